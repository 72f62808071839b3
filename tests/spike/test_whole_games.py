"""Whole random games at every table: they end, and every piece of the box is accounted for in every state."""

from statistics import mean

import pytest

from abilene.games.spike.data import TIME
from abilene.games.spike.state import ABOARD, DELIVERED, EMPTY, Railroad
from tests.rules import rule
from tests.spike.railway import COUNTS, SETTINGS, rails, random_game


def connected(t: Railroad, seat: int) -> bool:
    """Whether the tracks of a seat hang together, found by walking along them."""
    figures = t.figures
    reached, edge = {t.network[seat][0]}, [t.network[seat][0]]
    while edge:
        node = edge.pop()
        for track, ahead in zip(figures.ways[node], figures.ahead[node], strict=True):
            if t.owner[track] == seat and ahead not in reached:
                reached.add(ahead)
                edge.append(ahead)
    return reached == set(t.network[seat])


def check(t: Railroad) -> None:
    players, figures = t.figures.players, t.figures
    dealt = sum(t.hands) > 0 or t.turn >= 0
    total = len(figures.rail_cards)
    assert rails(t) == total
    for kind in range(6):
        held = sum(t.hands[kind::6]) + t.discard[kind] + t.deck.count(kind) + t.display.count(kind)
        assert held == figures.copies[kind]
    assert t.deck.count(TIME) + t.time == (3 if t.round == 3 else 0)
    assert min(t.money) >= 0
    assert sorted(t.market) == list(range(12))
    assert sum(owner != EMPTY for owner in t.owner) == sum(t.laid(seat) for seat in range(players))
    for seat in range(players):
        assert t.pieces[seat] + t.owner.count(seat) == 45
        assert t.pieces[seat] >= 0
        if t.network[seat]:
            assert dealt
            assert connected(t, seat)
        own = [good for good in range(12) if t.holder[good] == seat]
        assert sum(t.cargo[good] == ABOARD for good in own) <= t.cars(seat)
        assert t.markers[seat].bit_count() == sum(t.cargo[good] == DELIVERED for good in own)
        spent = sum([0, 3, 8][t.levels[3 * seat + sort]] for sort in range(3))
        assert t.money[seat] == t.lines[seat] + t.deliveries[seat] - spent


@rule("SPK-ROUND-8", "SPK-COMP-6", "SPK-MAP-3", "SPK-MAP-7")
@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_random_games_end_and_lose_nothing(players: int, expert: bool) -> None:
    for seed in range(3):
        for decisions, t in enumerate(random_game(players, expert, seed)):
            assert decisions < 5000
            check(t)
        assert t.over
        assert t.winners()
        assert t.time == 3 or t.closer != EMPTY or t.turns == 200


@rule("SPK-REC-11", "SPK-REC-13")
@pytest.mark.parametrize(
    ("players", "decisions", "turns", "money"), [(2, 331, 49, 5.8), (3, 486, 49, 5.1), (4, 451, 35, 3.2)]
)
def test_random_play_takes_as_long_as_in_the_simulation_of_the_figures(
    players: int, decisions: int, turns: int, money: float
) -> None:
    played = []
    for seed in range(30):
        real = 0  # decisions: what is asked with one answer is none
        for t in random_game(players, seed=seed):
            real += len(t.options()) > 1
        played.append((real, t.turns, mean(t.scores()), mean(t.laid(s) for s in range(players))))
    assert mean(game[0] for game in played) == pytest.approx(decisions, rel=0.1)
    assert mean(game[1] for game in played) == pytest.approx(turns, rel=0.1)
    assert mean(game[2] for game in played) == pytest.approx(money, rel=0.25)
    assert 15 < mean(game[3] for game in played) < 45  # the scale is playable: neither track nor turns run out


@rule("SPK-END-3")
@pytest.mark.parametrize("players", COUNTS)
def test_a_copy_goes_its_own_way(players: int) -> None:
    for i, t in enumerate(random_game(players, seed=5)):
        if i == 150:
            before, twin = t.to_data(), t.copy()
            assert twin.to_data() == before
            while not twin.over:
                twin.play(twin.options()[-1])
            assert t.to_data() == before
