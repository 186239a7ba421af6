## 产怪、头目与冒险轨迹

ask-spawn = { $who }，产怪点生产什么？（{ $n }个头骨标记）
opt-spawn = { $model }（{ $point }，{ $skulls }个头骨，余{ $left }个{ $tokens ->
    [0] { "" }
   *[other] ，花费{ $tokens }个头骨标记
}）
opt-spawn-done = 不再生产
ask-spawn-place = { $who }，{ $model }出现在哪里？
event-spawned = { $point }产出{ $model }。
event-tokens-lost = 未用的{ $n }个头骨标记失去。

ask-boss-enters = { $who }，{ $boss }从哪里登场？
event-boss-due = 沉重的脚步声：头目将在下一次产怪步骤登场。
event-boss-entered = { $boss }登场了！
event-timeout = 超时！{ $boss }抖落一切，撤离战斗。
ask-boss-moves = { $who }，{ $boss }撤到哪里？
event-boss-moved = { $boss }撤到{ $space }。
ask-summon = { $who }，{ $model }出现在哪里？
event-summoned = { $model }赶到主人身边。

event-power-moved = 力量标记到达{ $n }/{ $of }。
event-overcharge = 能量超载！力量标记翻到红面，从头开始。
event-loot-moved = 战利品标记到达{ $n }/{ $of }。
event-token-taken = 领主获得{ $n }个头骨标记。
