"""Whole random games against Sam: they end, and every piece of the box is accounted for in every state."""

import random

import pytest

from abilene.games.great_western_trail.north.state import North
from abilene.games.great_western_trail.sam.telling import sam_of
from abilene.games.great_western_trail.state import Trail
from tests.great_western_trail.sam_ranch import HUMAN, LEVELS, SAM, solo
from tests.great_western_trail.test_whole_games import cards, tiles


def all_cards(t: Trail) -> list[int]:
    """Every cattle and objective card, those of Sam and of the open stacks too."""
    found = [*cards(t), *sam_of(t)[0].pile]
    if t.orange is not None and t.figures.orange is not None:
        for kind, left in zip(t.figures.orange.stages[1:], t.orange.stacks, strict=True):
            found += [kind] * left
    return sorted(found)


def check(t: Trail, every_tile: list[int], every_card: list[int]) -> None:
    sam, figures = sam_of(t)
    assert tiles(t) == every_tile
    assert all_cards(t) == every_card
    cities = len(t.figures.cities)
    placed = sum(t.cities[SAM * cities :]) + t.stations[SAM].bit_count()
    assert placed + sam.discs == figures.discs
    assert sorted([*sam.deck, *sam.played]) == list(range(len(figures.cards)))
    assert (t.money[SAM], t.tokens[SAM], t.marker[SAM], t.owned_masters[SAM]) == (0, 0, 0, 0)
    assert t.hands[SAM] == t.draws[SAM] == t.discards[SAM] == t.areas[SAM] == []
    workers = t.staffs(SAM)
    assert max(workers) == workers[sam.specialty] <= t.figures.row_size
    assert t.herder[SAM] != t.figures.kansas_city
    assert not any(t.figures.spaces[space] in EXCLUDED for space in t.own_buildings(SAM))
    if t.north is not None:
        check_stores(t, t.north)


EXCLUDED = ("FLOOD-RISK-1", "FLOOD-RISK-2", "DROUGHT-RISK-1", "ROCKFALL-RISK-1", "ROCKFALL-RISK-2")


def check_stores(t: Trail, north: North) -> None:
    sam, figures = sam_of(t)
    assert north.slots.count(SAM) == north.stores(SAM)
    turned = {town for card in figures.expansions[: sam.turned] for town in card}
    unfinished = {town for card in sam.active for town in figures.expansions[card]}
    for town in turned - unfinished:
        assert north.has_store(SAM, town)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("north", [False, True])
@pytest.mark.parametrize("orange", ["none", "simmental", "both"])
def test_random_games_end_and_lose_nothing(level: str, north: bool, orange: str) -> None:
    choose = random.Random(f"{level} {north} {orange}")
    t = solo(level, choose.getrandbits(32), rails_to_the_north=north, orange_cattle=orange)
    every_tile, every_card = tiles(t), all_cards(t)
    while not t.over:
        assert t.player == HUMAN
        t.play(choose.choice(t.options()))
        check(t, every_tile, every_card)
    assert t.closer in (HUMAN, SAM)
    assert t.scores()[SAM] > 30


def test_the_same_seed_and_choices_give_the_same_sam() -> None:
    def told(seed: int) -> list[list[int]]:
        t, choose, found = solo("hard", seed), random.Random(1), []
        while not t.over:
            t.play(choose.choice(t.options()))
            found.append(sam_of(t)[0].told)
        return found

    assert told(5) == told(5)
    assert told(5) != told(6)
