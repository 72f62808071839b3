"""Match: whose turn it is, and what can be taken back."""

from typing import Any

import pytest

import abilene
from abilene.engine.match import Match
from pebbles import pebbles
from pebbles.state import Bag, Drew


def match(seed: int = 1, **options: object) -> Match[Bag]:
    return Match(pebbles(2, **options), seed)


def refused(table: Match[Bag], seat: int) -> str:
    """The reason why undo is refused, once it is clear that it can be said in both languages."""
    with pytest.raises(abilene.UndoRefused) as error:
        table.undo(seat)
    assert error.value.reason == table.why_no_undo(seat)
    assert str(error.value) == table.game.texts("en").format(error.value.reason)
    assert table.game.texts("fr").format(error.value.reason) not in ("", str(error.value))
    return error.value.reason


def test_another_seat_cannot_choose() -> None:
    table = match()
    with pytest.raises(abilene.NotYourTurn, match="seat 1 cannot choose now; the table waits for seat 0"):
        table.choose(1, 1)
    assert table.decisions == 0


def test_nobody_can_choose_after_the_end() -> None:
    table = match()
    while not table.state.over:
        table.choose(table.state.player, table.state.options()[0])
    with pytest.raises(abilene.NotYourTurn, match="the game is over"):
        table.choose(0, 1)


def test_a_choice_tells_what_happened() -> None:
    table = match()
    assert table.choose(0, 1) == ()
    events = table.choose(0, 0)
    assert events == (Drew(0, table.state.white[0]),)
    assert table.events() == list(events)


def test_a_turn_can_be_taken_back_until_its_end_is_confirmed() -> None:
    table = match()
    before = table.state.checksum()
    table.choose(0, 2)
    table.undo(0)
    assert (table.state.checksum(), table.decisions) == (before, 0)
    table.choose(0, 1)
    table.choose(0, 0)
    assert refused(table, 0) == "undo-revealed"


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert refused(match(), 0) == "undo-nothing"


def test_nobody_takes_back_what_another_seat_decided() -> None:
    table = match()
    table.choose(0, 1)
    assert refused(table, 1) == "undo-not-yours"


def test_nobody_takes_back_what_another_seat_built_upon() -> None:
    table = match()
    table.choose(0, 1)
    table.choose(0, 0)
    table.choose(1, 1)
    assert refused(table, 0) == "undo-another"
    table.undo(1)
    assert table.why_no_undo(1) == "undo-not-yours"


def test_a_table_that_agrees_takes_back_a_draw() -> None:
    table = match()
    before = table.state.checksum()
    for choice in (1, 0, 2):
        table.choose(table.state.player, choice)
    table.take_back(0)
    assert (table.decisions, table.state.step().kind) == (1, "end")
    table.take_back(0)
    assert (table.decisions, table.state.checksum()) == (0, before)
    with pytest.raises(abilene.UndoRefused, match="nothing to take back"):
        table.take_back(0)
    assert [entry.notation for entry in table.entries] == ["take 1", "draw", "take 2", "undo agreed", "undo agreed"]


def test_nothing_is_ever_deleted() -> None:
    table = match()
    table.choose(0, 2)
    table.undo(0)
    table.choose(0, 1)
    assert [(entry.decisions, entry.seat, entry.notation) for entry in table.entries] == [
        (1, 0, "take 2"),
        (0, 0, "undo"),
        (1, 0, "take 1"),
    ]
    assert table.entries[1].checksum == table.start


def test_undo_forgets_what_had_happened() -> None:
    table = match()
    table.choose(0, 1)
    table.choose(0, 0)
    told = table.log(None)
    table.choose(1, 1)
    table.undo(1)
    assert table.log(None) == told == ["Player 1 draws pebbles."]
    assert table.log(0, "fr", ["Ann"]) == [f"Ann tire {table.state.white[0]} cailloux blancs."]


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_a_match_needs_a_seed(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        Match(pebbles(), seed)  # type: ignore[arg-type]


class Whole:
    """A whole number of another library."""

    def __index__(self) -> int:
        return 1


def test_whole_numbers_of_other_libraries_are_seeds_and_seats() -> None:
    one: Any = Whole()
    table = Match(pebbles(), one)
    assert table.journal() == Match(pebbles(), 1).journal()
    assert pebbles().start(one).to_data() == pebbles().start(1).to_data()
    state = table.state
    assert state.redeal(one, one).to_data() == state.redeal(1, 1).to_data()
    assert state.observe(one) == state.observe(1)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_a_redeal_needs_a_seed(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        pebbles().start(1).redeal(0, seed)


def test_looking_back_takes_nothing_back() -> None:
    table = match()
    for _ in range(3):
        table.choose(table.state.player, table.state.options()[0])
    now = table.state.checksum()
    assert table.shown == 3
    assert table.back(2).checksum() == table.at(1).checksum()
    assert table._repr_svg_() == table.at(1)._repr_svg_() == str(table.at(1).scene(None))
    assert table.forward().checksum() == table.at(2).checksum()
    assert (table.shown, table.decisions, table.state.checksum()) == (2, 3, now)
    table.choose(table.state.player, table.state.options()[0])
    assert (table.shown, table.forward(2).checksum()) == (2, table.state.checksum())
    table.choose(table.state.player, table.state.options()[0])
    assert table.shown == 5
    for beyond in (-6, 1):
        with pytest.raises(ValueError, match="allowed: 0 to 5"):
            table.forward(beyond)
    assert table.shown == 5


def test_who_looks_at_what_was_taken_back_sees_what_is_left() -> None:
    table = match()
    table.choose(0, 2)
    table.choose(0, table.state.options()[0])
    table.back()
    table.take_back(0)
    table.take_back(0)
    assert (table.shown, table.decisions) == (0, 0)
