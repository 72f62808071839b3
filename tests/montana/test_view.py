"""What is shown: everything, to everybody alike."""

import json
import random

import pytest

from abilene.games.montana.data import GOODS, WORKERS
from abilene.games.montana.state import START_TILE
from tests.montana.plains import A, B, C, load, plains, start


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_see_the_same(players: int) -> None:
    t, choose = start(players, 3), random.Random(3)
    while not t.over:
        shown = t.view(None)
        assert json.loads(json.dumps(shown)) == shown
        for seat in range(players):
            assert {**t.view(seat), "seat": None} == shown
            assert t.standing(seat) == t.breakdown()
        for _ in range(9):
            if not t.over:
                t.play(choose.choice(t.options()))
    assert t.view(None)["rank"] in ((-1,) if players > 1 else (0, 1, 2, 3))


def test_a_redeal_changes_only_what_is_to_come() -> None:
    t = start(3, 4)
    twin = t.redeal(A, 99)
    assert twin.view(A) == t.view(A)
    assert twin.rng != t.rng
    assert t.redeal(A, 99).rng == twin.rng
    assert t.redeal(A, 98).rng != twin.rng


def test_the_map_and_the_boards() -> None:
    p = (
        plains(2)
        .settled(A, (1, 0))
        .cow((0, 1))
        .terrain((2, 0), "lake", canteen=True)
        .crew_on("bank 8 coins", copper=1, wheat=1)
    )
    p.crew_on("mine 1 coin", copper=1).crew_on("small mine 1 coin", stone=2).goods(A, wheat=2).workers(
        B, pumpkin=3
    ).turn(A)
    shown = p.t.view(A)
    at = {(region["q"], region["r"]): region for region in shown["map"]}
    assert (at[1, 0]["owner"], at[1, 0]["settlements"], at[1, 0]["start"]) == (A, 1, False)
    assert (at[0, 0]["owner"], at[0, 0]["settlements"], at[0, 0]["start"]) == (-1, 0, True)
    assert p.t.owner[p.region((0, 0))] == START_TILE
    assert [at[place]["token"] for place in ((0, 1), (2, 0), (1, 0))] == ["cow", "canteen", ""]
    assert at[2, 0]["terrain"] == "lake"
    assert at[0, 1]["cost"] == {"wheat": 1, "pumpkin": 1}
    assert shown["bank"][1] == {
        "space": "bank_2", "needs": 2, "coins": 8, "crew": {"copper_worker": 1, "wheat_worker": 1},
    }  # fmt: skip
    assert shown["locations"][0] == {
        "location": "mine_1", "area": "mine", "coins": 1, "good": "copper_small", "yield": 1,
        "large": {"copper_worker": 1}, "small": {"stone_worker": 2},
    }  # fmt: skip
    assert shown["seats"][A]["goods"] == dict.fromkeys(GOODS, 0) | {"wheat": 2}
    assert shown["seats"][B]["workers"] == dict.fromkeys(WORKERS, 0) | {"pumpkin_worker": 3}
    assert (shown["asks"], shown["turn"], shown["player"]) == ("act", A, A)


def test_who_is_still_to_bid() -> None:
    p = plains(3).goods(A, pumpkin=1).goods(B, pumpkin=3).goods(C, pumpkin=3).turn(A).play("city", "bid 2 on row 1")
    shop = p.t.view(A)["shop"]
    assert shop["bidding"] == [B, C]
    assert p.t.view(A)["seats"][A]["stands"] == 0
    p.play("bid 3 on row 1")
    assert p.t.view(A)["shop"]["bidding"] == [A, C]  # A was pushed out and comes first
    assert shop["costs"] == load(3).figures.column_costs
