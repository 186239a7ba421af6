## Movement

event-set-down = { $who } is now in { $where }.
event-moved = { $who } moves to { $where }.
event-stayed = { $who } does not move.
event-movement-rolled = { $who } rolls { $n ->
    [one] 1 movement die
   *[other] { $n } movement dice
}.

ask-move-mode = { $who }: choose how { $hero } moves.
ask-rest-split = { $who }: choose who rests ({ $n } more exhaustion goes).
ask-single-step = { $who }: choose the space that { $hero } steps into.
ask-walk = { $who }: choose where { $hero } walks ({ $n ->
    [one] 1 die
   *[other] { $n } dice
} left), or stop.
ask-free-move = { $who }: move { $hero } up to { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}, or stay.
ask-go-to-town = { $who }: choose the town to which { $hero } goes.

opt-move-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
opt-move-rest = { $dice ->
    [0] Roll no dice and rest: remove { $n } exhaustion
    [one] Roll 1 die and rest: remove { $n } exhaustion
   *[other] Roll { $dice } dice and rest: remove { $n } exhaustion
}
opt-move-step = Move one space without dice
opt-move-stay = { $rest ->
    [0] Stay here
   *[other] Stay here and rest: remove { $rest } exhaustion
}
opt-rest = { $figure } ({ $n } exhaustion)
opt-go-to = { $space }, { $n ->
    [one] 1 step
   *[other] { $n } steps
}
opt-go-to-town = { $town }
opt-stop = Stop here
