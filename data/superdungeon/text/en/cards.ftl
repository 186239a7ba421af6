### Names of the cards, models and actions of Super Dungeon, and one line of the tale for models and relics.

## Heroes

name-royal-paladin = Royal Paladin
flavour-royal-paladin = The crown gave her a shield. She asked for a bigger hammer.
name-hearthsworn-fighter = Hearthsworn Fighter
flavour-hearthsworn-fighter = He swore by his hearth, and at everything else.
name-ember-mage = Ember Mage
flavour-ember-mage = Her teachers remember her warmly. So do their eyebrows.
name-riftling-rogue = Riftling Rogue
flavour-riftling-rogue = He was never here, and neither was your purse.
name-deeproot-druid = Deeproot Druid
flavour-deeproot-druid = She talks with the trees. The bear does not talk.
name-angry-bear = Angry Bear
flavour-angry-bear = It was a bad idea to wake her before spring.
name-skyhorn-berserker = Skyhorn Berserker
flavour-skyhorn-berserker = He counts to ten before he gets angry, starting at nine.
name-dewleaf-archer = Dewleaf Archer
flavour-dewleaf-archer = Her arrows come back. She has told them to.
name-gloomveil-witch = Gloomveil Witch
flavour-gloomveil-witch = She only curses people to their faces.

## The Consul’s models

name-starfire = Starfire
flavour-starfire = The last knight who asked for a light is still glowing.
name-rex = Rex
flavour-rex = He hugs what he likes. He likes everyone.
name-rockgut = Rockgut
flavour-rockgut = Granite for breakfast, and thunder until noon.
name-wyrmling = Wyrmling
flavour-wyrmling = Small for a dragon. Large for everything else.
name-whelp = Whelp
flavour-whelp = It bites first and has no second idea.
name-hatchling = Hatchling
flavour-hatchling = Everything it sees for the first time is food.
name-dragon-priest = Dragon Priest
flavour-dragon-priest = The sermon is short. The screaming is not.
name-ironscale = Ironscale
flavour-ironscale = Somebody told them to stand here. Here they stand.
name-flinger = Flinger
flavour-flinger = Mostly it throws away from itself.
name-knucklehead = Knucklehead
flavour-knucklehead = He knows one plan, and he is running at you with it.
name-gouger = Gouger
flavour-gouger = A long spear for a short temper.
name-boo-booty = Boo-Booty
flavour-boo-booty = The treasure is inside. So are the teeth.
name-egg-clutch = Egg Clutch
flavour-egg-clutch = Do not count them. They are hatching faster.
name-kobold-warren = Kobold Warren
flavour-kobold-warren = There is always room for one more, and one more.

## Loot

name-rust-eater-sword = Rust-Eater Sword
name-militia-pike = Militia Pike
name-ogre-bone-club = Ogre-Bone Club
name-grinning-cleaver = Grinning Cleaver
name-kindling-blade = Kindling Blade
name-rime-sabre = Rime Sabre
name-viper-kris = Viper Kris
name-thumper-mace = Thumper Mace
name-sapping-hatchet = Sapping Hatchet
name-menace-halberd = Menace Halberd
name-glasscutter-pick = Glasscutter Pick
name-snare-bola = Snare Bola
name-tar-knife = Tar Knife
name-dizzy-wand = Dizzy Wand
name-tongue-tie-rod = Tongue-Tie Rod
name-coughing-censer = Coughing Censer
name-padded-coat = Padded Coat
name-watchmans-plate = Watchman’s Plate
name-turtle-buckler = Turtle Buckler
name-fireproof-kilt = Fireproof Kilt
name-fur-mantle = Fur Mantle
name-adder-skin-vest = Adder-Skin Vest
name-stubborn-boots = Stubborn Boots
name-slickstep-boots = Slickstep Boots
name-dancers-slippers = Dancer’s Slippers
name-ram-horn-helm = Ram-Horn Helm
name-quarry-gauntlets = Quarry Gauntlets
name-crystal-pauldrons = Crystal Pauldrons
name-clear-mind-hood = Clear-Mind Hood
name-loose-sleeve-robe = Loose-Sleeve Robe
name-perfumed-scarf = Perfumed Scarf
name-mountaineers-harness = Mountaineer’s Harness
name-resurrection-charm = Resurrection Charm
name-marching-drum = Marching Drum
name-heartstone-bead = Heartstone Bead
name-couriers-sandals = Courier’s Sandals
name-bottomless-satchel = Bottomless Satchel
name-owl-lens = Owl Lens
name-sages-abacus = Sage’s Abacus
name-moon-dial = Moon Dial
name-alley-charm = Alley Charm
name-panther-tail = Panther Tail
name-loaded-die = Loaded Die
name-war-paint = War Paint
name-grappling-reel = Grappling Reel
name-humming-top = Humming Top
name-field-kit = Field Kit
name-steam-piston = Steam Piston

## Treasure

name-titans-signet = Titan’s Signet
flavour-titans-signet = On a titan it was a ring. On you it is a belt.
name-mithril-ward = Mithril Ward
flavour-mithril-ward = Light as a promise, and better kept.
name-archmages-seal = Archmage’s Seal
flavour-archmages-seal = It signs things you have not written yet.
name-quicksilver-idol = Quicksilver Idol
flavour-quicksilver-idol = It has never stood in the same place once.
name-heros-mantle = Hero’s Mantle
flavour-heros-mantle = The last owner left it here, in two pieces, sewn up since.
name-blade-of-many-mornings = Blade of Many Mornings
flavour-blade-of-many-mornings = It has seen the sun rise on both ends of every battle.
name-thornmirror-shield = Thornmirror Shield
flavour-thornmirror-shield = Look closely. Not that closely.
name-guttering-lantern = Guttering Lantern
flavour-guttering-lantern = Blow it out here, and it is lit over there.
name-healers-stole = Healer’s Stole
flavour-healers-stole = Washed a thousand times, and forgiving each of them.
name-cloud-feather = Cloud-Feather
flavour-cloud-feather = No bird has ever asked for it back.
name-veil-of-dusk = Veil of Dusk
flavour-veil-of-dusk = Woven between the last light and the first lamp.
name-warded-cloak = Warded Cloak
flavour-warded-cloak = Curses slide off. Gravy does not.
name-lancers-standard = Lancer’s Standard
flavour-lancers-standard = Follow the flag. It knows only straight ahead.
name-storm-rod = Storm Rod
flavour-storm-rod = Do not hold it by either end.
name-crossbrace-gauntlet = Crossbrace Gauntlet
flavour-crossbrace-gauntlet = One punch, four directions.
name-phoenix-brew = Phoenix Brew
flavour-phoenix-brew = Best served at a funeral. It ends the funeral.
name-ancient-dragon-scale = Ancient Dragon Scale
flavour-ancient-dragon-scale = Still warm after nine hundred winters.
name-horn-of-cinders = Horn of Cinders
flavour-horn-of-cinders = One note, and nobody asks for another.
name-bow-of-the-red-moon = Bow of the Red Moon
flavour-bow-of-the-red-moon = It was strung once, and has hummed ever since.
name-wyrmslayer-pike = Wyrmslayer Pike
flavour-wyrmslayer-pike = Made for one dragon. Do not miss.
name-hoarders-gem = Hoarder’s Gem
flavour-hoarders-gem = Whoever owns it finds that nothing is enough.
name-stone-dragon-heart = Stone Dragon Heart
flavour-stone-dragon-heart = It beats once a year. Today is early.
name-boo-booty-card = Boo-Booty!

## Choices of the Consul

name-roster-egg-clutch = Egg Clutch
name-roster-kobold-warren = Kobold Warren Pair
name-starfire-adventure = Starfire’s Adventure

## Actions, attacks and potions

name-iron-aura = Iron Aura
name-dawn-hammer = Dawn Hammer
name-elixir = Elixir
name-grudge-call = Grudge Call
name-wide-cut = Wide Cut
name-bulwark-brew = Bulwark Brew
name-fire-wave = Fire Wave
name-magma-strike = Magma Strike
name-cordial-of-kin = Cordial of Kin
name-spark-water = Spark Water
name-puff = Puff
name-twist-the-knife = Twist the Knife
name-teleport-potion = Teleport Potion
name-root-snarl = Root Snarl
name-bramble-coat = Bramble Coat
name-shapeshift-angry-bear = Shapeshift: Angry Bear
name-shapeshift-deeproot-druid = Shapeshift: Deeproot Druid
name-berry-mash = Berry Mash
name-bear-rush = Bear Rush
name-crushing-hug = Crushing Hug
name-red-mist = Red Mist
name-anger-draught = Anger Draught
name-field-poultice = Field Poultice
name-scatter-shot = Scatter Shot
name-moth-dust = Moth Dust
name-rime-hex = Rime Hex
name-limp-hex = Limp Hex
name-brittle-hex = Brittle Hex
name-wing-tonic = Wing Tonic
name-furnace-breath = Furnace Breath
name-scythe-tail = Scythe Tail
name-big-smash = Big Smash
name-hard-cuddle = Hard Cuddle
name-belly-bounce = Belly Bounce
name-stone-meal = Stone Meal
name-hot-belch = Hot Belch
name-pack-bite = Pack Bite
name-plunge = Plunge
name-scale-hymn = Scale Hymn
name-ash-veil = Ash Veil
name-gagging-psalm = Gagging Psalm
name-shield-wall = Shield Wall
name-oil-pot = Oil Pot
name-soot-pot = Soot Pot
name-fire-storm = Fire Storm
name-ember-draught = Ember Draught

## Effects of the adventure cards

near-points-starfire-adventure = Scorched Thresholds
boss-statuses-starfire-adventure = Ember Baptism
horde-starfire-adventure = Kindled Horde
timeout-statuses-starfire-adventure = Blazing Flight
