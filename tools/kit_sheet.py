"""Draws one sheet with every part of the drawing kit, to be looked at after a change.

python tools/kit_sheet.py sheet.png
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec
import pygame

from systems.presentation import controls, dice, emblems, meters, ornaments, palette, shapes, tokens
from systems.presentation.cards import card, card_back, turned_card
from systems.presentation.fonts import ROLES
from systems.presentation.icons import draw_icon
from systems.presentation.palette import BAD, GOOD, INK, INK2, RUBY, SEATS
from systems.presentation.richtext import rich
from systems.presentation.typeset import label, numeral
from tools import kit_faces as faces

SIZE = (1920, 2700)
MARGIN = 44


def main(target: Path) -> None:
    """Draws the sheet and saves it."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    surface = ornaments.book(*SIZE, RUBY).copy()
    ornaments.draw_corners(surface, surface.get_rect().inflate(-36, -36), 60, RUBY)
    label(surface, "Paper, ink and one jewel", (MARGIN + 40, 24), "title", 52)
    ornaments.draw_flourish(surface, (1600, 62), 460)
    y = 100
    parts = (
        draw_type,
        draw_buttons,
        draw_banners,
        draw_small_parts,
        draw_tokens,
        draw_meters,
        draw_reading,
        draw_table,
    )
    for part in parts:
        y = part(surface, y) + 18
    pygame.image.save(surface, target)


def line_up(
    surface: pygame.Surface, images: Iterable[pygame.Surface], x: float, y: float, gap: int = 14
) -> int:
    """Draws pictures side by side; returns the lower edge of the tallest."""
    bottom = y
    for image in images:
        surface.blit(image, (x, y))
        x += image.get_width() + gap
        bottom = max(bottom, y + image.get_height())
    return int(bottom)


def draw_type(surface: pygame.Surface, y: int) -> int:
    """Draws colours, the roles of type in both scripts on one base line, and wrapped text."""
    jewels = [*palette.GAMES.values(), GOOD, INK, INK2, palette.GOLD, *palette.TERRAIN.values()]
    line_up(surface, [shapes.rounded(52, 30, 6, colour, INK, 1.5) for colour in jewels], MARGIN, y, 6)
    for i, role in enumerate(ROLES):
        top = y + 46 + 34 * i
        label(surface, f"{role}: Mara 17 of 20 + Korrag", (MARGIN, top), role, 24)
        label(surface, "玛拉，请选亮起的格子 17", (MARGIN + 410, top), role, 24)
        shapes.hair(surface, MARGIN, MARGIN + 660, top + {"title": 24, "numeral": 24}.get(role, 19), RUBY)
    english = (
        "Three of your five dice lead Dagna to the *Ogre at the Ford* ({river} *13*). She may stop here, "
        "lose {heart} 1, pay {gold-bar} 4 or wake Wei 伟. It is 55 % sure."
    )
    chinese = (
        "用三颗骰子可到*渡口食人魔*（{river} *13*）。她可以在此停下，失去 {heart} 1，"
        "支付 {gold-bar} 4，或叫醒“Jonas”。"
    )
    below = rich(surface, english, (760, y + 46), 520, 22, INK2, accent=RUBY).bottom
    rich(surface, chinese, (760, below + 8), 520, 22, INK2, accent=RUBY)
    rich(surface, english, (1320, y), 240, 18, leading=1.2)
    rich(surface, chinese, (1590, y), 270, 18)
    return y + 262


def draw_buttons(surface: pygame.Surface, y: int) -> int:
    """Draws every state of the buttons, in both scripts."""
    states: tuple[controls.State, ...] = ("normal", "hover", "pressed", "disabled")
    english = [
        controls.button((190, 48), state.title(), state, RUBY, icon="footprint", key="E") for state in states
    ]
    chinese = [controls.button((190, 48), "在此停下", state, RUBY, key="E") for state in states]
    line_up(surface, [*english, *chinese], MARGIN, y)
    primary = [controls.button((230, 58), "End move here", s, RUBY, True, "footprint", "E") for s in states]
    chinese = [
        controls.button((230, 58), "结束移动", s, RUBY, True, "footprint", "Enter") for s in states[:3]
    ]
    line_up(surface, [*primary, *chinese], MARGIN, y + 66)
    line_up(surface, small_controls(), MARGIN, y + 140)
    return y + 212


def small_controls() -> list[pygame.Surface]:
    """Returns one of each of the lesser controls."""
    return [
        controls.button((230, 58), "Tunnel Dwarf strikes", sub="roll 11 or more", key="1"),
        controls.button((50, 50), "", icon="x-mark"),
        controls.switch(28, True, RUBY),
        controls.switch(28, False, RUBY),
        controls.switch(28, True, RUBY, enabled=False),
        controls.key_cap("Enter"),
        controls.key_cap("1"),
        controls.flag("Riverwatch, 望河镇"),
        controls.turn_ribbon((150, 30), "used", INK2),
        controls.turn_ribbon((150, 30), "已用", INK2),
        controls.sign_disc(30, True, GOOD, BAD),
        controls.sign_disc(30, False, GOOD, BAD),
        controls.row((150, 50)),
        controls.row((150, 50), "hover", RUBY),
        controls.seat_tab((150, 50), 0, True),
    ]


def draw_banners(surface: pygame.Surface, y: int) -> int:
    """Draws the ribbon of the phases in both scripts."""
    phases = (
        ("footprint", "Escape"),
        ("arrow-flights", "Ranged"),
        ("broadsword", "Melee"),
        ("fire-symbol", "Magic"),
    )
    chinese_phases = (
        ("footprint", "逃跑"),
        ("arrow-flights", "远程"),
        ("broadsword", "近战"),
        ("fire-symbol", "魔法"),
    )
    line_up(
        surface,
        [
            controls.phase_banner((900, 66), "Round 2", phases, 2, RUBY),
            controls.phase_banner((900, 66), "第 2 回合", chinese_phases, 1, RUBY),
        ],
        MARGIN,
        y,
    )
    return y + 78


def draw_small_parts(surface: pygame.Surface, y: int) -> int:
    """Draws dice, initials, pictograms and jewels."""
    boards = (
        ("plains", "river", "forest"),
        ("plains", "road", "river"),
        ("hills", "mountain"),
        ("river", "swamp"),
    )
    moved = [dice.movement_die(84, face) for face in boards]
    spent = [dice.movement_die(84, face, i + 1, face[0]) for i, face in enumerate(boards[:3])]
    tens = [dice.d10(88, text) for text in ("?", "7", "10")]
    tens.append(dice.d10(88, "3", palette.tint(RUBY, 0.8)))
    sixes = [dice.d6(72, pips) for pips in range(1, 7)]
    line_up(surface, [*moved, *spent, *tens, *sixes], MARGIN - 12, y, 1)
    letters = [
        ornaments.initial(letter, 88, colour)
        for letter, colour in zip("MWÉ玛伟", palette.GAMES.values(), strict=True)
    ]
    marks = [emblems.terrain(kind, 44) for kind in emblems.TERRAINS]
    stones = [emblems.gem(name, 52, taken) for name in palette.JEWEL for taken in (False, True)]
    line_up(surface, [*letters, *marks, *stones], MARGIN, y + 122)
    return y + 218


def draw_tokens(surface: pygame.Surface, y: int) -> int:
    """Draws what lies on the board."""
    figures = ("battered-axe", "archer", "crystal-ball", "spiked-mace", "knight-helmet", "hood")
    pieces = [tokens.hero_token(seat, figures[seat], 62) for seat in range(len(SEATS))]
    pieces += [emblems.seat_shape(seat, 22) for seat in range(len(SEATS))]
    pieces += [tokens.foe_token("wolf-head", 62, palette.TOPAZ), tokens.foe_token("dragon", 62)]
    pieces += [tokens.jewel_counter(name, 34, sun) for name in palette.JEWEL for sun in (False, True)]
    pieces += [tokens.undefeated_shield(n + 1, name, 46) for n, name in enumerate(palette.JEWEL)]
    pieces += [
        tokens.track_disc(60, "7"),
        tokens.track_disc(60, fallen=True),
        tokens.step_disc("forest", 28, RUBY),
    ]
    pieces += [
        tokens.status_disc("poison-cloud", 26, GOOD),
        tokens.coin(44, "6"),
        tokens.coin(44, "12"),
        tokens.coin(28),
    ]
    return line_up(surface, pieces, MARGIN, y, 5)


def draw_meters(surface: pygame.Surface, y: int) -> int:
    """Draws value boxes, hearts, counters, bars and tracks."""
    trio = faces.values("en", (14, 0), (17, 2), (13, 1))
    chinese = faces.values("zh", (2, 1), (6, 1), (3, 0))
    boxes = [
        meters.value_row((420, 64), trio),
        meters.value_row((320, 54), chinese),
        meters.value_row((320, 50), chinese, False),
    ]
    line_up(surface, [*boxes, meters.value_chips((130, 30), trio)], MARGIN, y)
    small = [
        meters.hearts(3, 5),
        meters.counter("lightning-bolt", "3", 26, palette.TOPAZ, suffix="/4"),
        meters.counter("gold-bar", "12", 26, palette.TOPAZ),
        meters.counter("star", "2", 26, INK2),
        meters.odds_bar(138, 12, 0.86, RUBY),
        meters.odds_bar(138, 12, 0.02, GOOD),
        meters.hearts_pill(2, 3),
    ]
    line_up(surface, small, MARGIN, y + 80, 20)
    numeral(surface, meters.percent(0.86), (MARGIN + 880, y + 92), 40, RUBY)
    steps = (*(meters.Step(str(n)) for n in range(8)), meters.Step(icon="skull"), meters.Step("9"))
    line_up(surface, [meters.track(steps, 5, (56, 40), RUBY, upward=False)], MARGIN + 980, y + 66)
    surface.blit(pygame.transform.rotate(meters.scale_bar(18, 40, 8), 90), (MARGIN + 1300, y + 16))
    ornaments.draw_flourish(surface, (MARGIN + 1720, y + 96), 200, INK2, 0.8)
    draw_icon(surface, "perspective-dice-random", (MARGIN + 1720, y + 40), 48)
    return y + 138


def draw_reading(surface: pygame.Surface, y: int) -> int:
    """Draws cards to be read: full size in English, full and small in Chinese."""
    for size, language in ((250, faces.ENGLISH), (250, faces.CHINESE)):
        for i, face in enumerate(language):
            place = pygame.Rect(MARGIN + i * (size + 14), y, size, round(size * 1.4))
            shapes.lift(surface, place)
            surface.blit(card(face, size), place)
        y += round(size * 1.4) + 20
    return y


def draw_table(surface: pygame.Surface, y: int) -> int:
    """Draws cards at table size, activated ones, backs, and the smallest reading size."""
    small = [card(face, 100) for face in faces.ENGLISH] + [card(faces.CHINESE[i], 134) for i in (0, 1, 3)]
    used = msgspec.structs.replace(faces.HAUBERK, used=True, used_word="used")
    lying = [card(used, 100), turned_card(faces.HAUBERK, 100)]
    backs = [card_back(palette.JEWEL[name], f"gem-{name}", 100) for name in ("green", "red")]
    line_up(surface, [*small, *lying, *backs, card_back(INK, "gold-bar", 60)], MARGIN, y, 10)
    narrow = [
        card(faces.OGRE, 226),
        card(faces.CHINESE[1], 226),
        card(faces.CHINESE[5], 226),
        card(used, 226),
    ]
    narrow += [card(faces.ENGLISH[5], 226), card(faces.MINER, 330)]
    return line_up(surface, narrow, MARGIN, y + 200, 20)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "kit_sheet.png"))
