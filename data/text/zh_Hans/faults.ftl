### 文件与回答可能出的差错，窗口里的说法。命令行和裁判程序用英文说。

## 存档

fault-at = { $file }：{ $why }
fault-save-empty = 文件是空的。
fault-save-cut = 文件不完整，后面的内容缺失。
fault-save-strange = 这不是《五个故事》的存档。
fault-save-newer = 这个存档来自更新的程序（存档版本 { $version }，本程序只能读取版本 { $known }）。
fault-save-older = 这个存档的版本 { $version } 太旧，已经无法读取。
fault-save-edited = 这个存档已损坏，或被手动改过。
fault-save-game = 本程序没有 { $game } 这个游戏。
fault-not-read = 无法读取：{ $why }。
fault-not-written = 无法写入{ $file }：{ $why }。

## 游戏盒、地图等

fault-box = 游戏自带的文件有误：{ $why }
fault-map = 这张地图无法使用：{ $why }
fault-why = 操作被拒绝：{ $why }。
fault-plain = { $why }

## 系统拒绝的原因

reason-permission = 没有权限
reason-read-only = 这里只能读取
reason-no-space = 磁盘空间不足
reason-missing = 没有这个文件或文件夹
reason-folder = 这是一个文件夹
reason-too-large = 文件太大
reason-name = 文件不能用这个名称
reason-no-file = 这不是普通文件
reason-system = 系统拒绝了（{ $why }）

## 回答

fault-answer-over = 游戏已经结束，不能再作选择。
fault-answer-unasked = 现在没有要回答的问题。
fault-answer-strange = { $option } 不是这个问题的选项。
fault-answer-twice = 有一个选项被选了两次。
fault-answer-count = 选了{ $n }个选项；这个问题要选{ $low }至{ $high }个。
fault-answer-number = 选了{ $n }个选项；这个问题要选{ $low }个。
fault-by-rule = { $why }依据规则 { $rule }。
