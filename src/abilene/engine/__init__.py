"""The engine: states, steps, matches, words and drawings. It knows no game."""
