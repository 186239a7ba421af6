"""The parts of the table: where they lie, and how each is drawn from plain data. Rules are never asked here."""
