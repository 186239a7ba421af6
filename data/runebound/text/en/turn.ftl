## Turns

event-turn-begins = Round { $n }: it is { $who }’s turn ({ $hero }).
event-refreshed = { $hero } turns { $n ->
    [one] 1 card
   *[other] { $n } cards
} face up.
