"""Great Western Trail with what its expansions add: whole games by clicks, against Sam and in the north."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

import abilene
from abilene.server.pages.look import signed
from tests.browser.conftest import People
from tests.browser.table import all_but, look_at, pick, play_up_to_the_end, sit, wait_for_turn
from tests.browser.test_great_western_trail import decide

GAME = "great_western_trail"


# ------------------------------------------------------------------ whole games


def test_a_whole_game_against_sam(people: People, api: httpx.Client) -> None:
    ann = people.arrive("en", told="steps")
    table, clicked = play_up_to_the_end(people, ann, ["me"], GAME, {"solo": '"easy"'}, left=15, only=())
    assert clicked
    ann.context.add_cookies([{"name": "settings", "value": "told=steps", "url": people.server}])
    ann.reload()
    assert play_against_sam(ann) > 1
    check_the_end_of_sam(ann, api, table, "en", "easy")


def test_the_end_of_a_hard_game_against_sam_in_french(people: People, api: httpx.Client) -> None:
    ann = people.arrive("fr", told="steps")
    table = sit(people, ann, ["me"], GAME, {"solo": "hard"}, all_but(15, GAME, 1, solo="hard"))
    assert play_against_sam(ann) > 1
    check_the_end_of_sam(ann, api, table, "fr", "hard")


def play_against_sam(ann: Page) -> int:
    """Hurry to the end; how often Sam's turn was told."""
    expect(ann.locator("#seats .guest b")).to_have_text("Sam")
    told = 0
    while wait_for_turn(ann):
        told += ann.locator("#told").is_visible()
        expect(ann.locator("#seats .guest")).not_to_have_class("turn")
        decide(ann)
    return told


def check_the_end_of_sam(ann: Page, api: httpx.Client, table: str, lang: str, level: str) -> None:
    """Who won, at the table and on the score sheet."""
    match = abilene.replay(api.get(f"/api/tables/{table}/journal").text)
    assert match.game.options["solo"] == level
    assert match.state.over
    scores, winners = match.state.scores(), match.state.winners()
    expect(ann.locator("#seats .clk b")).to_have_text([signed(score) for score in scores])
    assert ann.locator(".log .guest").count() > 30
    winner = {"en": "Sam wins" if winners == [1] else "You win", "fr": "Sam gagne" if winners == [1] else "Tu gagnes"}
    expect(ann.locator("#act .prompt")).to_contain_text(winner[lang])
    ann.goto(f"/t/{table}/score")
    expect(ann.locator(".led .tot")).to_have_text([signed(score) for score in sorted(scores, reverse=True)])
    expect(ann.locator(".led thead .p6")).to_contain_text("Sam")
    expect(ann.locator("#plot .run")).to_have_count(2)
    expect(ann.locator("#plot .p6 .name")).to_contain_text("Sam")
    ann.goto(f"/t/{table}/replay")
    expect(ann.locator("#eyes option")).to_have_count(3)


def test_a_whole_game_for_two_in_the_north(people: People, api: httpx.Client) -> None:
    ann, options = people.arrive(), {"rails_to_the_north": "true"}
    ours = {"store", "lot", "stock"}
    table, clicked = play_up_to_the_end(people, ann, ["me", "bot:random"], GAME, options, only=ours)
    assert ours <= clicked
    while wait_for_turn(ann):
        decide(ann)
    match = abilene.replay(api.get(f"/api/tables/{table}/journal").text)
    assert match.game.modules == ("north",)
    assert match.state.over
    assert match.state.view(0)["seats"][0]["annex"]["placed"] > 1
    scores = match.state.scores()
    expect(ann.locator("#seats .clk b")).to_have_text([signed(score) for score in scores])
    expect(ann.locator("#seats .guest")).to_have_count(0)


# ------------------------------------------------------------------ a turn that is told


def after_sam(people: People) -> Page:
    """Somebody who has just seen Sam's first turn."""
    page = people.arrive(told="steps")
    sit(people, page, ["me"], GAME, {"solo": "medium"})
    while not page.locator("#told").is_visible():
        wait_for_turn(page)
        decide(page)
    return page


def test_his_turn_is_told_step_by_step(people: People) -> None:
    page = after_sam(people)
    stops, sentences = page.locator(".told-stops button"), page.locator(".scene .s-told")
    expect(sentences.nth(1)).to_be_attached()  # the board as it was then is on its way
    steps = sentences.count()
    assert steps > 1
    expect(stops).to_have_count(steps)
    stops.first.click()  # whoever points at a step takes the reins
    expect(page.locator(".scene .s-told.s-now")).to_have_count(1)
    expect(page.locator(".scene .s-told.s-later")).to_have_count(steps - 1)
    back, on, skip = page.locator(".told-keys button").all()
    expect(back).to_be_disabled()
    on.click()
    expect(page.locator(".told-stops .now")).to_have_text("2")
    back.click()
    expect(page.locator(".told-stops .now")).to_have_text("1")
    for _ in range(steps):
        on.click()
    expect(page.locator("#told")).to_be_hidden()
    expect(page.locator(".scene .s-later")).to_have_count(0)
    page.locator("#mats button[data-part]").last.click()
    sentences.nth(1).hover()
    expect(page.locator(".s-trace.s-now[data-step='2']")).not_to_have_count(0)
    while not skip.is_visible():
        wait_for_turn(page)
        decide(page)
    skip.click()
    expect(page.locator("#told")).to_be_hidden()


def test_who_always_skips_it_is_not_told_again(people: People) -> None:
    page = after_sam(people)
    with page.expect_response("**/api/people/settings"):
        page.locator(".told-head button").click()
    expect(page.locator("#told")).to_be_hidden()
    turns = page.locator(".log .guest").count()
    while page.locator(".log .guest").count() == turns:
        wait_for_turn(page)
        decide(page)
    expect(page.locator("#told")).to_be_hidden()
    page.goto("/settings")
    expect(page.locator("input[name=told][value=skip]")).to_be_checked()


def test_a_line_of_the_log_opens_the_rule_it_cites(people: People) -> None:
    page = after_sam(people)
    look_at(page, "log")
    cited = page.locator(".log .guest .rid").first
    rule = cited.inner_text()
    cited.click()
    expect(page.locator(".drawer-book .hit .rid")).to_have_text(rule)


# ------------------------------------------------------------------ a new table


def option(page: Page, name: str, value: str) -> str:
    return f"input[name='option-{name}'][value='{value}']"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_new_table_offers_what_goes_together(people: People, lang: str) -> None:
    page = people.arrive(lang)
    page.goto(f"/new?game={GAME}")
    page.click("#more summary")
    expect(page.locator("#sum")).not_to_be_empty()
    solo, poker = page.locator("[data-option=solo]"), page.locator("[data-option=poker]")
    north, why = page.locator(option(page, "rails_to_the_north", "true")), page.locator("#why-rails_to_the_north")
    objectives = page.locator(option(page, "orange_objectives", "true"))
    expect(solo).to_be_hidden()
    expect(poker).to_be_visible()
    expect(objectives).to_be_disabled()
    expect(page.locator("#reconstructed")).to_be_hidden()
    pick(page, "option-rails_to_the_north", "true")
    pick(page, "option-building_sides", '"b"')
    expect(page.locator("#reconstructed")).to_be_visible()
    pick(page, "option-edition", "1")
    expect(north).to_be_disabled()
    expect(north).not_to_be_checked()
    expect(why).to_contain_text("GWTN-SETUP-7")
    assert (why.locator("a").get_attribute("href") or "").endswith(f"/rules/{GAME}#GWTN-SETUP-7")
    expect(page.locator("#reconstructed")).to_be_hidden()
    pick(page, "option-edition", "2")
    expect(north).to_be_checked()  # what was wanted comes back
    expect(page.locator(option(page, "building_sides", '"b"'))).to_be_checked()
    expect(why).to_be_hidden()
    pick(page, "option-orange_cattle", '"both"')
    expect(objectives).to_be_enabled()
    pick(page, "players", "1")
    expect(poker).to_be_hidden()
    expect(solo).to_be_visible()
    expect(page.locator("#why-edition")).to_contain_text("GWTA-SETUP-11")
    expect(page.locator(option(page, "edition", "1"))).to_be_disabled()
    pick(page, "option-solo", '"hard"')
    expect(page.locator("#sum")).to_contain_text({"en": "alone against Sam, hard", "fr": "contre Sam, difficile"}[lang])
    expect(page.locator("#wrong")).to_be_empty()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_faces_of_the_buildings_are_chosen_one_by_one(people: People, phone: bool) -> None:
    page = people.arrive(phone=phone)
    page.goto(f"/new?game={GAME}")
    expect(page.locator("#sum")).not_to_be_empty()
    if phone:
        page.locator("#s2-line").tap()
    page.click("#more summary")
    row = page.locator("[data-option=building_sides]")
    first, second = (page.locator("[data-option=edition] label").nth(n) for n in (0, 1))
    one_by_one, switches = row.locator("[data-spelled]"), row.get_by_role("switch")
    expect(one_by_one).to_be_disabled()  # the second edition only tosses
    expect(page.locator("#why-building_sides")).to_contain_text("GWT-INT-50")
    first.click()
    expect(one_by_one).to_be_enabled()
    expect(switches.first).to_be_hidden()
    one_by_one.click()
    expect(switches).to_have_count(10)
    for number in (3, 4, 6, 7, 10):
        switches.nth(number - 1).click()
    expect(switches.nth(2)).to_have_text("3b")
    expect(switches.nth(2)).to_have_attribute("aria-checked", "true")
    expect(one_by_one).to_have_value('"aabbabbaab"')
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width == 0  # nothing sticks out
    second.click()
    expect(page.locator(option(page, "building_sides", '"a"'))).to_be_checked()
    first.click()
    expect(one_by_one).to_be_checked()  # what was wanted comes back
    expect(switches.nth(9)).to_have_text("10b")
    page.fill("#me-name", "Zoé")
    page.click("#plan button[type=submit]")
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    table = page.request.get(f"/api/tables/{page.url.split('/t/')[1].split('#')[0]}").json()
    assert table["table_options"]["building_sides"] == "aabbabbaab"


def test_the_first_delivery_of_sam_is_chosen_on_the_page(people: People) -> None:
    page = people.arrive()
    page.goto(f"/new?game={GAME}")
    page.click("#more summary")
    expect(page.locator("#sum")).not_to_be_empty()
    row, city = page.locator("[data-option=sam_first_delivery]"), page.locator("[name=option-sam_first_delivery]")
    expect(row).to_be_hidden()
    pick(page, "players", "1")
    city.select_option('"toledo"')
    pick(page, "option-rails_to_the_north", "true")
    expect(city).to_have_value('"by_difficulty"')
    expect(page.locator("#why-sam_first_delivery")).to_contain_text("GWTA-KC-7")
    pick(page, "option-rails_to_the_north", "false")
    expect(city).to_have_value('"toledo"')
    expect(page.locator("#wrong")).to_be_empty()


def test_an_edition_that_solo_forbids_comes_back_with_a_second_player(people: People) -> None:
    page = people.arrive()
    page.goto(f"/new?game={GAME}")
    page.click("#more summary")
    expect(page.locator("#sum")).not_to_be_empty()
    first, second = (page.locator(option(page, "edition", edition)) for edition in ("1", "2"))
    pick(page, "option-edition", "1")
    pick(page, "players", "1")
    expect(second).to_be_checked()
    expect(page.locator("#sum")).to_contain_text("Sam, medium")
    pick(page, "players", "3")
    expect(first).to_be_checked()
    expect(first).to_be_enabled()
