"""Figures from somebody's box: typed, judged with the rule, exported, imported and played."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.table import pick, wait_for_turn

FORM = "/games/montana/figures"
BANK, PRICE = "[id='f-bank_space.bank_1.coins']", "[id='f-shop.column_costs.1']"


def sign_up(page: Page, name: str) -> None:
    """An account, as one is made on its page."""
    page.goto("/account")
    page.fill("#new-name", name)
    page.fill("#new-pass", "four easy words")
    page.locator("form[data-to$=account] button").click()
    page.wait_for_url(re.compile("/$"))


def at_form(page: Page) -> None:
    """The first page of the form, once it knows what its figures are worth."""
    page.goto(FORM)
    expect(page.locator("#count")).not_to_be_empty()


def test_figures_are_typed_judged_exported_imported_and_played(people: People, tmp_path: Path) -> None:
    page = people.arrive()
    sign_up(page, "Figueroa")
    at_form(page)
    expect(page.locator("#play")).to_be_disabled()
    page.fill(PRICE, "1")
    wrong = page.locator(".fl.bad .src")
    expect(wrong).to_contain_text("Prices rise from left to right.")
    expect(wrong.locator("a.rid")).to_have_attribute("href", "/rules/montana#MON-CITY-4")
    expect(page.locator("#play")).to_be_disabled()
    wrong.get_by_role("button").click()  # ours again
    expect(page.locator(".fl.bad, #changed li")).to_have_count(0)
    page.fill(BANK, "6")
    expect(page.locator("#changed li")).to_have_count(1)
    expect(page.locator(".piece").first).to_contain_text("6")
    with page.expect_download() as saved:
        page.click("#export")
    file = tmp_path / "montana.toml"
    saved.value.save_as(file)
    assert "coins = 6" in file.read_text()
    page.click("#reset")
    expect(page.locator(BANK)).to_have_value("5")
    people.forgiven.append("400")
    nonsense = tmp_path / "nonsense.toml"
    nonsense.write_text("[bank\n")
    page.fill(BANK, "7")
    expect(page.locator("#play")).to_be_enabled()
    page.set_input_files("#import", nonsense)
    expect(page.locator("#wrong")).not_to_be_empty()
    expect(page.locator("#play")).to_be_enabled()  # what was typed is as good as before
    page.set_input_files("#import", file)
    expect(page.locator("#wrong")).to_be_hidden()
    expect(page.locator(BANK)).to_have_value("6")
    expect(page.locator("#play")).to_be_enabled()
    page.click("#play")
    page.wait_for_url(re.compile("/t/"))
    wait_for_turn(page)


def test_a_guest_is_led_to_an_account_and_loses_nothing(people: People, tmp_path: Path) -> None:
    page = people.arrive()
    people.forgiven.append("403")
    at_form(page)
    page.fill(BANK, "6")
    expect(page.locator("#play")).to_be_enabled()
    file = tmp_path / "montana.toml"
    file.write_text("[[bank_space]]\nid = 'bank_1'\ncoins = 7\n")
    page.set_input_files("#import", file)
    for _ in ("read", "play"):
        expect(page.locator("#wrong a")).to_have_attribute("href", "/account")
        expect(page.locator("#play")).to_be_enabled()
        page.click("#play")
    page.reload()
    expect(page.locator(BANK)).to_have_value("6")


def test_at_a_new_table_figures_of_a_box_bring_who_can_play_with_them(people: People, tmp_path: Path) -> None:
    page = people.arrive()
    sign_up(page, "Fairbanks")
    page.goto("/new?game=montana")
    level = page.locator(".sr").nth(1).locator("summary b")
    expect(level).to_have_text("novice")
    page.click("#more summary")
    file = tmp_path / "montana.toml"
    file.write_text("[[bank_space]]\nid = 'bank_1'\ncoins = 6\n")
    page.set_input_files("#own-figures", file)
    expect(page.locator("#own-said")).to_contain_text("Your figures fit")
    expect(level).to_have_text("novice")  # without its network: it imagines games
    pick(page, "players", "2")
    page.click("#plan button[type=submit]")
    page.wait_for_url(re.compile("/t/"))
    wait_for_turn(page)
