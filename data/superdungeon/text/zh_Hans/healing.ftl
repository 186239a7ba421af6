## 治疗、恢复符文与复活

relief-wound = 移除1个伤口
relief-status = 移除{ $status }

event-healed = { $who }移除{ $n }个伤口。
event-status-removed = { $who }摆脱{ $status }。
event-rune-heals = 恢复符文在{ $who }脚下发光。
event-resurrect-rolled = 为{ $who }投骰：{ $stars }颗星。
event-resurrected = { $who }回到地城。
event-stays-out = { $who }未能复活，仍有{ $wounds }个伤口。

ask-heal = { $who }：移除伤口还是状态效果？
opt-heal-wounds = 移除{ $n }个伤口
opt-heal-statuses = 移除{ $n }个状态效果
ask-heal-statuses = { $who }：请选择要移除的{ $n }个状态效果。
opt-remove-status = { $status }
ask-rune = { $who }站在恢复符文上：请选择移除什么。
opt-relief = { $what }
ask-resurrect = 请选择可以回来的英雄。
opt-resurrect = { $who }
ask-return = { $who }复活：请选择起始标记旁的一格。
ask-round-start = { $who }：现在使用{ $card }吗？
opt-use-on = 对{ $who }使用{ $card }
opt-keep-charm = 保留{ $card }
