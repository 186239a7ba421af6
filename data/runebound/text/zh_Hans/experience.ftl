## 经验标记

token-mind = 意志标记
token-body = 身体标记
token-spirit = 精神标记
token-stamina = 耐力标记
token-life = 生命标记

event-token-bought = { $who }购买一枚{ $token }。

ask-token = { $who }：要花{ $price }点经验购买一枚经验标记吗？你有{ $n }点。
opt-token-mind = 意志+{ $n }
opt-token-body = 身体+{ $n }
opt-token-spirit = 精神+{ $n }
opt-token-stamina = 耐力+{ $n }
opt-token-life = 生命+{ $n }，此后不能再尝试{ $colour }冒险
opt-no-token = 留着点数
