### 所有游戏与画面共用的文字。

list-separator = 、
space-at = { $ground }（第{ $column }列，第{ $row }行）
numbered = { $name } { $n }
why-chance = 随意
