"""Rails to the North on the page: the board is two sheets, more than its window shows at full width."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.table import sit, wait_for_turn
from tests.browser.test_great_western_trail import GAME, decide, window

WHOLE = [0, 0, 1400, 1476]


def seated(people: People, *, phone: bool) -> Page:
    page = people.arrive(phone=phone)
    sit(people, page, ["me", "bot:random"], GAME, {"rails_to_the_north": True})
    wait_for_turn(page)
    return page


SIGHT = """(key) => {
  const [board, thing] = ["part:board", key].map((name) => document.querySelector(`[data-key="${name}"]`));
  const matrix = board.ownerSVGElement.getScreenCTM();
  const [top, height] = ["y", "height"].map((name) => Number(board.getAttribute(name)) * matrix.d);
  const box = thing.getBoundingClientRect();
  return box.top >= matrix.f + top - 1 && box.bottom <= matrix.f + top + height + 1;
}"""


def in_sight(page: Page, key: str | None) -> bool:
    """The thing lies within the window of the board."""
    return bool(page.evaluate(SIGHT, key))


def all_in_sight(page: Page) -> bool:
    """What can be chosen on the board is shown there."""
    glowing = page.locator("[data-key='part:board'] .s-legal").all()
    return len(glowing) > 0 and all(in_sight(page, node.get_attribute("data-key")) for node in glowing)


def test_on_a_wide_screen_the_wheel_scrolls_and_a_question_brings_its_sheet(people: People) -> None:
    page = seated(people, phone=False)
    assert window(page)[2:] == [1400, 1000]
    assert all_in_sight(page)
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -2000)
    assert window(page) == [0, 0, 1400, 1000]
    assert in_sight(page, "town:ore")
    page.mouse.wheel(0, 2000)
    assert window(page) == [0, 476, 1400, 1000]
    assert not in_sight(page, "town:ore")
    page.mouse.wheel(0, -2000)
    decide(page)
    wait_for_turn(page)
    assert all_in_sight(page)
    page.click("#fit")
    expect(page.locator("#fit")).to_be_hidden()
    left, top, width, height = window(page)
    assert (top, height) == (0, WHOLE[3])
    assert left <= 0
    assert width + 2 * left == pytest.approx(WHOLE[2])  # in the middle of a window that is wider than it
    page.mouse.dblclick(400, 300)
    assert window(page)[2] < 1400


def test_on_a_wide_screen_the_keyboard_reaches_what_is_out_of_sight(people: People) -> None:
    page = seated(people, phone=False)
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -2000)
    assert not in_sight(page, "neutral:A")
    page.locator(".s-legal[data-key='neutral:A']").focus()
    assert in_sight(page, "neutral:A")


def test_on_a_phone_the_board_holds_both_sheets(people: People) -> None:
    page = seated(people, phone=True)
    assert window(page)[2] < 1000
    page.tap("#fit")
    left, top, width, height = window(page)
    assert top == pytest.approx(0, abs=1)
    assert height == pytest.approx(1476, abs=1)
    assert left <= 0
    assert width >= 1400
