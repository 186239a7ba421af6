## 英雄持有的卡

event-card-taken = { $who }獲得{ $card }。
event-card-left = { $who }放棄{ $card }。
event-card-discarded = { $who }棄掉{ $card }。

ask-reward-limit = { $who }：已達上限，拿不下{ $card }。請棄掉一張卡，或放棄它。
ask-over-limit = { $who }：持有的卡超過上限，請棄掉一張。
opt-make-room = 棄掉{ $card }
opt-leave-card = 放棄{ $card }
