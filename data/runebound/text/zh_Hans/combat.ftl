## 战斗、伤害与投骰

word-mind = 意志
word-body = 身体
word-spirit = 精神
word-ranged = 远程
word-melee = 近战
word-magic = 魔法
word-escape = 逃跑
word-sneak = 潜行
word-notice = 察觉
word-lore = 学识
word-swim = 游泳
word-climb = 攀爬
word-brawn = 蛮力
word-diplomacy = 外交
word-resolve = 坚毅
word-luck = 运气

part-tokens = 经验标记
part-boost = 预定加值
part-fight = 本场战斗
part-bonus = 效果
roll-parts = { " " }{ $n }（{ $each }）
roll-part = { $source }{ $n }

event-healed = { $who }恢复{ $n }点伤害。
event-rested = { $who }移除{ $n }点精疲力竭。
event-foe-wounded = { $who }受到{ $n }点伤害，剩余生命{ $left }。
event-foe-healed = { $who }恢复{ $n }点伤害。
event-pays-exhaustion = { $who }支付{ $n }点精疲力竭。
event-exhausted = { $who }受到{ $n }点精疲力竭。
event-wounded = { $who }受到{ $n }点伤害，剩余生命{ $left }。
event-ally-killed = { $who }阵亡。
event-knocked-out = { $who }被击倒，失去{ $gold }枚金币。
event-knockout-card = { $who }失去{ $card }。
event-carried-to-town = { $who }在{ $town }醒来。
event-roll-attack = { $who }攻击（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }，目标{ $target }：{ $outcome ->
    [success] 命中
   *[failure] 未命中
}。
event-roll-defend = { $who }防御（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }，目标{ $target }：{ $outcome ->
    [success] 守住了
   *[failure] 失守
}。
event-roll-escape = { $who }尝试逃跑：{ $first } + { $second } + { $value }{ $parts } = { $total }，目标{ $target }：{ $outcome ->
    [success] 逃脱
   *[failure] 被追上
}。
event-roll-test = { $who }测试{ $of }：{ $first } + { $second } + { $value }{ $parts } = { $total }，目标{ $target }：{ $outcome ->
    [success] 成功
   *[failure] 失败
}。
event-roll-spell = { $who }在战斗前出手（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }，目标{ $target }：{ $outcome ->
    [success] 命中
   *[failure] 未命中
}。
event-roll-answer = { $who }应投（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }，即须达到的数值。
event-roll-raised = { $card }改变投骰结果：合计{ $total }。
event-roll-target = { $who }投出须达到的数值（{ $of }）：{ $first } + { $second } + { $value }{ $parts } = { $total }。
event-discards = { $who }弃掉{ $card }。
event-uses = { $whose ->
    [own] { $who }发动自己的能力。
   *[card] { $who }使用{ $card }。
}
event-soaked = { $whose ->
    [own] { $who }
   *[card] { $card }为{ $who }
}抵消{ $n }点{ $what ->
    [exhaustion] 精疲力竭
   *[wounds] 伤害
}。
event-saved = { $card }使{ $who }免于倒下。
event-foe-value = { $who }：{ $phase }值{ $n }。
event-foe-damage = { $who }：{ $phase }伤害降低。
event-foe-life = { $who }：生命{ $n }。
event-fight-begins = { $who }遭遇{ $foe }。
event-fight-broken-off = 三十个回合之后，{ $who }与{ $foe }罢战。
event-foe-defeated = { $who }击败{ $foe }。
event-escaped = { $who }逃到{ $space }。
event-reward-gold = { $who }获得奖励{ $n }枚金币。
event-hero-fight-begins = { $who }攻击{ $other }！
event-hero-beaten = { $who }战胜{ $other }。
event-takes-gold = { $who }从{ $other }处夺得{ $n }枚金币。
event-takes-card = { $who }夺得战利品{ $card }。

ask-knockout-card = { $who }被击倒：失去哪张卡？
ask-knockout-town = { $who }被击倒：被送往哪座城镇？
ask-window-before_move = { $who }：移动前使用卡牌吗？
ask-window-after_move = { $who }：移动后使用卡牌吗？
ask-window-before_combat = { $who }：战斗开始前使用卡牌吗？
ask-window-before_roll = { $roller }即将投骰（{ $of }）。先使用卡牌吗？
ask-window-after_roll = { $roller }投出{ $total }（{ $of }）{ $target ->
    [0] { "" }
   *[other] ，目标{ $target }
}。现在使用卡牌吗？
ask-window-wounds-wounds = { $who }即将受到{ $n }点伤害。使用卡牌吗？
ask-window-wounds-exhaustion = { $who }即将受到{ $n }点精疲力竭。使用卡牌吗？
ask-relieve-wounds = { $who }：为谁恢复伤害？
ask-relieve-exhaustion = { $who }：移除谁的精疲力竭？
ask-take-wounds = { $who }将受{ $n }点伤害，{ $ally }替其承受几点？
ask-boost-ally = { $who }：哪位盟友的首次战斗投骰+{ $n }？
ask-foe-value = { $who }：敌人的哪项数值{ $n }？
ask-escape = { $who }：尝试逃离{ $foe }（须达到{ $target }），还是继续战斗？
ask-retreat = { $who }：退到哪个空格？
ask-phase = { $who }：{ $phase }阶段由谁迎战{ $foe }（数值{ $value }，伤害{ $damage }）？
ask-escape-hero = { $who }：尝试逃离{ $other }，还是继续战斗？
ask-phase-hero = { $who }：{ $phase }阶段由谁对抗{ $other }？
ask-spoils = { $who }：从{ $other }处夺取什么？

opt-lose-card = 失去{ $card }
opt-town = { $town }
opt-space = { $space }
opt-discard = 弃掉{ $card }
opt-use-activate = 使用{ $card }
opt-use-discard = 用掉{ $card }
opt-use-pay = 使用{ $card }的能力（{ $exhaustion }点精疲力竭）
opt-pass-before_move = 完成
opt-pass-after_move = 完成
opt-pass-before_combat = 开始战斗
opt-pass-before_roll = 投骰
opt-pass-after_roll = 保留结果
opt-pass-wounds = 承受
opt-figure = { $who }
opt-take-wounds = { $n }点伤害
opt-escape = 尝试逃跑（投出{ $need }或以上）
opt-escape-hero = 尝试逃跑
opt-go-on = 留下战斗
opt-attack = { $who }攻击（投出{ $need }或以上）
opt-attack-hero = { $who }攻击
opt-defend = { $who }防御（投出{ $need }或以上）
opt-defend-free = { $who }防御（不会受伤）
opt-defend-hero = { $who }防御
opt-spoils-gold = 全部{ $n }枚金币
opt-spoils-card = { $card }
opt-nothing = 不取

odds-hit = 敌人受到{ $n }点伤害
odds-nothing = 无人受伤
odds-wound = { $n ->
    [0] 无损失
   *[other] 受到{ $n }点伤害
}
odds-wound-special = { $n ->
    [0] 敌人的特殊伤害
   *[other] 受到{ $n }点伤害及敌人的特殊伤害
}
odds-escape = 逃脱
