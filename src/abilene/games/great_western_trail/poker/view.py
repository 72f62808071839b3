"""The poker table, with the names of things."""

from typing import Any

from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.poker.data import PokerFigures
from abilene.games.great_western_trail.poker.seen import SeenPoker
from abilene.games.great_western_trail.seen import Seen


def view_poker(seen: Seen) -> dict[str, Any]:
    """The pot, the bonus tokens that are left, and who sits there."""
    poker, figures = seen.poker, seen.figures.poker
    if poker is None or figures is None:
        return {}
    tokens = [{"vp": vp, "money": money} for vp, money in zip(figures.token_vp, figures.token_money, strict=True)]
    table = {
        "pot": poker.pot,
        "bank_bonus": figures.bank_bonus,
        "stakes": figures.stakes,
        "tokens": tokens[poker.taken :],
        "seats": [_seat(seen, poker, figures, seat) for seat in range(seen.figures.seats)],
    }
    return {"poker": table}


def _seat(seen: Seen, poker: SeenPoker, figures: PokerFigures, seat: int) -> dict[str, Any]:
    worker, token = poker.worker[seat], poker.token[seat]
    known: dict[str, Any] = {
        "worker": WORKERS[worker] if worker >= 0 else "",
        "points": figures.token_vp[token] if token >= 0 else 0,
        "count": poker.count[seat],
    }
    if poker.shows(seat):
        known["cards"] = [seen.figures.card_name(card) for card in poker.cards[seat]]
        known["value"] = poker.value[seat]
    return known
