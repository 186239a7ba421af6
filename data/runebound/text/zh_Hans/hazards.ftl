## 旅行危险

event-hazard-rolled = { $who }环顾四周（{ $terrain }）：{ $outcome ->
    [safe] 一路平安
   *[hazard] 前有危险
}。
event-hazard-colour = 危险的颜色是{ $colour }（{ $n }）。
event-hazard-deck-empty = 没有{ $colour }卡可抽：没有危险。

ask-hazard = { $who }，前方有危险：使用一张卡避开，还是面对它？

opt-hazard-accept = 面对危险
