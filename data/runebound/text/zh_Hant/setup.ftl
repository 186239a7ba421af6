## 規則變體、村規與遊戲準備

preset-basic = 基本規則
    .line = 不使用變體：一直玩到有人獲勝。
preset-recommended = 推薦
    .line = 殞滅空格與旅行危險。
preset-friendly = 友好
    .line = 同推薦，另加輕緩擊倒。

option-doom_track = 殞滅空格
    .line = 棄掉的冒險卡會帶來殞滅標記；放下最後一枚後進入殘局。
option-travel_hazards = 旅行危險
    .line = 停在荒野的英雄必須投骰，可能遭到襲擊。
option-gentle_knockout = 輕緩擊倒
    .line = 被擊倒的英雄失去金幣，但不失去物品或盟友。
option-item_limits = 物品限制
    .line = 每種類型的物品只能有一件，取代兩件武器和一件防具的上限。
option-ally_limits = 盟友限制
    .line = 盟友數量不限，但每次市場步驟須為每名盟友支付1枚金幣。
option-market_requires_arrival = 僅到達時可交易
    .line = 英雄只能在本回合進入的城鎮交易。
option-activation_per_turn = 每回合只啟用一次
    .line = 冒險中每回合只能在戰鬥前啟用一張卡，另再啟用一張。
option-sell_to_stack = 賣出的物品留在城鎮
    .line = 賣出的物品面朝上放入該城鎮的市場堆。
option-overflow_literal = 未擊敗的挑戰的位置不變
    .line = 六個位置全滿時，總是替換1號位置的卡。
option-doom_limit = 殞滅標記所需卡數
    .line = 0 = 按規則由人數決定；單人遊戲建議為4。
option-hero_draft = 二選一英雄
    .line = 每人發兩名英雄，保留一名。
option-round_limit = 最後一輪
    .line = 0 = 不限；否則在該輪之後結束遊戲。

event-first-player = { $who }成為起始玩家。
event-hero-kept = { $who }使用{ $hero }。

ask-hero-draft = { $who }，請選擇要保留的英雄。

opt-keep-hero = 保留{ $hero }
