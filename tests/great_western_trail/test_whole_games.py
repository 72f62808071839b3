"""Whole random games in both editions: they end, and every piece of the box is accounted for in every state."""

import random

import pytest

from abilene.games.great_western_trail.scoring import breakdown, herd
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, Trail
from tests.great_western_trail.ranch import start
from tests.rules import rule


def tiles(t: Trail) -> list[int]:
    """Every worker, hazard and native tile, wherever it is."""
    found = [tile for supply in t.supplies for tile in supply]
    found += [tile for tile in [*t.foresight, *t.jobs, *t.posted, *t.gone_tiles] if tile != EMPTY]
    found += [tile for tile in t.tiles if 0 <= tile < NEUTRAL_TILE]
    for seat in range(t.figures.seats):
        found += t.hazards[seat]
        for worker in range(3):
            found += [worker] * (t.staff(seat, worker) - 1)  # the first is printed
        for native in range(2):
            found += [t.figures.first_native + native] * t.natives[2 * seat + native]
    if t.poker is not None:
        found += [worker for worker in t.poker.worker if worker != EMPTY]
    return sorted(found)


def cards(t: Trail) -> list[int]:
    """Every cattle and objective card, wherever it is."""
    found = [*t.pile, *t.stack_of_objectives, *t.display, *t.gone_cards]
    found += [kind for kind, count in enumerate(t.market) for _ in range(count)]
    for seat in range(t.figures.seats):
        found += [*herd(t, seat), *t.areas[seat]]
    if t.orange is not None and t.figures.orange is not None:
        found += [kind for kind, left in zip(t.figures.orange.stages[1:], t.orange.stacks) for _ in range(left)]
    if t.poker is not None:
        found += [card for cards in t.poker.cards for card in cards]
    return sorted(found)


def check(t: Trail, all_tiles: list[int], all_cards: list[int]) -> None:
    assert tiles(t) == all_tiles
    assert cards(t) == all_cards
    assert min(t.money) >= 0
    assert min(t.tokens) >= 0
    cities = len(t.figures.cities)
    for seat in range(t.figures.seats):
        placed = sum(t.cities[seat * cities : (seat + 1) * cities]) + t.stations[seat].bit_count()
        assert placed == t.emptied[seat].bit_count()  # 14 discs: on the board, or on their slots
        assert t.marker[seat] <= t.marker_limit(seat)
        assert max(t.workers) <= t.figures.row_size
        table = [] if t.poker is None else t.poker.cards[seat]
        assert set(t.blind[seat]) <= {*t.hands[seat], *table}
    away = [place for place in t.engine if place]
    assert len(away) == len(set(away))


@rule("GWT-COMP-2", "GWT-COMP-4", "GWT-COMP-9", "GWT-COMP-11", "GWT-ENG-1", "GWT-ENG-10", "GWT-END-4")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("neutral", "sides"), [("fixed", "a"), ("random", "random"), ("fixed", "b")])
def test_random_games_end_and_lose_nothing(edition: int, players: int, neutral: str, sides: str) -> None:
    choose = random.Random(f"{edition} {players} {sides}")
    for seed in range(2):
        t = start(players, edition, seed, neutral, sides)
        all_tiles, all_cards = tiles(t), cards(t)
        assert len(all_tiles) == 94
        while not t.over:
            assert t.options()
            t.play(choose.choice(t.options()))
            check(t, all_tiles, all_cards)
        assert t.closer >= 0
        assert all(len(parts) == 11 for parts in breakdown(t))
