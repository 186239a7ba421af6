"""Sample cards for the review sheet of the drawing kit, in English and Chinese. Not part of any game."""

from __future__ import annotations

import msgspec

from systems.presentation.cards import CardFace
from systems.presentation.meters import Value
from systems.presentation.palette import AMETHYST, RUBY, SAPPHIRE

WORDS = {"en": ("Mind", "Body", "Spirit"), "zh": ("意志", "身体", "精神")}
LOOKS = (("arrow-flights", SAPPHIRE), ("broadsword", RUBY), ("fire-symbol", AMETHYST))


def values(language: str, *pairs: tuple[int, int]) -> tuple[Value, ...]:
    """Returns the three values of a sample card."""
    return tuple(
        Value(number, drop, word, icon, colour)
        for (number, drop), word, (icon, colour) in zip(pairs, WORDS[language], LOOKS, strict=True)
    )


MINER = CardFace(
    kind="hero",
    name="Dagna Tunnelborn",
    short="Dagna",
    kind_line="Hero · climb +3 · lore +2",
    icon="battered-axe",
    scene="mountain",
    seed=2,
    values=values("en", (2, 1), (4, 1), (3, 1)),
    life=5,
    stamina=4,
    rules="*Before moving:* any {hills} or {mountain} symbol opens both hills and mountain.",
    initial=False,
)
OGRE = CardFace(
    kind="challenge",
    colour="yellow",
    name="Ogre at the Ford",
    kind_line="Challenge · Ford Ogre",
    icon="muscle-up",
    scene="river",
    seed=4,
    values=values("en", (14, 0), (17, 2), (13, 1)),
    life=3,
    rules="*Before combat:* test swim {river} *13* or suffer {heart} 1 wound.",
    reward="Reward  {gold-bar} *4 gold*",
)
YEAR = CardFace(
    kind="event",
    colour="yellow",
    name="Mercenary Year",
    kind_line="Event · yellow",
    icon="crossed-swords",
    scene="town",
    seed=8,
    number="II",
    rules="At once lay *one* market card in every town.\n"
    "*While in play:* hiring an ally costs {gold-bar} *2* less, but never below 1.",
    glance="−2 {gold-bar}",
)
HAUBERK = CardFace(
    kind="item",
    name="Ringed Hauberk",
    kind_line="Armour · mail",
    icon="vest",
    seed=6,
    cost=6,
    rules="*Activate* when wounds are laid: cancel up to {broken-shield:#34585f} *2 wounds* of that one loss.\n"
    "Turn this card face down until your next refresh.",
    glance="−2 {heart}",
)
SETTER = CardFace(
    kind="ally",
    name="Bone-Setter",
    kind_line="Ally",
    icon="health",
    scene="forest",
    cost=5,
    values=values("en", (1, 0), (1, 0), (3, 1)),
    life=3,
    stamina=4,
    rules="*Any time:* exhaust {lightning-bolt} 2 to heal {heart} 1 on one character.",
    initial=False,
)
PRICE = CardFace(
    kind="encounter",
    colour="blue",
    name="The Oracle's Price",
    kind_line="Encounter · blue",
    icon="crystal-ball",
    scene="mountain",
    seed=5,
    rules="*Choose:* lose one experience token of your choice, look at the top five red cards and put one of them "
    "back on top; *or* test resolve *16*. If you succeed, keep this card: all your tests are +2. "
    "If you fail, fight the Oracle.",
    values=values("en", (16, 2), (16, 2), (18, 2)),
    life=3,
    reward="Keep this card",
)
CHARM = CardFace(
    kind="treasure",
    name="Resurrection Charm",
    kind_line="Treasure · relic",
    icon="angel-wings",
    seed=9,
    rules="*One use.* When a hero falls in the dungeon, he stands up again in the start square with all his hearts.",
    glance="revive",
)

ENGLISH = (MINER, OGRE, YEAR, HAUBERK, SETTER, PRICE, CHARM)


def _chinese(face: CardFace, name: str, kind_line: str, rules: str, **changes: object) -> CardFace:
    pairs = [(value.number, value.drop or 0) for value in face.values]
    own = {"values": values("zh", *pairs)} if pairs else {}
    return msgspec.structs.replace(
        face, name=name, short=name, kind_line=kind_line, rules=rules, **(own | changes)
    )


CHINESE = (
    _chinese(
        MINER,
        "地道之女达格娜",
        "英雄 · 攀爬 +3 · 学识 +2",
        "*移动前：*任一 {hills} 或 {mountain} 符号可进入山谷与山峰。",
    ),
    _chinese(
        OGRE,
        "渡口食人魔",
        "挑战 · 黄",
        "*战斗前：*测试游泳 *13*，失败则受到 {heart} 1 点伤害。",
        reward="奖励  {gold-bar} *4 金币*",
    ),
    _chinese(
        YEAR,
        "佣兵之年",
        "事件 · 黄",
        "立即在每座城镇放置一张市场牌。\n*在场时：*雇佣盟友少付 {gold-bar} *2*，最低为 1。",
    ),
    _chinese(
        HAUBERK,
        "环锁链甲",
        "防具 · 铠甲",
        "*激活：*受到伤害时，抵消该次伤害至多 {broken-shield:#34585f} *2 点*。\n之后面朝下，直到你的下个刷新步骤。",
    ),
    _chinese(SETTER, "接骨师", "盟友", "*任何时候：*承受 {lightning-bolt} 2 疲劳，治疗任一角色 {heart} 1。"),
    _chinese(
        PRICE,
        "神谕者的代价",
        "遭遇 · 蓝",
        "*选择：*失去一枚你选择的经验标记，查看红色牌堆顶的五张牌，并将其中一张放回牌堆顶；"
        "*或者*进行意志测试 *16*。成功则保留此牌：你的所有测试 +2。失败则与神谕者战斗（战斗照常进行，包括逃跑阶段）。",
        reward="保留此牌",
    ),
    _chinese(
        CHARM,
        "复活护符",
        "宝藏 · 遗物",
        "*一次性。*英雄在地城中倒下时，他带着全部红心在起始格重新站起。",
        glance="复活",
    ),
)
