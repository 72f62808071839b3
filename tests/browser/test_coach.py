"""The coach: answers beside the board, and how one of them goes on, shown on the board and put away again."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import People
from tests.browser.table import sit


def test_the_line_of_an_answer_is_shown_on_the_board_and_put_away(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "bot"])
    ply = page.get_attribute(".table", "data-ply")
    page.keyboard.press("h")
    lines = page.locator(".coach-pane li .why")
    expect(lines.first).to_be_visible()
    lines.first.click()
    expect(page.locator("#told .caps")).to_contain_text("Imagined")
    expect(page.locator("#told .sentence")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("#told")).to_be_hidden()
    expect(lines.first).to_be_visible()
    page.locator(".coach-pane > .why").click()
    expect(page.get_by_role("dialog")).to_contain_text("dealt anew")
    assert page.get_attribute(".table", "data-ply") == ply


def held(page: Page) -> list[Route]:
    """What the coach is asked from now on waits here for its answer."""
    waiting: list[Route] = []

    def wait(route: Route) -> None:
        waiting.append(route)

    page.route("**/coach?*", wait)
    return waiting


def answer(page: Page, waiting: list[Route]) -> None:
    """The coach answers the first that waits, and the page has read it."""
    with page.expect_response("**/coach?*"):
        waiting.pop(0).continue_()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_what_the_coach_finds_once_it_was_put_away_is_not_shown(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "bot"])
    waiting, table = held(page), page.locator(".table")
    with page.expect_request("**/coach?*"):
        page.keyboard.press("h")
    expect(table).to_have_attribute("data-tab", "coach")
    page.keyboard.press("h")
    expect(table).to_have_attribute("data-tab", "board")
    answer(page, waiting)
    expect(page.locator(".coach-pane li")).to_have_count(0)
    expect(table).to_have_attribute("data-tab", "board")


def test_who_has_gone_elsewhere_meanwhile_is_not_called_back(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "bot"])
    waiting, table = held(page), page.locator(".table")
    with page.expect_request("**/coach?*"):
        page.keyboard.press("h")
    expect(table).to_have_attribute("data-tab", "coach")
    page.keyboard.press("l")
    expect(table).not_to_have_attribute("data-tab", "coach")
    there = table.get_attribute("data-tab") or ""
    answer(page, waiting)
    expect(table).to_have_attribute("data-tab", there)
    expect(page.locator(".coach-pane li")).to_have_count(0)
