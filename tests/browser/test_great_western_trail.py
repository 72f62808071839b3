"""Great Western Trail at the table: one person plays by clicks, in each edition, with two bots at the end."""

import httpx
import pytest
from playwright.sync_api import Page, expect

import abilene
from abilene.server.pages.look import signed
from tests.browser.conftest import People
from tests.browser.table import (
    all_answers,
    all_but,
    choose,
    choose_on_board,
    look_at,
    moved_on,
    play_up_to_the_end,
    ply,
    sit,
    up_to,
    wait_for_turn,
)
from tests.browser.test_pages import faults
from tools.newcomer import SPOT

GAME = "great_western_trail"


NEXT = (
    """() => {
  """
    + SPOT
    + """
  const passing = document.querySelector(".choices [data-choice='-1']:not(.on-board)");
  const far = (element) => Math.max(...(element.dataset.plan ?? element.dataset.choices).split(" ").map(Number));
  const shown = [...document.querySelectorAll(".scene .s-legal")].filter((one) => one.getClientRects().length);
  const name = (element) => element.dataset.pick.split("=")[0];
  const picks = shown.filter((one) => one.dataset.pick);
  const picked = picks.filter((one) => one.matches(".s-sel")).map(name);
  const glowing = shown.filter((one) => !one.dataset.pick).sort((a, b) => far(b) - far(a));
  const tile = picks.find((one) => name(one).startsWith("foresee") && !picked.includes(name(one)));
  const stands = ".act .stands:not([hidden], [aria-disabled=true])";
  const button = document.querySelector(`.choices .choice:not(.offc), ${stands}`);
  const missing = document.querySelector(".scene [data-key='sheet:missing']") && tile;
  const next = missing || passing || glowing[0] || button;
  next.scrollIntoView({ block: "nearest" });
  return [next === glowing[0], missing ? next.dataset.pick : "", ...spot(next)];
}"""
)


def decide(page: Page) -> bool:
    """Hurry to Kansas City: pass where one may, else click what glows farthest along (True), else the first button."""
    before = ply(page)
    glowed, pick, x, y = page.evaluate(NEXT)
    page.mouse.click(x, y)
    if pick:  # nothing is played by that
        expect(page.locator(f".scene [data-pick='{pick}'].s-sel").first).to_be_attached()
        return decide(page)
    if glowed and page.locator(".menu").count():
        page.locator(".menu [role=menuitem]").first.click()
    moved_on(page, before)
    return bool(glowed)


BOTS = ["me", "bot:random", "bot:random"]


def test_a_person_and_two_bots_play_a_whole_game(people: People, api: httpx.Client) -> None:
    ann = people.arrive("fr")
    table, clicked = play_up_to_the_end(people, ann, BOTS, GAME, {"edition": "2"})
    assert len(clicked) == 20
    play_to_the_end(ann)
    check_the_end(ann, api, table, edition=2)


def test_a_person_and_two_bots_end_a_game_of_the_first_edition(people: People, api: httpx.Client) -> None:
    ann = people.arrive("en")
    table = sit(people, ann, BOTS, GAME, {"edition": 1}, all_but(30, GAME, 3, edition=1))
    assert play_to_the_end(ann) > 2
    check_the_end(ann, api, table, edition=1)


def play_to_the_end(page: Page) -> int:
    """How many of this page's decisions were something that glowed."""
    glowed = 0
    while wait_for_turn(page):
        glowed += decide(page)
    return glowed


def check_the_end(ann: Page, api: httpx.Client, table: str, *, edition: int) -> None:
    """The scores, at the table and on the score sheet, are those of the journal."""
    match = abilene.replay(api.get(f"/api/tables/{table}/journal").text)
    assert match.game.options["edition"] == edition
    assert match.state.over
    scores = match.state.scores()
    expect(ann.locator("#seats .clk b")).to_have_text([signed(score) for score in scores])
    ann.goto(f"/t/{table}/score")
    expect(ann.locator(".led .tot")).to_have_text([signed(score) for score in sorted(scores, reverse=True)])
    expect(ann.locator(".led tbody tr")).to_have_count(11)
    expect(ann.locator("#plot .run")).to_have_count(3)
    expect(ann.locator("#curves input")).to_have_count(2)


# ------------------------------------------------------------------ the parts of the drawing


def window(page: Page) -> list[float]:
    """What of the board is seen: left, top, width, height."""
    return [float(number) for number in (page.locator(".s-part").first.get_attribute("viewBox") or "").split()]


def below(page: Page) -> list[str]:
    """The tab that is on, and which parts besides the board are seen."""
    on = page.locator(".tabs [data-part][aria-pressed=true] span").all_inner_texts()
    seen = [part for part in page.locator(".s-part").all()[1:] if part.is_visible()]
    return [*on, *(part.get_attribute("data-part") or "" for part in seen)]


def at_its_turn(people: People, *, phone: bool) -> Page:
    page = people.arrive(phone=phone)
    sit(people, page, ["me", "bot", "bot"], GAME)
    wait_for_turn(page)
    return page


def at_its_move(people: People, page: Page) -> Page:
    """The herder stands on the trail and is about to move."""
    sit(people, page, ["me", "bot", "bot"], GAME, played=up_to("move", GAME, 3))
    wait_for_turn(page)
    assert "Move your" in page.locator("#act .prompt").inner_text()
    return page


def test_on_a_wide_screen_the_board_is_zoomed_and_the_rest_stays(people: People) -> None:
    page = at_its_turn(people, phone=False)
    assert window(page) == [0, 0, 1400, 1000]
    mat = page.locator(".s-part[data-key^='part:mat']").first.bounding_box()
    box = page.locator(".s-part").first.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.wheel(0, -400)
    expect(page.locator("#fit")).to_be_visible()
    left, top, width, height = window(page)
    assert 600 < width < 1000
    assert width / height == pytest.approx(1.4, abs=0.001)
    page.mouse.down()
    page.mouse.move(middle[0] + 60, middle[1] + 40, steps=4)
    page.mouse.up()
    moved = window(page)
    assert moved[0] < left
    assert moved[1] < top
    choose(page)  # what the server draws next leaves the window alone
    assert window(page)[2:] == pytest.approx([width, height])
    assert page.locator(".s-part[data-key^='part:mat']").first.bounding_box() == mat
    page.mouse.move(*middle)
    for _ in range(9):
        page.mouse.wheel(0, -400)
    assert window(page)[2] == pytest.approx(1400 / 3, abs=0.1)
    page.click("#fit")
    assert window(page) == [0, 0, 1400, 1000]
    page.mouse.dblclick(middle[0], middle[1] + 20)
    assert window(page)[2] == pytest.approx(700)
    page.locator(".scene [tabindex]").first.focus()
    page.keyboard.press("0")
    assert window(page) == [0, 0, 1400, 1000]


def test_on_a_phone_the_board_shows_what_can_be_chosen_and_one_part_below(people: People) -> None:
    page = at_its_turn(people, phone=True)
    first = page.locator(".s-part").first
    glowing = first.locator(".s-legal")
    width = window(page)[2]
    assert width < 1000
    heights = sorted(box["height"] for one in glowing.all() if (box := one.bounding_box()))
    assert heights[len(heights) // 2] > 43
    assert below(page) == ["Hand", "Hand"]
    page.tap(".tabs [data-part='part:players']")
    assert below(page) == ["Players", "Players"]
    before = page.locator(".s-part[data-key='part:players']").bounding_box()
    assert before
    page.tap("#more")
    assert window(page)[2] < width
    page.tap("#less")
    page.tap("#less")
    assert window(page)[2] > width
    page.tap("#fit")
    assert window(page)[2] >= 1400
    page.tap(".tabs [data-tab=log]")
    expect(page.locator("#log")).to_be_visible()
    mat = page.locator(".tabs [data-part^='part:mat']")
    mat.tap()
    expect(page.locator("#log")).to_be_hidden()
    height = page.locator(".s-part[data-key^='part:mat']").first.get_attribute("height")
    mat.tap()  # once more, and it gets more room
    assert float(page.locator(".s-part[data-key^='part:mat']").first.get_attribute("height") or 0) > float(height or 0)


def tap_first(page: Page) -> None:
    """Tap the first answer, in the list of all of them where it is on the board."""
    before = ply(page)
    page.locator(":is(.choices .choice:not(.offc), .choices .all, #end:not([aria-disabled=true])):visible").first.tap()
    if page.locator("dialog .deeds").count():
        page.locator("dialog .deeds .btn").first.tap()
    if page.locator(".confirm").count():  # what ends a turn needs no second tap
        page.locator(".confirm .btn-ink").tap()
    moved_on(page, before)


def test_on_a_phone_a_question_brings_its_own_tab(people: People) -> None:
    page = people.arrive(phone=True)
    on = page.locator(".tabs [data-part][aria-pressed=true]")
    for question, tab in (("auxiliary", "part:mat:0"), ("discard", "part:hand")):
        sit(people, page, ["me", "bot", "bot"], GAME, played=up_to(question, GAME, 3))
        assert wait_for_turn(page)
        expect(on).to_have_attribute("data-part", tab)
        page.tap(".tabs [data-part='part:players']")  # the player's own switch wins until the next question
        assert below(page)[0] == "Players"
    for _ in range(9):
        tap_first(page)
        assert wait_for_turn(page)
        lit = page.locator(".s-part:not([data-key='part:board'])", has=page.locator(".s-legal")).all()
        if keys := [part.get_attribute("data-key") for part in lit]:
            assert on.get_attribute("data-part") in keys
            return
    raise AssertionError("no question is about what lies below the board")


@pytest.mark.parametrize(("light", "phone"), [("light", False), ("dark", True)])
def test_nothing_of_it_shuts_anybody_out(people: People, light: str, phone: bool) -> None:
    page = people.arrive("fr", light=light, phone=phone)
    table = sit(people, page, ["me", "bot", "bot"], GAME)
    wait_for_turn(page)
    found = faults(page)
    for opener in ("[data-deed=standing]", ".why"):
        if phone and "standing" in opener:
            look_at(page, "seats")
        while not page.locator(f"{opener}:visible").count():
            if phone:
                tap_first(page)
            else:
                (choose_on_board if page.locator(".scene .s-legal").count() else choose)(page)
            wait_for_turn(page)
        page.click(f"{opener}:visible")
        page.wait_for_selector(opened := "dialog[open], #tip:not([hidden])")
        found += faults(page, opened)
        page.keyboard.press("Escape")
        if phone:
            page.tap(".tabs [data-part]")
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".scene .s-part")
    assert found + faults(page) == []


# ------------------------------------------------------------------ what would come of it


def test_the_way_and_its_toll_are_shown_before_the_herder_moves(people: People) -> None:
    page = at_its_move(people, people.arrive())
    shown = page.locator(".scene [data-preview].s-shown")
    expect(shown).to_have_count(0)
    target = page.locator(".s-part").first.locator(".s-legal").last
    target.hover()
    expect(shown.first).to_be_visible()
    previewed = (shown.first.get_attribute("data-preview") or "").split()
    assert set(previewed) & set((target.get_attribute("data-choices") or "").split())
    page.mouse.move(5, 5)
    expect(shown).to_have_count(0)
    all_answers(page)
    page.locator(f".choices [data-choice='{previewed[0]}']").focus()
    expect(shown.first).to_be_visible()
    before = ply(page)
    target.click()  # whoever has a pointer has seen it
    moved_on(page, before)


def test_a_first_tap_shows_and_a_second_one_plays(people: People) -> None:
    page = at_its_move(people, people.arrive(phone=True))
    shown = page.locator(".scene [data-preview].s-shown")
    before = ply(page)
    place = page.locator("[data-key='part:board'] .s-legal:visible").first
    place.tap()
    expect(shown).not_to_have_count(0)
    page.locator(".confirm .not").tap()
    expect(shown).to_have_count(0)
    expect(page.locator(".confirm")).to_have_count(0)
    assert ply(page) == before
    place.tap()
    page.locator(".confirm .btn-ink").tap()
    moved_on(page, before)


def test_a_click_on_something_illegal_says_which_rule_forbids_it(people: People) -> None:
    page = at_its_turn(people, phone=False)
    page.locator(".scene [data-key='space:A-1']").click()
    expect(page.locator("#tip")).to_contain_text("neutral building")
    expect(page.locator("#tip .rid")).to_have_text("GWT-TURN-3")
    expect(page.locator("#act .why")).to_have_count(0)  # nobody means a place without a building: no list has it


@pytest.mark.parametrize("phone", [False, True])
def test_pieces_glide_over_the_board_to_where_they_go(people: People, phone: bool) -> None:
    page = people.arrive(phone=phone, motion="no-preference")
    page.add_init_script(
        """{
          const animate = Element.prototype.animate;
          window.glided = [];
          Element.prototype.animate = function (frames, timing) {
            if (frames[0].translate) window.glided.push(this.dataset.key);
            return animate.call(this, frames, timing);
          };
        }"""
    )
    at_its_move(people, page)
    page.evaluate("window.glided.length = 0")
    tap_first(page) if phone else choose(page)
    page.wait_for_function("window.glided.includes('herder:0')")


BADGES = ".scene [data-key^='badge:']:not([data-key*='.'])"


def test_a_herder_rides_along_the_trail(people: People) -> None:
    page = people.arrive(motion="no-preference")
    page.add_init_script(
        """{
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            if (this.dataset.key === "herder:0" && frames[0].translate) window.rode = frames.length;
            return animate.call(this, frames, timing);
          };
        }"""
    )
    at_its_move(people, page)
    badges = {str(one.get_attribute("data-key")): one.text_content() for one in page.locator(BADGES).all()}
    far = max(badges, key=lambda key: int(badges[key] or 0))  # by how many steps it is away
    page.locator(f".scene [data-key='{far.removeprefix('badge:')}']").click()
    page.wait_for_function("() => window.rode")
    assert page.evaluate("window.rode") > 2, "place by place, not straight"
