## 规模、规则变体、村规与准备冒险

preset-bit8 = 8位元
    .line = 两名英雄，现成的地城，约半小时。适合第一局。
preset-bit16 = 16位元
    .line = 三名英雄、一名迷你头目和一名头目，约一小时。
preset-super = 超级！
    .line = 五名英雄、两名迷你头目和一名头目，足够玩一晚。

option-size = 规模
    .line = 英雄、板块、藏宝箱与产怪点的数量。
option-size-bit8 = 8位元
option-size-bit16 = 16位元
option-size-super = 超级！
role-consul = 领主
    .line = 地城领主：所有怪物听其号令。
role-heroes = 英雄
    .line = 在桌上选择，也可以在此先选定。
option-consul_seat = 领主的座位
    .line = 第几个座位担任地城领主；其余座位扮演英雄。
option-consul_seats = 领主的座位数
    .line = 两个座位可以共同担任领主，轮流进行领主的轮次。
option-preset_dungeon = 现成地城
    .line = 使用所选地图，双方不再放置板块。
option-potion_prompts = 询问药水
    .line = 何时停下询问是否有人使用药水。
option-potion_prompts-never = 从不
option-potion_prompts-when_attacked = 受到攻击时
option-potion_prompts-always = 总是
option-four_heroes = 四名英雄
    .line = 不论规模：四名英雄、四块板块、四个产怪点，一名迷你头目和一名头目。
option-eight_bit_end = 8位元游戏的结束
    .line = 英雄必须摧毁什么才能获胜。
option-eight_bit_end-miniboss_is_boss = 迷你头目
option-eight_bit_end-points_and_miniboss = 产怪点与迷你头目
option-duplicate_heroes = 重复的英雄
    .line = 按规则三名玩家起可以重复，但同一座位不可。
option-duplicate_heroes-by_rule = 按规则
option-duplicate_heroes-never = 从不
option-blind_initiative = 暗选起始权
    .line = 双方秘密选择争夺起始权的模型。
option-equip_window = 装备卡牌
    .line = 牌池中的卡牌何时可以装备。
option-equip_window-any = 任何时机
option-equip_window-round_end_only = 仅大回合结束时
option-knockdown_blocks = 击倒的限制
    .line = 模型起身前不能做什么。
option-knockdown_blocks-all = 一切行动
option-knockdown_blocks-special_only = 特殊行动
option-surefoot_cost = 踏实的花费
    .line = 1 = 险要地形对踏实的模型不多花速度；2 = 严格照规则书。
option-spawn_terrain = 产怪点与藏宝箱的位置
    .line = 房间中的哪些方格可用。
option-spawn_terrain-floor_only = 仅普通地面
option-spawn_terrain-any_room_square = 房间任意方格
option-boss_icons = 头目的图标
    .line = 头目与迷你头目造成伤口且投出图标时，移除自己一个状态。
option-vulnerable_mode = 弱点
    .line = 被自己的弱点命中的模型会怎样。
option-vulnerable_mode-wound = 受一点伤口
option-vulnerable_mode-discard = 弃一颗防御骰
option-token_limits = 指示物有限
    .line = 指示物不会多于盒中的数量。
option-power_scale = 力量轨迹长度
    .line = 百分比：越短，头目来得越早。
option-round_limit = 最后的大回合
    .line = 0 = 不限；否则在该大回合之后领主获胜。

ask-choose-hero = { $who }，请选择一名英雄
opt-choose-hero = { $hero }
event-hero-chosen = { $who }使用{ $hero }。

ask-choose-boss = { $who }，请选择你的头目
ask-choose-mini-boss = { $who }，请选择一名迷你头目
opt-choose-model = { $model }
ask-rosters = { $who }，请选择{ $n }个产怪点
opt-rosters = { $rosters }
event-force-chosen = 领主的部队：{ $models }。

ask-lay-tile = { $who }，请放置第{ $n }块板块
opt-lay-tile = { $tile }，旋转{ $turns }°，位于{ $column }, { $row }
event-tile-laid = 放置了{ $tile }。

ask-place-point = { $who }，请放置{ $point }
event-point-placed = { $point }位于{ $space }。
ask-place-start = { $who }，英雄从哪里进入？
event-start-placed = 英雄从{ $space }进入。
ask-place-hero = { $who }，请放置{ $hero }
event-hero-placed = { $hero }位于{ $space }。
ask-place-chest = { $who }，请放置一个藏宝箱（{ $tile }）
event-chest-placed = 一个藏宝箱位于{ $space }。
event-set-up = 地城准备完毕。
