## 市場，以及影響金幣與物品的效果

event-bought = { $who }花{ $n }枚金幣購買{ $card }。
event-hired = { $who }花{ $n }枚金幣僱傭{ $card }。
event-sold = { $who }賣出{ $card }，得到{ $n }枚金幣。
event-healing-paid = { $who }花{ $n }枚金幣為{ $figure }恢復。
event-wages-paid = { $who }付給{ $ally }{ $n }枚金幣工錢。
event-ally-leaves = { $ally }沒有拿到工錢，離開了{ $who }。
event-gold-gained = { $who }獲得{ $n }枚金幣。
event-gold-lost = { $who }失去{ $n }枚金幣。
event-item-drawn = 從{ $who }的物品中隨機選出{ $card }。
event-item-lost = { $who }失去{ $card }。
event-card-refreshed = { $who }把{ $card }翻回正面。

ask-enter-market = { $who }：要進入{ $town }的市場嗎？你有{ $gold }枚金幣。進入時會放上一張新牌。
opt-enter-market = 進入市場
opt-skip-market = 跳過市場

ask-market = { $who }：在{ $town }購買、僱傭、賣出或恢復。你有{ $gold }枚金幣。
opt-buy = 花{ $n }枚金幣購買{ $card }
opt-hire = 花{ $n }枚金幣僱傭{ $card }
opt-sell = 賣出{ $card }，得{ $n }枚金幣
opt-heal-wound = 花{ $n }枚金幣移除{ $figure }的1個傷害標記
opt-heal-exhaustion = 花{ $n }枚金幣移除{ $figure }的全部精疲力竭標記
opt-leave-market = 離開市場

ask-wages = { $who }：盟友共要{ $n }枚金幣工錢，你只有{ $gold }枚金幣。請選擇付給誰，其餘的會離開。
opt-pay-wages = 付給{ $ally }{ $n }枚金幣

ask-market-town = { $who }：請選擇哪座城鎮得到{ $n }張新的市場牌。
ask-offer = { $who }：要以半價購買其中一張嗎？你有{ $gold }枚金幣。
opt-buy-half = 花{ $n }枚金幣購買{ $card }
opt-buy-none = 不購買
ask-look = { $who }：市場牌堆頂的牌是{ $card }。只有你能看到。
opt-seen = 放回去
ask-lose-item = { $who }：請選擇失去哪件物品。
opt-lose-item = 失去{ $card }
ask-refresh = { $who }：請選擇要翻回正面的卡。
opt-refresh = 把{ $card }翻回正面
