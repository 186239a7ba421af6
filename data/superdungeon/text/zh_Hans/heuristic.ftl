## 电脑玩家的理由：简短，显示在其选择之后

why-nothing-gained = 这样做没有好处
why-good-place = 这里是好位置

# 动作之中
why-within-reach = 从那里可攻击{ $target }：{ $n }%
why-many = 从那里可同时攻击几个敌人
why-chest-near = 从那里可打开藏宝箱
why-towards = 从那里距{ $goal }还有{ $n }格
why-safer = 那里更安全
why-second-choice = 另一个可用的方格
why-nothing-there = 在那里无事可做
why-strike = 攻击{ $target }的命中率为{ $n }%
why-special = { $action }对{ $target }最有效
why-area = { $action }可同时影响几个目标
why-open = 藏宝箱里可能有遗物
why-help = { $action }正有帮助
why-in-force = 效果已在生效
why-stand-up = 倒在地上什么也做不了
why-hurry = 距{ $goal }还有{ $n }格
why-no-hurry = 不必着急
why-stay-to-act = 有比奔跑更好的事可做
why-enough = 其他都不值得做

# 瞄准与防御
why-hits-most = 区域内有{ $n }个敌人
why-most-needed = 用在那里最有效
why-best-first = 最重要的目标在先
why-holds = 有{ $n }%的机会挡住
why-bad-place = { $target }在那里处境不利

# 轮次与产怪
why-his-turn = { $who }不宜等待
why-monster-turn = { $who }现在最有作为
why-last-skull = 还有模型可以启动
why-willful = 平均投出{ $n }颗星
why-strike-first = 先手先得利
why-wait = 后手看得更清楚
why-spawn = { $model }在这里值得
why-spawned-enough = 已经足够
why-near-heroes = 离英雄更近
why-near-goal = 顺路
why-far-away = 英雄要走很远
why-hero = { $hero }补上队伍所缺
why-strong = 没有谁更强
why-many-monsters = 能带来许多怪物
why-hard-tile = 让英雄的路又长又难走
why-easy-tile = 让路又短又好走
why-good-start = 地方宽敞，路也不远

# 药水、红心与卡牌
why-drink = { $who }现在需要
why-saves = 可使{ $who }免受伤害
why-keep-potion = 药水留着更好
why-stay-awake = 也许很快用得上
why-needs-it = { $who }最需要
why-thirsty = { $who }用得上药水
why-waste = 那就浪费了
why-luck = 这样不会浪费
why-worst-first = 最糟的先移除
why-hurts-most = 这最要紧
why-equip = { $who }得益最多
why-replace = 比{ $who }现有的更好
why-sacrifice = { $who }比起卡牌更需要缓解
why-keep-card = 以后也许有人需要
why-keep-old = 现有的更好
why-least-missed = 失去{ $card }最不可惜
why-best-card = { $card }对队伍最有用
why-horde = { $card }使怪物更强
why-keep-charm = 以后也许用得上
why-return = 队伍急需{ $who }
why-all-happen = 无论次序如何，它们都会发生
