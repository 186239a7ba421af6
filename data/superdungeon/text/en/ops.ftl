### How the cards of Super Dungeon read: one message per ability, effect and label.
### A card line is made of a label and a body; bodies have no full stop.

## Words of the rules

attribute-att = ATT
attribute-arm = ARM
attribute-will = WILL
attribute-dex = DEX
status-bind = Bind
status-choke = Choke
status-cold = Cold
status-fire = Fire
status-fragile = Fragile
status-immobile = Immobile
status-knockdown = Knockdown
status-pacify = Pacify
status-poison = Poison
status-slow = Slow
status-stun = Stun
status-weak = Weak
status-all = Status Effects
trait-fly = Fly
trait-surefoot = Surefoot
trait-stealth = Stealth
trait-mob = Mob
trait-luck = Luck
trait-healer = Healer
trait-tough = Tough
trait-backlash = Backlash
trait-dodge = Dodge
trait-berserk = Berserk
trait-sturdy = Sturdy
trait-massive-damage = Massive Damage
trait-shapeshift = Shapeshift
range-reach = { $n ->
    [1] adjacent
   *[other] Reach { $n }
}
range-range = Range { $n }
range-magic = Magic { $n }
range-missile = Missile { $n }
range-hookshot = Hookshot { $n }
shape-burst = Burst { $n }
shape-cross = Cross { $n }
shape-lance = Lance { $n }
shape-spray = Spray { $n }
shape-sweep = Sweep { $n }
shape-wave = Wave { $n }
shape-aura = Aura { $n }
control-compel = Compel
control-pull = Pull
control-push = Push
platform-bit8 = 8-Bit
platform-bit16 = 16-Bit
platform-super = Super!
platform-overcharge = overcharge
terrain-floor = floor
terrain-difficult = difficult terrain
terrain-lava = lava flow
terrain-restoration_rune = rune of restoration
terrain-hallway = hallway

## Model types and races

tag-hero = hero
    .many = heroes
tag-boss = boss
    .many = bosses
tag-mini-boss = mini-boss
    .many = mini-bosses
tag-denizen = denizen
    .many = denizens
tag-minion = minion
    .many = minions
tag-shapeshift = shape
    .many = shapes
tag-spawning-point = spawning point
    .many = spawning points
tag-trap = trap
    .many = traps
tag-human = human
    .many = humans
tag-dwarf = dwarf
    .many = dwarves
tag-half-elf = half-elf
    .many = half-elves
tag-demonkin = demonkin
    .many = demonkin
tag-elf = elf
    .many = elves
tag-kobold = kobold
    .many = kobolds
tag-drake = drake
    .many = drakes
tag-dragon = dragon
    .many = dragons
tag-ogre = ogre
    .many = ogres
tag-troll = troll
    .many = trolls

## Joining

join-list = { $a }, { $b }
join-words = { $a }, { $b }
join-or = { $a } or { $b }
join-sentence = { $a }. { $b }
join-kinds = { $a } · { $b }
nothing = nothing

## Dice: white stars, then blue, red and green dice

pool = { $white ->
    [0] {""}
   *[other] { $white }W
}{ $blue ->
    [0] {""}
   *[other] { $blue }B
}{ $red ->
    [0] {""}
   *[other] { $red }R
}{ $green ->
    [0] {""}
   *[other] { $green }G
}
pool-empty = 0
pool-none = –

## Abilities

ability-dice = +{ $pool } { $attribute }
ability-dice-against = +{ $pool } { $attribute } against targets with { $target_has }
ability-immune = Immune: { $status }
ability-vulnerable = Vulnerable: { $status }
ability-slots = { $n } cards in each loot slot
stats-ap = +{ $n } AP
stats-speed = +{ $n } speed
stats-hearts = +{ $n } { $n ->
    [one] heart
   *[other] hearts
}
stats-potion-cap = room for { $n } more { $n ->
    [one] potion
   *[other] potions
}

## Effects

op-place = place { $status }
op-heal = Heal { $n }
op-remedy = Remedy
op-move = { $control } { $n }
op-teleport = Teleport { $n }
op-redirect = becomes the target of the current attack
op-resurrect = Resurrect a destroyed hero
op-shift = become { $form }
op-wound-self = take { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} (on no track)
op-extra-wounds = if it wounds, one wound per star of the attack roll
op-heal-user = if it wounds, remove { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} of your own
op-free-attacks = a free basic attack after each square moved (no Berserk attack)
op-set-pool = { $attribute } becomes { $pool }
op-discard-self = discard this card
op-gain-potion = gain { $n ->
    [one] 1 potion
   *[other] { $n } potions
}

## Actions

reach-augment = Augment
reach-dangerous = Dangerous
reach-only = { $tags } only
reach-everyone = all { $tags } everywhere
reach-all = all friends everywhere
versus = { $rolls } vs { $against }
versus-any = vs { $against }
versus-bonus = { $roll }, +{ $pool }
versus-if = { $roll } if the target has { $status }
roll-action = { $roll }
roll-attack = Attack { $roll }
roll-potion = Roll { $roll }
label-action = { $name } ({ $cost })
cost-action = { $n } AP, blue
cost-attack = { $n } AP, red
cost-potion = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
cost-round-start = Start of a round
cost-once = { $cost }, one use

## Numbers of a stat card

stat-attribute = { $attribute } { $pool }
stat-speed = speed { $n }
stat-ap = { $n } AP
stat-hearts = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}
stat-potion-cap = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
stat-skulls = { $n ->
    [one] 1 skull
   *[other] { $n } skulls
}

## Lines of a card

card-line = *{ $label }:* { $body }.
card-line-potion = *{ $label }:* every hero may use this: { $body }.
label-always = Always
label-on-equip = When equipped
label-brings = Brings
brings-loot = { $n } loot { $n ->
    [one] card
   *[other] cards
}
brings-relics = { $n ->
    [one] 1 relic
   *[other] { $n } relics
} for the treasure deck
label-spawning-point = Spawning point
spawning-point-rule = cannot move and is never activated
label-drawn = When drawn
ambush-rule = { $model } takes the place of the chest; when it is destroyed, draw the top treasure card
label-consul = Consul
consul-refuses = puts this card back and draws another
label-points = Points
label-models = Models
label-copies = Choice
copies = can be taken { $n ->
    [one] once
   *[other] { $n } times
}
count-of = { $n } × { $name }
label-near-points = { $name } (dungeon)
near-points-rule = a hero who moves next to a spawning point suffers { $what }
label-boss-statuses = { $name } (boss fight)
boss-statuses-rule = when { $boss } enters, every hero suffers { $what }
label-horde = { $name } (boss fight)
horde-rule = denizens and minions have { $what }
label-timeout-statuses = { $name } (timeout)
timeout-statuses-rule = models next to { $boss } suffer { $what }
label-summons = Summons (timeout)
summons-rule = to the side of { $boss }: { $models }

## Kinds of cards

kind-large = large
kind-loot-weapon = loot · weapon
kind-loot-armor = loot · armor
kind-loot-item = loot · item
kind-treasure-relic = treasure · relic
kind-treasure-ambush = treasure · ambush
kind-boss-relic = treasure · dragon relic
kind-roster = choice of spawning points
kind-adventure = adventure effects
