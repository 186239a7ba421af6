## 规则书的各章

help-chapter-beginning = 启程
help-chapter-road = 在路上
help-chapter-adventure = 冒险
help-chapter-combat = 战斗
help-chapter-belongings = 变强
help-chapter-heroes = 其他英雄
help-chapter-variants = 规则变体
