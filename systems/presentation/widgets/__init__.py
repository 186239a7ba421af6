"""Thin helpers over pygame_gui: what can be pressed, drawn by our own pictures. They know no screen and no game."""
