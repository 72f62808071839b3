"""Words: each edition's own names, actions in words, and what the terminal shows."""

import re
from typing import Any

import pytest

import abilene
from abilene.engine.game import Game
from abilene.engine.texts import LANGS
from abilene.games import box
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
        ("fr", ("Jersey", "Guernsey", "tipi", "artisan"), ("Criollo", "Galloway", "hors‑la‑loi", "bâtisseur")),
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
        "objective (1 building, 1 × blue teepee, 2 hazards: +5 or −3; when played: engine 3 forward)"
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
            shown = game.box.terminal(state.seen_by(seat), texts)
            assert all(len(line) <= 78 for line in shown)
            assert any("Bo" in line for line in shown)
            hand = [line for line in shown if line.startswith(("Your hand", "Ta main"))]
            assert len(hand) == (seat is not None)


@pytest.mark.parametrize(("lang", "up_to"), [("en", "up to 2"), ("fr", "jusqu’à 2")])
def test_an_exchange_token_draws_up_to_two_cards(lang: str, up_to: str) -> None:
    texts = abilene.load("great_western_trail", players=2).texts(lang)
    assert up_to in texts.format("label-token")
    assert all(up_to in texts.format("scene-mat-tokens", player=0, count=count) for count in (1, 2))


# ------------------------------------------------------------------ by what one sees

MODULES: dict[str, Any] = {"rails_to_the_north": True, "orange_cattle": "both", "orange_objectives": True}
EVERYTHING = [
    *(
        abilene.load("great_western_trail", players=3, edition=edition, neutral_buildings="random")
        for edition in (1, 2)
    ),
    abilene.load(
        "great_western_trail", players=4, neutral_buildings="random", building_sides="random", poker=True, **MODULES
    ),
    abilene.load("great_western_trail", players=1, building_sides="random", **MODULES),
]
# Ids of cards, places, towns, stations and station masters, and anything with an underscore.
IDS = re.compile(r"\b[OS]\d\d\b|\b[A-G](-\d)+\b|\bN?S\d+\b|\bT\d\d\b|\bM\d+\b|\w_\w")
every_kind = pytest.mark.parametrize("game", EVERYTHING, ids=["first", "second", "modules", "sam"])


@every_kind
def test_nothing_that_is_said_is_an_id_of_the_figures(game: Game[Any]) -> None:
    said = {line for lang in LANGS for line in random_match(game, 5).log(None, lang)}
    for _, state in moments(game, 5, 40):
        said |= {text for refusal in refusals(game, state) for text in (refusal.en, refusal.fr)}
        for lang in LANGS:
            said |= {game.prompt(state, lang), *game.box.terminal(state.seen_by(0), game.texts(lang))}
            said |= {game.label(state, choice, lang) for choice in state.options()}
            said |= {node.title or node.text for node in game.scene(state, 0, lang).nodes.values()}
    leaks = {text for text in said if IDS.search(re.sub(r"GWT\w?-\w+-\d+", "", text))}
    assert not leaks


@pytest.mark.parametrize("lang", LANGS)
def test_the_rulebook_names_nothing_by_an_id_of_the_figures(lang: str) -> None:
    text = (box("great_western_trail").folder / f"rules.{lang}.md").read_text()
    said = re.sub(r"GWT\w?-\w+-\d+|`[^`]*`", "", text)  # rule ids, and options as one types them
    assert not {found.group() for found in IDS.finditer(said)}


def refusals(game: Game[Any], state: Any) -> list[Any]:
    """Why each thing that cannot be chosen cannot."""
    span = game.spans[state.step().kind] if not state.over else ()
    return [refusal for choice in span if (refusal := state.refusal(choice))]


@every_kind
def test_notation_names_no_ids_and_takes_the_former_words(game: Game[Any]) -> None:
    for _, state in moments(game, 6, 60):
        for choice in state.options():
            words = game.notation(state, choice)
            assert not IDS.search(words.upper()), words
            former = state.step().formerly(state, choice)
            assert not former or game.parse(state, former) == choice


def test_notation_can_be_guessed() -> None:
    state = abilene.load("great_western_trail", players=2, neutral_buildings="random").start(1)
    here = {state.figures.faces[state.face(space)].name: space for space in state.figures.neutral_spaces}
    assert state.game.parse(state, "begin building a") == here["A"]
    state.play(here["A"])
    assert "use a hire" in [state.game.notation(state, choice) for choice in state.options()]


@pytest.mark.parametrize("game", EVERYTHING[:3], ids=["first", "second", "modules"])
def test_the_board_prints_the_name_of_every_place_that_a_text_names(game: Game[Any]) -> None:
    state, texts = game.start(1), game.texts("en")
    scene = game.scene(state, None)
    printed = [node.text for node in scene.nodes.values() if node.text]
    for space, mark in enumerate(game.figures.space_mark):
        if mark:
            assert mark in printed
            assert mark in texts.format("label-copy", place=(space, -1, -1))
    assert len(set(filter(str.isalnum, game.figures.space_mark))) < len(game.figures.spaces)
    for zone in ("flood", "drought", "rockfall", "native"):
        assert texts.format("zone", zone=zone) in printed


def test_french_speaks_the_words_of_each_box() -> None:
    first, second = (game.texts("fr") for game in TABLES)
    assert first.format("space-native", zone="native", mark="4") == "Village Indien, case\u00a04"
    assert second.format("space-native", zone="native", mark="4") == "zone Hors‑la‑loi, case\u00a04"
    assert second.format("space-hazard", zone="flood", mark="2") == "zone Inondation, case\u00a02"
    assert first.format("do-hire", count=0) == "recruter un travailleur"
    assert second.format("do-hire", count=0) == "engager un ouvrier"
    assert first.format("border-target", border="white").startswith("Cadre blanc")
    assert second.format("border-target", border="white").startswith("Bordure blanche")
    assert second.format("refusal-hire-nobody", worker=2, row=1) == "Il n’y a pas d’ingénieur dans la rangée\u00a01."
    assert "cet artisan" in first.format("refusal-hire-money", worker=1, money=6)
    assert second.format("log-marker-moved", player=0, gained=1, certificates=3) == (
        "Joueur 1 gagne 1 certificat et en a 3."
    )
    assert second.format("log-engine-moved", player=0, rail=10, forward=1).endswith(
        "avance jusqu’à la case\u00a05 de la voie."
    )
    assert second.format("log-engine-moved", player=0, rail=0, forward=0).endswith(
        "recule jusqu’au départ de la voie ferrée."
    )
    assert second.format("do-deliver") == "livraison spéciale"


@pytest.mark.parametrize("word", ["péage", "privé", "exceptionnelle", "deuxième édition", "Philadelphie"])
def test_words_that_no_box_uses_are_gone(word: str) -> None:
    folder = SECOND.box.folder
    for file in [*folder.glob("fr*.ftl"), *folder.glob("*/fr.ftl"), folder / "rules.fr.md"]:
        assert word not in file.read_text("utf-8"), file
