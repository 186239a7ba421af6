## 市场，以及影响金币与物品的效果

event-bought = { $who }花{ $n }枚金币购买{ $card }。
event-hired = { $who }花{ $n }枚金币雇佣{ $card }。
event-sold = { $who }卖出{ $card }，得到{ $n }枚金币。
event-healing-paid = { $who }花{ $n }枚金币为{ $figure }恢复。
event-wages-paid = { $who }付给{ $ally }{ $n }枚金币工钱。
event-ally-leaves = { $ally }没有拿到工钱，离开了{ $who }。
event-gold-gained = { $who }获得{ $n }枚金币。
event-gold-lost = { $who }失去{ $n }枚金币。
event-item-drawn = 从{ $who }的物品中随机选出{ $card }。
event-item-lost = { $who }失去{ $card }。
event-card-refreshed = { $who }把{ $card }翻回正面。

ask-enter-market = { $who }：要进入{ $town }的市场吗？你有{ $gold }枚金币。进入时会放上一张新牌。
opt-enter-market = 进入市场
opt-skip-market = 跳过市场

ask-market = { $who }：在{ $town }购买、雇佣、卖出或恢复。你有{ $gold }枚金币。
opt-buy = 花{ $n }枚金币购买{ $card }
opt-hire = 花{ $n }枚金币雇佣{ $card }
opt-sell = 卖出{ $card }，得{ $n }枚金币
opt-heal-wound = 花{ $n }枚金币移除{ $figure }的1个伤害标记
opt-heal-exhaustion = 花{ $n }枚金币移除{ $figure }的全部精疲力竭标记
opt-leave-market = 离开市场

ask-wages = { $who }：盟友共要{ $n }枚金币工钱，你只有{ $gold }枚金币。请选择付给谁，其余的会离开。
opt-pay-wages = 付给{ $ally }{ $n }枚金币

ask-market-town = { $who }：请选择哪座城镇得到{ $n }张新的市场牌。
ask-offer = { $who }：要以半价购买其中一张吗？你有{ $gold }枚金币。
opt-buy-half = 花{ $n }枚金币购买{ $card }
opt-buy-none = 不购买
ask-look = { $who }：市场牌堆顶的牌是{ $card }。只有你能看到。
opt-seen = 放回去
ask-lose-item = { $who }：请选择失去哪件物品。
opt-lose-item = 失去{ $card }
ask-refresh = { $who }：请选择要翻回正面的卡。
opt-refresh = 把{ $card }翻回正面
