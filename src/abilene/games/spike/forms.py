"""What whoever corrects figures from the box sees: any contract, any route card, and what choices are called."""

from abilene.engine.forms import Form, word_of
from abilene.engine.texts import Texts
from abilene.games.spike.data import CARDS, Figures, contract_number
from abilene.games.spike.state import Railroad

_OWN, _OTHER = 0, 1


def _lay(t: Railroad, group: str, number: int) -> None:
    """A contract or a route card is the own one."""
    if group.startswith("contract-"):
        good, card = divmod(number, CARDS)
        t.holder = [_OWN if one == good else _OTHER for one in range(len(t.holder))]
        t.contract[good] = contract_number(good, card, "ab".index(group[-1]))
    elif group == "route":
        t.routes[_OWN] = number


def _word(texts: Texts, figures: Figures, sort: str, value: str) -> str:
    if sort == "city":
        return figures.city_names[figures.city_ids.index(value)]
    if sort == "contract":
        return texts.format(f"commodity-{value.rpartition('_')[0]}")
    if sort == "route":
        return figures.city_names[figures.route_start[figures.route_ids.index(value)]]
    if sort == "track":
        return texts.format("form-track-name", track=figures.track_ids.index(value))
    if sort == "track-city":  # where it is shown: at the city from which one sees it
        return f"city:{figures.city_ids[figures.spots[figures.track_ids.index(value)].city]}"
    return word_of(texts, figures, sort, value)


FORM = Form(_lay, _word)
