## 規則書的各章

help-chapter-beginning = 啟程
help-chapter-road = 在路上
help-chapter-adventure = 冒險
help-chapter-combat = 戰鬥
help-chapter-belongings = 變強
help-chapter-heroes = 其他英雄
help-chapter-variants = 規則變體
