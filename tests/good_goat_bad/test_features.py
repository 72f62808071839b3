"""What a seat observes of the town, in the words of its features."""

from abilene.engine.core import State
from tests.good_goat_bad.town import A, B, C, town
from tests.rules import rule


def lines(state: State, seat: int | None) -> set[str]:
    return set(state.observe_in_words(seat).split("\n"))


@rule("GGB-HID-4")
def test_only_the_dealer_observes_which_card_is_on_offer() -> None:
    table = town(players=3).deal(A, "banker", "outlaw", "goat", "sheriff")
    t = table.play("offer 1", "slide banker", "declare sheriff").t
    asked = {"asked for answer", "asked for answer, declared: sheriff"}
    assert asked | {"asked for answer, card: banker", "asked for answer, dealer: you", "asked: next"} <= lines(t, A)
    assert asked | {"asked for answer, card: unknown", "asked for answer, dealer: second next"} <= lines(t, B)
    assert "asked: you" in lines(t, B)
    assert "asked for answer, card: unknown" in lines(t, C)
    assert {line for line in lines(t, C) if line.startswith("in your hand")} == set()


def test_what_is_owed_by_nobody_looks_the_same_from_every_seat() -> None:
    t = town(players=3).deal(A, "banker", "outlaw", "goat", "sheriff").t
    owed = [{line for line in lines(t, seat) if line.startswith("owed")} for seat in (A, B, C)]
    assert owed == [{"owed Rounds: once", "owed EndOfRound: once", "owed SaloonPhase: once"}] * 3
