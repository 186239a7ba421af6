## 特殊行動、特殊攻擊、藥水及其時機

word-round-start = 大回合開始
word-activations = 動作階段
word-round-end = 大回合結束

event-action-used = { $who }使用{ $action }。
event-aura-begins = { $aura }籠罩{ $who }周圍{ $n }格。
event-effect-begins = { $action }作用於{ $who }。
event-teleported = { $who }消失，出現在{ $where }。
event-shifted = { $who }變為{ $form }。
event-potion-used = { $who }{ $whom ->
    [self] {""}
   *[other] 為{ $other }
}使用{ $potion }。
event-redirected = { $who }替{ $instead }迎上前去。

opt-use-action = { $action }（{ $n }行動點）
opt-use-attack = { $action }（{ $n }行動點）
opt-aim-at = { $target }
ask-teleport = 請選擇{ $who }出現在哪一格。
ask-shift = { $who }：請選擇{ $form }站立的方格。

opt-drink = { $who }的{ $potion }（{ $n }瓶藥水）
opt-drink-for = { $who }的{ $potion }，給{ $other }（{ $n }瓶藥水）
opt-drink-instead = { $who }的{ $potion }：由{ $other }代替{ $instead }受到攻擊
opt-pass-potion = 不使用藥水
opt-pass-turn = 此輪不再使用藥水
ask-potion-attack-declared = { $who }即將攻擊{ $whom }。要使用藥水嗎？
ask-potion-attack-rolled = { $who }以{ $stars }顆星攻擊{ $whom }。要使用藥水嗎？
ask-potion-defence-rolled = { $who }的{ $stars }顆星對{ $whom }的{ $defence }顆星。要在受傷前使用藥水嗎？
ask-potion-before-wound = { $who }即將受害。要使用藥水嗎？
ask-potion-phase-start = { $who }之前：要使用藥水嗎？
ask-potion-phase-end = { $who }之後：要使用藥水嗎？
ask-potion-activation-start = { $who }開始動作。要使用藥水嗎？
ask-potion-activation-end = { $who }動作結束。要使用藥水嗎？
ask-potion-after-step = { $who }正在動作。要使用藥水嗎？
