"""Room for words: score sheets are as wide as their page, tabs show their whole label, tips their whole heading."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.conftest import People
from tests.browser.table import look_at, play_out, ready
from tests.server.serving import serve, settings
from tests.server.test_endings import later

NAMES = ["Maximilienne", "Jean-Christophe", "Wilhelmina", "Bartholomew", "Ann"]
SCREENS = {"wide": [(1440, 900), (1024, 768)], "tall": [(390, 844)]}  # a table is drawn once for each shape
TABLES: dict[str, dict[str, Any]] = {
    "goat": {"game": "good_goat_bad", "players": 5},
    "trail": {"game": "great_western_trail", "players": 4, "options": {"rails_to_the_north": True, "poker": True}},
    "montana": {"game": "montana", "players": 4},
    "spike": {"game": "spike", "players": 4},
}

# What is cut off: tables wider than their window, words of a plot beyond its edge, labels wider than their tab.
CUT = """() => [
  ...[...document.querySelectorAll(".wide-table, nav.tabs, nav.tabs button")].filter(
    (box) => box.scrollWidth > box.clientWidth,
  ),
  ...[...document.querySelectorAll(".plot text")].filter(
    (text) => text.getBoundingClientRect().right > text.ownerSVGElement.getBoundingClientRect().right,
  ),
].map((box) => box.textContent)"""


def cut(page: Page, screens: list[tuple[int, int]]) -> dict[int, Any]:
    """All that is cut off on this page, by the width of the screen."""
    found = {}
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        found[width] = page.evaluate(CUT)
    return {width: things for width, things in found.items() if things}


@pytest.mark.parametrize("plan", TABLES.values(), ids=TABLES)
def test_nothing_is_cut_off_at_a_full_table(people: People, api: httpx.Client, plan: dict[str, Any]) -> None:
    table, _ = play_out(api, {**plan, "names": NAMES[: plan["players"]]})
    for lang in ("en", "fr"):
        page = people.arrive(lang)
        page.goto(f"/t/{table}/score")
        page.wait_for_selector("#plot svg")
        page.locator(".plo summary").click()
        assert cut(page, [*SCREENS["wide"], *SCREENS["tall"]]) == {}, f"score sheet, {lang}"
        for screens in SCREENS.values():
            page.set_viewport_size({"width": screens[0][0], "height": screens[0][1]})
            page.goto(f"/t/{table}")
            ready(page)
            if not page.locator("[data-deed=standing]:visible").count():
                look_at(page, "seats")
            page.click("[data-deed=standing]:visible")
            page.wait_for_selector("dialog .standing")
            assert cut(page, screens) == {}, f"table, {lang}"


def test_nothing_is_cut_off_where_a_board_can_no_longer_be_drawn(people: People, tmp_path: Path) -> None:
    with serve(settings(tmp_path)) as running, httpx.Client(base_url=running.url) as api:
        table, _ = play_out(api, {"game": "great_western_trail", "players": 4, "names": NAMES[:4]})
    later(tmp_path, "update tables set game = 'faro'")
    people.forgiven.append("410 (Gone)")
    with serve(settings(tmp_path)) as running:
        for lang in ("en", "fr"):
            page = people.arrive(lang)
            page.goto(f"{running.url}/t/{table}")
            page.wait_for_selector(".led tfoot")
            assert cut(page, [*SCREENS["wide"], *SCREENS["tall"]]) == {}, lang


def test_a_tip_is_headed_by_a_whole_sentence(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    root = str(page.locator("link[rel=stylesheet]").first.get_attribute("href")).split("/look/")[0]

    def headed(title: str) -> Any:
        return page.evaluate(
            "async ([root, title]) => (await import(`${root}/js/tips.js`)).headed(title)", [root, title]
        )

    assert headed("A disc: a hand of 5 cards. Black border: it may only go to a black one.") == [
        "A disc: a hand of 5 cards",
        "Black border: it may only go to a black one.",
    ]
    assert headed("Bound for St. Louis: $5.") == ["Bound for St. Louis: $5", ""]
    assert headed("Joueur 2\u00a0: attend") == ["Joueur 2\u00a0: attend", ""]
    assert headed("Galloway\nValue 2. White.") == ["Galloway", "Value 2. White."]
