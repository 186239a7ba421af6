## 英雄持有的卡

event-card-taken = { $who }获得{ $card }。
event-card-left = { $who }放弃{ $card }。
event-card-discarded = { $who }弃掉{ $card }。

ask-reward-limit = { $who }：已达上限，拿不下{ $card }。请弃掉一张卡，或放弃它。
ask-over-limit = { $who }：持有的卡超过上限，请弃掉一张。
opt-make-room = 弃掉{ $card }
opt-leave-card = 放弃{ $card }
