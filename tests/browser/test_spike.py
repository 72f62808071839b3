"""Spike at the table: what the map shows while one points, chooses and builds."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.table import choose, choose_on_board, moved_on, ply, sit, up_to, wait_for_turn

WATCH = """{
  const animate = Element.prototype.animate;
  window.moved = [];
  Element.prototype.animate = function (frames, timing) {
    if (frames[0].translate || frames[0].opacity === 0) window.moved.push(this.dataset.key);
    return animate.call(this, frames, timing);
  };
}"""

# What is seen of a kind of track: how opaque it is, with all that it hangs on within the board, and how wide.
SEEN = """([kind, part]) => {
  const line = document.querySelector(`.scene .s-tracks > .s-${part}.s-answers-rails-${kind}`);
  let opacity = 1;
  for (let at = line; at.ownerSVGElement; at = at.parentNode) opacity *= Number(getComputedStyle(at).opacity);
  return [opacity, parseFloat(getComputedStyle(line).strokeWidth)];
}"""

# The lit cities that a pointer in their middle would not reach.
MISSED = """() => [...document.querySelectorAll(".scene .s-city.s-legal")].filter((city) => {
  const { left, top, width, height } = city.querySelector(".s-city-disc").getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".s-legal") !== city;
}).map((city) => city.dataset.key)"""


# What glows and lies, if only in part, behind the tip.
BEHIND = """() => {
  const tip = document.querySelector("#tip").getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const glowing = [...document.querySelectorAll(".scene .s-legal")].filter((one) => one.getClientRects().length);
  return glowing.filter((one) => meet(tip, one.getBoundingClientRect())).map((one) => one.dataset.key);
}"""


def until(page: Page, selector: str) -> None:
    """Play on, the first thing that glows each time, until this can be chosen."""
    while wait_for_turn(page) and not page.locator(f".scene {selector}").count():
        choose_on_board(page)


def at_a_table(people: People, question: str = "") -> Page:
    """Ann and a bot, at the beginning or when Ann is first asked this."""
    page = people.arrive()
    page.add_init_script(WATCH)
    sit(people, page, ["me", "bot"], "spike", played=up_to(question, "spike", 2) if question else ())
    return page


def build(page: Page) -> None:
    """Begin a line."""
    until(page, "[data-key='action:build'].s-legal")
    before = ply(page)
    page.locator(".scene [data-key='action:build'] > .s-edge").click(force=True)
    moved_on(page, before)


def test_what_is_printed_stays_on_its_city_and_its_card(people: People) -> None:
    page = at_a_table(people)
    build(page)  # cities to which a line can lead are lit
    page.emulate_media(reduced_motion="no-preference")
    while wait_for_turn(page) and page.locator(".scene :is(.s-space, [data-key^='pay:'])").count():
        choose(page)
    expect(page.locator(".scene .s-aim")).to_have_count(0)  # it is built, and the light is out
    moved = page.evaluate("window.moved")
    assert moved  # pieces do glide
    assert not [key for key in moved if key and key.startswith(("city:", "stack:", "display:")) and "." in key]


@pytest.mark.parametrize("question", ["action", "build"])
def test_pointing_at_a_rail_card_brings_its_tracks_forward(people: People, question: str) -> None:
    page = at_a_table(people, "action")
    until(page, "[data-key='action:build'].s-legal")
    if question == "build":
        build(page)
    card = page.locator(".scene [data-key^='stack:']:not(.s-none)").first
    kind = (card.get_attribute("data-key") or "").partition(":")[2]
    other = "red" if kind != "red" else "blue"
    page.mouse.move(5, 5)
    before = {part: page.evaluate(SEEN, [kind, part])[1] for part in ("track-edge", "track-bar")}
    card.locator(".s-edge").hover(force=True)
    for part, width in before.items():
        opacity, now = page.evaluate(SEEN, [kind, part])
        assert opacity == 1
        assert now > width
        assert page.evaluate(SEEN, [other, part])[0] < 0.2


def test_lit_cities_can_be_clicked(people: People) -> None:
    page = at_a_table(people)
    until(page, ".s-city.s-legal")
    expect(page.locator(".scene .s-city.s-legal")).to_have_count(36)
    assert not page.evaluate(MISSED)  # where to begin
    page.locator(".scene [data-key='city:cincinnati'] .s-city-disc").hover()  # in the midst of all
    expect(page.locator("#tip")).to_contain_text("Cincinnati")
    assert not page.evaluate(BEHIND)
    build(page)
    assert page.locator(".scene .s-city.s-aim").count() > 0
    expect(page.locator(".scene .s-city.s-aim:not(.s-legal)")).to_have_count(0)
    assert not page.evaluate(MISSED)  # where a line can lead
    before = ply(page)
    page.locator(".scene .s-city.s-aim .s-city-disc").first.click(force=True)
    moved_on(page, before)
