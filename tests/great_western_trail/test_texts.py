"""Words: each edition's own names, actions in words, and what the terminal shows."""

from typing import Any

import pytest

import abilene
from abilene.engine.game import Game
from abilene.engine.texts import LANGS
from tests.contract.tables import moments, random_match
from tests.great_western_trail.ranch import card

TABLES = [abilene.load("great_western_trail", players=2, edition=edition) for edition in (1, 2)]
FIRST, SECOND = TABLES
NAMES = ["Ann", "Bob"]


def said(game: Game[Any], lang: str) -> str:
    """All that is asked, offered and told in a whole game."""
    match = random_match(game, 5)
    words = [line for line in match.log(None, lang) if line]
    for _, state in moments(game, 5, 60):
        words.append(game.prompt(state, lang))
        words += [game.label(state, choice, lang) for choice in state.options()]
    return "\n".join(words)


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", ("Jersey", "Guernsey", "teepee", "craftsm"), ("Criollo", "Galloway", "outlaw", "builder")),
        ("fr", ("Jersey", "Guernsey", "tipi", "artisan"), ("Criollo", "Galloway", "hors-la-loi", "bâtisseur")),
    ],
)
def test_each_edition_speaks_with_its_own_names(lang: str, first: tuple[str, ...], second: tuple[str, ...]) -> None:
    for game, own, other in ((FIRST, first, second), (SECOND, second, first)):
        words = said(game, lang)
        for name in own:
            assert name in words
        for name in other:
            assert name not in words


def test_the_herder_is_a_cattleman_in_the_first_edition() -> None:
    assert FIRST.prompt(FIRST.start(1)) == "Where does your cattleman start? Any neutral building will do."
    assert "herder" in SECOND.texts("en").format("prompt-move")


@pytest.mark.parametrize("game", TABLES, ids=["first", "second"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_printed_action_card_and_tile_has_words_of_its_own(game: Game[Any], lang: str) -> None:
    texts, figures = game.texts(lang), game.figures
    actions = [texts.format("label-now", action=number) for number in range(len(figures.actions))]
    assert all(actions)
    printed = {figures.actions[number].id: text for number, text in enumerate(actions)}
    risky = [name for name in printed if name.startswith("risk_")]
    told = [text for name, text in printed.items() if name not in risky]
    assert len(set(told)) == len(told)
    cards = [texts.format("label-cattle", card=kind) for kind in range(figures.kinds)]
    assert len(set(cards)) == len(cards) - 3  # four objective cards are alike: the last city
    tiles = [texts.format("label-foresee", tile=tile) for tile in range(len(figures.tile_names))]
    assert len(set(tiles)) == len(tiles)
    masters = [texts.format("label-appoint", worker=0, master=master) for master in range(len(figures.masters))]
    assert len(set(masters)) == len(masters)


def test_an_action_says_what_it_asks_for_and_what_it_gives() -> None:
    texts = SECOND.texts("en")
    words = {
        action.id: texts.format("label-now", action=number) for number, action in enumerate(SECOND.figures.actions)
    }
    assert words["discard_white_money_4"] == "discard 1 Galloway → $4"
    assert words["pay_2_engine_2"] == "pay $2 → engine 2 forward"
    assert words["engine_back_1_money_3"] == "engine 1 back → $3"
    assert words["hire_minus1"] == "hire a worker for $1 less"
    assert words["engine_per_engineer"] == "engine 1 forward per engineer"
    assert words["discard_any_money_6_objective_to_hand"] == "discard any cattle → $6, an objective card to the hand"
    french = SECOND.texts("fr")
    number = SECOND.figures.action_ids["gain_money_1_per_craftsman"]
    assert french.format("label-now", action=number) == "1\u00a0$ par bâtisseur"


def test_a_place_to_ride_to_says_its_steps_and_its_toll() -> None:
    state = SECOND.start(1)
    while state.step().kind != "move" or not any("toll" in SECOND.label(state, c) for c in state.options()):
        state.play(state.options()[0])
    tolls = [SECOND.label(state, choice) for choice in state.options() if "toll" in SECOND.label(state, choice)]
    assert all("step" in label and "toll $" in label for label in tolls)


def test_an_objective_card_says_its_tasks_points_and_penalty() -> None:
    state = FIRST.start(1)
    assert FIRST.texts("en").format("label-objective", card=card(state, "o14")) == (
        "objective (1 building, 1 × blue teepee, 2 hazards: +5 or −3; now engine 3 forward)"
    )
    assert FIRST.texts("fr").format("label-objective", card=card(state, "s01")) == (
        "objectif (1 bâtiment, 1 × bétail de valeur 3, 1 × West Highland\u00a0: +3)"
    )


@pytest.mark.parametrize("game", TABLES, ids=["first", "second"])
@pytest.mark.parametrize("lang", LANGS)
def test_the_table_in_plain_text_fits_a_terminal(game: Game[Any], lang: str) -> None:
    texts = game.texts(lang, ["Maximilienne-Charlotte", "Bo"])
    for _, state in moments(game, 7, 12):
        for seat in (0, 1, None):
            shown = game.box.terminal(state.view(seat), texts)
            assert all(len(line) <= 78 for line in shown)
            assert any("Bo" in line for line in shown)
            hand = [line for line in shown if line.startswith(("Your hand", "Ta main"))]
            assert len(hand) == (seat is not None)


@pytest.mark.parametrize(("lang", "up_to"), [("en", "up to 2"), ("fr", "jusqu’à 2")])
def test_an_exchange_token_draws_up_to_two_cards(lang: str, up_to: str) -> None:
    texts = abilene.load("great_western_trail", players=2).texts(lang)
    assert up_to in texts.format("label-token")
    assert all(up_to in texts.format("scene-mat-tokens", player=0, count=count) for count in (1, 2))
