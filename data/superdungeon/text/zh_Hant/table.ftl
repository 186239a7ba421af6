## 超級地城桌面專用的文字

game-superdungeon = 超級地城
game-superdungeon-line = 英雄、狗頭人和一條大龍
map-dungeon_2 = 兩塊板塊的地城
map-dungeon_3 = 三塊板塊的地城
map-dungeon_5 = 五塊板塊的地城

side-consul = 領主
side-heroes = 英雄方

name-chest = 藏寶箱
name-start = 英雄起始標記

name-1a = 守衛十字廳
name-1b = 石柱庭院
name-2a = 餘燼水道
name-2b = 蘑菇地窖
name-3a = 癒合聖所
name-3b = 坍塌寶庫
name-4a = 雙囚室
name-4b = 炭灰階廳
name-5a = 大廳堂
name-5b = 淹沒水窖
name-6a = 龍之食庫
name-6b = 符文畫廊


opt-space = { $space }

skin-set-up = 佈置
skin-consul = 領主
skin-power = 力量
skin-loot = 戰利品
skin-power-track = 力量軌
skin-power-now = 標記在第 *{ $n }* 格，共 { $of } 格。每個傷口前進一格。
skin-power-bit16 = {"{"}crown{"}"} 從第 *{ $n }* 格起，16-Bit 怪物可以登場。
skin-power-end = {"{"}dragon{"}"} 到第 *{ $n }* 格軌道已滿，頭目登場。
skin-power-skulls = {"{"}skull{"}"} 到頭骨格時，領主取得一枚頭骨標記。
skin-power-red = 標記已變紅：能量超載。
skin-loot-track = 戰利品軌
skin-loot-now = 本大回合英雄已造成 *{ $n }* 個計入軌道的傷口，最多 { $of } 個。
skin-loot-next = 再造成 *{ $n }* 個，就抽一張戰利品牌。
skin-loot-none = 本大回合不會再有戰利品牌。
skin-loot-deck = 戰利品牌庫
skin-treasure-deck = 寶藏牌庫
skin-deck-line = 牌庫中有 *{ $n }* 張牌，棄牌 { $m } 張。
skin-upgrade = 怪群擁有{ $card }。
skin-tokens = 頭骨標記
skin-tokens-line = 領主有 *{ $n }* 枚。在下一個產怪步驟中，每枚可使一個產怪點的上限加一。
skin-points = 產怪點
skin-points-line = 還有 *{ $n }* 個。每個在一輪中可產出價值四個頭骨的怪物。
skin-printed = 牌面為 { $value }
skin-part = *{ $value }* 來自{ $source }
skin-total = 合計 *{ $value }*
skin-source = { $name }
skin-own-ability = 自身能力
skin-loses-die = 有狀態使其去掉點數最高的骰子。
skin-hearts-left = 剩餘紅心 *{ $n }* / { $of }。
skin-number-of = { $who }的{ $what }
skin-name-ap = 行動點
skin-name-speed = 速度
skin-name-hearts = 紅心
skin-name-potion-cap = 藥水上限
skin-ground-floor = 普通地面。
skin-ground-hallway = 兩塊板塊之間的走廊。
skin-ground-difficult = 險要地形：進入需花費兩點速度。
skin-ground-lava = 熔岩流：險要地形，進入者獲得火焰。
skin-ground-restoration-rune = 恢復符文：在此結束啟用的英雄獲得治療。
skin-start = {"{"}castle-flag{"}"} 英雄起始標記在這裡。
skin-chest = {"{"}key{"}"} 寶箱：相鄰的英雄花費 1 點行動點開啟。
skin-in-pool = 公共池
skin-adventure = 冒險
skin-acts-now = 正在行動
skin-has-acted = 已行動
skin-will-act = 尚未行動
skin-destroyed = 已被擊倒
skin-potion = { $who }的*{ $potion }*：{ $does }
skin-choices = 如何處置
skin-stat-hits = 命中次數
skin-stat-misses = 未命中次數
skin-stat-suffered = 受到的傷口
skin-stat-lost = 損失的模型
skin-stat-potions = 飲用的藥水
skin-heroes = 選擇一名英雄
skin-monsters = 選擇一個怪物
skin-rosters = 產怪點及其怪物
skin-cards = 隊伍的牌
skin-cards-in-question = 牌
skin-equipped-by = { $who }已裝備
skin-nothing-equipped = 尚無
skin-banner = 由{ $who }決定
skin-banner-potion = { $who }：要用藥水嗎？

## 投骰

skin-roll-initiative = 先攻
skin-roll-stealth = 能否隱匿？
skin-roll-resurrect = 能否復活？
skin-roll-line = 星數多於防禦即命中。
skin-roll-against = { $rolls }對{ $against } · 花費{ $cost }行動點
skin-roll-tie = 星數多於防禦才命中；相同則未命中。
skin-roll-expect = 預期命中數
skin-roll-hit = 命中：{ $attack }對{ $defence }
skin-roll-miss = 未命中：{ $attack }對{ $defence }
skin-roll-hits = { $of }個目標命中{ $n }個
skin-dice-white = 顆星：{ $source }
skin-dice-blue = 顆藍骰：{ $source }
skin-dice-red = 顆紅骰：{ $source }
skin-dice-green = 顆綠骰：{ $source }
help-chapter-dungeon-start = 開始
help-chapter-dungeon-turns = 輪次
help-chapter-dungeon-fight = 戰鬥
help-chapter-dungeon-party = 隊伍
help-chapter-dungeon-fate = 地城的命運
