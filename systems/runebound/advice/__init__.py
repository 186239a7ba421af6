"""What a computer player of Runebound thinks of its choices (section 12 of the rules), by theme.

`heuristic.py` beside this folder asks the right module for every decision point. All of it reads a seat's view and content.
"""
