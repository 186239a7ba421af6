## 超級地城桌面專用的文字

game-superdungeon = 超級地城
game-superdungeon-line = 英雄、狗頭人和一條大龍
map-dungeon_2 = 兩塊板塊的地城
map-dungeon_3 = 三塊板塊的地城
map-dungeon_5 = 五塊板塊的地城

side-consul = 領主
side-heroes = 英雄方

name-chest = 藏寶箱
name-start = 英雄起始標記

name-1a = 守衛十字廳
name-1b = 石柱庭院
name-2a = 餘燼水道
name-2b = 蘑菇地窖
name-3a = 癒合聖所
name-3b = 坍塌寶庫
name-4a = 雙囚室
name-4b = 炭灰階廳
name-5a = 大廳堂
name-5b = 淹沒水窖
name-6a = 龍之食庫
name-6b = 符文畫廊


opt-space = { $space }
