"""Several people at one screen, with a curtain between them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.table import answer, choose, must_choose, open_table, over, ply


def raise_curtain(page: Page) -> None:
    """Hold the button until the curtain rises."""
    button = page.locator(".hold")
    if page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches"):
        button.click()
        expect(page.locator("#curtain")).to_be_visible()
        button.click()
    else:
        button.focus()
        page.keyboard.down("Enter")
        expect(page.locator("#curtain.rising, #curtain[hidden]")).to_have_count(1)
        page.keyboard.up("Enter")
    # While somebody else was playing, the turn may have come to another of them: then it falls again.
    page.wait_for_selector(".scene, #curtain:not(.rising):not([hidden])")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_curtain_hides_all_that_is_private(people: People, motion: str) -> None:
    page = people.arrive("fr", motion=motion, phone=motion == "reduce")
    open_table(page, "Arthur", ["me", "local:Zoé", "bot"])
    seen: set[str] = set()
    for _ in range(40):
        curtain = page.locator("#curtain:not([hidden]):not(.rising)")
        page.wait_for_selector(
            "#curtain:not([hidden]):not(.rising) .hold, .act.yours:has(.choice:not(.sent)), .act.over"
        )
        if over(page) or len(seen) == 2:
            break
        if curtain.count():
            name = page.locator("#curtain-title .who").inner_text()
            assert page.locator(".scene").count() == 0
            assert page.locator("#log .entry").count() == 0
            assert page.locator(".choices .choice").count() == 0
            raise_curtain(page)
            seen.add(name)
        if must_choose(page):
            assert page.locator(".seat.turn b").first.inner_text() in seen
            before = ply(page)
            answer(page)
            page.wait_for_selector(f'#curtain:not([hidden]), .act.over, .table[data-ply]:not([data-ply="{before}"])')
    assert seen == {"Arthur", "Zoé"}


def test_the_open_board_can_be_seen_in_front_of_the_curtain(people: People) -> None:
    page = people.arrive()
    open_table(page, "Ann", ["me", "local:Bea", "bot"])
    page.locator("#curtain .btn").click()
    expect(page.locator("dialog .peek .scene")).to_be_visible()
    assert page.locator("dialog .peek .s-legal").count() == 0
    page.keyboard.press("Escape")
    expect(page.locator("#curtain .hold")).to_be_visible()
    raise_curtain(page)
    if must_choose(page):
        choose(page)
