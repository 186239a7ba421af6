## 回合

event-turn-begins = 第{ $n }輪：輪到{ $who }（{ $hero }）。
event-refreshed = { $hero }重新整理{ $n }張卡。
