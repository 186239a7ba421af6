## 伤口、状态、消灭，以及移动他人

event-wounded = { $who }受到{ $n }个伤口，剩余{ $left }颗红心。
event-status = { $who }陷入{ $status }。
event-destroyed = { $who }被消灭。
event-cause-fire = { $who }正在燃烧。
event-cause-backlash = 攻击反弹到{ $who }身上。
event-cause-vulnerable = { $who }的弱点被击中。
event-cause-price = { $who }以鲜血为代价。

ask-control = { $who }移动{ $target }至多{ $n }格：请选择终点。
opt-control = 到{ $space }
opt-control-leave = 不移动它

ask-effects = { $who }：请选择你的各项效果发生的次序。
opt-effect = { $effect }
