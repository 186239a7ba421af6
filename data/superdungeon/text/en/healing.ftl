## Healing, the rune of restoration, and Resurrect

relief-wound = remove 1 wound
relief-status = remove { $status }

event-healed = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} of { $who } { $n ->
    [one] is
   *[other] are
} removed.
event-status-removed = { $who } is rid of { $status }.
event-rune-heals = The rune of restoration glows under { $who }.
event-resurrect-rolled = The dice for { $who } show { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
event-resurrected = { $who } returns to the dungeon.
event-stays-out = { $who } stays out, with { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.

ask-heal = { $who }: remove wounds or statuses?
opt-heal-wounds = Remove { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
opt-heal-statuses = Remove { $n ->
    [one] 1 status
   *[other] { $n } statuses
}
ask-heal-statuses = { $who }: choose { $n ->
    [one] the status
   *[other] the { $n } statuses
} to remove.
opt-remove-status = { $status }
ask-rune = { $who } stands on a rune of restoration: choose what it removes.
opt-relief = { $what }
ask-resurrect = Choose the hero who may return.
opt-resurrect = { $who }
ask-return = { $who } returns: choose a square by the start marker.
ask-round-start = { $who }: use { $card } now?
opt-use-on = Use { $card } for { $who }
opt-keep-charm = Keep { $card }
