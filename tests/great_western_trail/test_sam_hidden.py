"""What nobody can know of Sam can be dealt anew without anybody's noticing; wrong figures of his are refused."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import abilene
from abilene.engine.errors import DataError
from abilene.engine.events import EVERYBODY
from abilene.games.great_western_trail.redeal import redeal
from abilene.games.great_western_trail.sam.telling import sam_of
from abilene.games.great_western_trail.view import standing
from tests.chances import assert_even
from tests.great_western_trail.ranch import card
from tests.great_western_trail.sam_ranch import HUMAN, SAM, SamRanch, solo, with_sam
from tests.rules import rule


def asked() -> SamRanch:
    """A game under way: the human is in phase B."""
    r = with_sam()
    return r.visit(HUMAN, "A")


@rule("GWTA-SETUP-9")
def test_his_starting_objective_is_hidden_until_scoring() -> None:
    one, other = asked().his_pile("s01", "o02", "blue 3"), asked().his_pile("s02", "o02", "blue 3")
    one.area(HUMAN, "s03"), other.area(HUMAN, "s03")
    for seat in (HUMAN, None):
        assert one.t.view(seat) == other.t.view(seat)
        assert one.t.view(seat)["sam"]["pile"] == ["?", "o02", "blue 3"]
        assert standing(one.t, seat)[SAM]["objectives"] is None
    assert one.t.view(EVERYBODY)["sam"]["pile"] == ["s01", "o02", "blue 3"]
    over = with_sam().his_pile("s01", "o02")
    assert over.t.over
    assert over.t.view(HUMAN)["sam"]["pile"] == ["s01", "o02"]
    assert standing(over.t, HUMAN)[SAM]["objectives"] == 3 + 3


@rule("GWTA-SETUP-8")
def test_the_order_of_his_deck_is_hidden_but_not_what_was_played() -> None:
    one, other = asked().his_deck(3, 7, 12), asked().his_deck(12, 3, 7)
    assert one.t.view(HUMAN) == other.t.view(HUMAN)
    assert one.t.view(HUMAN)["sam"]["deck"] == 3
    assert sorted(one.t.view(HUMAN)["sam"]["played"]) == [n for n in range(1, 16) if n not in (3, 7, 12)]


def test_a_redeal_has_any_order_and_any_starting_objective_that_is_left() -> None:
    r = asked().his_deck(3, 7).area(HUMAN, "s03", "o01").his_pile("s01", "o02", "blue 3")
    for seat in (HUMAN, None):
        twins = [redeal(r.t, seat, seed) for seed in range(300)]
        starting = {card(r.t, name) for name in ("s01", "s02", "s04")}
        assert_even(Counter(sam_of(twin)[0].pile[0] for twin in twins), starting)
        decks = Counter(str(sam_of(twin)[0].deck) for twin in twins)
        assert_even(decks, {"[2, 6]", "[6, 2]"})
        assert all(sam_of(twin)[0].pile[1:] == r.sam.pile[1:] for twin in twins)
    assert r.sam.pile[0] == card(r.t, "s01")  # the table itself has not changed


@pytest.mark.parametrize("north", [False, True])
def test_a_redeal_looks_the_same_in_whole_games(north: bool) -> None:
    choose = random.Random(5)
    t = solo("medium", 7, rails_to_the_north=north, orange_cattle="both")
    while not t.over:
        t.play(choose.choice(t.options()))
        if choose.random() < 0.2:
            for seat in (HUMAN, None):
                twin = redeal(t, seat, choose.getrandbits(64))
                assert json.dumps(twin.view(seat)) == json.dumps(t.view(seat))
                assert standing(twin, seat) == standing(t, seat)


def test_a_saved_game_goes_on_the_same() -> None:
    t = solo("hard", 3, rails_to_the_north=True)
    choose = random.Random(3)
    for _ in range(60):
        t.play(choose.choice(t.options()))
    again = t.game.from_data(json.loads(json.dumps(t.to_data())))
    twin = t.copy()
    while not t.over:
        choice = choose.choice(t.options())
        for each in (t, again, twin):
            each.play(choice)
        assert t.to_data() == again.to_data() == twin.to_data()
    assert sam_of(t)[0].told != []


# ---------------------------------------------------------------------- figures


def cards(**change: Any) -> dict[str, Any]:
    return {"cards": {"cards": [{"number": 4, **change}]}}


def levels(**change: Any) -> dict[str, Any]:
    return {"levels": {"levels": [{"level": "hard", **change}]}}


def expansions(**change: Any) -> dict[str, Any]:
    return {"expansion_cards": {"cards": [{"id": "easy-II", **change}]}}


def routes(**change: Any) -> dict[str, Any]:
    return {"route_cards": {"cards": [{"level": "easy", **change}]}}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (cards(move_rule="flying"), "sam.cards.4.move_rule"),
        (cards(move=0), "sam.cards.4.move"),
        (cards(actions={"cowboy": ["dance"]}), "sam.cards.4.actions.cowboy"),
        ({"cards": {"place_store_first": [5, 16]}}, "sam.cards.place_store_first"),
        ({"sam": {"variable_move_min": 0}}, "sam.sam.variable_move_min"),
        ({"sam": {"variable_move_max": 0}}, "sam.sam.variable_move_max"),
        ({"building_sites": {"excluded": ["NOWHERE"]}}, "sam.building_sites.excluded"),
        (levels(removed_cards=[99]), "sam.levels.hard.removed_cards"),
        (levels(removed_cards=list(range(1, 16))), "sam.levels.hard.removed_cards"),
        (levels(random_extra_workers=2), "sam.levels.hard.random_extra_workers"),
        (levels(fixed_extra_workers=["cook"]), "sam.levels.hard.fixed_extra_workers"),
        (levels(first_delivery="PARIS"), "sam.levels.hard.first_delivery"),
        (expansions(towns=["PARIS"]), "sam.expansion_cards.easy-II.towns"),
        (expansions(back_city="PARIS"), "sam.expansion_cards.easy-II.back_city"),
        (expansions(back_city="none"), "sam.expansion_cards.easy-II.back_city"),
        (routes(strip_order=["PARIS"]), "sam.route_cards.easy.strip_order"),
        (routes(strip_order=[]), "sam.route_cards.easy.strip_order"),
        (routes(big_cities=["NEW_YORK"]), "sam.route_cards.easy.big_cities"),
    ],
)
def test_wrong_figures_are_refused_with_their_place(change: dict[str, Any], where: str) -> None:
    with pytest.raises(DataError, match=rf"^{where}:? "):
        abilene.load("great_western_trail", players=1, data={"sam": change})
