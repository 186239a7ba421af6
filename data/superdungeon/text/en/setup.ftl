## Sizes, variants, house rules and setting up

preset-bit8 = 8-Bit
    .line = Two heroes in a ready-made dungeon, about half an hour. Best for a first game.
preset-bit16 = 16-Bit
    .line = Three heroes, a mini-boss and a boss, about an hour.
preset-super = Super!
    .line = Five heroes, two mini-bosses and a boss: a whole evening.

option-size = Size
    .line = How many heroes, tiles, chests and spawning points there are.
option-size-bit8 = 8-Bit
option-size-bit16 = 16-Bit
option-size-super = Super!
role-consul = Consul
    .line = The dungeon lord: all monsters obey him.
role-heroes = Heroes
    .line = Chosen at the table, unless one is chosen here.
option-consul_seat = Seat of the Consul
    .line = The number of the seat that is the dungeon lord; the others play the heroes.
option-consul_seats = Seats for the Consul
    .line = Two seats may share the Consul; they take his turns alternately.
option-preset_dungeon = Ready-made dungeon
    .line = The chosen map is played instead of tiles laid by both sides.
option-potion_prompts = Ask about potions
    .line = When the game stops to ask whether somebody drinks a potion.
option-potion_prompts-never = never
option-potion_prompts-when_attacked = when attacked
option-potion_prompts-always = always
option-four_heroes = Four heroes
    .line = Four heroes, tiles and points, one mini-boss and one boss, whatever the size says.
option-eight_bit_end = End of an 8-Bit game
    .line = What the heroes must destroy to win.
option-eight_bit_end-miniboss_is_boss = the mini-boss
option-eight_bit_end-points_and_miniboss = points and mini-boss
option-duplicate_heroes = The same hero twice
    .line = By the rules from three players on, but never for one seat.
option-duplicate_heroes-by_rule = by the rules
option-duplicate_heroes-never = never
option-blind_initiative = Blind initiative
    .line = Both sides name their model for initiative secretly.
option-equip_window = Equip cards
    .line = When cards of the pool may be put on.
option-equip_window-any = at any window
option-equip_window-round_end_only = at the round’s end
option-knockdown_blocks = Knockdown forbids
    .line = What a model may not do before it has stood up.
option-knockdown_blocks-all = everything
option-knockdown_blocks-special_only = special actions
option-surefoot_cost = Cost for Surefoot
    .line = 1 = difficult ground costs a surefooted model nothing more; 2 = the rulebook to the letter.
option-spawn_terrain = Points and chests stand
    .line = Which squares of a room will do.
option-spawn_terrain-floor_only = on plain floor
option-spawn_terrain-any_room_square = anywhere in a room
option-boss_icons = Icons for bosses
    .line = Bosses and mini-bosses that wound with an icon showing shed a status.
option-vulnerable_mode = Vulnerable
    .line = What befalls a model that is vulnerable to what hits it.
option-vulnerable_mode-wound = takes a wound
option-vulnerable_mode-discard = loses a defence die
option-token_limits = Counters run out
    .line = There are no more counters than in the box.
option-power_scale = Length of the power track
    .line = In percent: shorter games have the boss sooner.
option-round_limit = Last round
    .line = 0 = no limit; otherwise the Consul wins after so many rounds.

ask-choose-hero = { $who }: choose a hero
opt-choose-hero = { $hero }
event-hero-chosen = { $who } plays { $hero }.

ask-choose-boss = { $who }: choose your boss
ask-choose-mini-boss = { $who }: choose a mini-boss
opt-choose-model = { $model }
ask-rosters = { $who }: choose { $n } spawning points
opt-rosters = { $rosters }
event-force-chosen = The Consul’s force: { $models }.

ask-lay-tile = { $who }: lay tile { $n } of the dungeon
opt-lay-tile = { $tile }, turned by { $turns }°, at { $column }, { $row }
event-tile-laid = { $tile } is laid.

ask-place-point = { $who }: place the { $point }
event-point-placed = { $point } stands on { $space }.
ask-place-start = { $who }: where do the heroes enter?
event-start-placed = The heroes enter at { $space }.
ask-place-hero = { $who }: place { $hero }
event-hero-placed = { $hero } stands on { $space }.
ask-place-chest = { $who }: place a chest ({ $tile })
event-chest-placed = A treasure chest stands on { $space }.
event-set-up = The dungeon is ready.
