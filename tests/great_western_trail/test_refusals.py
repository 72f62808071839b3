"""Whoever tries what is not allowed is told which rule forbids it."""

from collections.abc import Callable

import pytest

from tests.great_western_trail.ranch import A, B, Ranch, place, ranch
from tests.rules import rule


@rule("GWT-TURN-4", "GWT-MOVE-1", "GWT-MOVE-4", "GWT-MOVE-7", "GWT-MOVE-9")
def test_where_the_herder_cannot_go() -> None:
    first = ranch().hand(A, "gray", "gray", "green", "white", "black").turn()
    assert first.refused("keep red 2") == "GWT-TURN-4"
    r = ranch(2).tile("NATIVE-1", "native a").herders("A", "A").turn()
    assert r.refused("move a-1") == "GWT-MOVE-1"
    assert r.refused("move native-1") == "GWT-MOVE-9"
    assert r.refused("move f") == "GWT-MOVE-7"
    assert r.refused("move kansas-city") == "GWT-MOVE-7"
    assert r.refused("pass") == "GWT-MOVE-4"
    assert r.refused("move play o01") == "GWT-TURN-5"
    assert r.refused("move b") == ""


@rule("GWT-LOC-4", "GWT-LOC-10", "GWT-LOC-12", "GWT-TURN-5")
def test_what_a_location_does_not_offer() -> None:
    r = ranch().money(20).hand(A).jobs("cowboy", token=2).visit(A, "A")
    assert r.refused("use end") == "GWT-LOC-4"
    assert r.refused("use discard_white_money_2") == "GWT-LOC-10"
    assert r.refused("use buy_cattle") == "GWT-LOC-1"
    assert r.refused("use play o01") == "GWT-TURN-5"
    r.play("use auxiliary", "auxiliary gain_money 1")
    assert r.refused("use hire_0") == r.refused("use auxiliary") == "GWT-LOC-12"
    hired = ranch().money(20).hand(A).jobs("cowboy", token=2).visit(A, "A").play("use hire_0")
    assert hired.refused("use auxiliary") == "GWT-LOC-1"


@rule("GWT-COMP-10", "GWT-XT-1")
@pytest.mark.parametrize(("edition", "says"), [(1, "GWT-COMP-10"), (2, "GWT-XT-1")])
def test_no_token_to_spend(edition: int, says: str) -> None:
    assert ranch(3, edition).herders("A").turn().refused("token") == says


@rule("GWT-XT-4")
def test_no_card_to_draw_with_a_token() -> None:
    assert ranch().tokens(1).draw_pile(A).discard_pile(A).herders("A").turn().refused("token") == "GWT-XT-4"


@rule("GWT-FORE-1", "GWT-DEL-1", "GWT-DEL-2")
def test_what_kansas_city_does_not_offer() -> None:
    r = ranch().foresight("native a, native b").visit(A, "KANSAS-CITY")
    assert r.refused("foresee flood green 4") == "GWT-FORE-1"
    far = ranch().discs(A, fulton=1).money(9).deliver(A, 4)
    assert far.refused("deliver bloomington") == "GWT-DEL-1"
    assert far.refused("deliver fulton") == "GWT-DEL-2"
    assert far.refused("pass") == "GWT-DEL-1"


@rule("GWT-DISC-1", "GWT-DISC-2", "GWT-DISC-5", "GWT-DISC-8", "GWT-DISC-10")
def test_which_disc_cannot_be_taken() -> None:
    white = ranch().money(20).slots(A, "aux_money_2").stations(A, 1).deliver(A, 1).play("deliver fulton")
    assert white.refused("disc step_left") == "GWT-DISC-1"
    assert white.refused("disc aux_money_2") == "GWT-DISC-2"
    assert white.refused("disc s1") == "GWT-DISC-8"
    assert white.refused("disc aux_engine_2") == "GWT-DISC-3"  # the first of the two goes first
    black = ranch().money(9).engines("0").deliver(A, 10).play("deliver chicago")
    assert black.refused("disc hand_1") == "GWT-DISC-10"
    black = ranch().money(4).engines("18").deliver(A, 10).play("deliver chicago")
    assert black.refused("disc hand_1") == "GWT-DISC-5"


@rule("GWT-ACT-3", "GWT-ACT-4")
def test_which_card_cannot_be_discarded() -> None:
    r = ranch().hand(A, "yellow 1", "red 2", "gray").do(A, "discard_value3_money_7")
    assert r.refused("sell gray 0") == "GWT-ACT-4"
    assert r.refused("sell blue 3") == "GWT-ACT-3"


@rule("GWT-HIRE-1", "GWT-HIRE-2", "GWT-HIRE-3")
def test_who_cannot_be_hired() -> None:
    r = ranch().money(6).workers(A, craftsman=6)
    r.jobs("cowboy engineer craftsman", "", "cowboy", "engineer", token=4).do(A, "hire_0")
    assert r.refused("hire craftsman 1") == "GWT-HIRE-3"
    assert r.refused("hire cowboy 3") == "GWT-HIRE-2"
    assert r.refused("hire cowboy 2") == "GWT-HIRE-1"
    assert r.refused("hire engineer 4") == "GWT-HIRE-1"


@rule("GWT-BUILD-1", "GWT-BUILD-2", "GWT-BUILD-3", "GWT-BUILD-4")
def test_what_cannot_be_built_and_where() -> None:
    r = ranch().money(4).workers(A, craftsman=3).building("A-1", A, "4a").building("A-2", B, "2a").do(A, "build_2")
    assert r.refused("build 4a") == "GWT-BUILD-1"
    assert r.refused("build 7a") == "GWT-BUILD-2"
    assert r.refused("build 6a") == ""  # in the place of 4a
    r.play("build 1a")
    assert r.refused("site a-1") == "GWT-BUILD-3"
    assert r.refused("site a-2") == r.refused("site b") == r.refused("site flood-1") == "GWT-BUILD-4"


@rule("GWT-ENG-2", "GWT-ENG-3", "GWT-ENG-4")
def test_where_the_engine_cannot_go() -> None:
    r = ranch(2).engines("3", "5").engine_forward(A, 2)
    assert r.refused("engine 5") == "GWT-ENG-2"
    assert r.refused("engine 9") == r.refused("engine 3") == "GWT-ENG-3"
    back = ranch(2).engines("6", "0").slots(A, "aux_remove_1", "aux_remove_2").do(A, "aux_single_or_double")
    back.play("auxiliary back_remove_card 2")
    assert back.refused("back 5") == "GWT-ENG-4"


@rule("GWT-HAZ-1", "GWT-NAT-1", "GWT-NAT-2")
def test_tiles_that_cannot_be_taken() -> None:
    r = ranch().tile("FLOOD-1", "flood green 4").tile("DROUGHT-1", "drought green 4").do(A, "hazard_0")
    assert r.refused("hazard flood-2") == "GWT-HAZ-1"
    not_one = r.tile("NATIVE-1", "native a").t.refusal(place(r.t, "NATIVE-1"))
    assert not_one is not None
    assert not_one.en.startswith("This is no hazard")  # there is a tile
    first = ranch(edition=1).money(1)
    for number in (1, 3, 4):
        first.tile(f"NATIVE-{number}", "native a")
    first.do(A, "native_take")
    assert first.refused("native native-2") == "GWT-NAT-1"
    assert first.refused("native native-1") == "GWT-INT-42"


@rule("GWT-BUY-2", "GWT-BUY-3", "GWT-BUY-4", "GWT-BUY-7")
def test_cattle_that_cannot_be_bought() -> None:
    r = ranch().money(11).workers(A, cowboy=3).market("red 2", "blue 3", "brown 4").pile().do(A, "buy_cattle")
    assert r.refused("buy v5_4") == "GWT-BUY-2"  # cowboys
    assert r.refused("buy v4_1") == "GWT-BUY-2"  # money
    assert r.refused("buy more") == "GWT-BUY-4"
    r.play("buy v3_2")
    assert r.refused("cattle brown 4") == r.refused("cattle yellow 1") == "GWT-BUY-3"
    short = ranch().money(20).workers(A, cowboy=3).market("red 2", "brown 4").pile().do(A, "buy_cattle")
    assert short.refused("buy v3_3") == "GWT-BUY-7"


QUESTIONS: list[Callable[[], Ranch]] = [
    lambda: ranch().herders("A").turn(),
    lambda: ranch().visit(A, "A"),
    lambda: ranch().deliver(A, 4),
    lambda: ranch().engine_forward(A, 2),
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_that_is_not_on_offer_has_its_reason(question: Callable[[], Ranch]) -> None:
    r = question()
    legal = set(r.t.options())
    for choice in r.t.game.spans[r.t.step().kind]:
        assert (r.t.refusal(choice) is None) == (choice in legal)
