## 市場牌與冒險標記

event-market-card-laid = { $card }出現在{ $town }的市場。
event-counter-gained = { $who }獲得一枚{ $colour }冒險標記，值{ $n }點經驗。
event-points-noted = 標記堆不夠：{ $who }記下{ $n }點經驗。
event-counter-returned = 一枚{ $colour }冒險標記回到{ $space }。
event-board-bare = 版圖上已沒有可以冒險的標記：帶陽光標記的格子補充冒險標記。

ask-replenish = { $who }：標記堆只剩{ $n }枚{ $colour }標記，請選擇放在哪個空格。
opt-replenish = { $space }
