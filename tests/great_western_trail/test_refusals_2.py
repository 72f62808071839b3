"""Whoever tries what is not allowed is told which rule forbids it: from objective cards to the end of the game."""

from collections.abc import Callable

import pytest

from abilene.games.great_western_trail.data import TO_DISCARD
from abilene.games.great_western_trail.steps.asking import DrawThenDiscard
from abilene.games.great_western_trail.steps.auxiliary import Auxiliary
from abilene.games.great_western_trail.steps.buildings import Copy
from abilene.games.great_western_trail.steps.discs import PlaceDisc
from abilene.games.great_western_trail.steps.kansas_city import Income, SpecialDelivery
from abilene.games.great_western_trail.steps.objectives import GainObjective
from abilene.games.great_western_trail.steps.railroad import LeaveLastSpace, UpgradeBehind
from tests.great_western_trail.ranch import A, B, Ranch, place, ranch
from tests.rules import rule


@rule("GWT-OBJ-1", "GWT-OBJ-2")
def test_objectives_that_cannot_be_gained() -> None:
    r = ranch().objectives(["o01", "o02"], []).owe(GainObjective(A, TO_DISCARD, 0))
    assert r.refused("objective o03") == "GWT-OBJ-1"
    assert r.refused("objective stack") == "GWT-OBJ-2"
    assert r.refused("pass") == "GWT-OBJ-1"


@rule("GWT-OBJ-6")
def test_a_free_move_does_not_go_everywhere() -> None:
    r = ranch().hand(A, "o16").herders("F").turn().play("move play o16")
    assert r.refused("stray kansas-city") == "GWT-OBJ-6"
    assert r.refused("stray a") == "GWT-MOVE-7"
    assert r.refused("stray f-1") == "GWT-MOVE-1"
    assert r.refused("stray g") == ""


@rule("GWT-AUX-3", "GWT-AUX-4", "GWT-AUX-7", "GWT-ENG-5", "GWT-TOLL-5", "GWT-DISC-3")
def test_auxiliary_actions_that_cannot_be_taken() -> None:
    slots = ("aux_certificate_1", "aux_engine_1", "aux_engine_2", "aux_remove_1", "aux_remove_2", "aux_money_2")
    r = ranch().slots(A, *slots).engines("1").money(0).draw_pile(A).discard_pile(A).owe(Auxiliary(A, 2, 0))
    assert r.refused("auxiliary draw_discard 1") == "GWT-AUX-7"
    assert r.refused("auxiliary draw_discard 2") == "GWT-DISC-3"
    assert r.refused("auxiliary pay_back_certificate 1") == r.refused("auxiliary pay_engine_forward 1") == "GWT-TOLL-5"
    assert r.refused("auxiliary back_remove_card 2") == "GWT-ENG-5"
    assert r.refused("auxiliary back_remove_card 1") == ""
    single = ranch().slots(A, *slots).owe(Auxiliary(A, 1, 0))
    assert single.refused("auxiliary gain_money 2") == "GWT-AUX-4"


@rule("GWT-COPY-1")
@pytest.mark.parametrize(("edition", "copier"), [(1, "8b"), (2, "6b")])
def test_buildings_that_cannot_be_copied(edition: int, copier: str) -> None:
    r = ranch(3, edition).building("A-2", A, copier).building("A-1", B, "10b").building("A-3", B, "2a").money(9)
    r.visit(A, "A-2").play("use copy_adjacent_building")
    assert r.refused("copy b") == r.refused("copy b-1") == r.refused("copy a-2") == "GWT-COPY-1"
    assert r.refused("pass") == "GWT-COPY-1"


@rule("GWT-COPY-5")
def test_second_edition_a_building_used_before_says_so() -> None:
    r = ranch().building("A-1", A, "6b").building("A-2", B, "10b").building("A-3", A, "10b").money(0).hand(A)
    r.visit(A, "A-1").play("use copy_adjacent_building", "use move_4", "ride a-3")
    assert r.refused("use gain_money_4") == "GWT-COPY-5"
    assert r.refused("use buy_cattle") == "GWT-LOC-1"
    assert r.refused("use end") == "GWT-LOC-4"


@rule("GWT-XDEL-1", "GWT-ENG-2")
def test_where_a_special_delivery_cannot_go() -> None:
    r = ranch(2).engines("6", "3").owe(SpecialDelivery(A))
    assert r.refused("haul 3") == "GWT-ENG-2"
    assert r.refused("haul 6") == r.refused("haul 9") == "GWT-XDEL-1"
    assert r.refused("pass") == "GWT-XDEL-1"


@rule("GWT-PRIV-7", "GWT-STA-1", "GWT-STA-2")
def test_stations_that_cannot_be_upgraded_from_afar() -> None:
    r = ranch().building("A-1", A, "9b").engines("14").money(3).stations(A, 2).visit(A, "A-1")
    assert r.play("use upgrade_station_behind").t.stations[A] == 0b10  # S1, and now its disc is asked for
    r = ranch().building("A-1", A, "9b").engines("17").money(4).stations(A, 2).visit(A, "A-1")
    r.play("use upgrade_station_behind")
    assert r.refused("station s2") == "GWT-STA-1"
    assert r.refused("station s5") == "GWT-STA-2"
    assert r.refused("station s6") == "GWT-PRIV-7"


@rule("GWT-HMOVE-1")
def test_where_a_local_action_does_not_lead() -> None:
    r = ranch().building("A-1", A, "4b").visit(A, "A-1").play("use move_3")
    assert r.refused("ride a-2") == "GWT-MOVE-1"
    assert r.refused("ride f") == r.refused("ride a") == "GWT-MOVE-7"


@rule("GWT-INC-3", "GWT-XT-1")
def test_certificates_that_are_not_there() -> None:
    r = ranch().marker(A, 2).hand(A, "gray").owe(Income(A))
    assert r.refused("income 3") == "GWT-INC-3"
    assert r.refused("token") == "GWT-XT-1"


@rule("GWT-AUX-6", "GWT-AUX-7", "GWT-INT-18")
def test_how_many_cards_cannot_be_drawn() -> None:
    r = ranch().draw_pile(A, "gray", "green").discard_pile(A).owe(DrawThenDiscard(A, 3))
    assert r.refused("draw 0") == "GWT-INT-18"
    assert r.refused("draw 3") == "GWT-AUX-7"
    assert r.refused("draw 4") == "GWT-AUX-6"


RARE: dict[str, Callable[[], Ranch]] = {
    "copy": lambda: (
        ranch().building("A-1", A, "6b").building("A-2", B, "10b").money(20).owe(Copy(A, place(ranch().t, "A-1")))
    ),
    "haul": lambda: ranch().engines("9", "4").owe(SpecialDelivery(A)),
    "return": lambda: ranch().engines("39", "4").owe(LeaveLastSpace(A)),
    "station": lambda: ranch().money(4).engines("20").stations(A, 1).owe(UpgradeBehind(A)),
    "disc": lambda: ranch().money(4).discs_left(A, "hand_1").stations(A, 1, 3).owe(PlaceDisc(A, 1, 0)),
}


@pytest.mark.parametrize("kind", RARE)
def test_seldom_asked_questions_refuse_just_what_they_do_not_offer(kind: str) -> None:
    t = RARE[kind]().t
    step = t.step()
    assert step.kind == kind
    declared = {*step.cites, *step.forbids}
    for choice in t.game.spans[kind]:
        breach = step.broken(t, choice)
        assert (breach is None) == (choice in t.options()), (choice, breach)
        assert breach is None or breach.rule in declared
