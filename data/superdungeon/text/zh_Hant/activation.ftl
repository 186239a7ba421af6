## 動作：移動與行動，紅心與藥水

ask-activation = { $who }剩餘{ $ap }點行動點、{ $speed }點速度：請選擇一格或一個行動。
opt-walk = 走到{ $space }（{ $n }）
opt-run = 奔跑：放棄全部行動點，速度變為{ $n }
opt-stand-up = 站起（1行動點）
opt-open-chest = 開啟藏寶箱（1行動點）
opt-end-activation = 結束動作
ask-red-mist = { $who }狂怒中：要免費攻擊身邊的敵人嗎？
opt-no-strike = 不攻擊，繼續前進

event-activated = { $who }開始動作。
event-moved = { $who }移動到{ $space }。
event-ran = { $who }奔跑：剩餘速度{ $n }。

ask-luck = { $who }運氣好：要互換紅心（{ $hearts }）與藥水（{ $potions }）嗎？
opt-luck = { $hearts }顆紅心，{ $potions }瓶藥水
ask-heart = 投出{ $n }顆紅心：請選擇由誰取得一顆。
opt-heart = { $who }：{ $what }
opt-lose-heart = 無人：失去紅心
ask-potion = 投出{ $n }瓶藥水：請選擇由誰取得一瓶。
opt-potion = { $who }
opt-lose-potion = 無人：失去藥水
event-heart-taken = { $who }取得一顆紅心。
event-potion-taken = { $who }取得一瓶藥水。
