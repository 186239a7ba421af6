## Spawning, the boss, and the adventure tracker

ask-spawn = { $who }: what do your spawning points produce? ({ $n ->
    [0] no skull tokens
    [one] 1 skull token
   *[other] { $n } skull tokens
})
opt-spawn = { $model } at { $point } ({ $skulls ->
    [one] 1 skull
   *[other] { $skulls } skulls
}, { $left } left{ $tokens ->
    [0] { "" }
    [one] , for 1 skull token
   *[other] , for { $tokens } skull tokens
})
opt-spawn-done = Nothing more
ask-spawn-place = { $who }: where does { $model } appear?
event-spawned = { $model } comes out of { $point }.
event-tokens-lost = { $n ->
    [one] 1 unspent skull token is lost.
   *[other] { $n } unspent skull tokens are lost.
}

ask-boss-enters = { $who }: where does { $boss } enter?
event-boss-due = Heavy steps: the boss enters in the next spawn step.
event-boss-entered = { $boss } has entered the dungeon!
event-timeout = Timeout! { $boss } shakes everything off and withdraws.
ask-boss-moves = { $who }: where does { $boss } withdraw to?
event-boss-moved = { $boss } withdraws to { $space }.
ask-summon = { $who }: where does { $model } appear?
event-summoned = { $model } hurries to its master.

event-power-moved = The power marker is on { $n } of { $of }.
event-overcharge = Overcharge! The power marker turns red and starts anew.
event-loot-moved = The loot marker is on { $n } of { $of }.
event-token-taken = The Consul takes { $n ->
    [one] a skull token
   *[other] { $n } skull tokens
}.
