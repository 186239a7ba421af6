## 攻击与投骰

word-attack = 攻击
way-melee = 近身
way-range = 远程
way-magic = 以魔法
way-missile = 以发射
way-hookshot = 以导引箭
side-n = 北
side-e = 东
side-s = 南
side-w = 西

opt-aim = { $way }攻击{ $target }
opt-aim-burst = { $way }瞄准{ $target }：{ $n }个目标
opt-aim-side = 朝{ $side }：{ $n }个目标
opt-aim-here = 四周：{ $n }个目标
opt-target = { $who }
opt-defend = { $attribute }（{ $pool }）

odds-hit = 命中
odds-miss = 未命中
odds-hit-one = 命中{ $who }

ask-aim = { $who }使用{ $action }：请选择目标。
ask-order = { $who }使用{ $action }：请选择各目标防御的次序。
ask-defend = { $who }面对{ $n }颗星的攻击：请选择用什么防御。

roll-lost = （弃掉最高的一颗骰）

event-attack-declared = { $who }使用{ $action }{ $n ->
    [0] 。
   *[other] ，目标：{ $targets }。
}
event-ap-paid = { $who }支付{ $n }点行动点，剩余{ $left }点。
event-attack-rolled = { $who }以{ $attribute }{ $pool }攻击：{ $n }颗星{ $lost }。
event-defence-rolled = { $who }以{ $attribute }{ $pool }防御：{ $n }颗星{ $lost }。
event-stealth-rolled = { $who }以{ $attribute }{ $pool }隐匿：{ $n }颗星{ $lost }。
event-hit = { $who }命中{ $target }：{ $attack }对{ $defence }。
event-missed = { $who }未命中{ $target }：{ $attack }对{ $defence }。
event-escaped = 攻击已够不到{ $who }。
