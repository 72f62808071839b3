"""What is hidden: what each seat may know, and what it may imagine."""

import json
from collections import Counter

import pytest

from abilene.engine.events import EVERYBODY, UNKNOWN
from abilene.games.spike import events as ev
from abilene.games.spike.data import KINDS, TIME
from abilene.games.spike.state import EMPTY, Railroad
from tests.chances import assert_fits
from tests.rules import rule
from tests.spike.railway import COUNTS, SETTINGS, A, B, C, Table, rails, random_game, random_match, start, table


def imagined(t: Railroad, seat: int | None, seed: int) -> Railroad:
    """The table as this seat may imagine it."""
    twin = t.redeal(seat, seed)
    assert isinstance(twin, Railroad)
    return twin


@rule("SPK-HID-1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_hand_is_known_to_its_owner_only(players: int) -> None:
    for i, t in enumerate(random_game(players, seed=4)):
        if i % 20:
            continue
        for viewer in (*range(players), None, EVERYBODY):
            for seat, shown in enumerate(t.view(viewer)["seats"]):
                assert shown["hand"] == t.cards(seat)
                assert ("cards" in shown) == (viewer in (seat, EVERYBODY))


@rule("SPK-HID-1")
def test_the_gift_is_known_to_two() -> None:
    match = random_match(3, seed=4)
    given = next(event for event in match.events() if isinstance(event, ev.CardGiven))
    first = match.state.first
    last = (first - 1) % 3
    other = next(seat for seat in range(3) if seat not in (first, last))
    assert (given.player, given.target) == (first, last)
    seen = {seat: given.seen_by(seat).rail for seat in (first, last, other, None)}
    assert seen == {first: given.rail, last: given.rail, other: UNKNOWN, None: UNKNOWN}
    t = match.at(1)
    for seed in range(20):
        assert imagined(t, first, seed).hands[KINDS * last + t.gift]
        assert imagined(t, first, seed).gift == t.gift
    assert len({imagined(t, other, seed).gift for seed in range(60)}) > 3
    assert "gift" in t.view(first)["seats"][last]
    assert "gift" not in t.view(other)["seats"][last]


@rule("SPK-HID-1")
def test_the_gift_is_known_until_it_is_paid() -> None:
    r = table(2).home(B, "raleigh").hand(B, red=1, yellow=1)
    r.t.drawn[18 + 2] -= 1  # the red card is the gift
    r.t.gift = r.kind("red")
    assert r.t.view(A)["seats"][B]["gift"] == "red"
    r.turn(B).play("build")
    assert r.t.gift == EMPTY
    assert "gift" not in r.t.view(A)["seats"][B]


def holding() -> Table:
    """B took red and white face up, and drew two cards unseen; the deck holds one of each other kind."""
    r = table().hand(B, yellow=1, green=1).deck("white", "blue", "black", "red")
    for kind in ("red", "white"):
        r.t.hands[KINDS * B + r.kind(kind)] += 1
        r.t.shown[KINDS * B + r.kind(kind)] += 1
    return r.turn()


@rule("SPK-HID-1", "SPK-HID-2")
def test_cards_taken_face_up_stay_where_all_saw_them_go() -> None:
    r = holding()
    unseen: Counter[tuple[int, ...]] = Counter()
    for seed in range(3000):
        twin = imagined(r.t, A, seed)
        hand = twin.hand(B)
        assert hand[r.kind("red")] >= 1
        assert hand[r.kind("white")] >= 1
        assert sum(hand) == 4
        assert sorted([*twin.deck, *(k for k in range(KINDS) for _ in range(twin.hand(B)[k]))]) == sorted(
            [*r.t.deck, *(k for k in range(KINDS) for _ in range(r.t.hand(B)[k]))]
        )
        unseen[tuple(h - s for h, s in zip(hand, twin.shown[KINDS * B : KINDS * B + KINDS]))] += 1
    pairs = {tuple(int(k in (i, j)) for k in range(KINDS)): 1 for i in range(KINDS) for j in range(i)}
    assert_fits(unseen, pairs)  # two of six different cards


@rule("SPK-HID-1")
def test_after_a_new_round_what_was_drawn_before_is_no_longer_mixed_with_the_deck() -> None:
    r = table(3).hand(B, yellow=2).hand(C, green=1).round(2).deck("white", "white", "black").turn()
    for seed in range(200):
        twin = imagined(r.t, A, seed)
        assert sorted(twin.deck) == sorted(r.t.deck)
        assert twin.cards(B) == 2
        assert twin.hand(B)[r.kind("yellow")] >= 1  # B and C share two yellow cards and a green one
    two = table(2).hand(B, yellow=2, green=1).round(2).deck("white", "white", "black").turn()
    assert all(imagined(two.t, A, seed).hand(B) == two.t.hand(B) for seed in range(20))


@rule("SPK-HID-2")
def test_time_cards_may_be_anywhere_in_the_bottom_half() -> None:
    r = table().round(3).deck("white", "blue", "red", "time", "black", "time", "green", "time").turn()
    r.t.bottom = 6
    places: Counter[int] = Counter()
    for seed in range(1500):
        deck = imagined(r.t, B, seed).deck
        times = [place for place, card in enumerate(deck) if card == TIME]
        assert len(times) == 3
        assert max(times) < 6
        places.update(times)
    assert_fits(places, dict.fromkeys(range(6), 1))
    assert r.t.view(B)["deck"] == 8
    assert "time" not in json.dumps(r.t.view(B)["display"])


@rule("SPK-HID-3")
@pytest.mark.parametrize("expert", [False, True])
def test_route_cards_are_secret_until_the_end(expert: bool) -> None:
    match = random_match(3, expert, seed=5)
    for event in match.events():
        if isinstance(event, ev.RouteDealt | ev.RouteKept):
            assert event.seen_by(event.player) == event
            assert event.seen_by((event.player + 1) % 3).route == UNKNOWN
            assert event.seen_by(None).route == UNKNOWN
    t = match.at(match.decisions // 2)
    for viewer in (A, B, C, None):
        for seat, shown in enumerate(t.view(viewer)["seats"]):
            assert ("route" in shown) == (viewer == seat)
            assert ("spare_route" in shown) == (viewer == seat and expert)
        others = {tuple(imagined(t, viewer, seed).routes) for seed in range(20)}
        assert len(others) > 15
        for seed in range(20):
            twin = imagined(t, viewer, seed)
            dealt = [route for route in [*twin.routes, *twin.spare] if route != EMPTY]
            assert len(set(dealt)) == len(dealt)
            if viewer is not None:
                assert twin.routes[viewer] == t.routes[viewer]
    over = match.state
    assert all("route" in shown for shown in over.view(None)["seats"])
    assert imagined(over, None, 1).routes == over.routes


@rule("SPK-HID-3")
def test_the_score_so_far_hides_route_cards() -> None:
    r = table().home(A, "indianapolis").connect(A, "tampa").route(A, "indianapolis").turn()
    assert r.t.standing(A)[A]["route"] == 6
    assert r.t.standing(B)[A]["route"] is None
    assert r.t.standing(None)[A]["connections"] == 0


@rule("SPK-HID-4")
def test_cards_not_dealt_are_nowhere() -> None:
    for expert in (False, True):
        t = start(4, expert)
        assert len(t.contract) == 12
        assert len(t.routes) == len(t.spare) == 4


@rule("SPK-HID-1", "SPK-ROUND-8")
@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_imagined_tables_hold_all_cards_and_look_the_same(players: int, expert: bool) -> None:
    for i, t in enumerate(random_game(players, expert, seed=6)):
        if i % 9:
            continue
        for seat in (*range(players), None):
            twin = imagined(t, seat, i)
            assert twin.view(seat) == t.view(seat)
            assert rails(twin) == rails(t)
            assert min(twin.hands) >= 0
            assert min(twin.drawn) >= 0
            known = [
                sum(twin.drawn[18 * (k // 6) + k % 6 + 6 * r] for r in range(3)) + twin.shown[k]
                for k in range(6 * players)
            ]
            if twin.gift != EMPTY:
                known[KINDS * twin.receiver() + twin.gift] += 1
            assert known == twin.hands
            if not t.over:
                assert twin.options()


@rule("SPK-DEC-14", "SPK-HID-1")
def test_whoever_builds_is_imagined_with_cards_for_it() -> None:
    seen = 0
    for seed in range(3):
        for t in random_game(3, seed=seed):
            if t.over or t.step().kind not in ("lay", "pay"):
                continue
            other = (t.player + 1) % 3
            twin = imagined(t, other, seed)
            assert twin.options()
            while twin.step().kind in ("lay", "pay") and twin.player == t.player:
                twin.play(twin.options()[0])
            assert min(twin.hands) >= 0
            seen += 1
    assert seen > 100
