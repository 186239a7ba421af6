## 戰鬥、傷害與投骰

word-mind = 意志
word-body = 身體
word-spirit = 精神
word-ranged = 遠程
word-melee = 近戰
word-magic = 魔法
word-escape = 逃跑
word-sneak = 潛行
word-notice = 察覺
word-lore = 學識
word-swim = 游泳
word-climb = 攀爬
word-brawn = 蠻力
word-diplomacy = 外交
word-resolve = 堅毅
word-luck = 運氣

part-tokens = 經驗標記
part-boost = 預定加值
part-fight = 本場戰鬥
part-bonus = 效果
roll-parts = { " " }{ $n }（{ $each }）
roll-part = { $source }{ $n }

event-healed = { $who }恢復{ $n }點傷害。
event-rested = { $who }移除{ $n }點精疲力竭。
event-foe-wounded = { $who }受到{ $n }點傷害，剩餘生命{ $left }。
event-foe-healed = { $who }恢復{ $n }點傷害。
event-pays-exhaustion = { $who }支付{ $n }點精疲力竭。
event-exhausted = { $who }受到{ $n }點精疲力竭。
event-wounded = { $who }受到{ $n }點傷害，剩餘生命{ $left }。
event-ally-killed = { $who }陣亡。
event-knocked-out = { $who }被擊倒，失去{ $gold }枚金幣。
event-knockout-card = { $who }失去{ $card }。
event-carried-to-town = { $who }在{ $town }醒來。
event-roll-attack = { $who }攻擊（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }，目標{ $target }：{ $outcome ->
    [success] 命中
   *[failure] 未命中
}。
event-roll-defend = { $who }防禦（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }，目標{ $target }：{ $outcome ->
    [success] 守住了
   *[failure] 失守
}。
event-roll-escape = { $who }嘗試逃跑：{ $first } + { $second } + { $value }{ $parts } = { $total }，目標{ $target }：{ $outcome ->
    [success] 逃脫
   *[failure] 被追上
}。
event-roll-test = { $who }測試{ $of }：{ $first } + { $second } + { $value }{ $parts } = { $total }，目標{ $target }：{ $outcome ->
    [success] 成功
   *[failure] 失敗
}。
event-roll-spell = { $who }在戰鬥前出手（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }，目標{ $target }：{ $outcome ->
    [success] 命中
   *[failure] 未命中
}。
event-roll-answer = { $who }應投（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }，即須達到的數值。
event-roll-raised = { $card }改變投骰結果：合計{ $total }。
event-roll-target = { $who }投出須達到的數值（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }。
event-discards = { $who }棄掉{ $card }。
event-uses = { $whose ->
    [own] { $who }發動自己的能力。
   *[card] { $who }使用{ $card }。
}
event-soaked = { $whose ->
    [own] { $who }
   *[card] { $card }為{ $who }
}抵消{ $n }點{ $what ->
    [exhaustion] 精疲力竭
   *[wounds] 傷害
}。
event-saved = { $card }使{ $who }免於倒下。
event-foe-value = { $who }：{ $phase }值{ $n }。
event-foe-damage = { $who }：{ $phase }傷害降低。
event-foe-life = { $who }：生命{ $n }。
event-fight-begins = { $who }遭遇{ $foe }。
event-fight-broken-off = 三十個回合之後，{ $who }與{ $foe }罷戰。
event-foe-defeated = { $who }擊敗{ $foe }。
event-escaped = { $who }逃到{ $space }。
event-reward-gold = { $who }獲得獎勵{ $n }枚金幣。
event-hero-fight-begins = { $who }攻擊{ $other }！
event-hero-beaten = { $who }戰勝{ $other }。
event-takes-gold = { $who }從{ $other }處奪得{ $n }枚金幣。
event-takes-card = { $who }奪得戰利品{ $card }。

ask-knockout-card = { $who }被擊倒：失去哪張卡？
ask-knockout-town = { $who }被擊倒：被送往哪座城鎮？
ask-window-before_move = { $who }：移動前使用卡牌嗎？
ask-window-after_move = { $who }：移動後使用卡牌嗎？
ask-window-before_combat = { $who }：戰鬥開始前使用卡牌嗎？
ask-window-before_roll = { $roller }即將投骰（{ $of }）。先使用卡牌嗎？
ask-window-after_roll = { $roller }投出{ $total }（{ $of }）{ $target ->
    [0] { "" }
   *[other] ，目標{ $target }
}。現在使用卡牌嗎？
ask-window-wounds-wounds = { $who }即將受到{ $n }點傷害。使用卡牌嗎？
ask-window-wounds-exhaustion = { $who }即將受到{ $n }點精疲力竭。使用卡牌嗎？
ask-relieve-wounds = { $who }：為誰恢復傷害？
ask-relieve-exhaustion = { $who }：移除誰的精疲力竭？
ask-take-wounds = { $who }將受{ $n }點傷害，{ $ally }替其承受幾點？
ask-boost-ally = { $who }：哪位盟友的首次戰鬥投骰+{ $n }？
ask-foe-value = { $who }：敵人的哪項數值{ $n }？
ask-escape = { $who }：嘗試逃離{ $foe }（須達到{ $target }），還是繼續戰鬥？
ask-retreat = { $who }：退到哪個空格？
ask-phase = { $who }：{ $phase }階段由誰迎戰{ $foe }（數值{ $value }，傷害{ $damage }）？
ask-escape-hero = { $who }：嘗試逃離{ $other }，還是繼續戰鬥？
ask-phase-hero = { $who }：{ $phase }階段由誰對抗{ $other }？
ask-spoils = { $who }：從{ $other }處奪取什麼？

opt-lose-card = 失去{ $card }
opt-town = { $town }
opt-space = { $space }
opt-discard = 棄掉{ $card }
opt-use-activate = 使用{ $card }
opt-use-discard = 用掉{ $card }
opt-use-pay = 使用{ $card }的能力（{ $exhaustion }點精疲力竭）
opt-pass-before_move = 完成
opt-pass-after_move = 完成
opt-pass-before_combat = 開始戰鬥
opt-pass-before_roll = 投骰
opt-pass-after_roll = 保留結果
opt-pass-wounds = 承受
opt-figure = { $who }
opt-take-wounds = { $n }點傷害
opt-escape = 嘗試逃跑（投出{ $need }或以上）
opt-escape-hero = 嘗試逃跑
opt-go-on = 留下戰鬥
opt-attack = { $who }攻擊（投出{ $need }或以上）
opt-attack-hero = { $who }攻擊
opt-defend = { $who }防禦（投出{ $need }或以上）
opt-defend-free = { $who }防禦（不會受傷）
opt-defend-hero = { $who }防禦
opt-spoils-gold = 全部{ $n }枚金幣
opt-spoils-card = { $card }
opt-nothing = 不取

odds-hit = 敵人受到{ $n }點傷害
odds-nothing = 無人受傷
odds-wound = { $n ->
    [0] 無損失
   *[other] 受到{ $n }點傷害
}
odds-wound-special = { $n ->
    [0] 敵人的特殊傷害
   *[other] 受到{ $n }點傷害及敵人的特殊傷害
}
odds-escape = 逃脫
