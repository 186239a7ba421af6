### 窗口里的文字：画面、按钮、对话框。与具体游戏无关。

## 标题

window-title = 五个故事，一张桌
window-subtitle = 奇幻桌面游戏，独自或同桌共玩
window-players = { $low }至{ $high }人
window-new = 新游戏
window-load = 存档
window-settings = 设置
window-quit = 退出
window-continue = 继续{ $game }
window-kept = 座位：{ $seats } · 保存于 { $date }
window-kept-ribbon = 游戏进行中
window-version = 版本 { $n }

## 语言

window-language-en = English
window-language-zh-hans = 简体中文
window-language-zh-hant = 繁體中文

## 准备

window-who-sits = 谁来入座？
window-seat-name = 座位{ $n }的名字
window-player = 玩家
window-control-human = 真人
window-control-bot-easy = 电脑：简单
window-control-bot-normal = 电脑：普通
window-control-bot-hard = 电脑：困难
window-control-closed = 空位
window-change = 更换
window-hero-by-lot = 英雄抽签决定
window-choose-hero = 选择英雄
window-rules = 今晚的规则
window-map = 地图
window-no-map = 按现在的规则无需选择
window-seed = 洗牌种子
window-seed-hint = 种子相同，洗牌相同；留空则随机
window-seed-hint-short = 留空则随机
window-begin = 开始故事
window-too-few = 至少要有{ $low }个座位有人。
window-too-many = 最多只能坐{ $high }人。
window-bad-seed = 洗牌种子必须是整数。
window-cannot-begin = 游戏无法开始

## 牌桌

window-round = 第{ $n }轮
window-over = 故事讲完了
window-thinking = { $seat }正在思考……
window-secret = { $seat }，以下内容只给你看
window-look-away = 请其他人移开视线，然后按下按钮。
window-turn-piece = 旋转
window-uncover = 只有我在看
window-undo = 撤回
window-redo = 重做
window-list = 全部列出
window-which = 选哪一个？
window-back-to-board = 回到地图
window-confirm = 完成
window-ending = 查看结局
window-another-bot = 换一个电脑作答
window-by-hand = 由我来回答
window-bot-failed = { $seat }的电脑没有给出答案。{ $why }
window-refused = 这个选择未被接受：{ $why }
window-rules-failed = 规则在 { $decision } 处出错，该选择已撤回：{ $why }
window-no-undo = { $why ->
    [dice] 无法撤回：骰子已经投出。
    [hidden] 无法撤回：已经看到隐藏的内容。
    [arranged] 无法撤回：桌面曾被手动调整。
    [others] 无法撤回：另一方已经开始行动。
   *[other] 无法撤回：这里就是开头。
}
window-no-redo = 没有可以重做的步骤。
window-empty = 暂无
window-way = { $n }步可到*{ $where }*。
window-way-at = { $n }步（{ $price }）可到*{ $where }*。
window-key-enter = 回车
window-watching = 回放：轮到{ $seat }选择
window-dice-lie = 骰子已经投出
window-dice-lie-line = 请看结果，然后继续。
window-last-roll = 上一次投骰
window-dice-read = 继续
window-hint-lit = 请点击棋盘上框出的地方。
window-hint-card = 请点击一张卡。
window-hint-laying = 先选一块，用 T 键或鼠标右键旋转，再点击放置的位置。
window-hint-draw = 点击一项，或把它拖到棋盘上的位置。
window-hint-order = 请依次点击；其余的按列出的顺序排在后面。
window-pause = 暂停
window-watch-on = 继续播放
window-watch-step = 前进一步
window-watch-stop = 从这里接着玩

## 菜单与存档

window-go-on = 继续游戏
window-save = 保存
window-own-sheet = 我的角色
window-to-title = 回到标题
window-log = 故事至此
window-log-walk = { $who }移动{ $n }步，到{ $where }。
window-saved-games = 存档
window-no-saves = 还没有保存过游戏。
window-this-game = 正在进行的游戏
window-save-name = 存档名称
window-autosave = 上次的牌桌
window-put-by = 未完的牌局
window-save-line = { $game } { $when } · { $date } · { $n }次决定
window-open = 打开
window-throw-away = 删除
window-really-throw = “{ $name }”将被永久删除。
window-keep = 保留
window-write-over = 覆盖
window-really-write-over = 已有名为“{ $name }”的存档。覆盖后，原来的存档将永久消失。
window-not-saved = 无法保存游戏
window-goes-on = { $why }游戏继续进行；请尽快另行保存。
window-not-thrown = 无法删除文件
window-cannot-open = 无法打开这个存档
window-ok = 好的
window-back = 返回
window-close = 关闭

## 规则书

window-help = 规则
window-help-hint = 规则（F1）
window-help-search = 搜索
window-help-see = 另见
window-help-nothing = 没有主题含有这个词。
help-chapter-window = 这个程序

## 设置

window-language = 语言
window-text-size = 文字大小
window-speed = 电脑与棋子的速度
window-speed-calm = 从容
window-speed-normal = 普通
window-speed-fast = 立即
window-sound = 音量
window-sound-off = 静音
window-screen = 屏幕
window-in-window = 窗口
window-fullscreen = 全屏（F11）
window-credits = 致谢
window-credits-text =
    { "*" }五个故事*是自由软件，采用 MIT 许可。地图、卡牌、棋子、骰子与音效均由程序自行制作。

    { "*" }字体。*标题与数字取自 Fraunces，正文取自 Alegreya Sans，中文为思源黑体（Noto Sans SC）；均采用 SIL 开放字体许可 1.1。

    { "*" }图标。*RPG Awesome，作者 Daniela Howe 与 Ivan Montiel：代码 MIT，字体 SIL OFL 1.1。

    { "*" }基于* pygame-ce、pygame_gui、esper、pytmx、msgspec 与 Fluent。

## 结局

window-winner = { $n ->
    [0] 没有人获胜
   *[other] { $names }获胜！
}
window-look-at-table = 看看牌桌
window-play-again = 再来一局
window-save-replay = 保存录像
window-replay-kept = 录像保存在 { $path }。
window-replay-not-kept = 无法写入录像：{ $why }。
window-in-numbers = { $n ->
    [0] 数字里的故事
   *[other] 数字里的故事：共{ $n }轮
}
window-no-numbers = 无法重演这局游戏，因此没有统计。
window-dice-sum = 平均每次投骰
window-dice-hits = 达到目标的投骰
window-still = 静态画面：只有棋子会移动
window-covers = 玩家之间换人时合上封面
window-licences = 全部许可
window-turn-of = 轮到{ $seat }
window-your-turn = { $seat }，轮到你了
window-open-book = 按任意处翻开书
window-log-all = 全部
window-log-others = 上回合以来
window-log-mine = 我的座位
window-log-fights = 战斗
window-log-dice = 骰子
window-log-empty = 还没有发生过这类事情。
window-skip-bots = 跳到我的回合
window-skip-to-end = 快进
window-stop-skipping = 继续观看
window-bots-speed = 电脑：{ $speed }
window-round-of = 第{ $n }轮
