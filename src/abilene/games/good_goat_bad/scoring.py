"""The score, and who wins."""

from abilene.games.good_goat_bad.data import KINDS, TOKENS
from abilene.games.good_goat_bad.state import Town


def breakdown(t: Town) -> list[dict[str, int]]:
    """Coins, and the value of the tokens of each kind in use (GGB-END-2)."""
    values = t.figures.values
    return [
        {"coins": t.coins[seat]}
        | {TOKENS[kind]: t.stock[seat * KINDS + kind] * values[kind] for kind in t.figures.locations}
        for seat in range(t.figures.players)
    ]


def money(t: Town, seat: int) -> int:
    """A seat's score (GGB-END-2)."""
    total = t.coins[seat]
    for kind in range(KINDS):
        total += t.stock[seat * KINDS + kind] * t.figures.values[kind]
    return total


def winners(t: Town) -> list[int]:
    """Most money, then most coins, then most tokens; still tied: all of them (GGB-END-3)."""
    ranks = [(money(t, seat), t.coins[seat], t.tokens(seat)) for seat in range(t.figures.players)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def curves(t: Town) -> dict[str, list[int]]:
    """Each seat's fortune with its tokens, and its coins alone."""
    return {"points": [money(t, seat) for seat in range(t.figures.players)], "money": t.coins[:]}
