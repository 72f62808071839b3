"""Ratings find strengths that are known, say how sure they are, and when it is clear who is stronger."""

import math
import random
from collections.abc import Mapping, Sequence

import pytest

from abilene.sim.arena import online
from abilene.sim.arena.rating import ANCHORED, POINTS, Placing, Ratings, evidence, places, points


def drawn_places(strength: Mapping[str, float], seats: Sequence[str], chance: random.Random) -> Placing:
    """A game as the model has it."""
    left, order = list(seats), []
    while left:
        order.append([chance.choices(left, [strength[name] for name in left])[0]])
        left.remove(order[-1][0])
    return order


def drawn_deals(strength: Mapping[str, float], seats: Sequence[str], deals: int, seed: int) -> list[list[Placing]]:
    """Deals that favour one seat: in each, every rotation is played, and the lucky seat counts twice."""
    chance = random.Random(seed)
    found: list[list[Placing]] = []
    for _ in range(deals):
        lucky = chance.randrange(len(seats))
        deal: list[Placing] = []
        for turn in range(len(seats)):
            names = [*seats[turn:], *seats[:turn]]
            lots = [f"{name} {seat}" for seat, name in enumerate(names)]
            luck = {lot: strength[name] * (1 + (seat == lucky)) for seat, (lot, name) in enumerate(zip(lots, names))}
            deal.append([[lot.split()[0] for lot in group] for group in drawn_places(luck, lots, chance)])
        found.append(deal)
    return found


def test_two_of_whom_one_wins_three_of_four_games_are_191_points_apart() -> None:
    games = [[[["a"], ["b"]]]] * 300 + [[[["b"], ["a"]]]] * 100
    rating, low, high = Ratings(games, ["a", "b"]).rating("a", anchor="b")
    assert rating == pytest.approx(ANCHORED + 400 * math.log10(300.5 / 100.5))
    assert low < rating < high < low + 90


def test_a_shared_place_counts_as_every_order() -> None:
    said = evidence([[["a", "b"], ["c"]]])
    assert said.took == {"a": 1.0, "b": 1.0}
    assert said.between == {("a", "b", "c"): 1.0, ("b", "c"): 0.5, ("a", "c"): 0.5}
    rating, low, high = Ratings([[[["a", "b"]]]] * 50, ["a", "b"]).rating("a", anchor="b")
    assert rating == pytest.approx(ANCHORED)
    assert low < ANCHORED < high


def test_places_are_those_of_winners_then_by_score_and_whoever_is_out_comes_last() -> None:
    assert places(["a", "b", "c"], [5, 9, 7], [1]) == [["b"], ["c"], ["a"]]
    assert places(["a", "b", "c"], [9, 9, 9], [2]) == [["c"], ["a", "b"]]
    assert places(["a", "b", "c"], [9, 5, 7], [2], out=[0]) == [["c"], ["b"], ["a"]]
    assert places(["a", "b"], [9, 5], [], out=[0, 1]) == [["a", "b"]]


@pytest.mark.parametrize(
    ("strength", "seats", "deals"),
    [
        ({"a": 1.0, "b": 1.5}, "ab", 60),
        ({"a": 1.0, "b": 12.0}, "ab", 60),
        ({"a": 1.0, "b": 2.0, "c": 4.0}, "abc", 40),
        ({"a": 1.0, "b": 3.0}, "abbb", 25),
    ],
)
def test_known_strengths_are_found_and_lie_within_their_intervals(
    strength: dict[str, float], seats: str, deals: int
) -> None:
    """Nineteen of twenty intervals should hold the truth: of these 40, no fewer than 33."""
    plain = {name: math.log(value) for name, value in strength.items()}
    held, errors = 0, []
    for seed in range(40):
        ratings = Ratings([_plain(strength, seats, seed, deal) for deal in range(deals)], sorted(strength), draws=80)
        rating, low, high = ratings.rating("b", anchor="a")
        true = ANCHORED + POINTS * (plain["b"] - plain["a"])
        held += low <= true <= high
        errors.append(rating - true)
    assert held >= 33
    assert abs(sum(errors) / len(errors)) < 25


def _plain(strength: Mapping[str, float], seats: str, seed: int, deal: int) -> list[Placing]:
    chance = random.Random(f"{seed} {deal}")
    return [drawn_places(strength, seats, chance) for _ in seats]


def test_the_luck_of_a_deal_cancels_where_it_is_played_from_every_seat() -> None:
    """A seat that makes any bot five times as strong, in turn for each: the interval knows that this is no doubt."""
    deals = [[[["a"], ["b"]], [["b"], ["a"]]]] * 30 + [[[["a"], ["b"]], [["a"], ["b"]]]] * 10
    alone = [[placing] for deal in deals for placing in deal]
    paired, single = (Ratings(games, ["a", "b"]).rating("a", "b") for games in (deals, alone))
    assert paired[0] == pytest.approx(single[0])
    assert paired[2] - paired[1] < 0.8 * (single[2] - single[1])


def test_lucky_seats_do_no_harm() -> None:
    ratings = Ratings(drawn_deals({"a": 1.0, "b": 2.0, "c": 4.0}, "abc", 150, seed=4), ["a", "b", "c"], draws=100)
    assert ratings.order == ["c", "b", "a"]
    _, low, high = ratings.rating("c", "a")
    assert low - 60 < ANCHORED + 400 * math.log10(4) < high + 60


def test_whoever_wins_always_is_strong_but_nobody_knows_how_strong() -> None:
    rating, low, high = Ratings([[[["a"], ["b"]]]] * 30, ["a", "b"]).rating("a", "b")
    assert ANCHORED + 500 < rating < ANCHORED + 900
    assert low > ANCHORED + 300
    assert high > rating + 400


def test_without_an_anchor_the_mean_is_1200() -> None:
    ratings = Ratings(drawn_deals({"a": 1.0, "b": 2.0, "c": 4.0}, "abc", 20, seed=4), ["a", "b", "c"], draws=10)
    assert sum(points(ratings.best, name, None) for name in "abc") / 3 == pytest.approx(ANCHORED)


def test_the_order_is_settled_when_nobody_could_take_it_for_luck() -> None:
    ten = [[[["a"], ["b"]]]] * 10
    assert not Ratings(ten[:2], ["a", "b"]).settled
    assert Ratings(ten + ten, ["a", "b"]).settled
    even = [[[["a"], ["b"]], [["b"], ["a"]]]] * 50
    assert not Ratings(even, ["a", "b"]).settled


def test_equal_bots_are_hardly_ever_taken_for_unequal_ones() -> None:
    """Looking again and again, as an arena does: of 30 arenas between twins one may go wrong."""
    wrong = 0
    for seed in range(30):
        deals = [_plain({"a": 1.0, "b": 1.0}, "ab", seed, deal) for deal in range(100)]
        wrong += any(Ratings(deals[:look], ["a", "b"], draws=60).settled for look in (10, 17, 29, 50, 88))
    assert wrong <= 1


def test_openskill_agrees_on_who_is_stronger() -> None:
    pytest.importorskip("openskill", reason="openskill is missing: install abilene[arena]")
    deals = drawn_deals({"a": 1.0, "b": 2.0, "c": 4.0}, "abc", 60, seed=4)
    found = online.ratings([placing for deal in deals for placing in deal], ["a", "b", "c"])
    assert found is not None
    assert found["a"][0] < found["b"][0] < found["c"][0]
    twins = online.ratings([[["a"], ["b"], ["b"]]] * 20, ["a", "b"])
    assert twins is not None
    assert twins["a"][0] > twins["b"][0] + 5
