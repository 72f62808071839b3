"""The table at every size of window: what the board gets, what can be read and clicked, and that nothing jumps."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.table import LEAST, SMALLEST, choose, ply, position, ready, sit, up_to, wait_for_turn
from tests.desk import WINDOWS, Part, parts, scales
from tools.newcomer import SPOT

GAMES: dict[str, dict[str, Any]] = {
    "great_western_trail": {},
    "spike": {},
    "montana": {},
    "good_goat_bad": {},
}
SIZES = {"1440": (1440, 900), "1280": (1280, 720), "1024": (1024, 768), "1920": (1920, 1080), "390": (390, 844)}
MEASURE = """() => {
  const holder = document.querySelector("#board");
  const area = (element) => { const { width, height } = element.getBoundingClientRect(); return width * height; };
  const parts = [...holder.querySelectorAll("svg svg")].filter((part) => part.getClientRects().length);
  const window = innerWidth * innerHeight;
  const areas = parts.map(area).sort((a, b) => b - a);
  return { board: areas[0] / window, all: areas.reduce((sum, one) => sum + one, 0) / window };
}"""

# How many answers of the list are in sight, whole.
ROWS_SHOWN = """() => {
  const list = document.querySelector(".choices").getBoundingClientRect();
  const low = Math.min(list.bottom, innerHeight);
  const rows = [...document.querySelectorAll(".choices .choice")].map((one) => one.getBoundingClientRect());
  return rows.filter(({ top, bottom, height }) => height && top >= list.top - 1 && bottom <= low + 1).length;
}"""
# What is pointed at has whole lines, none of them behind the end of the turn.
WHOLE_LINES = """() => {
  const [told, end] = [".pointed", "#end"].map((one) => document.querySelector(one).getBoundingClientRect());
  const lines = told.height / parseFloat(getComputedStyle(document.querySelector(".pointed")).lineHeight);
  return told.bottom <= end.top + 1 && lines > 1.9 && Math.abs(lines - Math.round(lines)) < 0.05;
}"""


def at(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def seated(people: People, game: str, **person: Any) -> Page:
    page = people.arrive(person.pop("lang", "en"), **person)
    sit(people, page, ["me", "bot", "bot"], game=game, options=GAMES[game])
    wait_for_turn(page)
    return page


MISSED = f"""() => {{ {SPOT}
  const shown = [...document.querySelectorAll(".scene .s-legal")].filter((one) => one.getClientRects().length);
  return shown.filter((one) => document.elementFromPoint(...spot(one))?.closest(".s-legal") !== one)
    .map((one) => one.dataset.key); }}"""


# Pixels of a unit of each part in sight.
SCALES = """() => Object.fromEntries([...document.querySelectorAll("#board .s-part")]
  .filter((part) => part.getClientRects().length).map((part) => [part.dataset.key, part.getScreenCTM().a]))"""


@pytest.mark.parametrize("game", GAMES)
def test_the_board_gets_the_window_and_whatever_glows_can_be_clicked(people: People, game: str) -> None:
    page = seated(people, game)
    drawn = page.request.get(f"/api/tables/{position(page)['table']}/scene").json()["whole"]["nodes"]
    drawing = parts((node["key"], node.get("attributes", {})) for node in drawn)
    for size, share in {"1440": 0.55, "1280": 0.55, "1024": 0.45, "1920": 0.5}.items():
        at(page, size)
        measured = page.evaluate(MEASURE)
        assert measured["board"] >= share, (size, measured)
        if size == "1440" and game != "good_goat_bad":
            assert measured["all"] >= 0.75, measured
        if len(drawing) > 1:
            check_scales(page, size, drawing)
        assert page.evaluate(MISSED) == [], size


def check_scales(page: Page, size: str, drawing: list[Part]) -> None:
    """Parts are as large as the tests of drawings reckon; where there is no room for mats, one that is opened is."""
    mat = page.locator(".desk.narrow .mats button:visible")
    if opens := mat.count():
        mat.first.click()
    shown = page.evaluate(SCALES)
    if opens:
        mat.first.click()
    width, height, _ = next(room for window, room in WINDOWS.items() if window.startswith(size))
    found = [{key: each.get(key) for key in shown} for each in scales(drawing, width, height)]
    assert any(each == pytest.approx(shown, abs=0.01) for each in found), (size, shown, found)


@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_can_be_read(people: People, game: str) -> None:
    """At two the mats of Spike are the highest; whole games of Spike and Montana look at every question."""
    page = people.arrive("fr")
    sit(people, page, ["me", "bot"], game=game, options=GAMES[game])
    wait_for_turn(page)
    for size, least in {"1440": 9.95, "1280": LEAST, "1024": LEAST}.items():
        at(page, size)
        pixels, words = page.evaluate(SMALLEST)
        assert pixels >= least, (size, words, pixels)


def test_where_few_sit_a_long_name_is_read_whole(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "link", "link"], "good_goat_bad")
    name = page.locator(".plate b").first
    name.evaluate("one => one.textContent = 'Jean-Baptiste Grenouille'")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


# Of a phone's window, what the board has of it.
SHARE = """() => {
  const part = document.querySelector("#board .s-part");
  const { width, height } = document.querySelector("#board svg").getBoundingClientRect();
  const [w, h] = part ? [part.width.baseVal.value, part.height.baseVal.value] : [width, height];
  return w * h / innerWidth / innerHeight;
}"""
FIRST_LOOK = {"great_western_trail": 0.33, "spike": 0.33, "montana": 0.33, "good_goat_bad": 0.57}


@pytest.mark.parametrize("game", GAMES)
def test_at_the_first_look_of_a_phone_the_board_has_its_share_and_can_be_read(people: People, game: str) -> None:
    page = people.arrive("en", phone=True)
    sit(people, page, ["me", "bot", "bot"], game, played=up_to("start", game, 3) if game == "spike" else ())
    wait_for_turn(page)
    share = page.evaluate(SHARE)
    assert share >= FIRST_LOOK[game], share
    pixels, words = page.evaluate(SMALLEST)
    assert pixels >= 9.95, (words, pixels)


@pytest.mark.parametrize("asked", ["give", "end"])
def test_a_phone_comes_as_close_where_nothing_on_the_board_is_asked(people: People, asked: str) -> None:
    page = people.arrive("en", phone=True)
    sit(people, page, ["me", "link", "link"], "spike", played=up_to(asked, "spike", 3))
    pixels, words = page.evaluate(SMALLEST)
    assert pixels >= 9.95, (words, pixels)


def test_a_drawer_folds_away_and_what_glows_needs_no_button_for_all_answers_are_one_key_away(people: People) -> None:
    page = seated(people, "great_western_trail")
    expect(page.locator("#log")).to_be_hidden()
    board = page.locator("#board svg svg").first
    before = board.bounding_box()
    for key, pane in (("l", "#log"), ("c", "#said"), ("p", "#seats")):
        page.keyboard.press(key)
        expect(page.locator(pane)).to_be_visible()
        assert board.bounding_box() == before, "the drawer moved the board"
    page.keyboard.press("p")
    expect(page.locator("#seats")).to_be_hidden()
    answers = page.locator(".choices .choice:not(.offc)")
    assert page.locator(".scene .s-legal").count()
    expect(answers.first).to_be_hidden()
    for size in ("1440", "1280", "1024"):
        at(page, size)
        stood = furniture(page)
        page.keyboard.press("a")
        expect(answers.first).to_be_visible()
        expect(answers.first).to_be_focused()
        assert furniture(page) == stood, "the list of answers moved the question"
        rows = page.evaluate(ROWS_SHOWN)
        assert rows >= min(8, answers.count()), f"{rows} answers in sight at {size}"
        page.keyboard.press("Escape")
        expect(answers.first).to_be_hidden()
    page.keyboard.press("a")
    expect(answers.first).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.table[data-ply]:not([data-ply="{0}"])')


def furniture(page: Page) -> dict[str, Any]:
    """Where everything of the question stands that is there for every one of them."""
    things = ("#act .prompt", "#end", "#first", "#undo", "#restart", "#answers")
    return {thing: page.locator(thing).bounding_box() for thing in things}


def test_the_rows_of_the_question_keep_their_places_and_whole_lines(people: People) -> None:
    page = seated(people, "great_western_trail")
    row = ("#end", "#first", "#undo", "#restart")
    before = {one: page.locator(one).bounding_box() for one in row}
    for _ in range(2):
        choose(page)
        wait_for_turn(page)
        assert {one: page.locator(one).bounding_box() for one in row} == before
    for size in ("1280", "1440"):
        at(page, size)
        page.locator(".pointed").evaluate("(one) => { one.textContent = 'a sentence that is long '.repeat(30); }")
        page.wait_for_function(WHOLE_LINES)


# The question and what stands below it are whole: nothing of them is scrolled away or behind the answers.
WHOLE = """() => {
  const asked = document.querySelector(".act .ask");
  return asked.scrollHeight <= asked.clientHeight + 1 && document.querySelector(".prompt").getClientRects().length > 0;
}"""
# A long question, with an answer that has a button because nothing on the board stands for it.
LONG_QUESTION = """() => {
  document.querySelector(".prompt").textContent = "Three lines of it are asked here, and each of them is read at once?";
  const answer = Object.assign(document.createElement("button"), { className: "choice bare", textContent: "No" });
  document.querySelector(".choices").append(answer);
}"""


@pytest.mark.parametrize("size", ["1280", "1440"])
def test_a_long_question_is_whole_above_an_answer_that_is_a_button(people: People, size: str) -> None:
    page = seated(people, "great_western_trail")
    page.evaluate(LONG_QUESTION)
    at(page, "1024")
    at(page, size)
    page.wait_for_function(WHOLE)


def test_what_is_pointed_at_is_named_once(people: People) -> None:
    page = seated(people, "great_western_trail")
    page.locator(".scene [data-key='neutral:B'].s-legal").hover()
    expect(page.locator(".pointed")).to_contain_text("uilding B")
    assert page.locator(".pointed").inner_text().count("uilding B") == 1


def test_the_turn_can_be_begun_anew(people: People) -> None:
    page = people.arrive("en")
    sit(people, page, ["me", "bot"], "great_western_trail", played=up_to("use", "great_western_trail", 2))
    ready(page)
    began = page.locator("#act .prompt").inner_text()
    choose(page)
    before = ply(page)
    page.keyboard.press("Control+Shift+Z")
    page.wait_for_selector(f'.table[data-ply]:not([data-ply="{before}"])')
    assert page.locator("#act .prompt").inner_text() == began or page.locator("#restart.stopped").is_visible()


# What of the question reaches out of its frame, or over what stands beside it, or holds words that it cuts.
ASTRAY = """() => {
  const act = document.querySelector("#act");
  const frame = act.getBoundingClientRect();
  const shown = [...act.querySelectorAll(".prompt, .memo > *, .pointed, .btn, .choice")].filter((one) =>
    one.getClientRects().length && getComputedStyle(one).visibility !== "hidden");
  const boxes = shown.map((one) => [one, one.getBoundingClientRect()]);
  const named = ([one]) => one.id || one.className;
  const out = boxes.filter(([, { left, top, right, bottom }]) => left < frame.left - 1 || right > frame.right + 1
    || top < frame.top - 1 || bottom > frame.bottom + 1);
  const cut = boxes.filter(([one]) => one.matches(".btn") && one.scrollWidth > one.clientWidth + 1);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const over = boxes.flatMap(([one, a], n) => boxes.slice(n + 1).filter(([, b]) => meet(a, b)).map(([other]) =>
    one.contains(other) ? "" : `${one.id || one.className} ${other.id || other.className}`)).filter(Boolean);
  return { out: out.map(named), cut: cut.map(named), over };
}"""


@pytest.mark.parametrize("text", ["100", "130"])
@pytest.mark.parametrize("game", GAMES)
def test_the_question_keeps_to_its_frame_whatever_the_size_of_its_type(people: People, game: str, text: str) -> None:
    page = people.arrive("fr")
    settings = {"name": "settings", "value": f"told=skip&text={text}", "url": people.server}
    page.context.add_cookies([settings])  # type: ignore[list-item]
    sit(people, page, ["me", *["bot"] * 3], game=game, options=GAMES[game])
    wait_for_turn(page)
    for size in ("1440", "1280", "1024"):
        at(page, size)
        assert page.evaluate(ASTRAY) == {"out": [], "cut": [], "over": []}, size


def test_on_a_tablet_what_players_have_stands_one_below_the_other_and_opens_beside_the_question(people: People) -> None:
    page = seated(people, "great_western_trail")
    at(page, "1024")
    tabs, shut = page.locator(".mats .whose"), page.locator(".mats .shut")
    expect(tabs).to_have_count(3)
    assert tabs.first.locator(".figure").all_inner_texts() == ["1", "1", "1"]
    boxes = [box for tab in tabs.all() if (box := tab.bounding_box())]
    assert len({box["x"] for box in boxes}) == 1
    expect(shut).to_be_hidden()
    tabs.nth(1).click()
    boxes = [box for tab in tabs.all() if (box := tab.bounding_box())]
    assert len({box["y"] for box in boxes}) == 1, "its tabs stand above it"
    shut.click()
    expect(shut).to_be_hidden()
    tabs.first.click()
    choose(page)
    wait_for_turn(page)
    expect(shut).to_be_hidden()  # the next question needs the board
