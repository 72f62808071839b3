"""The replay and the score sheet: stepping by decisions, turns and rounds; marks; turning points; once more."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import abilene
from tests.browser.conftest import SEED, People
from tests.browser.table import played_out, ready, sit
from tests.browser.test_desk import MEASURE
from tests.contract.tables import random_match

SALOON = {"game": "good_goat_bad", "players": 3}
TRAIL = {"game": "montana", "players": 3}

# A turn in sight, with a place on the line that no finger takes for a mark: a mark would lead to its own decision.
AWAY_FROM_MARKS = """turns => {
  const of = (css) => document.querySelector(css), { left, top, width, height } = of("#strip").getBoundingClientRect();
  const most = Number(of("#slider").max), now = parseInt(of("#count").textContent);
  const marks = [...document.querySelectorAll(".sign-mark")].map((mark) => mark.getBoundingClientRect());
  const far = (x, y) => marks.every((m) => x < m.left - 12 || x > m.right + 12 || y < m.top - 12 || y > m.bottom + 12);
  for (const [n, step] of turns.entries())
    for (let y = top + 3; y < top + height; y += 3) {
      const x = left + ((step + (turns[n + 1] ?? most)) / 2 / most) * width;
      if (step !== now && x > 20 && x < 370 && far(x, y)) return { step, x, y };
    }
}"""


def along(api: httpx.Client, table: str) -> Any:
    """What can be stepped through."""
    return api.get(f"/api/tables/{table}/replay", params={"eyes": "all", "lang": "en"}).json()


def stops(begun: list[dict[str, int]]) -> list[int]:
    """Where turns or rounds begin, each place once."""
    return sorted({one["decisions"] for one in begun})


def at(page: Page, step: int) -> None:
    """The page has come to this decision: board, count and address."""
    expect(page.locator("#count")).to_have_text(re.compile(rf"^{step} / "))
    expect(page).to_have_url(re.compile(rf"n={step}\b"))


def test_a_game_is_stepped_through_by_decisions_turns_and_rounds(people: People, api: httpx.Client) -> None:
    table, match = played_out(api, SALOON)
    line, page = along(api, table), people.arrive()
    turns, rounds, last = stops(line["turns"]), stops(line["rounds"]), match.decisions
    page.goto(f"/t/{table}/replay")
    at(page, 0)
    expect(page.locator(".bar-turn")).to_have_count(len(line["turns"]))
    expect(page.locator(".band-round")).to_have_text(["Round 1", "Round 2", "Round 3"])
    ways = [
        ("ArrowRight", 1), ("]", 2), ("[", 1), ("ArrowLeft", 0),
        ("Shift+ArrowRight", turns[1]), ("}", turns[2]), ("ArrowRight", turns[2] + 1), ("{", turns[2]),
        ("Shift+ArrowLeft", turns[1]), ("PageDown", rounds[1]), ("PageDown", rounds[2]), ("PageUp", rounds[1]),
        ("End", last), ("Home", 0),
    ]  # fmt: skip
    for key, step in ways:
        page.keyboard.press(key)
        at(page, step)
    clicks = [("turn-on", turns[1]), ("round-on", rounds[1]), ("go-on", rounds[1] + 1), ("round-back", rounds[1])]
    for button, step in clicks:
        page.click(f"#{button}")
        at(page, step)
    seat = next(turn["seat"] for turn in reversed(line["turns"]) if turn["decisions"] <= rounds[1])
    name = api.get(f"/api/tables/{table}").json()["seats"][seat]["name"]
    expect(page.locator("#at")).to_have_text(re.compile(rf"Turn \d+ · {re.escape(name)}"))
    page.locator("#slider").focus()
    page.keyboard.press("Shift+ArrowRight")  # on the slider too
    at(page, turns[turns.index(rounds[1]) + 1])


def test_marks_stand_along_the_line_and_lead_to_what_they_tell(people: People, api: httpx.Client) -> None:
    table, _ = played_out(api, TRAIL)
    line, page = along(api, table), people.arrive()
    page.goto(f"/t/{table}/replay?eyes=all")
    marks = page.locator(".sign-mark")
    expect(marks).to_have_count(len(line["marks"]))
    expect(page.locator("#round-on")).to_be_hidden()  # a game without rounds
    built = next(n for n, mark in enumerate(line["marks"]) if mark["icon"] == "settlement")
    mark = line["marks"][built]
    words = "".join(span["text"] for span in mark["spans"])
    expect(marks.nth(built)).to_have_attribute("title", words)
    marks.nth(built).click()
    at(page, mark["decisions"])
    expect(page.locator(".act .ask")).to_contain_text(words)
    expect(marks.nth(built)).to_have_class(re.compile(r"\bon\b"))
    assert page.evaluate(MEASURE)["board"] >= 0.5
    page.keyboard.press("l")
    expect(page.locator("#log .entry").last).to_be_visible()


def test_on_a_phone_the_line_is_scrolled_and_tapped(people: People, api: httpx.Client) -> None:
    table, _ = played_out(api, SALOON)
    line, page = along(api, table), people.arrive("fr", phone=True)
    turns = stops(line["turns"])
    page.goto(f"/t/{table}/replay")
    at(page, 0)
    page.tap("#turn-on")
    at(page, turns[1])
    page.tap("#round-on")
    at(page, stops(line["rounds"])[1])
    expect(page.locator("#loc")).to_be_in_viewport()  # the line follows
    strip = page.locator("#strip").bounding_box()
    assert strip
    assert strip["width"] > 390
    place = page.evaluate(AWAY_FROM_MARKS, turns)
    page.touchscreen.tap(place["x"], place["y"])
    at(page, place["step"])
    page.tap(".tabs [data-tab=log]")
    expect(page.locator("#log .entry").last).to_be_in_viewport()
    page.tap(".tabs [data-tab=board]")
    page.locator("#eyes").select_option("spectator")
    expect(page).to_have_url(re.compile("eyes=spectator"))
    board = page.locator("#board").bounding_box()
    assert board
    assert board["height"] > 844 * 0.5
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("phone", [False, True])
def test_the_score_sheet_tells_where_it_turned_and_leads_there(people: People, api: httpx.Client, phone: bool) -> None:
    table, _ = played_out(api, TRAIL)
    points = api.get(f"/api/tables/{table}/curves", params={"lang": "en"}).json()["turning"]
    page = people.arrive(phone=phone)
    page.goto(f"/t/{table}/score")
    expect(page.locator("#turning li")).to_have_count(len(points))
    expect(page.locator("#plot .turned text")).to_have_text([str(n + 1) for n in range(len(points))])
    expect(page.locator("#turning")).to_contain_text("takes the lead for good")
    last = points[-1]
    page.locator("#turning a").last.click()
    at(page, last["decisions"])
    page.go_back()
    page.locator("#plot .turned").first.click()
    at(page, points[0]["decisions"])


def test_new_table_same_players(people: People) -> None:
    page = people.arrive()
    whole = random_match(abilene.load("good_goat_bad", players=2), SEED).made
    table = sit(people, page, ["me", "link"], played=whole)
    page.goto(f"/t/{table}/score")
    page.get_by_role("button", name="New table, same players").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})[\w-]+$"))
    ready(page)
    expect(page.locator("#plates .plate")).to_have_count(2)
    expect(page.locator("#plates")).to_contain_text("Ann")
