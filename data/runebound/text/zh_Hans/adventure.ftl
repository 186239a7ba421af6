## 冒险、事件、遭遇、支线任务、查看牌堆

plain-name = { $of }
deck-green = 绿色牌堆
deck-yellow = 黄色牌堆
deck-blue = 蓝色牌堆
deck-red = 红色牌堆
deck-market = 市场牌堆

event-attempts = { $who }在{ $space }尝试冒险。
event-card-drawn = { $who }抽到{ $card }。
event-attempt-fruitless = { $who }在{ $deck }中没有找到挑战，这次尝试结束。
event-event-unplayed = { $card }未生效就被弃掉：{ $old }的数字更大。
event-event-replaced = { $card }取代了{ $old }。
event-event-in-play = { $card }现在对所有人生效。
event-quest-taken = { $who }接下支线任务{ $card }。
event-quest-progress = { $card }：已完成{ $n }/{ $of }。
event-quest-done = { $who }的支线任务{ $card }结束。
event-token-lost = { $who }放弃一枚经验标记：{ $token }。
event-peeks = { $who }查看{ $deck }顶的{ $n }张牌。
event-peeked = { $deck }顶是：{ $cards }。
event-top-to-bottom = { $deck }顶的一张牌面朝下移到底部。

ask-adventure = { $who }，请选择在{ $space }做什么。
ask-adventure-undefeated = { $who }，{ $space }有一个未击败的挑战：请选择是否迎战。
ask-card-choice = { $who }，请选择{ $card }给你带来什么。
ask-event-choice = { $who }，{ $card }影响所有人：请选择你的部分。
ask-quest = { $who }，请选择在此尝试支线任务{ $card }，或留到以后的回合。
ask-lose-token = { $who }，请选择要放弃的经验标记。
ask-peek-deck = { $who }，请选择要查看哪个牌堆顶的牌。
ask-peek-bottom = { $who }，只有你能看到：{ $deck }顶是{ $card }。请选择留在顶部或放到底部。
ask-peek-order = { $who }，只有你能看到这些牌：请选择放到{ $deck }顶的一张。

opt-attempt = 尝试{ $colour }冒险
opt-attempt-undefeated = 迎战{ $card }
opt-negotiate = 与{ $who }协商
opt-fight-hero = 攻击{ $who }
opt-adventure-nothing = 什么也不做，继续
opt-branch = 选择：{ $what }
opt-branch-fight = 什么都不付，直接战斗
opt-quest-do = 尝试：测试{ $of }（{ $n }）
opt-quest-leave = 留到以后的回合
opt-deck = { $deck }
opt-card = { $card }
opt-peek-keep = 留在顶部
opt-peek-bottom = 放到底部

odds-success = 测试成功
odds-failure = 测试失败
