## Attacks and their rolls

word-attack = attack
way-melee = at hand
way-range = from afar
way-magic = by magic
way-missile = by missile
way-hookshot = with the hook
side-n = north
side-e = east
side-s = south
side-w = west

opt-aim = Attack { $target } { $way }
opt-aim-burst = Aim at { $target }, { $way }: { $n ->
    [one] 1 target
   *[other] { $n } targets
}
opt-aim-side = To the { $side }: { $n ->
    [one] 1 target
   *[other] { $n } targets
}
opt-aim-here = All around: { $n ->
    [0] no target
    [one] 1 target
   *[other] { $n } targets
}
opt-target = { $who }
opt-defend = { $attribute } ({ $pool })

odds-hit = hit
odds-miss = miss
odds-hit-one = hits { $who }

ask-aim = { $who }, { $action }: choose the target.
ask-order = { $who }, { $action }: choose the order in which the targets defend.
ask-defend = { $who } defends against { $n ->
    [one] 1 star
   *[other] { $n } stars
}: choose what to roll.

roll-lost = { " " }(the highest die is discarded)

event-attack-declared = { $who }, { $action }{ $n ->
    [0] {""}.
   *[other] { " " }against { $targets }.
}
event-ap-paid = { $who } pays { $n } AP; { $left } left.
event-attack-rolled = { $who } attacks with { $attribute } { $pool }: { $n ->
    [one] 1 star
   *[other] { $n } stars
}{ $lost }.
event-defence-rolled = { $who } defends with { $attribute } { $pool }: { $n ->
    [one] 1 star
   *[other] { $n } stars
}{ $lost }.
event-stealth-rolled = { $who } tries to hide with { $attribute } { $pool }: { $n ->
    [one] 1 star
   *[other] { $n } stars
}{ $lost }.
event-hit = { $who } hits { $target }: { $attack } against { $defence }.
event-missed = { $who } misses { $target }: { $attack } against { $defence }.
event-escaped = The attack cannot reach { $who } any more.
