## 只有《符文秘境》的桌面需要的文字

game-runebound = 符文秘境
game-runebound-line = 龍領主的崛起
map-runebound = 泰瑞諾斯大陸
map-marches = 邊境
skin-used = 已用
skin-doom = 殞滅
skin-event = 事件 { $n }
skin-token = { $of } × { $n }
skin-tokens = *經驗標記：*{ $tokens }
skin-noted = *記下的經驗值：*{ $n }
skin-ground = 地形：{ $ground }
skin-counter = 這裡有一個{ $colour }冒險。
skin-no-counter = 這裡的{ $colour }冒險已被取走。
skin-sunburst = 陽游標記：事件會使它重現。
skin-undefeated = 未擊敗的挑戰 { $n }：*{ $card }*
skin-market = 市場：
skin-market-empty = 這個市場裡沒有牌。
skin-ware = *{ $card }*（{ $n } 金幣）
skin-market-of = { $town }的市場
skin-wares = 出售
skin-belongings = 你的物品與盟友
skin-nothing = 沒有
skin-purse = 你有 { $n } 枚金幣。
skin-deal = 協商
skin-deal-side = { $who }給出 { $gold } 金幣（共 { $of }）和這些牌
skin-offered = 給出
skin-choose-card = 可選的牌
skin-it-is-about = 相關的牌
skin-cards = 桌上的牌
skin-combat-round = 第 { $n } 回合
skin-before-combat = 戰鬥前
skin-roll-enough = { $total } 對 { $target }：足夠
skin-roll-short = { $total } 對 { $target }：不足

## 戰鬥頁面

skin-sum = { $phase ->
    [magic] 魔法數值
    [melee] 近戰數值
    [ranged] 遠程數值
   *[other] 雙方的意志
}
skin-formula = { $foe } − { $own } = 需擲 { $need }
skin-win-from-here = 從這裡打贏整場戰鬥
skin-roll-need = 兩顆骰子擲出 { $n } 或以上
skin-cannot-fail = 必定成功
skin-strikes = { $who }攻擊
skin-defends = { $who }防禦
skin-escape = 嘗試逃脫
skin-target-rolled = 對方英雄擲出需要達到的數值
skin-no-roll = 不用擲骰
skin-unhurt = 無人受傷
skin-no-harm = 這一擊不造成傷害
skin-loses = { $who }失去 { "{heart}" } *{ $n }*（共 { $of }）
skin-and-special = ，並觸發敵人的特殊規則
skin-special = 觸發敵人的特殊規則
skin-away = { $who }脫身
skin-ready = *{ $card }*可以使用：{ $does }
skin-no-escape = 這場戰鬥無法逃脫。
skin-escape-later = 下一回合之前不能逃脫。
skin-cost-activate = 使用一次，直到重新整理
skin-cost-discard = 用完即棄
skin-cost-pay = 不需代價
skin-cost-exhaustion = 需承受 { $n } 疲勞

## 數字的組成、牌庫與儲備

skin-number-of = { $who }的{ $what }
skin-name-mind = 意志
skin-name-body = 身體
skin-name-spirit = 精神
skin-name-life = 生命
skin-name-stamina = 體力
skin-printed = 卡牌印刷值 *{ $n }*
skin-part-more = *+{ $n }* { $source }
skin-part-less = *−{ $n }* { $source }
skin-part-tokens = 經驗標記
skin-part-fight = 本場戰鬥的效果
skin-total = *= { $n }*
skin-blow = 一次命中造成 { $n } 點傷害。
skin-lost-life = 傷害 { $n } 點，剩餘 { $left } 點。
skin-lost-stamina = 疲勞 { $n } 點，剩餘 { $left } 點。
skin-gold-of = { $who }的金幣
skin-runes = 龍符文：*{ $n }*
skin-level-of = { $who }，{ $n } 級
skin-no-experience = 尚未獲得經驗。
skin-deck = { $colour }冒險牌庫
skin-market-deck = 市場牌庫
skin-deck-cards = 牌庫中有 { $n } 張牌。
skin-deck-counters = 版圖上有 { $n } 個該顏色的標記。
skin-counter-pile = 儲備標記
skin-counter-pile-line = 事件會把它們放回帶日芒的格子。
skin-doom-step = 殞滅 { $n }：{ $town }
skin-doom-fallen = 這座城鎮的殞滅已經降臨。
skin-doom-open = 這座城鎮的殞滅尚未降臨。
