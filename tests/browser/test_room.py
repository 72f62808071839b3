"""Room for words: score sheets are as wide as their page, tabs show their whole label, tips their whole heading."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.conftest import People
from tests.browser.table import ready
from tests.browser.test_drawings import play_out

NAMES = ["Maximilienne", "Jean-Christophe", "Wilhelmina", "Bartholomew", "Ann"]
SCREENS = [(1440, 900), (1024, 768), (390, 844)]
PLAYERS = {"good_goat_bad": 5, "great_western_trail": 4, "montana": 4, "spike": 4}

# What is cut off: tables wider than their window, words of a plot beyond its edge, labels wider than their tab.
CUT = """() => [
  ...[...document.querySelectorAll(".wide-table, nav.tabs button")].filter((box) => box.scrollWidth > box.clientWidth),
  ...[...document.querySelectorAll(".plot text")].filter(
    (text) => text.getBoundingClientRect().right > text.ownerSVGElement.getBoundingClientRect().right,
  ),
].map((box) => box.textContent)"""


def cut(page: Page) -> Any:
    """All that is cut off on this page."""
    return page.evaluate(CUT)


@pytest.mark.parametrize("game", PLAYERS)
def test_nothing_is_cut_off_at_a_full_table(people: People, api: httpx.Client, game: str) -> None:
    players = PLAYERS[game]
    table, _ = play_out(api, {"game": game, "players": players, "names": NAMES[:players]})
    for lang in ("en", "fr"):
        page = people.arrive(lang)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"/t/{table}/score")
            page.wait_for_selector("#plot svg")
            page.locator(".plo summary").click()
            assert cut(page) == [], f"score sheet, {lang}, {width} px"
            page.goto(f"/t/{table}")
            ready(page)
            page.click("[data-deed=standing]")
            page.wait_for_selector("dialog .standing")
            assert cut(page) == [], f"table, {lang}, {width} px"


def test_a_tip_is_headed_by_a_whole_sentence(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    root = str(page.locator("link[rel=stylesheet]").first.get_attribute("href")).split("/look/")[0]

    def headed(title: str) -> Any:
        return page.evaluate(
            "async ([root, title]) => (await import(`${root}/js/tips.js`)).headed(title)", [root, title]
        )

    assert headed("A disc: hand, left. Black border: it may only go to a black one.") == [
        "A disc: hand, left",
        "Black border: it may only go to a black one.",
    ]
    assert headed("Bound for St. Louis: $5.") == ["Bound for St. Louis: $5", ""]
    assert headed("Joueur 2\u00a0: attend") == ["Joueur 2\u00a0: attend", ""]
    assert headed("Galloway\nValue 2. White.") == ["Galloway", "Value 2. White."]


@pytest.mark.parametrize(("lang", "menu"), [("en", "greedy: plays"), ("fr", "\u00a0: ")])
def test_the_menu_of_bots_has_the_colon_of_its_language(people: People, lang: str, menu: str) -> None:
    page = people.arrive(lang)
    page.goto("/new?game=good_goat_bad")
    options = page.locator("[name=bot-1] option").all_text_contents()
    assert any(menu in option for option in options)
    assert not any(" :" in option for option in options)
