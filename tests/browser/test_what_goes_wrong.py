"""Wrong links, stale pages, cut wires: each gets a clear message and loses nothing."""

import re

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.table import (
    answer,
    choose,
    look_at,
    moved_on,
    open_table,
    ply,
    read_to_the_end,
    ready,
    sit,
    sit_down,
    wait_for_turn,
)


def test_an_address_that_leads_nowhere(people: People) -> None:
    people.forgiven.append("404")
    french, english = people.arrive("fr"), people.arrive("en")
    for address in ("/nowhere", "/t/nowhere", "/t/nowhere/score", "/rules/chess"):
        answer = french.goto(address)
        assert answer is not None
        assert answer.status == 404
        expect(french.locator("h1")).to_have_text("La voie s’arrête ici")
        english.goto(address)
        expect(english.locator("h1")).to_have_text("The line ends here")
    english.goto("/")
    english.fill("#code", "nothing")
    english.keyboard.press("Enter")
    expect(english.locator("[role=alert]")).to_have_text("There is no such table.")


def test_a_revoked_link_is_worthless_and_a_new_one_works(people: People) -> None:
    people.forgiven.append("403")
    ann, bob = people.arrive(), people.arrive("fr")
    open_table(ann, "Ann", ["me", "link"])
    old = ann.locator("dialog .lkrow input").first.input_value()
    ann.keyboard.press("Escape")
    ready(ann)
    look_at(ann, "seats")
    ann.locator("#seats .more").nth(1).click()
    ann.locator("dialog .deeds .btn", has_text="new link").click()
    new = ann.locator("dialog .lkrow input").first.input_value()
    assert new != old
    expect(ann.locator("dialog .qr")).to_be_visible()
    ann.keyboard.press("Escape")
    bob.goto(old)
    expect(bob.locator("main")).to_contain_text("révoqué")
    sit_down(bob, new, "Bob 🐎")
    expect(ann.locator("#seats .seat").nth(1)).to_contain_text("Bob 🐎")


def test_a_private_table_is_nobodys_business(people: People) -> None:
    people.forgiven.append("404")
    ann, eve = people.arrive(), people.arrive()
    table = open_table(ann, "Ann", ["me", "bot"], visibility="private")
    ready(ann)
    for address in (f"/t/{table}", f"/t/{table}/replay"):
        answer = eve.goto(address)
        assert answer is not None
        assert answer.status == 404
        assert "Ann" not in eve.content()
    for guessed in (f"/sit#{table}.guessed", f"/t/{table}/s/guessed"):
        eve.goto(guessed)
        expect(eve.locator("#said")).to_contain_text("There is nothing here")
        assert "Ann" not in eve.content()


def test_the_host_cannot_look_at_the_hand_of_a_guest(people: People, api: httpx.Client) -> None:
    people.forgiven.append("403")
    ann, bob = people.arrive(), people.arrive("fr")
    table = open_table(ann, "Ann", ["me", "link"])
    link = ann.locator("dialog .lkrow input").first.input_value()
    secret = link.split(".")[-1]
    asked: list[str] = []
    bob.on("request", lambda request: asked.append(request.url + str(request.headers)))
    sit_down(bob, link, "Bob")
    assert not [request for request in asked if secret in request.partition("#")[0] + request.partition("{")[2]]
    ann.goto(link)
    expect(ann.locator("#said")).to_contain_text("This link has been used: Bob sits there now.")
    expect(ann.locator("#sit")).to_be_hidden()
    for seat in ("", "?seat=1"):
        peek = api.get(f"/api/tables/{table}{seat}", headers={"Authorization": f"Bearer {secret}"})
        assert (peek.status_code, peek.json()["error"]) == (403, "not_your_seat")
    ann.locator("#others a").click()
    ready(ann)
    expect(ann.locator("#seats .seat").nth(1)).to_contain_text("Bob")


def test_a_seat_that_is_opened_elsewhere_is_said_so(people: People) -> None:
    ann, bob, phone = people.arrive(), people.arrive(), people.arrive("fr", phone=True)
    open_table(ann, "Ann", ["me", "link"])
    sit_down(bob, ann.locator("dialog .lkrow input").first.input_value(), "Bob")
    look_at(bob, "seats")
    bob.locator("#seats .more").last.click()
    bob.locator("dialog .deeds .btn", has_text="new link").click()
    own = bob.locator("dialog .lkrow input").first.input_value()
    bob.keyboard.press("Escape")
    sit_down(phone, own, "Bob on the road")
    expect(bob.locator("#toasts")).to_contain_text("opened elsewhere: Bob on the road plays it now")


def test_a_stale_page_plays_nothing_and_catches_up(people: People) -> None:
    people.forgiven.append("409")
    page = people.arrive()
    sit(people, page, ["me", "bot", "bot"])
    wait_for_turn(page)
    twin = page.context.new_page()
    people.watch(twin)
    twin.goto(page.url)
    wait_for_turn(twin)
    # The twin hears nothing more: what it shows grows stale.
    twin.evaluate("window.stop()")
    cut = twin.context.new_cdp_session(twin)
    cut.send("Network.enable")
    cut.send("Network.setBlockedURLs", {"urls": ["*/stream*"]})
    twin.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    known = ply(twin)
    choose(page)
    page_ply = ply(page)
    answer(twin)
    expect(twin.locator("#toasts")).to_contain_text("moved on")
    cut.send("Network.setBlockedURLs", {"urls": []})
    moved_on(twin, known)
    assert ply(twin) >= page_ply


def test_a_seat_goes_to_a_bot_and_comes_back(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "bot", "bot"])
    wait_for_turn(page)
    look_at(page, "seats")
    page.locator("#seats .more").first.click()
    page.locator("dialog .deeds .btn", has_text="random").click()
    read_to_the_end(page)
    expect(page.locator("#seats .seat").first).to_contain_text("bot, random")


def test_the_table_agrees_to_forget(people: People) -> None:
    ann, bob = people.arrive(), people.arrive("fr", phone=True)
    open_table(ann, "Ann", ["me", "link"])
    link = ann.locator("dialog .lkrow input").first.input_value()
    ann.keyboard.press("Escape")
    sit_down(bob, link, "Bob")
    for _ in range(8):
        page = wait_for_turn(ann, bob)
        assert page is not None
        choose(page)
    asker, other = (ann, bob) if "may_ask" in _undo(ann) else (bob, ann)
    before = ply(asker)
    asker.locator("#undo").click()
    if asker.locator("dialog[open]").count():
        asker.locator("dialog .btn.wide").click()
        other.locator("dialog .eq .btn").first.click()
    moved_on(asker, before)
    moved_on(other, before)
    expect(asker.locator("#log .undone").first).to_be_attached()
    expect(other.locator("#log .undone").first).to_be_attached()


def _undo(page: object) -> str:
    found: str = page.evaluate(  # type: ignore[attr-defined]
        "async () => { const r = await fetch('/api' + location.pathname.replace('/t/', '/tables/'));"
        " const { undo } = await r.json(); return undo.may_ask ? 'may_ask' : '' }"
    )
    return found


def test_a_cut_wire_is_said_and_mended(people: People, api: httpx.Client) -> None:
    people.forgiven += ["ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED", "ERR_FAILED", "ERR_CONNECTION"]
    page = people.arrive("fr")
    table = sit(people, page, ["me", "bot"])
    wait_for_turn(page)
    assert re.fullmatch(r"[\w-]+", table)
    page.context.set_offline(True)
    expect(page.locator("#banner")).to_contain_text("Fil coupé")
    answer(page)
    expect(page.locator("#toasts")).to_contain_text("pas de réponse")
    page.context.set_offline(False)
    expect(page.locator("#banner")).to_contain_text("Reconnecté")
    choose(page)
    assert api.get(f"/api/tables/{table}").json()["ply"] >= ply(page)
