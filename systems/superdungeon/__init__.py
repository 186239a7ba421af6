"""The rulebook of Super Dungeon Explore (docs/rules/superdungeon.md)."""
