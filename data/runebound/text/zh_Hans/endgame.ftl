## 弃牌、未击败的挑战、殒灭空格、残局、获胜

event-card-under-deck = { $card }面朝下放到{ $deck }底部。
event-card-removed = { $card }移出游戏。
event-undefeated = { $card }未被击败，放在第{ $slot }格；其标记放在{ $space }。
event-stays-undefeated = { $card }移除所有伤害，仍未被击败，留在原处。
event-evicted = 未击败的挑战格已满：弃掉{ $card }。
event-doom-card = { $card }面朝下放到殒灭空格：{ $n }/{ $limit }张。
event-doom-counter = 殒灭标记落在{ $town }：{ $n }/{ $of }。
event-endgame-due = 最后一枚殒灭标记已落下。本回合结束后，残局开始。
event-endgame-begins = 残局开始。英雄的顺序：{ $order }。
event-endgame-turn = { $who }迎向红色挑战。
event-endgame-no-card = 已没有红色挑战留给{ $who }。
event-eliminated = { $who }被淘汰。
event-game-won = { $who }获胜。
event-game-ranked = 游戏结束：英雄排定名次。

over-runes = { $who }持有{ $n }枚龙之符文，获胜。
over-red-cards = { $who }持有{ $n }张红色挑战卡，获胜。
over-victory-card = { $who }击败了龙族的高阶领主，获胜。
over-endgame = 残局结束：以红色挑战、等级和金币决定胜负。
over-round-limit = 第{ $n }轮后游戏结束：以红色挑战、等级和金币决定胜负。
