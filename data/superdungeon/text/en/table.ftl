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
