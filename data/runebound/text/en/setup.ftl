## Variants, house rules and setting up

preset-basic = Basic game
    .line = No variants: play goes on until somebody wins.
preset-recommended = Recommended
    .line = Doom track and travel hazards.
preset-friendly = Friendly
    .line = As recommended, with gentle knock-outs.

option-doom_track = Doom track
    .line = Discarded adventure cards bring doom; with the last doom counter the endgame begins.
option-travel_hazards = Travel hazards
    .line = Who stops in the wilds must roll, and may be attacked.
option-gentle_knockout = Gentle knock-out
    .line = A knocked-out hero loses gold, but no item or ally.
option-item_limits = Item limits
    .line = One item of each type instead of two weapons and one armour.
option-ally_limits = Allies for wages
    .line = Any number of allies, but each costs 1 gold in every market step.
option-market_requires_arrival = Market on arrival only
    .line = A hero trades only in a town he entered this turn.
option-activation_per_turn = One activation a turn
    .line = In adventures one card before combat and one other card in the whole turn.
option-sell_to_stack = Sold items stay in town
    .line = A sold item lies face up in the town’s market stack.
option-overflow_literal = Undefeated spaces stay put
    .line = When all six are full, the card on space 1 is always replaced.
option-doom_limit = Cards for a doom counter
    .line = 0 = as the rules say by number of players; 4 is suggested for playing alone.
option-hero_draft = Choose of two heroes
    .line = Everybody is dealt two heroes and keeps one.
option-round_limit = Last round
    .line = 0 = no limit; otherwise the game ends after so many rounds.

event-first-player = { $who } begins.
event-hero-kept = { $who } plays { $hero }.

ask-hero-draft = { $who }: which hero do you keep?

opt-keep-hero = Keep { $hero }
