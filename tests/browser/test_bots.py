"""Bots in the browser: what a new table says of them, their own page, and one that loses its way."""

import re

import pytest
from playwright.sync_api import expect

from abilene import bots
from abilene.bots.measured import measured
from abilene.games import names
from tests.browser.conftest import People
from tests.browser.table import pick, sit
from tests.server.strangers import Confused


def points(bot: str, players: int) -> float | None:
    """How many a bot makes at Spike, as far as that was measured."""
    return measured("spike").of(bot).tables[players].points


def test_a_new_table_says_what_to_expect_of_each_bot(people: People) -> None:
    page = people.arrive()
    page.goto("/new?game=spike")
    row = page.locator(".sr[data-seat='1']")
    pick(page, "players", "2")
    expect(row.locator(".nm")).to_have_attribute("placeholder", "Pip")
    expect(row.locator("summary")).to_contain_text("novice")
    expect(row.locator("summary")).to_contain_text(f"About {points('novice', 2)} points.")
    expect(page.locator("#reconstructed")).to_be_visible()  # stands above, and comes with the first preview
    row.locator("summary").evaluate("(line) => line.scrollIntoView({ block: 'center' })")  # a click scrolls no further
    before = row.locator("summary").bounding_box()
    row.locator("summary").click()
    expect(row.locator(".lv").first).to_be_visible()
    assert row.locator("summary").bounding_box() == before, "the line of the bot moved under the pointer"
    chance = row.locator(".lv[data-bot=random]")
    expect(chance).to_contain_text("Chooses without looking. Wins 0 of 100 against greedy.")
    expect(chance).to_contain_text("not rated yet")
    chance.locator("input").focus()
    page.keyboard.press("ArrowDown")
    expect(row.locator(".lv[data-bot=greedy] input")).to_be_checked()
    page.keyboard.press("ArrowUp")
    expect(row.locator("summary")).to_contain_text("random")
    expect(page.locator("#sum")).to_contain_text("a bot (random)")
    pick(page, "players", "4")
    expect(chance).to_contain_text("Wins 0 of 100 among greedy ones.")
    expect(page.locator(".sr[data-seat='3'] summary")).to_contain_text(f"About {points('novice', 4)} points.")
    pick(page, "kind-3", "link")
    expect(page.locator(".sr[data-seat='3'] .nm")).to_have_attribute("placeholder", "Seat 4")
    row.get_by_role("link", name="How we know").click()
    expect(page.locator("h1")).to_have_text("Bots, and how strong they are")
    expect(page.locator("[aria-current=page]", has_text="Spike")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_page_of_the_bots_says_what_was_measured(people: People, phone: bool) -> None:
    page = people.arrive("fr", phone=phone)
    page.goto("/")
    page.locator(".foot a" if phone else ".nav a", has_text=re.compile("[Bb]ots")).click()
    page.locator(".bgs a", has_text="Spike").click()
    greedy = page.locator(".ladder tbody tr", has_text="glouton")
    expect(greedy).to_contain_text("1200")
    expect(greedy).to_contain_text("98,9")
    expect(page.locator(".ladder tbody tr", has_text="hasard")).to_contain_text("pas encore coté")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Whether all of its ladder is seen, and the columns that no bot has a figure in.
LADDER = """() => {
  const { scrollWidth, clientWidth } = document.querySelector(".wide-table");
  const rows = [...document.querySelectorAll(".ladder tbody tr")].map((row) => [...row.cells]);
  const empty = rows[0].filter((_, n) => rows.every((row) => row[n].innerText.trim() === "–"));
  return [scrollWidth <= clientWidth, empty.map((one) => one.dataset.of)];
}"""


@pytest.mark.parametrize("game", names())
def test_a_ladder_is_seen_whole_and_has_no_column_without_a_figure(people: People, game: str) -> None:
    page = people.arrive()
    page.goto(f"/bots?game={game}")
    assert page.evaluate(LADDER) == [True, []]


def test_the_table_says_when_a_bot_could_not_answer(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "confused", Confused)
    page = people.arrive()
    sit(people, page, ["me", "link"])
    page.evaluate(
        """async () => {
          const { post } = await import(document.querySelector("script[src$='shell.js']").src.replace("shell", "wire"));
          await post(`/api/tables/${location.pathname.split("/")[2]}/seats/1`, { action: "bot", bot: "confused" });
        }"""
    )
    expect(page.locator("#toasts")).to_contain_text("could not answer; greedy plays on.")
    expect(page.locator(".log, #log").first).to_contain_text("could not answer; greedy plays on.")
