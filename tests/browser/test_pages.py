"""Every page: in both languages, by day and by night, without faults that shut people out."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import PAINTED, People
from tests.browser.table import look_at, open_table, pick, read_to_the_end, ready, sit, wait_for_turn

FIRST_LOAD = 214_000  # bytes, compressed but for the drawing; 23,000 of them are letters


def faults(page: Page, part: str | None = None, *, contrast: bool = False) -> list[str]:
    """The serious and critical faults that axe finds, on the whole page or in what has come or changed on it.

    `contrast`: of what can be told apart only, where a page differs by its light from one that is known.
    """
    page.evaluate(PAINTED)  # nobody is shut out by what is not seen
    asked = {"resultTypes": ["violations"]} | ({"runOnly": ["color-contrast"]} if contrast else {})
    axe = Axe() if page.evaluate("!window.axe") else Axe("")  # its half a megabyte is read once by each page
    found = axe.run(page, part, asked).response["violations"]
    return [
        f"{page.url} {fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def visit_all(page: Page) -> list[str]:
    """All pages, and the sheets of the table."""
    found: list[str] = []
    book = "/games/good_goat_bad"
    reading = (book, f"{book}/book/2", f"{book}/book/print", f"{book}/icons")
    for address in ("/", "/new", "/rules/good_goat_bad", *reading, "/bots", "/settings", "/account"):
        page.goto(address)
        if address in ("/new", "/rules/good_goat_bad"):
            page.wait_for_selector("#preview svg")
        found += faults(page)
    table = open_table(page, "Ann", ["me", "link", "bot"], visibility="public")
    page.wait_for_selector("dialog .lkrow")
    found += faults(page, "dialog[open]")
    page.keyboard.press("Escape")
    ready(page)
    phone = page.locator(".top [data-tab=seats]").is_visible()
    look_at(page, "seats")
    page.locator("#seats .more").nth(1).click()
    page.locator("dialog .deeds .btn", has_text=re.compile("greedy|glouton")).click()
    if phone:
        page.click(".tabs [data-tab=board]")
    wait_for_turn(page)
    found += faults(page)
    if not phone:
        for pane in ("chat", "seats", "log", "more"):
            look_at(page, pane)
            found += faults(page, ".rail")
        for opener in ("[data-deed=keys]", "[data-deed=describe]", "[data-deed=legend]", ".act .rid"):
            page.locator(opener).first.click()
            page.wait_for_selector("dialog[open]")
            found += faults(page, "dialog[open]")
            page.keyboard.press("Escape")
    else:
        for tab in ("log", "chat", "seats"):
            look_at(page, tab)
            found += faults(page, ".rail")
    look_at(page, "seats")
    page.locator("#seats .more").first.click()  # bots play it out
    page.locator("dialog .deeds .btn", has_text=re.compile("greedy|glouton")).click()
    if phone:
        page.click(".tabs [data-tab=board]")
    read_to_the_end(page)
    found += faults(page)
    page.goto(f"/t/{table}/score")
    page.wait_for_selector("#plot svg")
    found += faults(page)
    page.goto(f"/t/{table}/replay?n=9")
    page.wait_for_selector(".scene")
    found += faults(page)
    page.goto("/")
    found += faults(page)
    open_table(page, "Ann", ["me", "local:Bea"])
    page.wait_for_selector("#curtain .hold")
    return found + faults(page)


@pytest.mark.parametrize(("lang", "light", "phone"), [("fr", "light", False), ("en", "dark", True)])
def test_no_page_shuts_anybody_out(people: People, lang: str, light: str, phone: bool) -> None:
    page = people.arrive(lang, light=light, phone=phone)
    assert visit_all(page) == []


def test_the_other_light_and_the_other_size(people: People) -> None:
    found = []
    book = "/games/good_goat_bad"
    page = people.arrive("en", light="dark")
    table = sit(people, page, ["me", "bot", "bot"])
    wait_for_turn(page)
    found += faults(page)
    page.set_viewport_size({"width": 900, "height": 700})
    found += faults(page)
    for address in ("/", "/new", book, "/rules/good_goat_bad", "/bots", "/settings", "/account", f"/t/{table}/replay"):
        page.goto(address)
        found += faults(page, contrast=True)
    assert found == []


def test_language_and_night_are_kept(people: People) -> None:
    page = people.arrive("en")
    page.goto("/settings")
    expect(page.locator("h1")).to_have_text("Settings")
    pick(page, "light", "night")
    expect(page.locator("html")).to_have_attribute("data-light", "night")
    night = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert night == "rgb(27, 22, 17)"
    with page.expect_navigation():
        pick(page, "lang", "fr")
    expect(page.locator("h1")).to_have_text("Réglages")
    table = sit(people, page, ["me", "bot"])
    expect(page.locator("html")).to_have_attribute("data-light", "night")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#h-log")).to_contain_text("Journal")
    look_at(page, "more")
    page.click("[data-deed=light]")
    expect(page.locator("html")).to_have_attribute("data-light", "day")
    with page.expect_navigation():
        page.click("[data-deed=lang]")
    ready(page)
    expect(page.locator("#h-log")).to_contain_text("Log")
    page.goto(f"/t/{table}/replay")
    expect(page.locator("html")).to_have_attribute("data-light", "day")


def test_rules_can_be_searched_and_linked(people: People) -> None:
    page = people.arrive("fr")
    page.goto("/rules/good_goat_bad#GGB-DIST-5")
    expect(page.locator("[id='GGB-DIST-5']")).to_be_in_viewport()
    page.fill("#find", "declar")
    assert page.locator("#book mark").count() > 3
    assert page.locator("#book mark", has_text="déclar").count() > 0
    page.keyboard.press("Enter")
    expect(page.locator("#hits")).to_contain_text("1 / ")
    page.fill("#find", "ggb-end-1")
    page.keyboard.press("Enter")
    expect(page.locator("[id='GGB-END-1']")).to_be_in_viewport()
    with page.expect_navigation():
        page.click("button[data-lang=en]")
    expect(page).to_have_url(re.compile("#GGB-END-1"))
    assert page.locator("html").get_attribute("lang") == "en"


def test_the_booklet_and_the_legend_are_at_hand(people: People) -> None:
    page = people.arrive("en")
    page.goto("/rules/good_goat_bad#GGB-DIST-7")
    rule = page.locator("[id='GGB-DIST-7']")
    expect(rule.locator("figure .scene")).to_be_visible()  # drawn when it comes into view
    rule.get_by_text("explained on page 2").click()
    expect(page.locator("#s-3 .fig .scene")).to_be_in_viewport()
    page.locator("#s-3 .word .rid").first.click()
    expect(page).to_have_url(re.compile("/rules/good_goat_bad#GGB-DIST-6$"))
    page.goto("/games/great_western_trail/icons")
    page.fill("#legend input", "3a")
    expect(page.locator(".entry:visible dt")).to_have_text(["Building 3a"])
    sit(people, page, ["me", "bot", "bot"])
    wait_for_turn(page)
    page.keyboard.press("i")
    sheet = page.locator("dialog[open]")
    sheet.locator("input").fill("bottles")
    expect(sheet.locator(".entry:visible dt")).to_have_text(["5 · Waitress"])
    page.keyboard.press("Escape")  # empties the field
    assert sheet.locator(".entry:visible").count() > 20
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_an_account_keeps_tables_on_another_device(people: People) -> None:
    phone, laptop = people.arrive("fr", phone=True), people.arrive("en")
    table = open_table(phone, "Silvia", ["me", "bot"])
    phone.goto("/account")
    phone.fill("#new-name", "Silvia")
    phone.fill("#new-pass", "quatre mots faciles")
    phone.locator("form[data-to$=account] button").click()
    phone.wait_for_url(re.compile("/$"))
    laptop.goto("/account")
    people.forgiven.append("401")
    laptop.fill("#in-name", "silvia")
    laptop.fill("#in-pass", "quatre mots faux")
    laptop.locator("form[data-to$=signin] button").click()
    expect(laptop.locator("form[data-to$=signin] .wrong")).to_contain_text("passphrase")
    laptop.fill("#in-pass", "quatre mots faciles")
    laptop.locator("form[data-to$=signin] button").click()
    laptop.wait_for_url(re.compile("/$"))
    expect(laptop.locator(f".going a[href='/t/{table}']")).to_be_visible()


def test_the_first_load_is_light(people: People) -> None:
    page = people.arrive()
    table = sit(people, page, ["me", "bot", "bot", "bot", "bot"])
    fresh = people.arrive()
    sizes: dict[str, int] = {}
    fresh.on("requestfinished", lambda request: sizes.update({request.url: _size(request)}))
    fresh.goto(f"/t/{table}")
    ready(fresh)
    assert len(sizes) > 10
    scene = fresh.request.get(f"/api/tables/{table}/scene")
    assert sum(sizes.values()) + len(scene.body()) < FIRST_LOAD


def _size(request: object) -> int:
    found: dict[str, int] = request.sizes()  # type: ignore[attr-defined]
    return found["responseBodySize"] + found["responseHeadersSize"]


@pytest.mark.parametrize(
    ("game", "number"), [("great_western_trail", 11), ("montana", 5), ("montana", 6), ("spike", 2)]
)
def test_no_page_of_a_booklet_goes_on_in_its_margin_alone(people: People, game: str, number: int) -> None:
    """Where there is more to show than to say, figures stand below the text: no column is left empty."""
    page = people.arrive()
    page.goto(f"/games/{game}/book/{number}")
    bottom = "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
    margin = page.locator(".beside").evaluate_all(bottom)
    text = page.locator(".tx2, .under, .sc > .full").evaluate_all(bottom)
    assert margin - text < 300
