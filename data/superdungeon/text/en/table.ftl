## Words that only the table of Super Dungeon needs

game-superdungeon = Super Dungeon
game-superdungeon-line = Heroes, kobolds and one large dragon
map-dungeon_2 = Dungeon of two tiles
map-dungeon_3 = Dungeon of three tiles
map-dungeon_5 = Dungeon of five tiles

side-consul = the Consul
side-heroes = the heroes

name-chest = Treasure chest
name-start = Hero start marker

name-1a = Guard Crossing
name-1b = Pillar Court
name-2a = Ember Channel
name-2b = Mushroom Cellar
name-3a = Shrine of Mending
name-3b = Collapsed Vault
name-4a = Twin Cells
name-4b = Cinder Stair
name-5a = Great Hall
name-5b = Drowned Cistern
name-6a = Dragon Larder
name-6b = Rune Gallery


opt-space = { $space }

skin-round = Round { $n }
skin-set-up = Set-up
skin-consul = Consul
skin-power = Power
skin-loot = Loot
skin-power-track = Power track
skin-power-now = The marker is on *{ $n }* of { $of }. Every wound moves it by one.
skin-power-bit16 = {"{"}crown{"}"} From *{ $n }* on 16-Bit monsters appear.
skin-power-end = {"{"}dragon{"}"} At *{ $n }* the track is full, and the boss comes.
skin-power-lap = {"{"}dragon{"}"} At *{ $n }* the marker turns red and starts again; the boss comes when the track is full once more.
skin-power-mini-boss = {"{"}crown{"}"} At *{ $n }* the mini-boss enters as the boss of an 8-Bit game.
skin-power-full = {"{"}dragon{"}"} At *{ $n }* the marker stops.
skin-power-skulls = {"{"}skull{"}"} On a skull the Consul takes a skull token.
skin-power-red = The marker is red: overcharge.
skin-loot-track = Loot track
skin-loot-now = The heroes have made *{ $n }* of { $of } wounds that count this round.
skin-loot-next = After *{ $n }* more they draw a loot card.
skin-loot-none = No more loot cards this round.
skin-loot-deck = Loot deck
skin-treasure-deck = Treasure deck
skin-deck-line = *{ $n }* cards in the deck, { $m } discarded.
skin-upgrade = The hordes have { $card }.
skin-skulls = Skulls of this turn
skin-skulls-line = In this turn the Consul has activated monsters worth *{ $n }* of { $of } skulls.
skin-tokens = Skull tokens
skin-tokens-line = The Consul has *{ $n }*. In his next spawn step each raises the limit of a spawning point by one.
skin-points = Spawning points
skin-points-line = *{ $n }* still stand. Each produces monsters worth four skulls in a round.
skin-printed = { $value } printed on the card
skin-part = *{ $value }* from { $source }
skin-total = *{ $value }* in all
skin-source = { $name }
skin-own-ability = its own ability
skin-loses-die = A status takes the highest die away.
skin-hearts-left = *{ $n }* of { $of } hearts are left.
skin-number-of = { $what } of { $who }
skin-hint-spawn = Press a spawning point. Each makes monsters worth up to { $n } skulls; a skull token raises that by one.
skin-status-bind = It uses no special actions.
skin-status-choke = It drinks no potions and gains nothing from any.
skin-status-cold = Its DEX rolls lose the highest die.
skin-status-fire = It takes a wound at the start of each activation.
skin-status-fragile = Its ARM rolls lose the highest die.
skin-status-immobile = It cannot walk.
skin-status-knockdown = It does nothing until it stands up for 1 AP.
skin-status-pacify = It makes no special attacks.
skin-status-poison = It has one AP less in each activation.
skin-status-slow = Its speed is halved, rounded up.
skin-status-stun = Its WILL rolls lose the highest die.
skin-status-weak = Its ATT rolls lose the highest die.
skin-status-until = A heart, healing, or a sacrificed card removes it.
skin-name-ap = Action points
skin-name-speed = Speed
skin-name-hearts = Hearts
skin-name-potion-cap = Potions at most
skin-ground-floor = Plain floor.
skin-ground-hallway = A hallway between two tiles.
skin-ground-difficult = Difficult terrain: entering it costs two speed.
skin-ground-lava = Lava flow: difficult, and whoever enters takes Fire.
skin-ground-restoration-rune = Rune of restoration: a hero who ends his activation here is healed.
skin-start = {"{"}castle-flag{"}"} The hero start marker lies here.
skin-chest = {"{"}key{"}"} A treasure chest: a hero beside it opens it for 1 AP.
skin-in-pool = pool
skin-adventure = Adventure
skin-acts-now = acts now
skin-has-acted = has acted
skin-will-act = still to act
skin-destroyed = destroyed
skin-does = *{ $option }:* { $does }
skin-potion = *{ $potion }* of { $who }: { $does }
skin-target = { $target } ({ $have } of { $full } hearts left)
skin-way-price = { $n } of { $left } speed
skin-aura-here = Here lies the { $aura } of { $who }.
skin-choices = What becomes of it
skin-stat-hits = Blows that hit
skin-stat-misses = Blows that missed
skin-stat-suffered = Wounds suffered
skin-stat-lost = Models lost
skin-stat-potions = Potions drunk
skin-heroes = Choose a hero
skin-monsters = Choose a monster
skin-rosters = Spawning points and what they produce
skin-cards = Cards of the party
skin-cards-in-question = Cards
skin-equipped-by = { $who }
skin-nothing-equipped = Nothing yet
skin-banner = { $who } decides
skin-banner-potion = { $who }: a potion?

## Rolls

skin-roll-initiative = Initiative
skin-roll-stealth = Hidden?
skin-roll-resurrect = Back to life?
skin-roll-line = More stars than the defence: a hit.
skin-roll-against = { $rolls } against { $against } · costs { $cost } AP
skin-roll-tie = More stars than the defence hit; a tie is a miss.
skin-roll-expect = Hits to expect
skin-roll-hit = Hit: { $attack } to { $defence }
skin-roll-miss = Missed: { $attack } to { $defence }
skin-roll-hits = { $n } of { $of } hit
skin-dice-white = { $n ->
    [one] star
   *[other] stars
}: { $source }
skin-dice-blue = blue { $n ->
    [one] die
   *[other] dice
}: { $source }
skin-dice-red = red { $n ->
    [one] die
   *[other] dice
}: { $source }
skin-dice-green = green { $n ->
    [one] die
   *[other] dice
}: { $source }
help-chapter-dungeon-start = Setting out
help-chapter-dungeon-turns = Turns
help-chapter-dungeon-fight = Fighting
help-chapter-dungeon-party = The party
help-chapter-dungeon-fate = Fate of the dungeon
