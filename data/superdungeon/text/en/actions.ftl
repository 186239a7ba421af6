## Special actions, special attacks, potions and their windows

word-round-start = the start of the round
word-activations = the activations
word-round-end = the end of the round

event-action-used = { $who } uses { $action }.
event-aura-begins = { $aura } spreads { $n ->
    [one] 1 square
   *[other] { $n } squares
} around { $who }.
event-effect-begins = { $action } works on { $who }.
event-teleported = { $who } vanishes and appears on { $where }.
event-shifted = { $who } becomes { $form }.
event-potion-used = { $who } uses { $potion }{ $whom ->
    [self] .
   *[other] { " " }for { $other }.
}
event-redirected = { $who } steps in for { $instead }.

opt-use-action = { $action } ({ $n } AP)
opt-use-attack = { $action } ({ $n } AP)
opt-aim-at = { $target }
ask-teleport = Choose the square on which { $who } appears.
ask-shift = { $who }: choose the squares on which { $form } stands.

opt-drink = { $potion } of { $who } ({ $n ->
    [one] 1 potion
   *[other] { $n } potions
})
opt-drink-for = { $potion } of { $who } for { $other } ({ $n ->
    [one] 1 potion
   *[other] { $n } potions
})
opt-drink-instead = { $potion } of { $who }: { $other } is attacked instead of { $instead }
opt-pass-potion = No potion
opt-pass-turn = No potion for the rest of this turn
ask-potion-attack-declared = { $who } is about to attack { $whom }. Use a potion?
ask-potion-attack-rolled = { $who } attacks { $whom } with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}. Use a potion?
ask-potion-defence-rolled = { $who } has { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} against { $defence } of { $whom }. Use a potion before the wound?
ask-potion-before-wound = { $who } is about to suffer. Use a potion?
ask-potion-phase-start = Before { $who }: use a potion?
ask-potion-phase-end = After { $who }: use a potion?
ask-potion-activation-start = { $who } begins to act. Use a potion?
ask-potion-activation-end = { $who } has acted. Use a potion?
ask-potion-after-step = { $who } is acting. Use a potion?
