## 英雄之間的協商

deal-gold = { $n }枚金幣
deal-card = { $card }
deal-nothing = 無

event-negotiation = { $who }與{ $other }協商。
event-deal-proposed = { $who }向{ $other }提議。給出：{ $give }；換取：{ $take }。
event-deal-struck = 交易達成。{ $who }給出：{ $give }；{ $other }給出：{ $take }。
event-deal-refused = { $who }沒有同意{ $other }的提議。

ask-deal = { $who }：向{ $other }提出交易。你給出：{ $give }；對方給出：{ $take }。
ask-deal-over-limit = { $who }：這樣{ $crowded }會超過上限。你給出：{ $give }；對方給出：{ $take }。
ask-deal-answer = { $other }：{ $who }給出：{ $give }；想要：{ $take }。你同意嗎？

opt-deal-give-more = 多給{ $n }枚金幣
opt-deal-give-less = 少給{ $n }枚金幣
opt-deal-take-more = 多要{ $n }枚金幣
opt-deal-take-less = 少要{ $n }枚金幣
opt-deal-give-card = 給出{ $card }
opt-deal-give-not = 留下{ $card }
opt-deal-take-card = 要{ $card }
opt-deal-take-not = 不要{ $card }
opt-propose = 提出這個交易
opt-withdraw = 結束協商
opt-accept = 同意
opt-refuse = 拒絕
opt-counter = 修改交易
