## 冒險、事件、遭遇、支線任務、檢視牌堆

plain-name = { $of }
deck-green = 綠色牌堆
deck-yellow = 黃色牌堆
deck-blue = 藍色牌堆
deck-red = 紅色牌堆
deck-market = 市場牌堆

event-attempts = { $who }在{ $space }嘗試冒險。
event-card-drawn = { $who }抽到{ $card }。
event-attempt-fruitless = { $who }在{ $deck }中沒有找到挑戰，這次嘗試結束。
event-event-unplayed = { $card }未生效就被棄掉：{ $old }的數字更大。
event-event-replaced = { $card }取代了{ $old }。
event-event-in-play = { $card }現在對所有人生效。
event-quest-taken = { $who }接下支線任務{ $card }。
event-quest-progress = { $card }：已完成{ $n }/{ $of }。
event-quest-done = { $who }的支線任務{ $card }結束。
event-token-lost = { $who }放棄一枚經驗標記：{ $token }。
event-peeks = { $who }檢視{ $deck }頂的{ $n }張牌。
event-peeked = { $deck }頂是：{ $cards }。
event-top-to-bottom = { $deck }頂的一張牌面朝下移到底部。

ask-adventure = { $who }，請選擇在{ $space }做什麼。
ask-adventure-undefeated = { $who }，{ $space }有一個未擊敗的挑戰：請選擇是否迎戰。
ask-card-choice = { $who }，請選擇{ $card }給你帶來什麼。
ask-event-choice = { $who }，{ $card }影響所有人：請選擇你的部分。
ask-quest = { $who }，請選擇在此嘗試支線任務{ $card }，或留到以後的回合。
ask-lose-token = { $who }，請選擇要放棄的經驗標記。
ask-peek-deck = { $who }，請選擇要檢視哪個牌堆頂的牌。
ask-peek-bottom = { $who }，只有你能看到：{ $deck }頂是{ $card }。請選擇留在頂部或放到底部。
ask-peek-order = { $who }，只有你能看到這些牌：請選擇放到{ $deck }頂的一張。

opt-attempt = 嘗試{ $colour }冒險
opt-attempt-undefeated = 迎戰{ $card }
opt-negotiate = 與{ $who }協商
opt-fight-hero = 攻擊{ $who }
opt-adventure-nothing = 什麼也不做，繼續
opt-branch = 選擇：{ $what }
opt-branch-fight = 什麼都不付，直接戰鬥
opt-quest-do = 嘗試：測試{ $of }（{ $n }）
opt-quest-leave = 留到以後的回合
opt-deck = { $deck }
opt-card = { $card }
opt-peek-keep = 留在頂部
opt-peek-bottom = 放到底部

odds-success = 測試成功
odds-failure = 測試失敗
