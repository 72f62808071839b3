"""Orange cattle: corrected figures, and whole games in which nothing gets lost."""

import random
from typing import Any

import pytest

import abilene
from abilene import DataError
from abilene.engine.texts import LANGS
from abilene.games.great_western_trail.state import Trail
from tests.great_western_trail.ranch import card, start
from tests.great_western_trail.test_whole_games import cards, check, tiles
from tests.rules import rule


def corrected(**data: Any) -> abilene.Game[Any]:
    return abilene.load("great_western_trail", players=3, orange_cattle="both", data=data)


def test_figures_can_be_corrected() -> None:
    game = corrected(
        orange={
            "simmental": {"cards": [{"id": "cow", "vp": 6}]},
            "brahman": {"vp": 4, "income_bonus": 3},
            "market": {"options": [{"id": "orange_1", "money": 7}]},
        }
    )
    figures = game.figures
    assert figures.kind_vp[figures.kind_name.index("cow")] == 6
    assert figures.kind_vp[figures.kind_name.index("brahman")] == 4
    assert figures.orange.bonus == 3
    assert [price.money for price in figures.prices if price.id == "orange_1"] == [7]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"orange": {"brahman": {"value": 3}}}, "orange.brahman.value: it is 2 in the rules, not 3"),
        ({"orange": {"simmental": {"cards": [{"id": "calf", "value": 4}]}}}, "calf.value: it is 2"),
        ({"orange": {"market": {"options": [{"id": "orange_2", "cards": 2}]}}}, "orange_2.cards: it is 1"),
        ({"orange": {"market": {"options": [{"id": "orange_2", "value": 3}]}}}, "orange_2.value: it is 2"),
        ({"orange": {"market": {"cattle_market_size": {"p4": 45}}}}, "cattle_market_size.p4: there are only 44"),
        ({"orange": {"objective_cards": {"cards": [{"id": "O29", "tasks": ["cow"]}]}}}, "O29: unknown 'cow'"),
        ({"orange": {"objective_cards": {"cards": [{"id": "O29", "immediate": "milk"}]}}}, "O29: unknown 'milk'"),
        ({"common": {"cattle_colours": {"colours": [{"colour": "red", "value": 2}]}}}, "only orange cattle"),
        ({"common": {"cattle_prices": {"options": [{"id": "v3_1", "value": 2}]}}}, "prices of its own .GWTS-BUY-4."),
    ],
)
def test_figures_that_the_rules_cannot_live_with_are_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError, match=message):
        corrected(**data)


def herds(players: int, seed: int, cattle: str) -> Trail:
    """A game in which everybody begins with a card of each orange kind of the market pile."""
    t = start(players, 2, seed, "random", "random", orange_cattle=cattle, orange_objectives=True)
    for kind in (card(t, name) for name in ("calf", "brahman") if name in t.figures.kind_name):
        for seat in range(players):
            t.pile.remove(kind)
            t.draws[seat].append(kind)
    return t


def alike(t: Trail) -> int:
    """How many of the options are a second card with the same face: four orange objectives are alike."""
    cards = [t.step().words(t, choice).get("card", -1) - t.figures.cattle for choice in t.options()]
    faces = [t.figures.objectives[card].id in ("O21", "O22", "O23", "O24") for card in cards if card >= 0]
    return max(0, sum(faces) - 1)


@rule("GWTS-COMP-1", "GWTS-COMP-3", "GWTS-KC-6")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("cattle", ["simmental", "brahman", "both"])
def test_whole_games_lose_nothing_and_have_words_for_all(cattle: str, players: int) -> None:
    luck = random.Random(f"{cattle} {players}")
    grown = 0
    for seed in range(2):
        t = herds(players, seed, cattle)
        t.heard = []
        all_tiles, all_cards = tiles(t), cards(t)
        while not t.over:
            for lang in LANGS:
                assert t.game.prompt(t, lang)
                labels = [t.game.label(t, choice, lang) for choice in t.options()]
                assert len(set(labels)) == len(labels) - alike(t)
            t.play(luck.choice([choice for choice in t.options() if t.step().kind != "grow" or choice]))
            check(t, all_tiles, all_cards)
        assert all(t.game.tell(event, None, lang) for event in t.heard for lang in LANGS)
        assert t.orange is not None
        grown += 8 * len(t.orange.stacks) - sum(t.orange.stacks)
    assert (grown > 0) == (cattle != "brahman")
