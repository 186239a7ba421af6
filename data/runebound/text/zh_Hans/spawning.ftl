## 市场牌与冒险标记

event-market-card-laid = { $card }出现在{ $town }的市场。
event-counter-gained = { $who }获得一枚{ $colour }冒险标记，值{ $n }点经验。
event-points-noted = 标记堆不够：{ $who }记下{ $n }点经验。
event-counter-returned = 一枚{ $colour }冒险标记回到{ $space }。
event-board-bare = 版图上已没有可以冒险的标记：带阳光标记的格子补充冒险标记。

ask-replenish = { $who }：标记堆只剩{ $n }枚{ $colour }标记，请选择放在哪个空格。
opt-replenish = { $space }
