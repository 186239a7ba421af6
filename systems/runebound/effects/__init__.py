"""What Runebound's cards do: one small function per kind of effect, by theme."""
