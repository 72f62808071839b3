"""Action B: chains, payments against brute force, and scoring."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abilene.games.spike import events as ev
from abilene.games.spike.data import KINDS
from abilene.games.spike.state import EMPTY, Railroad
from abilene.games.spike.steps.build import APART, Lay, amounts, can_build
from abilene.games.spike.steps.turn import BUILD
from tests.rules import rule
from tests.spike.railway import A, B, Table, load, random_game, start, table

Counts = tuple[int, ...]


def norfolk(**hand: int) -> Table:
    """Seat A starts in Raleigh and may build to Norfolk over j079 (red, yellow)."""
    return table().home(A, "raleigh").hand(A, **hand)


# ------------------------------------------------------------------ payments by brute force


def pays(paid: Counts, need: Counts) -> bool:
    """Whether these cards can be split into cards for their own spaces and wild sets for all others (SPK-BUILD-10)."""
    for own in product(*(range(min(p, n) + 1) for p, n in zip(paid, need, strict=True))):
        wild = [p - m for p, m in zip(paid, own, strict=True)]
        if 1 not in wild and sum(max(0, w - 1) for w in wild) == sum(need) - sum(own):
            return True
    return False


def payments(hand: Counts, need: Counts) -> set[Counts]:
    """All valid payments that contain no smaller valid one."""
    valid = [paid for paid in product(*(range(h + 1) for h in hand)) if pays(paid, need)]
    return {
        paid
        for paid in valid
        if not any(less != paid and all(a <= b for a, b in zip(less, paid, strict=True)) for less in valid)
    }


def offered(t: Railroad) -> Iterator[Counts]:
    """All payments that the questions kind by kind lead to; no question may be without an answer."""
    if len(t.payment) == KINDS:
        yield tuple(t.payment)
        return
    found = amounts(t, A)
    assert found or not t.payment
    for count in found:
        twin = t.copy()
        twin.payment.append(count)
        yield from offered(twin)


BASE = table().t
SPACES = [[track for track in range(428) if BASE.figures.track_kind[track] == kind] for kind in range(KINDS)]


def before_payment(hand: Counts, need: Counts) -> Railroad:
    """A chain of these kinds is complete, and nothing is paid yet."""
    t = BASE.copy()
    t.hands[:KINDS] = hand
    t.chain = [track for kind in range(KINDS) for track in SPACES[kind][: need[kind]]]
    return t


small = st.tuples(*[st.integers(0, 3)] * 4, st.just(0), st.integers(0, 2))
short = st.tuples(*[st.integers(0, 2)] * 4, st.integers(0, 1), st.just(0)).filter(any)


@rule("SPK-BUILD-7", "SPK-BUILD-8", "SPK-BUILD-10", "SPK-BUILD-15", "SPK-DEC-17", "SPK-INT-7", "SPK-INT-8")
@settings(max_examples=120)
@given(hand=small, need=short)
def test_the_payments_offered_are_those_of_brute_force(hand: Counts, need: Counts) -> None:
    t = before_payment(hand, need)
    assert t.figures.needs(t.chain) == list(need)
    found = list(offered(t))
    assert len(found) == len(set(found))
    assert set(found) == payments(hand, need)


@rule("SPK-BUILD-9", "SPK-DEC-18")
@settings(max_examples=120)
@given(hand=small, need=short)
def test_a_chain_is_payable_when_brute_force_finds_a_payment(hand: Counts, need: Counts) -> None:
    missing = sum(max(0, r - h) for h, r in zip(hand, need, strict=True))
    jokers = sum(max(0, max(0, h - r) - 1) for h, r in zip(hand, need, strict=True))
    assert (missing <= jokers) == bool(payments(hand, need))
    # Space by space: a joker less for each, unless exactly one card of its kind is left.
    left, slack = list(hand), sum(max(0, h - 1) for h in hand)
    for kind, count in enumerate(need):
        for _ in range(count):
            slack -= left[kind] != 1
            left[kind] -= 1
    assert (slack >= 0) == (missing <= jokers)


# ------------------------------------------------------------------ chains by brute force


def chains(t: Railroad, seat: int) -> list[list[int]]:
    """Every chain that can be paid with the hand, found without any cut but the length."""
    figures, hand = t.figures, t.hand(seat)
    found: list[list[int]] = []

    def payable(chain: list[int]) -> bool:
        need = Counter(figures.track_kind[track] for track in chain)
        missing = sum(max(0, need[kind] - hand[kind]) for kind in range(KINDS))
        return missing <= sum(max(0, max(0, hand[kind] - need[kind]) - 1) for kind in range(KINDS))

    def extend(chain: list[int], nodes: list[int]) -> None:
        if len(chain) >= t.pieces[seat]:
            return
        for track, ahead in zip(figures.ways[nodes[-1]], figures.ahead[nodes[-1]], strict=True):
            longer = [*chain, track]
            if t.owner[track] != EMPTY or t.member[seat][ahead] or ahead in nodes or not payable(longer):
                continue
            if ahead < figures.cities:
                found.append(longer)
            else:
                extend(longer, [*nodes, ahead])

    for node in t.network[seat]:
        extend([], [node])
    return found


def assert_spaces_are_those_of(t: Railroad, seat: int, every: list[list[int]]) -> None:
    t.chain = []
    assert can_build(t, seat) == bool(every)
    assert Lay(seat, EMPTY).choices(t) == sorted({chain[0] for chain in every})
    for chain in every[:: max(1, len(every) // 6)]:
        head = EMPTY
        for i, track in enumerate(chain[:-1]):
            t.chain = chain[: i + 1]
            ends = (t.figures.one_end[track], t.figures.other_end[track])
            start = head if head != EMPTY else next(node for node in ends if t.member[seat][node])
            head = next(node for node in ends if node != start)
            going_on = {other[i + 1] for other in every if other[: i + 1] == chain[: i + 1] and len(other) > i + 1}
            assert Lay(seat, head).choices(t) == sorted(going_on)
        t.chain = []


@rule("SPK-DEC-9", "SPK-DEC-14", "SPK-DEC-18", "SPK-BUILD-3", "SPK-BUILD-4", "SPK-BUILD-6")
@pytest.mark.parametrize("seed", range(6))
def test_the_spaces_offered_are_those_of_brute_force(seed: int) -> None:
    choose = random.Random(seed)
    compared = 0
    for i, t in enumerate(random_game(3, seed=seed)):
        if i % 40 or t.turn < 0 or t.over:
            continue
        twin = t.copy()
        for seat in range(3):
            hand = [0] * KINDS
            for _ in range(choose.randint(1, 6)):
                hand[choose.randrange(KINDS)] += 1
            twin.hands[KINDS * seat : KINDS * seat + KINDS] = hand
            twin.pieces[seat] = choose.choice([1, 2, 3, 45])
            assert_spaces_are_those_of(twin, seat, chains(twin, seat))
            compared += 1
    assert compared > 12


@rule("SPK-DEC-14")
def test_a_begun_build_can_always_be_finished() -> None:
    for seed in range(4):
        for t in random_game(4, seed=seed):
            if not t.over and t.step().kind in ("lay", "pay"):
                twin = t.copy()
                built = twin.pieces[t.player]
                while twin.step().kind in ("lay", "pay") and twin.player == t.player:
                    twin.play(twin.options()[-1])
                assert twin.pieces[t.player] < built


# ------------------------------------------------------------------ the rules one by one


@rule("SPK-BUILD-1")
def test_no_build_without_pieces() -> None:
    r = norfolk(white=8).pieces(A, 0).money(3).turn()
    assert r.refused("build") == "SPK-BUILD-1"


@rule("SPK-BUILD-2", "SPK-INT-2")
def test_a_chain_ends_at_the_first_new_city() -> None:
    r = table().home(A, "milwaukee").hand(A, yellow=1, black=1).turn().play("build")  # black would lead on from Chicago
    assert [r.t.figures.city_ids[city] for city in r.t.connected_cities(A)] == ["chicago", "milwaukee"]
    assert (r.cards(A), r.t.turn) == ({"black": 1}, B)
    for t in random_game(2, seed=3):
        before = [t.connected_cities(seat) for seat in range(2)]
        if not t.over and t.step().kind in ("lay", "pay"):
            seat, twin = t.player, t.copy()
            twin.heard = []
            twin.play(twin.options()[0])
            built = [event for event in twin.heard if isinstance(event, ev.LineBuilt)]
            gained = set(twin.connected_cities(seat)) - set(before[seat]) - {t.network[seat][0]}
            assert len(gained) == len(built) <= 1


@rule("SPK-BUILD-4")
def test_no_node_twice_and_no_way_back() -> None:
    r = norfolk(white=9, red=1, green=1).tracks(A, "t275").turn().play("build", "lay t277")
    assert r.refused("lay t273") == "SPK-BUILD-4"  # j078 is in the network
    assert r.refused("lay t279") == "SPK-BUILD-4"  # it does not touch j079
    assert r.refused("lay t277") == "SPK-BUILD-5"  # back to Raleigh


@rule("SPK-BUILD-5")
def test_an_own_city_is_no_end() -> None:
    r = norfolk(white=9).tracks(A, "t277", "t276").turn().play("build", "lay t240")  # to j066, beside Norfolk
    assert r.refused("lay t241") == "SPK-BUILD-5"
    assert r.asks() == "lay"  # and j066 itself is no end either


@rule("SPK-BUILD-6")
def test_no_longer_than_the_pieces_left() -> None:
    r = norfolk(white=9).pieces(A, 1).money(3).turn()
    assert r.refused("build") == "SPK-BUILD-6"  # Norfolk is two spaces away, as is every other city
    assert "build" in norfolk(white=9).pieces(A, 2).turn().options()


@rule("SPK-BUILD-2", "SPK-BUILD-9")
def test_what_keeps_one_from_building_is_told_as_it_is() -> None:
    r = norfolk(white=9).money(3)
    ways = r.t.figures.ways[r.t.figures.city_ids.index("raleigh")]
    shut_in = r.home(B, "raleigh").tracks(B, *[r.t.figures.track_ids[track] for track in ways]).turn()
    assert shut_in.refused("build") == "SPK-BUILD-2"  # no cards and no pieces would help
    poor = norfolk(white=2).money(3).turn()
    assert poor.refused("build") == "SPK-BUILD-9"
    refusal = poor.t.refusal(BUILD)
    assert refusal is not None
    assert refusal.en.startswith("With your cards you cannot pay")


@rule("SPK-BUILD-7", "SPK-BUILD-17")
def test_cards_go_to_the_discard_and_the_city_is_scored_last() -> None:
    r = norfolk(red=1, yellow=1).market("pigs oil wood").hear().turn().play("build")
    assert r.discarded() == {"red": 1, "yellow": 1}
    assert [type(event) for event in r.events[-3:]] == [ev.LineBuilt, ev.CityScored, ev.TurnBegan]
    line = next(event for event in r.events if isinstance(event, ev.LineBuilt))
    assert line.tracks == (r.track("t277"), r.track("t276"))
    assert line.city == r.city("norfolk")
    assert line.cards == (r.kind("red"), r.kind("yellow"))
    assert r.t.pieces[A] == 43
    assert r.column() == ["oil", "wood", "pigs"]


@rule("SPK-BUILD-8")
def test_several_wild_sets_in_one_build() -> None:
    r = norfolk(white=2, blue=2).turn().play("build", "lay t277")
    assert r.cards(A) == {}
    assert r.discarded() == {"white": 2, "blue": 2}


@rule("SPK-BUILD-10", "SPK-DEC-10")
def test_refused_payments() -> None:
    r = norfolk(red=2, white=3).turn().play("build", "lay t277", "lay t276")
    assert r.asks() == "pay"
    assert r.options() == ["pay 2 white", "pay 3 white"]
    assert r.refused("pay 4 white") == "SPK-BUILD-7"
    assert r.refused("pay 1 white") == "SPK-BUILD-8"
    assert r.refused("pay 0 white") == "SPK-BUILD-10"
    more = norfolk(red=2, white=6).turn().play("build", "lay t277", "lay t276")
    assert more.refused("pay 5 white") == "SPK-BUILD-10"
    r.play("pay 3 white")
    assert r.cards(A) == {"red": 2}


@rule("SPK-BUILD-11", "SPK-BUILD-12")
@pytest.mark.parametrize(("row", "money"), [(0, 3), (1, 2), (2, 1)])
def test_the_price_and_its_fall(row: int, money: int) -> None:
    column = ["oil", "wood"]
    column.insert(row, "pigs")
    r = norfolk(red=1, yellow=1).market(" ".join(column)).turn().play("build")
    assert r.t.money[A] == r.t.lines[A] == money
    assert r.column() == ["oil", "wood", "pigs"]


@rule("SPK-BUILD-13", "SPK-INT-19")
def test_the_first_city_is_never_scored_by_its_owner() -> None:
    for seed in range(5):
        scored: dict[int, list[int]] = {0: [], 1: [], 2: []}
        homes = {}
        choose = random.Random(seed)
        t = start(3, seed=seed)
        t.heard = []
        while not t.over:
            t.play(choose.choice(t.options()))
        for event in t.heard:
            if isinstance(event, ev.LocomotivePlaced):
                homes[event.player] = event.city
            if isinstance(event, ev.CityScored):
                scored[event.player].append(event.city)
        for seat, cities in scored.items():
            assert homes[seat] not in cities
            assert len(set(cities)) == len(cities)  # each once


@rule("SPK-BUILD-14")
def test_a_city_is_new_for_each_player() -> None:
    r = table(2).market("pigs oil wood").home(B, "washington").connect(B, "norfolk").home(A, "raleigh")
    r.hand(A, red=1, yellow=1).turn().play("build")
    assert r.t.money[A] == 3


@rule("SPK-BUILD-16")
def test_the_switch_for_wild_sets_records_a_ruling_only() -> None:
    with pytest.raises(ValueError, match="wild_set_may_split_kinds"):
        load(2, data={"engine_limits": {"wild_set_may_split_kinds": False}})


@rule("SPK-DEC-15")
def test_a_chain_and_its_payment_are_steps_of_one_build() -> None:
    r = norfolk(red=2, white=3).turn().play("build", "lay t277")
    assert r.t.view(A)["build"] == {
        "tracks": ["raleigh-norfolk red"],
        "needs": {"red": 1},
        "paid": {},
        "city": "",
        "money": 0,
    }
    r.play("lay t276")
    build = r.t.view(A)["build"]
    assert (build["city"], build["needs"]) == ("norfolk", {"red": 1, "yellow": 1})
    assert build["money"] == r.t.price(r.good("pigs"))


# ------------------------------------------------------------------ what cannot be built, and why


def ends(t: Railroad) -> set[int]:
    """The cities in which lines can end, found by laying every one of them."""
    found: set[int] = set()
    seat = t.player
    for track in t.options():
        twin = t.copy()
        twin.play(track)
        if twin.chain and isinstance(twin.step(), Lay):
            found |= ends(twin)
            continue
        nodes = [twin.figures.one_end[way] for way in twin.chain] + [twin.figures.other_end[way] for way in twin.chain]
        found.update(
            node for node in [*nodes, *twin.network[seat]] if node < t.figures.cities and not t.member[seat][node]
        )
    return found


@rule("SPK-BUILD-5", "SPK-DEC-9", "SPK-DEC-14")
def test_every_city_tells_why_no_line_leads_there() -> None:
    checked = 0
    for seed in range(4):
        for t in random_game(3, seed=seed):
            if t.over or not isinstance(t.step(), Lay) or sum(t.hand(t.player)) > 4 or checked > 400:
                continue
            reached = ends(t)
            for city in range(t.figures.cities):
                breach = t.step().elsewhere(t, t.figures.position_key(city))
                assert breach is not None
                if t.member[t.player][city]:
                    assert breach.rule == "SPK-BUILD-5"
                else:
                    assert (breach.rule == "SPK-DEC-9") is (city in reached)
                checked += 1
    assert checked > 100


@rule("SPK-BUILD-3", "SPK-BUILD-4")
def test_tracks_that_the_line_does_not_touch_say_so() -> None:
    t = norfolk(red=3, yellow=2, black=2).turn().play("build")
    for rule_id in ("SPK-BUILD-3", "SPK-BUILD-4"):
        refusal = t.t.game.refusal_at(t.t, APART)
        assert refusal is not None
        assert refusal.rule == rule_id
        assert t.t.game.refusal_at(t.t, "market") is None
        if rule_id == "SPK-BUILD-3":
            t.play("lay t277")


@rule("SPK-DEC-9")
def test_a_track_is_named_from_ones_own_end() -> None:
    t = norfolk(red=3, yellow=2, black=2).turn().play("build")
    (out,) = [choice for choice in t.t.options() if t.t.game.notation(t.t, choice) == "lay raleigh-norfolk red"]
    assert t.t.game.label(t.t, out) == "from Raleigh towards Norfolk, red"
    t.t.play(out)
    (last,) = [choice for choice in t.t.options() if "Norfolk from" in t.t.game.label(t.t, choice)]
    assert t.t.game.label(t.t, last) == "to Norfolk from the side of Raleigh, yellow"
    assert t.t.game.notation(t.t, last) == "lay norfolk-raleigh yellow"  # the words of the journals stay
