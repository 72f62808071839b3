"""On a phone: a finger moves the board wherever it lies; one tap shows, the second plays; nothing comes unasked."""

import re
import time
from itertools import takewhile

import pytest
from playwright.sync_api import CDPSession, Page, expect

import abilene
from tests.browser.conftest import SEED, People
from tests.browser.table import moved_on, position, sit, up_to, wait_for_turn
from tests.contract.tables import random_match

# Where on the map nothing that is drawn takes a pointer.
EMPTY = """() => {
  const covered = (x, y) => document.elementFromPoint(x, y) !== document.querySelector("#board > svg.scene");
  for (let y = 150; y < 330; y += 6)
    for (let x = 130; x < 300; x += 6)
      if (![[0, 0], [8, 8], [-8, 8]].some(([a, b]) => covered(x + a, y + b))) return [x, y];
  return null;
}"""
# What glows and can be hit, by key.
LIT = """() => [...document.querySelectorAll(".scene .s-legal")].filter((one) => {
  const { left, top, width, height } = (one.querySelector(".s-edge") ?? one).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".s-legal") === one;
}).map((one) => one.dataset.key)"""
MIDDLE = """(thing) => {
  const { left, top, width, height } = (thing.querySelector(".s-edge") ?? thing).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""


class Finger:
    """One or two fingers of a hand, as the screen feels them."""

    def __init__(self, page: Page) -> None:
        self.screen: CDPSession = page.context.new_cdp_session(page)

    def feel(self, kind: str, *at: tuple[float, float], when: float | None = None) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(at)]
        moment = {} if when is None else {"timestamp": when}
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **moment})

    def drag(self, x: float, y: float, dx: float, dy: float) -> None:
        """It comes to rest before it is lifted: what is flung swallows the next tap."""
        begun = time.time() - 2
        self.feel("touchStart", (x, y), when=begun)
        for part in (0.3, 0.6, 1):
            self.feel("touchMove", (x + part * dx, y + part * dy), when=begun + part / 2)
        self.feel("touchMove", (x + dx, y + dy), when=begun + 1)
        self.feel("touchEnd", when=begun + 1.1)

    def tap_with_two(self, x: float, y: float) -> None:
        self.feel("touchStart", (x, y))
        self.feel("touchStart", (x, y), (x + 40, y))
        self.feel("touchEnd")

    def spread(self, x: float, y: float) -> None:
        self.feel("touchStart", (x, y))
        self.feel("touchStart", (x, y), (x + 30, y))
        for wide in (10, 30, 50):
            self.feel("touchMove", (x - wide, y), (x + 30 + wide, y))
        self.feel("touchEnd")


READ = 600  # milliseconds, after which a question can have been read


def window(page: Page) -> list[float]:
    """What of the board is seen: left, top, width, height."""
    return [float(number) for number in (page.locator(".s-part").first.get_attribute("viewBox") or "").split()]


def tap(page: Page, key: str) -> None:
    x, y = page.locator(f"[data-key='{key}']").evaluate(MIDDLE)
    page.touchscreen.tap(x, y)


def test_a_finger_moves_the_map_and_what_it_taps_it_plays_at_the_second_tap(people: People) -> None:
    page = people.arrive("fr", phone=True, light="dark")
    sit(people, page, ["me", "bot", "bot"], "spike")
    wait_for_turn(page)
    page.wait_for_selector(".table[data-ply]")
    page.tap("#more")
    finger = Finger(page)
    at: tuple[float, float] = page.evaluate(EMPTY)
    assert at, "there is no such place: find another"
    seen = window(page)
    finger.drag(*at, -60, -40)
    moved = window(page)
    assert moved[:2] != seen[:2]
    assert moved[2:] == seen[2:]
    finger.spread(*at)
    assert window(page)[2] < moved[2]
    expect(page.locator("#tip")).to_be_hidden()  # neither asked for a tip
    assert page.locator(".tabs button:visible").count() <= 6

    finger.tap_with_two(*at)
    fitted = window(page)
    assert fitted[2] > moved[2], "the whole board"
    page.tap("#fit")
    assert window(page) == fitted
    before, board = position(page)["ply"], page.locator("#board").bounding_box()
    one, other = page.evaluate(LIT)[:2]
    tap(page, one)
    confirm = page.locator(".confirm")
    expect(page.locator(".s-armed")).to_have_attribute("data-key", one)
    said = [label.casefold() for label in page.locator(".choices .choice b").all_text_contents()]
    assert confirm.locator(".btn-ink").inner_text().strip().casefold() in said, "the button says the deed"
    assert page.locator("#board").bounding_box() == board, "nothing moves under the finger"
    expect(page.locator("#act .prompt")).to_be_hidden()
    tap(page, other)  # another one is shown instead
    expect(page.locator(".s-armed")).to_have_attribute("data-key", other)
    page.touchscreen.tap(*page.evaluate(EMPTY))  # a tap elsewhere drops it
    expect(confirm).to_have_count(0)
    assert position(page)["ply"] == before
    tap(page, one)
    tap(page, one)
    moved_on(page, before)
    wait_for_turn(page)
    expect(page.locator(".scene .s-shown")).to_have_count(0)
    expect(page.locator(".scene .s-hot")).to_have_count(0)


def test_what_was_tapped_shows_nothing_of_the_next_question_and_the_turn_can_begin_anew(people: People) -> None:
    page = people.arrive(phone=True)
    page.context.add_cookies([{"name": "settings", "value": "autoplay=off&told=skip", "url": people.server}])
    sit(people, page, ["me", "bot", "bot"], "great_western_trail", played=up_to("move", "great_western_trail", 3))
    wait_for_turn(page)
    for _ in range(2):
        before = position(page)["ply"]
        page.locator(":is(.choices .choice:not(.offc), .choices .all):visible").first.tap()
        if page.locator("dialog .deeds").count():
            page.locator("dialog .deeds .btn").first.tap()
        assert position(page)["ply"] == before, "an answer by its own words waits for the second tap too"
        page.locator(".confirm .btn-ink").tap()
        moved_on(page, before)
        wait_for_turn(page)
        expect(page.locator(".scene .s-shown")).to_have_count(0)
        expect(page.locator(".scene .s-hot")).to_have_count(0)
    undo = page.locator("#undo").bounding_box()
    assert undo
    finger, spot = Finger(page), (undo["x"] + 10, undo["y"] + 10)
    now = position(page)
    finger.feel("touchStart", spot)
    expect(page.locator("#undo.held")).to_have_count(1)  # that was a long press
    finger.feel("touchEnd")
    page.locator("dialog .btn", has_text="Restart turn").tap()
    moved_on(page, now["ply"])
    assert position(page)["decisions"] < now["decisions"]


def test_what_lies_ready_on_a_sheet_is_played_where_turns_are_ended(people: People) -> None:
    page = people.arrive(phone=True)
    page.clock.install()
    sit(people, page, ["me", "link"], "great_western_trail", played=up_to("deliver", "great_western_trail", 2))
    wait_for_turn(page)
    end = page.locator("#end")
    expect(end).to_have_text(re.compile("^Deliver to "))
    expect(end).to_have_attribute("aria-disabled", "false")
    before = position(page)["ply"]
    page.clock.fast_forward(READ)
    end.tap()
    moved_on(page, before)
    expect(end).not_to_contain_text("Deliver to")


def test_the_sheet_of_kansas_city_opens_at_its_head(people: People) -> None:
    page = people.arrive(phone=True)
    sit(people, page, ["me", "link"], "great_western_trail", played=up_to("foresee", "great_western_trail", 2))
    wait_for_turn(page)
    head = page.locator(".scene [data-key^='sheet:foresight:1']").first
    expect(head).to_be_in_viewport()
    x, y = head.evaluate(MIDDLE)
    assert page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.s-part'))", [x, y])


# Where all stands that was in sight when it was asked first; what is shown as a preview has not shifted.
PLACES = """() => {
  const found = document.querySelectorAll(".scene [data-key], .plate, .btn, .tabs button, #board, #act, #told");
  window.stood ??= [...found].filter((one) => one.getBoundingClientRect().width);
  return window.stood.map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].join(" "));
}"""


@pytest.mark.parametrize("game", ["great_western_trail", "spike", "montana", "good_goat_bad"])
def test_a_long_press_tells_and_nothing_shifts_under_the_finger(people: People, game: str) -> None:
    page = people.arrive(phone=True)
    sit(people, page, ["me", "bot", "bot"], game, played=up_to("move", game, 3) if "trail" in game else ())
    wait_for_turn(page)
    page.keyboard.press("Escape")
    before, stood = position(page)["ply"], page.evaluate(PLACES)
    finger, tip = Finger(page), page.locator("#tip")
    keys = page.evaluate(LIT)
    assert keys
    x, y = page.locator(f"[data-key='{keys[0]}']").evaluate(MIDDLE)
    finger.feel("touchStart", (x, y))
    expect(tip).to_be_visible()
    assert page.evaluate(PLACES) == stood
    finger.feel("touchEnd")
    expect(tip).to_be_visible()  # until it is tapped away
    assert page.evaluate(PLACES) == stood
    assert position(page)["ply"] == before
    expect(page.locator(".confirm")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_plate_in_the_head_opens_what_its_player_has_until_the_next_question(people: People, phone: bool) -> None:
    page = people.arrive(phone=phone)
    sit(people, page, ["me", "bot", "bot"], "great_western_trail")
    wait_for_turn(page)
    theirs = page.locator("[data-key='mat:1']")
    own = page.locator("[data-key='mat:0']") if not phone else page.locator("[data-key='part:hand']")
    expect(theirs).to_be_hidden()
    expect(page.locator(".far .mark")).to_have_count(3)  # of the rows of the job market
    expect(page.locator(".far .now")).to_have_count(1)
    if not phone:
        page.locator("[data-key='left:0'] text").first.click()  # a pile is looked through
        expect(page.locator("dialog .large use, dialog .large rect").first).to_be_visible()
        page.keyboard.press("Escape")
    page.locator(".plate .look").nth(1).click()
    expect(theirs).to_be_visible()
    expect(own).to_be_hidden()
    before = position(page)["ply"]
    lit = page.evaluate(LIT)[0]
    if phone:
        tap(page, lit)
        page.locator(".confirm .btn-ink").tap()
    else:
        page.mouse.click(*page.locator(f"[data-key='{lit}']").evaluate(MIDDLE))
    moved_on(page, before)
    wait_for_turn(page)
    expect(theirs).to_be_hidden()


def test_an_answer_below_the_board_says_as_much_as_the_card_on_it(people: People) -> None:
    page = people.arrive(phone=True)
    sit(people, page, ["me", "link"], "good_goat_bad", played=up_to("slide", "good_goat_bad", 2))
    wait_for_turn(page)
    answer = page.locator(".choices .choice").first
    card = page.locator(".scene .s-legal[data-key^='character:']").first
    expect(card).to_be_visible()
    confirm, shown = page.locator(".confirm"), []
    for tapped in (answer, card):
        tapped.tap()
        expect(page.locator(".s-armed")).to_have_attribute("data-key", card.get_attribute("data-key") or "")
        shown.append(confirm.inner_text())
        confirm.locator(".not").tap()
    assert shown[0] == shown[1]
    assert "Slide the" in shown[0]


def test_a_turn_ends_at_one_tap_but_for_one_that_was_meant_for_what_stood_there_before(people: People) -> None:
    page = people.arrive(phone=True)
    page.clock.install()
    sit(people, page, ["me", "link", "link"], "spike", played=up_to("end", "spike", 3))
    wait_for_turn(page)
    expect(page.locator("#act .prompt")).to_have_text("Nothing else is left to do.")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    page.reload()
    end, confirm = page.locator("#end"), page.locator(".confirm")
    while end.get_attribute("aria-disabled") != "false":
        page.clock.run_for(20)
    before = position(page)["ply"]
    end.tap()
    expect(confirm).to_contain_text("Tap again")
    confirm.locator(".not").tap()
    expect(confirm).to_have_count(0)
    assert position(page)["ply"] == before
    page.clock.run_for(READ)
    end.tap()
    expect(confirm).to_have_count(0)
    page.clock.resume()
    moved_on(page, before)


def test_a_tap_too_many_on_the_keys_of_what_is_told_ends_no_turn(people: People) -> None:
    page = people.arrive(phone=True)
    page.clock.install()
    sit(people, page, ["me", "link", "link"], "spike", played=up_to("end", "spike", 3))
    wait_for_turn(page)
    before = position(page)["ply"]
    page.locator(".fold").tap()
    skip = page.locator(".told-keys button").last
    expect(skip).to_be_visible()
    page.clock.fast_forward(READ)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    skip.tap()
    page.clock.run_for(100)
    page.locator("#end").tap()
    expect(page.locator(".confirm")).to_contain_text("Tap again")
    assert position(page)["ply"] == before


def test_a_turn_can_be_taken_back_in_the_foot(people: People) -> None:
    page = people.arrive(phone=True)
    sit(people, page, ["me", "bot", "bot"], "spike", played=up_to("end", "spike", 3))
    wait_for_turn(page)
    before = position(page)
    Finger(page).tap_with_two(150, 200)
    assert position(page)["ply"] == before["ply"], "two fingers take nothing back"
    page.locator("#undo").tap()
    moved_on(page, before["ply"])
    now = position(page)
    assert now["decisions"] < before["decisions"]
    expect(page.locator("#end")).to_have_attribute("aria-disabled", "true")
    page.locator("#end").tap(force=True)
    expect(page.locator("#tip")).to_contain_text("Still open:")
    assert position(page)["ply"] == now["ply"]
    page.locator("#tip .rid").tap()  # it stays until it is tapped away, and its rule can be reached
    expect(page.locator("dialog .drawer-book .hit")).to_be_visible()
    expect(page.locator("#tip")).to_be_hidden()


def test_a_turn_that_a_cow_may_go_on_is_not_said_to_be_done_and_every_trade_is_in_sight(people: People) -> None:
    page = people.arrive(phone=True)
    sit(people, page, ["me", "bot"], "montana", played=up_to("act", "montana", 2))
    wait_for_turn(page)
    page.locator(".tabs button", has_text="Work").tap()
    hint = page.locator(".first-tap")
    for place in ("large:", "small:"):
        before = position(page)["ply"]
        page.wait_for_selector(f".scene .s-legal[data-key^='{place}']")
        tap(page, next(key for key in page.evaluate(LIT) if key.startswith(place)))
        expect(page.locator(".confirm")).to_be_visible()
        expect(hint).to_have_count(int(place == "large:"))  # said once: the second tap has played
        page.locator(".confirm .btn-ink").tap()
        moved_on(page, before)
    expect(page.locator("#act .prompt")).to_have_text("You can end your turn.")
    page.locator(".tabs button", has_text="Stock").tap()
    page.wait_for_function(f"({LIT})().length > 0")
    trades = page.evaluate(LIT)
    assert len(trades) == 9
    assert all(key.startswith("trade:") for key in trades), "nothing else is left to do"
    before = position(page)["ply"]
    for _ in range(2):
        tap(page, "trade:wheat")
    moved_on(page, before)
    expect(page.locator("[data-key='cows:0']")).to_have_text("0")


def test_the_rules_are_one_tap_away_in_the_turn_of_another(people: People) -> None:
    page = people.arrive(phone=True)
    match = random_match(abilene.load("spike", players=2), SEED)
    sit(people, page, ["me", "link"], "spike", played=list(takewhile(lambda decision: decision.seat == 0, match.made)))
    page.locator(".memo .book").tap()
    expect(page.locator("dialog .drawer-book")).to_be_visible()


def test_what_lies_below_the_board_is_drawn_to_one_of_three_heights_and_stays_there(people: People) -> None:
    page = people.arrive(phone=True)
    sit(people, page, ["me", "bot", "bot"], "montana")
    wait_for_turn(page)
    page.locator(".tabs [data-part][aria-pressed=false]").nth(1).tap()
    grip, finger = page.locator(".grip"), Finger(page)

    def high() -> float:
        """How high the part below is."""
        shown = page.locator(".scene > .s-part:not([display=none])").last
        return float(shown.get_attribute("height") or 0)

    def draw(dy: float) -> float:
        box = grip.bounding_box()
        assert box
        finger.drag(box["x"] + box["width"] / 2, box["y"] + 8, 0, dy)
        return high()

    half = high()
    peek = draw(90)
    assert peek < half
    assert draw(-20) == peek, "it stops at the nearest height"
    full = draw(-600)
    assert full >= half
    assert draw(900) == peek
    before = position(page)["ply"]
    tap(page, page.evaluate(LIT)[0])
    page.locator(".confirm .btn-ink").tap()
    moved_on(page, before)
    wait_for_turn(page)
    assert high() <= peek + 1, "the next question leaves it so"


# How many of the cities that glow lie in the window of the board.
IN_SIGHT = """() => {
  const { left, top, right, bottom } = document.querySelector("#board svg svg").getBoundingClientRect();
  const middles = [...document.querySelectorAll("[data-key^='city:'].s-legal")].map((city) => {
    const box = city.getBoundingClientRect();
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  });
  return middles.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;
}"""


def test_the_first_look_is_where_most_glows(people: People) -> None:
    page = people.arrive(phone=True)
    sit(people, page, ["me", "bot", "bot"], "spike", played=up_to("start", "spike", 3))
    wait_for_turn(page)
    assert page.evaluate(IN_SIGHT) >= 8, "not the corner of the map"


def test_what_is_told_moves_the_map_only_for_as_long(people: People) -> None:
    page = people.arrive(phone=True)
    sit(people, page, ["me", "bot", "bot"], "spike", played=up_to("action", "spike", 3))
    wait_for_turn(page)
    finger = Finger(page)
    at: tuple[float, float] = page.evaluate(EMPTY)
    for _ in range(4):
        finger.drag(*at, 150, 150)  # into a corner where nobody was
    seen = window(page)
    page.locator("#told .fold").click()
    expect(page.locator(".told-keys")).to_be_visible()
    moved = "(seen) => Number(document.querySelector('.s-part').getAttribute('viewBox').split(' ')[1]) !== seen"
    page.wait_for_function(moved, arg=seen[1])
    page.keyboard.press("Escape")
    expect(page.locator(".told-keys")).to_be_hidden()
    assert window(page) == seen
