"""Takes the pictures of `docs/look`: real screens with real games on them, each found by computer players from a fixed seed.

python -m tools.look_pictures [--out docs/look] [NAME ...]
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "none"

import pygame

from components.questions import Question
from components.runebound import Combat, Doom
from engine.definition import OptionValue, SeatSetUp
from engine.observe import SeatView
from engine.paths import root
from engine.session import Session
from engine.world import GAME
from systems import catalogue
from systems.bots.players import player
from systems.commands.window import house
from systems.presentation import app
from systems.presentation.cards import CardFace, card, card_size
from systems.presentation.loop import Window, open_display
from systems.presentation.palette import INK, INK2, PAPER
from systems.presentation.scenes.setup import SetUpScene
from systems.presentation.scenes.table import TableScene
from systems.presentation.settings import Settings
from systems.presentation.skins.runebound_cards import CardPress
from systems.presentation.speech import Speech
from systems.presentation.typeset import label
from systems.text.names import Names
from systems.text.words import Words

RUNEBOUND, DUNGEON = "runebound", "superdungeon"
SEATS = (("Mara", "dagna-tunnelborn"), ("Jonas", ""), ("Wei 伟", ""), ("Osric", ""))
AT_THE_DOOR = (
    ("Mara", "dagna-tunnelborn"), ("Jonas", "ilse-of-the-long-bow"), ("Wei 伟", "veleth-star-reader"),
    ("Osric", "korrag-half-ogre"),
)  # fmt: skip
PARTY = (("Jonas", ""), ("Wei 伟", "ember-mage"), ("Ana", "riftling-rogue"))
WAVE = "fire-wave"
MOST_ANSWERS = 3000
OPEN = 0.4, 0.96
"""A fight is worth a picture while its chance lies between these."""
FRAMES, QUIET = 120, 6
DOOM: dict[str, OptionValue] = {"doom_track": True, "travel_hazards": True}
Wanted = Callable[[SeatView, Question], int]
"""How good a moment is for a picture; 0 for none."""


def best_moment(
    game: str,
    chairs: tuple[tuple[str, str], ...],
    seed: int,
    options: dict[str, OptionValue],
    wanted: Wanted,
    map_id: str = "",
) -> str:
    """The replay of a game between computer players, up to its best moment."""
    seats = [
        SeatSetUp(name, colour=i, hero=f"hero/{hero}" if hero else "")
        for i, (name, hero) in enumerate(chairs)
    ]
    session = Session.new(catalogue.find(game), seats, seed, options, map_id, undo=False)
    bot, best, found = player("easy", seed), 0, ""
    for _ in range(MOST_ANSWERS):
        question = session.question
        if question is None:
            break
        worth = wanted(session.view(question.seat), question)
        if worth > best:
            best, found = worth, session.replay_text()
        session.choose(*bot.answer(session.view(question.seat), question)[0])
    if not found:
        raise LookupError(f"{game}, seed {seed}: no such moment comes")
    return found


# --- moments


def on_the_way(view: SeatView, question: Question) -> int:
    """The first seat has rolled many dice and may go far, late in a game with doom."""
    if question.decision != "D04" or question.seat != 0:
        return 0
    doom = view.find(GAME, Doom)
    return len(question.options) * (1 + (doom.counters if doom else 0))


def in_melee(view: SeatView, question: Question) -> int:
    """The first seat fights beside an ally, hand to hand."""
    fight = view.find(GAME, Combat)
    if question.decision != "D14" or fight is None or fight.phase != "melee" or fight.kind == "hero":
        return 0
    if len(question.options) < 3:
        return 0
    facts = catalogue.find(RUNEBOUND).facts
    win = dict(facts.outlook.chances(facts.outlook.fight_numbers(view))).get("", 0.0)
    return 1 + min(fight.round, 2) * (3 if OPEN[0] < win < OPEN[1] else 1) + (question.seat == 0)


def before_the_wave(view: SeatView, question: Question) -> int:
    """The mage may cast a wave over many."""
    if question.decision != "DP-17" or not any(option.id == f"use:{WAVE}" for option in question.options):
        return 0
    facts, hero = catalogue.find(DUNGEON).facts, question.about[0]
    action = next((one for _, one in facts.figures.actions(view, hero) if one.id == WAVE), None)
    return max((len(aim.targets) for aim in facts.targets.aims(view, hero, action)), default=0)


# --- the camera


class Studio:
    """A window without a display, for one picture."""

    def __init__(self, size: tuple[int, int], language: str, folder: Path) -> None:
        self.surface = open_display(size)
        settings = Settings(language=language, size=size, speed="fast")
        self.window: Window
        self.window, self.routes = app.make_window(house(), settings, folder, self.surface)
        self._now = 10.0
        pygame.mouse.set_pos(1, 1)

    def sit_down(self, replay: str) -> TableScene:
        """Opens a table at the end of a replay."""
        self.routes.play(Session.replayed(replay, catalogue.find))
        self.settle()
        table = self.window.top
        assert isinstance(table, TableScene)
        return table

    def point(self, at: tuple[float, float]) -> None:
        """Points at something."""
        pygame.mouse.set_pos(round(at[0]), round(at[1]))
        pygame.event.pump()
        self.settle()

    def settle(self) -> None:
        """Lives until everything is drawn."""
        quiet = 0
        for _ in range(FRAMES):
            self._now += 0.1
            self.window.step((), self._now)
            self.window.desk.darkroom.wait()
            top = self.window.top
            if isinstance(top, TableScene):
                top.board.pictures.get(top.board.camera)
                top.board.pictures.wait()
            is_due = isinstance(top, TableScene) and top.painter.is_due
            is_still = not is_due and not top.needs_frame and not self.window.desk.darkroom.is_busy
            quiet = quiet + 1 if is_still else 0
            if quiet > QUIET:
                return

    def shut(self) -> pygame.Surface:
        """The picture."""
        picture = self.surface.copy()
        self.window.shut()
        return picture


def table(size: tuple[int, int], language: str, folder: Path) -> pygame.Surface:
    """The map: dice have been rolled, the pointer is on the farthest space in reach."""
    studio = Studio(size, language, folder)
    scene = studio.sit_down(best_moment(RUNEBOUND, SEATS, 9, DOOM, on_the_way))
    camera = scene.board.camera
    here = next(piece.space for piece in scene.board.pieces if piece.lively)
    start = pygame.Vector2(camera.centre(here))
    far = max(sorted(scene.board.lit), key=lambda key: start.distance_to(camera.centre(key)))
    studio.point(camera.centre(far))
    return studio.shut()


def combat(size: tuple[int, int], language: str, folder: Path) -> pygame.Surface:
    """A fight: who strikes, with what chance, and what it means for the whole."""
    studio = Studio(size, language, folder)
    studio.sit_down(best_moment(RUNEBOUND, SEATS, 9, DOOM, in_melee))
    return studio.shut()


def dungeon(size: tuple[int, int], language: str, folder: Path) -> pygame.Surface:
    """The dungeon: the pointer is on a wave of fire, and all it would reach is shown."""
    studio = Studio(size, language, folder)
    replay = best_moment(
        DUNGEON, PARTY, 4, {"size": "bit8", "preset_dungeon": True}, before_the_wave, "dungeon_2"
    )
    scene = studio.sit_down(replay)
    presses = {**(scene.tray.presses if scene.tray else {}), **scene.buttons.presses}
    studio.point(presses[f"use:{WAVE}"].rect.center)
    return studio.shut()


def setup(size: tuple[int, int], language: str, folder: Path) -> pygame.Surface:
    """The set-up of a game of four."""
    studio = Studio(size, language, folder)
    studio.routes.set_up(catalogue.find(RUNEBOUND))
    scene = studio.window.top
    assert isinstance(scene, SetUpScene)
    for index, (name, hero) in enumerate(AT_THE_DOOR):
        scene.form.rename(index, name)
        scene.form.seat(index, "human" if index < 3 else "bot:normal")
        scene.form.choose_hero(index, f"hero/{hero}")
    scene.build()
    studio.settle()
    return studio.shut()


def title(size: tuple[int, int], language: str, folder: Path) -> pygame.Surface:
    """The title, a game left on the table."""
    studio = Studio(size, language, folder)
    studio.sit_down(best_moment(RUNEBOUND, SEATS, 9, DOOM, on_the_way))
    studio.routes.title()
    studio.settle()
    return studio.shut()


# --- cards

KINDS = ("HeroRecord", "ChallengeRecord", "EventRecord", "armour", "ally", "EncounterRecord")
HEADINGS = ("Hero", "Challenge", "Event", "Item", "Ally", "Encounter")
CARD, SMALL, LEFT, TOP = 270, 112, 66, 190


def cards(size: tuple[int, int], language: str, folder: Path) -> pygame.Surface:
    """A card of each kind, in English and in Chinese, and at the size they have on the table."""
    sheet = pygame.Surface(size)
    sheet.fill(PAPER)
    label(sheet, "Six pages of one book", (LEFT, 44), "title", 46, INK)
    line = "The shape of the plate tells the kind from across the table; every word is made from what the card does."
    label(sheet, line, (LEFT, 102), "body", 22, INK2)
    step = (size[0] - 2 * LEFT - CARD) // (len(KINDS) - 1)
    for row, tongue in enumerate(("en", "zh_Hans")):
        for i, face in enumerate(_faces(tongue)):
            at = LEFT + i * step, TOP + row * (card_size(CARD)[1] + 24)
            if not row:
                label(sheet, HEADINGS[i], (at[0] + CARD / 2, TOP - 34), "title", 24, INK, "midtop")
            sheet.blit(card(face, CARD), at)
            small = LEFT + 330 + (row * len(KINDS) + i) * (SMALL + 12)
            sheet.blit(card(face, SMALL), (small, size[1] - card_size(SMALL)[1] - 24))
    label(sheet, "At table size", (LEFT, size[1] - 150), "title", 32, INK)
    return sheet


def _faces(language: str) -> Iterator[CardFace]:
    """The first card of each kind."""
    words = Words(language, (RUNEBOUND,))
    facts = catalogue.find(RUNEBOUND).facts
    press, content = CardPress(facts, Speech(words, Names(words, None))), facts.content
    every = [*content.heroes.values(), *content.adventure.values(), *content.market.values()]
    for kind in KINDS:
        record = next(one for one in every if kind in (type(one).__name__, getattr(one, "kind", "")))
        yield press.face(record)


PICTURES: dict[str, tuple[Callable[[tuple[int, int], str, Path], pygame.Surface], tuple[int, int], str]] = {
    "table_runebound_1920": (table, (1920, 1080), "en"),
    "table_runebound_1280_zh": (table, (1280, 720), "zh_Hans"),
    "combat_runebound_1920": (combat, (1920, 1080), "en"),
    "cards": (cards, (1920, 1200), "en"),
    "superdungeon_1920": (dungeon, (1920, 1080), "en"),
    "setup_1280": (setup, (1280, 720), "en"),
    "title_1920": (title, (1920, 1080), "en"),
}
"""The pictures by the names of those in the style guide: how, in which size and language."""


def main() -> None:
    """Takes the pictures that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "names", nargs="*", choices=[*PICTURES, []], help="which pictures; all without a name"
    )
    parser.add_argument("--out", type=Path, default=root() / "docs" / "look")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    pygame.init()
    for name in options.names or PICTURES:
        draw, size, language = PICTURES[name]
        with TemporaryDirectory() as folder:
            open_display(size)
            app.save_picture(draw(size, language, Path(folder)), options.out / f"{name}.png")


if __name__ == "__main__":
    main()
