"""The figures of orange cattle."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from abilene.games.great_western_trail.extension import add_objectives, add_rows

if TYPE_CHECKING:
    from abilene.games.great_western_trail.data import Figures

Table = Mapping[str, Any]


class OrangeFigures:
    """Which kinds of cards are orange, and what they become or bring in Kansas City."""

    def __init__(self, figures: "Figures", tables: Table, options: Table) -> None:
        kind_name = figures.kind_name
        stages = [row["id"] for row in tables["simmental"]["cards"]]
        # calf, heifer and cow by kind; empty without Simmental
        self.stages: Final[list[int]] = [kind_name.index(name) for name in stages if name in kind_name]
        rows = tables["simmental"]["cards"]
        self.copies: Final[list[int]] = [row["copies"] for row in rows if row["id"] in kind_name]
        self.brahman: Final[int] = kind_name.index("brahman") if "brahman" in kind_name else -1
        self.bonus: Final[int] = tables["brahman"]["income_bonus"]  # per Brahman in hand (GWTS-KC-7)


def add_orange(common: dict[str, Any], own: dict[str, Any], orange: Table, options: Table) -> None:
    """Calves or Brahman in the market, heifers and cows beside it, their prices, and objectives if wanted."""
    rows = []
    if options["orange_cattle"] in ("simmental", "both"):
        for stage, card in enumerate(orange["simmental"]["cards"]):
            rows.append(_breed(card["id"], card, "open" if stage else "market"))
    if options["orange_cattle"] in ("brahman", "both"):
        rows.append(_breed("brahman", orange["brahman"], "market"))
    add_rows(common, "cattle_colours", "colours", rows)
    add_rows(common, "cattle_prices", "options", orange["market"]["options"])
    common["setup"] = {**common["setup"], "cattle_market_size": orange["market"]["cattle_market_size"]}
    if options["orange_objectives"]:
        add_objectives(common, orange)


def _breed(name: str, card: Table, group: str) -> dict[str, Any]:
    copies = [[card["vp"], card["copies"]]]
    return {"colour": "orange", "name": name, "value": card["value"], "group": group, "vp_copies": copies}
