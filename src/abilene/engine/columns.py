"""Plain text in columns, for the terminal."""

from abilene.engine.texts import Texts

Row = tuple[str, ...]

WIDTH = 76  # of a terminal with 80 columns, less a frame
LONGEST_NAME = 12


def aligned(rows: list[Row], sides: str) -> list[str]:
    """Rows in columns, each to its side: "<" left, ">" right."""
    columns = max(map(len, rows))
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(columns)]
    return [
        "  ".join(f"{cell:{side}{width}}" for cell, side, width in zip(row, sides, widths)).rstrip() for row in rows
    ]


def short_name(seat: int, texts: Texts) -> str:
    """The name of whoever sits there, cut where a column ends."""
    name = texts.seat(seat)
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
