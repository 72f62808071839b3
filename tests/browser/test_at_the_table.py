"""Around the board: the score so far, what is forbidden and why, the style of a game's own drawings."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.table import choose, open_table, ready, wait_for_turn


@pytest.mark.parametrize("phone", [False, True])
def test_the_score_so_far_is_one_click_away(people: People, phone: bool) -> None:
    page = people.arrive("fr", phone=phone)
    open_table(page, "Ann", ["me", "bot", "bot"])
    for _ in range(6):
        assert wait_for_turn(page)
        choose(page)
    page.click("[data-deed=standing]")
    sheet = page.locator("dialog .standing")
    expect(sheet.locator("thead th")).to_have_count(3)
    expect(sheet.locator("thead th").first).to_have_text("Ann")
    expect(sheet.locator("tbody th").first).to_have_text("Pièces")
    parts = sheet.locator("tbody td:nth-child(2)").all_inner_texts()
    points = [0 if part == "–" else int(part) for part in parts]  # one's own score is never hidden from oneself
    expect(sheet.locator("tfoot td").first).to_have_text(str(sum(points)))


def test_a_click_on_something_illegal_says_which_rule_forbids_it(people: People) -> None:
    page = people.arrive()
    open_table(page, "Ann", ["me", "bot", "bot"])
    while wait_for_turn(page):
        if "offer a character" in page.locator("#act .prompt").inner_text():
            break
        choose(page)
    page.locator(".scene [data-key='seat:0']").click()
    expect(page.locator("#toasts .toast")).to_contain_text("yourself")
    expect(page.locator("#toasts .rid")).to_have_text(re.compile("GGB-DIST-"))


@pytest.mark.parametrize("address", ["/new?game=great_western_trail", "/rules/great_western_trail"])
def test_pages_that_draw_a_board_wear_its_style(people: People, api: httpx.Client, address: str) -> None:
    page = people.arrive()
    page.goto(address)
    page.wait_for_selector("#preview svg")
    own = page.locator("link[href$='games/great_western_trail.css']")
    assert ".scene" in api.get(own.get_attribute("href") or "").text
    page.goto(address.replace("great_western_trail", "good_goat_bad"))
    page.wait_for_selector("#preview svg")
    expect(own).to_have_count(0)
    table = open_table(page, "Ann", ["me", "bot"], game="great_western_trail")
    ready(page)
    expect(own).to_have_count(1)
    page.goto(f"/t/{table}/replay")
    expect(own).to_have_count(1)
