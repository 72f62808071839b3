"""Nothing is played that was not meant: by a click too many, a key held down, or what can be read in part only."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SEED, People
from tests.browser.table import moved_on, ply, position, ready, said, sit, up_to, wait_for_turn, without_page

DECK = ".scene .s-legal[data-key='deck']"
NAMES = ("Maximilienne Aubertin", "Maximilienne Auberval", "Buck", "Clementine")

TOPS = "all => all.map((one) => one.getBoundingClientRect().top)"


def middle(page: Page, what: str) -> tuple[float, float]:
    """Where the middle of a thing is."""
    box = page.locator(what).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drawing(people: People) -> Page:
    """Ann draws cards: after the first one, another can be drawn from the same pile."""
    page = people.arrive()
    sit(people, page, ["me", "link"], "spike", played=up_to("draw", "spike", 2))
    wait_for_turn(page)
    return page


def on_its_way(page: Page) -> bool:
    """Whether something that was chosen is on its way."""
    return page.get_attribute("#act", "aria-busy") == "true"


def test_the_second_click_of_a_double_click_is_meant_for_what_was_there_at_the_first(people: People) -> None:
    page = drawing(people)
    x, y = middle(page, DECK)
    before = ply(page)
    page.mouse.click(x, y)
    moved_on(page, before)
    wait_for_turn(page)
    expect(page.locator(DECK)).to_be_visible()  # the second card may come from there, too
    before = ply(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    assert not on_its_way(page)
    page.mouse.click(x, y)
    moved_on(page, before)


def test_a_key_that_is_held_down_is_meant_once(people: People) -> None:
    page = drawing(people)
    page.locator(DECK).focus()
    before = ply(page)
    page.keyboard.down("Enter")
    moved_on(page, before)
    wait_for_turn(page)
    page.locator(DECK).focus()
    before = ply(page)
    page.keyboard.down("Enter")
    assert not on_its_way(page)
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    moved_on(page, before)


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_no_two_names_are_cut_alike_and_each_can_be_read_whole(people: People, width: int) -> None:
    page = people.arrive(phone=width == 390)
    page.set_viewport_size({"width": width, "height": 844 if width == 390 else 768})
    with without_page(people, page) as ann:
        said(ann.post("/api/people/guest", json={"name": NAMES[0]}))
        seats = [{"kind": "local" if number else "me", "name": name} for number, name in enumerate(NAMES)]
        plan = {"game": "montana", "players": 4, "seats": seats, "seed": SEED, "visibility": "public"}
        table = said(ann.post("/api/tables", json=plan))["table"]
    page.goto(f"/t/{table}")  # as somebody who looks on
    ready(page)
    plates = page.locator(".plate")
    shown = plates.locator("b").all_text_contents()
    assert len(set(shown)) == len(NAMES)
    for number, name in enumerate(NAMES):
        if shown[number] != name:
            assert "…" in shown[number]
            plates.locator(".look").nth(number).click()
            expect(page.locator("#tip")).to_have_text(name)
    assert "Buck" in shown
    assert (width == 390) == ("…" in shown[0]) or width == 1440
    for b in plates.locator("b").all():
        assert b.evaluate("b => b.scrollWidth <= b.clientWidth + 1")


def test_enter_frames_no_word_of_who_is_thinking(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "link"], played=up_to("declare", "good_goat_bad", 2))
    wait_for_turn(page)
    before = ply(page)
    page.keyboard.press("Tab")
    page.locator(".scene .s-legal").first.focus()
    page.keyboard.press("Enter")
    moved_on(page, before)
    expect(page.locator("#act:not(.yours) .prompt")).to_contain_text("thinking")
    assert page.locator(".prompt").evaluate("one => getComputedStyle(one).outlineStyle") == "none"


def test_what_a_first_tap_shows_is_there_to_the_last_word(people: People) -> None:
    page = people.arrive("fr", phone=True)
    sit(people, page, ["me", "link"], "great_western_trail")
    wait_for_turn(page)
    for said_once in (True, False):
        tapped = page.locator(".scene .s-legal[data-key='neutral:D']")
        tapped.tap()
        told = page.locator(".confirm .told-of")
        expect(told).to_contain_text("une action auxiliaire")
        assert told.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        expect(page.locator(".first-tap")).to_have_count(int(said_once))
        if said_once:
            page.locator(".first-tap button").tap()
            page.locator(".confirm .not").tap()


def test_what_is_not_possible_takes_no_answer_its_room_on_a_phone(people: People) -> None:
    page = people.arrive("fr", phone=True)
    sit(people, page, ["me", "link"], "spike", played=up_to("pay", "spike", 2))
    wait_for_turn(page)
    expect(page.locator(".choices .offc:visible")).to_have_count(0)
    expect(page.locator("#act .why")).to_be_visible()  # one tap away


def test_whoever_takes_back_with_a_double_click_takes_back_one_thing(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "link"], "spike", played=up_to("end", "spike", 2))
    wait_for_turn(page)
    before, decisions = ply(page), position(page)["decisions"]
    page.locator("#undo").dblclick()
    moved_on(page, before)
    expect(page.locator("#toasts")).to_be_empty()
    assert ply(page) == before + 1
    assert position(page)["decisions"] < decisions


def test_what_is_never_answered_is_lost_and_can_be_chosen_again(people: People) -> None:
    people.forgiven.append("ERR_FAILED")
    page = people.arrive()
    page.clock.install()
    sit(people, page, ["me", "link"], "spike", played=up_to("draw", "spike", 2))
    wait_for_turn(page)
    page.route("**/choices", lambda route: None)
    x, y = middle(page, DECK)
    before = ply(page)
    page.mouse.click(x, y)
    assert on_its_way(page)
    page.clock.fast_forward(21_000)
    expect(page.locator("#toasts")).to_contain_text("no answer came")
    assert not on_its_way(page)
    page.unroute("**/choices")
    page.mouse.click(x, y)
    moved_on(page, before)


def test_a_phone_that_is_turned_over_and_back_plays_nothing_and_shows_all_as_before(people: People) -> None:
    page = people.arrive("fr", phone=True)
    sit(people, page, ["me", "bot", "bot"], "montana")
    wait_for_turn(page)
    before, tops = ply(page), page.locator(".top, #told, #board, #act, .tabs").evaluate_all(TOPS)
    page.locator(".choices .all").tap()
    page.locator("dialog .deeds .btn").first.tap()
    expect(page.locator(".confirm")).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_selector(".mats:not([hidden])")
    # beside the question, not above it, once it is drawn for that shape
    page.wait_for_function("document.querySelector('.s-part')?.getBoundingClientRect().height > 300")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".tabs")).to_be_visible()
    expect(page.locator(".mats")).to_be_hidden()
    assert page.locator(".top, #told, #board, #act, .tabs").evaluate_all(TOPS) == tops
    assert ply(page) == before
