## 傷口、狀態、消滅，以及移動他人

event-wounded = { $who }受到{ $n }個傷口，剩餘{ $left }顆紅心。
event-status = { $who }陷入{ $status }。
event-destroyed = { $who }被消滅。
event-cause-fire = { $who }正在燃燒。
event-cause-backlash = 攻擊反彈到{ $who }身上。
event-cause-vulnerable = { $who }的弱點被擊中。
event-cause-price = { $who }以鮮血為代價。

ask-control = { $who }移動{ $target }至多{ $n }格：請選擇終點。
opt-control = 到{ $space }
opt-control-leave = 不移動它

ask-effects = { $who }：請選擇你的各項效果發生的次序。
opt-effect = { $effect }
