## 戰利品、寶藏、裝備，以及領主的升級

card-name = { $card }
word-deck-loot = 戰利品卡堆
word-deck-treasure = 寶藏卡堆

event-card-drawn = 隊伍抽到{ $card }。
event-card-discarded = { $card }被棄掉。
event-deck-shuffled = { $deck }重新洗牌。
event-equipped = { $who }裝備{ $card }。
event-sacrificed = 犧牲{ $card }，{ $who }受益。
event-potion-gained = { $who }獲得{ $n }瓶藥水。
event-chest-opened = { $who }開啟藏寶箱。
event-no-treasure = 已經沒有寶藏了。
event-ambush = 這不是寶藏：{ $model }跳了出來！
event-upgrade-shown = 領主抽到{ $cards }。
event-upgraded = 從現在起，所有居民和爪牙都有{ $card }的效果。

ask-card-dp-26 = 隊伍抽到{ $card }：裝備、犧牲，還是留待以後？
ask-card-dp-27 = { $card }在隊伍的公用區：裝備、犧牲，還是保留？
ask-card-dp-28 = 大回合結束：{ $card }必須裝備或犧牲。
opt-equip = { $who }裝備它
opt-replace = { $who }裝備它，換下{ $old }
opt-sacrifice = 犧牲它：{ $who }，{ $what }
opt-sacrifice-potion = 犧牲它：{ $who }獲得1瓶藥水
opt-keep-card = 留在公用區
opt-discard-card = 棄掉它
ask-replace = { $who }：{ $card }換下哪張卡？
opt-replace-card = 換下{ $old }
opt-refuse-card = 不裝備
ask-surplus = { $who }的一個欄位卡牌過多：請選擇棄掉哪張。
opt-drop-card = 棄掉{ $card }

ask-treasure = { $who }運氣好：請選擇保留哪件寶藏。
opt-keep-treasure = 保留{ $card }

ask-upgrade = { $who }：請選擇一張卡，所有居民和爪牙都得到它的效果。
opt-upgrade = { $card }
