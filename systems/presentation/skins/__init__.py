"""How each game looks on our table. A skin reads a seat's view and a game's content; it never changes anything."""
