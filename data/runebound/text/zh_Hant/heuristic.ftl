## 電腦玩家為何這樣選擇：跟在選擇之後的短語

why-nothing-gained = 這樣做沒有好處
why-save-cards = 牌留到以後更好
why-use = 現在使用{ $card }的能力有幫助
why-no-use = 使用{ $card }的能力幫助太小
why-keep = { $card }值得保留

# 路上
why-roll = 骰子可能帶來好機會：{ $why }
why-rest = 休息可移除{ $n }點精疲力竭
why-step = 穩走一格就夠：{ $why }
why-stay = 這裡就是好地方：{ $why }
why-towards = 前往{ $space }的路上：{ $why }
why-nowhere = 附近沒有值得去的地方
why-arrived = 這裡正是想去的地方
why-tired = 那裡有{ $n }點精疲力竭
why-hazard-away = { $card }可避開危險
why-hazard-welcome = 不怕這次危險
why-near = { $space }離得近
why-quest-do = 這項任務代價小，收穫可能大
why-quest-leave = 任務可以等等

# 那裡有什麼
why-unknown-fight = { $colour }冒險約有{ $win }%勝算
why-fight = 對{ $foe }有{ $win }%勝算
why-town-heal = 可在{ $town }恢復傷害
why-town-buy = { $town }的市場有好東西
why-town-quest = { $town }有任務可做
why-no-adventure = 這裡沒有值得冒的險

# 戰鬥中
why-stand = 留下有{ $win }%勝算
why-flee = 只有{ $win }%勝算，但有{ $away }%機會逃脫
why-stand-fast = 生命還夠
why-run = 現在逃走更安全
why-attack = { $who }有{ $hit }%機會命中
why-defend = 有{ $held }%機會守住
why-defend-free = 這個階段不會有事
why-ally-takes = { $ally }更能承受{ $n }點傷害
why-weaken = 最值得削弱敵人的{ $phase }

# 市場裡
why-enter-market = 會放上一張新牌
why-skip-market = 沒有可買的
why-leave-market = 其餘的都不值它的價錢
why-buy = { $card }的價值高於{ $n }枚金幣
why-too-dear = { $card }不值{ $n }枚金幣
why-make-room = 為{ $card }騰出位置
why-sell = { $card }用處不大
why-heal = { $figure }應保持良好狀態
why-pay = 失去{ $ally }太可惜
why-leave-card = 現有的更好
why-least-missed = 失去{ $card }影響最小
why-buy-none = 這些都不值它的價錢

# 成長
why-token = { $token }幫助最大
why-no-token = 經驗值先留著更好
why-token-goes = 失去這個標記影響最小
why-hero = 按數值看{ $hero }

# 遇到英雄
why-attack-hero = 對{ $who }有{ $win }%勝算，戰利品也值得
why-spare-hero = 不值得攻擊{ $who }（{ $win }%勝算）
why-talk = 可與{ $who }談{ $card }：雙方都可能滿意
why-no-deal = 與{ $who }沒有雙方都滿意的交易
why-draft = 這筆交易關於{ $card }
why-withdraw = 沒有可提的條件
why-good-deal = { $who }的條件不錯
why-bad-deal = { $who }的條件不夠好
why-spoils-gold = { $n }枚金幣值得拿
why-spoils-card = { $card }值得拿
why-no-spoils = 沒有值得拿的

# 牌上的選擇
why-branch = 以代價來看收穫最大
why-look = 現在這個牌堆最重要
why-refresh = { $card }還會用到
why-help = { $who }最需要
why-peek-keep = 可以留在上面
why-peek-bottom = 最好暫時別遇到它
why-peek-top = { $card }放在上面正好
