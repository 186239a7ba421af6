## The market, and effects on gold and items

event-bought = { $who } buys { $card } for { $n } gold.
event-hired = { $who } hires { $card } for { $n } gold.
event-sold = { $who } sells { $card } for { $n } gold.
event-healing-paid = { $who } pays { $n } gold to have { $figure } healed.
event-wages-paid = { $who } pays { $ally } { $n } gold.
event-ally-leaves = { $ally } is not paid and leaves { $who }.
event-gold-gained = { $who } gains { $n } gold.
event-gold-lost = { $who } loses { $n } gold.
event-item-drawn = Chance picks { $card } among the items of { $who }.
event-item-lost = { $who } loses { $card }.
event-card-refreshed = { $who } turns { $card } face up.

ask-enter-market = { $who }: go to the market of { $town }? You have { $gold } gold. Going in lays a new card.
opt-enter-market = Go to the market
opt-skip-market = Skip the market

ask-market = { $who }: buy, hire, sell or heal in { $town }. You have { $gold } gold.
opt-buy = Buy { $card } for { $n } gold
opt-hire = Hire { $card } for { $n } gold
opt-sell = Sell { $card } for { $n } gold
opt-heal-wound = Heal 1 wound of { $figure } for { $n } gold
opt-heal-exhaustion = Remove all exhaustion of { $figure } for { $n } gold
opt-leave-market = Leave the market

ask-wages = { $who }: your allies want { $n } gold and you have { $gold }. Choose who is paid; the others leave.
opt-pay-wages = Pay { $ally } { $n } gold

ask-market-town = { $who }: choose the town that gets { $n ->
    [one] 1 new market card
   *[other] { $n } new market cards
}.
ask-offer = { $who }: buy one of these cards at half its cost? You have { $gold } gold.
opt-buy-half = Buy { $card } for { $n } gold
opt-buy-none = Buy nothing
ask-look = { $who }: the top card of the market deck is { $card }. Only you see it.
opt-seen = Put it back
ask-lose-item = { $who }: choose the item you lose.
opt-lose-item = Lose { $card }
ask-refresh = { $who }: choose the card to turn face up.
opt-refresh = Turn { $card } face up
