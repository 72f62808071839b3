"""The coach: answers beside the board, and how one of them goes on, shown on the board and put away again."""

from playwright.sync_api import expect

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
