"""How many clicks a turn takes: every click is a real one, where the thing is that is meant."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.table import SPOT, moved_on, ply, sit, up_to, wait_for_turn

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


def railroad(people: People) -> Page:
    """Ann at a table of Spike with a friend who is away, when she is first asked for an action."""
    page = people.arrive()
    sit(people, page, ["me", "link"], "spike", played=up_to("action", "spike", 2))
    wait_for_turn(page)
    return page


def test_a_line_of_spike_takes_three_clicks(people: People) -> None:
    page = railroad(people)
    clicks = Clicks(page)
    clicks.on(".scene .s-city.s-legal[data-plan]")
    clicks.on(".scene [data-key='sheet:pay:commit']")
    clicks.end()
    assert clicks.count == 3
    expect(page.locator(".act.yours")).to_have_count(0)
    expect(page.locator(".scene .s-bead").first).to_be_visible()


def test_two_cards_of_spike_take_two_clicks(people: People) -> None:
    page = railroad(people)
    clicks = Clicks(page)
    clicks.on(".scene [data-key='display:1']")
    clicks.on(".scene [data-key^='display:'].s-legal")
    assert clicks.count == 2
    expect(page.locator(".act.yours")).to_have_count(0)
