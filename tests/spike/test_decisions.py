"""Decision points: what is asked of whom, and what can be taken back."""

import pytest

from abilene.engine.errors import UndoRefused
from abilene.engine.match import Match
from abilene.games.spike.steps.build import Pay
from abilene.games.spike.steps.draw import Draw
from abilene.games.spike.steps.opening import Give
from abilene.games.spike.steps.turn import BUILD
from tests.rules import rule
from tests.spike.railway import SETTINGS, A, load, random_game, table

KINDS = {
    "side",
    "give",
    "route",
    "start",
    "move",
    "action",
    "draw",
    "lay",
    "pay",
    "load",
    "restart",
    "extra",
    "deliver",
    "end",
}
DECLINED = {"deliver": "pass", "load": "pass", "draw": "stop", "move": "stay"}
MOST = {"side": 2, "give": 5, "route": 2, "start": 36, "deliver": 4, "action": 7, "draw": 8, "load": 4}


@rule(
    "SPK-DEC-1", "SPK-DEC-2", "SPK-DEC-3", "SPK-DEC-4", "SPK-DEC-5", "SPK-DEC-6", "SPK-DEC-7", "SPK-DEC-8",
    "SPK-DEC-9", "SPK-DEC-10", "SPK-DEC-11", "SPK-DEC-12", "SPK-DEC-13",
)  # fmt: skip
def test_every_question_comes_up_and_only_some_can_be_declined() -> None:
    asked: set[str] = set()
    for seed in range(6):
        for t in random_game(3, expert=True, seed=seed):
            if t.over:
                continue
            kind = t.step().kind
            asked.add(kind)
            words = [t.step().say(t, choice) for choice in t.options()]
            assert len(words) == len(set(words))
            assert len(words) > 1 or t.step().insists(t)
            assert len(words) <= MOST.get(kind, 200)
            if kind in DECLINED:
                step = t.step()
                first_card = isinstance(step, Draw) and step.count == 0
                assert (DECLINED[kind] in words) is not first_card
            else:
                assert not {"pass", "stop", "stay"} & set(words)
            assert t.player == t.turn or t.turn < 0  # nobody decides out of turn after the set-up
    assert asked == KINDS


@rule("SPK-DEC-16")
def test_a_build_is_taken_back_step_by_step_until_chance_or_the_next_player() -> None:
    match = Match(load(2), 7)
    while match.state.over or match.state.step().kind != "lay":
        options = match.state.options()
        say = [match.state.step().say(match.state, choice) for choice in options]
        pick = say.index("build") if "build" in say else 0
        match.choose(match.state.player, options[pick])
        if match.state.step().kind == "draw":
            before = match.state.revealed
            match.choose(match.state.player, 6)
            assert match.state.revealed > before
            with pytest.raises(UndoRefused):
                match.undo(match.made[-1].seat)
    seat, start = match.state.player, match.state.copy().checksum()
    match.choose(seat, match.state.options()[0])
    match.undo(seat)
    assert match.state.checksum() == start
    match.undo(seat)  # the action itself
    assert match.state.step().kind == "action"


@rule("SPK-DEC-16")
def test_a_round_or_a_time_card_cannot_be_taken_back() -> None:
    for r in (
        table().deck("black").discard(white=4),
        table().round(3).deck("time", "black", "time", "time"),
    ):
        before = r.draw(A).t.revealed
        r.play("deck")
        assert r.t.revealed > before


@rule("SPK-DEC-17")
def test_payment_steps_with_one_answer_are_asked_only_where_the_hand_decides() -> None:
    for seed in range(4):
        for t in random_game(2, seed=seed):
            step = t.stack[-1] if t.stack else None
            if isinstance(step, Pay):
                assert len(t.options()) <= t.hand(t.player)[step.rail] + 1
                assert len(t.options()) > 1 or step.insists(t)
                assert step.rail == len(t.payment) < 5


@rule("SPK-DEC-17", "SPK-HID-1")
def test_being_asked_tells_nothing_of_the_hand() -> None:
    hands: list[dict[str, int]] = [{"green": 1, "black": 3}, {"green": 3, "red": 1}]
    asked = []
    for hand in hands:
        r = table().hand(A, **hand).turn()
        r.t.play(BUILD)
        asked.append([r.asks()])
        while r.t.player == A and r.t.step().kind in ("lay", "pay"):
            r.t.play(r.t.options()[0])
            asked[-1].append(r.asks())
    assert asked[0][:3] == asked[1][:3] == ["lay", "lay", "lay"]
    assert asked[0][-2] == asked[1][-2] == "pay"


@rule("SPK-SETUP-9", "SPK-HID-1")
def test_a_gift_is_chosen_even_from_cards_that_are_all_alike() -> None:
    assert table().hand(A, green=4).owe(Give(A)).options() == ["give green"]


@rule("SPK-DEC-9")
@pytest.mark.parametrize(("players", "expert"), SETTINGS)
def test_every_state_can_be_saved_and_goes_on(players: int, expert: bool) -> None:
    game = load(players, expert)
    for i, t in enumerate(random_game(players, expert, seed=9)):
        if i % 7 == 0:
            twin = game.from_data(t.to_data())
            assert twin.checksum() == t.checksum()
            assert twin.options() == t.options()
            assert twin.player == t.player
