"""How many clicks a turn takes: every click is a real one, where the thing is that is meant."""

import random
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import abilene
from abilene.engine.match import Decision
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import TOKEN
from abilene.games.great_western_trail.steps.keys import location_key
from abilene.games.montana.state import Territory
from abilene.games.spike.state import Railroad
from abilene.games.spike.steps.build import payments
from tests.browser.conftest import SEED, People
from tests.browser.table import moved_on, ply, position, sit, up_to, wait_for_turn
from tests.contract.tables import random_match
from tools.newcomer import SPOT

PLACE = "(selector) => {" + SPOT + "return spot(document.querySelector(selector)); }"


class Clicks:
    """Somebody who plays by clicks on what glows, and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on(self, selector: str) -> None:
        """Click where this glows; the page then shows what comes next."""
        before = ply(self.page)
        expect(self.page.locator(selector).first).to_be_visible()
        self.page.mouse.click(*self.page.evaluate(PLACE, selector))
        moved_on(self.page, before)
        self.count += 1

    def pick(self, key: str) -> None:
        """Click where this glows; it belongs to a plan then, and nothing is played."""
        before = ply(self.page)
        lit = f".scene [data-key^='{key}'].s-legal:not(.s-sel)"
        name = self.page.locator(lit).first.get_attribute("data-key")
        self.page.mouse.click(*self.page.evaluate(PLACE, lit))
        expect(self.page.locator(f".scene [data-key='{name}'].s-sel")).to_have_count(1)
        assert ply(self.page) == before
        self.count += 1

    def end(self) -> None:
        """End the turn."""
        before = ply(self.page)
        self.page.locator("#end").click()
        moved_on(self.page, before)
        self.count += 1


def undo(page: Page) -> None:
    """Take back what was done last."""
    before = ply(page)
    page.locator("#undo").click()
    moved_on(page, before)


# ------------------------------------------------------------------ Great Western Trail

TRAIL = "great_western_trail"


def trail(people: People, wanted: Callable[[Trail], bool], lang: str = "en") -> tuple[Page, Trail]:
    """Ann at a table of Great Western Trail with a friend who is away, where she is asked what the test wants."""

    def before(one: Decision[Any]) -> bool:
        return one.seat != 0 or not wanted(one.before)

    match = random_match(abilene.load(TRAIL, players=2), SEED)
    played = list(takewhile(before, match.made))
    assert len(played) < len(match.made), "nothing like that is played"
    page = people.arrive(lang)
    sit(people, page, ["me", "link"], TRAIL, played=played)
    wait_for_turn(page)
    return page, match.made[len(played)].before


def lights(t: Trail, sort: str) -> bool:
    """Something of this sort stands for a plan."""
    return any(plan.key.startswith(sort) for plan in t.step().plans(t))


def leading_to(t: Trail, sort: str) -> str:
    """Where to ride, so that something of this sort then stands for a plan; "": nowhere."""
    for space in t.options() if t.step().kind == "move" else []:
        there = t.copy()
        there.play(space)
        if there.player == t.player and there.step().kind == "use" and lights(there, sort):
            return location_key(t, space)
    return ""


def test_a_building_of_great_western_trail_takes_four_clicks(people: People) -> None:
    page, before = trail(people, lambda t: leading_to(t, "sheet:build:") != "")
    clicks = Clicks(page)
    clicks.on(f".scene [data-key='{leading_to(before, 'sheet:build:')}']")
    clicks.on(".scene [data-key^='sheet:build:'].s-legal")
    clicks.on(".scene [data-key^='space:'].s-legal")
    clicks.end()
    assert clicks.count == 4
    expect(page.locator(".act.yours")).to_have_count(0)


def test_a_tile_says_once_what_it_does_and_why_it_cannot_be_placed_wherever_it_is_clicked(people: People) -> None:
    page, before = trail(people, lambda t: leading_to(t, "sheet:build:") != "")
    Clicks(page).on(f".scene [data-key='{leading_to(before, 'sheet:build:')}']")
    page.locator(".scene [data-key^='sheet:build:'].s-legal").first.hover()
    expect(page.locator("#tip p")).not_to_be_empty()
    expect(page.locator(".pointed")).to_have_text(page.locator("#tip b").inner_text())  # its tip says the rest
    box = page.locator(".scene .s-sheet-tile.s-off > .s-edge").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + 0.5 * box["width"], box["y"] + 0.25 * box["height"])  # between its name and its points
    expect(page.locator("#tip .rid")).to_contain_text("GWT-BUILD")


def test_the_phases_are_never_cut_where_the_list_of_answers_was_open(people: People) -> None:
    page, _ = trail(people, lambda t: t.step().kind == "use" and len(t.options()) > 4, "fr")
    Clicks(page).on(".scene .s-part .s-legal[data-plan]")
    page.keyboard.press("a")
    expect(page.locator(".act.every #phases.brief")).to_be_visible()  # the list moves nothing of the question
    before = ply(page)
    page.keyboard.press("z")
    moved_on(page, before)
    expect(page.locator("#phases.brief")).to_be_visible()


def with_all_tiles(t: Trail) -> bool:
    """Seat 0 stands before a foresight that is full."""
    return t.step().kind == "foresee" and t.step().arguments()[1] == 0 and -1 not in t.foresight


def test_a_stop_in_kansas_city_takes_four_clicks_and_the_end_of_the_turn(people: People) -> None:
    page, _ = trail(people, with_all_tiles)
    clicks = Clicks(page)
    for column in range(3):
        clicks.pick(f"sheet:foresight:{column + 1}")
    clicks.on(".scene [data-key='sheet:go']")
    assert clicks.count == 4
    expect(page.locator("#end")).to_be_visible()


def test_in_kansas_city_all_is_picked_in_any_order_and_played_as_one(people: People) -> None:
    page, _ = trail(people, with_all_tiles)
    clicks, at = Clicks(page), ply(page)
    for key in ("sheet:foresight:3:2", "city:kansas_city", "foresight:1:1", "sheet:foresight:2:1", "city:fulton"):
        clicks.pick(key)
    rows = page.locator(".scene [data-key^='sheet:disc:'].s-legal:not(.s-sel)")
    rows.first.hover()
    told = page.locator(".scene .s-told.s-shown")
    expect(told.first).to_contain_text("Deliver to Fulton · ")
    expect(page.locator(".scene [data-key='sheet:kansas:told']")).to_be_visible()
    assert ply(page) == at, "nothing is played by a pick"
    decisions = position(page)["decisions"]
    clicks.on(".scene [data-key='ready:disc']")
    assert position(page)["decisions"] - decisions >= 5, "tiles, income, city and disc"
    page.locator("#undo").click()
    expect(page.locator(".scene [data-key='sheet:go']")).to_be_visible()
    assert position(page)["asks"] == "deliver", "the income has shown the hand"


def test_what_is_picked_outlives_a_token_and_goes_with_the_way_there(people: People) -> None:
    match, pick = abilene.Match(abilene.load(TRAIL, players=2), SEED), random.Random(SEED)
    while match.state.player != 0 or not with_all_tiles(match.state):
        match.choose(match.state.player, pick.choice([one for one in match.state.options() if one != TOKEN]))
    page = people.arrive("en")
    sit(people, page, ["me", "link"], TRAIL, played=match.made)
    wait_for_turn(page)
    clicks = Clicks(page)
    clicks.pick("sheet:foresight:3:2")
    before = ply(page)
    page.locator("#first").click()
    moved_on(page, before)
    expect(page.locator(".scene [data-pick]")).to_have_count(0)
    undo(page)
    picked = page.locator(".scene [data-key='sheet:foresight:3:2'].s-sel")
    expect(picked).to_be_visible()
    undo(page)
    clicks.on(".scene [data-key='space:KANSAS-CITY'].s-legal")
    expect(page.locator(".scene [data-key='sheet:foresight:3:2'].s-legal")).to_be_visible()
    expect(picked).to_have_count(0)


def test_a_worker_is_hired_with_three_clicks(people: People) -> None:
    page, before = trail(people, lambda t: leading_to(t, "job:") != "")
    clicks = Clicks(page)
    clicks.on(f".scene [data-key='{leading_to(before, 'job:')}']")
    clicks.on(".scene [data-key^='job:'][data-plan]")
    clicks.end()
    assert clicks.count == 3
    expect(page.locator(".act.yours")).to_have_count(0)


def test_cattle_are_bought_with_one_click(people: People) -> None:
    page, _ = trail(people, lambda t: lights(t, "market:"))
    clicks = Clicks(page)
    clicks.on(".scene [data-key^='market:'][data-plan]")
    assert clicks.count == 1


# ------------------------------------------------------------------ Spike


def line_to_pay(several: bool) -> tuple[list[Decision[Railroad]], str]:
    """What is played at random until Ann can build a line of two spaces, paid in several ways or in one; whereto."""
    match = random_match(abilene.load("spike", players=2), SEED)
    for number, ply_ in enumerate(match.made):
        state = ply_.before
        for plan in state.step().plans(state) if ply_.seat == 0 else ():
            if plan.text == "line" and plan.told["spaces"] == 2:
                after = state.copy()
                for choice in plan.choices:
                    after.play(choice)
                if after.step().kind == "pay" and (len(payments(after, 0)) > 1) is several:
                    return match.made[:number], plan.key
    raise AssertionError("there is no such line")


def railroad(people: People, played: Sequence[Decision[Railroad]], autoplay: str = "on") -> Page:
    """Ann at a table of Spike with a friend who is away."""
    page = people.arrive()
    settings = f"told=skip&autoplay={autoplay}"
    page.context.add_cookies([{"name": "settings", "value": settings, "url": people.server}])
    sit(people, page, ["me", "link"], "spike", played=played)
    wait_for_turn(page)
    return page


def test_a_line_of_spike_takes_three_clicks(people: People) -> None:
    played, city = line_to_pay(several=True)
    page = railroad(people, played)
    clicks = Clicks(page)
    clicks.on(f".scene [data-key='{city}']")
    clicks.on(".scene [data-key='sheet:pay:commit']")
    clicks.end()
    assert clicks.count == 3
    expect(page.locator(".act.yours")).to_have_count(0)


def test_a_line_of_spike_is_bent_with_one_click(people: People) -> None:
    played, city = line_to_pay(several=True)
    page = railroad(people, played, autoplay="off")
    Clicks(page).on(f".scene [data-key='{city}']")
    laid, bend = page.locator("[data-key='plan.line']"), page.locator(".scene .s-bend").first
    way, before = laid.get_attribute("d") or "", ply(page)
    bend.locator(".s-reach").hover()
    shown = page.locator(f".scene [data-of~='{bend.get_attribute('data-key')}'].s-shown").first
    bent = shown.get_attribute("d") or ""
    assert bent not in ("", way)
    bend.locator(".s-reach").click()
    moved_on(page, before)
    expect(laid).to_have_attribute("d", bent)


def test_a_line_that_can_be_paid_in_one_way_only_opens_no_sheet(people: People) -> None:
    played, city = line_to_pay(several=False)
    page = railroad(people, played)
    sent: list[Route] = []

    def hold(route: Route) -> None:
        """What she clicks is sent; what the page then pays waits."""
        sent.append(route)
        if len(sent) != 2:
            route.continue_()

    page.route("**/choices", hold)
    clicks, tabs = Clicks(page), page.locator("#mats").inner_text()
    with page.expect_request(lambda request: request.url.endswith("/choices") and len(sent) == 1):
        clicks.on(f".scene [data-key='{city}']")
    expect(page.locator(".scene [data-slot=sheet]:visible")).to_have_count(0)
    assert page.locator("#mats").inner_text() == tabs
    sent[1].continue_()
    expect(page.locator("#end:not([aria-disabled=true])")).to_be_visible()
    clicks.end()
    assert clicks.count == 2
    expect(page.locator("#tip")).to_be_hidden()


def test_two_cards_of_spike_take_two_clicks(people: People) -> None:
    page = railroad(people, up_to("action", "spike", 2))
    clicks = Clicks(page)
    clicks.on(".scene [data-key='display:1']")
    clicks.on(".scene [data-key^='display:'].s-legal")
    assert clicks.count == 2
    expect(page.locator(".act.yours")).to_have_count(0)


# ------------------------------------------------------------------ Montana


def territory(people: People, sort: str, **visitor: Any) -> tuple[Page, str]:
    """Ann at a table of Montana with a friend who is away, where something of this sort stands for a plan; its key."""

    def before(one: Decision[Any]) -> bool:
        return one.seat != 0 or not planned(one.before, sort)

    match = random_match(abilene.load("montana", players=2), SEED)
    played = list(takewhile(before, match.made))
    assert len(played) < len(match.made), "nothing like that is played"
    page = people.arrive(**visitor)
    sit(people, page, ["me", "link"], "montana", played=played)
    wait_for_turn(page)
    return page, planned(match.made[len(played)].before, sort)[0]


def planned(t: Territory, sort: str) -> list[str]:
    """What of this sort can be chosen at the beginning of a turn, where nothing else is asked at its end."""
    if t.step().kind != "act" or t.canteens[t.player]:
        return []
    return [plan.key for plan in t.step().plans(t) if plan.key.startswith(sort)]


@pytest.mark.parametrize("sort", ["region:", "large:"])  # a build, a harvest
def test_a_main_action_of_montana_takes_two_clicks(people: People, sort: str) -> None:
    page, place = territory(people, sort)
    clicks = Clicks(page)
    clicks.on(f".scene [data-key='{place}']")
    clicks.end()
    assert clicks.count == 2
    expect(page.locator(".act.yours")).to_have_count(0)


def test_a_space_of_the_shop_takes_two_taps(people: People) -> None:
    page, space = territory(people, "cell:", phone=True)
    before, cell = ply(page), f".scene [data-key='{space}']"
    page.locator("nav.tabs button", has_text="City").tap()
    page.touchscreen.tap(*page.evaluate(PLACE, cell))
    expect(page.locator("#act.armed .confirm .btn-ink")).to_contain_text("Row")
    assert ply(page) == before  # the first tap shows what would come of it
    page.touchscreen.tap(*page.evaluate(PLACE, cell))
    moved_on(page, before)
    expect(page.locator("#act.armed")).to_have_count(0)


def test_a_worker_flies_over_the_windows_between_which_it_goes(people: People) -> None:
    page, field = territory(people, "large:", motion="no-preference")
    page.evaluate("""() => {
      window.flown = [];
      const hear = (changes) => flown.push(...changes.flatMap(({ addedNodes }) => [...addedNodes]));
      new MutationObserver(hear).observe(document.querySelector("#board svg"), { childList: true });
    }""")
    Clicks(page).on(f".scene [data-key='{field}']")
    page.wait_for_function("flown.some((one) => one.classList.contains('s-flying') && one.querySelector('use, path'))")
    expect(page.locator(".scene .s-flying")).to_have_count(0)  # once it is there
    assert page.locator(".scene [style*='visibility: hidden']").count() == 0


# What would wait for seconds is over at once, if this tab is in a hurry.
HURRY = """{
  const later = window.setTimeout;
  window.setTimeout = (deed, ms, ...more) => later(deed, sessionStorage.hurry && ms > 3000 ? 50 : ms, ...more);
}"""


def test_a_turn_ends_by_itself_unless_it_is_held_back(people: People) -> None:
    page = people.arrive()
    page.context.add_cookies([{"name": "settings", "value": "told=skip&ends=on", "url": people.server}])
    page.add_init_script(HURRY)
    sit(people, page, ["me", "link"], "montana", played=up_to("end", "montana", 2))
    soon, before = page.locator("#end.soon"), ply(page)
    expect(soon).to_be_visible()
    page.keyboard.press("Escape")
    expect(soon).to_have_count(0)
    assert ply(page) == before
    page.evaluate("sessionStorage.hurry = 1")
    page.reload()
    moved_on(page, before)
    expect(page.locator(".act.yours")).to_have_count(0)
