"""How many clicks a turn takes: every click is a real one, where the thing is that is meant."""

from collections.abc import Callable
from itertools import takewhile
from typing import Any

from playwright.sync_api import Page, expect

import abilene
from abilene.engine.match import Ply
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.keys import location_key
from tests.browser.conftest import SEED, People
from tests.browser.table import SPOT, moved_on, ply, sit, wait_for_turn
from tests.contract.tables import random_match

PLACE = "(selector) => {" + SPOT + "return spot(document.querySelector(selector)); }"


class Clicks:
    """Somebody who plays by clicks on what glows, and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on(self, selector: str) -> None:
        """Click where this glows; the page then shows what comes next."""
        before = ply(self.page)
        expect(self.page.locator(selector).first).to_be_visible()
        self.page.mouse.click(*self.page.evaluate(PLACE, selector))
        moved_on(self.page, before)
        self.count += 1

    def end(self) -> None:
        """End the turn."""
        before = ply(self.page)
        self.page.locator("#end").click()
        moved_on(self.page, before)
        self.count += 1


# ------------------------------------------------------------------ Great Western Trail

TRAIL = "great_western_trail"


def trail(people: People, wanted: Callable[[Trail], bool]) -> tuple[Page, Trail]:
    """Ann at a table of Great Western Trail with a friend who is away, where she is asked what the test wants."""

    def before(one: Ply[Any]) -> bool:
        return one.seat != 0 or not wanted(one.before)

    match = random_match(abilene.load(TRAIL, players=2), SEED)
    played = list(takewhile(before, match.plies))
    assert len(played) < len(match.plies), "nothing like that is played"
    page = people.arrive()
    sit(people, page, ["me", "link"], TRAIL, played=played)
    wait_for_turn(page)
    return page, match.plies[len(played)].before


def lights(t: Trail, sort: str) -> bool:
    """Something of this sort stands for a plan."""
    return any(plan.key.startswith(sort) for plan in t.step().plans(t))


def leading_to(t: Trail, sort: str) -> str:
    """Where to ride, so that something of this sort then stands for a plan; "": nowhere."""
    for space in t.options() if t.step().kind == "move" else []:
        there = t.copy()
        there.play(space)
        if there.player == t.player and there.step().kind == "use" and lights(there, sort):
            return location_key(t, space)
    return ""


def test_a_building_of_great_western_trail_takes_four_clicks(people: People) -> None:
    page, before = trail(people, lambda t: leading_to(t, "sheet:build:") != "")
    clicks = Clicks(page)
    clicks.on(f".scene [data-key='{leading_to(before, 'sheet:build:')}']")
    clicks.on(".scene [data-key^='sheet:build:'].s-legal")
    clicks.on(".scene [data-key^='space:'].s-legal")
    clicks.end()
    assert clicks.count == 4
    expect(page.locator(".act.yours")).to_have_count(0)


def test_a_stop_in_kansas_city_takes_four_clicks_and_the_end_of_the_turn(people: People) -> None:
    def with_all_tiles(t: Trail) -> bool:
        return t.step().kind == "foresee" and t.step().arguments()[1] == 0 and -1 not in t.foresight

    page, _ = trail(people, with_all_tiles)
    clicks = Clicks(page)
    for column in range(3):
        clicks.on(f".scene [data-key^='sheet:foresight:{column + 1}'].s-legal")
    clicks.on(".scene [data-key='sheet:go']")
    assert clicks.count == 4
    expect(page.locator("#end")).to_be_visible()


def test_cattle_are_bought_with_one_click(people: People) -> None:
    page, _ = trail(people, lambda t: lights(t, "market:"))
    clicks = Clicks(page)
    clicks.on(".scene [data-key^='market:'][data-plan]")
    assert clicks.count == 1
