"""Set-up, and the expert game."""

import pytest

from abilene.engine.core import NOBODY
from abilene.games.spike import events as ev
from abilene.games.spike.state import EMPTY, ON_CONTRACT, Railroad
from abilene.games.spike.steps.opening import ChooseSide
from tests.rules import rule
from tests.spike.railway import COUNTS, load, random_match, start


def after_opening(players: int, expert: bool = False, seed: int = 1) -> Railroad:
    """The first turn, everybody having answered with the first option."""
    t = start(players, expert, seed)
    while t.turn == NOBODY:
        t.play(t.options()[0])
    return t


@rule("SPK-SETUP-1", "SPK-ROUND-1")
def test_round_one() -> None:
    t = start()
    assert (t.round, t.time) == (1, 0)
    assert 6 not in t.deck


@rule("SPK-SETUP-2")
def test_the_market() -> None:
    t = start()
    assert sorted(t.market) == list(range(12))
    assert [t.price(good) for good in t.market] == [3, 2, 1] * 4
    assert len({tuple(start(seed=seed).market) for seed in range(10)}) == 10


@rule("SPK-SETUP-3", "SPK-SETUP-13", "SPK-TRAIN-1", "SPK-TRAIN-2", "SPK-TRAIN-3")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_begins_with_nothing(players: int) -> None:
    t = after_opening(players)
    assert t.money == [0] * players
    for seat in range(players):
        assert (t.speed(seat), t.power(seat), t.cars(seat)) == (1, 2, 1)
        assert t.aboard(seat) == []


@rule("SPK-SETUP-4", "SPK-SETUP-6")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (4, 3)])
def test_contracts_are_dealt_equally(players: int, each: int) -> None:
    t = start(players)
    assert [t.holder.count(seat) for seat in range(players)] == [each] * players
    assert [t.figures.contract_of(number) for number in t.contract] == list(range(12))
    assert t.cargo == [ON_CONTRACT] * 12


@rule("SPK-SETUP-5")
def test_the_side_dealt_stays_in_the_basic_game() -> None:
    match = random_match(3, seed=2)
    assert match.at(0).contract == match.state.contract
    assert not any(isinstance(event, ev.SideChosen) for event in match.events())


@rule("SPK-SETUP-8", "SPK-SETUP-9", "SPK-SETUP-10")
@pytest.mark.parametrize(
    ("players", "cards", "hands", "deck"), [(2, 42, [4, 6], 28), (3, 60, [4, 5, 6], 41), (4, 60, [4, 5, 5, 6], 36)]
)
def test_hands_display_and_deck(players: int, cards: int, hands: list[int], deck: int) -> None:
    t = start(players, seed=4)
    assert [t.cards(seat) for seat in range(players)] == [5] * players
    assert t.step().kind == "give"
    assert t.player == t.first
    t.play(t.options()[0])
    assert [t.cards((t.first + i) % players) for i in range(players)] == hands
    assert len(t.deck) == deck
    assert EMPTY not in t.display
    assert sum(t.discard) == 0
    assert sum(hands) + deck + 4 == cards == len(t.figures.rail_cards)


@rule("SPK-SETUP-9", "SPK-DEC-2")
def test_a_card_of_the_hand_is_given_to_the_last_player() -> None:
    t = start(4, seed=6)
    last = (t.first - 1) % 4
    before = t.hand(t.first), t.hand(last)
    assert t.options() == [kind for kind in range(6) if before[0][kind]]
    kind = t.options()[-1]
    missing = next(kind for kind in range(6) if not before[0][kind])
    refusal = t.refusal(missing)
    assert refusal is not None
    assert refusal.rule == "SPK-SETUP-9"
    first = t.first
    t.play(kind)
    assert [a - b for a, b in zip(before[0], t.hand(first))] == [int(k == kind) for k in range(6)]
    assert [b - a for a, b in zip(before[1], t.hand(last))] == [int(k == kind) for k in range(6)]
    assert t.gift == kind


@rule("SPK-SETUP-11")
@pytest.mark.parametrize("players", COUNTS)
def test_one_route_card_each(players: int) -> None:
    t = after_opening(players)
    assert len(set(t.routes)) == players
    assert EMPTY not in t.routes
    assert t.spare == [EMPTY] * players


@rule("SPK-SETUP-12", "SPK-SETUP-14", "SPK-DEC-4")
@pytest.mark.parametrize("players", COUNTS)
def test_locomotives_are_placed_clockwise_anywhere(players: int) -> None:
    t = start(players, seed=8)
    t.play(t.options()[0])
    for i in range(players):
        assert t.step().kind == "start"
        assert t.player == (t.first + i) % players
        assert t.options() == list(range(36))
        t.play(7)
    assert t.train == [7] * players  # shared
    assert t.turn == t.first
    order: list[int] = []
    while len(order) < 2 * players:
        if not order or t.turn != order[-1]:
            order.append(t.turn)
        t.play(t.options()[0])
    assert order == [(t.first + i) % players for i in range(2 * players)]


@rule("SPK-VAR-1", "SPK-DEC-1", "SPK-INT-23")
@pytest.mark.parametrize("players", COUNTS)
def test_expert_sides_are_chosen_before_the_rail_cards(players: int) -> None:
    t = start(players, expert=True, seed=3)
    asked = []
    while t.step().kind == "side":
        assert sum(t.hands) == 0
        assert t.options() == [0, 1]
        asked.append(t.player)
        step = t.step()
        assert isinstance(step, ChooseSide)
        commodity = step.commodity
        assert t.holder[commodity] == t.player
        side = 1 - t.contract[commodity] % 2
        t.play(side)
        assert t.contract[commodity] % 2 == side
        assert t.figures.contract_of(t.contract[commodity]) == commodity
    each = 12 // players
    assert asked == [(t.first + i) % players for i in range(players) for _ in range(each)]
    assert sum(t.hands) == 5 * players


@rule("SPK-VAR-2", "SPK-DEC-3")
def test_expert_route_cards() -> None:
    t = start(3, expert=True, seed=3)
    while t.step().kind != "route":
        t.play(t.options()[0])
    dealt = [*t.routes, *t.spare]
    assert len(set(dealt)) == 6
    assert t.train == [EMPTY] * 3  # before locomotives are placed
    for i in range(3):
        seat = (t.first + i) % 3
        assert t.player == seat
        two = sorted([t.routes[seat], t.spare[seat]])
        assert t.options() == two
        kept = t.spare[seat]
        stranger = next(route for route in range(36) if route not in two)
        refusal = t.refusal(stranger)
        assert refusal is not None
        assert refusal.rule == "SPK-VAR-2"
        t.play(kept)
        assert t.routes[seat] == kept
        assert t.spare[seat] == next(route for route in two if route != kept)
    assert t.step().kind == "start"


@rule("SPK-VAR-3")
@pytest.mark.parametrize("expert", [False, True])
def test_one_switch_for_both(expert: bool) -> None:
    match = random_match(2, expert, seed=9)
    kinds = {type(event) for event in match.events()}
    assert (ev.SideChosen in kinds) == (ev.RouteKept in kinds) == expert
    with pytest.raises(ValueError, match="expert"):
        load(2, expert="yes")  # type: ignore[arg-type]


@rule("SPK-INT-22")
def test_the_gift_comes_before_route_cards_and_locomotives() -> None:
    for expert in (False, True):
        t = start(3, expert, seed=5)
        while t.step().kind != "give":
            t.play(t.options()[0])
        assert t.routes == [EMPTY] * 3
        assert t.train == [EMPTY] * 3
        assert t.display == [EMPTY] * 4
        assert EMPTY not in t.contract
