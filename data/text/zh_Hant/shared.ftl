### 所有遊戲與畫面共用的文字。

list-separator = 、
space-at = { $ground }（第{ $column }列，第{ $row }行）
numbered = { $name } { $n }
why-chance = 隨意
