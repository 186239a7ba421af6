### 卡牌文字：每種技能、效果與標籤各一條。
### 一行由標籤和正文組成；正文不帶句號。

## 規則用詞

attribute-att = 攻擊
attribute-arm = 盔甲
attribute-will = 意志
attribute-dex = 靈巧
status-bind = 綑綁
status-choke = 嗆到
status-cold = 寒冷
status-fire = 火焰
status-fragile = 脆弱
status-immobile = 不動
status-knockdown = 擊倒
status-pacify = 安撫
status-poison = 中毒
status-slow = 緩速
status-stun = 暈眩
status-weak = 虛弱
status-all = 狀態效果
trait-fly = 飛行
trait-surefoot = 踏實
trait-stealth = 隱匿
trait-mob = 暴徒
trait-luck = 幸運
trait-healer = 醫者
trait-tough = 堅韌
trait-backlash = 反噬
trait-dodge = 閃避
trait-berserk = 狂暴
trait-sturdy = 穩固
trait-massive-damage = 重創
trait-shapeshift = 變身
range-reach = { $n ->
    [1] 相鄰
   *[other] 近戰範圍{ $n }
}
range-range = 範圍{ $n }
range-magic = 魔法{ $n }
range-missile = 發射{ $n }
range-hookshot = 導引箭{ $n }
shape-burst = 爆發{ $n }
shape-cross = 十字{ $n }
shape-lance = 長槍{ $n }
shape-spray = 散射{ $n }
shape-sweep = 橫掃{ $n }
shape-wave = 波浪{ $n }
shape-aura = 靈氣{ $n }
control-compel = 強迫
control-pull = 吸引
control-push = 推動
platform-bit8 = 8位元
platform-bit16 = 16位元
platform-super = 超級！
platform-overcharge = 能量超載
terrain-floor = 地板
terrain-difficult = 險要地形
terrain-lava = 熔岩流
terrain-restoration_rune = 恢復符文
terrain-hallway = 走廊

## 模型種類與種族

tag-hero = 英雄
    .many = 英雄
tag-boss = 頭目
    .many = 頭目
tag-mini-boss = 迷你頭目
    .many = 迷你頭目
tag-denizen = 居民
    .many = 居民
tag-minion = 爪牙
    .many = 爪牙
tag-shapeshift = 變身
    .many = 變身
tag-spawning-point = 產怪點
    .many = 產怪點
tag-trap = 陷阱
    .many = 陷阱
tag-human = 人類
    .many = 人類
tag-dwarf = 矮人
    .many = 矮人
tag-half-elf = 半精靈
    .many = 半精靈
tag-demonkin = 魔裔
    .many = 魔裔
tag-elf = 精靈
    .many = 精靈
tag-kobold = 狗頭人
    .many = 狗頭人
tag-drake = 龍獸
    .many = 龍獸
tag-dragon = 龍
    .many = 龍
tag-ogre = 食人魔
    .many = 食人魔
tag-troll = 巨魔
    .many = 巨魔

## 連線

join-list = { $a }，{ $b }
join-words = { $a }、{ $b }
join-or = { $a }或{ $b }
join-sentence = { $a }。{ $b }
join-kinds = { $a } · { $b }
nothing = 無

## 骰子：白色星星，然後是藍、紅、綠骰

pool = { $white ->
    [0] {""}
   *[other] { $white }白
}{ $blue ->
    [0] {""}
   *[other] { $blue }藍
}{ $red ->
    [0] {""}
   *[other] { $red }紅
}{ $green ->
    [0] {""}
   *[other] { $green }綠
}
pool-empty = 0
pool-none = –

## 技能

ability-dice = { $attribute }+{ $pool }
ability-dice-against = 對有{ $target_has }的目標，{ $attribute }+{ $pool }
ability-immune = 免疫{ $status }
ability-vulnerable = { $status }弱點
ability-slots = 每個戰利品欄位可放{ $n }張卡
stats-ap = 行動點+{ $n }
stats-speed = 速度+{ $n }
stats-hearts = 紅心+{ $n }
stats-potion-cap = 藥水數量+{ $n }

## 效果

op-place = 放置{ $status }
op-heal = 治療{ $n }
op-remedy = 萬靈解除
op-move = { $control }{ $n }
op-teleport = 傳送{ $n }
op-redirect = 成為當前攻擊的目標
op-resurrect = 復活一位被消滅的英雄
op-shift = 變為{ $form }
op-wound-self = 受到{ $n }個傷口（不計入軌跡）
op-extra-wounds = 若造成傷口，攻擊骰每顆星造成一個傷口
op-heal-user = 若造成傷口，移除自己的{ $n }個傷口
op-free-attacks = 每移動一格可免費進行一次基本攻擊（不能再用狂暴攻擊）
op-set-pool = { $attribute }變為{ $pool }
op-discard-self = 棄掉此卡
op-gain-potion = 獲得{ $n }瓶藥水

## 行動

reach-augment = 增益
reach-dangerous = 危險
reach-only = 僅限{ $tags }
reach-everyone = 所有{ $tags }，不限位置
reach-all = 所有友方，不限位置
versus = { $rolls }對{ $against }
versus-any = 對{ $against }
versus-bonus = { $roll }，+{ $pool }
versus-if = { $roll }（若目標有{ $status }）
roll-action = 投骰：{ $roll }
roll-attack = 攻擊骰：{ $roll }
roll-potion = 藥水投骰：{ $roll }
label-action = { $name }（{ $cost }）
cost-action = { $n }行動點，藍
cost-attack = { $n }行動點，紅
cost-potion = { $n }瓶藥水
cost-round-start = 大回合開始時
cost-once = { $cost }，僅一次

## 數值卡上的數值

stat-attribute = { $attribute }{ $pool }
stat-speed = 速度{ $n }
stat-ap = 行動點{ $n }
stat-hearts = 紅心{ $n }
stat-potion-cap = 藥水{ $n }
stat-skulls = 頭骨{ $n }

## 卡牌各行

card-line = *{ $label }：*{ $body }。
card-line-potion = *{ $label }：*每位英雄皆可使用：{ $body }。
label-always = 持續
label-on-equip = 裝備時
label-brings = 帶來
brings-loot = { $n }張戰利品卡
brings-relics = { $n }件遺物，洗入寶藏卡堆
label-spawning-point = 產怪點
spawning-point-rule = 不能移動，從不動作
label-drawn = 抽到時
ambush-rule = { $model }取代藏寶箱；它被消滅時，抽寶藏卡堆頂的牌
label-consul = 領主
consul-refuses = 將此卡放回並重抽一張
label-points = 產怪點
label-models = 模型
label-copies = 選擇
copies = 可選{ $n }次
count-of = { $n }×{ $name }
label-near-points = { $name }（地城）
near-points-rule = 英雄移動到產怪點旁時受到{ $what }
label-boss-statuses = { $name }（頭目戰）
boss-statuses-rule = { $boss }登場時，每位英雄受到{ $what }
label-horde = { $name }（頭目戰）
horde-rule = 所有居民和爪牙擁有{ $what }
label-timeout-statuses = { $name }（超時）
timeout-statuses-rule = { $boss }旁邊的模型受到{ $what }
label-summons = 召喚（超時）
summons-rule = 來到{ $boss }身邊：{ $models }

## 卡牌種類

kind-large = 大底座
kind-loot-weapon = 戰利品 · 武器
kind-loot-armor = 戰利品 · 盔甲
kind-loot-item = 戰利品 · 物品
kind-treasure-relic = 寶藏 · 遺物
kind-treasure-ambush = 寶藏 · 伏擊
kind-boss-relic = 寶藏 · 龍遺物
kind-roster = 產怪點選擇
kind-adventure = 冒險效果
