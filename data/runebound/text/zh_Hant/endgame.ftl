## 棄牌、未擊敗的挑戰、殞滅空格、殘局、獲勝

event-card-under-deck = { $card }面朝下放到{ $deck }底部。
event-card-removed = { $card }移出遊戲。
event-undefeated = { $card }未被擊敗，放在第{ $slot }格；其標記放在{ $space }。
event-stays-undefeated = { $card }移除所有傷害，仍未被擊敗，留在原處。
event-evicted = 未擊敗的挑戰格已滿：棄掉{ $card }。
event-doom-card = { $card }面朝下放到殞滅空格：{ $n }/{ $limit }張。
event-doom-counter = 殞滅標記落在{ $town }：{ $n }/{ $of }。
event-endgame-due = 最後一枚殞滅標記已落下。本回合結束後，殘局開始。
event-endgame-begins = 殘局開始。英雄的順序：{ $order }。
event-endgame-turn = { $who }迎向紅色挑戰。
event-endgame-no-card = 已沒有紅色挑戰留給{ $who }。
event-eliminated = { $who }被淘汰。
event-game-won = { $who }獲勝。
event-game-ranked = 遊戲結束：英雄排定名次。

over-runes = { $who }持有{ $n }枚龍之符文，獲勝。
over-red-cards = { $who }持有{ $n }張紅色挑戰卡，獲勝。
over-victory-card = { $who }擊敗了龍族的高階領主，獲勝。
over-endgame = 殘局結束：以紅色挑戰、等級和金幣決定勝負。
over-round-limit = 第{ $n }輪後遊戲結束：以紅色挑戰、等級和金幣決定勝負。
