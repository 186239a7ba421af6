## 电脑玩家为何这样选择：跟在选择之后的短语

why-nothing-gained = 这样做没有好处
why-save-cards = 牌留到以后更好
why-use = 现在使用{ $card }的能力有帮助
why-no-use = 使用{ $card }的能力帮助太小
why-keep = { $card }值得保留

# 路上
why-roll = 骰子可能带来好机会：{ $why }
why-rest = 休息可移除{ $n }点精疲力竭
why-step = 稳走一格就够：{ $why }
why-stay = 这里就是好地方：{ $why }
why-towards = 前往{ $space }的路上：{ $why }
why-nowhere = 附近没有值得去的地方
why-arrived = 这里正是想去的地方
why-tired = 那里有{ $n }点精疲力竭
why-hazard-away = { $card }可避开危险
why-hazard-welcome = 不怕这次危险
why-near = { $space }离得近
why-quest-do = 这项任务代价小，收获可能大
why-quest-leave = 任务可以等等

# 那里有什么
why-unknown-fight = { $colour }冒险约有{ $win }%胜算
why-fight = 对{ $foe }有{ $win }%胜算
why-town-heal = 可在{ $town }恢复伤害
why-town-buy = { $town }的市场有好东西
why-town-quest = { $town }有任务可做
why-no-adventure = 这里没有值得冒的险

# 战斗中
why-stand = 留下有{ $win }%胜算
why-flee = 只有{ $win }%胜算，但有{ $away }%机会逃脱
why-stand-fast = 生命还够
why-run = 现在逃走更安全
why-attack = { $who }有{ $hit }%机会命中
why-defend = 有{ $held }%机会守住
why-defend-free = 这个阶段不会有事
why-ally-takes = { $ally }更能承受{ $n }点伤害
why-weaken = 最值得削弱敌人的{ $phase }

# 市场里
why-enter-market = 会放上一张新牌
why-skip-market = 没有可买的
why-leave-market = 其余的都不值它的价钱
why-buy = { $card }的价值高于{ $n }枚金币
why-too-dear = { $card }不值{ $n }枚金币
why-make-room = 为{ $card }腾出位置
why-sell = { $card }用处不大
why-heal = { $figure }应保持良好状态
why-pay = 失去{ $ally }太可惜
why-leave-card = 现有的更好
why-least-missed = 失去{ $card }影响最小
why-buy-none = 这些都不值它的价钱

# 成长
why-token = { $token }帮助最大
why-no-token = 经验值先留着更好
why-token-goes = 失去这个标记影响最小
why-hero = 按数值看{ $hero }

# 遇到英雄
why-attack-hero = 对{ $who }有{ $win }%胜算，战利品也值得
why-spare-hero = 不值得攻击{ $who }（{ $win }%胜算）
why-talk = 可与{ $who }谈{ $card }：双方都可能满意
why-no-deal = 与{ $who }没有双方都满意的交易
why-draft = 这笔交易关于{ $card }
why-withdraw = 没有可提的条件
why-good-deal = { $who }的条件不错
why-bad-deal = { $who }的条件不够好
why-spoils-gold = { $n }枚金币值得拿
why-spoils-card = { $card }值得拿
why-no-spoils = 没有值得拿的

# 牌上的选择
why-branch = 以代价来看收获最大
why-look = 现在这个牌堆最重要
why-refresh = { $card }还会用到
why-help = { $who }最需要
why-peek-keep = 可以留在上面
why-peek-bottom = 最好暂时别遇到它
why-peek-top = { $card }放在上面正好
