"""Who is ahead: settlements on the map, then what breaks a tie."""

from abilene.games.montana.state import Territory


def breakdown(t: Territory) -> list[dict[str, int]]:
    """Each seat's settlements on the map (MON-END-3)."""
    return [{"settlements": t.placed(seat)} for seat in range(t.figures.players)]


def belongings(t: Territory, seat: int) -> int:
    """Goods, coins by value and workers on the own board, each piece counting one (MON-END-5, MON-INT-21)."""
    return sum(t.goods_of(seat)) + t.coins[seat] + t.crew(seat)


def winners(t: Territory) -> list[int]:
    """Most settlements, then most cows and canteens, then most belongings; still tied: all (MON-END-3 to MON-END-6)."""
    ranks = [
        (t.placed(seat), t.cows[seat] + t.canteens[seat], belongings(t, seat)) for seat in range(t.figures.players)
    ]
    best = max(ranks)
    return [seat for seat, found in enumerate(ranks) if found == best]


def rank(t: Territory) -> int:
    """The rank of a solo race by its turns, 0 the best; unfinished it is the lowest (MON-SOLO-5, MON-SOLO-7)."""
    ranks = t.figures.ranks
    if t.closer < 0:
        return len(ranks) - 1
    for number, most in enumerate(ranks):
        if t.turns[0] <= most:
            return number
    return len(ranks) - 1


def curves(t: Territory) -> dict[str, list[int]]:
    """Each seat's settlements on the map, and its coins."""
    return {"points": [t.placed(seat) for seat in range(t.figures.players)], "money": t.coins[:]}
