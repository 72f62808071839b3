"""What each seat may know of the poker table."""

from typing import Any

from abilene.engine.events import EVERYBODY
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.poker.steps import hand_value, poker_of
from abilene.games.great_western_trail.state import Trail


def view_poker(t: Trail, viewer: int | None) -> dict[str, Any]:
    """The pot, the next bonus token, who sits there; cards are open to their owner, and to all after the end."""
    poker, figures = poker_of(t)
    taken = max(poker.token) + 1
    tokens = [{"vp": vp, "money": money} for vp, money in zip(figures.token_vp, figures.token_money, strict=True)]
    return {
        "pot": poker.pot,
        "bank_bonus": figures.bank_bonus,
        "stakes": figures.stakes,
        "tokens": tokens[taken:],
        "seats": [_seat(t, seat, viewer in (seat, EVERYBODY) or t.over) for seat in range(t.figures.players)],
    }


def _seat(t: Trail, seat: int, sees: bool) -> dict[str, Any]:
    poker, figures = poker_of(t)
    worker, token = poker.worker[seat], poker.token[seat]
    known: dict[str, Any] = {
        "worker": WORKERS[worker] if worker >= 0 else "",
        "points": figures.token_vp[token] if token >= 0 else 0,
        "count": len(poker.cards[seat]),
    }
    if sees:
        known["cards"] = [t.figures.card_name(card) for card in sorted(poker.cards[seat])]
        known["value"] = hand_value(t, poker.cards[seat])
    return known
