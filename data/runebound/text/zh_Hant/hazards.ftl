## 旅行危險

event-hazard-rolled = { $who }環顧四周（{ $terrain }）：{ $outcome ->
    [safe] 一路平安
   *[hazard] 前有危險
}。
event-hazard-colour = 危險的顏色是{ $colour }（{ $n }）。
event-hazard-deck-empty = 沒有{ $colour }卡可抽：沒有危險。

ask-hazard = { $who }，前方有危險：使用一張卡避開，還是面對它？

opt-hazard-accept = 面對危險
