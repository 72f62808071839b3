"""What is told at the table adds up to what has happened there."""

import random
from collections import Counter

import pytest

from abilene.engine.events import EVERYBODY, Event
from abilene.engine.traces import APART
from abilene.games.great_western_trail import events as ev
from abilene.games.great_western_trail.state import Trail
from tests.great_western_trail.ranch import EDITIONS, A, ranch, start
from tests.rules import rule


def whole_game(edition: int, seed: int) -> tuple[Trail, Trail, list[Event]]:
    """The table before the first decision and after the last, and all that was told in between."""
    choose = random.Random(seed)
    t = start(3, edition, seed, "random", "random")
    before = t.copy()
    t.heard = []
    while not t.over:
        t.play(choose.choice(t.options()))
    return before, t, t.heard


@rule("GWT-ACT-5", "GWT-TOLL-3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_every_dollar_is_told(edition: int, seed: int) -> None:
    before, after, told = whole_game(edition, seed)
    money = Counter(dict(enumerate(before.money)))
    for event in told:
        trace = before.game.trace(event, EVERYBODY)
        money.update(dict(trace.paid) if trace else {})
    assert [money[seat] for seat in range(3)] == after.money


@rule("GWT-XT-1", "GWT-NAT-3", "GWT-DEL-7")
@pytest.mark.parametrize("seed", range(3))
def test_every_token_is_told(seed: int) -> None:
    before, after, told = whole_game(2, seed)
    for seat in range(3):
        gained, spent = told.count(ev.TokenGained(seat)), told.count(ev.TokenSpent(seat))
        assert before.tokens[seat] + gained - spent == after.tokens[seat]


@rule("GWT-HERD-1", "GWT-AUX-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_a_herd_is_told(edition: int) -> None:
    before, after, told = whole_game(edition, 5)
    for seat in range(3):
        herd = Counter([*before.draws[seat], *before.hands[seat], *before.discards[seat]])
        for event in told:
            match event:
                case ev.CattleBought(player, cards, _) if player == seat:
                    herd.update(cards)
                case ev.ObjectiveGained(player, card, _) if player == seat:
                    herd[card] += 1
                case ev.CardRemoved(player, card) | ev.ObjectivePlayed(player, card) if player == seat:
                    herd[card] -= 1
        assert +herd == Counter([*after.draws[seat], *after.hands[seat], *after.discards[seat]])


@rule("GWT-HIRE-3", "GWT-STA-3", "GWT-HAZ-1", "GWT-NAT-1", "GWT-BUILD-1", "GWT-DISC-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_piece_gained_is_told(edition: int) -> None:
    _, after, told = whole_game(edition, 6)
    for seat in range(3):
        own = Counter(type(event) for event in told if getattr(event, "player", -1) == seat)
        assert sum(after.staffs(seat)) == 3 + own[ev.WorkerHired] - own[ev.MasterAppointed]
        assert len(after.hazards[seat]) == own[ev.HazardRemoved]
        assert sum(after.natives[2 * seat : 2 * seat + 2]) == own[ev.NativeTaken]
        assert after.unbuilt[seat].bit_count() == after.figures.numbers - own[ev.BuildingPlaced]
        assert after.emptied[seat].bit_count() == own[ev.SlotEmptied]
        assert after.owned_masters[seat].bit_count() == own[ev.MasterAppointed]
        assert after.stations[seat].bit_count() == own[ev.StationUpgraded] - own[ev.DiscTaken]


@rule("GWT-KC-1")
def test_kansas_city_is_told_step_by_step() -> None:
    """Foresight; income; the delivery with its disc and transport; the new foresight: however few decisions it took."""
    r = ranch().money(5).hand(A, "gray", "green", "black", "white").marker(A, 2).herders("START").engines("0")
    r.foresight("flood green 4", "native a", "cowboy").visit(A, "KANSAS-CITY")
    t = r.t
    t.heard = []
    r.play("foresee flood green 4", "income keep 2", "deliver bloomington", "disc auxiliary money 2", "leave")
    steps: list[list[str]] = []
    for event in t.heard:
        trace = t.game.trace(event, EVERYBODY)
        if trace is None:  # the next turn begins
            break
        if trace.deed == APART or not steps:
            steps.append([])
        steps[-1].append(type(event).__name__)
    foresight, income, delivery, filled, *_ = steps
    assert set(foresight) == {"ForesightTaken"}
    assert income == ["IncomeTaken"]
    assert {"Delivered", "SlotEmptied", "MoneyPaid"} <= set(delivery)
    assert filled[0] == "ForesightFilled"


@rule("GWT-ACT-4")
def test_a_pair_is_told_as_one_where_the_second_card_goes_by_itself() -> None:
    r = ranch().money(5).hand(A, "black", "black", "white", "white").visit(A, "F")
    t = r.t
    t.heard = []
    t.play(t.options()[0])
    r.play("sell galloway")
    assert t.discards[A][-2:] == [t.discards[A][-1]] * 2
    assert [t.game.tell(event, None) for event in t.heard] == ["Player 1 discards 2 Galloway.", "Player 1 gains $4."]
