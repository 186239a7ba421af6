## Fights, wounds and rolls

word-mind = Mind
word-body = Body
word-spirit = Spirit
word-ranged = ranged
word-melee = melee
word-magic = magic
word-escape = escape
word-sneak = sneak
word-notice = notice
word-lore = lore
word-swim = swim
word-climb = climb
word-brawn = brawn
word-diplomacy = diplomacy
word-resolve = resolve
word-luck = luck

part-tokens = tokens
part-boost = a promised bonus
part-fight = this fight
part-bonus = the effect
roll-parts = { " " }{ $n } ({ $each })
roll-part = { $source } { $n }

event-healed = { $who } is healed of { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
event-rested = { $who } recovers from { $n } exhaustion.
event-foe-wounded = { $who } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}; { $left } life left.
event-foe-healed = { $who } recovers from { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
event-pays-exhaustion = { $who } pays { $n } exhaustion.
event-exhausted = { $who } suffers { $n } exhaustion.
event-wounded = { $who } suffers { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}; { $left } life left.
event-ally-killed = { $who } is killed.
event-knocked-out = { $who } is knocked out and loses { $gold } gold.
event-knockout-card = { $who } loses { $card }.
event-carried-to-town = { $who } wakes up in { $town }.
event-roll-attack = { $who } attacks ({ $of }): { $first } + { $second } + { $value }{ $parts } = { $total } against { $target }: { $outcome ->
    [success] a hit
   *[failure] a miss
}.
event-roll-defend = { $who } defends ({ $of }): { $first } + { $second } + { $value }{ $parts } = { $total } against { $target }: { $outcome ->
    [success] held
   *[failure] broken
}.
event-roll-escape = { $who } tries to escape: { $first } + { $second } + { $value }{ $parts } = { $total } against { $target }: { $outcome ->
    [success] away
   *[failure] caught
}.
event-roll-test = { $who } tests { $of }: { $first } + { $second } + { $value }{ $parts } = { $total } against { $target }: { $outcome ->
    [success] success
   *[failure] failure
}.
event-roll-spell = { $who } strikes before combat ({ $of }): { $first } + { $second } + { $value }{ $parts } = { $total } against { $target }: { $outcome ->
    [success] a hit
   *[failure] a miss
}.
event-roll-answer = { $who } answers ({ $of }): { $first } + { $second } + { $value }{ $parts } = { $total }, the number to reach.
event-roll-raised = { $card } changes the roll: { $total } in all.
event-roll-target = { $who } sets the number to reach ({ $of }): { $first } + { $second } + { $value }{ $parts } = { $total }.
event-discards = { $who } discards { $card }.
event-uses = { $whose ->
    [own] { $who } uses an ability.
   *[card] { $who } uses { $card }.
}
event-soaked = { $whose ->
    [own] { $who } shrugs off
   *[card] { $card } spares { $who }
} { $what ->
    [exhaustion] { $n } exhaustion
   *[wounds] { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
}.
event-saved = { $card } keeps { $who } on their feet.
event-foe-value = { $who }: { $phase } value { $n }.
event-foe-damage = { $who }: { $phase } damage is lowered.
event-foe-life = { $who }: life { $n }.
event-fight-begins = { $who } meets { $foe }.
event-fight-broken-off = After thirty rounds { $who } and { $foe } break off the fight.
event-foe-defeated = { $who } defeats { $foe }.
event-escaped = { $who } escapes to { $space }.
event-reward-gold = { $who } gains { $n } gold as a reward.
event-hero-fight-begins = { $who } attacks { $other }!
event-hero-beaten = { $who } beats { $other }.
event-takes-gold = { $who } takes { $n } gold from { $other }.
event-takes-card = { $who } takes { $card } as spoils.

ask-knockout-card = { $who } is knocked out: which card is lost?
ask-knockout-town = { $who } is knocked out: which town is reached?
ask-window-before_move = { $who }: use a card before moving?
ask-window-after_move = { $who }: use a card after moving?
ask-window-before_combat = { $who }: use cards before the combat begins?
ask-window-before_roll = { $roller } is about to roll ({ $of }). Use a card first?
ask-window-after_roll = { $roller } rolled { $total } ({ $of }){ $target ->
    [0] { "" }
   *[other] { " " }against { $target }
}. Use a card now?
ask-window-wounds-wounds = { $who } is about to suffer { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}. Use a card?
ask-window-wounds-exhaustion = { $who } is about to suffer { $n } exhaustion. Use a card?
ask-relieve-wounds = { $who }: whose wounds are healed?
ask-relieve-exhaustion = { $who }: whose exhaustion is removed?
ask-take-wounds = How many of { $who }’s { $n } wounds does { $ally } take?
ask-boost-ally = { $who }: which ally gets +{ $n } on its first combat roll?
ask-foe-value = { $who }: which of the foe’s values changes by { $n }?
ask-escape = { $who }: try to escape from { $foe } ({ $target } or more), or go on?
ask-retreat = { $who }: which space do you retreat to?
ask-phase = { $who }: who meets { $foe } in the { $phase } phase (value { $value }, damage { $damage })?
ask-escape-hero = { $who }: try to escape from { $other }, or go on?
ask-phase-hero = { $who }: who acts against { $other } in the { $phase } phase?
ask-spoils = { $who }: what do you take from { $other }?

opt-lose-card = Lose { $card }
opt-town = { $town }
opt-space = { $space }
opt-discard = Discard { $card }
opt-use-activate = Use { $card }
opt-use-discard = Use up { $card }
opt-use-pay = Use { $card } ({ $exhaustion } exhaustion)
opt-pass-before_move = Done
opt-pass-after_move = Done
opt-pass-before_combat = Begin the combat
opt-pass-before_roll = Roll the dice
opt-pass-after_roll = Keep the roll
opt-pass-wounds = Suffer it
opt-figure = { $who }
opt-take-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
opt-escape = Try to escape (roll { $need } or more)
opt-escape-hero = Try to escape
opt-go-on = Stand and fight
opt-attack = { $who } attacks (roll { $need } or more)
opt-attack-hero = { $who } attacks
opt-defend = { $who } defends (roll { $need } or more)
opt-defend-free = { $who } defends (no harm to fear)
opt-defend-hero = { $who } defends
opt-spoils-gold = All { $n } gold
opt-spoils-card = { $card }
opt-nothing = Nothing

odds-hit = the foe suffers { $n }
odds-nothing = nobody is hurt
odds-wound = { $n ->
    [0] nothing lost
    [one] 1 wound suffered
   *[other] { $n } wounds suffered
}
odds-wound-special = { $n ->
    [0] the foe’s special harm
   *[other] { $n } suffered, and the foe’s special harm
}
odds-escape = away
