### 所有遊戲與畫面共用的文字。

list-separator = 、
space-at = { $ground }（第{ $column }欄，第{ $row }列）
numbered = { $name } { $n }
why-chance = 隨意
