## 特殊行动、特殊攻击、药水及其时机

word-round-start = 大回合开始
word-activations = 动作阶段
word-round-end = 大回合结束

event-action-used = { $who }使用{ $action }。
event-aura-begins = { $aura }笼罩{ $who }周围{ $n }格。
event-effect-begins = { $action }作用于{ $who }。
event-teleported = { $who }消失，出现在{ $where }。
event-shifted = { $who }变为{ $form }。
event-potion-used = { $who }{ $whom ->
    [self] {""}
   *[other] 为{ $other }
}使用{ $potion }。
event-redirected = { $who }替{ $instead }迎上前去。

opt-use-action = { $action }（{ $n }行动点）
opt-use-attack = { $action }（{ $n }行动点）
opt-aim-at = { $target }
ask-teleport = 请选择{ $who }出现在哪一格。
ask-shift = { $who }：请选择{ $form }站立的方格。

opt-drink = { $who }的{ $potion }（{ $n }瓶药水）
opt-drink-for = { $who }的{ $potion }，给{ $other }（{ $n }瓶药水）
opt-drink-instead = { $who }的{ $potion }：由{ $other }代替{ $instead }受到攻击
opt-pass-potion = 不使用药水
opt-pass-turn = 此轮不再使用药水
ask-potion-attack-declared = { $who }即将攻击{ $whom }。要使用药水吗？
ask-potion-attack-rolled = { $who }以{ $stars }颗星攻击{ $whom }。要使用药水吗？
ask-potion-defence-rolled = { $who }的{ $stars }颗星对{ $whom }的{ $defence }颗星。要在受伤前使用药水吗？
ask-potion-before-wound = { $who }即将受害。要使用药水吗？
ask-potion-phase-start = { $who }之前：要使用药水吗？
ask-potion-phase-end = { $who }之后：要使用药水吗？
ask-potion-activation-start = { $who }开始动作。要使用药水吗？
ask-potion-activation-end = { $who }动作结束。要使用药水吗？
ask-potion-after-step = { $who }正在动作。要使用药水吗？
