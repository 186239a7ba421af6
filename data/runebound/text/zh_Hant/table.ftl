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
skin-sunburst = 陽光標記：事件會使它重現。
skin-undefeated = 未擊敗的挑戰{ $n }：*{ $card }*
skin-market = 市場：
skin-market-empty = 這個市場裡沒有牌。
skin-ware = *{ $card }*（{ $n }金幣）
skin-market-of = { $town }的市場
skin-wares = 出售
skin-belongings = 你的物品與盟友
skin-nothing = 沒有
skin-purse = 你有{ $n }枚金幣。
skin-deal = 協商
skin-deal-side = { $who }給出
skin-offered = 給出
skin-choose-card = 可選的牌
skin-it-is-about = 相關的牌
skin-cards = 桌上的牌
skin-combat-round = 第{ $n }回合
skin-before-combat = 戰鬥前
skin-roll-enough = { $total }對{ $target }：足夠
skin-roll-short = { $total }對{ $target }：不足

## 戰鬥之外的投骰

skin-test-of = { $kind ->
    [test] 測試（{ $of }）
    [escape] 逃跑
    [defend] 防禦（{ $of }）
    [attack] 攻擊（{ $of }）
   *[other] 投骰（{ $of }）
}
skin-test-roll = 骰子
skin-test-value = { $of ->
    [ranged] 卡上的意志
    [escape] 卡上的意志
    [sneak] 卡上的意志
    [notice] 卡上的意志
    [lore] 卡上的意志
    [mind] 卡上的意志
    [melee] 卡上的身體
    [swim] 卡上的身體
    [climb] 卡上的身體
    [brawn] 卡上的身體
    [body] 卡上的身體
    [magic] 卡上的精神
    [diplomacy] 卡上的精神
    [resolve] 卡上的精神
    [luck] 卡上的精神
    [spirit] 卡上的精神
   *[other] 卡上的數值
}
skin-test-target = 需要達到
skin-test-need = 需要達到：骰子須投出{ $n }或以上
skin-test-success = 成功：{ $total }對{ $target }
skin-test-failure = 失敗：{ $total }對{ $target }
skin-test-nothing = 什麼也不發生
skin-test-token = 任務進度：成功{ $n }/{ $of }
skin-test-line = 每個選擇都標明準確的機會、成功所得與失敗所失。
skin-test-choose = 你的選擇
skin-hazard = 有旅行危險嗎？
skin-hazard-line = 只要有一顆骰子顯示{ $terrain }就安全。
skin-hazard-colour = 危險的顏色
skin-hazard-safe = 一路平安
skin-hazard-comes = 前有危險

## 戰鬥頁面

skin-sum = { $phase ->
    [magic] 魔法數值
    [melee] 近戰數值
    [ranged] 遠程數值
   *[other] 雙方的意志
}
skin-formula = { $foe } − { $own } = 需投{ $need }
skin-formula-more = { $foe } −（{ $own } { $more }）= 需投{ $need }
skin-win-from-here = 從這裡打贏整場戰鬥
skin-roll-need = 兩顆骰子投出{ $n }或以上
skin-cannot-fail = 必定成功
skin-strikes = { $who }攻擊
skin-defends = { $who }防禦
skin-escape = 嘗試逃跑
skin-target-rolled = 對方英雄投出需要達到的數值
skin-no-roll = 不用投骰
skin-unhurt = 無人受傷
skin-no-harm = 這一擊不造成傷害
skin-loses = { $who }失去 { "{heart}" } *{ $n }*（共{ $of }）
skin-and-special = ，並觸發敵人的特殊規則
skin-special = 觸發敵人的特殊規則
skin-away = { $who }脫身
skin-ready = *{ $card }*可以使用：{ $does }
skin-no-escape = 這場戰鬥不能逃跑。
skin-escape-later = 下一回合之前不能逃跑。
skin-cost-activate = 使用一次，直到重新整理
skin-cost-discard = 用完即棄
skin-cost-pay = 不需代價
skin-cost-exhaustion = 需承受{ $n }點精疲力竭

## 數字的組成、牌堆與中間標記堆

skin-number-of = { $who }的{ $what }
skin-name-mind = 意志
skin-name-body = 身體
skin-name-spirit = 精神
skin-name-life = 生命
skin-name-stamina = 耐力
skin-printed = 卡上印的數值 *{ $n }*
skin-part-more = *+{ $n }* { $source }
skin-part-less = *−{ $n }* { $source }
skin-part-tokens = 經驗標記
skin-part-fight = 本場戰鬥的效果
skin-total = *= { $n }*
skin-blow = 一次命中造成{ $n }點傷害。
skin-lost-life = 傷害{ $n }點，剩餘{ $left }點。
skin-lost-stamina = 精疲力竭{ $n }點，剩餘{ $left }點。
skin-gold-of = { $who }的金幣
skin-runes = 龍之符文：*{ $n }*
skin-level-of = { $who }，{ $n }級
skin-no-experience = 尚未獲得經驗。
skin-deck = { $colour }冒險牌堆
skin-market-deck = 市場牌堆
skin-deck-cards = 牌堆中有{ $n }張牌。
skin-deck-counters = 地圖上有{ $n }個該顏色的標記。
skin-counter-pile = 中間標記堆
skin-counter-pile-line = 事件會把它們放回帶陽光標記的空格。
skin-hurt-dice = 只有{ $n }顆骰子，不是{ $of }顆：隊伍中有人帶著傷害或精疲力竭。
skin-doom-step = 殞滅{ $n }：{ $town }
skin-doom-fallen = 這座城鎮上已落下一枚殞滅標記。
skin-doom-open = 這座城鎮上還沒有落下殞滅標記。
skin-doom-how = 每張棄掉的冒險卡都面朝下放到殞滅空格上：現在有{ $n }張。滿{ $limit }張時，一枚殞滅標記自下而上落在下一座城鎮；第{ $of }枚落下，殘局開始。

## 交易

skin-market-line = 點選一張卡來購買、僱傭或賣出。
skin-market-door = 進入市場時會先放上一張新牌。
skin-heal = 恢復
skin-price = { "{gold-bar}" } *{ $n }*
skin-price-changed = { "{gold-bar}" } *{ $n }*（牌面{ $printed }）
skin-too-dear = 還差{ $n }金幣
skin-limit-ally = 盟友不能超過{ $n }名
skin-limit-weapon = 武器不能超過{ $n }件
skin-limit-armour = 防具不能超過{ $n }件
skin-limit-type = 你已有同類物品
skin-sells-for = 售價 { "{gold-bar}" } *{ $n }*
skin-just-bought = 本回合剛買
skin-not-sold = 不能賣出
skin-has-wound = 失去生命{ $n }/{ $of }
skin-has-exhaustion = 用去耐力{ $n }/{ $of }
skin-heals-wound = 恢復 { "{heart}" } *1*
skin-heals-exhaustion = 消除全部 { "{lightning-bolt}" } *{ $n }*
skin-costs = 所需金幣
skin-experience = 經驗
skin-experience-line = 你有{ $points }點經驗，一個標記需要{ $price }點。你的等級是{ $level }。
skin-tokens-owned = { $n ->
    [0] 尚未擁有
   *[other] 已有{ $n }個
}
skin-token-attribute = 影響每次{ $phase }投骰
skin-token-stamina = 可承受更多精疲力竭
skin-token-life = 可承受更多傷害
skin-costs-points = 所需經驗
skin-life-full = 不能再買生命標記
skin-life-bars = 不能再主動嘗試{ $colour }冒險
skin-deal-gold = 共{ $of }金幣
skin-deal-line = 點選卡牌來給出或索要。還價：{ $n }／{ $of }。
skin-stays = 不能轉讓
skin-worth = 價值 { "{gold-bar}" } *{ $n }*

## 最後一頁

skin-stat-won = 戰鬥勝利
skin-stat-lost = 戰鬥失敗
skin-stat-escaped = 逃脫
skin-stat-knocked = 被擊倒
skin-stat-gold = 賺得金幣
skin-way = 各輪獲得的經驗
