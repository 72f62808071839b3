"""Le Bon, la Chèvre et le Truand: an answer says what follows, a card is turned over, and a round ends with a recap."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import abilene
from abilene.engine.match import Decision, Match
from tests.browser.conftest import SEED, People
from tests.browser.table import (
    Hands,
    moved_on,
    moved_to,
    ply,
    position,
    ready,
    said,
    sit,
    up_to,
    wait_for_turn,
    without_page,
)
from tests.contract.tables import random_match

PLAYERS = 3


def played() -> Match[Any]:
    return random_match(abilene.load("good_goat_bad", players=PLAYERS), SEED)


@contextmanager
def at_table(people: People, page: Page, until: int) -> Iterator[Hands]:
    """Ann sits at a table after so many decisions; all that she does not click is played without her page."""
    seats: Sequence[dict[str, str]] = [{"kind": "me"}, *[{"kind": "link"}] * (PLAYERS - 1)]
    plan = {"game": "good_goat_bad", "players": PLAYERS, "options": {}, "seats": seats, "seed": SEED}
    with without_page(people, page) as ann:
        said(ann.post("/api/people/guest", json={"name": "Ann"}))
        made = said(ann.post("/api/tables", json=plan))
        hands = Hands(ann, made["table"], [seat["token"] for seat in made["seats"]])
        hands.play(played().made[:until])
        known = [{"name": one.name, "value": one.value, "url": people.server} for one in ann.cookies.jar]
        page.context.add_cookies(known)  # type: ignore[arg-type]
        page.goto(f"/t/{made['table']}")
        ready(page)
        yield hands


@pytest.mark.parametrize(("motion", "phone"), [("reduce", True), ("no-preference", False)])
def test_an_answer_says_what_follows_and_is_stamped(people: People, motion: str, phone: bool) -> None:
    page = people.arrive("fr", motion=motion, phone=phone, told="steps")
    asked = next(
        n for n, decision in enumerate(played().made) if (decision.seat, decision.before.step().kind) == (0, "answer")
    )
    with at_table(people, page, asked):
        accept, refuse = page.locator(".choices .choice").all()
        expect(accept.locator("small")).to_have_text("ton chapeau sur cette carte")
        expect(refuse.locator("small")).to_contain_text("elle revient à")
        sizes = [box["width"] for one in (accept, refuse) if (box := one.bounding_box())]
        assert sizes[0] == pytest.approx(sizes[1], abs=1)
        assert page.locator(".scene .s-legal").count() == 0  # no place on the table is one of them alone
        expect(page.locator("#act .memo :is(.rid, button):visible").first).to_be_in_viewport(ratio=1)
        accept.click()
        step = played().made[asked].before.step()
        stamp = page.locator(".reveal .stamp")
        expect(stamp).to_have_text("Vrai" if step.card == step.declared else "Mensonge")
        if motion == "reduce":
            assert stamp.evaluate("stamp => stamp.getAnimations().length") == 0
        else:
            spent = "stamp => stamp.getAnimations().map((one) => one.effect.getTiming().duration)"
            assert stamp.evaluate(spent) == [400]
        moved_to(page, asked + 1)  # the board shows what came of it, and the stamp stands
        expect(page.locator(".reveal")).to_be_visible()
        page.keyboard.press("1")
        expect(page.locator(".reveal")).to_have_count(0)
        moved_to(page, asked + 1)  # the key only went on


def test_the_saloon_is_told_card_by_card_and_a_round_ends_with_a_recap_that_waits(people: People) -> None:
    page = people.arrive(told="steps")
    decisions = played().made
    ends = next(n for n, decision in enumerate(decisions) if any(event.closes for event in decision.events))
    cards = [line for event in decisions[ends].events if (line := played().game.reveal(event, 0)) and not line.turns]
    with at_table(people, page, ends) as hands:
        recap, stamp = page.locator(".recap"), page.locator(".s-mark-stamp text")
        page.keyboard.press("Escape")
        hands.play(decisions[ends : ends + 1])
        moved_to(page, ends + 1)
        for card in cards:
            expect(stamp.last).to_have_text(card.stamp)
            expect(page.locator("#board")).to_contain_text("Round 1 / 3")  # the table as it was
            expect(recap).to_have_count(0)
            page.keyboard.press("]" if card is cards[0] else "Escape")  # the cards can be skipped, not the recap
        expect(recap.locator("h2")).to_have_text("End of round 1")
        expect(recap.locator("tbody tr")).to_have_count(PLAYERS)
        hands.play(decisions[ends + 1 : ends + 2])  # the table does not wait
        moved_to(page, ends + 2)
        expect(page.locator("#log")).not_to_contain_text("Round 2", use_inner_text=True)  # but what comes next does
        expect(page.locator("#act")).not_to_be_visible()
        assert page.locator(".scene .s-legal").count() == 0
        page.reload()  # nor is it forgotten by whoever was away
        expect(recap.locator("h2")).to_have_text("End of round 1")
        recap.locator("button").click()
        expect(recap).to_have_count(0)
        expect(page.locator("#log")).to_contain_text("Round 2", use_inner_text=True)
        page.reload()
        ready(page)
        expect(page.locator(".scene")).to_be_visible()
        expect(recap).to_have_count(0)


def test_on_a_phone_all_to_whom_a_card_can_be_offered_are_in_sight(people: People) -> None:
    page = people.arrive("fr", phone=True)
    match = random_match(abilene.load("good_goat_bad", players=4), SEED)
    asked = next(n for n, decision in enumerate(match.made) if decision.seat == 0 and len(offered(decision)) == 3)
    sit(people, page, ["me", "link", "link", "link"], played=match.made[:asked])
    wait_for_turn(page)
    for answer in page.locator(".act .choice[data-choice]").all():
        expect(answer).to_be_in_viewport(ratio=1)


def offered(decision: Decision[Any]) -> list[int]:
    """To whom a card can be offered, where that is asked."""
    return decision.before.options() if decision.before.step().kind == "offer" else []


@pytest.mark.parametrize("phone", [False, True])
def test_a_total_is_split_by_a_click_for_each_of_its_coins(people: People, phone: bool) -> None:
    page = people.arrive(phone=phone)
    sit(people, page, ["me", *["link"] * 4], "good_goat_bad", None, up_to("swindle", "good_goat_bad", 5))
    page.keyboard.press("Escape")
    ways = {str(one["choice"]): one["label"] for one in position(page)["options"]}
    seats = page.locator(".scene .s-piecemeal.s-legal")
    first, second = seats.first, seats.nth(1)
    before = ply(page)

    def shares(seat: Locator) -> Counter[str]:
        return Counter((seat.get_attribute("data-choices") or "").split())

    def click(seat: Locator) -> None:
        seat.tap() if phone else seat.click()

    click(first)
    expect(page.locator(".s-pieces text")).to_have_text("1")
    expect(page.locator(".menu")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".s-pieces")).to_have_count(0)
    assert ply(page) == before
    way = next(way for way in ways if shares(first)[way] == 1 and shares(second)[way] == 2)
    owner = int((second.get_attribute("data-key") or "").removeprefix("seat:"))
    told = f"{position(page)['seats'][owner]['name']} ×2"
    assert told in ways[way]
    for seat in (first, second, second):
        click(seat)
    if phone:
        page.locator(".confirm .btn-ink").tap()
    moved_on(page, before)
    assert any(told in "".join(span["text"] for span in line["spans"]) for line in position(page)["log"])
