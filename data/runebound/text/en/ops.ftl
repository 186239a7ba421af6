### How the cards of Runebound read: one message per effect, modifier, special and label.
### A card line is made of a label and a body; bodies begin with a small letter and have no full stop.

## Words of the rules

colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-red = red
terrain-plains = plains
terrain-road = road
terrain-river = river
terrain-swamp = swamp
terrain-forest = forest
terrain-hills = hills
terrain-mountain = mountain
terrain-town = town

## Joining

join-clauses = { $a }, { $b }
join-words = { $a }, { $b }
join-both = { $a } and { $b }
join-and = { $a } and { $b }
join-or = { $a } or { $b }
join-else = { $a }; or { $b }
nothing = do nothing

## Amounts: pieces that other messages use with their own variables

signed = { $sign ->
    [minus] −{ $n }
    [plus] +{ $n }
   *[zero] ±0
}
wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
who-suffers = { $target ->
    [one_character] one of your figures suffers
    [one_ally] one of your allies suffers
    [all_allies] each of your allies suffers
    [each_hero] every hero suffers
    [all] your hero and each ally suffer
   *[hero] suffer
}
who-on = { $target ->
    [one_character] {" "}on one of your figures
    [one_ally] {" "}on one of your allies
    [all_allies] {" "}on each of your allies
    [each_hero] {" "}on every hero
    [all] {" "}on your hero and each ally
   *[hero] {""}
}
who-from = { $target ->
    [one_character] {" "}from one of your figures
    [one_ally] {" "}from one of your allies
    [all_allies] {" "}from each of your allies
    [each_hero] {" "}from every hero
    [all] {" "}from your hero and each ally
   *[hero] {""}
}

## Effects

effect-gold = { $target ->
    [each_hero] every hero { $sign ->
        [minus] loses
       *[plus] gains
    } { $n } gold
   *[hero] { $sign ->
        [minus] lose
       *[plus] gain
    } { $n } gold
}
effect-xp = gain { $n } { $colour } { $n ->
    [one] counter
   *[other] counters
}
effect-wound = { who-suffers } { wounds }{ $spares_last ->
    [yes] , but keeps 1 life
   *[no] {""}
}
effect-heal = heal { $n ->
    [0] all wounds
   *[other] { wounds }
}{ who-on }
effect-exhaust = { who-suffers } { $n } exhaustion
effect-rest = remove { $n ->
    [0] all
   *[other] { $n }
} exhaustion{ who-from }
effect-foe-wound = the foe suffers { wounds }
effect-foe-heals = the foe heals { wounds }{ $unless_hit ->
    [yes] {" "}unless it was hit this round
   *[no] {""}
}
effect-test-both = test { $skill } { $n }; success: { $ok }; failure: { $fail }
effect-test-ok = test { $skill } { $n }; success: { $ok }
effect-test-fail = test { $skill } { $n } or { $fail }
effect-test-bare = test { $skill } { $n }
effect-choose = { $who ->
    [each_hero] every hero chooses
   *[hero] choose
}: { $branches }
effect-choose-may = you may { $branch }
price-gold = pay { $n } gold
price-rune = discard { $n ->
    [one] one of your runes
   *[other] { $n } of your runes
}
price-token = give up { $n ->
    [one] one experience token
   *[other] { $n } experience tokens
}
price-for = { $price }: { $effects }
effect-attack = make a { $phase } attack{ $damage ->
    [0] {""}
   *[other] {" "}for { $damage } damage
}{ $sign ->
    [zero] {""}
   *[other] {" "}at { signed }
}
effect-roll-bonus = { signed } to the roll
effect-next-roll = { signed } to { $whose ->
    [hero_first] your hero’s first combat roll of this fight
    [ally_first] the first combat roll of one of your allies
   *[hero_next] your hero’s next combat roll
}
effect-damage-bonus = a hit deals { signed } damage
effect-reroll = roll again
effect-foe-value = the foe’s { $phases } value { signed }
effect-foe-value-all = all values of the foe { signed }
effect-foe-value-one = one value of the foe ({ $phases }) { signed }
effect-foe-damage = { $zero ->
    [yes] the foe deals no { $phase } damage
   *[no] the foe’s { $phase } damage { signed }
}{ $this_phase ->
    [yes] {" "}this phase
   *[no] {""}
}
effect-foe-life = the foe’s life { signed }
effect-no-escape = there is no escape from this fight
effect-no-attack = your hero may not attack in the { $phase } phase{ $round ->
    [0] {""}
   *[other] {" "}of round { $round }
}
effect-soak = cancel { $exhaustion ->
    [yes] up to { $n } wounds or exhaustion
   *[no] { $n ->
        [one] 1 wound
       *[other] up to { $n } wounds
    }
}
effect-redirect = this ally takes any number of them instead
effect-cancel-knock-out = cancel a knock-out; 1 life is left
effect-move-hexes = move { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
} over any terrain
effect-move-to-town = go to any town instead of moving
effect-movement-dice = roll { $n ->
    [one] 1 movement die
   *[other] { $n } movement dice
} more
effect-wild-terrain = any symbol opens { $terrains } this turn
effect-ignore-hazard = ignore the travel hazard
effect-ignore-hazard-there = ignore travel hazards on { $terrains }
effect-draw-market = draw { $n ->
    [one] 1 market card
   *[other] { $n } market cards
} { $town ->
    [every] for every town
    [start] to the starting town
   *[nearest] to the nearest town
}
effect-peek-market = look at the top card of the market deck
effect-peek-deck = look at the top card of one deck; it may go to the bottom
effect-peek-red = look at the top { $n } red cards and put one of them on top
effect-top-to-bottom = the top { $colour } card goes to the bottom, unseen
effect-offer-market = draw { $n } market cards; you may buy one at half cost, the others go to the nearest town
effect-end-fight = the fight counts as won{ $gold ->
    [no] , without its gold
   *[yes] {""}
}
effect-keep = keep this card
effect-fight = fight the foe
effect-fight-win = fight the foe; if you win, { $win }
effect-discard-item = { $which ->
    [own_rune] discard a rune of your choice
   *[random] discard an item at random
}
effect-lose-token = lose an experience token of your choice
effect-refresh-card = turn one other used card face up
effect-discount = your next purchase costs { $n } gold less (at least 1)

## Rolls

roll-noun = { $role ->
    [attack] attack
    [defend] defence roll
   *[any] roll
}
rolls-noun = { $role ->
    [attack] attacks
    [defend] defence rolls
   *[any] rolls
}
rolls-whose = { $by ->
    [ally] your allies’{" "}
    [self] its own{" "}
    [any] all figures’{" "}
   *[hero] {""}
}
rolls-some = { rolls-whose }{ $phases } { rolls-noun }
rolls-all = { rolls-whose }{ $role ->
    [any] combat rolls
   *[other] { rolls-noun }
}
roll-some = { $by ->
    [self] its own
    [any] any
   *[hero] a
} { $phases } { roll-noun }
roll-all = { $role ->
    [any] { $by ->
        [self] its own
        [any] any
       *[hero] a
    } combat roll
   *[other] { $by ->
        [self] its own
        [any] any
       *[hero] { $role ->
            [attack] an
           *[defend] a
        }
    } { roll-noun }
}
roll-escape = { $by ->
    [any] any
   *[hero] an
} escape roll
roll-test = { $by ->
    [any] any
   *[hero] a
} test

## Lasting changes

mod-roll = { $rolls } { signed }
mod-damage = { $rolls } deal { signed } damage
mod-escape = escape rolls { signed }
mod-test = all tests { signed }
mod-test-some = tests of { $skills } { signed }
mod-life = life { signed }
mod-stamina = stamina { signed }
mod-movement-dice = movement dice { signed }
mod-rest = resting removes { $n } exhaustion { more-or-less }
mod-weapon-limit = you may hold { $n } { $n ->
    [one] weapon
   *[other] weapons
} { more-or-less }
more-or-less = { $sign ->
    [minus] less
   *[plus] more
}
price-change = { $n } gold { $sign ->
    [minus] less (at least 1)
   *[plus] more
}
mod-item-price = items cost { price-change }
mod-ally-price = hiring an ally costs { price-change }
mod-heal-price = healing costs { price-change }
mod-reward-gold = each challenge you defeat gives { $n } gold { more-or-less }
mod-foe-value = the foe’s values { signed }
mod-foe-life = the foe’s life { signed }
mod-foe-value-of = values of { $colours } foes { signed }
mod-foe-life-of = life of { $colours } foes { signed }
mod-reward-gold-of = each { $colours } challenge you defeat gives { $n } gold { more-or-less }
mod-first = { $what } (first of each { $scope ->
    [round] round
   *[combat] combat
})
mod-against = { $what } (against { $colours } foes)
mod-phases = { $what } (in { $phases })
mod-level = { $what } (against a hero of level { $n } or more)
mod-only-on = { $what } (if every step is on { $terrains })

## Rules that hold

special-forbid = { $what ->
    [ally_attack] your allies may not attack
    [hero_attack] your hero may not attack
    [armour] armour cannot be used
   *[escape] nobody can escape
}
special-forbid-phases = { $what ->
    [ally_attack] your allies may not attack
    [hero_attack] your hero may not attack
    [armour] armour cannot be used
   *[escape] nobody can escape
} in the { $phases } phase
special-on-fail = { $by ->
    [ally] an ally who fails
    [hero] a hero who fails
   *[any] whoever fails
} { $roll } { $harms ->
    [hero] makes the hero
   *[roller] must
} { $instead ->
    [yes] { $effects } instead of wounds
   *[no] also { $effects }
}
special-per-wound = each wound dealt to { $by ->
    [ally] an ally
   *[hero] your hero
} also brings 1 exhaustion
special-heals-on-wound = when the foe deals wounds, it heals { wounds }
special-hit-bonus = a hit of { $at_least } damage or more deals { signed }
special-hit-cap = { $phases } attacks deal at most { $n } damage
special-weakens = after a phase in which it was hit, the foe deals { $n } damage less in the next
special-double-exhaustion = exhaustion suffered counts twice
special-discard-cost = discarding an item for its use also costs { $n } exhaustion
special-closed-terrain = heroes may not enter { $terrains } by dice, only by a single step
special-truce = heroes may not attack each other; they may negotiate at a distance of { $distance } or less
special-town-rest = a hero who enters a town, or begins a turn in one, heals { wounds }
special-on-stop = a hero who stops on { $terrains } must { $effects }
special-symbols = any { $symbols } symbol opens { $terrains }

## Abilities

label-ability = { $use }, { $when }
label-once = { $label } (once a { $scope ->
    [combat] combat
    [round] round
   *[turn] turn
})
use-cost = { $exhaustion ->
    [0] {""}
   *[other] {" "}+ { $exhaustion } exhaustion
}{ $wounds ->
    [0] {""}
    [one] {" "}+ 1 wound
   *[other] {" "}+ { $wounds } wounds
}
use-activate = Activate{ use-cost }
use-discard = Discard{ use-cost }
use-pay = { $exhaustion ->
    [0] { $wounds ->
        [0] Free
        [one] 1 wound
       *[other] { $wounds } wounds
    }
   *[other] { $exhaustion } exhaustion{ $wounds ->
        [0] {""}
        [one] {" "}+ 1 wound
       *[other] {" "}+ { $wounds } wounds
    }
}
when-before-move = before moving
when-after-move = after moving
when-before-combat = before combat
when-market = in the market
when-any = at any time
when-wounds = when your hero suffers wounds
when-wounds-or-exhaustion = when your hero suffers wounds or exhaustion
when-wounds-from = when your hero suffers wounds from { $roll } that fails
when-before = before { $roll }
when-after = after { $roll }
when-hit = after { $roll } that succeeds
when-miss = after { $roll } that fails
when-on = { $when } on { $terrains }

## Lines of a card

card-line = *{ $label }:* { $body }.
card-line-kept = *{ $label } (once kept):* { $body }.
skill-bonus = { $skill } { signed }
label-skills = Skills
label-always = Always
label-wages = Wages
wages = each market step begins by paying { $n } gold, or this ally leaves
label-before-combat = Before combat
label-fight = In this fight
label-round-end = End of each round
label-at-once = At once
label-in-play = While in play
label-encounter = Encounter
label-then = Then
label-foe = The foe
label-quest = Quest
label-until-done = Until it is done
label-each-success = Each success
label-finish = { $n ->
    [one] Success
   *[other] After { $n } successes
}
label-failure = Failure
label-last-failure = Failure, and the quest is over
label-kept-ally = { $name } (once kept)
quest-stop = end your movement in { $place } and test { $skill } { $n }
quest-refresh = test { $skill } { $n } in each of your refresh steps
quest-any-town = any town
quest-new-town = a town where you have not yet succeeded
figure-value = { $of } { $n }/{ $damage }
figure-foe = { $values }, life { $life }
figure-ally = { $values }, life { $life }, stamina { $stamina }

## Rewards

reward-gold = { $n } gold
reward-keep-weapon = keep this card as a weapon
reward-keep-armour = keep this card as armour
reward-keep-artifact = keep this card as an artifact
reward-keep-rune = keep this card as a rune
reward-keep-ally = keep this card as an ally
reward-keep-ability = keep this card as a lasting ability
reward-keep-dragon-rune = keep this card as a Dragon Rune
reward-victory = victory

## Kinds of cards

kind-hero = hero
kind-ally = ally
kind-weapon = weapon
kind-armour = armour
kind-artifact = artifact
kind-rune = rune
kind-ability = lasting ability
kind-dragon-rune = Dragon Rune
kind-item = { $kind } · { $type }
kind-challenge = { $colour } challenge
kind-event = { $colour } event · { $n ->
    [1] I
    [2] II
   *[3] III
}
kind-encounter = { $colour } encounter
kind-quest = { $colour } encounter · quest
type-amulet = amulet
type-axe = axe
type-blood = blood
type-bomb = bomb
type-boots = boots
type-bow = bow
type-charm = charm
type-cloak = cloak
type-coat = coat
type-dagger = dagger
type-earth = earth
type-fire = fire
type-frost = frost
type-hammer = hammer
type-horn = horn
type-horse = horse
type-leather = leather
type-mail = mail
type-map = map
type-mind = mind
type-plate = plate
type-potion = potion
type-purse = purse
type-relic = relic
type-ring = ring
type-robe = robe
type-rope = rope
type-shield = shield
type-sling = sling
type-staff = staff
type-star = star
type-sword = sword
type-tome = tome
type-whip = whip
type-wind = wind
