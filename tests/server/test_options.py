"""Options that depend on how many play and on each other: shown, refused and explained before a table is opened."""

import re
from typing import Any

import pytest

from tests.server.serving import Played, Served

GAME = "great_western_trail"
CLASHES = [
    (1, {"edition": 1}, "GWTA-SETUP-11", "Solo", "première édition"),
    (2, {"edition": 1, "rails_to_the_north": True}, "GWTN-SETUP-7", "Ruée vers le nord", "première édition"),
    (2, {"edition": 1, "orange_cattle": "both"}, "GWTS-SETUP-6", "Bétail orange", "première édition"),
    (3, {"orange_objectives": True}, "GWTS-SETUP-6", "Objectifs de bétail orange", "aucun"),
    (1, {"poker": True}, "GWTP-COMP-1", "Table de poker", "2 · 3 · 4"),
    (4, {"solo": "hard"}, "GWTA-SETUP-11", "Solo", "1"),
    (
        2,
        {"building_sides": "aabbabbaab"},
        "GWT-INT-50",
        "Bâtiments personnels\u00a0: choisies une à une",
        "seconde édition",
    ),
    (
        1,
        {"sam_first_delivery": "toledo", "rails_to_the_north": True},
        "GWTA-KC-7",
        "Première livraison de Sam",
        "avec l’extension",
    ),
    (2, {"sam_first_delivery": "toledo"}, "GWTA-KC-7", "Première livraison de Sam", "1"),
]


@pytest.mark.parametrize("address", ["/api/tables", "/new/preview", "/new/figures"])
@pytest.mark.parametrize(("players", "options", "rule", "option", "why"), CLASHES)
def test_what_does_not_go_together_is_refused_with_the_rule(
    served: Served, address: str, players: int, options: dict[str, Any], rule: str, option: str, why: str
) -> None:
    plan = {"game": GAME, "players": players, "options": options}
    if address == "/new/figures":
        plan["toml"] = ""
    told = served.anybody(**{"Accept-Language": "fr"}).post(address, json=plan)
    assert told.status_code == 400
    refused = told.json()
    assert refused["rule"] == rule
    assert f"«\u00a0{option}\u00a0»" in refused["reason"]
    assert why in refused["reason"]
    english = served.anybody(**{"Accept-Language": "en"}).post(address, json=plan).json()
    assert english["rule"] == rule
    assert english["reason"].startswith("“")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"solo": "easy", "rails_to_the_north": True, "orange_cattle": "simmental", "orange_objectives": True}),
        (2, {"poker": True, "edition": 1}),
        (4, {"poker": True, "rails_to_the_north": True, "orange_cattle": "brahman"}),
        (2, {"edition": 1, "building_sides": "aabbabbaab"}),
        (1, {"sam_first_delivery": "toledo"}),
    ],
)
def test_what_goes_together_is_opened(served: Served, players: int, options: dict[str, Any]) -> None:
    table = served.table(players, game=GAME, options=options)
    assert options.items() <= table.position()["table_options"].items()


def test_values_that_do_not_exist_are_still_refused_by_name(served: Served) -> None:
    for options, words in (
        ({"edition": 3}, "edition cannot be 3"),
        ({"chess": True}, "no option 'chess'"),
        ({"edition": 1, "building_sides": "aabb"}, "10 letters of a and b, as 'aabbabbaab'"),
        ({"edition": 1, "building_sides": ["a"] * 10}, "building_sides cannot be ['a', 'a'"),
    ):
        told = served.anybody().post("/api/tables", json={"game": GAME, "players": 2, "options": options})
        assert told.status_code == 400
        assert words in told.json()["reason"]


def test_the_games_say_at_which_tables_an_option_exists_and_what_it_needs(served: Served) -> None:
    [game] = [game for game in served.anybody().get("/api/games").json() if game["game"] == GAME]
    assert game["players"] == [1, 2, 3, 4]
    options = game["options"]["properties"]
    assert options["solo"]["players"] == [1]
    assert options["poker"]["players"] == [2, 3, 4]
    assert options["edition"]["players"] == [1, 2, 3, 4]
    assert options["orange_objectives"]["needs"] == {"orange_cattle": ["simmental", "brahman", "both"]}
    assert options["rails_to_the_north"]["rule"] == "GWTN-SETUP-7"
    assert "advises against" in options["orange_cattle"]["labels"]["both"]
    faces = options["building_sides"]
    assert faces["anyOf"] == [{"enum": ["a", "b", "random"]}, {"type": "string", "pattern": "^[ab]{10}$"}]
    assert faces["needs_if_spelled"] == {"edition": [1]}
    assert options["sam_first_delivery"]["players"] == [1]
    assert {"north.towns", "sam.cards", "poker.bonus_tokens", "orange.brahman"} <= set(game["reconstructed"])


@pytest.mark.parametrize(
    ("players", "options", "seats", "tables", "words"),
    [
        (2, {}, ["me", "bot:greedy"], [], "for two: you and a bot (greedy)."),
        (2, {"poker": True}, ["me", "bot:greedy"], ["poker"], "for two"),
        (3, {"rails_to_the_north": True}, ["me", "link", "link"], ["north"], "for three"),
        (1, {}, ["me"], ["sam"], "for one: you, alone against Sam, medium."),
        (1, {"solo": "hard", "orange_cattle": "both"}, ["me"], ["orange", "sam"], "alone against Sam, hard"),
    ],
)
def test_the_plan_says_against_whom_and_which_figures_are_ours(
    served: Served, players: int, options: dict[str, Any], seats: list[str], tables: list[str], words: str
) -> None:
    plan = {"game": GAME, "players": players, "options": options, "seats": seats}
    told = served.anybody().post("/new/preview", json=plan).json()
    assert words in told["sentence"]
    assert "Unofficial" not in told["sentence"]  # the box itself has this solo mode
    assert sorted({name.split(".")[0] for name in told["reconstructed"]}) == tables


@pytest.mark.parametrize(("game", "hidden"), [("spike", False), ("montana", False), (GAME, True)])
def test_what_is_said_of_our_figures_stands_on_the_page_from_the_first(served: Served, game: str, hidden: bool) -> None:
    page = served.anybody().get(f"/new?game={game}").text
    (note,) = re.findall(r'<p [^>]*id="reconstructed"([^>]*)>', page)
    assert note.strip() == ("hidden" if hidden else "")  # what came later would push the seats down


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_for_a_new_table_has_every_option_and_every_reason(served: Served, lang: str) -> None:
    page = served.anybody(**{"Accept-Language": lang}).get(f"/new?game={GAME}").text
    rows = re.findall(r'data-option="(\w+)"', page)
    assert rows == [
        "solo", "edition", "neutral_buildings", "building_sides", "sam_first_delivery", "rails_to_the_north",
        "orange_cattle", "orange_objectives", "poker",
    ]  # fmt: skip
    # Whoever plays alone must say how strong Sam is; all else has a recommended value, and lies behind one line.
    assert page.index('data-option="solo"') < page.index('id="more">') < page.index('data-option="edition"')
    assert {"en": "does not go with", "fr": "ne va pas avec"}[lang] in page
    assert re.findall(r'name="players" value="(\d)"', page) == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("lang", "headings"),
    [
        ("en", ["Orange cattle", "Poker table", "Rails to the North", "Sam"]),
        ("fr", ["Bétail orange", "Table de poker", "Ruée vers le nord", "Sam"]),
    ],
)
def test_the_figures_of_all_modules_are_listed_under_their_names(
    served: Served, lang: str, headings: list[str]
) -> None:
    page = served.anybody(**{"Accept-Language": lang}).get(f"/rules/{GAME}/figures").text
    found = [page.index(f'module">{heading}') for heading in headings]
    assert found == sorted(found)
    for table in ("orange.brahman", "poker.bonus_tokens", "north.towns", "sam.expansion_cards"):
        assert f"<code>{table}</code>" in page
    assert "[north.towns]" in page


def test_corrected_figures_of_a_module_are_played_with(served: Served) -> None:
    toml = '[[sam.levels.levels]]\nlevel = "easy"\nfirst_delivery = "CHICAGO"\n'
    plan = {"game": GAME, "players": 1, "options": {"solo": "easy"}}
    owner = served.account("Ann")
    data = owner.post("/new/figures", json={**plan, "toml": toml}).json()["data"]
    made = owner.post("/api/tables", json={**plan, "data": data}).json()
    assert Played(served, made).position()["view"]["sam"]["next_city"] == "chicago"
