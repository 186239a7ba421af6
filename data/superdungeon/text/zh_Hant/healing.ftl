## 治療、恢復符文與復活

relief-wound = 移除1個傷口
relief-status = 移除{ $status }

event-healed = { $who }移除{ $n }個傷口。
event-status-removed = { $who }擺脫{ $status }。
event-rune-heals = 恢復符文在{ $who }腳下發光。
event-resurrect-rolled = 為{ $who }投骰：{ $stars }顆星。
event-resurrected = { $who }回到地城。
event-stays-out = { $who }未能復活，仍有{ $wounds }個傷口。

ask-heal = { $who }：移除傷口還是狀態效果？
opt-heal-wounds = 移除{ $n }個傷口
opt-heal-statuses = 移除{ $n }個狀態效果
ask-heal-statuses = { $who }：請選擇要移除的{ $n }個狀態效果。
opt-remove-status = { $status }
ask-rune = { $who }站在恢復符文上：請選擇移除什麼。
opt-relief = { $what }
ask-resurrect = 請選擇可以回來的英雄。
opt-resurrect = { $who }
ask-return = { $who }復活：請選擇起始標記旁的一格。
ask-round-start = { $who }：現在使用{ $card }嗎？
opt-use-on = 對{ $who }使用{ $card }
opt-keep-charm = 保留{ $card }
