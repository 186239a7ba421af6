### 視窗裡的文字：畫面、按鈕、對話方塊。與具體遊戲無關。

## 標題

window-title = 五個故事，一張桌
window-subtitle = 奇幻桌面遊戲，獨自或同桌共玩
window-players = { $low }至{ $high }人
window-new = 新遊戲
window-load = 存檔
window-settings = 設定
window-quit = 退出
window-continue = 繼續{ $game }
window-kept = 座位：{ $seats } · 儲存於 { $date }
window-kept-ribbon = 遊戲進行中
window-version = 版本 { $n }

## 語言

window-language-en = English
window-language-zh-hans = 簡體中文
window-language-zh-hant = 繁體中文

## 準備

window-who-sits = 誰來入座？
window-seat-name = 座位{ $n }的名字
window-player = 玩家
window-control-human = 真人
window-control-bot-easy = 電腦：簡單
window-control-bot-normal = 電腦：普通
window-control-bot-hard = 電腦：困難
window-control-closed = 空位
window-change = 更換
window-hero-by-lot = 英雄抽籤決定
window-choose-hero = 選擇英雄
window-rules = 今晚的規則
window-map = 地圖
window-no-map = 按現在的規則無需選擇
window-seed = 洗牌種子
window-seed-hint = 種子相同，洗牌相同；留空則隨機
window-seed-hint-short = 留空則隨機
window-begin = 開始故事
window-too-few = 至少要有{ $low }個座位有人。
window-too-many = 最多只能坐{ $high }人。
window-bad-seed = 洗牌種子必須是整數。
window-cannot-begin = 遊戲無法開始

## 牌桌

window-round = 第{ $n }輪
window-over = 故事講完了
window-thinking = { $seat }正在思考……
window-secret = { $seat }，以下內容只給你看
window-look-away = 請其他人移開視線，然後按下按鈕。
window-turn-piece = 旋轉
window-uncover = 只有我在看
window-undo = 撤回
window-redo = 重做
window-list = 全部列出
window-which = 選哪一個？
window-back-to-board = 回到地圖
window-confirm = 完成
window-ending = 檢視結局
window-another-bot = 換一個電腦作答
window-by-hand = 由我來回答
window-bot-failed = { $seat }的電腦沒有給出答案。{ $why }
window-refused = 這個選擇未被接受：{ $why }
window-rules-failed = 規則在 { $decision } 處出錯，該選擇已撤回：{ $why }
window-no-undo = { $why ->
    [dice] 無法撤回：骰子已經投出。
    [hidden] 無法撤回：已經看到隱藏的內容。
    [arranged] 無法撤回：桌面曾被手動調整。
    [others] 無法撤回：另一方已經開始行動。
   *[other] 無法撤回：這裡就是開頭。
}
window-no-redo = 沒有可以重做的步驟。
window-empty = 暫無
window-way = { $n }步可到*{ $where }*。
window-way-at = { $n }步（{ $price }）可到*{ $where }*。
window-key-enter = 回車
window-watching = 回放：輪到{ $seat }選擇
window-dice-lie = 骰子已經投出
window-dice-lie-line = 請看結果，然後繼續。
window-last-roll = 上一次投骰
window-dice-read = 繼續
window-hint-lit = 請點選棋盤上框出的地方。
window-hint-card = 請點選一張卡。
window-hint-laying = 先選一塊，用 T 鍵或滑鼠右鍵旋轉，再點選放置的位置。
window-hint-draw = 點選一項，或把它拖到棋盤上的位置。
window-hint-order = 請依次點選；其餘的按列出的順序排在後面。
window-pause = 暫停
window-watch-on = 繼續播放
window-watch-step = 前進一步
window-watch-stop = 從這裡接著玩

## 選單與存檔

window-go-on = 繼續遊戲
window-save = 儲存
window-own-sheet = 我的角色
window-to-title = 回到標題
window-log = 故事至此
window-log-walk = { $who }移動{ $n }步，到{ $where }。
window-saved-games = 存檔
window-no-saves = 還沒有儲存過遊戲。
window-this-game = 正在進行的遊戲
window-save-name = 存檔名稱
window-autosave = 上次的牌桌
window-put-by = 未完的牌局
window-save-line = { $game } { $when } · { $date } · { $n }次決定
window-open = 開啟
window-throw-away = 刪除
window-really-throw = “{ $name }”將被永久刪除。
window-keep = 保留
window-write-over = 覆蓋
window-really-write-over = 已有名為“{ $name }”的存檔。覆蓋後，原來的存檔將永久消失。
window-not-saved = 無法儲存遊戲
window-goes-on = { $why }遊戲繼續進行；請儘快另行儲存。
window-not-thrown = 無法刪除檔案
window-cannot-open = 無法開啟這個存檔
window-ok = 好的
window-back = 返回
window-close = 關閉

## 規則書

window-help = 規則
window-help-hint = 規則（F1）
window-help-search = 搜尋
window-help-see = 另見
window-help-nothing = 沒有主題含有這個詞。
help-chapter-window = 這個程式

## 設定

window-language = 語言
window-text-size = 文字大小
window-speed = 電腦與棋子的速度
window-speed-calm = 從容
window-speed-normal = 普通
window-speed-fast = 立即
window-sound = 音量
window-sound-off = 靜音
window-screen = 螢幕
window-in-window = 視窗
window-fullscreen = 全屏（F11）
window-credits = 致謝
window-credits-text =
    { "*" }五個故事*是自由軟體，採用 MIT 許可。地圖、卡牌、棋子、骰子與音效均由程式自行製作。

    { "*" }字型。*標題與數字取自 Fraunces，正文取自 Alegreya Sans，中文為思源黑體（Noto Sans SC）；均採用 SIL 開放字型許可 1.1。

    { "*" }圖示。*RPG Awesome，作者 Daniela Howe 與 Ivan Montiel：程式碼 MIT，字型 SIL OFL 1.1。

    { "*" }基於* pygame-ce、pygame_gui、esper、pytmx、msgspec 與 Fluent。

## 結局

window-winner = { $n ->
    [0] 沒有人獲勝
   *[other] { $names }獲勝！
}
window-look-at-table = 看看牌桌
window-play-again = 再來一局
window-save-replay = 儲存錄影
window-replay-kept = 錄影儲存在 { $path }。
window-replay-not-kept = 無法寫入錄影：{ $why }。
window-in-numbers = { $n ->
    [0] 數字裡的故事
   *[other] 數字裡的故事：共{ $n }輪
}
window-no-numbers = 無法重演這局遊戲，因此沒有統計。
window-dice-sum = 平均每次投骰
window-dice-hits = 達到目標的投骰
window-still = 靜態畫面：只有棋子會移動
window-covers = 玩家之間換人時合上封面
window-licences = 全部許可
window-turn-of = 輪到{ $seat }
window-your-turn = { $seat }，輪到你了
window-open-book = 按任意處翻開書
window-log-all = 全部
window-log-others = 上回合以來
window-log-mine = 我的座位
window-log-fights = 戰鬥
window-log-dice = 骰子
window-log-empty = 還沒有發生過這類事情。
window-skip-bots = 跳到我的回合
window-skip-to-end = 快進
window-stop-skipping = 繼續觀看
window-bots-speed = 電腦：{ $speed }
window-round-of = 第{ $n }輪
