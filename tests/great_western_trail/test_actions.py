"""Actions in general: requirements, rewards, and certificates."""

import pytest

from tests.great_western_trail.ranch import A, B, Ranch, ranch
from tests.rules import rule


@rule("GWT-ACT-1")
def test_no_reward_without_the_whole_requirement() -> None:
    single = ranch().hand(A, "gray", "green", "black").visit(A, "F")
    assert "use discard_pair_money_4" not in single.options()
    pair = ranch().money(0).hand(A, "gray", "green", "green").visit(A, "F").play("use discard_pair_money_4")
    assert pair.t.money[A] == 4
    assert pair.cards(pair.t.discards[A]) == ["green", "green"]
    at_start = ranch().building("A-1", A, "1b").hand(A).engines("0").visit(A, "A-1")
    assert at_start.options() == ["use auxiliary"]  # the engine cannot move back


@rule("GWT-ACT-2")
def test_a_reward_may_be_refused_but_not_money() -> None:
    r = ranch().building("A-1", A, "2b").hand(A, "green", "gray").engines("0").money(0).visit(A, "A-1")
    r.play("use discard_green_engine_2", "pass")
    assert r.t.engine[A] == 0
    assert r.cards(r.t.discards[A]) == ["green"]
    r.play("use discard_gray_money_2")
    assert r.t.money[A] == 2  # taken without a question
    assert r.options() == ["use end"]


@rule("GWT-ACT-2", "GWT-INT-19")
def test_a_reward_may_be_refused_in_part() -> None:
    r = ranch().slots(A, "aux_remove_1", "aux_remove_2").engines("5").hand(A, "gray", "gray", "white").money(0)
    r.do(A, "aux_single_or_double").play("auxiliary back_remove_card 2", "back 3", "remove gray 0", "pass")
    assert r.cards(r.t.hands[A]) == ["gray", "white"]
    assert r.t.money[A] == 2  # all of it


@rule("GWT-ACT-3")
def test_exactly_the_stated_cards_once() -> None:
    r = ranch().money(0).hand(A, "white", "white", "white").discard_pile(A).visit(A, "A")
    r.play("use discard_white_money_2")
    assert r.cards(r.t.hands[A]) == ["white", "white"]
    assert r.cards(r.t.discards[A]) == ["white"]
    assert "use discard_white_money_2" not in r.options()


HAND = ("gray", "green", "green", "yellow 1", "red 2", "blue 3", "brown 4", "o01")


@rule("GWT-ACT-4")
@pytest.mark.parametrize(
    ("action", "cards"),
    [
        ("risk_any_certificate_1", ["gray 0", "green 0", "yellow 1", "red 2", "blue 3", "brown 4"]),
        ("discard_value3_money_7", ["yellow 1", "red 2", "blue 3"]),
    ],
)
def test_discards_with_a_choice(action: str, cards: list[str]) -> None:
    r = ranch().hand(A, *HAND).do(A, action)
    assert r.options() == [f"sell {name}" for name in cards]


@rule("GWT-ACT-4")
@pytest.mark.parametrize(
    ("action", "cards"),
    [
        ("discard_gray_money_2", ["gray"]),
        ("discard_yellow_money_10", ["yellow 1"]),
        ("discard_pair_money_3", ["green", "green"]),
        ("discard_objective_certificate_2", ["o01"]),
    ],
)
def test_discards_without_a_choice(action: str, cards: list[str]) -> None:
    r = ranch().hand(A, *HAND).do(A, action).play()
    assert r.cards(r.t.discards[A]) == cards


@rule("GWT-ACT-4")
def test_a_pair_is_two_cattle_of_one_colour_whatever_their_points() -> None:
    r = ranch().money(0).hand(A, "brown 3", "brown 5", "red 2", "o01", "o02").do(A, "discard_pair_money_4")
    assert r.options() == ["sell brown 3", "sell brown 5"]
    r.play("sell brown 3")
    assert r.cards(r.t.hands[A]) == ["red 2", "o01", "o02"]
    assert r.t.money[A] == 4


@rule("GWT-ACT-5")
def test_money_comes_from_the_bank_and_goes_to_it() -> None:
    r = ranch().money(10, 5, 5).building("A-1", A, "10b").visit(A, "A-1").play("use gain_money_4")
    assert r.t.money == [14, 5, 5]
    r = ranch().money(10, 5, 5).tile("FLOOD-1", "flood green 4").visit(A, "F").play("use hazard_7")
    assert r.t.money == [3, 5, 5]


@rule("GWT-ACT-6")
@pytest.mark.parametrize(
    "action", ["gain_money_2", "certificate_2", "exchange_token", "risk_gray_certificate_1_money_2"]
)
def test_what_is_never_a_disadvantage_is_taken_without_a_question(action: str) -> None:
    r = ranch().money(0).hand(A, "gray").do(A, action)
    assert r.t.over
    assert r.t.money[A] + r.t.marker[A] + r.t.tokens[A] > 0


@rule("GWT-ACT-6")
@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("discard_green_engine_2", "engine"),
        ("discard_gray_engine_1", "engine"),
        ("discard_any_money_6_objective_to_hand", "objective"),
    ],
)
def test_other_rewards_can_be_declined_after_a_discard(action: str, asked: str) -> None:
    r = ranch().hand(A, "green", "gray").do(A, action)
    if r.t.step().kind == "sell":
        r.play("sell gray 0")
    assert r.t.step().kind == asked
    assert "pass" in r.options()


def hired(worker: str, before: int) -> Ranch:
    """A worker was hired to the next space of its row, with everything at hand for immediate actions."""
    r = ranch().money(30).hand(A, "gray").workers(A, **{worker: before}).jobs(f"{worker} engineer", token=2)
    r.tile("FLOOD-1", "flood green 4").tile("FLOOD-2", "flood green 4")
    r.tile("NATIVE-1", "native a").tile("NATIVE-2", "native a").do(A, "hire_0")
    if r.t.step().kind == "hire":
        r.play(f"hire {worker} 1")
    return r


@rule("GWT-ACT-6")
@pytest.mark.parametrize(("worker", "before"), [("cowboy", 3), ("cowboy", 5), ("craftsman", 3), ("engineer", 3)])
def test_immediate_actions_can_be_declined(worker: str, before: int) -> None:
    r = hired(worker, before)
    assert r.t.step().kind == "now"
    assert "pass" in r.options()
    money = r.t.money[A]
    r.play("pass")
    assert r.t.over
    assert r.t.money[A] == money


@rule("GWT-ACT-6")
def test_what_was_paid_with_money_only_is_not_declined() -> None:
    r = ranch().money(9).do(A, "pay_2_engine_2")
    assert r.options() == ["engine 1", "engine 2"]
    assert r.t.money[A] == 7
    r = ranch().money(9).slots(A, "aux_engine_1", "aux_engine_2").do(A, "aux_single_or_double")
    r.play("auxiliary pay_engine_forward 2")
    assert "pass" not in r.options()
    r = ranch().money(9).jobs("cowboy engineer", token=2).visit(A, "A").play("use hire_0")
    assert "pass" not in r.options()


@rule("GWT-CERT-1")
@pytest.mark.parametrize(
    ("slots", "before", "after"),
    [
        ((), 0, 2),
        ((), 2, 3),
        ((), 3, 3),
        (("certificate_4",), 3, 4),
        (("certificate_4", "certificate_6"), 3, 6),
        (("certificate_4", "certificate_6"), 4, 6),
    ],
)
def test_two_steps_forward_but_never_beyond_the_limit(slots: tuple[str, ...], before: int, after: int) -> None:
    r = ranch().slots(A, *slots).marker(A, before).do(A, "certificate_2")
    assert r.certificates(A) == after


@rule("GWT-CERT-2")
@pytest.mark.parametrize(
    ("slots", "limit"), [((), 3), (("certificate_4",), 4), (("certificate_4", "certificate_6"), 6)]
)
def test_the_marker_goes_to_the_limit(slots: tuple[str, ...], limit: int) -> None:
    r = ranch().slots(A, *slots).building("A-1", A, "10a").visit(A, "A-1").play("use certificate_max")
    assert r.certificates(A) == limit
    assert r.certificates(B) == 0


@rule("GWT-CERT-3")
def test_the_track_tells_how_many_certificates_there_are() -> None:
    r = ranch().slots(A, "certificate_4", "certificate_6")
    assert r.t.figures.track == [0, 1, 2, 3, 4, 6]
    values = []
    for _ in range(6):
        values.append(r.certificates(A))
        r.do(A, "certificate_1")
    assert values == [0, 1, 2, 3, 4, 6]
