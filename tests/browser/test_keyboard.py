"""A whole game with the keyboard alone, from the form to the score sheet; its middle is played without the page."""

import re
from itertools import takewhile

from playwright.sync_api import Page, expect

import abilene
from abilene.engine.match import Decision
from abilene.games.great_western_trail.state import Trail
from tests.browser.conftest import SEED, People
from tests.browser.table import (
    answers_without_page,
    look_at,
    moved_on,
    ply,
    position,
    ready,
    sit,
    up_to,
    wait_for_turn,
)
from tests.contract.tables import random_match


def focused(page: Page) -> str:
    """What the keyboard is on: its key on the board, its id, or its words."""
    return str(
        page.evaluate(
            "() => { const at = document.activeElement; return at.dataset.key || at.id || at.innerText || at.tagName }"
        )
    )


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the keyboard is there."""
    for _ in range(80):
        if page.locator(f":focus:is({what})").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {what}, but to {focused(page)}")


def test_a_whole_game_by_keyboard_alone(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    tab_to(page, "a[href^='/new']")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/new"))
    expect(page.locator("#sum")).not_to_be_empty()
    tab_to(page, "input[name=players]")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#sum")).to_contain_text("two")
    tab_to(page, "#me-name")
    page.keyboard.type("Ann")
    tab_to(page, "input[name=pace]")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    ready(page)

    moves = 0
    while wait_for_turn(page):
        if moves > 12 and answers_without_page(people, page):
            continue
        before = ply(page)
        ways = [by_digit, by_letter, by_tab_in_bar, by_board]
        ways[moves % len(ways)](page)
        moved_on(page, before)
        moves += 1
    assert moves > 20
    tab_to(page, "a[href$='/score']")
    page.keyboard.press("Enter")
    expect(page.locator(".led .tot")).to_have_count(2)


def by_digit(page: Page) -> None:
    page.keyboard.press("1")


def by_letter(page: Page) -> None:
    """The letter on the button: it counts where it can be read, so all answers are listed where the board has them."""
    if page.locator(".choices .choice").last.is_hidden():
        page.keyboard.press("a")
    page.keyboard.press(page.locator(".choices .choice .kbd").last.inner_text().lower())


def by_tab_in_bar(page: Page) -> None:
    """A letter brings all answers where the board shows them, and Tab leads to the first."""
    if page.locator(".choice:not(.offc)").first.is_hidden():
        page.keyboard.press("a")
        expect(page.locator(".choice:not(.offc)").first).to_be_focused()
    tab_to(page, ".choice")
    page.keyboard.press("Enter")


def by_board(page: Page) -> None:
    """F6 leads to the board, Tab to what can be chosen, Enter chooses; a menu opens where there are several."""
    if not page.locator(".scene .s-legal").count():
        return by_digit(page)
    tab_to(page, ".scene .s-legal")
    expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("Enter")
    if page.locator(".menu").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    return None


def test_regions_neighbours_and_help(people: People) -> None:
    page = people.arrive()
    page.goto("/new")
    page.fill("#me-name", "Ann")
    page.locator("input[name=pace][value='0']").check(force=True)
    page.click("#plan button[type=submit]")
    ready(page)
    wait_for_turn(page)
    regions = []
    for _ in range(5):
        page.keyboard.press("F6")
        regions.append(page.evaluate("() => document.activeElement.closest('[data-region]')?.dataset.region"))
    assert regions == ["board", "actions", "log", "board", "actions"]  # what is in the drawer can be reached, no more
    page.keyboard.press("Escape")
    page.locator(".scene [tabindex]").first.focus()
    start = focused(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert focused(page) != start
    page.keyboard.press("?")
    expect(page.locator("dialog .keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog .keys")).to_be_hidden()
    page.keyboard.press("/")
    expect(page.locator("#write input")).to_be_focused()
    page.keyboard.type("1 2 hello")  # while writing, keys are letters
    expect(page.locator("#write input")).to_have_value("1 2 hello")
    look_at(page, "more")
    page.locator("[data-deed=describe]").first.click()
    assert page.locator("dialog .twin li").count() > 15


def test_a_focus_that_is_given_back_points_at_nothing_and_the_end_of_a_turn_keeps_its_place(people: People) -> None:
    page = people.arrive()
    page.context.add_cookies([{"name": "settings", "value": "autoplay=off&told=skip", "url": people.server}])
    sit(people, page, ["me", "bot"], "great_western_trail", played=up_to("move", "great_western_trail", 2))
    wait_for_turn(page)
    end = page.locator("#end")
    expect(end).to_have_attribute("aria-disabled", "true")
    place, before = end.bounding_box(), ply(page)
    end.click(force=True)
    expect(page.locator("#tip")).to_contain_text("Still open: “Move your herder")
    page.keyboard.press("Enter")  # says it again, and ends nothing
    assert ply(page) == before
    tab_to(page, ".scene .s-legal")
    shown = page.locator(".scene .s-shown")
    expect(shown.first).to_be_attached()  # the way there
    page.keyboard.press("Enter")
    moved_on(page, before)
    wait_for_turn(page)
    assert end.bounding_box() == place
    before = ply(page)
    page.keyboard.press("Control+z")
    moved_on(page, before)
    wait_for_turn(page)
    expect(page.locator(".scene .s-legal:focus")).to_have_count(1)
    expect(shown).to_have_count(0)
    expect(page.locator(".scene .s-hot")).to_have_count(0)
    expect(page.locator("#tip")).to_be_hidden()
    page.keyboard.press("Tab")
    expect(shown.first).to_be_attached()


def test_enter_does_what_keys_led_to_or_ends_the_turn_and_what_may_be_done_first_keeps_its_place(
    people: People,
) -> None:
    page = people.arrive()
    page.context.add_cookies([{"name": "settings", "value": "told=skip", "url": people.server}])
    sit(people, page, ["me", "bot"], "great_western_trail", played=up_to("move", "great_western_trail", 2))
    wait_for_turn(page)
    first, end, undo = page.locator("#first"), page.locator("#end"), page.locator("#undo")
    expect(first).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("t")
    expect(first).to_have_attribute("aria-disabled", "true")  # it is spent: nothing slides into its place
    expect(first).to_be_visible()
    while end.get_attribute("aria-disabled") == "true":
        before = ply(page)
        page.keyboard.press("1")
        moved_on(page, before)
        wait_for_turn(page)
    page.keyboard.press("[")  # what the bot did, once more, and not the replay
    expect(page.locator("#told .sentence")).to_be_visible()
    page.keyboard.press("Escape")
    before = ply(page)
    undo.focus()
    page.keyboard.press("Enter")
    moved_on(page, before)
    wait_for_turn(page)
    expect(end).to_have_attribute("aria-disabled", "true")  # back before the last answer, and still her turn
    before = ply(page)
    page.keyboard.press("1")
    moved_on(page, before)
    wait_for_turn(page)
    page.locator(".scene .s-legal").last.hover()
    page.mouse.down()
    expect(page.locator(".scene .s-legal:focus")).to_have_count(1)  # by the mouse: Enter does not mean it
    ending = end.get_attribute("data-choice")
    with page.expect_request("**/choices") as sent:
        page.keyboard.press("Enter")
    assert f'"choices":[{ending}]' in (sent.value.post_data or "")


def test_a_letter_stands_only_for_an_answer_on_which_it_can_be_read(people: People) -> None:
    game = abilene.load("great_western_trail", players=2)

    def is_hidden(one: Decision[Trail]) -> bool:
        """An answer that the board shows would have the letter A."""
        asked = one.before.step().kind == "use" and len(one.before.options()) == 2
        return one.seat == 0 and asked and game.label(one.before, one.before.options()[-1]).startswith("A single")

    played = list(takewhile(lambda one: not is_hidden(one), random_match(game, SEED).made))
    page = people.arrive()
    sit(people, page, ["me", "link"], "great_western_trail", played=played)
    wait_for_turn(page)
    before = position(page)["ply"]
    answers = page.locator("#answers")
    expect(answers).to_be_visible()
    for pressed in ("true", "false", "true"):
        page.keyboard.press("a")
        expect(answers).to_have_attribute("aria-pressed", pressed)
    assert page.locator(".choices .choice:visible .kbd", has_text="A").count() == 0
    assert position(page)["ply"] == before


def test_a_turn_that_begins_anew_only_from_where_something_came_to_light_says_so(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "link"], "great_western_trail", played=up_to("move", "great_western_trail", 2))
    wait_for_turn(page)
    for key in ("t", "1", "1"):  # with a token a card is drawn, and one discarded
        before = ply(page)
        page.keyboard.press(key)
        moved_on(page, before)
        wait_for_turn(page)
    expect(page.locator("#restart:not(.stopped)")).to_be_visible()
    page.keyboard.press("Shift+Z")
    expect(page.locator(".toast")).to_contain_text("The line ends here")
    expect(page.locator("#restart.stopped")).to_be_visible()
