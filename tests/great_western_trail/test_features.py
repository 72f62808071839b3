"""What a seat observes of the trail, in the words of its features."""

from abilene.engine.core import State
from tests.great_western_trail.ranch import A, B, ranch


def lines(state: State, seat: int) -> set[str]:
    return set(state.observe_in_words(seat).split("\n"))


def test_money_hand_and_place_are_told_from_the_seat_that_looks() -> None:
    r = ranch().money(13).hand(A, "black", "white", "white").visit(A, "E")
    own, other = lines(r.t, A), lines(r.t, B)
    assert {"you, money: 13", "you, money: at least 12", "you, herder: E", "you, cards in hand: 3"} <= own
    assert {"you, in hand: black 0", "you, in hand: white 0", "you, in hand: white 0 no. 2"} <= own
    assert {"second next, money: 13", "second next, herder: E", "second next, cards in hand: 3"} <= other
    assert {"turn: second next", "asked: second next", "asked for use"} <= other
    assert not [line for line in other if line.startswith("second next, in hand")]


def test_every_other_hand_amount_or_place_is_another_observation() -> None:
    def seen(money: int, card: str, space: str) -> list[int]:
        return ranch().money(money).hand(A, card).visit(A, space).t.observe(A)

    found = [seen(13, "black", "E"), seen(14, "black", "E"), seen(13, "white", "E"), seen(13, "black", "A")]
    assert all(one != other for n, one in enumerate(found) for other in found[:n])


def test_what_is_left_to_do_here_is_told() -> None:
    r = ranch().money(20).hand(A, "black").market("red 2").visit(A, "E")
    before = {line for line in lines(r.t, A) if line.startswith("to be used here")}
    r.play("use discard_black_money_2")
    left = {line for line in lines(r.t, A) if line.startswith("to be used here")}
    assert before - left == {"to be used here: E discard_black_money_2"}
