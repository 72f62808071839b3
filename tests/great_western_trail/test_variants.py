"""Variants, and what other modules can change without touching the steps."""

import random
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest

import abilene
from abilene.engine.core import Step
from abilene.games.great_western_trail.data import Figures
from abilene.games.great_western_trail.meta import META
from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.setup import deal
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.buildings import Build
from abilene.games.great_western_trail.steps.herd import Buy
from abilene.games.great_western_trail.steps.kansas_city import Deliver, DiscardHand, Income
from abilene.games.great_western_trail.steps.turn import PhaseB
from tests.great_western_trail.ranch import EDITIONS, TABLES, A, options, play, ranch, start
from tests.rules import rule


@rule("GWT-VAR-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_beginner_game_is_fixed_and_has_all_faces_a(edition: int) -> None:
    assert TABLES["presets"]["beginner"] == {"neutral_buildings": "fixed", "building_sides": "a"}
    t = start(3, edition, neutral="fixed", sides="a")
    spaces = dict(zip(t.figures.spaces, range(len(t.tiles))))
    assert "".join(t.figures.faces[t.face(spaces[letter])].name for letter in "ABCDEFG") == "ABCDEFG"
    assert set(t.sides) == {0}
    beginner = TABLES["presets"]["beginner"]
    assert {option.name: option.default for option in META.options if option.name in beginner} == beginner


@rule("GWT-VAR-1")
def test_the_standard_game_is_random_in_layout_and_faces() -> None:
    assert TABLES["presets"]["standard"] == {"neutral_buildings": "random", "building_sides": "random"}
    tables = [start(3, 2, seed, "random", "random") for seed in range(20)]
    layouts = {tuple(t.face(space) for space in t.figures.neutral_spaces) for t in tables}
    assert len(layouts) > 15
    assert all(sorted(layout) == list(range(7)) for layout in layouts)
    assert len({tuple(t.sides) for t in tables}) > 15
    assert {side for t in tables for side in t.sides} == {0, 1}


@rule("GWT-VAR-1")
def test_in_the_standard_game_of_the_first_edition_the_faces_may_be_chosen() -> None:
    t = start(3, 1, 5, "random", "aabbabbaab")
    assert t.sides == [0, 0, 1, 1, 0, 1, 1, 0, 0, 1]


@rule("GWT-VAR-2")
def test_one_player_alone_plays_against_sam_with_the_second_edition() -> None:
    alone = abilene.load("great_western_trail", players=1)
    assert alone.modules == ("sam",)
    assert alone.guests == ("Sam",)
    with pytest.raises(ValueError, match="GWTA-SETUP-11"):
        abilene.load("great_western_trail", players=1, edition=1)


def another_box() -> dict[str, Any]:
    """The box as a module might change it."""
    tables: dict[str, Any] = deepcopy(dict(TABLES))
    first, common = tables["first_edition"], tables["common"]
    strip = first["city_strip"]
    strip["cities"].append(
        {**strip["cities"][-1], "id": "NEW_YORK", "name": "New York", "value": 20, "vp_per_disc": 12}
    )
    strip["arrows"].append({"from": "SAN_FRANCISCO", "to": "NEW_YORK", "vp": 5, "action": "exchange_token"})
    common["stations"]["stations"][6]["station_master_slot"] = True
    first["station_masters"]["tiles"] += [
        {**first["station_masters"]["tiles"][3], "id": f"M{number}", "permanent_certificates": 3} for number in (6, 7)
    ]
    common["objective_cards"]["cards"] += [{**common["objective_cards"]["cards"][0], "id": "O25", "vp": 7}]
    first["private_buildings"]["buildings"] += [
        {"id": f"11{side}", "craftsmen": 1, "vp": 2, "hands": [], "local_actions": [["exchange_token"], ["hazard_0"]]}
        for side in "ab"
    ]
    common["setup"]["cattle_market_size"]["p3"] = 12
    common["cattle_prices"]["options"].append({"id": "v5_1", "value": 5, "cowboys": 1, "money": 15, "cards": 1})
    common["cattle_colours"]["colours"][-1]["vp_copies"] = [[5, 2], [6, 2], [7, 2], [9, 4]]
    first["setup"]["start_exchange_tokens"] = 2
    first["exchange_tokens"] = {"draw_max": 3}
    next(row for row in first["trail"]["spaces"] if row["id"] == "A-1")["risk"] = "risk_any_certificate_1"
    return tables


def opened(seed: int) -> Trail:
    """A game of three from the changed box."""
    options = {"edition": 1, "neutral_buildings": "fixed", "building_sides": "random"}
    game: Any = SimpleNamespace(figures=Figures(another_box(), 3, options, 1))
    t = deal(game, seed)
    t.settle()
    return t


@rule("GWT-EXT-1")
def test_a_changed_box_changes_the_table() -> None:
    t = opened(1)
    figures = t.figures
    assert (figures.cities[-1], figures.city_value[-1], figures.arrow_action[-2]) == ("new_york", 20, 2)
    assert len([master for master in t.masters if master >= 0]) == 6
    assert "O25" in [objective.id for objective in figures.objectives]
    assert figures.numbers == 11
    assert sum(t.market) == 12
    assert "v5_1" in [price.id for price in figures.prices]
    assert (t.tokens, figures.token_draw) == ([2, 2, 2], 3)
    assert figures.space_risk[figures.spaces.index("A-1")] >= 0


def owed(step: Step[Trail]) -> Trail:
    """A table of the changed box where A has some money, no token, and this step ahead."""
    t = opened(1)
    t.stack, t.tokens, t.money[A] = [step], [0, 0, 0], 15
    return t


@rule("GWT-EXT-1")
def test_the_same_steps_deliver_to_a_new_city_and_follow_its_arrow() -> None:
    t = owed(Deliver(A, 0))
    t.total, t.cities[9] = 20, 1  # San Francisco
    t.settle()
    play(t, "deliver new_york", "disc step_right")
    assert t.tokens[A] == 1
    assert breakdown(t)[A]["cities"] == 9 + 12 + 5


@rule("GWT-EXT-1")
def test_the_same_steps_build_buy_and_draw_what_is_new() -> None:
    t = owed(Build(A, 2, 0))
    t.settle()
    assert {"build 11a", "build 11b"} & set(options(t))
    t = owed(Buy(A, 1, 0))
    t.market[t.figures.kind_vp.index(9)] = 1
    t.settle()
    play(t, "buy v5_1")
    assert t.money[A] == 0
    t = owed(PhaseB(A))
    t.tokens[A] = 1
    t.settle()
    play(t, "token")
    assert options(t) == ["draw 1", "draw 2", "draw 3"]


@rule("GWT-EXT-1")
def test_the_same_steps_play_a_whole_game_with_the_changed_box() -> None:
    choose = random.Random(4)
    for seed in range(4):
        t = opened(seed)
        while not t.over:
            t.play(choose.choice(t.options()))
        assert t.closer >= 0
        assert all(len(parts) == 11 for parts in breakdown(t))


@rule("GWT-EXT-1", "GWT-INC-5")
def test_between_the_income_and_the_discard_other_modules_can_act() -> None:
    r = ranch().hand(A, "gray", "white").money(0)
    Income(A).pick(r.t, 0)
    assert (r.t.money[A], r.cards(r.t.hands[A])) == (3, ["gray", "white"])
    assert [type(step) for step in r.t.stack] == [DiscardHand]
    r.t.settle()
    assert (r.t.hands[A], r.cards(r.t.discards[A])) == ([], ["gray", "white"])
