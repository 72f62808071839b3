"""A game presents itself: a turn that moves, a table at one click, and a form that knows what a first game needs."""

import re

import pytest
from playwright.sync_api import Page, expect

from abilene.games import names
from abilene.server.pages.film import film
from abilene.server.pages.pitch import pitch
from tests.browser.conftest import People
from tests.browser.table import pick, wait_for_turn

GAME = "great_western_trail"
VIEW = "document.querySelector('.screen > svg')?.getAttribute('viewBox')"


def told(game: str, stop: int) -> str:
    """What is said of a stop."""
    words: str = film(pitch(game).reel, "en").stops[stop].told
    return words


def test_who_wants_no_motion_sees_a_still_and_goes_from_stop_to_stop(people: People) -> None:
    page = people.arrive()
    page.goto(f"/games/{GAME}")
    expect(page.locator(".film figcaption")).to_contain_text(told(GAME, 0))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    still = page.evaluate(VIEW)
    stops = page.locator(".reel ol button")
    expect(stops).to_have_count(4)
    assert not [url for url in asked if url.endswith("/film")]  # nothing is fetched for a picture that does not move
    for n in (3, 1):
        stops.nth(n).click()
        expect(page.locator(".film figcaption")).to_contain_text(told(GAME, n))
        expect(stops.nth(n)).to_have_attribute("aria-current", "step")
        expect(page.locator(".film .said")).to_have_attribute("aria-live", "polite")
        assert page.evaluate(VIEW) != still
    expect(page.locator(".reel > button")).to_have_attribute("aria-label", "Play")
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_picture_plays_by_itself_where_it_is_seen_and_stops_when_told(people: People) -> None:
    page = people.arrive(motion="no-preference")
    page.clock.install()
    page.goto(f"/games/{GAME}")
    button = page.locator(".reel > button")
    expect(button).to_have_attribute("aria-label", "Pause")
    page.clock.run_for(5_000)
    expect(page.locator(".reel ol button").nth(1)).to_have_attribute("aria-current", "step")
    button.click()
    expect(button).to_have_attribute("aria-label", "Play")
    page.clock.run_for(60_000)
    expect(page.locator(".reel ol button").nth(1)).to_have_attribute("aria-current", "step")
    button.click()
    page.clock.run_for(60_000)  # once to its end, and no further
    expect(page.locator(".reel ol button").nth(3)).to_have_attribute("aria-current", "step")
    expect(button).to_have_attribute("aria-label", "Play")


def test_in_the_lobby_one_picture_moves_at_a_time_and_only_when_asked(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    first, second = (page.locator(f".tk:has([data-plays={game}])") for game in ("spike", "montana"))
    expect(page.locator(".tk .screen")).to_have_count(0)
    first.locator(".roll").click()
    expect(first.locator(".film-line")).to_contain_text(told("spike", 0))
    first.locator(".roll").click()
    expect(first.locator(".film-line")).to_contain_text(told("spike", 1))
    second.locator(".roll").click()
    expect(second.locator(".screen > svg")).to_be_visible()
    expect(page.locator(".tk .screen")).to_have_count(1)
    second.locator("h3 a").click(position={"x": 20, "y": 10})
    expect(page).to_have_url(re.compile("/games/montana$"))


@pytest.mark.parametrize("game", names())
def test_one_click_opens_a_table_against_bots(people: People, game: str) -> None:
    page = people.arrive()
    page.goto(f"/games/{game}")
    page.click("button[data-plays]")
    page.wait_for_url(re.compile("/t/"))
    wait_for_turn(page)


def at_new_table(people: People, game: str) -> Page:
    page = people.arrive()
    page.goto(f"/new?game={game}")
    expect(page.locator("#sum")).not_to_be_empty()
    return page


def test_a_newcomer_is_asked_little_and_can_go_back_to_what_is_recommended(people: People) -> None:
    page = at_new_table(people, GAME)
    expect(page.locator("#more summary")).to_have_text("8 more settings")
    expect(page.locator("[data-option=edition]")).to_be_hidden()
    expect(page.locator(".unlike")).to_be_hidden()
    pick(page, "players", "1")
    expect(page.locator("[data-option=solo]")).to_be_visible()  # how strong Sam is must be said
    expect(page.locator("#is-sam_first_delivery")).to_have_text("Nothing is tuned.")
    page.click("#more summary")
    page.select_option("[name=option-sam_first_delivery]", '"toledo"')
    expect(page.locator("#is-sam_first_delivery")).to_have_text("Two cities ahead of a hard Sam.")
    pick(page, "option-rails_to_the_north", "true")
    expect(page.locator(".unlike")).to_contain_text("Rails to the North")
    page.click(".unlike button")
    expect(page.locator(".unlike")).to_be_hidden()
    expect(page.locator("input[name=option-rails_to_the_north][value=false]")).to_be_checked()


def test_another_game_and_a_refusal_keep_what_was_typed(people: People) -> None:
    page = at_new_table(people, GAME)
    page.fill("#me-name", "Ann")
    pick(page, "players", "4")
    pick(page, "kind-2", "local")
    page.fill("[name=name-2]", "Zoé")
    pick(page, "visibility", "public")
    with page.expect_navigation():
        pick(page, "game", "spike")
    expect(page.locator("#sum")).to_contain_text("Spike")
    assert page.input_value("#me-name") == "Ann"
    assert page.input_value("[name=name-2]") == "Zoé"
    expect(page.locator("input[name=players][value='4']")).to_be_checked()
    expect(page.locator("input[name=kind-2][value=local]")).to_be_checked()
    expect(page.locator("input[name=visibility][value=public]")).to_be_checked()
    people.forgiven.append("400")
    page.fill("#me-name", "\u200b")  # a name of which nothing is seen
    page.click("#plan button[type=submit]")
    expect(page.locator("#wrong")).not_to_be_empty()
    assert page.input_value("[name=name-2]") == "Zoé"
    page.fill("#me-name", "Ann")
    page.click("#plan button[type=submit]")
    page.wait_for_url(re.compile("/t/"))
