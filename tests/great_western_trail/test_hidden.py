"""What a seat cannot know can be dealt anew without its noticing."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from abilene.games.great_western_trail.data import TO_HAND
from abilene.games.great_western_trail.redeal import redeal
from abilene.games.great_western_trail.steps.asking import DrawThenDiscard
from abilene.games.great_western_trail.steps.kansas_city import Income
from abilene.games.great_western_trail.steps.objectives import GainObjective
from tests.chances import assert_even, assert_fits
from tests.great_western_trail.ranch import A, B, C, Ranch, card, ranch, start
from tests.great_western_trail.test_whole_games import cards, tiles
from tests.rules import rule


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [2, 4])
def test_a_redeal_looks_the_same_to_its_seat(edition: int, players: int) -> None:
    choose = random.Random(edition)
    t = start(players, edition, 7, "random", "random")
    changed = 0
    while not t.over:
        t.play(choose.choice(t.options()))
        if choose.random() < 0.9:
            continue
        for seat in (*range(players), None):
            twin = redeal(t, seat, choose.getrandbits(64))
            assert json.dumps(twin.view(seat)) == json.dumps(t.view(seat))
            assert (tiles(twin), cards(twin)) == (tiles(t), cards(t))
            changed += twin.hands != t.hands
    assert changed > 10


@rule("GWT-LOC-10")
def test_who_sells_two_of_a_colour_holds_two_in_every_deal_that_another_imagines() -> None:
    t = start(2, 2, 37440)
    for choice in (11, 12, 2, 44, -2, 1, 3, 117, -2, 2, 1, 2, 2, 11, 12, 2, 34, 117, 45, 26):
        t.play(choice)
    assert repr(t.stack[-1]) == "DiscardFor(0, 21, -1, 24, 45)"
    for seed in (16989, *range(300)):
        for seat in (1, None):
            imagined: Any = t.redeal(seat, seed)
            assert imagined.options()
            assert all(imagined.hands[A].count(kind) >= 2 for kind in imagined.options())


def asked() -> Ranch:
    """A game under way: A is in phase B."""
    return ranch().visit(A, "A")


def seen(r: Ranch, seat: int, by: int | None) -> dict[str, Any]:
    """What somebody knows of a seat."""
    known: dict[str, Any] = r.t.view(by)["seats"][seat]
    return known


def test_a_hand_is_seen_by_its_owner_only() -> None:
    r = asked().hand(B, "red 2", "o01")
    assert seen(r, B, B)["cards"] == ["red 2", "o01"]
    for other in (A, C, None):
        assert "cards" not in seen(r, B, other)
        assert seen(r, B, other)["hand"] == 2


def test_a_herd_is_known_to_all_but_not_how_it_is_split() -> None:
    first = asked().hand(B, "red 2", "gray").draw_pile(B, "green", "white")
    second = asked().hand(B, "green", "white").draw_pile(B, "red 2", "gray")
    assert first.t.view(A) == second.t.view(A)
    assert seen(first, B, A)["herd"] == ["gray 0", "green 0", "white 0", "red 2"]
    assert first.t.view(B) != second.t.view(B)


def test_the_order_of_piles_is_seen_by_nobody_not_even_the_owner() -> None:
    one = asked().draw_pile(A, "gray", "white").pile("red 2", "blue 3").objectives(["o01"], ["o02", "o03"])
    other = asked().draw_pile(A, "white", "gray").pile("blue 3", "red 2").objectives(["o01"], ["o03", "o02"])
    other.t.supplies = [supply[::-1] for supply in one.t.supplies]
    assert one.t.supplies != other.t.supplies
    for seat in (A, B, None):
        assert one.t.view(seat) == other.t.view(seat)


def test_an_objective_taken_unseen_to_hand_is_known_to_its_owner_only() -> None:
    def taken(stack: str) -> Ranch:
        r = asked().hand(A, "gray").draw_pile(A).objectives(["o01"], [stack, "o09"])
        return r.owe(GainObjective(A, TO_HAND, 0)).play("objective stack")

    assert seen(taken("o02"), A, A)["cards"] == ["gray 0", "o02"]
    assert seen(taken("o02"), A, B)["herd"] == ["gray 0", "?"]
    assert seen(taken("o02"), A, B) == seen(taken("o03"), A, B)


def test_an_objective_of_the_display_is_known_to_be_in_the_hand() -> None:
    r = asked().hand(A, "gray").objectives(["o01", "o02"], []).owe(GainObjective(A, TO_HAND, 0)).play("objective o02")
    assert seen(r, A, B)["known_in_hand"] == ["o02"]
    for seed in range(20):
        assert card(r.t, "o02") in redeal(r.t, B, seed).hands[A]


def test_an_objective_taken_unseen_is_any_that_nobody_has_seen() -> None:
    r = asked().hand(A).objectives(["o01"], ["o02", "o03", "o04"])
    r.owe(GainObjective(A, TO_HAND, 0)).play("objective stack")
    twins = [redeal(r.t, B, seed) for seed in range(300)]
    assert_even(Counter(twin.hands[A][0] for twin in twins), {card(r.t, name) for name in ("o02", "o03", "o04")})
    assert {tuple(redeal(r.t, A, seed).hands[A]) for seed in range(20)} == {(card(r.t, "o02"),)}


def test_the_income_shows_the_hand_and_discards_it() -> None:
    r = asked().hand(A, "gray", "o02", "red 2").discard_pile(A).owe(Income(A))
    assert seen(r, A, B)["discard_pile"] == ["gray 0", "red 2", "o02"]


def test_an_opponents_hand_is_any_part_of_what_was_not_discarded() -> None:
    r = asked().hand(B, "gray").draw_pile(B, "gray", "white", "black").discard_pile(B, "red 2")
    twins = [redeal(r.t, A, seed) for seed in range(400)]
    gray, white, black = (card(r.t, name) for name in ("gray", "white", "black"))
    assert_fits(Counter(twin.hands[B][0] for twin in twins), {gray: 2, white: 1, black: 1})
    assert all(twin.discards[B] == r.t.discards[B] for twin in twins)


def test_a_new_draw_pile_tells_what_was_in_the_hand() -> None:
    r = asked().hand(A, "red 2", "gray").draw_pile(A).discard_pile(A, "white", "white", "black", "green")
    r.owe(DrawThenDiscard(A, 1))
    assert seen(r, A, B)["known_in_hand"] == ["gray 0", "red 2"]
    for seed in range(20):
        hand = redeal(r.t, B, seed).hands[A]
        assert {card(r.t, "red 2"), card(r.t, "gray")} < set(hand)
        assert len(hand) == 3


def test_the_masters_not_in_play_are_known_by_elimination() -> None:
    t = start(3, 2)
    assert len([station for station in t.view(None)["stations"] if station["master"]]) == 5
    assert len(t.figures.masters) == 9
