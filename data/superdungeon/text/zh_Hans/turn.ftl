## 大回合、轮次与起始权

event-round-begins = 第{ $n }大回合开始。

ask-initiative = { $who }，哪个模型争夺起始权？
opt-initiative = { $model }（{ $pool }）
event-initiative-named = { $model }争夺起始权。
event-initiative-rolled = { $who }以{ $pool }投{ $attribute }：{ $n }{ $lost }。
event-initiative-won = { $side }获得起始权。
ask-first-turn = { $who }，先手还是后手？
opt-turn-first = 先手
opt-turn-second = 后手
event-first-side = { $side }先手。

ask-hero-turn = { $who }，由哪名英雄动作？
ask-consul-turn = { $who }，由哪个怪物动作？（还剩{ $n }个头骨）
opt-activate = { $model }
opt-activate-monster = { $model }（{ $n }个头骨）
opt-end-turn = 结束本轮

over-boss-destroyed = { $boss }被摧毁，英雄方获胜。
over-heroes-destroyed = 所有英雄都被摧毁，领主获胜。
over-round-limit = 第{ $n }大回合结束，地城守住了，领主获胜。
