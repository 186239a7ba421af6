"""Tiled maps: the only room that knows their format. It knows no game: games tell their needs as data."""

import os

# pytmx imports pygame where it finds it, and pygame would greet on the standard output of the referee.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
