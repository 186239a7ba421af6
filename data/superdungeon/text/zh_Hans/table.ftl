## 超级地城桌面专用的文字

game-superdungeon = 超级地城
game-superdungeon-line = 英雄、狗头人和一条大龙
map-dungeon_2 = 两块板块的地城
map-dungeon_3 = 三块板块的地城
map-dungeon_5 = 五块板块的地城

side-consul = 领主
side-heroes = 英雄方

name-chest = 藏宝箱
name-start = 英雄起始标记

name-1a = 守卫十字厅
name-1b = 石柱庭院
name-2a = 余烬水道
name-2b = 蘑菇地窖
name-3a = 愈合圣所
name-3b = 坍塌宝库
name-4a = 双囚室
name-4b = 炭灰阶厅
name-5a = 大厅堂
name-5b = 淹没水窖
name-6a = 龙之食库
name-6b = 符文画廊


opt-space = { $space }
