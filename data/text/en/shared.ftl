### Words that every game and every screen needs.

list-separator = { ", " }
space-at = { $ground } (column { $column }, row { $row })
numbered = { $name } { $n }
why-chance = by chance
