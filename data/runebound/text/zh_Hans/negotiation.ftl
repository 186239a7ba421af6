## 英雄之间的协商

deal-gold = { $n }枚金币
deal-card = { $card }
deal-nothing = 无

event-negotiation = { $who }与{ $other }协商。
event-deal-proposed = { $who }向{ $other }提议。给出：{ $give }；换取：{ $take }。
event-deal-struck = 交易达成。{ $who }给出：{ $give }；{ $other }给出：{ $take }。
event-deal-refused = { $who }没有同意{ $other }的提议。

ask-deal = { $who }：向{ $other }提出交易。你给出：{ $give }；对方给出：{ $take }。
ask-deal-over-limit = { $who }：这样{ $crowded }会超过上限。你给出：{ $give }；对方给出：{ $take }。
ask-deal-answer = { $other }：{ $who }给出：{ $give }；想要：{ $take }。你同意吗？

opt-deal-give-more = 多给{ $n }枚金币
opt-deal-give-less = 少给{ $n }枚金币
opt-deal-take-more = 多要{ $n }枚金币
opt-deal-take-less = 少要{ $n }枚金币
opt-deal-give-card = 给出{ $card }
opt-deal-give-not = 留下{ $card }
opt-deal-take-card = 要{ $card }
opt-deal-take-not = 不要{ $card }
opt-propose = 提出这个交易
opt-withdraw = 结束协商
opt-accept = 同意
opt-refuse = 拒绝
opt-counter = 修改交易
