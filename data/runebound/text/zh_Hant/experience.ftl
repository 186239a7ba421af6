## 經驗標記

token-mind = 意志標記
token-body = 身體標記
token-spirit = 精神標記
token-stamina = 耐力標記
token-life = 生命標記

event-token-bought = { $who }購買一枚{ $token }。

ask-token = { $who }：要花{ $price }點經驗購買一枚經驗標記嗎？你有{ $n }點。
opt-token-mind = 意志+{ $n }
opt-token-body = 身體+{ $n }
opt-token-spirit = 精神+{ $n }
opt-token-stamina = 耐力+{ $n }
opt-token-life = 生命+{ $n }，此後不能再嘗試{ $colour }冒險
opt-no-token = 留著點數
