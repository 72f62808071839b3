"""What can be chosen is in sight and can be hit, on every screen; nothing jumps, nothing lies over the question."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.table import moved_on, position, said, sit, up_to, wait_for_turn, without_page
from tests.browser.test_great_western_trail import decide as click

GAMES = ["great_western_trail", "spike", "montana", "good_goat_bad"]
SIZES = {"1440": (1440, 900), "1280": (1280, 720), "1024": (1024, 768), "390": (390, 844)}
WATCH = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shifted += one.value; })
    .observe({ type: "layout-shift", buffered: false });
}"""
# What glows, has its middle within the window of its part, and yet cannot be hit by a pointer anywhere.
MISSED = """() => {
  const window = (part) => {
    const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => Number(part.getAttribute(name)));
    const matrix = part.ownerSVGElement.getScreenCTM();
    const [a, b] = [new DOMPoint(x, y), new DOMPoint(x + w, y + h)].map((at) => at.matrixTransform(matrix));
    return [a.x, a.y, b.x, b.y];
  };
  const missed = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const part = one.closest("svg.s-part");
    const [a, b, c, d] = part ? window(part) : [0, 0, innerWidth, innerHeight];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < a || x > c || y < b || y > d) return false;
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98];
    const points = parts.flatMap((m) => parts.map((n) => [left + m * (right - left), top + n * (bottom - top)]));
    return !points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".s-legal") === one);
  };
  const shown = [...document.querySelectorAll(".scene .s-legal")].filter((one) => one.getClientRects().length);
  return shown.filter(missed).map((one) => one.dataset.key);
}"""
NOTICE = """async () => {
  const { src } = document.querySelector('script[src*="table.js"]');
  const { toast } = await import(src.replace("table.js", "dom.js"));
  toast("Something that takes a whole line to say, and then some more of it to be sure");
}"""
LAMPS_OVER_LIT = """() => {
  const boxes = (found) => [...document.querySelectorAll(found)].filter((one) => one.getClientRects().length)
    .map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes(".lamp").filter((lamp) => boxes(".scene .s-legal, .mini, .zooms").some((lit) => meet(lamp, lit))).length;
}"""


# Plates of the head that something lies over, and where all of them are.
PLATES = """() => {
  const plates = [...document.querySelectorAll(".plates .plate")].map((one) => [one, one.getBoundingClientRect()]);
  const covered = plates.filter(([one, { left, top, width, height }]) => [0.05, 0.5, 0.95].some((part) =>
    !one.contains(document.elementFromPoint(left + part * width, top + height / 2))));
  return [covered.length, plates.flatMap(([, { left, top, right, bottom }]) => [left, top, right, bottom])];
}"""


def at(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def settle(page: Page) -> None:
    """Let what follows a picture be drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def decide(people: People, page: Page) -> None:
    """Somebody decides without the page, and it is asked again."""
    send(people, page)
    wait_for_turn(page)
    settle(page)


def send(people: People, page: Page) -> None:
    """Somebody decides without the page, which hears of it: nothing that happens then comes from a hand on it."""
    now = position(page)
    choice = {"ply": now["ply"], "choice": now["options"][0]["choice"]}
    with without_page(people, page) as player:
        said(player.post(f"/api/tables/{now['table']}/choices", json=choice))
    moved_on(page, now["ply"])


def scale(page: Page) -> float:
    """Pixels of a unit of the board."""
    found: float = page.evaluate("() => document.querySelector('#board svg svg').getScreenCTM().a")
    return found


def overlap(page: Page, one: str, other: str) -> bool:
    a, b = (page.locator(found).bounding_box() for found in (one, other))
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def check_plates(page: Page, stood: list[float]) -> None:
    """They are where they stood at this size when it was looked at first, and nothing lies over them."""
    covered, stand = page.evaluate(PLATES)
    assert not covered, "something lies over a plate"
    stood += stand if not stood else []
    assert stand == pytest.approx(stood, abs=1), "a plate is wider for what is earned"


class Shifts:
    """What jumps in a turn that is played and told at several sizes, which take turns."""

    def __init__(self, page: Page, sizes: Sequence[str]) -> None:
        self.page = page
        self.next = cycle(sizes)
        self.of: Counter[str] = Counter()
        self.size = next(self.next)
        at(page, self.size)
        page.evaluate("window.shifted = 0")

    def go_on(self) -> None:
        """What comes next happens at the next size."""
        self.all()
        size = next(self.next)
        if size != self.size:
            self.size = size
            at(self.page, size)
            self.page.evaluate("window.shifted = 0")

    def all(self) -> Counter[str]:
        """How much has jumped, by size."""
        self.of[self.size] += self.page.evaluate("const jumped = window.shifted; window.shifted = 0; jumped")
        return self.of


@pytest.mark.parametrize("sizes", [("1440", "1280", "1024"), ("390",)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_few_turns_at_every_size(people: People, game: str, sizes: tuple[str, ...]) -> None:
    page = people.arrive(phone="390" in sizes, painted=True)  # what is not seen does not shift
    page.context.add_cookies([{"name": "settings", "value": "autoplay=off&told=skip", "url": people.server}])
    sit(people, page, ["me", "bot", "bot"], game=game)
    wait_for_turn(page)
    page.evaluate(WATCH)
    for size in sizes:
        at(page, size)
        close = scale(page)
        page.evaluate("window.shifted = 0")
        for _ in range(6 if size == "390" else 2):
            assert page.evaluate(MISSED) == [], size
            assert page.evaluate(LAMPS_OVER_LIT) == 0, size
            decide(people, page)
        assert page.evaluate("window.shifted") < 0.05, (size, page.locator("#act .prompt").inner_text())
        if size == "390" and page.locator(".scene.parted").count() and close > 0.6:
            assert scale(page) == pytest.approx(close), "the board changed its scale with the question"
        page.evaluate(NOTICE)
        assert not overlap(page, ".toast", "#act .prompt"), size
    names = page.locator(".plate b").all_inner_texts()
    assert names == ["Ann", "Buck", "Clementine"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_in_a_turn_of_real_clicks_and_while_the_others_are_told(people: People, game: str) -> None:
    page = people.arrive(told="steps", painted=True)
    sit(people, page, ["me", "bot", "bot"], game=game)
    page.evaluate(WATCH)
    for sizes in (("1440", "1280", "1024"), ("390",)):
        shifts = Shifts(page, sizes)
        telling = page.locator(".table.telling")
        while not telling.count():
            wait_for_turn(page)
            if telling.count():
                break  # the last of it is still in sight
            shifts.go_on()
            if len(sizes) > 1:
                click(page)
            else:
                send(people, page)
            settle(page)
        shifts.go_on()
        stood: dict[str, list[float]] = {}
        while telling.count():
            check_plates(page, stood.setdefault(shifts.size, []))
            page.keyboard.press("]")
            settle(page)
            if telling.count():
                check_plates(page, stood[shifts.size])
                shifts.go_on()
        wait_for_turn(page)
        assert shifts.all() == {size: pytest.approx(0, abs=0.05) for size in sizes}


def test_a_lamp_at_the_edge_leads_to_what_glows_beyond_it(people: People) -> None:
    page = people.arrive()
    north = {"rails_to_the_north": True}
    sit(people, page, ["me", "bot"], "great_western_trail", north, up_to("use", "great_western_trail", 2, **north))
    wait_for_turn(page)
    settle(page)
    page.locator("#half").click()  # the other half of the board, and closer
    for _ in range(3):
        page.keyboard.press("+")
    lamp = page.locator(".lamp").first
    expect(lamp).to_have_text(re.compile(r"^\d+ places?$"))
    side = lamp.get_attribute("data-side")
    lamp.click()
    expect(page.locator(f".lamp[data-side={side}]")).to_have_count(0)  # there may be others now, elsewhere
    assert page.evaluate(MISSED) == []


def test_zoom_wherever_the_focus_is_and_a_ring_that_nothing_clips(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "bot"], "great_western_trail")
    wait_for_turn(page)
    whole = scale(page)
    page.locator("#act .prompt").focus()
    page.keyboard.press("+")
    assert scale(page) == pytest.approx(1.25 * whole)
    page.keyboard.press("-")
    page.locator("#restart, #undo, .spine button").first.focus()
    page.keyboard.press("+")
    page.keyboard.press("0")
    assert scale(page) == pytest.approx(whole)
    for lit in page.locator(".scene .s-legal").all()[:6]:
        page.keyboard.press("Tab")
        lit.focus()
        settle(page)
        ring, box = page.locator(".ring").bounding_box(), page.locator("#board").bounding_box()
        assert ring is not None
        assert box is not None
        assert ring["x"] >= box["x"]
        assert ring["y"] >= box["y"]
        assert ring["x"] + ring["width"] <= box["x"] + box["width"]
        assert ring["y"] + ring["height"] <= box["y"] + box["height"]
    page.keyboard.press("?")
    keys = " ".join(page.locator("dialog .keys kbd").all_inner_texts())
    for key in ("F", "+ − 0", "Z · Shift Z", "L C P", "N", "M"):
        assert key in keys


def test_the_side_folds_and_this_device_remembers(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "bot"], "great_western_trail")
    wait_for_turn(page)
    board = page.locator("#board svg svg").first
    open_ = board.evaluate("(part) => part.width.baseVal.value * part.height.baseVal.value")
    unit = scale(page)
    page.keyboard.press("f")
    settle(page)
    if page.locator(".desk.folded").count() == 0:  # the question is about the hand: the side is there for it
        decide(people, page)
    assert scale(page) > 1.03 * unit
    assert board.evaluate("(part) => part.width.baseVal.value * part.height.baseVal.value") > open_
    expect(page.locator("#act .prompt")).to_be_visible()
    assert not overlap(page, "#act", "#board svg svg:first-of-type")
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".desk.folded")).to_have_count(1)
    page.keyboard.press("f")
    expect(page.locator(".desk.folded")).to_have_count(0)


def test_the_small_map_the_thumb_and_what_a_tap_does(people: People) -> None:
    page = people.arrive(phone=True)
    page.context.add_cookies([{"name": "settings", "value": "hand=left&text=115&told=skip", "url": people.server}])
    four = ["me", "bot", "bot", "bot"]
    sit(people, page, four, "great_western_trail", played=up_to("move", "great_western_trail", 4))
    wait_for_turn(page)
    settle(page)
    small = page.locator(".mini")
    expect(small).to_be_visible()
    box = small.bounding_box()
    assert box is not None
    assert box["width"] == pytest.approx(92, abs=4)
    building = page.locator("[data-key^='building:']").first.bounding_box()
    assert building is not None
    assert building["height"] >= 44
    zooms = page.locator(".zooms").bounding_box()
    assert zooms is not None
    assert zooms["x"] < 60, "the buttons are on the side of the thumb"
    seen = page.locator("#board svg svg").first.get_attribute("viewBox") or ""
    left, top, *_ = (float(number) < 300 for number in seen.split())  # the far corner is another place
    across, down = (0.93 if near else 0.07 for near in (left, top))
    page.touchscreen.tap(box["x"] + across * box["width"], box["y"] + down * box["height"])
    settle(page)
    assert page.locator("#board svg svg").first.get_attribute("viewBox") != seen
    expect(page.locator("#tip")).to_be_hidden()  # the tap was the map's, though it may have left its corner since
    expect(page.locator(".lamp").first).to_be_visible()
    page.locator(".lamp").first.tap()
    settle(page)
    assert page.evaluate(MISSED) == []
    for plate in page.locator(".plate").all():
        assert plate.locator(".figure").inner_text().isdigit()  # money, beside its pictogram
        assert plate.locator("b").evaluate("(name) => name.scrollWidth <= name.clientWidth + 8")


def test_new_table_on_a_phone(people: People) -> None:
    page = people.arrive(phone=True)
    page.goto("/new?game=great_western_trail")
    opens = page.locator("#plan button[type=submit]")
    expect(opens).to_be_in_viewport()
    first = page.locator("#s1-line")
    expect(first).to_have_text("Great Western Trail")
    expect(page.locator(".gms")).to_be_hidden()
    first.tap()
    expect(page.locator(".gms")).to_be_visible()
    expect(first).to_have_attribute("aria-expanded", "true")
    page.locator("#s3-line").tap()  # it was open: a name is needed
    expect(page.locator("#me-name")).to_be_hidden()
    opens.tap()
    expect(page.locator("#me-name")).to_be_visible()
    page.fill("#me-name", "Ann")
    opens.tap()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("size", ["1440", "1280", "1024"])
def test_what_takes_back_and_what_ends_the_turn_stay_within_the_window_beside_an_answer_that_is_a_button(
    people: People, size: str
) -> None:
    north = {"rails_to_the_north": True}
    page = people.arrive(light="dark", painted=True)
    sit(
        people,
        page,
        ["me", "bot"],
        game="great_western_trail",
        options=north,
        played=up_to("store", "great_western_trail", 2, **north),
    )
    at(page, size)
    expect(page.locator("#act .choice:not(.on-board)")).to_have_count(1)
    for found in ("#end", "#undo", "#act .choice:not(.on-board)"):
        box = page.locator(found).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SIZES[size][1], found
        assert not overlap(page, found, "#act .prompt"), found
