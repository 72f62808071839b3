"""What whoever corrects figures from the box sees: cards and tiles where the board shows them, and what they do."""

from abilene.engine.forms import Form, word_of
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.north.nouns import town_name
from abilene.games.great_western_trail.nouns import Sayings
from abilene.games.great_western_trail.state import Trail

_CARDS = {"north-objective": "O25", "north-start": "S05", "orange-objective": "O29", "orange-start": "S06"}
_FIRST_MASTER, _ANNEX_BUILDING = "M10", 12


def _lay(t: Trail, group: str, number: int) -> None:
    """The piece lies on the board, or on the first player's mat."""
    figures = t.figures
    if group in _CARDS:
        ids = [card.id for card in figures.objectives]
        card = figures.cattle + ids.index(_CARDS[group]) + number
        if group.endswith("start"):
            t.areas[0] = [card]
        else:
            t.display = [card, *(other for other in t.display if other != card)][: len(t.display)]
    elif group == "north-master":
        ids = [master.id for master in figures.masters]
        t.masters[0] = ids.index(_FIRST_MASTER) + number
        t.masters[1:] = [-1 if master == t.masters[0] else master for master in t.masters[1:]]
    elif group == "north-building":
        t.sides[_ANNEX_BUILDING] = number
    elif group == "poker-token":
        assert t.poker is not None
        t.poker.token = [seat if seat < number else -1 for seat in range(len(t.poker.token))]
    elif group == "sam-card":
        assert t.sam is not None
        t.sam.played = [number]
        t.sam.deck = [card for card in t.sam.deck if card != number]
    elif group == "sam-expansion":
        assert t.sam is not None
        t.sam.active = [number % 3]


def _word(texts: Texts, figures: Figures, sort: str, value: str) -> str:
    if sort == "action":
        if value.startswith("pay_"):
            return texts.format("form-pays", money=int(value.removeprefix("pay_")))
        if value not in figures.action_ids:
            return texts.format("form-no-action")
        return Sayings(figures).action(texts, figures.action_ids[value])
    if sort == "task":
        return texts.format(f"task-{value}", count=1)
    if sort == "town":
        return town_name(texts, value.lower())
    if sort == "expansion":
        level, _, number = value.partition("-")
        return texts.format("form-expansion", level=texts.format(f"option-solo.{level}"), number=number)
    if sort == "level":
        return texts.format(f"option-solo.{value}")
    if sort == "city" and value == "none":
        return texts.format("form-from-start")
    return word_of(texts, figures, sort, value)


FORM = Form(_lay, _word)
