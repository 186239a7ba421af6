## 只有《符文秘境》的桌面需要的文字

game-runebound = 符文秘境
game-runebound-line = 龙领主的崛起
map-runebound = 泰瑞诺斯大陆
map-marches = 边境
skin-used = 已用
skin-doom = 殒灭
skin-event = 事件 { $n }
skin-token = { $of } × { $n }
skin-tokens = *经验标记：*{ $tokens }
skin-noted = *记下的经验值：*{ $n }
skin-ground = 地形：{ $ground }
skin-counter = 这里有一个{ $colour }冒险。
skin-no-counter = 这里的{ $colour }冒险已被取走。
skin-sunburst = 阳光标记：事件会使它重现。
skin-undefeated = 未击败的挑战{ $n }：*{ $card }*
skin-market = 市场：
skin-market-empty = 这个市场里没有牌。
skin-ware = *{ $card }*（{ $n }金币）
skin-market-of = { $town }的市场
skin-wares = 出售
skin-belongings = 你的物品与盟友
skin-nothing = 没有
skin-purse = 你有{ $n }枚金币。
skin-deal = 协商
skin-deal-side = { $who }给出
skin-offered = 给出
skin-choose-card = 可选的牌
skin-it-is-about = 相关的牌
skin-cards = 桌上的牌
skin-combat-round = 第{ $n }回合
skin-before-combat = 战斗前
skin-roll-enough = { $total }对{ $target }：足够
skin-roll-short = { $total }对{ $target }：不足

## 战斗之外的投骰

skin-test-of = { $kind ->
    [test] 测试（{ $of }）
    [escape] 逃跑
    [defend] 防御（{ $of }）
    [attack] 攻击（{ $of }）
   *[other] 投骰（{ $of }）
}
skin-test-roll = 骰子
skin-test-value = { $of ->
    [ranged] 卡上的意志
    [escape] 卡上的意志
    [sneak] 卡上的意志
    [notice] 卡上的意志
    [lore] 卡上的意志
    [mind] 卡上的意志
    [melee] 卡上的身体
    [swim] 卡上的身体
    [climb] 卡上的身体
    [brawn] 卡上的身体
    [body] 卡上的身体
    [magic] 卡上的精神
    [diplomacy] 卡上的精神
    [resolve] 卡上的精神
    [luck] 卡上的精神
    [spirit] 卡上的精神
   *[other] 卡上的数值
}
skin-test-target = 需要达到
skin-test-need = 需要达到：骰子须投出{ $n }或以上
skin-test-success = 成功：{ $total }对{ $target }
skin-test-failure = 失败：{ $total }对{ $target }
skin-test-nothing = 什么也不发生
skin-test-token = 任务进度：成功{ $n }/{ $of }
skin-test-line = 每个选择都标明准确的机会、成功所得与失败所失。
skin-test-choose = 你的选择
skin-hazard = 有旅行危险吗？
skin-hazard-line = 只要有一颗骰子显示{ $terrain }就安全。
skin-hazard-colour = 危险的颜色
skin-hazard-safe = 一路平安
skin-hazard-comes = 前有危险

## 战斗页面

skin-sum = { $phase ->
    [magic] 魔法数值
    [melee] 近战数值
    [ranged] 远程数值
   *[other] 双方的意志
}
skin-formula = { $foe } − { $own } = 需投{ $need }
skin-formula-more = { $foe } −（{ $own } { $more }）= 需投{ $need }
skin-win-from-here = 从这里打赢整场战斗
skin-roll-need = 两颗骰子投出{ $n }或以上
skin-cannot-fail = 必定成功
skin-strikes = { $who }攻击
skin-defends = { $who }防御
skin-escape = 尝试逃跑
skin-target-rolled = 对方英雄投出需要达到的数值
skin-no-roll = 不用投骰
skin-unhurt = 无人受伤
skin-no-harm = 这一击不造成伤害
skin-loses = { $who }失去 { "{heart}" } *{ $n }*（共{ $of }）
skin-and-special = ，并触发敌人的特殊规则
skin-special = 触发敌人的特殊规则
skin-away = { $who }脱身
skin-ready = *{ $card }*可以使用：{ $does }
skin-no-escape = 这场战斗不能逃跑。
skin-escape-later = 下一回合之前不能逃跑。
skin-cost-activate = 使用一次，直到刷新
skin-cost-discard = 用完即弃
skin-cost-pay = 不需代价
skin-cost-exhaustion = 需承受{ $n }点精疲力竭

## 数字的组成、牌堆与中间标记堆

skin-number-of = { $who }的{ $what }
skin-name-mind = 意志
skin-name-body = 身体
skin-name-spirit = 精神
skin-name-life = 生命
skin-name-stamina = 耐力
skin-printed = 卡上印的数值 *{ $n }*
skin-part-more = *+{ $n }* { $source }
skin-part-less = *−{ $n }* { $source }
skin-part-tokens = 经验标记
skin-part-fight = 本场战斗的效果
skin-total = *= { $n }*
skin-blow = 一次命中造成{ $n }点伤害。
skin-lost-life = 伤害{ $n }点，剩余{ $left }点。
skin-lost-stamina = 精疲力竭{ $n }点，剩余{ $left }点。
skin-gold-of = { $who }的金币
skin-runes = 龙之符文：*{ $n }*
skin-level-of = { $who }，{ $n }级
skin-no-experience = 尚未获得经验。
skin-deck = { $colour }冒险牌堆
skin-market-deck = 市场牌堆
skin-deck-cards = 牌堆中有{ $n }张牌。
skin-deck-counters = 地图上有{ $n }个该颜色的标记。
skin-counter-pile = 中间标记堆
skin-counter-pile-line = 事件会把它们放回带阳光标记的空格。
skin-hurt-dice = 只有{ $n }颗骰子，不是{ $of }颗：队伍中有人带着伤害或精疲力竭。
skin-doom-step = 殒灭{ $n }：{ $town }
skin-doom-fallen = 这座城镇上已落下一枚殒灭标记。
skin-doom-open = 这座城镇上还没有落下殒灭标记。
skin-doom-how = 每张弃掉的冒险卡都面朝下放到殒灭空格上：现在有{ $n }张。满{ $limit }张时，一枚殒灭标记自下而上落在下一座城镇；第{ $of }枚落下，残局开始。

## 交易

skin-market-line = 点击一张卡来购买、雇佣或卖出。
skin-market-door = 进入市场时会先放上一张新牌。
skin-heal = 恢复
skin-price = { "{gold-bar}" } *{ $n }*
skin-price-changed = { "{gold-bar}" } *{ $n }*（牌面{ $printed }）
skin-too-dear = 还差{ $n }金币
skin-limit-ally = 盟友不能超过{ $n }名
skin-limit-weapon = 武器不能超过{ $n }件
skin-limit-armour = 防具不能超过{ $n }件
skin-limit-type = 你已有同类物品
skin-sells-for = 售价 { "{gold-bar}" } *{ $n }*
skin-just-bought = 本回合刚买
skin-not-sold = 不能卖出
skin-has-wound = 失去生命{ $n }/{ $of }
skin-has-exhaustion = 用去耐力{ $n }/{ $of }
skin-heals-wound = 恢复 { "{heart}" } *1*
skin-heals-exhaustion = 消除全部 { "{lightning-bolt}" } *{ $n }*
skin-costs = 所需金币
skin-experience = 经验
skin-experience-line = 你有{ $points }点经验，一个标记需要{ $price }点。你的等级是{ $level }。
skin-tokens-owned = { $n ->
    [0] 尚未拥有
   *[other] 已有{ $n }个
}
skin-token-attribute = 影响每次{ $phase }投骰
skin-token-stamina = 可承受更多精疲力竭
skin-token-life = 可承受更多伤害
skin-costs-points = 所需经验
skin-life-full = 不能再买生命标记
skin-life-bars = 不能再主动尝试{ $colour }冒险
skin-deal-gold = 共{ $of }金币
skin-deal-line = 点击卡牌来给出或索要。还价：{ $n }／{ $of }。
skin-stays = 不能转让
skin-worth = 价值 { "{gold-bar}" } *{ $n }*

## 最后一页

skin-stat-won = 战斗胜利
skin-stat-lost = 战斗失败
skin-stat-escaped = 逃脱
skin-stat-knocked = 被击倒
skin-stat-gold = 赚得金币
skin-way = 各轮获得的经验
