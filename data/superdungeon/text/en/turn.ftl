## Rounds, turns and initiative

event-round-begins = Round { $n } begins.

ask-initiative = { $who }: which model rolls for initiative?
opt-initiative = { $model } ({ $pool })
event-initiative-named = { $model } rolls for initiative.
event-initiative-rolled = { $who } rolls { $attribute } with { $pool }: { $n }{ $lost }.
event-initiative-won = The initiative belongs to { $side }.
ask-first-turn = { $who }: do you take the first or the second turn?
opt-turn-first = First
opt-turn-second = Second
event-first-side = The first turn belongs to { $side }.

ask-hero-turn = { $who }: which hero acts?
ask-consul-turn = { $who }: which monster acts? ({ $n } skulls left)
opt-activate = { $model }
opt-activate-monster = { $model } ({ $n ->
    [one] 1 skull
   *[other] { $n } skulls
})
opt-end-turn = End the turn

over-boss-destroyed = { $boss } is destroyed: the heroes win.
over-heroes-destroyed = All heroes are destroyed: the Consul wins.
over-round-limit = The game ends after round { $n }: the dungeon has held, and the Consul wins.
