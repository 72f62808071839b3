"""What a seat observes of the railroad, in the words of its features."""

from abilene.engine.core import State
from tests.rules import rule
from tests.spike.railway import A, B, table


def lines(state: State, seat: int) -> set[str]:
    return set(state.observe_in_words(seat).split("\n"))


@rule("SPK-HID-1")
def test_rail_cards_are_observed_by_their_owner_and_counted_by_all() -> None:
    t = table(players=2).money(9, 3).hand(A, red=2, blue=1).turn(A).t
    held = {"in hand: red, at least 2", "in hand: red, at least 1", "in hand: blue, at least 1"}
    assert {f"you, {line}" for line in held} | {"you, money: 9", "you, rail cards: 3", "turn: you"} <= lines(t, A)
    assert {"next, money: 9", "next, rail cards: 3", "turn: next"} <= lines(t, B)
    assert not [line for line in lines(t, B) if line.startswith("next, in hand")]
