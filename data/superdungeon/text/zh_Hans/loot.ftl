## 战利品、宝藏、装备，以及领主的升级

card-name = { $card }
word-deck-loot = 战利品卡堆
word-deck-treasure = 宝藏卡堆

event-card-drawn = 队伍抽到{ $card }。
event-card-discarded = { $card }被弃掉。
event-deck-shuffled = { $deck }重新洗牌。
event-equipped = { $who }装备{ $card }。
event-sacrificed = 牺牲{ $card }，{ $who }受益。
event-potion-gained = { $who }获得{ $n }瓶药水。
event-chest-opened = { $who }打开藏宝箱。
event-no-treasure = 已经没有宝藏了。
event-ambush = 这不是宝藏：{ $model }跳了出来！
event-upgrade-shown = 领主抽到{ $cards }。
event-upgraded = 从现在起，所有居民和爪牙都有{ $card }的效果。

ask-card-dp-26 = 队伍抽到{ $card }：装备、牺牲，还是留待以后？
ask-card-dp-27 = { $card }在队伍的公用区：装备、牺牲，还是保留？
ask-card-dp-28 = 大回合结束：{ $card }必须装备或牺牲。
opt-equip = { $who }装备它
opt-replace = { $who }装备它，换下{ $old }
opt-sacrifice = 牺牲它：{ $who }，{ $what }
opt-sacrifice-potion = 牺牲它：{ $who }获得1瓶药水
opt-keep-card = 留在公用区
opt-discard-card = 弃掉它
ask-replace = { $who }：{ $card }换下哪张卡？
opt-replace-card = 换下{ $old }
opt-refuse-card = 不装备
ask-surplus = { $who }的一个栏位卡牌过多：请选择弃掉哪张。
opt-drop-card = 弃掉{ $card }

ask-treasure = { $who }运气好：请选择保留哪件宝藏。
opt-keep-treasure = 保留{ $card }

ask-upgrade = { $who }：请选择一张卡，所有居民和爪牙都得到它的效果。
opt-upgrade = { $card }
