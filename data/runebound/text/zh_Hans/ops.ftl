### 卡牌文字：每种效果、调整、特殊规则与标签各一条。
### 一行由标签和正文组成；正文不带句号。

## 规则用词

colour-green = 绿色
colour-yellow = 黄色
colour-blue = 蓝色
colour-red = 红色
terrain-plains = 平原
terrain-road = 道路
terrain-river = 河流
terrain-swamp = 沼泽
terrain-forest = 森林
terrain-hills = 丘陵
terrain-mountain = 山峰
terrain-town = 城镇

## 连接

join-clauses = { $a }，{ $b }
join-words = { $a }、{ $b }
join-both = { $a }和{ $b }
join-and = { $a }，{ $b }
join-or = { $a }或{ $b }
join-else = { $a }；或{ $b }
nothing = 什么都不做

## 数量：供其他句子取用的片段

signed = { $sign ->
    [minus] −{ $n }
    [plus] +{ $n }
   *[zero] ±0
}
wounds = { $n }点伤害
who = { $target ->
    [one_character] 你的一名角色
    [one_ally] 你的一名盟友
    [all_allies] 你的每名盟友
    [each_hero] 每位英雄
    [all] 你的英雄和每名盟友
   *[hero] {""}
}

## 效果

effect-gold = { $target ->
    [each_hero] 每位英雄
   *[hero] {""}
}{ $sign ->
    [minus] 失去
   *[plus] 获得
}{ $n }枚金币
effect-xp = 获得{ $n }个{ $colour }冒险标记
effect-wound = { who }受到{ wounds }{ $spares_last ->
    [yes] （至少保留1点生命）
   *[no] {""}
}
effect-heal = { who }恢复{ $n ->
    [0] 所有伤害
   *[other] { wounds }
}
effect-exhaust = { who }受到{ $n }点精疲力竭
effect-rest = { who }移除{ $n ->
    [0] 所有
   *[other] { $n }点
}精疲力竭
effect-foe-wound = 敌人受到{ wounds }
effect-foe-heals = { $unless_hit ->
    [yes] 若敌人本回合未被命中，则
   *[no] 敌人
}恢复{ wounds }
effect-test-both = 测试{ $skill }{ $n }；成功：{ $ok }；失败：{ $fail }
effect-test-ok = 测试{ $skill }{ $n }；成功：{ $ok }
effect-test-fail = 测试{ $skill }{ $n }，否则{ $fail }
effect-test-bare = 测试{ $skill }{ $n }
effect-choose = { $who ->
    [each_hero] 每位英雄选择
   *[hero] 选择
}：{ $branches }
effect-choose-may = 你可以{ $branch }
price-gold = 支付{ $n }枚金币
price-rune = 弃掉你的{ $n }个符文
price-token = 交出{ $n }个经验标记
price-for = { $price }：{ $effects }
effect-attack = 进行一次{ $phase }攻击{ $damage ->
    [0] {""}
   *[other] （伤害值{ $damage }）
}{ $sign ->
    [zero] {""}
   *[other] （投骰{ signed }）
}
effect-roll-bonus = 本次投骰{ signed }
effect-next-roll = { $whose ->
    [hero_first] 你的英雄本场第一次战斗投骰
    [ally_first] 你的一名盟友第一次战斗投骰
   *[hero_next] 你的英雄下一次战斗投骰
}{ signed }
effect-damage-bonus = 若命中，伤害值{ signed }
effect-reroll = 重新投骰
effect-foe-value = 敌人的{ $phases }值{ signed }
effect-foe-value-all = 敌人的所有战斗值{ signed }
effect-foe-value-one = 敌人的一项战斗值（{ $phases }）{ signed }
effect-foe-damage = { $this_phase ->
    [yes] 本阶段
   *[no] {""}
}敌人的{ $phase }伤害值{ $zero ->
    [yes] 变为0
   *[no] { signed }
}
effect-foe-life = 敌人的生命{ signed }
effect-no-escape = 本场战斗没有逃跑阶段
effect-no-attack = { $round ->
    [0] 你的英雄不能在{ $phase }阶段攻击
   *[other] 你的英雄不能在第{ $round }回合的{ $phase }阶段攻击
}
effect-soak = 抵消{ $n ->
    [1] 1点伤害
   *[other] 最多{ $n }点伤害
}{ $exhaustion ->
    [yes] 或精疲力竭
   *[no] {""}
}
effect-redirect = 由此盟友代为承受其中任意点
effect-cancel-knock-out = 取消一次击倒，保留1点生命
effect-move-hexes = 移动{ $n ->
    [1] 1格
   *[other] 最多{ $n }格
}，不限地形
effect-move-to-town = 不移动，改为前往任意城镇
effect-movement-dice = 多投{ $n }个移动骰
effect-wild-terrain = 本回合任何符号都可进入{ $terrains }
effect-ignore-hazard = 忽略旅行危险
effect-ignore-hazard-there = 忽略{ $terrains }上的旅行危险
effect-draw-market = 为{ $town ->
    [every] 每座城镇
    [start] 起始城镇
   *[nearest] 最近的城镇
}翻出{ $n }张市场牌
effect-peek-market = 查看市场牌堆顶的牌
effect-peek-deck = 查看一个牌堆顶的牌，可将其置于堆底
effect-peek-red = 查看红色牌堆顶的{ $n }张牌，将其中一张置于堆顶
effect-top-to-bottom = 不看牌，将{ $colour }牌堆顶的牌置于堆底
effect-offer-market = 翻出{ $n }张市场牌，你可以半价购买其中一张，其余放到最近的城镇
effect-end-fight = 视为战斗获胜{ $gold ->
    [no] ，但不得金币
   *[yes] {""}
}
effect-keep = 保留此卡
effect-fight = 与敌人战斗
effect-fight-win = 与敌人战斗，若获胜则{ $win }
effect-discard-item = { $which ->
    [own_rune] 弃掉一个自选的符文
   *[random] 随机弃掉一件物品
}
effect-lose-token = 失去一个自选的经验标记
effect-refresh-card = 刷新另一张已激活的卡
effect-discount = 下一次购买便宜{ $n }枚金币（至少1枚）

## 投骰

roll-noun = { $role ->
    [attack] 攻击
    [defend] 防御
   *[any] 投骰
}
rolls-whose = { $by ->
    [ally] 盟友的
    [self] 自身的
    [any] 所有角色的
   *[hero] {""}
}
rolls-some = { rolls-whose }{ $phases }{ roll-noun }
rolls-all = { rolls-whose }{ $role ->
    [any] 战斗投骰
   *[other] 所有{ roll-noun }
}
roll-whose = { $by ->
    [self] 自身的
    [any] 任一角色的
   *[hero] {""}
}
roll-some = { roll-whose }{ $phases }{ roll-noun }
roll-all = { roll-whose }{ $role ->
    [any] 战斗投骰
   *[other] { roll-noun }
}
roll-escape = { roll-whose }逃跑投骰
roll-test = { roll-whose }测试

## 持续调整

mod-roll = { $rolls }{ signed }
mod-damage = { $rolls }的伤害值{ signed }
mod-escape = 逃跑投骰{ signed }
mod-test = 所有测试{ signed }
mod-test-some = { $skills }测试{ signed }
mod-life = 生命{ signed }
mod-stamina = 耐力{ signed }
mod-movement-dice = 移动骰{ signed }
mod-rest = 休息时{ more-or-less }移除{ $n }点精疲力竭
mod-weapon-limit = 可{ more-or-less }持有{ $n }件武器
more-or-less = { $sign ->
    [minus] 少
   *[plus] 多
}
price-change = { $sign ->
    [minus] 便宜{ $n }枚金币（至少1枚）
   *[plus] 贵{ $n }枚金币
}
mod-item-price = 物品{ price-change }
mod-ally-price = 雇佣盟友{ price-change }
mod-heal-price = 恢复{ price-change }
mod-reward-gold = 每击败一个挑战{ more-or-less }得{ $n }枚金币
mod-foe-value = 敌人的战斗值{ signed }
mod-foe-life = 敌人的生命{ signed }
mod-foe-value-of = { $colours }敌人的战斗值{ signed }
mod-foe-life-of = { $colours }敌人的生命{ signed }
mod-reward-gold-of = 每击败一个{ $colours }挑战{ more-or-less }得{ $n }枚金币
mod-first = { $what }（仅每{ $scope ->
    [round] 回合
   *[combat] 场战斗
}第一次）
mod-against = { $what }（对{ $colours }敌人）
mod-phases = { $what }（{ $phases }阶段）
mod-level = { $what }（对{ $n }级或以上的英雄）
mod-only-on = { $what }（若每一步都在{ $terrains }上）

## 特殊规则

special-forbid = { $what ->
    [ally_attack] 盟友不能攻击
    [hero_attack] 英雄不能攻击
    [armour] 不能使用防具
   *[escape] 无法逃跑
}
special-forbid-phases = { $phases }阶段{ $what ->
    [ally_attack] 盟友不能攻击
    [hero_attack] 英雄不能攻击
    [armour] 不能使用防具
   *[escape] 无法逃跑
}
special-on-fail = { $by ->
    [ally] 盟友
    [hero] 英雄
   *[any] 任何角色
}{ $roll }失败时，{ $harms ->
    [hero] 英雄
   *[roller] {""}
}{ $instead ->
    [yes] 改为{ $effects }，不受伤害
   *[no] 还须{ $effects }
}
special-per-wound = { $by ->
    [ally] 盟友
   *[hero] 英雄
}每受到1点伤害，还受到1点精疲力竭
special-heals-on-wound = 敌人造成伤害时恢复{ wounds }
special-hit-bonus = 伤害值{ $at_least }或以上的命中，伤害值{ signed }
special-hit-cap = { $phases }攻击最多造成{ wounds }
special-weakens = 敌人被命中后，下一阶段的伤害值−{ $n }
special-double-exhaustion = 受到的精疲力竭加倍
special-discard-cost = 弃掉物品使用时，还须受到{ $n }点精疲力竭
special-closed-terrain = 不能用移动骰进入{ $terrains }，只能移动一格进入
special-truce = 英雄不能攻击英雄；距离{ $distance }以内可以协商
special-town-rest = 英雄进入城镇或在城镇开始回合时，恢复{ wounds }
special-on-stop = 停在{ $terrains }的英雄须{ $effects }
special-symbols = 任何{ $symbols }符号都可进入{ $terrains }

## 能力

label-ability = { $use }，{ $when }
label-once = { $label }（每{ $scope ->
    [combat] 场战斗
    [round] 战斗回合
   *[turn] 回合
}一次）
use-cost = { $exhaustion ->
    [0] {""}
   *[other] +{ $exhaustion }点精疲力竭
}{ $wounds ->
    [0] {""}
   *[other] +{ $wounds }点伤害
}
use-activate = 激活{ use-cost }
use-discard = 弃掉{ use-cost }
use-pay = { $exhaustion ->
    [0] { $wounds ->
        [0] 无需代价
       *[other] { $wounds }点伤害
    }
   *[other] { $exhaustion }点精疲力竭{ $wounds ->
        [0] {""}
       *[other] +{ $wounds }点伤害
    }
}
when-before-move = 移动前
when-after-move = 移动后
when-before-combat = 战斗前
when-market = 在市场
when-any = 任何时候
when-wounds = 英雄受到伤害时
when-wounds-or-exhaustion = 英雄受到伤害或精疲力竭时
when-wounds-from = 英雄因{ $roll }失败受到伤害时
when-before = { $roll }前
when-after = { $roll }后
when-hit = { $roll }成功后
when-miss = { $roll }失败后
when-on = 在{ $terrains }{ $when }

## 卡牌各行

card-line = *{ $label }：*{ $body }。
card-line-kept = *{ $label }（保留后）：*{ $body }。
skill-bonus = { $skill }{ signed }
label-skills = 技能
label-always = 持续
label-wages = 薪酬
wages = 每个市场步骤开始时支付{ $n }枚金币，否则此盟友离开
label-before-combat = 战斗前
label-fight = 本场战斗
label-round-end = 每个战斗回合结束
label-at-once = 立即
label-in-play = 生效期间
label-encounter = 遭遇
label-then = 然后
label-foe = 敌人
label-quest = 支线任务
label-until-done = 完成之前
label-each-success = 每次成功
label-finish = { $n ->
    [1] 成功
   *[other] 成功{ $n }次后
}
label-failure = 失败
label-last-failure = 失败（任务结束）
label-kept-ally = { $name }（保留后）
quest-stop = 在{ $place }结束移动，然后测试{ $skill }{ $n }
quest-refresh = 每个刷新步骤测试{ $skill }{ $n }
quest-any-town = 任意城镇
quest-new-town = 尚未成功过的城镇
figure-value = { $of }{ $n }/{ $damage }
figure-foe = { $values }、生命{ $life }
figure-ally = { $values }、生命{ $life }、耐力{ $stamina }

## 奖励

reward-gold = { $n }枚金币
reward-keep-weapon = 此卡留作武器
reward-keep-armour = 此卡留作防具
reward-keep-artifact = 此卡留作遗物
reward-keep-rune = 此卡留作符文
reward-keep-ally = 此卡留作盟友
reward-keep-ability = 此卡留作持续能力
reward-keep-dragon-rune = 此卡留作龙之符文
reward-victory = 获胜

## 卡牌种类

kind-hero = 英雄
kind-ally = 盟友
kind-weapon = 武器
kind-armour = 防具
kind-artifact = 遗物
kind-rune = 符文
kind-ability = 持续能力
kind-dragon-rune = 龙之符文
kind-item = { $kind } · { $type }
kind-challenge = { $colour }挑战
kind-event = { $colour }事件 · { $n ->
    [1] I
    [2] II
   *[3] III
}
kind-encounter = { $colour }遭遇
kind-quest = { $colour }遭遇 · 支线任务
type-amulet = 护符
type-axe = 斧
type-blood = 血
type-bomb = 炸弹
type-boots = 靴
type-bow = 弓
type-charm = 符咒
type-cloak = 斗篷
type-coat = 外衣
type-dagger = 匕首
type-earth = 土
type-fire = 火
type-frost = 霜
type-hammer = 锤
type-horn = 号角
type-horse = 马
type-leather = 皮甲
type-mail = 锁甲
type-map = 地图
type-mind = 心智
type-plate = 板甲
type-potion = 药水
type-purse = 钱袋
type-relic = 纪念物
type-ring = 戒指
type-robe = 长袍
type-rope = 绳索
type-shield = 盾
type-sling = 投石索
type-staff = 法杖
type-star = 星
type-sword = 剑
type-tome = 典籍
type-whip = 鞭
type-wind = 风
