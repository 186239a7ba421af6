## 移動

event-set-down = { $who }來到{ $where }。
event-moved = { $who }移動到{ $where }。
event-stayed = { $who }原地不動。
event-movement-rolled = { $who }投擲{ $n }顆移動骰。

ask-move-mode = { $who }，請選擇{ $hero }如何移動。
ask-rest-split = { $who }，請選擇由誰休息（還可移除{ $n }點精疲力竭）。
ask-single-step = { $who }，請選擇{ $hero }要進入的空格。
ask-walk = { $who }，請選擇{ $hero }走向哪裡（還剩{ $n }顆骰子），或停下。
ask-free-move = { $who }，請將{ $hero }移動至多{ $n }格，或留在原地。
ask-go-to-town = { $who }，請選擇{ $hero }前往的城鎮。

opt-move-roll = 投擲{ $dice }顆移動骰
opt-move-rest = { $dice ->
    [0] 不投骰，休息：移除{ $n }點精疲力竭
   *[other] 投擲{ $dice }顆移動骰並休息：移除{ $n }點精疲力竭
}
opt-move-step = 不投骰，移動一格
opt-move-stay = { $rest ->
    [0] 原地不動
   *[other] 原地不動並休息：移除{ $rest }點精疲力竭
}
opt-rest = { $figure }（{ $n }點精疲力竭）
opt-go-to = { $space }，{ $n }步
opt-go-to-town = { $town }
opt-stop = 停在這裡
