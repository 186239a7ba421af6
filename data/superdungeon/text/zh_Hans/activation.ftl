## 动作：移动与行动，红心与药水

ask-activation = { $who }剩余{ $ap }点行动点、{ $speed }点速度：请选择一格或一个行动。
opt-walk = 走到{ $space }（{ $n }）
opt-run = 奔跑：放弃全部行动点，速度变为{ $n }
opt-stand-up = 站起（1行动点）
opt-open-chest = 打开藏宝箱（1行动点）
opt-end-activation = 结束动作
ask-red-mist = { $who }狂怒中：要免费攻击身边的敌人吗？
opt-no-strike = 不攻击，继续前进

event-activated = { $who }开始动作。
event-moved = { $who }移动到{ $space }。
event-ran = { $who }奔跑：剩余速度{ $n }。

ask-luck = { $who }运气好：要互换红心（{ $hearts }）与药水（{ $potions }）吗？
opt-luck = { $hearts }颗红心，{ $potions }瓶药水
ask-heart = 投出{ $n }颗红心：请选择由谁取得一颗。
opt-heart = { $who }：{ $what }
opt-lose-heart = 无人：失去红心
ask-potion = 投出{ $n }瓶药水：请选择由谁取得一瓶。
opt-potion = { $who }
opt-lose-potion = 无人：失去药水
event-heart-taken = { $who }取得一颗红心。
event-potion-taken = { $who }取得一瓶药水。
