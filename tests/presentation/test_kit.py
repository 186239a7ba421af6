"""The drawing kit: colours one can read, type that fits in both scripts, pictures of the promised size."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from systems.presentation import (
    controls,
    dice,
    emblems,
    fonts,
    meters,
    palette,
    richtext,
    shapes,
    tokens,
    typeset,
)
from systems.presentation.cards import LOOKS
from systems.presentation.icons import draw_icon, glyph_codes, has_icon, icon
from systems.presentation.palette import INK, INK2, PAGE, PAPER, RUBY, SHEET, Colour
from systems.presentation.theme import theme
from tests.presentation.recorder import contrast
from tools import kit_sheet

ROOT = Path(__file__).resolve().parents[2]
READABLE = 4.5
VISIBLE = 3.0
KIT = (
    "cards",
    "cardparts",
    "controls",
    "dice",
    "emblems",
    "fonts",
    "icons",
    "meters",
    "ornaments",
    "palette",
    "plates",
    "richtext",
    "shapes",
    "theme",
    "tokens",
    "typeset",
)
LONG_CHINESE = "选择：失去一枚你选择的经验标记，查看红色牌堆顶的五张牌，并将其中一张放回牌堆顶；*或者*进行意志测试 *16*。"


def ink(surface: pygame.Surface) -> pygame.Rect:
    """The box around everything that was drawn on an empty surface."""
    return surface.get_bounding_rect()


# ------------------------------------------------------------------------------- rooms


def test_importing_the_kit_starts_nothing() -> None:
    modules = ", ".join(f"systems.presentation.{name}" for name in KIT)
    check = "assert not (pygame.display.get_init() or pygame.font.get_init())"
    subprocess.run([sys.executable, "-c", f"import {modules}; import pygame; {check}"], cwd=ROOT, check=True)


def test_every_font_has_its_licence() -> None:
    licences = {path.name for path in (fonts.FOLDER / "licences").iterdir()}
    assert licences == {"Storybook-OFL.txt", "PageSans-OFL.txt", "RpgAwesome.txt"}
    notice = (fonts.FOLDER / "licences" / "RpgAwesome.txt").read_text("utf-8")
    for name in ("Daniela Howe", "Ivan Montiel", "MIT License", "OFL 1.1"):
        assert name in notice


# ------------------------------------------------------------------------------- palette


@pytest.mark.parametrize("ground", [PAPER, PAGE, SHEET])
@pytest.mark.parametrize("text", [INK, INK2, palette.GOOD, palette.BAD])
def test_text_stands_out_from_paper(text: Colour, ground: Colour) -> None:
    assert contrast(text, ground) >= READABLE


@pytest.mark.parametrize("game", palette.GAMES)
def test_every_jewel_bears_text_and_is_text(game: str) -> None:
    jewel = palette.GAMES[game]
    assert contrast(jewel, PAPER) >= READABLE
    for state in ("normal", "hover", "pressed"):
        primary = controls.button_inks(state, jewel, primary=True)
        plain = controls.button_inks(state, jewel, primary=False)
        assert contrast(primary.text, primary.fill) >= READABLE
        assert contrast(plain.text, plain.fill) >= READABLE


def test_deep_tones_and_kind_lines_are_readable_on_a_sheet() -> None:
    for tone in [*palette.DEEP.values(), *(look.line for look in LOOKS.values())]:
        assert contrast(tone, SHEET) >= READABLE


def test_what_cannot_be_pressed_can_still_be_read() -> None:
    inks = controls.button_inks("disabled", RUBY, primary=True)
    assert contrast(inks.text, inks.fill) >= VISIBLE


def test_seats_differ_from_paper_and_in_shape() -> None:
    assert len({kind for kind, _ in palette.SEATS}) == len(palette.SEATS) == 6
    assert all(contrast(colour, PAPER) >= VISIBLE for _, colour in palette.SEATS)


def test_no_terrain_is_too_dark_for_counters() -> None:
    assert all(max(colour) + min(colour) >= 0.6 * 510 for colour in palette.TERRAIN.values())


# ------------------------------------------------------------------------------- fonts


@pytest.mark.parametrize("role", fonts.ROLES)
def test_no_sign_of_our_texts_is_missing(role: fonts.Role) -> None:
    latin = "".join(map(chr, range(33, 127))) + "äöüßéèñçłŻøœ·–—…“”‘’«»×−±½°€"
    chinese = "玛拉，请选亮起的格子。（《「」》）：；？！测试游泳"
    assert [char for char in latin + chinese if not fonts.has_glyph(role, char)] == []


@pytest.mark.parametrize("role", fonts.ROLES)
def test_a_missing_sign_is_noticed(role: fonts.Role) -> None:
    assert not fonts.has_glyph(role, "\ue123")
    assert fonts.face_for(role, "✓") == fonts.CHINESE[role]


def test_coverage_table_says_what_the_files_hold() -> None:
    font_tools = pytest.importorskip("fontTools.ttLib")
    table = json.loads((fonts.FOLDER / "coverage.json").read_text("utf-8"))
    for role in fonts.ROLES:
        for path in (fonts.latin_file(role), fonts.chinese_file(role)):
            held = set(font_tools.TTFont(path, lazy=True).getBestCmap())
            noted = {code for first, last in table[path.stem] for code in range(first, last + 1)}
            assert noted == held, path.stem


def test_the_face_is_chosen_by_the_string() -> None:
    assert fonts.face_for("title", "Dagna") == "Storybook-Title"
    assert fonts.face_for("title", "达格娜") == "NotoSansSC-Bold"
    assert fonts.face_for("italic", "Wei 伟") == "NotoSansSC-Regular"


def test_fonts_outlive_the_font_room() -> None:
    before = fonts.font("body", 21)
    assert fonts.font("body", 21) is before
    pygame.font.quit()
    assert fonts.font("body", 21).render("again", True, INK).get_width() > 0


# ------------------------------------------------------------------------------- lines of type


@pytest.mark.parametrize("role", fonts.ROLES)
def test_both_scripts_share_box_and_base_line(role: fonts.Role) -> None:
    surface = shapes.blank(400, 80)
    latin = typeset.label(surface, "HHH", (10, 10), role, 24)
    feet = ink(surface).bottom
    surface = shapes.blank(400, 80)
    chinese = typeset.label(surface, "伟17", (10, 10), role, 24)
    assert chinese.height == latin.height
    assert abs(ink(surface.subsurface((10 + 22, 0, 60, 80))).bottom - feet) <= 1


@pytest.mark.parametrize("text", ["HE", "国"])
def test_the_middle_of_a_label_is_the_middle_of_its_letters(text: str) -> None:
    surface = shapes.blank(200, 100)
    typeset.label(surface, text, (100, 50), "bold", 30, anchor="center")
    assert abs(ink(surface).centery - 50) <= 1


@pytest.mark.parametrize("figure", ["1", "17", "4", "−3", "?"])
def test_numerals_are_centred_by_their_ink(figure: str) -> None:
    surface = shapes.blank(120, 120)
    place = typeset.numeral(surface, figure, (60, 60), 50)
    assert place == ink(surface)
    assert abs(place.centerx - 60) <= 1 and abs(place.centery - 60) <= 1


def test_a_label_keeps_to_its_room() -> None:
    surface = shapes.blank(400, 60)
    assert typeset.label(surface, "Dagna Tunnelborn of the Deep", (0, 0), "title", 30, room=150).right <= 150
    text, px = typeset.fit("Dagna Tunnelborn of the Deep", "title", 30, 150)
    assert text.endswith("…") and px == fonts.smallest()
    assert typeset.fit("Dagna", "title", 30, 150) == ("Dagna", 30)


# ------------------------------------------------------------------------------- wrapped text


def words(line: list[richtext.Atom]) -> str:
    return "".join("#" if atom.kind == "icon" else atom.value for atom in line)


@pytest.mark.parametrize("room", range(60, 400, 17))
def test_no_chinese_line_begins_with_a_closing_or_ends_with_an_opening_mark(room: int) -> None:
    text = "用骰子可到*渡口食人魔*（{river} *13*）。她可以在此停下，失去 {heart} 1，支付《金币》 {gold-bar} 4；“好”！"
    lines = [words(line) for line in richtext.lines_of(text, room, 20)]
    assert (
        "".join(lines).replace(" ", "")
        == "用骰子可到渡口食人魔（#13）。她可以在此停下，失去#1，支付《金币》#4；“好”！"
    )
    assert not [line for line in lines if line[0] in "，。；：！？）》、”"]
    assert not [line for line in lines if line[-1] in "（《“"]
    assert not [line for line in lines if line.endswith("#")], "an icon stays with its number"


@pytest.mark.parametrize(
    "text", [LONG_CHINESE, "An unbreakablewordthatislongerthantheline {heart} 1, and more of it."]
)
@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_wrapped_text_keeps_inside_its_block(text: str, align: richtext.Align) -> None:
    block = richtext.set_text(text, 120, 18, align=align)
    assert block.height == block.lines * block.leading
    for image, x, y in block.placed:
        assert x >= 0 and x + image.get_width() <= 121
        assert y > -6 and y + image.get_height() <= block.height + 6


def test_measuring_is_what_is_drawn_and_is_kept() -> None:
    block = richtext.set_text("*Before combat:* test {river} 13", 200, 20)
    surface = shapes.blank(300, 200)
    rect = richtext.rich(surface, "*Before combat:* test {river} 13", (20, 30), 200, 20)
    assert (rect.topleft, rect.size) == ((20, 30), (block.width, block.height))
    assert richtext.set_text("*Before combat:* test {river} 13", 200, 20) is block
    assert pygame.Rect(20, 30, 200, block.height).contains(ink(surface))


def test_brackets_of_two_words_stay_on_one_line() -> None:
    lines = [words(line) for line in richtext.lines_of("Grudge Call (2 AP)", 130, 20, "bold")]
    assert lines == ["Grudge Call", "(2 AP)"]


def test_marks_in_names_can_be_meant_as_themselves() -> None:
    name = "Mara *the {brave}* \\o/"
    lines = richtext.lines_of(richtext.escape(name), 900, 20)
    assert [words(line) for line in lines] == [name]
    assert {atom.role for atom in lines[0]} == {"body"}


def test_an_indent_makes_way_for_two_lines_only() -> None:
    block = richtext.set_text("word " * 30, 160, 18, indent=(50, 2))
    starts = [min(x for _, x, y in block.placed if y // block.leading == line) for line in range(3)]
    assert starts == [50, 50, 0]


def test_unknown_icons_in_a_text_are_named() -> None:
    with pytest.raises(KeyError, match="no-such-icon"):
        richtext.set_text("{no-such-icon}", 100, 20)


# ------------------------------------------------------------------------------- icons and emblems


def test_every_icon_of_the_font_has_ink() -> None:
    empty = [name for name in glyph_codes() if not ink(icon(name, 16, INK)).width]
    assert empty == []


@pytest.mark.parametrize(
    "name",
    ["plains", "town", "heart", "heart-empty", "star", "gem-green", "gem-red-taken", "seat-0", "seat-5"],
)
def test_emblems_are_icons_too(name: str) -> None:
    assert has_icon(name)
    image = icon(name, 24, INK)
    assert image.get_size() == (24, 24) and ink(image).width >= 10
    assert icon(name, 24, INK) is image


@pytest.mark.parametrize("name", ["gem-pink", "seat-6", "seat-x", "dragonfruit"])
def test_unknown_icons_are_refused_by_name(name: str) -> None:
    assert not has_icon(name)
    with pytest.raises(KeyError, match=name):
        draw_icon(shapes.blank(9, 9), name, (4, 4), 9)


def test_icons_have_no_dark_hem() -> None:
    image = icon("broadsword", 40, SHEET)
    seen = {image.get_at((x, y))[:3] for x in range(40) for y in range(40) if image.get_at((x, y)).a > 40}
    assert all(min(colour) > 200 for colour in seen)


# ------------------------------------------------------------------------------- controls, dice, meters, tokens


@pytest.mark.parametrize(
    "text", ["End move here", "结束移动", "A label much too long for any button at all", ""]
)
@pytest.mark.parametrize("state", ["normal", "hover", "pressed", "disabled"])
def test_a_button_has_its_size_and_is_kept(text: str, state: controls.State) -> None:
    image = controls.button((190, 48), text, state, RUBY, icon="footprint", key="E")
    assert image.get_size() == (190, 48 + controls.FOOT)
    assert controls.button((190, 48), text, state, RUBY, icon="footprint", key="E") is image


def test_a_pressed_button_moves_down_and_loses_its_foot() -> None:
    normal, pressed = (ink(controls.button((100, 40), "Go", state)) for state in ("normal", "pressed"))
    assert (normal.top, normal.bottom) == (0, 40 + controls.FOOT)
    assert (pressed.top, pressed.bottom) == (controls.PRESSED_SHIFT, 40 + controls.PRESSED_SHIFT)


def test_a_spent_die_looks_different_and_lies_on_the_same_spot() -> None:
    faces = ("plains", "river", "forest")
    fresh, spent = dice.movement_die(84, faces), dice.movement_die(84, faces, 2, "river")
    assert fresh.get_size() == spent.get_size() == (84 + 2 * dice.die_margin(84),) * 2
    assert pygame.image.tobytes(fresh, "RGBA") != pygame.image.tobytes(spent, "RGBA")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_die_may_have_one_to_four_symbols(count: int) -> None:
    assert ink(dice.movement_die(60, ("plains",) * count)).width >= 60


def test_percentages_never_promise_what_is_not_certain() -> None:
    wanted = {0: "0 %", 0.001: "1 %", 0.5: "50 %", 0.9999: "99 %", 1: "100 %"}
    assert {chance: meters.percent(chance) for chance in wanted} == wanted


def test_an_odds_bar_is_filled_to_its_chance() -> None:
    bar = meters.odds_bar(200, 10, 0.5, RUBY)
    assert bar.get_at((90, 5))[:3] == RUBY
    assert bar.get_at((110, 5))[:3] == PAGE


def test_the_pennon_of_a_track_hides_no_step() -> None:
    steps = tuple(meters.Step(str(n)) for n in range(5))
    upright = meters.track(steps, 2, (50, 40), RUBY)
    level = meters.track(steps, 2, (50, 40), RUBY, upward=False)
    assert upright.get_size() == (75, 5 * 46 - 6)
    assert level.get_size() == (5 * 56 - 6, 60)
    assert ink(upright).x < 25 and ink(level).y < 20


@pytest.mark.parametrize("seat", range(6))
def test_tokens_of_seats_fit_their_picture(seat: int) -> None:
    token = tokens.hero_token(seat, "archer", 60)
    assert token.get_size() == (68, 68)
    assert token.get_rect().inflate(2, 2).contains(ink(token))
    assert token.get_at((34, 16 if seat != 2 else 26)).a == 255
    assert tokens.hero_token(seat, "archer", 60) is token


@pytest.mark.parametrize("jewel", palette.JEWEL)
def test_the_cut_of_a_jewel_tells_its_colour(jewel: str) -> None:
    others = [name for name in palette.JEWEL if name != jewel]
    cut = pygame.mask.from_surface(emblems.gem(jewel, 40))
    for other in others:
        shape = pygame.mask.from_surface(emblems.gem(other, 40))
        both = cut.overlap_area(shape, (0, 0))
        assert both / (cut.count() + shape.count() - both) < 0.93, other
    assert ink(tokens.jewel_counter(jewel, 40, sun=True)).width > ink(tokens.jewel_counter(jewel, 40)).width


# ------------------------------------------------------------------------------- widgets and the sheet


@pytest.mark.parametrize(("language", "locale"), [("en", "en"), ("zh_Hans", "zh"), ("zh_Hant", "zh")])
def test_the_theme_loads_without_a_warning(language: str, locale: str) -> None:
    import pygame_gui

    pygame.display.init()
    pygame.display.set_mode((300, 200))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        manager = pygame_gui.UIManager(
            (300, 200), theme_path=theme(1.5, RUBY, language), starting_language=locale
        )
        pygame_gui.elements.UIButton(pygame.Rect(0, 0, 100, 40), "设置 Go", manager=manager)
        assert manager.get_theme().get_colour("normal_bg", ["button"])[:3] == SHEET
        assert manager.get_theme().get_colour("normal_bg", ["#default_button"])[:3] == RUBY


def test_the_review_sheet_still_draws(tmp_path: Path) -> None:
    kit_sheet.main(tmp_path / "sheet.png")
    assert pygame.image.load(tmp_path / "sheet.png").get_size() == kit_sheet.SIZE
