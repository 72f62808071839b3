"""What a contract or a chip of the market waits for: told to whoever clicks it where it is no answer."""

from abilene.engine.core import Breach
from abilene.games.spike.state import ABOARD, DELIVERED, Railroad


def why_not_here(t: Railroad, seat: int, key: str) -> Breach | None:
    """What is missing for a contract of the seat, or what a chip stands for; None: the key is of neither."""
    thing, _, good = key.partition(":")
    if good not in t.figures.commodity_ids:
        return None
    commodity = t.figures.commodity_ids.index(good)
    if thing == "chip":
        return Breach("SPK-BUILD-11", "chip", (("commodity", commodity), ("money", t.price(commodity))))
    if thing in ("contract", "cargo") and t.holder[commodity] == seat:
        return _undelivered(t, seat, commodity)
    return None


def _undelivered(t: Railroad, seat: int, commodity: int) -> Breach:
    """How far a contract has come, and in which cities it goes on (SPK-LOAD-1, SPK-DELIV-1)."""
    mine, figures = t.member[seat], t.figures
    if t.cargo[commodity] == DELIVERED:
        return Breach("SPK-DELIV-4", "contract-done", (("commodity", commodity),))
    if t.cargo[commodity] == ABOARD:
        rule, text = "SPK-DELIV-1", "contract-deliver"
        cities = [city for city in figures.destinations[t.contract[commodity]] if not t.has_marker(seat, city)]
    else:
        rule, text = "SPK-LOAD-1", "contract-load"
        cities = figures.sources[commodity]
    linked = [city for city in cities if mine[city]]
    towns = (("commodity", commodity), ("towns", linked or cities))
    return Breach(rule, text if linked else f"{text}-nowhere", towns)
