"""The solo race, a house rule: twelve settlements in as few turns as possible, with a drifter in the way."""

import random

import pytest

from abilene.engine.texts import LANGS
from abilene.games.montana import events as ev
from abilene.games.montana.data import KINDS
from abilene.games.montana.meta import META
from abilene.games.montana.scoring import rank
from abilene.games.montana.steps.solo import drifter_works
from tests.montana.plains import A, Plains, load, plains, start
from tests.rules import rule


@rule("MON-SOLO-1")
def test_the_solo_race_is_marked_as_unofficial() -> None:
    assert "solo" in META.unofficial
    assert load(1).tables["solo"]["official"] is False
    for lang, word in (("en", "unofficial"), ("fr", "non officielle")):
        heading = load(1).box.terminal(start(1).seen_by(0), load(1).texts(lang))[0]
        assert word in heading


@rule("MON-SOLO-2", "MON-SOLO-6")
def test_one_player_sets_up_as_two_would() -> None:
    t = start(1)
    assert t.figures.regions == 49
    assert (t.coins, t.left, t.cows) == ([3], [12], [1])
    assert t.supply == [10] * 4 + [6] * 2
    assert [t.supply[kind] + t.goods[kind] for kind in range(KINDS)] == [11] * 4 + [6] * 2
    solo = load(1).tables["solo"]
    assert (solo["pieces_of_each_basic_good"], solo["pieces_of_each_large_good"]) == (11, 6)


@rule("MON-SOLO-2", "MON-SOLO-6")
def test_the_race_ends_at_once_with_the_last_settlement() -> None:
    p = plains(1).goods(A, wheat=3, pumpkin=3).left(1).cows(1).canteens(1).turns(20).turn(A)
    told = p.hear(lambda: p.play("build").build_on((1, 0)))
    assert p.t.over  # no cattle trade, no drifter, no canteen
    assert told[-1] == ev.RaceEnded(A, 21, 2)
    assert p.t.winners() == [A]


def drift(p: Plains, segment: int) -> Plains:
    """The drifter works once, with this spin."""
    drifter_works(p.wheel(segment).t)
    return p


@rule("MON-SOLO-3")
def test_the_drifter_stands_on_the_cheapest_free_large_spaces() -> None:
    p = drift(plains(1), 0)  # stone and pumpkin
    names = p.t.figures.location_said
    assert [names[i] for i, crew in enumerate(p.t.large) if crew] == ["quarry 1 coin", "garden 1 coin"]
    assert p.t.worker_supply == [18, 17, 18, 17]
    drift(p, 5)  # stone and stone
    quarry = ["quarry 1 coin", "quarry 3 coins", "quarry 6 coins"]
    assert [names[i] for i, crew in enumerate(p.t.large) if crew] == [*quarry, "garden 1 coin"]
    drift(p, 5)  # no free space: skipped
    assert p.t.worker_supply == [18, 15, 18, 17]
    assert p.t.coins == [0]
    assert p.owns(A) == {}


@rule("MON-SOLO-3")
def test_white_workers_of_the_drifter_go_to_the_bank() -> None:
    p = drift(plains(1).workers(A, copper=3, stone=1), 3)
    assert p.t.bank == [1 << 16, 1 << 24, 0]  # a wheat worker, then wheat has fewer than pumpkin
    assert p.t.worker_supply == [15, 17, 17, 17]
    p = drift(plains(1).crew_on("bank 5 coins", copper=1), 7)
    assert p.t.bank == [1, 1 << 8, 1 << 16]  # one worker, whatever number is printed; ties in the order of colours
    p = drift(
        plains(1)
        .crew_on("bank 5 coins", copper=1)
        .crew_on("bank 8 coins", copper=2)
        .crew_on("bank 11 coins", copper=3),
        7,
    )
    assert p.t.worker_supply == [12, 18, 18, 18]


@rule("MON-SOLO-3")
def test_the_drifter_takes_nobodys_workers() -> None:
    p = drift(plains(1).workers(A, copper=2).worker_supply(copper=0), 1)
    assert p.t.large == [0] * 12
    assert p.crew(A) == {"copper": 2}


@rule("MON-SOLO-3")
def test_the_drifter_comes_before_the_clearing() -> None:
    p = plains(1).crew_on("mine 1 coin", copper=1).workers(A, copper=1).coins(3).wheel(1).turn(A).play("mine 3 coins")
    assert p.t.large == [0] * 12  # the drifter took the third space, and the mine was cleared
    assert p.t.worker_supply[0] == 17 + 1 - 1 + 1
    assert p.t.arrow == 1


@rule("MON-SOLO-4")
@pytest.mark.parametrize(("segment", "row"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 1), (6, 3)])
def test_a_neutral_representative_stands_in_the_first_column(segment: int, row: int) -> None:
    p = plains(1).goods(A, pumpkin=2).wheel(segment).turn(A)
    told = p.hear(lambda: p.play("city"))
    assert ev.NeutralPlaced(row - 1) in told
    assert f"bid 2 on row {row}" not in p.options()
    assert f"bid 3 on row {row}" in p.options()
    assert p.refused(f"bid 2 on row {row}") == "MON-CITY-6"


@rule("MON-SOLO-4")
def test_the_neutral_representative_can_be_outbid_and_takes_no_reward() -> None:
    p = plains(1).goods(A, pumpkin=2, stone_small=1).cows(0, supply=1).wheel(0).turn(A).play("city")
    told = p.hear(lambda: p.play("bid 3 on row 1"))
    assert ev.NeutralLeft(0) in told
    assert p.asks() == (A, "exchange")
    assert p.owns(A) == {"stone_small": 1}
    p = plains(1).goods(A, pumpkin=1).cows(0, supply=1).wheel(0).turn(A).play("city", "bid 2 on row 4")
    assert p.t.cow_supply == 1
    assert p.t.neutral == -1


@rule("MON-SOLO-5")
@pytest.mark.parametrize(
    ("turns", "expected", "formerly"),
    [(5, 0, 0), (16, 0, 0), (17, 1, 0), (20, 1, 0), (21, 2, 0), (23, 2, 1), (24, 3, 1), (27, 3, 1), (28, 3, 2),
     (34, 3, 2), (35, 3, 3), (200, 3, 3)],
)  # fmt: skip
def test_ranks_by_turns(turns: int, expected: int, formerly: int) -> None:
    """Under the first rules, with cheaper columns, they were others."""
    assert rank(plains(1, rules=1).turns(turns).closed_by(A).t) == formerly
    p = plains(1).turns(turns).closed_by(A)
    assert rank(p.t) == expected


@rule("MON-SOLO-5")
def test_the_ranks_have_names() -> None:
    game = load(1)
    for lang in LANGS:
        lines = {game.texts(lang).format("log-race-ended", player=0, turns=20, rank=number) for number in range(4)}
        assert len(lines) == 4
    assert "Cattle baron" in game.texts("en").format("log-race-ended", player=0, turns=25, rank=1)


@rule("MON-SOLO-6")
def test_limited_supply_with_one_owner() -> None:
    p = plains(1).supply(wheat=1).goods(A, wheat=10).workers(A, wheat=1).coins(6).turn(A).play("wheat field 6 coins")
    assert p.owns(A) == {"wheat": 11}
    assert p.t.supply[0] == 0


@rule("MON-SOLO-7")
def test_after_200_turns_the_race_ends_in_the_lowest_rank() -> None:
    p = plains(1).turns(199).workers(A, copper=1).turn(A)
    told = p.hear(lambda: p.play("bank 5 coins"))
    assert p.t.over
    assert told[-1] == ev.RaceEnded(A, 200, 3)


@rule("MON-SOLO-2")
def test_random_races_end() -> None:
    for seed in range(5):
        t, choose = start(1, seed), random.Random(seed)
        while not t.over:
            t.play(choose.choice(t.options()))
        assert (t.left[A] == 0) == (t.closer == A)
        assert t.turns[A] <= 200
