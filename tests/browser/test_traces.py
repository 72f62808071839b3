"""What the others did: told step by step in the question's place, marked on the board, numbered in the log."""

import re

import pytest
from playwright.sync_api import Page, expect

import abilene
from abilene.games.good_goat_bad.events import RoundEnded
from tests.browser.conftest import SEED, People
from tests.browser.table import (
    Hands,
    look_at,
    moved_on,
    ply,
    ready,
    said,
    sit,
    up_to,
    wait_for_turn,
    without_page,
)
from tests.browser.test_great_western_trail import decide
from tests.contract.tables import random_match

GAME = "great_western_trail"
SEATS = ["me", "bot:random", "bot:random"]

# Numbers of steps whose middle lies on something that may be chosen.
ON_LIT = """() => {
  const boxes = [...document.querySelectorAll(".scene .s-legal")].map((one) => one.getBoundingClientRect());
  const middles = [...document.querySelectorAll(".s-traces .s-mark-disc")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  const on = ([x, y]) => boxes.some((b) => x > b.left + 7 && x < b.right - 7 && y > b.top + 7 && y < b.bottom - 7);
  return middles.filter(on).length;
}"""

# How many numbers of steps lie on what was paid, but for the one that stands at its end.
ON_PAID = """async () => {
  for (let n = 0; n < 12; n += 1) await new Promise(requestAnimationFrame);
  const discs = [...document.querySelectorAll(".scene .s-mark-disc")].map((one) => one.getBoundingClientRect());
  const paid = [...document.querySelectorAll(".scene .s-mark-paid rect")].map((one) => one.getBoundingClientRect());
  const middle = ({ left, width, top, height }) => [left + width / 2, top + height / 2];
  const lies = (disc, one) => {
    const [x, y] = middle(disc);
    return x + disc.width / 2 > one.left && x - disc.width / 2 < one.right && Math.abs(y - middle(one)[1]) < one.height;
  };
  return [paid.length, paid.map((one) => discs.filter((disc) => lies(disc, one)).length).filter((n) => n > 1).length];
}"""

# How high the sentence is that is told, and a line of it.
LINES = """() => {
  const sentence = document.querySelector(".told .sentence");
  return [sentence.clientHeight, parseFloat(getComputedStyle(sentence).lineHeight)];
}"""


def after_the_bots(people: People, *, phone: bool = False, lang: str = "en") -> Page:
    """Ann, whose turn it is again after two bots have had theirs."""
    page = people.arrive(lang, phone=phone, told="steps")
    sit(people, page, SEATS, GAME, None, up_to("move", GAME, 3))
    wait_for_turn(page)
    return page


def test_turns_are_told_live_and_a_click_on_the_board_brings_what_is_asked_now(people: People) -> None:
    page = after_the_bots(people)
    told, stops = page.locator("#told"), page.locator(".told-stops button")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    while not told.is_visible():  # until her turn is over, and the bots have played
        wait_for_turn(page)
        decide(page)
    page.keyboard.press("[")  # she takes it into her own hands
    stops.first.click()
    expect(page.locator(".told-stops .now")).to_have_text("1")
    expect(page.locator(".s-trace.s-now")).not_to_have_count(0)
    expect(page.locator(".table.held .log .entry[hidden]")).not_to_have_count(0)  # the log does not run ahead
    expect(page.locator("#act, .scene .s-legal").filter(visible=True)).to_have_count(0)
    page.locator("#board").click(position={"x": 4, "y": 4})
    expect(told).to_be_hidden()
    expect(page.locator(".log .entry[hidden]")).to_have_count(0)
    wait_for_turn(page)
    assert page.evaluate(ON_LIT) == 0
    decide(page)
    expect(page.locator(".s-traces")).to_have_count(0)  # her first click: nothing is recalled any more


def test_a_click_too_many_on_next_presses_nothing_of_the_question_that_follows(people: People) -> None:
    page = after_the_bots(people)
    told, sheets = page.locator("#told"), page.locator("dialog[open]")
    page.keyboard.press("[")  # she takes it into her own hands
    box = page.locator(".told-keys button").nth(1).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2 + 0.4, box["y"] + box["height"] / 2 + 0.6  # a pointer can be between two pixels
    while told.is_visible():
        page.mouse.click(x, y)
    wait_for_turn(page)
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('button').className", [x, y])
    assert "stopped" in under  # undo has come there, which says why it cannot
    page.mouse.click(x, y)
    expect(sheets).to_have_count(0)
    page.mouse.click(x, y)  # who insists means it
    expect(sheets).to_have_count(1)


def test_what_the_page_answers_by_itself_waits_for_what_is_told_and_leaves_its_marks(people: People) -> None:
    page = people.arrive(told="steps")
    played = random_match(abilene.load(GAME, players=3), SEED).made
    forced = (decision for decision in played if decision.seat == 0 and decision.before.step().kind == "move")
    ride = next(decision for decision in forced if decision.before.step().idle(decision.before))
    sit(people, page, SEATS, GAME, None, played[: played.index(ride)])
    told, before = page.locator("#told"), ply(page)
    page.keyboard.press("[")  # she takes her time
    page.locator(".told-stops button").first.click()
    expect(told.locator(".sentence")).to_be_visible()
    high, line = page.evaluate(LINES)
    assert high >= 2 * line
    assert ply(page) == before
    page.keyboard.press("Escape")
    moved_on(page, before)
    expect(told).to_be_hidden()
    expect(page.locator(".s-traces.s-recalled")).not_to_have_count(0)


def test_no_number_hides_what_was_paid(people: People) -> None:
    page = people.arrive(phone=True, told="steps")
    played = random_match(abilene.load("good_goat_bad", players=2), SEED).made
    last = max(n for n, one in enumerate(played) if any(isinstance(event, RoundEnded) for event in one.events))
    sit(people, page, ["me", "link"], "good_goat_bad", played=played[: last + 1])
    steps = page.locator(".log .entry", has_text=re.compile(r"\d coin")).locator("button.step")
    expect(steps).not_to_have_count(0)
    paid = 0
    for step in steps.all():
        step.dispatch_event("click")
        expect(page.locator(".s-mark-number")).not_to_have_count(0)
        shown, hidden = page.evaluate(ON_PAID)
        assert hidden == 0
        paid += shown
    assert paid


def test_what_was_paid_so_far_stands_beside_none_of_the_figures_in_the_head_of_a_phone(people: People) -> None:
    page = people.arrive(phone=True, told="steps")
    played = random_match(abilene.load("montana", players=3), SEED).made[:80]
    sit(people, page, ["me", "link", "link"], "montana", played=played)
    page.locator(".log .entry", has_text=re.compile(r"\d coin")).locator("button.step").last.dispatch_event("click")
    expect(page.locator(".plate .paid:not(:empty)")).to_be_visible()
    assert page.evaluate("""() => {
      const paid = document.querySelector(".plate .paid:not(:empty)");
      const { left, top, bottom } = paid.getBoundingClientRect();
      const figures = [...paid.parentElement.querySelectorAll(".figure")].map((one) => one.getBoundingClientRect());
      return figures.length > 1 && figures.every((one) => bottom <= one.top + 2 && top < one.top);
    }""")


def test_no_plate_is_framed_by_what_is_only_recalled(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "bot", "bot", "bot"], "good_goat_bad")
    wait_for_turn(page)
    page.keyboard.press("Escape")
    expect(page.locator(".s-traces.s-recalled")).not_to_have_count(0)
    frames = page.locator(".s-recalled .s-mark-put").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.max(width, height))"
    )
    assert max(frames, default=0) < 140, frames


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_comes_back_is_told_what_happened(people: People, lang: str) -> None:
    page = after_the_bots(people, lang=lang)
    heading = {"en": "While you were away", "fr": "Pendant ton absence"}[lang]
    expect(page.locator(".told-head .caps")).to_contain_text(heading)
    page.keyboard.press("Escape")
    expect(page.locator(".s-traces.s-recalled")).not_to_have_count(0)  # still marked, until the first click
    page.reload()
    ready(page)
    expect(page.locator(".s-traces.s-recalled")).not_to_have_count(0)
    expect(page.locator("#told")).to_be_hidden()  # what was told is not told again
    look_at(page, "log")
    numbered = page.locator(".log .step").last
    number = numbered.inner_text()
    numbered.click()
    expect(page.locator(".told-stops .now")).to_have_text(number)
    page.goto(page.url.partition("?")[0] + "/replay")
    page.wait_for_selector(".scene", state="attached")
    expect(page.locator(".log .step")).not_to_have_count(0)
    expect(page.locator(".s-traces .s-mark-number")).not_to_have_count(0)


def test_on_a_phone_it_is_one_line_of_the_same_height(people: People) -> None:
    page = after_the_bots(people, phone=True)
    strip, board = page.locator("#told"), page.locator("#board")

    def rows() -> tuple[float, float]:
        one, two = strip.bounding_box(), board.bounding_box()
        assert one
        assert two
        return one["height"], two["y"]

    told = rows()
    page.locator(".fold").click()
    expect(page.locator(".told-keys")).to_be_visible()
    assert rows() == told
    page.locator(".told-keys button").last.click()
    expect(page.locator(".told-keys")).to_be_hidden()
    assert rows() == told
    expect(page.locator(".fold span")).not_to_be_empty()


# The board as it was has come.
ASKED_FOR = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/scene?'))"

# From now on, the things on the board that are drawn anew.
NOTE_DRAWN = """() => {
  window.drawn = [];
  new MutationObserver((all) => {
    for (const { type, target, addedNodes } of all)
      for (const one of type === "attributes" ? [target] : addedNodes)
        if (one.dataset?.key) window.drawn.push(one.dataset.key);
  }).observe(document.querySelector(".scene"), { attributes: true, childList: true, subtree: true });
}"""

# What hangs on what, in its order, and what is written there.
BOARD = """() => [...document.querySelectorAll(".scene [data-key]")].map((one) => {
  const own = [...one.childNodes].filter((child) => child instanceof Text).map(({ data }) => data);
  return [one.dataset.key, one.parentElement.dataset.key ?? "", one.getAttribute("transform") ?? "", ...own];
})"""


@pytest.mark.parametrize("game", [GAME, "montana"])
def test_what_comes_while_something_is_told_waits_undrawn_and_is_then_all_there(people: People, game: str) -> None:
    page = people.arrive(told="steps")  # Bea looks on, while Ann plays for two
    table = {"game": game, "players": 2, "seats": [{"kind": "me"}] * 2, "visibility": "public", "seed": SEED}
    decisions = iter(random_match(abilene.load(game, players=2), SEED).made)
    with without_page(people, people.arrive()) as ann:
        said(ann.post("/api/people/guest", json={"name": "Ann"}))
        hands = Hands(ann, said(ann.post("/api/tables", json=table))["table"], [None, None])

        def goes_on() -> None:
            hands.play([next(decisions)])
            expect(page.locator(".table")).to_have_attribute("data-ply", str(hands.ply))

        page.goto(f"/t/{hands.table}")
        ready(page)
        while not page.locator(".told-stops .now").is_visible():
            goes_on()
        page.keyboard.press("[")  # she takes her time
        while not page.locator(".table.held").is_visible():  # a step is past once the next one has come
            goes_on()
        page.wait_for_function(ASKED_FOR)
        goes_on()
        page.evaluate(NOTE_DRAWN)
        for _ in range(6):
            goes_on()
    assert page.evaluate("window.drawn") == []
    while page.locator(".table.telling").count():
        page.keyboard.press("Escape")
    told = page.evaluate(BOARD)
    page.reload()
    ready(page)
    assert told == page.evaluate(BOARD)
