## 電腦玩家的理由：簡短，顯示在其選擇之後

why-nothing-gained = 這樣做沒有好處
why-good-place = 這裡是好位置

# 動作之中
why-within-reach = 從那裡可攻擊{ $target }：{ $n }%
why-many = 從那裡可同時攻擊幾個敵人
why-chest-near = 從那裡可開啟藏寶箱
why-towards = 從那裡距{ $goal }還有{ $n }格
why-safer = 那裡更安全
why-second-choice = 另一個可用的方格
why-nothing-there = 在那裡無事可做
why-strike = 攻擊{ $target }的命中率為{ $n }%
why-special = { $action }對{ $target }最有效
why-area = { $action }可同時影響幾個目標
why-open = 藏寶箱裡可能有遺物
why-help = { $action }正有幫助
why-in-force = 效果已在生效
why-stand-up = 倒在地上什麼也做不了
why-hurry = 距{ $goal }還有{ $n }格
why-no-hurry = 不必著急
why-stay-to-act = 有比奔跑更好的事可做
why-enough = 其他都不值得做

# 瞄準與防禦
why-hits-most = 區域內有{ $n }個敵人
why-most-needed = 用在那裡最有效
why-best-first = 最重要的目標在先
why-holds = 有{ $n }%的機會擋住
why-bad-place = { $target }在那裡處境不利

# 輪次與產怪
why-his-turn = { $who }不宜等待
why-monster-turn = { $who }現在最有作為
why-last-skull = 還有模型可以啟動
why-willful = 平均投出{ $n }顆星
why-strike-first = 先手先得利
why-wait = 後手看得更清楚
why-spawn = { $model }在這裡值得
why-spawned-enough = 已經足夠
why-near-heroes = 離英雄更近
why-near-goal = 順路
why-far-away = 英雄要走很遠
why-hero = { $hero }補上隊伍所缺
why-strong = 沒有誰更強
why-many-monsters = 能帶來許多怪物
why-hard-tile = 讓英雄的路又長又難走
why-easy-tile = 讓路又短又好走
why-good-start = 地方寬敞，路也不遠

# 藥水、紅心與卡牌
why-drink = { $who }現在需要
why-saves = 可使{ $who }免受傷害
why-keep-potion = 藥水留著更好
why-stay-awake = 也許很快用得上
why-needs-it = { $who }最需要
why-thirsty = { $who }用得上藥水
why-waste = 那就浪費了
why-luck = 這樣不會浪費
why-worst-first = 最糟的先移除
why-hurts-most = 這最要緊
why-equip = { $who }得益最多
why-replace = 比{ $who }現有的更好
why-sacrifice = { $who }比起卡牌更需要緩解
why-keep-card = 以後也許有人需要
why-keep-old = 現有的更好
why-least-missed = 失去{ $card }最不可惜
why-best-card = { $card }對隊伍最有用
why-horde = { $card }使怪物更強
why-keep-charm = 以後也許用得上
why-return = 隊伍急需{ $who }
why-all-happen = 無論次序如何，它們都會發生
