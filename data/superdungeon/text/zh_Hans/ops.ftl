### 卡牌文字：每种技能、效果与标签各一条。
### 一行由标签和正文组成；正文不带句号。

## 规则用词

attribute-att = 攻击
attribute-arm = 盔甲
attribute-will = 意志
attribute-dex = 灵巧
status-bind = 捆绑
status-choke = 呛到
status-cold = 寒冷
status-fire = 火焰
status-fragile = 脆弱
status-immobile = 不动
status-knockdown = 击倒
status-pacify = 安抚
status-poison = 中毒
status-slow = 缓速
status-stun = 晕眩
status-weak = 虚弱
status-all = 状态效果
trait-fly = 飞行
trait-surefoot = 踏实
trait-stealth = 隐匿
trait-mob = 暴徒
trait-luck = 幸运
trait-healer = 医者
trait-tough = 坚韧
trait-backlash = 反噬
trait-dodge = 闪避
trait-berserk = 狂暴
trait-sturdy = 稳固
trait-massive-damage = 重创
trait-shapeshift = 变身
range-reach = { $n ->
    [1] 相邻
   *[other] 近战范围{ $n }
}
range-range = 范围{ $n }
range-magic = 魔法{ $n }
range-missile = 发射{ $n }
range-hookshot = 导引箭{ $n }
shape-burst = 爆发{ $n }
shape-cross = 十字{ $n }
shape-lance = 长枪{ $n }
shape-spray = 散射{ $n }
shape-sweep = 横扫{ $n }
shape-wave = 波浪{ $n }
shape-aura = 灵气{ $n }
control-compel = 强迫
control-pull = 吸引
control-push = 推动
platform-bit8 = 8位元
platform-bit16 = 16位元
platform-super = 超级！
platform-overcharge = 能量超载
terrain-floor = 地板
terrain-difficult = 险要地形
terrain-lava = 熔岩流
terrain-restoration_rune = 恢复符文
terrain-hallway = 走廊

## 模型种类与种族

tag-hero = 英雄
    .many = 英雄
tag-boss = 头目
    .many = 头目
tag-mini-boss = 迷你头目
    .many = 迷你头目
tag-denizen = 居民
    .many = 居民
tag-minion = 爪牙
    .many = 爪牙
tag-shapeshift = 变身
    .many = 变身
tag-spawning-point = 产怪点
    .many = 产怪点
tag-trap = 陷阱
    .many = 陷阱
tag-human = 人类
    .many = 人类
tag-dwarf = 矮人
    .many = 矮人
tag-half-elf = 半精灵
    .many = 半精灵
tag-demonkin = 魔裔
    .many = 魔裔
tag-elf = 精灵
    .many = 精灵
tag-kobold = 狗头人
    .many = 狗头人
tag-drake = 龙兽
    .many = 龙兽
tag-dragon = 龙
    .many = 龙
tag-ogre = 食人魔
    .many = 食人魔
tag-troll = 巨魔
    .many = 巨魔

## 连接

join-list = { $a }，{ $b }
join-words = { $a }、{ $b }
join-or = { $a }或{ $b }
join-sentence = { $a }。{ $b }
join-kinds = { $a } · { $b }
nothing = 无

## 骰子：白色星星，然后是蓝、红、绿骰

pool = { $white ->
    [0] {""}
   *[other] { $white }白
}{ $blue ->
    [0] {""}
   *[other] { $blue }蓝
}{ $red ->
    [0] {""}
   *[other] { $red }红
}{ $green ->
    [0] {""}
   *[other] { $green }绿
}
pool-empty = 0
pool-none = –

## 技能

ability-dice = { $attribute }+{ $pool }
ability-dice-against = 对有{ $target_has }的目标，{ $attribute }+{ $pool }
ability-immune = 免疫{ $status }
ability-vulnerable = { $status }弱点
ability-slots = 每个战利品栏位可放{ $n }张卡
stats-ap = 行动点+{ $n }
stats-speed = 速度+{ $n }
stats-hearts = 红心+{ $n }
stats-potion-cap = 药水数量+{ $n }

## 效果

op-place = 放置{ $status }
op-heal = 治疗{ $n }
op-remedy = 万灵解除
op-move = { $control }{ $n }
op-teleport = 传送{ $n }
op-redirect = 成为当前攻击的目标
op-resurrect = 复活一位被消灭的英雄
op-shift = 变为{ $form }
op-wound-self = 受到{ $n }个伤口（不计入轨迹）
op-extra-wounds = 若造成伤口，攻击骰每颗星造成一个伤口
op-heal-user = 若造成伤口，移除自己的{ $n }个伤口
op-free-attacks = 每移动一格可免费进行一次基本攻击（不能再用狂暴攻击）
op-set-pool = { $attribute }变为{ $pool }
op-discard-self = 弃掉此卡
op-gain-potion = 获得{ $n }瓶药水

## 行动

reach-augment = 增益
reach-dangerous = 危险
reach-only = 仅限{ $tags }
reach-everyone = 所有{ $tags }，不限位置
reach-all = 所有友方，不限位置
versus = { $rolls }对{ $against }
versus-any = 对{ $against }
versus-bonus = { $roll }，+{ $pool }
versus-if = { $roll }（若目标有{ $status }）
roll-action = 投骰：{ $roll }
roll-attack = 攻击骰：{ $roll }
roll-potion = 药水投骰：{ $roll }
label-action = { $name }（{ $cost }）
cost-action = { $n }行动点，蓝
cost-attack = { $n }行动点，红
cost-potion = { $n }瓶药水
cost-round-start = 大回合开始时
cost-once = { $cost }，仅一次

## 数值卡上的数值

stat-attribute = { $attribute }{ $pool }
stat-speed = 速度{ $n }
stat-ap = 行动点{ $n }
stat-hearts = 红心{ $n }
stat-potion-cap = 药水{ $n }
stat-skulls = 头骨{ $n }

## 卡牌各行

card-line = *{ $label }：*{ $body }。
card-line-potion = *{ $label }：*每位英雄皆可使用：{ $body }。
label-always = 持续
label-on-equip = 装备时
label-brings = 带来
brings-loot = { $n }张战利品卡
brings-relics = { $n }件遗物，洗入宝藏卡堆
label-spawning-point = 产怪点
spawning-point-rule = 不能移动，从不动作
label-drawn = 抽到时
ambush-rule = { $model }取代藏宝箱；它被消灭时，抽宝藏卡堆顶的牌
label-consul = 领主
consul-refuses = 将此卡放回并重抽一张
label-points = 产怪点
label-models = 模型
label-copies = 选择
copies = 可选{ $n }次
count-of = { $n }×{ $name }
label-near-points = { $name }（地城）
near-points-rule = 英雄移动到产怪点旁时受到{ $what }
label-boss-statuses = { $name }（头目战）
boss-statuses-rule = { $boss }登场时，每位英雄受到{ $what }
label-horde = { $name }（头目战）
horde-rule = 所有居民和爪牙拥有{ $what }
label-timeout-statuses = { $name }（超时）
timeout-statuses-rule = { $boss }旁边的模型受到{ $what }
label-summons = 召唤（超时）
summons-rule = 来到{ $boss }身边：{ $models }

## 卡牌种类

kind-large = 大底座
kind-loot-weapon = 战利品 · 武器
kind-loot-armor = 战利品 · 盔甲
kind-loot-item = 战利品 · 物品
kind-treasure-relic = 宝藏 · 遗物
kind-treasure-ambush = 宝藏 · 伏击
kind-boss-relic = 宝藏 · 龙遗物
kind-roster = 产怪点选择
kind-adventure = 冒险效果
