## 回合

event-turn-begins = 第{ $n }轮：轮到{ $who }（{ $hero }）。
event-refreshed = { $hero }刷新{ $n }张卡。
