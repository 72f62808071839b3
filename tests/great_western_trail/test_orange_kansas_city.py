"""Orange cattle in Kansas City: one value, calves that grow up, money for Brahman."""

import pytest

from abilene.games.great_western_trail.orange.events import BrahmanSold, CattleGrown
from abilene.games.great_western_trail.steps.kansas_city import Deliver, Income, SpecialDelivery, herd_worth
from tests.great_western_trail.ranch import A, B, Ranch, card, ranch
from tests.rules import rule


def income(*hand: str, kind: str = "simmental") -> Ranch:
    """A sells this hand, without money and certificates before it; a delivery is to follow."""
    r = ranch(orange_cattle=kind).hand(A, *hand).discard_pile(A).money(0).herders("KANSAS-CITY")
    r.t.heard = []
    return r.owe(Income(A), Deliver(A, 1))


def stacks(r: Ranch) -> dict[str, int]:
    """Heifers and cows beside the market."""
    found: dict[str, int] = r.t.view(None)["open_stacks"]
    return found


@rule("GWTS-KC-1", "GWTS-INT-2")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        (("calf", "calf"), 2),
        (("calf", "heifer"), 4),
        (("heifer", "cow", "calf"), 5),
        (("brahman", "cow", "white"), 7),
        (("brahman", "brahman", "purple 5"), 7),
    ],
)
def test_the_best_orange_card_counts_and_only_that(hand: tuple[str, ...], worth: int) -> None:
    assert herd_worth(ranch(orange_cattle="both").hand(A, *hand).t, A) == worth


@rule("GWTS-EX-1")
def test_three_oranges_one_value() -> None:
    assert income("calf", "heifer", "cow", "gray").t.money[A] == 6


@rule("GWTS-KC-2", "GWTS-KC-4")
@pytest.mark.parametrize("grown", [0, 1, 2])
def test_calves_in_hand_become_heifers_on_the_discard_pile(grown: int) -> None:
    r = income("calf", "gray", "calf")
    assert r.t.money[A] == 3  # the income comes first
    assert r.options() == ["grow 0", "grow 1", "grow 2"]
    r.play(f"grow {grown}")
    assert sorted(r.cards(r.t.discards[A])) == sorted(["heifer"] * grown + ["calf"] * (2 - grown) + ["gray"])
    assert r.cards(r.t.gone_cards) == ["calf"] * grown
    assert r.t.hands[A] == []
    assert stacks(r) == {"heifer": 8 - grown, "cow": 8}


@rule("GWTS-KC-2")
def test_more_calves_than_in_hand_are_refused() -> None:
    r = income("calf", "gray")
    assert r.refused("grow 2") == "GWTS-KC-2"
    assert r.refused("pass") == "GWTS-KC-4"
    assert income("gray", "red 2").t.step().kind == "deliver"  # nobody is asked in vain


@rule("GWTS-KC-3", "GWTS-EX-2")
def test_then_heifers_of_the_hand_become_cows_but_not_those_just_gained() -> None:
    r = income("calf", "calf", "heifer").play("grow 2")
    assert r.options() == ["grow 0", "grow 1"]  # one heifer in hand, two on the discard pile
    r.play("grow 1")
    assert sorted(r.cards(r.t.discards[A])) == ["cow", "heifer", "heifer"]
    assert sorted(r.cards(r.t.gone_cards)) == ["calf", "calf", "heifer"]
    assert stacks(r) == {"heifer": 6, "cow": 7}


@rule("GWTS-KC-4")
def test_each_card_is_decided_on_its_own() -> None:
    r = income("calf", "calf", "heifer", "heifer").play("grow 1", "grow 0")
    assert sorted(r.cards(r.t.discards[A])) == ["calf", "heifer", "heifer", "heifer"]


@rule("GWTS-KC-5")
def test_growing_up_changes_neither_income_nor_delivery() -> None:
    grown, left = (income("calf", "white").play(words) for words in ("grow 1", "grow 0"))
    assert grown.t.money[A] == left.t.money[A] == 4
    assert grown.t.total == left.t.total == 4
    assert grown.options() == left.options()


@rule("GWTS-KC-6")
def test_an_empty_stack_gives_no_more() -> None:
    r = ranch(orange_cattle="simmental").hand(A, "calf", "calf", "heifer").discard_pile(A)
    assert r.t.orange is not None
    r.t.orange.stacks = [1, 0]
    r.owe(Income(A))
    assert r.options() == ["grow 0", "grow 1"]
    assert r.refused("grow 2") == "GWTS-KC-6"
    r.play("grow 1")
    assert r.t.over  # no cow is left for the heifer
    assert sorted(r.cards(r.t.discards[A])) == ["calf", "heifer", "heifer"]


@rule("GWTS-KC-7", "GWTS-EX-4")
def test_four_dollars_for_each_brahman_but_no_breeding_value() -> None:
    r = income("brahman", "brahman", "brahman", "white", kind="brahman")
    assert r.t.money[A] == 16
    assert r.t.total == 4
    far = [city for city in r.t.options() if r.t.figures.city_value[city] > 4]
    assert far == []
    assert sorted(r.cards(r.t.discards[A])) == ["brahman", "brahman", "brahman", "white"]


@rule("GWTS-KC-8")
def test_an_extraordinary_delivery_has_no_income_step() -> None:
    r = ranch(orange_cattle="both").hand(A, "calf", "brahman").engines("5").money(0).owe(SpecialDelivery(A))
    r.play("haul 1")
    assert r.t.step().kind == "deliver"
    assert r.t.money[A] == 0
    assert r.cards(r.t.hands[A]) == ["calf", "brahman"]


@rule("GWTS-MIX-1", "GWTS-MIX-2")
def test_with_both_kinds_brahman_pay_before_calves_and_heifers_grow() -> None:
    r = income("calf", "brahman", "heifer", "gray", kind="both")
    assert r.t.money[A] == 4 + 1 + 4  # one orange card, gray, one Brahman
    assert r.t.total == 5
    r.play("grow 1", "grow 1")
    assert r.t.heard is not None
    told = [event for event in r.t.heard if isinstance(event, BrahmanSold | CattleGrown)]
    assert told == [
        BrahmanSold(A, 1, 4),
        CattleGrown(A, card(r.t, "heifer"), 1),
        CattleGrown(A, card(r.t, "cow"), 1),
    ]
    assert sorted(r.cards(r.t.discards[A])) == ["brahman", "cow", "gray", "heifer"]


@rule("GWT-XT-2", "GWTS-KC-2")
def test_a_token_spent_while_cards_grow_may_bring_another_calf() -> None:
    r = ranch(orange_cattle="simmental").hand(A, "calf", "gray").draw_pile(A, "calf").discard_pile(A).money(0)
    r.tokens(1).owe(Income(A)).play("income 0")
    assert r.options() == ["grow 0", "grow 1", "token"]
    r.play("token", "discard gray 0")
    assert r.options() == ["grow 0", "grow 1", "grow 2"]
    assert r.t.money[A] == 3  # the income is past


def test_the_hand_is_open_to_all_while_cards_grow() -> None:
    r = income("calf", "o01", "gray")
    assert r.t.view(B)["seats"][A]["known_in_hand"] == ["gray 0", "calf", "o01"]
    for seed in range(10):
        assert sorted(r.t.redeal(B, seed).view(A)["seats"][A]["cards"]) == ["calf", "gray 0", "o01"]


@pytest.mark.parametrize(
    ("lang", "grown", "sold"),
    [
        ("en", "Ann’s cattle grows up: Simmental heifer (4) ×2.", "Ann gains $4 for Brahman cattle in hand."),
        (
            "fr",
            "Le bétail d’Ann grandit\u00a0: génisse Simmental (4) ×2.",
            "Ann gagne 4\u00a0$ pour ses Brahman en main.",
        ),
    ],
)
def test_what_happens_to_orange_cattle_is_told(lang: str, grown: str, sold: str) -> None:
    t = ranch(orange_cattle="both").t
    assert t.game.tell(CattleGrown(A, card(t, "heifer"), 2), None, lang, ["Ann", "Bob", "Cy"]) == grown
    assert t.game.tell(BrahmanSold(A, 1, 4), None, lang, ["Ann", "Bob", "Cy"]) == sold


def test_how_many_cards_grow_is_asked_by_stage() -> None:
    r = income("calf", "heifer")
    assert r.t.game.prompt(r.t) == "How many of your calves become heifers?"
    assert r.t.game.label(r.t, 0, "fr") == "Aucune carte"
    assert r.t.game.label(r.t, 1) == "1 × Simmental calf (3)"
    r.play("grow 0")
    assert r.t.game.prompt(r.t, "fr") == "Combien de tes génisses deviennent des vaches\u00a0?"
