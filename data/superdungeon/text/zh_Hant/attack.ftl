## 攻擊與投骰

word-attack = 攻擊
way-melee = 近身
way-range = 遠程
way-magic = 以魔法
way-missile = 以發射
way-hookshot = 以導引箭
side-n = 北
side-e = 東
side-s = 南
side-w = 西

opt-aim = { $way }攻擊{ $target }
opt-aim-burst = { $way }瞄準{ $target }：{ $n }個目標
opt-aim-side = 朝{ $side }：{ $n }個目標
opt-aim-here = 四周：{ $n }個目標
opt-target = { $who }
opt-defend = { $attribute }（{ $pool }）

odds-hit = 命中
odds-miss = 未命中
odds-hit-one = 命中{ $who }

ask-aim = { $who }使用{ $action }：請選擇目標。
ask-order = { $who }使用{ $action }：請選擇各目標防禦的次序。
ask-defend = { $who }面對{ $n }顆星的攻擊：請選擇用什麼防禦。

roll-lost = （棄掉最高的一顆骰）

event-attack-declared = { $who }使用{ $action }{ $n ->
    [0] 。
   *[other] ，目標：{ $targets }。
}
event-ap-paid = { $who }支付{ $n }點行動點，剩餘{ $left }點。
event-attack-rolled = { $who }以{ $attribute }{ $pool }攻擊：{ $n }顆星{ $lost }。
event-defence-rolled = { $who }以{ $attribute }{ $pool }防禦：{ $n }顆星{ $lost }。
event-stealth-rolled = { $who }以{ $attribute }{ $pool }隱匿：{ $n }顆星{ $lost }。
event-hit = { $who }命中{ $target }：{ $attack }對{ $defence }。
event-missed = { $who }未命中{ $target }：{ $attack }對{ $defence }。
event-escaped = 攻擊已夠不到{ $who }。
