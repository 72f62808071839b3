"""Answers in advance on the page: offered while others decide, shown with a cross, given when the question comes."""

import random

import httpx
from playwright.sync_api import Page, expect

import abilene
from abilene.engine.match import Match
from abilene.games.montana.data import PUMPKIN
from abilene.games.montana.state import Territory
from tests.browser.conftest import SEED, People
from tests.browser.table import (
    Hands,
    look_at,
    moved_on,
    moved_to,
    must_choose,
    ply,
    position,
    ready,
    said,
    sit_down,
    without_page,
)
from tests.browser.test_pages import faults
from tests.contract.tables import pointed_at

RICH = 3  # pumpkins, with which one can bid


def opening(api: httpx.Client) -> tuple[str, list[dict[str, str]], int]:
    """Spike, where everybody in turn chooses a city: the table, its seats, and who is asked first."""
    made = api.post("/api/tables", json={"game": "spike", "players": 3, "seed": "1"}).json()
    path = f"/api/tables/{made['table']}"
    while (now := api.get(path).json())["asks"] != "start":
        move(api, path, made["seats"][now["player"]])
    return path, made["seats"], now["player"]


def move(api: httpx.Client, path: str, seat: dict[str, str]) -> None:
    """Whoever has this seat makes the first choice."""
    headers = {"Authorization": f"Bearer {seat['token']}"}
    now = api.get(path, headers=headers).json()
    body = {"ply": now["ply"], "choice": now["options"][0]["choice"]}
    api.post(f"{path}/choices", json=body, headers=headers).raise_for_status()


CLICK = "(disc) => disc.dispatchEvent(new MouseEvent('click', { bubbles: true }))"  # beyond the edge of a phone, too


def within(page: Page, what: str) -> bool:
    """Nothing of it is cut off by the window."""
    box, size = page.locator(what).bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["x"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]


def test_an_answer_is_given_in_advance_and_withdrawn(people: People, api: httpx.Client) -> None:
    path, seats, player = opening(api)
    ann, bob = people.arrive(), people.arrive("fr", phone=True)
    sit_down(ann, seats[(player + 1) % 3]["url"], "Ann")
    sit_down(bob, seats[(player + 2) % 3]["url"], "Bob")
    for page, city in ((ann, "boston"), (ann, "albany"), (bob, "miami")):
        expect(page.locator(".scene .s-city.s-ahead")).to_have_count(36)
        on_board = page.locator(f".scene [data-key='city:{city}']")
        on_board.locator(".s-city-disc").evaluate(CLICK)
        expect(page.locator(".scene .s-ordered")).to_have_attribute("data-key", f"city:{city}")
    expect(ann.locator(".orders .will")).to_contain_text("In advance: Albany")
    ann.locator(".scene .s-ordered .s-city-disc").click(
        force=True
    )  # once more takes it back, and there is a list of all of them
    for page, city, told in ((ann, "Boston", "In advance: Boston"), (bob, "Miami", "D’avance\u00a0: Miami")):
        if page is ann:
            offered = page.locator(".orders select")
            expect(offered).to_be_visible()
            assert within(page, ".orders select")
            label = next(text for text in offered.locator("option").all_text_contents() if text.startswith(city))
            offered.select_option(label=label)
        expect(page.locator(".orders .will")).to_contain_text(told)
        assert within(page, ".orders .will")
        assert faults(page) == []
    assert ann.locator(".orders").inner_text() not in bob.locator("body").inner_text()
    ann.get_by_role("button", name="Ask me instead").click()
    expect(ann.locator(".orders select")).to_be_visible()
    move(api, path, seats[player])
    expect(ann.locator("#act .prompt")).to_contain_text("In which city")
    assert must_choose(ann)
    expect(ann.locator(".scene .s-ahead")).to_have_count(0)
    expect(bob.locator(".orders .will")).to_be_visible()
    known = ply(bob)
    ann.locator(".scene .s-legal").first.click()
    moved_to(bob, known + 2)  # her answer, and his, which he gave in advance
    expect(bob.locator(".orders .will")).to_be_hidden()
    seated = api.get(path).json()["view"]["seats"]
    assert seated[(player + 2) % 3]["train"] == "miami"


def bidding() -> Match[Territory]:
    """Montana, where seat 2 has gone to the city and bids first; seat 0 is next, and could."""
    match, chance = Match(abilene.load("montana", players=3), SEED), random.Random(14)
    for where in iter(chance.random, None):
        state = match.state
        first = state.player == 2 and state.step().kind == "bid" and state.good(0, PUMPKIN) >= RICH
        match.choose(state.player, pointed_at(state, where))
        if first and match.state.player == 0:
            return match
    raise AssertionError


def test_whoever_says_how_far_it_bids_passes_beyond_that_unasked(people: People) -> None:
    match = bidding()
    page = people.arrive()
    with without_page(people, page) as ann:
        said(ann.post("/api/people/guest", json={"name": "Ann"}))
        seats = [{"kind": kind} for kind in ("me", "link", "link")]
        made = said(ann.post("/api/tables", json={"game": "montana", "players": 3, "seats": seats, "seed": SEED}))
        hands = Hands(ann, made["table"], [seat["token"] for seat in made["seats"]])
        hands.play(match.made[:-1])
        page.context.add_cookies(
            [{"name": one.name, "value": one.value or "", "url": people.server} for one in ann.cookies.jar]
        )
        page.goto(f"/t/{made['table']}")
        ready(page)
        page.locator(".orders select").select_option(label="Pass in any case")
        expect(page.locator(".orders .will")).to_contain_text("In advance: Pass in any case")
        expect(page.locator("#act.yours")).to_have_count(0)
        asked = position(page)
        hands.play(match.made[-1:])
        moved_on(page, asked["ply"])
    passed = page.locator("#log .entry", has_text="Ann passes")
    look_at(page, "log")
    expect(passed).to_have_count(1)
    assert position(page)["player"] != 0
