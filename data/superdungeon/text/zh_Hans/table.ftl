## 超级地城桌面专用的文字

game-superdungeon = 超级地城
game-superdungeon-line = 英雄、狗头人和一条大龙
map-dungeon_2 = 两块板块的地城
map-dungeon_3 = 三块板块的地城
map-dungeon_5 = 五块板块的地城

side-consul = 领主
side-heroes = 英雄方

name-chest = 藏宝箱
name-start = 英雄起始标记

name-1a = 守卫十字厅
name-1b = 石柱庭院
name-2a = 余烬水道
name-2b = 蘑菇地窖
name-3a = 愈合圣所
name-3b = 坍塌宝库
name-4a = 双囚室
name-4b = 炭灰阶厅
name-5a = 大厅堂
name-5b = 淹没水窖
name-6a = 龙之食库
name-6b = 符文画廊


opt-space = { $space }

skin-set-up = 布置
skin-consul = 领主
skin-power = 力量
skin-loot = 战利品
skin-power-track = 力量轨
skin-power-now = 标记在第 *{ $n }* 格，共 { $of } 格。每个伤口前进一格。
skin-power-bit16 = {"{"}crown{"}"} 从第 *{ $n }* 格起，16-Bit 怪物可以登场。
skin-power-end = {"{"}dragon{"}"} 到第 *{ $n }* 格轨道已满，头目登场。
skin-power-skulls = {"{"}skull{"}"} 到头骨格时，领主取得一枚头骨标记。
skin-power-red = 标记已变红：能量超载。
skin-loot-track = 战利品轨
skin-loot-now = 本大回合英雄已造成 *{ $n }* 个计入轨道的伤口，最多 { $of } 个。
skin-loot-next = 再造成 *{ $n }* 个，就抽一张战利品牌。
skin-loot-none = 本大回合不会再有战利品牌。
skin-loot-deck = 战利品牌库
skin-treasure-deck = 宝藏牌库
skin-deck-line = 牌库中有 *{ $n }* 张牌，弃牌 { $m } 张。
skin-upgrade = 怪群拥有{ $card }。
skin-tokens = 头骨标记
skin-tokens-line = 领主有 *{ $n }* 枚。在下一个产怪步骤中，每枚可使一个产怪点的上限加一。
skin-points = 产怪点
skin-points-line = 还有 *{ $n }* 个。每个在一轮中可产出价值四个头骨的怪物。
skin-printed = 牌面为 { $value }
skin-part = *{ $value }* 来自{ $source }
skin-total = 合计 *{ $value }*
skin-source = { $name }
skin-own-ability = 自身能力
skin-loses-die = 有状态使其去掉点数最高的骰子。
skin-hearts-left = 剩余红心 *{ $n }* / { $of }。
skin-number-of = { $who }的{ $what }
skin-name-ap = 行动点
skin-name-speed = 速度
skin-name-hearts = 红心
skin-name-potion-cap = 药水上限
skin-ground-floor = 普通地面。
skin-ground-hallway = 两块板块之间的走廊。
skin-ground-difficult = 险要地形：进入需花费两点速度。
skin-ground-lava = 熔岩流：险要地形，进入者获得火焰。
skin-ground-restoration-rune = 恢复符文：在此结束激活的英雄获得治疗。
skin-start = {"{"}castle-flag{"}"} 英雄起始标记在这里。
skin-chest = {"{"}key{"}"} 宝箱：相邻的英雄花费 1 点行动点打开。
skin-in-pool = 公共池
skin-adventure = 冒险
skin-acts-now = 正在行动
skin-has-acted = 已行动
skin-will-act = 尚未行动
skin-destroyed = 已被击倒
skin-potion = { $who }的*{ $potion }*：{ $does }
skin-choices = 如何处置
skin-stat-hits = 命中次数
skin-stat-misses = 未命中次数
skin-stat-suffered = 受到的伤口
skin-stat-lost = 损失的模型
skin-stat-potions = 饮用的药水
skin-heroes = 选择一名英雄
skin-monsters = 选择一个怪物
skin-rosters = 产怪点及其怪物
skin-cards = 队伍的牌
skin-cards-in-question = 牌
skin-equipped-by = { $who }已装备
skin-nothing-equipped = 尚无
skin-banner = 由{ $who }决定
skin-banner-potion = { $who }：要用药水吗？

## 投骰

skin-roll-initiative = 先攻
skin-roll-stealth = 能否隐匿？
skin-roll-resurrect = 能否复活？
skin-roll-line = 星数多于防御即命中。
skin-roll-against = { $rolls }对{ $against } · 花费{ $cost }行动点
skin-roll-tie = 星数多于防御才命中；相同则未命中。
skin-roll-expect = 预期命中数
skin-roll-hit = 命中：{ $attack }对{ $defence }
skin-roll-miss = 未命中：{ $attack }对{ $defence }
skin-roll-hits = { $of }个目标命中{ $n }个
skin-dice-white = 颗星：{ $source }
skin-dice-blue = 颗蓝骰：{ $source }
skin-dice-red = 颗红骰：{ $source }
skin-dice-green = 颗绿骰：{ $source }
help-chapter-dungeon-start = 开始
help-chapter-dungeon-turns = 轮次
help-chapter-dungeon-fight = 战斗
help-chapter-dungeon-party = 队伍
help-chapter-dungeon-fate = 地城的命运
