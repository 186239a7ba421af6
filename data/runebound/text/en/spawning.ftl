## Market cards and adventure counters

event-market-card-laid = { $card } comes to the market of { $town }.
event-counter-gained = { $who } gains a { $colour } counter worth { $n ->
    [one] 1 point
   *[other] { $n } points
}.
event-points-noted = The pile cannot pay: { $who } notes { $n ->
    [one] 1 experience point
   *[other] { $n } experience points
}.
event-counter-returned = A { $colour } counter returns to { $space }.
event-board-bare = Nothing is left to be drawn for on the board: counters return to the spaces with a sunburst.

ask-replenish = { $who }: choose a space that gets { $n ->
    [one] the last { $colour } counter
   *[other] one of the last { $n } { $colour } counters
} of the pile.
opt-replenish = { $space }
