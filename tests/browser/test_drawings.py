"""On every page, on every screen, a board shows all that it shows alone."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.conftest import People
from tests.browser.table import played_out, ready

# The keys of all nodes that can be seen: nothing that they hang on is hidden, and what draws something has a size.
SEEN = """() => [...document.querySelectorAll("[data-key]")].filter((node) => {
  const { width, height } = node.getBoundingClientRect();
  const drawn = !["g", "svg"].includes(node.tagName);
  return node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && (!drawn || width + height > 0);
}).map((node) => node.dataset.key)"""

GAMES = {
    "good_goat_bad": {"game": "good_goat_bad", "players": 3},
    "great_western_trail-1": {"game": "great_western_trail", "players": 2, "options": {"edition": 1}},
    "great_western_trail-2": {
        "game": "great_western_trail",
        "players": 4,
        "options": {"edition": 2, "rails_to_the_north": True, "poker": True, "orange_cattle": "simmental"},
    },
    "montana": {"game": "montana", "players": 3},
    "spike": {"game": "spike", "players": 3},
}
# A shape of the drawing, a screen that shows it, and whether it is the table's or the replay's page.
SCREENS = [
    ("wide", (1440, 900), "table"),
    ("wide", (1024, 768), "replay"),
    ("tall", (390, 844), "table"),
    ("tall", (390, 844), "replay"),
]


def shown(page: Page) -> set[str]:
    """All that this page's board shows, part by part where several share a place."""
    seen = set(page.evaluate(SEEN))
    for tab in page.locator("nav.tabs [data-part], #mats [data-part]:visible").all():
        tab.click()
        seen |= set(page.evaluate(SEEN))
    return seen


@pytest.mark.parametrize("plan", GAMES.values(), ids=GAMES)
def test_a_page_hides_nothing_of_a_drawing(people: People, api: httpx.Client, plan: dict[str, Any]) -> None:
    page, alone = people.arrive(painted=True), people.arrive()
    table, match = played_out(api, plan)
    names = [seat["name"] for seat in api.get(f"/api/tables/{table}").json()["seats"]]
    half = match.decisions // 2
    for shape, (width, height), kind in SCREENS:
        at = match.decisions if kind == "table" else half
        alone.set_content(str(match.game.scene(match.at(at), None, "en", shape, names)))
        expected = set(alone.evaluate(SEEN))
        assert len(expected) > 50
        page.set_viewport_size({"width": width, "height": height})
        if kind == "table":
            page.goto(f"/t/{table}")
            ready(page)
        else:
            page.goto(f"/t/{table}/replay?n={half}&eyes=spectator")
            page.wait_for_selector("#board .scene")
            page.wait_for_url(re.compile(r"n=\d+"))
        assert expected - shown(page) == set(), f"{shape}, {width} px, {kind}"
