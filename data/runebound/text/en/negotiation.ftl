## Negotiation between heroes

deal-gold = { $n } gold
deal-card = { $card }
deal-nothing = nothing

event-negotiation = { $who } and { $other } negotiate.
event-deal-proposed = { $who } offers { $other }: { $give }, for { $take }.
event-deal-struck = { $who } gives { $give }, { $other } gives { $take }.
event-deal-refused = { $who } does not agree with { $other }.

ask-deal = { $who }: put a deal to { $other }. You give { $give } and get { $take }.
ask-deal-over-limit = { $who }: { $crowded } would hold too much. You give { $give } and get { $take }.
ask-deal-answer = { $other }: { $who } gives { $give } and wants { $take }. Do you agree?

opt-deal-give-more = Give { $n } more gold
opt-deal-give-less = Give { $n } less gold
opt-deal-take-more = Ask for { $n } more gold
opt-deal-take-less = Ask for { $n } less gold
opt-deal-give-card = Give { $card }
opt-deal-give-not = Keep { $card }
opt-deal-take-card = Ask for { $card }
opt-deal-take-not = Do not ask for { $card }
opt-propose = Propose this deal
opt-withdraw = End the talk
opt-accept = Agree
opt-refuse = Refuse
opt-counter = Change the deal
