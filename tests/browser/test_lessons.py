"""Learning a game: from the first visit to the first own move, and a whole lesson by what the lamp wants."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.test_pages import faults

GAME = "good_goat_bad"
CARD = ".say"
# Nothing of the card lies over what is lit or may be chosen.
HIDDEN = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const [card] = boxes(".say");
  const across = (box) => box.left < card.right && card.left < box.right;
  const meets = (box) => across(box) && box.top < card.bottom && card.top < box.bottom;
  return boxes(".night .pool, #board .s-legal").filter(meets).length;
}"""


def arrive_at_lesson(page: Page) -> None:
    """By the card in the lobby: one click, and nothing is asked."""
    page.goto("/")
    page.click(f"a[href='/learn/{GAME}']")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(CARD)).to_be_visible()


def place(page: Page) -> dict[str, Any]:
    """What the server says of the lesson now."""
    found: dict[str, Any] = page.evaluate(
        "fetch(`/api/tables/${location.pathname.split('/')[2]}/lesson`).then((answer) => answer.json())"
    )
    return found


def choose(page: Page, choice: int, phone: bool) -> None:
    """What the lamp wants: on the board or, where it has no place there, among the answers."""
    ply = page.get_attribute(".table", "data-ply")
    answer = page.locator(f"#act .choice[data-choice='{choice}']")
    if answer.is_visible():
        answer.tap() if phone else answer.click()
    else:
        things = page.locator(f"#board .s-legal[data-choices='{choice}']").first
        things.click(position={"x": 8, "y": 8})
    if phone:
        page.locator(".confirm .btn-ink").tap()
    expect(page.locator(".table")).not_to_have_attribute("data-ply", str(ply))


def go_through(page: Page, phone: bool) -> list[str]:
    """The headings of all cards, to where the lesson lets go."""
    seen: list[str] = []
    while True:
        recap = page.locator(".recap .btn").first  # what the round has brought: it waits for its reader
        card = page.locator(CARD)
        expect(card.or_(recap).first).to_be_visible()
        if recap.is_visible():
            recap.click()
            continue
        heading = card.locator("h2").inner_text()
        if heading not in seen:
            seen.append(heading)
        button = card.locator("button.to-do")
        now = place(page)
        sort = now["cards"][-1]["sort"] if now["cards"] else ""
        if button.is_visible():
            button.tap() if phone else button.click()
            if sort == "release" and not card.is_visible():
                return seen
        elif now["wanted"] and card.locator("h2").inner_text() == heading:
            choose(page, now["wanted"][0], phone)


def test_from_the_first_visit_to_the_first_own_move_it_takes_two_clicks(people: People) -> None:
    """A click in the lobby and one on the board; between them one page that opens the table, and no question."""
    page = people.arrive()
    arrive_at_lesson(page)
    expect(page.locator(f"{CARD} h2")).to_have_text("Leave town with full pockets")
    page.locator("#board [data-key='seat:1']").click()
    expect(page.locator(f"{CARD} h2")).to_have_text("Slide the card you want yourself")


@pytest.mark.parametrize(("lang", "light", "phone"), [("en", "dark", False), ("fr", "light", True)])
def test_a_lesson_is_learned_by_what_the_lamp_wants(people: People, lang: str, light: str, phone: bool) -> None:
    page = people.arrive(lang, phone=phone, light=light)
    arrive_at_lesson(page)
    expect(page.locator(".night .pool").first).to_be_visible()
    assert faults(page) == []
    seen = go_through(page, phone)
    first, last = ("Leave town with full pockets", "Now it is your town")
    if lang == "fr":
        first, last = ("Quitte la ville les poches pleines", "La ville est à toi")
    assert (seen[0], seen[-1]) == (first, last)
    assert len(seen) >= 12
    expect(page.locator(".night, .stages, .lamp-back")).to_have_count(0)  # an ordinary table is left
    expect(page.locator("#act")).to_be_visible()


def test_the_lamp_answers_to_keys_and_to_every_choice(people: People) -> None:
    page = people.arrive()
    arrive_at_lesson(page)
    card = page.locator(CARD)
    expect(page.locator(".night .pool")).to_have_count(2)
    assert page.evaluate(HIDDEN) == 0
    assert page.locator("[data-key='seat:1']").get_attribute("aria-describedby") == "lamp-card"
    card.get_by_role("button", name="Why?").click()
    expect(card.locator(".reason")).to_contain_text("Coins are worth 1")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("l")
    expect(card).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("[data-key='seat:1']")).to_be_focused()
    card.get_by_role("button", name="Show me").click()
    expect(page.locator(".night .spark")).to_be_visible()
    page.locator("[data-key='seat:2']").click()  # not what was wanted
    expect(card.locator("h2")).to_contain_text("it is")
    card.get_by_role("button", name="Take it back").click()
    expect(card.locator("h2")).to_have_text("Leave town with full pockets")
    page.locator("[data-key='seat:1']").click()
    expect(card.locator("h2")).to_have_text("Slide the card you want yourself")
    page.goto(f"/learn/{GAME}")  # whoever comes back is asked
    expect(page.locator("main")).to_contain_text("You were at step 2 of 12")
    page.locator("main .btn-ink").click()
    expect(card.locator("h2")).to_have_text("Slide the card you want yourself")
