"""What does not glow answers a click as well; and what may be done first stops a turn only as long as it may."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import abilene
from abilene.engine.core import FIRST
from abilene.engine.match import Decision, Match
from tests.browser.conftest import SEED, People
from tests.browser.table import moved_on, ply, position, sit, up_to, wait_for_turn


def click(page: Page, key: str) -> None:
    """Click a thing on the board, or tap it."""
    page.locator(f".scene [data-key='{key}']").first.dispatch_event("click", {"bubbles": True})


@pytest.mark.parametrize("phone", [False, True])
def test_what_does_not_glow_says_why_and_in_the_turn_of_others_whose_it_is(people: People, phone: bool) -> None:
    page = people.arrive(phone=phone)
    sit(people, page, ["me", "link"], "montana", played=up_to("bank", "montana", 2))
    wait_for_turn(page)
    tip = page.locator("#tip")
    click(page, "store")
    expect(tip).to_contain_text("Choose the workers that you send to the bank, or undo.")
    expect(tip).to_contain_text("MON-BANK-2")
    click(page, "coins:0")
    expect(tip).to_contain_text("has")  # nobody takes money for an answer: it says what it is
    expect(tip).not_to_contain_text("Choose the workers")
    spectator = people.arrive(phone=phone)
    spectator.goto(page.url)
    spectator.wait_for_selector(".table[data-ply]")
    click(spectator, "store")
    expect(spectator.locator("#tip")).to_contain_text("Ann is thinking.")


def up_to_an_income_with_a_token() -> list[Decision[Any]]:
    """Nobody spends a token, and seat 0 is next asked for what its herd brings, to which there is one answer."""
    match, chance = Match(abilene.load("great_western_trail", players=2), SEED), random.Random(2)
    while (match.state.player, match.state.step().kind) != (0, "income") or match.state.choices != [0, FIRST]:
        state = match.state
        match.choose(state.player, chance.choice([choice for choice in state.choices if choice > FIRST]))
    return match.made[:-1]


def test_a_token_stops_no_income_once_one_has_said_so(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "link"], "great_western_trail", played=up_to_an_income_with_a_token())
    wait_for_turn(page)
    before = ply(page)
    page.keyboard.press("1")
    moved_on(page, before)
    wait_for_turn(page)
    assert position(page)["asks"] == "income"
    before = ply(page)
    page.locator("#act .spare").click()
    moved_on(page, before)  # what is asked is answered at once
    wait_for_turn(page)
    assert position(page)["asks"] not in ("foresee", "income")


def test_what_the_page_answers_itself_is_not_shown_and_takes_no_click(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "link"], "great_western_trail", played=up_to_an_income_with_a_token())
    wait_for_turn(page)
    page.locator("#act .spare").click()
    sent: list[Route] = []

    def hold(route: Route) -> None:
        """What she clicks is sent; what the page then answers waits."""
        sent.append(route)
        if len(sent) == 1:
            route.continue_()

    page.route("**/choices", hold)
    prompt, before = page.locator("#act .prompt").inner_text(), ply(page)
    page.keyboard.press("1")
    moved_on(page, before)
    page.wait_for_function("() => document.querySelector('.table.answers')")
    assert position(page)["asks"] == "income"
    expect(page.locator("#act .prompt")).to_have_text(prompt)
    expect(page.locator(".scene .s-halo:visible")).to_have_count(0)
    now = ply(page)
    click(page, "deck:0")
    page.keyboard.press("1")
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator(".toast:visible")).to_have_count(0)
    assert len(sent) == 2
    sent[1].continue_()
    moved_on(page, now)
    expect(page.locator(".table.answers")).to_have_count(0)
    expect(page.locator("#act .prompt")).not_to_have_text(prompt)


def test_it_can_be_said_before_and_taken_back_and_holds_for_the_turn(people: People) -> None:
    page = people.arrive("fr", phone=True)
    sit(people, page, ["me", "link"], "great_western_trail", played=up_to_an_income_with_a_token())
    wait_for_turn(page)
    spare = page.locator("#act .spare")
    for pressed in ("true", "false", "true"):
        spare.click()
        expect(spare).to_have_attribute("aria-pressed", pressed)
        assert position(page)["asks"] == "foresee"  # two tiles: that is not for the page to decide
    page.keyboard.press("1")
    page.wait_for_function("""async () => {
      const { asks } = await (await fetch(`/api/tables/${location.pathname.split("/t/")[1]}`)).json();
      return !["foresee", "income"].includes(asks);
    }""")
    expect(spare).to_have_attribute("aria-pressed", "true")
