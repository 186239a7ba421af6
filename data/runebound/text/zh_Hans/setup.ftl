## 规则变体、村规与游戏准备

preset-basic = 基本规则
    .line = 不使用变体：一直玩到有人获胜。
preset-recommended = 推荐
    .line = 殒灭空格与旅行危险。
preset-friendly = 友好
    .line = 同推荐，另加轻缓击倒。

option-doom_track = 殒灭空格
    .line = 弃掉的冒险卡会带来殒灭标记；放下最后一枚后进入残局。
option-travel_hazards = 旅行危险
    .line = 停在荒野的英雄必须投骰，可能遭到袭击。
option-gentle_knockout = 轻缓击倒
    .line = 被击倒的英雄失去金币，但不失去物品或盟友。
option-item_limits = 物品限制
    .line = 每种类型的物品只能有一件，取代两件武器和一件防具的上限。
option-ally_limits = 盟友限制
    .line = 盟友数量不限，但每次市场步骤须为每名盟友支付1枚金币。
option-market_requires_arrival = 仅到达时可交易
    .line = 英雄只能在本回合进入的城镇交易。
option-activation_per_turn = 每回合只激活一次
    .line = 冒险中每回合只能在战斗前激活一张卡，另再激活一张。
option-sell_to_stack = 卖出的物品留在城镇
    .line = 卖出的物品面朝上放入该城镇的市场堆。
option-overflow_literal = 未击败的挑战的位置不变
    .line = 六个位置全满时，总是替换1号位置的卡。
option-doom_limit = 殒灭标记所需卡数
    .line = 0 = 按规则由人数决定；单人游戏建议为4。
option-hero_draft = 二选一英雄
    .line = 每人发两名英雄，保留一名。
option-round_limit = 最后一轮
    .line = 0 = 不限；否则在该轮之后结束游戏。

event-first-player = { $who }成为起始玩家。
event-hero-kept = { $who }使用{ $hero }。

ask-hero-draft = { $who }，请选择要保留的英雄。

opt-keep-hero = 保留{ $hero }
