"""The game under way is put among the saves before another takes its place: one autosave must not eat an evening.

Must not know any game.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from engine import saves
from engine.session import Session
from systems.presentation.scenes.save_pictures import file_of


def put_by(autosave: Path, folder: Path, title: str, session: Session) -> None:
    """Moves the autosave, with its picture, into the folder of saves, unless `session` goes on from it."""
    try:
        kept = saves.summary(autosave)
    except saves.SaveError:
        return  # none is there, or nobody could open it
    goes_on = kept.setup == session.setup and len(session.answers) >= len(kept.answers)
    if goes_on or not kept.answers:
        return
    date = kept.saved_at[:19].replace("T", " ").replace(":", ".")
    goal = folder / f"{title} {date}{autosave.suffix}"
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        autosave.replace(goal)
        file_of(autosave).replace(file_of(goal))
