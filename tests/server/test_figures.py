"""Figures that are ours: shown as they are, taken as a file, corrected from somebody's box."""

import re
import tomllib

import httpx
import pytest

from abilene.bots.levels import LEVELS
from abilene.engine.data import override_tables
from abilene.games import box, names
from abilene.server.tables.figures import sheets
from tests.server.serving import Served

GAME = "good_goat_bad"


@pytest.mark.parametrize("game", names())
def test_the_file_of_a_game_says_what_the_game_says(game: str) -> None:
    shipped = box(game).tables
    for sheet in sheets(game):
        assert override_tables(shipped, tomllib.loads(sheet.toml)).keys() == shipped.keys()
        assert sheet.name.split(".")[0] in shipped


def test_the_page_shows_every_reconstructed_table_and_leads_to_the_file(served: Served) -> None:
    page = served.anybody().get(f"/rules/{GAME}/figures", headers={"Accept-Language": "fr"}).text
    assert "Corriger d’après ta boîte" in page
    for sheet in sheets(GAME):
        assert f"<code>{sheet.name}</code>" in page
    assert f"/rules/{GAME}/figures.toml" in page
    file = served.anybody().get(f"/rules/{GAME}/figures.toml")
    assert file.status_code == 200
    assert "coins_per_round" in tomllib.loads(file.text)
    assert served.anybody().get("/rules/chess/figures").status_code == 404
    assert served.anybody().get("/rules/chess/figures.toml").status_code == 404


@pytest.fixture(scope="module")
def owner(served: Served) -> httpx.Client:
    """Somebody who owns the boxes, and has an account."""
    return served.account("Rüdiger")


def test_a_file_that_fits_comes_back_as_data_to_open_a_table_with(owner: httpx.Client) -> None:
    asked = {"game": GAME, "players": 3, "toml": "[coins_per_round]\nbank = 3\n"}
    told = owner.post("/new/figures", json=asked)
    assert told.status_code == 200
    assert told.json() == {"data": {"coins_per_round": {"bank": 3}}, "bots": [*LEVELS, "random", "greedy"]}


@pytest.mark.parametrize(
    ("toml", "reason"),
    [
        ("coins =", "Invalid value"),
        (
            "[coins_per_round]\nsaloon_piano = 3\n",
            "coins_per_round: There is no figure “saloon_piano” here; there",
        ),
        ("[coins_per_round]\nbank = -3\n", "coins_per_round.bank: This cannot be below 0."),
        ("[coins_per_round]\nbank = 'three'\n", "coins_per_round.bank: “three” is of another sort than our "),
        ("coins_per_round = 3\n", "coins_per_round: A table is needed here"),
        ("[characters]\n", "characters: Each row is written as a table of its own: [[characters]]"),
        ("[[characters]]\nid = 'judge'\n", "characters: There is no row with id = 'judge'; there are "),
        ("[bank_space]\nid = 'bank_1'\n", "This is a file of Montana, and not of The Good, the Goat and the Bad."),
        ("[spells]\n", "spells: There is no such table in this game; there are "),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_reason(owner: httpx.Client, toml: str, reason: str) -> None:
    """With the place of the first figure that does not, and in the language of the page."""
    asked = {"game": GAME, "players": 3, "toml": toml}
    told = owner.post("/new/figures", json=asked, headers={"Accept-Language": "en"})
    assert told.status_code == 400
    assert reason in told.json()["reason"]
    french = owner.post("/new/figures", json=asked, headers={"Accept-Language": "fr"}).json()["reason"]
    assert "Invalid value" in reason or not {*re.findall(r"\b(?:is|are|this|here|figure)\b", french)}


def test_a_house_rule_is_called_one_before_the_table_is_opened(served: Served) -> None:
    anybody = served.anybody()
    for players, told in ((1, True), (2, False)):
        plan = {"game": "montana", "players": players, "seats": ["me", "bot:greedy"][:players]}
        sentence = anybody.post("/new/preview", json=plan).json()["sentence"]
        assert ("house rule" in sentence) == told
