"""Montana and Spike at the table: one person plays a whole game by clicks on the board, against two bots at its end."""

import httpx
import pytest
from playwright.sync_api import Page, expect

import abilene
from abilene.server.pages.look import signed
from tests.browser.conftest import People
from tests.browser.table import moved_on, play_up_to_the_end, ply, sit, wait_for_turn
from tests.browser.test_pages import faults
from tools.newcomer import SPOT

NEXT = (
    """(turn) => {
  """
    + SPOT
    + """
  const glowing = [...document.querySelectorAll(".scene .s-legal")].filter((one) => one.getClientRects().length);
  const stands = ".act .stands:not([hidden], [aria-disabled=true])";
  const buttons = [...document.querySelectorAll(`.choices .choice:not(.offc), ${stands}`)];
  const next = glowing.length ? glowing[turn % glowing.length] : buttons[turn % buttons.length];
  next.scrollIntoView({ block: "nearest" });
  return [glowing.length > 0, ...spot(next)];
}"""
)


def decide(page: Page, turn: int) -> bool:
    """Click something that glows (True), another one each time, or a button where nothing does."""
    before = ply(page)
    glowed, x, y = page.evaluate(NEXT, turn)
    page.mouse.click(x, y)
    if glowed and page.locator(".menu").count():
        page.locator(".menu [role=menuitem]").first.click()
    moved_on(page, before)
    return bool(glowed)


@pytest.mark.parametrize(
    ("game", "lang", "kinds"), [("montana", "fr", 13), ("spike", "en", 11)], ids=["montana", "spike"]
)
def test_a_person_and_two_bots_play_a_whole_game(
    people: People, api: httpx.Client, game: str, lang: str, kinds: int
) -> None:
    ann = people.arrive(lang)
    table, clicked = play_up_to_the_end(people, ann, ["me", "bot", "bot"], game, low=True)
    assert len(clicked) == kinds
    turn = 0
    while wait_for_turn(ann):
        decide(ann, turn)
        turn += 1
    assert turn
    match = abilene.replay(api.get(f"/api/tables/{table}/journal").text)
    assert match.state.over
    scores = match.state.scores()
    expect(ann.locator("#seats .clk b")).to_have_text([signed(score) for score in scores])
    ann.goto(f"/t/{table}/score")
    expect(ann.locator("#plot .run")).to_have_count(3)
    if game == "spike":  # a line was built by clicks on the map
        assert match.state.laid(0) > 0


@pytest.mark.parametrize("game", ["montana", "spike"])
@pytest.mark.parametrize("phone", [False, True])
def test_everybody_can_use_the_page(people: People, game: str, phone: bool) -> None:
    page = people.arrive("fr", phone=phone)
    sit(people, page, ["me", "bot", "bot"], game)
    wait_for_turn(page)
    assert not faults(page)
    if phone:
        tabs = page.locator(".tabs [data-part]")
        assert tabs.count() >= 2
        for tab in tabs.all():
            tab.click()
            expect(tab).to_have_attribute("aria-pressed", "true")
