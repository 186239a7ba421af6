## 移动

event-set-down = { $who }来到{ $where }。
event-moved = { $who }移动到{ $where }。
event-stayed = { $who }原地不动。
event-movement-rolled = { $who }投掷{ $n }颗移动骰。

ask-move-mode = { $who }，请选择{ $hero }如何移动。
ask-rest-split = { $who }，请选择由谁休息（还可移除{ $n }点精疲力竭）。
ask-single-step = { $who }，请选择{ $hero }要进入的空格。
ask-walk = { $who }，请选择{ $hero }走向哪里（还剩{ $n }颗骰子），或停下。
ask-free-move = { $who }，请将{ $hero }移动至多{ $n }格，或留在原地。
ask-go-to-town = { $who }，请选择{ $hero }前往的城镇。

opt-move-roll = 投掷{ $dice }颗移动骰
opt-move-rest = { $dice ->
    [0] 不投骰，休息：移除{ $n }点精疲力竭
   *[other] 投掷{ $dice }颗移动骰并休息：移除{ $n }点精疲力竭
}
opt-move-step = 不投骰，移动一格
opt-move-stay = { $rest ->
    [0] 原地不动
   *[other] 原地不动并休息：移除{ $rest }点精疲力竭
}
opt-rest = { $figure }（{ $n }点精疲力竭）
opt-go-to = { $space }，{ $n }步
opt-go-to-town = { $town }
opt-stop = 停在这里
