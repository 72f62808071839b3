"""Figures from somebody's box as a form: every field has its picture, and every answer is drawn or refused in words."""

import html
import json
import re
import tomllib
from copy import deepcopy
from typing import Any

import httpx
import pytest

from abilene.engine.data import figure, override_tables, reconstructed
from abilene.engine.errors import DataError
from abilene.engine.texts import LANGS
from abilene.games import box, load, names
from abilene.server.pages import form
from abilene.server.tables.figures import as_file
from tests.server.serving import Served

GAMES = [game for game in names() if form.has_form(game)]
EXTREMES = (-99, 0, 1, 999)
FORM_PAGE = "/games/montana/figures/work/1"


@pytest.mark.parametrize("game", GAMES)
def test_the_form_says_in_both_languages_what_the_tables_say(game: str) -> None:
    english, french = ([*form.pages(game, lang)] for lang in LANGS)
    paths = [field.path for page in english for group in page.groups for field in group.fields]
    assert len(paths) == len(set(paths)) > 0
    assert paths == [field.path for page in french for group in page.groups for field in group.fields]
    for page in english:
        assert page.ours, f"nothing can be corrected on {page.address}"
        for group in page.groups:
            for field in group.fields:
                now = figure(box(game).tables, field.path) if field.value is not None else None
                assert now == field.value
                assert field.takes(field.value)
                assert field.label.strip()
                if field.choices:
                    assert (field.value or "") in dict(field.choices), field


@pytest.mark.parametrize("game", GAMES)
def test_every_reconstructed_table_that_is_printed_in_the_box_is_asked_for(game: str) -> None:
    """What the form leaves to the raw file: drawings, guards for simulations, and what changes nothing at a table."""
    aside = {
        "good_goat_bad": {"titles", "coin_presets", "printed_numbers", "hat_colours"},
        "montana": {"start_region", "tile_draw", "engine", "geometry", "tile_set", "layout"},
        "spike": {"engine_limits", "map", "map_outline", "map_coast", "map_junctions"},
        "great_western_trail": {"north.rails"},
    }[game]
    asked = {field.path for field in form.fields(game).values()}
    for table in reconstructed(box(game).tables):
        assert (table in aside) != any(path.startswith(f"{table}.") for path in asked), table


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_drawn_and_where_a_figure_is_printed_lies_on_its_picture(game: str) -> None:
    chapters = {page.chapter: page for page in form.pages(game, "fr")}  # the last of each: the drawings are alike
    for page in chapters.values():
        for group in page.groups:
            picture = form.drawn(game, group, "fr")
            assert picture.svg.startswith("<svg")
            for left, top, width, height in picture.places.values():
                assert -0.02 <= left <= left + width <= 1.02
                assert -0.02 <= top <= top + height <= 1.02


@pytest.mark.parametrize("game", GAMES)
def test_what_no_box_could_say_is_refused_in_both_languages(game: str) -> None:
    """Of each kind of field one, written full of nonsense: a table takes it, or says what must hold."""
    kinds: dict[tuple[str, str], tuple[form.Page, form.Field]] = {}
    for page in form.pages(game, "en"):
        for group in page.groups:
            for field in group.fields:
                if not field.sure:
                    kinds.setdefault((group.key, field.path.split(".")[-1]), (page, field))
    assert kinds
    for page, field in kinds.values():
        values: list[Any] = [value for value, _ in field.choices] or [not field.value]
        if field.kind == "number":
            values = list(EXTREMES)
        for value in values:
            changes = form.corrections(game, form.filled(game, {}, {field.path: value}))
            error = _refused(game, page, changes)
            if error is not None:
                texts = [load(game, players=page.players, **page.options).texts(lang) for lang in LANGS]
                assert error.said, (field.path, value, str(error))
                assert len({form.mistake(error, one, one.lang) for one in texts}) == len(LANGS)


def _refused(game: str, page: form.Page, changes: dict[str, Any]) -> DataError | None:
    try:
        load(game, players=page.players, data=changes, **page.options).start(1)
    except DataError as error:
        return error
    return None


def test_lists_that_repeat_a_figure_follow_it() -> None:
    """A city that supplies another good is among the cities of that good too."""
    tables = form.filled("spike", {}, {"map_cities.items.boston.commodity": "oil"})
    sources = {row["id"]: row["sources"] for row in tables["commodities"]["items"]}
    assert "boston" in sources["oil"]
    assert "boston" not in sources["cloth"]


def test_a_shorter_or_longer_list_and_back_again() -> None:
    shipped = box("montana").tables["shop"]["column_costs"]
    longer = form.filled("montana", {}, {"shop.column_costs.5": 8, "shop.column_costs.6": 9})
    assert longer["shop"]["column_costs"] == [*shipped, 8, 9]
    shorter = form.filled("montana", {}, {"shop.column_costs.4": None})
    assert shorter["shop"]["column_costs"] == shipped[:-1]
    assert form.corrections("montana", form.filled("montana", {}, {})) == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_was_exported_is_read_as_it_was_typed(game: str) -> None:
    numbers = [field for field in form.fields(game).values() if field.kind == "number" and not field.sure]
    values = {field.path: field.value + 1 for field in numbers if field.value is not None}
    changes = form.corrections(game, form.filled(game, {}, values))
    read = tomllib.loads(as_file(changes))
    assert read == changes
    assert form.typed(game, read) == (values, False)


def test_what_a_file_says_beyond_the_form_is_kept() -> None:
    brought = {"engine": {"turn_cap_per_player": 90}, "bank_space": [{"id": "bank_1", "coins": 7}]}
    values, more = form.typed("montana", brought)
    assert (values, more) == ({"bank_space.bank_1.coins": 7}, True)
    again = form.corrections("montana", form.filled("montana", brought, {**values, "bank_space.bank_3.coins": 12}))
    tables = override_tables(deepcopy(box("montana").tables), again)
    assert tables["engine"]["turn_cap_per_player"] == 90
    assert [row["coins"] for row in tables["bank_space"]] == [7, 8, 12]


# ------------------------------------------------------------------ served


def test_whoever_types_sees_the_piece_with_that_figure_or_the_rule_that_forbids_it(served: Served) -> None:
    anybody = served.anybody()
    asked: dict[str, Any] = {"chapter": "work", "page": 1, "values": {"bank_space.bank_1.coins": 6}, "draw": ["bank-0"]}
    told = anybody.post("/games/montana/figures", json=asked).json()
    assert ">6</text>" in told["pictures"]["bank-0"]["svg"]
    assert told["wrong"] is None
    assert told["data"] == {"bank_space": [{"id": "bank_1", "coins": 6}]}
    asked["values"]["shop.column_costs.1"] = 1
    for lang, words in (("en", "Prices rise from left to right."), ("fr", "Les prix montent de gauche à droite.")):
        told = anybody.post("/games/montana/figures", json=asked, headers={"Accept-Language": lang}).json()
        assert told["wrong"] == {"path": "shop.column_costs.1", "reason": words, "rule": "MON-CITY-4"}
        assert told["data"]["shop"] == {"column_costs": [2, 1, 4, 5, 6]}  # nothing typed is lost


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("bank_space.bank_1.coins", "many", "A whole number from −99 to 999"),
        ("bank_space.bank_1.coins", 1000, "A whole number from −99 to 999"),
        ("bank_space.bank_1.coins", 10**30, "A whole number from −99 to 999"),
        ("wheel.segments.0.0", "cow", "This cannot be written here."),
        ("wheel.segments.0.0", [], "This cannot be written here."),
        ("box.workers", 1, "The form no longer asks for this figure"),
        ("x.y", 1, "The form no longer asks for this figure"),
    ],
)
def test_what_no_field_takes_is_refused_where_it_stands(served: Served, path: str, value: Any, reason: str) -> None:
    """A number no box could print, or a figure that an older release asked for: said in words, at its place."""
    asked = {"chapter": "work", "page": 1, "values": {path: value}}
    told = served.anybody().post("/games/montana/figures", json=asked, headers={"Accept-Language": "en"})
    assert told.status_code == 200
    wrong = told.json()["wrong"]
    assert wrong["path"] == path
    assert reason in wrong["reason"]
    assert told.json()["data"] == {}


def test_what_a_file_brought_and_no_table_takes_is_said_in_words(served: Served) -> None:
    """A browser may keep it from another release, and must not be left with an error that says nothing."""
    asked = {"chapter": "work", "page": 1, "values": {}, "beyond": {"spells": {}}}
    told = served.anybody().post("/games/montana/figures", json=asked, headers={"Accept-Language": "fr"})
    assert told.status_code == 200
    assert "Ce jeu n’a pas de tableau de ce nom" in told.json()["wrong"]["reason"]


def test_what_was_typed_is_named_in_the_language_of_the_page(served: Served) -> None:
    asked = {"chapter": "work", "page": 1, "values": {"bank_space.bank_1.coins": 6}}
    for lang, name in (("en", "The bank, 1 worker pays"), ("fr", "La banque, 1 ouvrier rapporte")):
        told = served.anybody().post("/games/montana/figures", json=asked, headers={"Accept-Language": lang}).json()
        assert told["names"] == {"bank_space.bank_1.coins": {"value": 6, "name": name, "ours": "5", "said": "6"}}


@pytest.mark.parametrize("address", [FORM_PAGE, "/new?game=montana"])
def test_what_needs_an_account_says_so_before_and_leads_there_and_back(served: Served, address: str) -> None:
    guest, owner = served.anybody(), served.account(f"Odile of {len(address)}")
    page = guest.get(address, headers={"Accept-Language": "fr"}).text
    assert "compte" in page
    there = html.unescape(re.findall(r'"(/account\?back=[^"]+)"', page)[0])
    back = html.unescape(re.findall(r'data-back="([^"]+)"', guest.get(there).text)[0])
    assert back.partition("#")[0] == address
    led = owner.get(there, follow_redirects=False)  # who has one already is led on at once
    assert (led.status_code, led.headers["location"]) == (302, back)
    assert not re.findall("data-guest|own-account", owner.get(address).text)


def test_nobody_is_led_back_to_another_site(served: Served) -> None:
    guest, owner = served.anybody(), served.account("Ian of nowhere")
    for back in (
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "/\n/evil.example",
        "javascript:alert(1)",
    ):
        assert 'data-back="/"' in guest.get("/account", params={"back": back}).text
        assert owner.get("/account", params={"back": back}).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_is_a_page_that_leads_to_the_others(served: Served, game: str) -> None:
    anybody = served.anybody()
    for page in form.pages(game, "fr"):
        if page.number == page.of:
            there = anybody.get(f"/games/{game}/figures/{page.address}", headers={"Accept-Language": "fr"})
            assert there.status_code == 200
            assert "Corriger d’après ta boîte" in there.text
            assert page.groups[0].title in there.text.replace("&#39;", "'")
    assert anybody.get(f"/games/{game}/figures/nowhere/1").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_with_one_changed_figure(served: Served, game: str) -> None:
    """By whoever can: a network has learned with our figures only."""
    owner = served.account(f"Dorn of {game[:12]}")
    fields = ((page, one) for page in form.pages(game, "en") for group in page.groups for one in group.fields)
    for page, field in fields:
        if field.sure or field.kind != "number" or field.value is None:
            continue
        typed = {"chapter": page.chapter, "page": page.number, "values": {field.path: field.value + 1}}
        told = owner.post(f"/games/{game}/figures", json=typed).json()
        if not told["wrong"]:
            break
    answer = owner.get(f"/games/{game}/figures/{page.address}").text
    found = re.search(r'<script type="application/json" id="page">(.*?)</script>', answer)
    assert found
    plan = json.loads(found[1])["form"]["plan"]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": told["bot"]}] * (plan["players"] - 1)]
    made = owner.post("/api/tables", json={**plan, "seats": seats, "data": told["data"]})
    assert made.status_code == 201, made.text


def test_a_file_is_read_for_people_with_an_account(served: Served) -> None:
    asked = {"toml": '[[bank_space]]\nid = "bank_1"\ncoins = 6\n', "chapter": "work", "page": 1}
    assert served.anybody().post("/games/montana/figures/file", json=asked).status_code == 403
    owner: httpx.Client = served.account("Dorn")
    told = owner.post("/games/montana/figures/file", json=asked, headers={"Accept-Language": "en"}).json()
    field = told["names"]["bank_space.bank_1.coins"]
    assert field == {"value": 6, "name": "The bank, 1 worker pays", "ours": "5", "said": "6"}
    assert told["beyond"] == {}
