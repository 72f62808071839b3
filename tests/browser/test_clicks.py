"""How many clicks a turn takes: every click is a real one, where the thing is that is meant."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

import abilene
from abilene.engine.match import Ply
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.build import payments
from tests.browser.conftest import SEED, People
from tests.browser.table import SPOT, moved_on, ply, sit, up_to, wait_for_turn
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


def line_with_a_choice() -> tuple[list[Ply[Railroad]], str]:
    """What is played at random until Ann can build a line of two spaces that can be paid in several ways; whereto."""
    match = random_match(abilene.load("spike", players=2), SEED)
    for number, ply_ in enumerate(match.plies):
        state = ply_.before
        for plan in state.step().plans(state) if ply_.seat == 0 else ():
            if plan.text == "line" and plan.told["spaces"] == 2:
                after = state.copy()
                for choice in plan.choices:
                    after.play(choice)
                if after.step().kind == "pay" and len(payments(after, 0)) > 1:
                    return match.plies[:number], plan.key
    raise AssertionError("there is no such line")


def railroad(people: People, played: Sequence[Ply[Railroad]]) -> Page:
    """Ann at a table of Spike with a friend who is away."""
    page = people.arrive()
    sit(people, page, ["me", "link"], "spike", played=played)
    wait_for_turn(page)
    return page


def test_a_line_of_spike_takes_three_clicks(people: People) -> None:
    played, city = line_with_a_choice()
    page = railroad(people, played)
    clicks = Clicks(page)
    clicks.on(f".scene [data-key='{city}']")
    clicks.on(".scene [data-key='sheet:pay:commit']")
    clicks.end()
    assert clicks.count == 3
    expect(page.locator(".act.yours")).to_have_count(0)


def test_two_cards_of_spike_take_two_clicks(people: People) -> None:
    page = railroad(people, up_to("action", "spike", 2))
    clicks = Clicks(page)
    clicks.on(".scene [data-key='display:1']")
    clicks.on(".scene [data-key^='display:'].s-legal")
    assert clicks.count == 2
    expect(page.locator(".act.yours")).to_have_count(0)
