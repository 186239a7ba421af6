## 大回合、輪次與起始權

event-round-begins = 第{ $n }大回合開始。

ask-initiative = { $who }，哪個模型爭奪起始權？
opt-initiative = { $model }（{ $pool }）
event-initiative-named = { $model }爭奪起始權。
event-initiative-rolled = { $who }以{ $pool }投{ $attribute }：{ $n }{ $lost }。
event-initiative-won = { $side }獲得起始權。
ask-first-turn = { $who }，先手還是後手？
opt-turn-first = 先手
opt-turn-second = 後手
event-first-side = { $side }先手。

ask-hero-turn = { $who }，由哪名英雄動作？
ask-consul-turn = { $who }，由哪個怪物動作？（還剩{ $n }個頭骨）
opt-activate = { $model }
opt-activate-monster = { $model }（{ $n }個頭骨）
opt-end-turn = 結束本輪

over-boss-destroyed = { $boss }被摧毀，英雄方獲勝。
over-heroes-destroyed = 所有英雄都被摧毀，領主獲勝。
over-round-limit = 第{ $n }大回合結束，地城守住了，領主獲勝。
