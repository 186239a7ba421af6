### 卡牌文字：每種效果、調整、特殊規則與標籤各一條。
### 一行由標籤和正文組成；正文不帶句號。

## 規則用詞

colour-green = 綠色
colour-yellow = 黃色
colour-blue = 藍色
colour-red = 紅色
terrain-plains = 平原
terrain-road = 道路
terrain-river = 河流
terrain-swamp = 沼澤
terrain-forest = 森林
terrain-hills = 丘陵
terrain-mountain = 山峰
terrain-town = 城鎮

## 連線

join-clauses = { $a }，{ $b }
join-words = { $a }、{ $b }
join-both = { $a }和{ $b }
join-and = { $a }，{ $b }
join-or = { $a }或{ $b }
join-else = { $a }；或{ $b }
nothing = 什麼都不做

## 數量：供其他句子取用的片段

signed = { $sign ->
    [minus] −{ $n }
    [plus] +{ $n }
   *[zero] ±0
}
wounds = { $n }點傷害
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
   *[plus] 獲得
}{ $n }枚金幣
effect-xp = 獲得{ $n }個{ $colour }冒險標記
effect-wound = { who }受到{ wounds }{ $spares_last ->
    [yes] （至少保留1點生命）
   *[no] {""}
}
effect-heal = { who }恢復{ $n ->
    [0] 所有傷害
   *[other] { wounds }
}
effect-exhaust = { who }受到{ $n }點精疲力竭
effect-rest = { who }移除{ $n ->
    [0] 所有
   *[other] { $n }點
}精疲力竭
effect-foe-wound = 敵人受到{ wounds }
effect-foe-heals = { $unless_hit ->
    [yes] 若敵人本回合未被命中，則
   *[no] 敵人
}恢復{ wounds }
effect-test-both = 測試{ $skill }{ $n }；成功：{ $ok }；失敗：{ $fail }
effect-test-ok = 測試{ $skill }{ $n }；成功：{ $ok }
effect-test-fail = 測試{ $skill }{ $n }，否則{ $fail }
effect-test-bare = 測試{ $skill }{ $n }
effect-choose = { $who ->
    [each_hero] 每位英雄選擇
   *[hero] 選擇
}：{ $branches }
effect-choose-may = 你可以{ $branch }
price-gold = 支付{ $n }枚金幣
price-rune = 棄掉你的{ $n }個符文
price-token = 交出{ $n }個經驗標記
price-for = { $price }：{ $effects }
effect-attack = 進行一次{ $phase }攻擊{ $damage ->
    [0] {""}
   *[other] （傷害值{ $damage }）
}{ $sign ->
    [zero] {""}
   *[other] （投骰{ signed }）
}
effect-roll-bonus = 本次投骰{ signed }
effect-next-roll = { $whose ->
    [hero_first] 你的英雄本場第一次戰鬥投骰
    [ally_first] 你的一名盟友第一次戰鬥投骰
   *[hero_next] 你的英雄下一次戰鬥投骰
}{ signed }
effect-damage-bonus = 若命中，傷害值{ signed }
effect-reroll = 重新投骰
effect-foe-value = 敵人的{ $phases }值{ signed }
effect-foe-value-all = 敵人的所有戰鬥值{ signed }
effect-foe-value-one = 敵人的一項戰鬥值（{ $phases }）{ signed }
effect-foe-damage = { $this_phase ->
    [yes] 本階段
   *[no] {""}
}敵人的{ $phase }傷害值{ $zero ->
    [yes] 變為0
   *[no] { signed }
}
effect-foe-life = 敵人的生命{ signed }
effect-no-escape = 本場戰鬥沒有逃跑階段
effect-no-attack = { $round ->
    [0] 你的英雄不能在{ $phase }階段攻擊
   *[other] 你的英雄不能在第{ $round }回合的{ $phase }階段攻擊
}
effect-soak = 抵消{ $n ->
    [1] 1點傷害
   *[other] 最多{ $n }點傷害
}{ $exhaustion ->
    [yes] 或精疲力竭
   *[no] {""}
}
effect-redirect = 由此盟友代為承受其中任意點
effect-cancel-knock-out = 取消一次擊倒，保留1點生命
effect-move-hexes = 移動{ $n ->
    [1] 1格
   *[other] 最多{ $n }格
}，不限地形
effect-move-to-town = 不移動，改為前往任意城鎮
effect-movement-dice = 多投{ $n }個移動骰
effect-wild-terrain = 本回合任何符號都可進入{ $terrains }
effect-ignore-hazard = 忽略旅行危險
effect-ignore-hazard-there = 忽略{ $terrains }上的旅行危險
effect-draw-market = 為{ $town ->
    [every] 每座城鎮
    [start] 起始城鎮
   *[nearest] 最近的城鎮
}翻出{ $n }張市場牌
effect-peek-market = 檢視市場牌堆頂的牌
effect-peek-deck = 檢視一個牌堆頂的牌，可將其置於堆底
effect-peek-red = 檢視紅色牌堆頂的{ $n }張牌，將其中一張置於堆頂
effect-top-to-bottom = 不看牌，將{ $colour }牌堆頂的牌置於堆底
effect-offer-market = 翻出{ $n }張市場牌，你可以半價購買其中一張，其餘放到最近的城鎮
effect-end-fight = 視為戰鬥獲勝{ $gold ->
    [no] ，但不得金幣
   *[yes] {""}
}
effect-keep = 保留此卡
effect-fight = 與敵人戰鬥
effect-fight-win = 與敵人戰鬥，若獲勝則{ $win }
effect-discard-item = { $which ->
    [own_rune] 棄掉一個自選的符文
   *[random] 隨機棄掉一件物品
}
effect-lose-token = 失去一個自選的經驗標記
effect-refresh-card = 重新整理另一張已啟用的卡
effect-discount = 下一次購買便宜{ $n }枚金幣（至少1枚）

## 投骰

roll-noun = { $role ->
    [attack] 攻擊
    [defend] 防禦
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
    [any] 戰鬥投骰
   *[other] 所有{ roll-noun }
}
roll-whose = { $by ->
    [self] 自身的
    [any] 任一角色的
   *[hero] {""}
}
roll-some = { roll-whose }{ $phases }{ roll-noun }
roll-all = { roll-whose }{ $role ->
    [any] 戰鬥投骰
   *[other] { roll-noun }
}
roll-escape = { roll-whose }逃跑投骰
roll-test = { roll-whose }測試

## 持續調整

mod-roll = { $rolls }{ signed }
mod-damage = { $rolls }的傷害值{ signed }
mod-escape = 逃跑投骰{ signed }
mod-test = 所有測試{ signed }
mod-test-some = { $skills }測試{ signed }
mod-life = 生命{ signed }
mod-stamina = 耐力{ signed }
mod-movement-dice = 移動骰{ signed }
mod-rest = 休息時{ more-or-less }移除{ $n }點精疲力竭
mod-weapon-limit = 可{ more-or-less }持有{ $n }件武器
more-or-less = { $sign ->
    [minus] 少
   *[plus] 多
}
price-change = { $sign ->
    [minus] 便宜{ $n }枚金幣（至少1枚）
   *[plus] 貴{ $n }枚金幣
}
mod-item-price = 物品{ price-change }
mod-ally-price = 僱傭盟友{ price-change }
mod-heal-price = 恢復{ price-change }
mod-reward-gold = 每擊敗一個挑戰{ more-or-less }得{ $n }枚金幣
mod-foe-value = 敵人的戰鬥值{ signed }
mod-foe-life = 敵人的生命{ signed }
mod-foe-value-of = { $colours }敵人的戰鬥值{ signed }
mod-foe-life-of = { $colours }敵人的生命{ signed }
mod-reward-gold-of = 每擊敗一個{ $colours }挑戰{ more-or-less }得{ $n }枚金幣
mod-first = { $what }（僅每{ $scope ->
    [round] 回合
   *[combat] 場戰鬥
}第一次）
mod-against = { $what }（對{ $colours }敵人）
mod-phases = { $what }（{ $phases }階段）
mod-level = { $what }（對{ $n }級或以上的英雄）
mod-only-on = { $what }（若每一步都在{ $terrains }上）

## 特殊規則

special-forbid = { $what ->
    [ally_attack] 盟友不能攻擊
    [hero_attack] 英雄不能攻擊
    [armour] 不能使用防具
   *[escape] 無法逃跑
}
special-forbid-phases = { $phases }階段{ $what ->
    [ally_attack] 盟友不能攻擊
    [hero_attack] 英雄不能攻擊
    [armour] 不能使用防具
   *[escape] 無法逃跑
}
special-on-fail = { $by ->
    [ally] 盟友
    [hero] 英雄
   *[any] 任何角色
}{ $roll }失敗時，{ $harms ->
    [hero] 英雄
   *[roller] {""}
}{ $instead ->
    [yes] 改為{ $effects }，不受傷害
   *[no] 還須{ $effects }
}
special-per-wound = { $by ->
    [ally] 盟友
   *[hero] 英雄
}每受到1點傷害，還受到1點精疲力竭
special-heals-on-wound = 敵人造成傷害時恢復{ wounds }
special-hit-bonus = 傷害值{ $at_least }或以上的命中，傷害值{ signed }
special-hit-cap = { $phases }攻擊最多造成{ wounds }
special-weakens = 敵人被命中後，下一階段的傷害值−{ $n }
special-double-exhaustion = 受到的精疲力竭加倍
special-discard-cost = 棄掉物品使用時，還須受到{ $n }點精疲力竭
special-closed-terrain = 不能用移動骰進入{ $terrains }，只能移動一格進入
special-truce = 英雄不能攻擊英雄；距離{ $distance }以內可以協商
special-town-rest = 英雄進入城鎮或在城鎮開始回合時，恢復{ wounds }
special-on-stop = 停在{ $terrains }的英雄須{ $effects }
special-symbols = 任何{ $symbols }符號都可進入{ $terrains }

## 能力

label-ability = { $use }，{ $when }
label-once = { $label }（每{ $scope ->
    [combat] 場戰鬥
    [round] 戰鬥回合
   *[turn] 回合
}一次）
use-cost = { $exhaustion ->
    [0] {""}
   *[other] +{ $exhaustion }點精疲力竭
}{ $wounds ->
    [0] {""}
   *[other] +{ $wounds }點傷害
}
use-activate = 啟用{ use-cost }
use-discard = 棄掉{ use-cost }
use-pay = { $exhaustion ->
    [0] { $wounds ->
        [0] 無需代價
       *[other] { $wounds }點傷害
    }
   *[other] { $exhaustion }點精疲力竭{ $wounds ->
        [0] {""}
       *[other] +{ $wounds }點傷害
    }
}
when-before-move = 移動前
when-after-move = 移動後
when-before-combat = 戰鬥前
when-market = 在市場
when-any = 任何時候
when-wounds = 英雄受到傷害時
when-wounds-or-exhaustion = 英雄受到傷害或精疲力竭時
when-wounds-from = 英雄因{ $roll }失敗受到傷害時
when-before = { $roll }前
when-after = { $roll }後
when-hit = { $roll }成功後
when-miss = { $roll }失敗後
when-on = 在{ $terrains }{ $when }

## 卡牌各行

card-line = *{ $label }：*{ $body }。
card-line-kept = *{ $label }（保留後）：*{ $body }。
skill-bonus = { $skill }{ signed }
label-skills = 技能
label-always = 持續
label-wages = 薪酬
wages = 每個市場步驟開始時支付{ $n }枚金幣，否則此盟友離開
label-before-combat = 戰鬥前
label-fight = 本場戰鬥
label-round-end = 每個戰鬥回合結束
label-at-once = 立即
label-in-play = 生效期間
label-encounter = 遭遇
label-then = 然後
label-foe = 敵人
label-quest = 支線任務
label-until-done = 完成之前
label-each-success = 每次成功
label-finish = { $n ->
    [1] 成功
   *[other] 成功{ $n }次後
}
label-failure = 失敗
label-last-failure = 失敗（任務結束）
label-kept-ally = { $name }（保留後）
quest-stop = 在{ $place }結束移動，然後測試{ $skill }{ $n }
quest-refresh = 每個重新整理步驟測試{ $skill }{ $n }
quest-any-town = 任意城鎮
quest-new-town = 尚未成功過的城鎮
figure-value = { $of }{ $n }/{ $damage }
figure-foe = { $values }、生命{ $life }
figure-ally = { $values }、生命{ $life }、耐力{ $stamina }

## 獎勵

reward-gold = { $n }枚金幣
reward-keep-weapon = 此卡留作武器
reward-keep-armour = 此卡留作防具
reward-keep-artifact = 此卡留作遺物
reward-keep-rune = 此卡留作符文
reward-keep-ally = 此卡留作盟友
reward-keep-ability = 此卡留作持續能力
reward-keep-dragon-rune = 此卡留作龍之符文
reward-victory = 獲勝

## 卡牌種類

kind-hero = 英雄
kind-ally = 盟友
kind-weapon = 武器
kind-armour = 防具
kind-artifact = 遺物
kind-rune = 符文
kind-ability = 持續能力
kind-dragon-rune = 龍之符文
kind-item = { $kind } · { $type }
kind-challenge = { $colour }挑戰
kind-event = { $colour }事件 · { $n ->
    [1] I
    [2] II
   *[3] III
}
kind-encounter = { $colour }遭遇
kind-quest = { $colour }遭遇 · 支線任務
type-amulet = 護符
type-axe = 斧
type-blood = 血
type-bomb = 炸彈
type-boots = 靴
type-bow = 弓
type-charm = 符咒
type-cloak = 斗篷
type-coat = 外衣
type-dagger = 匕首
type-earth = 土
type-fire = 火
type-frost = 霜
type-hammer = 錘
type-horn = 號角
type-horse = 馬
type-leather = 皮甲
type-mail = 鎖甲
type-map = 地圖
type-mind = 心智
type-plate = 板甲
type-potion = 藥水
type-purse = 錢袋
type-relic = 紀念物
type-ring = 戒指
type-robe = 長袍
type-rope = 繩索
type-shield = 盾
type-sling = 投石索
type-staff = 法杖
type-star = 星
type-sword = 劍
type-tome = 典籍
type-whip = 鞭
type-wind = 風
