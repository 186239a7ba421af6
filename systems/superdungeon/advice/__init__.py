"""What a computer player weighs at each decision point (section 12); `heuristic.py` puts the parts together.

Every module reads a `Mind`, never a world, and answers with verdicts: a worth in skulls and a reason.
"""
