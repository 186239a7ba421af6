"""Figures: everyone has one, draws at every size, is told from all others, and in good time."""

from __future__ import annotations

import json
import os
import statistics
import time
from pathlib import Path
from typing import get_args

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import msgspec
import numpy as np
import pygame

from engine.content import ContentError
from systems.presentation import tokens
from systems.presentation.cards import card
from systems.presentation.figures import FigureLook, draw_bust, draw_figure, fit_figure, load_looks, words
from systems.presentation.figures import drawing as drawing_module
from systems.presentation.figures.animals import BEASTS
from systems.presentation.figures.auras import BEFORE, BEHIND
from systems.presentation.figures.dragon_heads import BREATHS, HORNS
from systems.presentation.figures.dragons import POSES as DRAGON_POSES
from systems.presentation.figures.extras import EXTRAS
from systems.presentation.figures.faces import EYES, MOUTHS
from systems.presentation.figures.frame import BUILDS, POSES
from systems.presentation.figures.garments import GARMENTS
from systems.presentation.figures.hair import BEARDS, FRONT
from systems.presentation.figures.heads import HEADS
from systems.presentation.figures.inks import INKS, Ink
from systems.presentation.figures.monsters import DEEPS
from systems.presentation.figures.people import HEADGEAR, THINGS
from systems.presentation.figures.press import SHADE_DEPTH
from systems.presentation.figures.recipes import Animal, Person
from systems.presentation.palette import INK, PAPER, SAPPHIRE, SEATS, shade
from tools import kit_faces

DATA = Path(__file__).resolve().parents[2] / "data" / "runebound"
LOOKS = load_looks(DATA / "looks.json")
TABLES: list[tuple[object, dict[str, object], set[str]]] = [
    (words.Build, BUILDS, set()),
    (words.Pose, POSES, set()),
    (words.Head, HEADS, set()),
    (words.Eyes, EYES, set()),
    (words.Mouth, MOUTHS, set()),
    (words.Hair, FRONT, set()),
    (words.Beard, BEARDS, set()),
    (words.Headgear, HEADGEAR, {"none"}),
    (words.Garment, GARMENTS, set()),
    (words.Held, THINGS, {"none"}),
    (words.Extra, EXTRAS, set()),
    (words.Aura, BEHIND, {"none"}),
    (words.Ground, BEFORE, {"none"}),
    (words.Beast, BEASTS, {"spider"}),
    (words.DragonPose, DRAGON_POSES, set()),
    (words.Horns, HORNS, set()),
    (words.Breath, BREATHS, set()),
    (words.Deep, DEEPS, set()),
    (Ink, INKS, set()),
]


def everyone() -> set[str]:
    """The ids of all heroes, foes and allies in the data files, kept allies included."""
    ids = set()
    for file in (
        "heroes",
        "allies",
        "encounters",
        *(f"challenges_{c}" for c in ("green", "yellow", "blue", "red")),
    ):
        for record in json.loads((DATA / f"{file}.json").read_text("utf-8")):
            if file != "encounters" or '"fight"' in json.dumps(record):
                ids.add(record["id"])
            ids |= {kept["id"] for kept in kept_cards(record) if kept["kind"] == "ally"}
    return ids


def kept_cards(node: object) -> list[dict[str, str]]:
    """What becomes of the cards of a record, wherever it is told."""
    if isinstance(node, dict):
        own = [node["kept"]] if isinstance(node.get("kept"), dict) else []
        return own + [found for value in node.values() for found in kept_cards(value)]
    return [found for value in node for found in kept_cards(value)] if isinstance(node, list) else []


def on_paper(image: pygame.Surface) -> np.ndarray:
    """The pixels of a small picture, standing on a strip of paper."""
    sheet = pygame.Surface((96, 50))
    sheet.fill(PAPER)
    sheet.blit(image, image.get_rect(midbottom=(48, 48)))
    return pygame.surfarray.array3d(sheet).astype(np.int16)


def least_difference(images: dict[str, pygame.Surface]) -> tuple[float, str, str]:
    """The two pictures that are most alike: mean difference of a colour over a square of 40 pixels, and who."""
    names, pixels = list(images), np.array([on_paper(image) for image in images.values()])
    found = (1e9, "", "")
    for i, name in enumerate(names[:-1]):
        apart = np.abs(pixels[i + 1 :] - pixels[i]).sum(axis=(1, 2, 3)) / (40 * 40 * 3)
        nearest = int(apart.argmin())
        found = min(found, (float(apart[nearest]), name, names[i + 1 + nearest]))
    return found


def middle_of(image: pygame.Surface, tone: tuple[int, int, int]) -> float:
    """How far right the pixels of a tone are on the whole."""
    apart = np.abs(pygame.surfarray.array3d(image).astype(int) - np.array(tone)).sum(axis=2)
    return float(np.nonzero(apart < 12)[0].mean())


def uncached_ms(look: FigureLook, px: int) -> float:
    """The time of one picture from its recipe, the better of two."""
    times = []
    for _ in range(2):
        drawing_module.sketch_of.cache_clear()
        draw_figure.cache_clear()
        start = time.process_time()
        draw_figure(look, px)
        times.append(time.process_time() - start)
    return 1000 * min(times)


# ------------------------------------------------------------------------------- recipes


def test_every_hero_foe_and_ally_has_a_look() -> None:
    assert everyone() <= set(LOOKS), everyone() - set(LOOKS)
    assert len(everyone()) > 100


def test_no_recipe_is_left_without_a_bearer() -> None:
    assert set(LOOKS) <= everyone(), set(LOOKS) - everyone()


@pytest.mark.parametrize(("vocabulary", "table", "without"), TABLES)
def test_every_word_has_its_drawing(vocabulary: object, table: dict[str, object], without: set[str]) -> None:
    assert set(get_args(vocabulary)) - without == set(table)


@pytest.mark.parametrize(
    ("recipe", "sentence"),
    [
        ({"body": "person", "hat": "wizzard"}, 'at hat, "wizzard" is not known; did you mean "wizard"?'),
        ({"body": "person", "cloth": "crimsn"}, 'at cloth, "crimsn" is not known; did you mean "crimson"?'),
        ({"body": "person", "hatt": "crown"}, 'the field "hatt" is not known; did you mean "hat"?'),
        ({"body": "dragn"}, 'did you mean "dragon"?'),
        ({"body": "animal", "company": [{"body": "animal", "beast": "wulf"}]}, 'did you mean "wolf"?'),
    ],
)
def test_a_misspelt_recipe_is_told_in_one_sentence(recipe: object, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "looks.json"
    file.write_text(json.dumps({"the-miller": recipe}), "utf-8")
    with pytest.raises(ContentError) as told:
        load_looks(file)
    assert str(told.value).startswith('looks.json, figure "the-miller": ')
    assert sentence in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("content", ["{", "[]"])
def test_a_broken_file_of_recipes_is_told_in_one_sentence(content: str, tmp_path: Path) -> None:
    file = tmp_path / "looks.json"
    file.write_text(content, "utf-8")
    with pytest.raises(ContentError, match=r"^looks\.json: "):
        load_looks(file)
    with pytest.raises(ContentError, match="cannot be read"):
        load_looks(tmp_path / "nowhere.json")


# ------------------------------------------------------------------------------- pictures


@pytest.mark.parametrize("px", [40, 96, 170])
def test_every_figure_draws_at_every_level(px: int) -> None:
    for name, look in LOOKS.items():
        image = draw_figure(look, px)
        assert abs(image.get_height() - px) <= 1, name
        assert image.get_bounding_rect().height >= px - 3, name
        assert draw_figure(look, px) is image


def test_figures_are_told_apart_at_the_size_of_a_token() -> None:
    difference, one, other = least_difference({name: draw_figure(look, 40) for name, look in LOOKS.items()})
    assert difference > 25, (one, other)


def test_tokens_are_told_apart_whatever_their_colour() -> None:
    images = {name: tokens.foe_token("dragon", 40, SAPPHIRE, look) for name, look in LOOKS.items()}
    difference, one, other = least_difference(images)
    assert difference > 6, (one, other)


def test_a_figure_turns_to_the_left_but_its_light_does_not() -> None:
    look = Person(garment="robe", cloth="amber", head="void")
    right, left = draw_figure(look, 200), draw_figure(look, 200, "left")
    turned = pygame.transform.flip(left, True, False)
    assert right.get_size() == left.get_size()
    outlines = [pygame.mask.from_surface(image) for image in (right, turned)]
    assert outlines[0].overlap_area(outlines[1], (0, 0)) > 0.97 * outlines[0].count()
    lit, dark = INKS["amber"], shade(INKS["amber"], SHADE_DEPTH)
    for image in (right, left):
        assert middle_of(image, dark) > middle_of(image, lit) + 5


def test_small_pictures_leave_out_what_cannot_be_seen() -> None:
    shapes = [len(drawing_module.sketch_of(LOOKS["brannoc-oathkeeper"], level).shapes) for level in (0, 1, 2)]
    assert shapes[0] < shapes[1] < shapes[2]


@pytest.mark.parametrize(("px", "width"), [(96, 2), (170, 3), (300, 3)])
def test_the_contour_is_as_wide_at_every_size(px: int, width: int) -> None:
    image = draw_figure(Animal(beast="wolf", coat="white", belly="white"), px)
    row = [image.get_at((x, round(px * 0.25))) for x in range(image.get_width())]
    inside = next(i for i, pixel in enumerate(row) if pixel.a > 250 and sum(pixel[:3]) > 700)
    inked = sum(
        pixel.a / 255 * (1 - (sum(pixel[:3]) - sum(INK)) / (765 - sum(INK))) for pixel in row[:inside]
    )
    assert inked == pytest.approx(width, abs=0.45)


def test_company_and_riders_come_along() -> None:
    alone = Person()
    band = Person(company=(Person(head="orc"), Person(head="troll")))
    assert draw_figure(band, 96).get_width() > 1.4 * draw_figure(alone, 96).get_width()
    horse, knight = Animal(beast="horse"), Animal(beast="horse", rider=Person(hat="visor"))
    assert fit_figure(knight, 90, 90).get_height() >= fit_figure(horse, 90, 90).get_height()


def test_a_figure_fits_into_its_space() -> None:
    for look in LOOKS.values():
        image = fit_figure(look, 80, 60)
        assert image.get_width() <= 84
        assert image.get_height() <= 61


def test_a_bust_is_a_square_full_of_figure() -> None:
    for name, look in LOOKS.items():
        bust = draw_bust(look, 40)
        assert bust.get_size() == (40, 40)
        assert pygame.mask.from_surface(bust).count() > 0.3 * 40 * 40, name


def test_good_time() -> None:
    sample = list(LOOKS.values())[::6]
    assert statistics.median(uncached_ms(look, 300) for look in sample) < 25
    assert statistics.median(uncached_ms(look, 40) for look in sample) < 8


# ------------------------------------------------------------------------------- where they stand


@pytest.mark.parametrize("width", [92, 134, 226, 330])
def test_a_card_shows_the_figure_instead_of_the_icon(width: int) -> None:
    plain = kit_faces.OGRE
    drawn = msgspec.structs.replace(plain, figure=LOOKS["ogre-at-the-ford"])
    other = msgspec.structs.replace(plain, figure=LOOKS["the-glass-giant"])
    pictures = [pygame.image.tobytes(card(face, width), "RGBA") for face in (plain, drawn, other)]
    assert len(set(pictures)) == 3
    assert (
        pygame.image.tobytes(card(msgspec.structs.replace(drawn, icon="dragon"), width), "RGBA")
        == pictures[1]
    )


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_seat_keeps_its_shape_and_colour_round_the_bust(seat: int) -> None:
    plain = tokens.hero_token(seat, "archer", 60)
    drawn = tokens.hero_token(seat, "archer", 60, LOOKS["varikas"])
    masks = [pygame.mask.from_surface(token) for token in (plain, drawn)]
    assert masks[0].count() == masks[1].count() == masks[0].overlap_area(masks[1], (0, 0))
    colour = SEATS[seat][1]
    pixels = pygame.surfarray.array3d(drawn).astype(int)
    assert (np.abs(pixels - np.array(colour)).sum(axis=2) < 12).sum() > 60
