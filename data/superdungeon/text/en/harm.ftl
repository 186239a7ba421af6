## Wounds, statuses, destruction, and moving others

event-wounded = { $who } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}; { $left ->
    [one] 1 heart
   *[other] { $left } hearts
} left.
event-status = { $who } suffers { $status }.
event-destroyed = { $who } is destroyed.
event-cause-fire = { $who } burns.
event-cause-backlash = The blow falls back on { $who }.
event-cause-vulnerable = A weak spot of { $who } is struck.
event-cause-price = { $who } pays with blood.

ask-control = { $who } moves { $target } up to { $n ->
    [one] 1 square
   *[other] { $n } squares
}: choose where it ends.
opt-control = To { $space }
opt-control-leave = Leave it where it stands

ask-effects = { $who }: choose the order in which your effects happen.
opt-effect = { $effect }
