## 規模、規則變體、村規與準備冒險

preset-bit8 = 8位元
    .line = 兩名英雄，現成的地城，約半小時。適合第一局。
preset-bit16 = 16位元
    .line = 三名英雄、一名迷你頭目和一名頭目，約一小時。
preset-super = 超級！
    .line = 五名英雄、兩名迷你頭目和一名頭目，足夠玩一晚。

option-size = 規模
    .line = 英雄、板塊、藏寶箱與產怪點的數量。
option-size-bit8 = 8位元
option-size-bit16 = 16位元
option-size-super = 超級！
role-consul = 領主
    .line = 地城領主：所有怪物聽其號令。
role-heroes = 英雄
    .line = 在桌上選擇，也可以在此先選定。
option-consul_seat = 領主的座位
    .line = 第幾個座位擔任地城領主；其餘座位扮演英雄。
option-consul_seats = 領主的座位數
    .line = 兩個座位可以共同擔任領主，輪流進行領主的輪次。
option-preset_dungeon = 現成地城
    .line = 使用所選地圖，雙方不再放置板塊。
option-potion_prompts = 詢問藥水
    .line = 何時停下詢問是否有人使用藥水。
option-potion_prompts-never = 從不
option-potion_prompts-when_attacked = 受到攻擊時
option-potion_prompts-always = 總是
option-four_heroes = 四名英雄
    .line = 不論規模：四名英雄、四塊板塊、四個產怪點，一名迷你頭目和一名頭目。
option-eight_bit_end = 8位元遊戲的結束
    .line = 英雄必須摧毀什麼才能獲勝。
option-eight_bit_end-miniboss_is_boss = 迷你頭目
option-eight_bit_end-points_and_miniboss = 產怪點與迷你頭目
option-duplicate_heroes = 重複的英雄
    .line = 按規則三名玩家起可以重複，但同一座位不可。
option-duplicate_heroes-by_rule = 按規則
option-duplicate_heroes-never = 從不
option-blind_initiative = 暗選起始權
    .line = 雙方秘密選擇爭奪起始權的模型。
option-equip_window = 裝備卡牌
    .line = 牌池中的卡牌何時可以裝備。
option-equip_window-any = 任何時機
option-equip_window-round_end_only = 僅大回合結束時
option-knockdown_blocks = 擊倒的限制
    .line = 模型起身前不能做什麼。
option-knockdown_blocks-all = 一切行動
option-knockdown_blocks-special_only = 特殊行動
option-surefoot_cost = 踏實的花費
    .line = 1 = 險要地形對踏實的模型不多花速度；2 = 嚴格照規則書。
option-spawn_terrain = 產怪點與藏寶箱的位置
    .line = 房間中的哪些方格可用。
option-spawn_terrain-floor_only = 僅普通地面
option-spawn_terrain-any_room_square = 房間任意方格
option-boss_icons = 頭目的圖示
    .line = 頭目與迷你頭目造成傷口且投出圖示時，移除自己一個狀態。
option-vulnerable_mode = 弱點
    .line = 被自己的弱點命中的模型會怎樣。
option-vulnerable_mode-wound = 受一點傷口
option-vulnerable_mode-discard = 棄一顆防禦骰
option-token_limits = 指示物有限
    .line = 指示物不會多於盒中的數量。
option-power_scale = 力量軌跡長度
    .line = 百分比：越短，頭目來得越早。
option-round_limit = 最後的大回合
    .line = 0 = 不限；否則在該大回合之後領主獲勝。

ask-choose-hero = { $who }，請選擇一名英雄
opt-choose-hero = { $hero }
event-hero-chosen = { $who }使用{ $hero }。

ask-choose-boss = { $who }，請選擇你的頭目
ask-choose-mini-boss = { $who }，請選擇一名迷你頭目
opt-choose-model = { $model }
ask-rosters = { $who }，請選擇{ $n }個產怪點
opt-rosters = { $rosters }
event-force-chosen = 領主的部隊：{ $models }。

ask-lay-tile = { $who }，請放置第{ $n }塊板塊
opt-lay-tile = { $tile }，旋轉{ $turns }°，位於{ $column }, { $row }
event-tile-laid = 放置了{ $tile }。

ask-place-point = { $who }，請放置{ $point }
event-point-placed = { $point }位於{ $space }。
ask-place-start = { $who }，英雄從哪裡進入？
event-start-placed = 英雄從{ $space }進入。
ask-place-hero = { $who }，請放置{ $hero }
event-hero-placed = { $hero }位於{ $space }。
ask-place-chest = { $who }，請放置一個藏寶箱（{ $tile }）
event-chest-placed = 一個藏寶箱位於{ $space }。
event-set-up = 地城準備完畢。
