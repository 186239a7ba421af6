## Chapters of the rules help

help-chapter-beginning = Setting out
help-chapter-road = On the road
help-chapter-adventure = Adventures
help-chapter-combat = Fighting
help-chapter-belongings = Growing strong
help-chapter-heroes = Other heroes
help-chapter-variants = Variants
