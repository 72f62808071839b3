"""The figures of orange cattle."""

from collections.abc import Mapping
from typing import Any, Final


class OrangeFigures:
    """Which kinds of cards are orange, and what they become or bring in Kansas City."""

    def __init__(self, tables: Mapping[str, Any], kind_name: list[str]) -> None:
        stages = [row["id"] for row in tables["simmental"]["cards"]]
        # calf, heifer and cow by kind; empty without Simmental
        self.stages: Final[list[int]] = [kind_name.index(name) for name in stages if name in kind_name]
        rows = tables["simmental"]["cards"]
        self.copies: Final[list[int]] = [row["copies"] for row in rows if row["id"] in kind_name]
        self.brahman: Final[int] = kind_name.index("brahman") if "brahman" in kind_name else -1
        self.bonus: Final[int] = tables["brahman"]["income_bonus"]  # per Brahman in hand (GWTS-KC-7)
