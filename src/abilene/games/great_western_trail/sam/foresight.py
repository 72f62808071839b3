"""The foresight of a table with Sam has a top and a bottom row."""

from abilene.games.great_western_trail.state import EMPTY, Trail


def slide_foresight(t: Trail) -> None:
    """Tiles of the top row slide down into empty places below them (GWTA-HUM-2)."""
    for top in range(0, len(t.foresight), 2):
        if t.foresight[top + 1] == EMPTY:
            t.foresight[top + 1] = t.foresight[top]
            t.foresight[top] = EMPTY
