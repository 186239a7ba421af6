## 產怪、頭目與冒險軌跡

ask-spawn = { $who }，產怪點生產什麼？（{ $n }個頭骨標記）
opt-spawn = { $model }（{ $point }，{ $skulls }個頭骨，餘{ $left }個{ $tokens ->
    [0] { "" }
   *[other] ，花費{ $tokens }個頭骨標記
}）
opt-spawn-done = 不再生產
ask-spawn-place = { $who }，{ $model }出現在哪裡？
event-spawned = { $point }產出{ $model }。
event-tokens-lost = 未用的{ $n }個頭骨標記失去。

ask-boss-enters = { $who }，{ $boss }從哪裡登場？
event-boss-due = 沉重的腳步聲：頭目將在下一次產怪步驟登場。
event-boss-entered = { $boss }登場了！
event-timeout = 超時！{ $boss }抖落一切，撤離戰鬥。
ask-boss-moves = { $who }，{ $boss }撤到哪裡？
event-boss-moved = { $boss }撤到{ $space }。
ask-summon = { $who }，{ $model }出現在哪裡？
event-summoned = { $model }趕到主人身邊。

event-power-moved = 力量標記到達{ $n }/{ $of }。
event-overcharge = 能量超載！力量標記翻到紅面，從頭開始。
event-loot-moved = 戰利品標記到達{ $n }/{ $of }。
event-token-taken = 領主獲得{ $n }個頭骨標記。
