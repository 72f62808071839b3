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


def test_a_guest_is_led_to_an_account_and_back_and_loses_nothing(people: People) -> None:
    """What needs one says so before; who has made one is back at the form, and plays with what was typed."""
    page = people.arrive("en")
    at_form(page)
    expect(page.locator(".all-yours .note-box")).to_contain_text("needs an account")
    page.fill(BANK, "6")
    expect(page.locator("#play")).to_have_text(re.compile("Sign in"))
    page.click("#play")
    page.wait_for_url(re.compile(r"/account\?back="))
    expect(page.locator("main")).to_contain_text("led back to where you were")
    page.fill("#new-name", "Gudrun")
    page.fill("#new-pass", "four easy words")
    page.locator("form[data-to$=account] button").click()
    page.wait_for_url(re.compile(r"/games/montana/figures/work/1"))
    expect(page.locator(BANK)).to_have_value("6")
    expect(page.locator("#play")).to_have_text("Play a table with these")
    page.click("#play")
    page.wait_for_url(re.compile("/t/"))
    wait_for_turn(page)
    page.go_back()
    expect(page.locator(BANK)).to_have_value("6")
    expect(page.locator("#play")).to_be_enabled()


def test_who_is_signed_out_meanwhile_is_led_to_the_account_and_loses_nothing(people: People) -> None:
    page = people.arrive("en")
    sign_up(page, "Gontran")
    at_form(page)
    page.fill(BANK, "6")
    expect(page.locator("#changed li")).to_have_count(1)
    page.context.clear_cookies(name="abilene")
    people.forgiven.append("403")
    page.click("#play")
    expect(page.locator("#wrong a")).to_have_attribute("href", re.compile(r"/account\?back="))
    expect(page.locator("#play")).to_be_enabled()
    expect(page.locator(BANK)).to_have_value("6")


def test_what_is_typed_in_two_tabs_is_kept_for_both(people: People) -> None:
    first = people.arrive("en")
    at_form(first)
    second = first.context.new_page()
    at_form(second)
    first.fill(BANK, "6")
    expect(second.locator(BANK)).to_have_value("6")
    second.fill(BANK.replace("bank_1", "bank_3"), "12")
    expect(first.locator("#changed li")).to_have_count(2)
    second.click("#reset")
    expect(first.locator("#changed li")).to_have_count(0)
    second.locator("#toasts button").click()  # that was not meant
    expect(first.locator("#changed li")).to_have_count(2)
    expect(first.locator(BANK)).to_have_value("6")


def test_an_answer_that_does_not_come_blames_no_figure(people: People) -> None:
    page = people.arrive("en")
    at_form(page)
    page.context.set_offline(True)
    people.forgiven.append("ERR_INTERNET_DISCONNECTED")
    page.fill(BANK, "6")
    expect(page.locator("#wrong")).to_contain_text("The wire is cut")
    expect(page.locator("#count")).to_contain_text("to mend: 0")
    page.context.set_offline(False)
    expect(page.locator("#wrong")).to_be_hidden()
    expect(page.locator("#play")).to_be_enabled()
    expect(page.locator(".piece").first).to_contain_text("6")


def test_a_number_no_box_could_print_says_so_where_it_stands(people: People) -> None:
    page = people.arrive("en")
    at_form(page)
    page.fill(BANK, "1000")
    expect(page.locator(".fl.bad .src")).to_contain_text("A whole number from −99 to 999")
    page.locator(BANK).press_sequentially("e")  # 1000e is no number at all
    expect(page.locator(".fl.bad .src")).to_contain_text("A whole number is needed here.")


def test_files_that_say_nothing_change_nothing(people: People, tmp_path: Path) -> None:
    page = people.arrive("en")
    sign_up(page, "Ferdinand")
    at_form(page)
    page.fill(BANK, "6")
    expect(page.locator("#changed li")).to_have_count(1)
    people.forgiven.append("400")
    files = {
        "empty": (b"", "says what our figures say"),
        "huge": (b"# " * 150_000, "too large"),
        "picture": (bytes(range(256)) * 8, "no file of figures"),
        "other": (b"[coins_per_round]\nbank = 3\n", "a file of The Good, the Goat and the Bad, and not of Montana"),
    }
    for name, (content, said) in files.items():
        file = tmp_path / f"{name}.toml"
        file.write_bytes(content)
        page.set_input_files("#import", file)
        expect(page.locator("#wrong")).to_contain_text(said)
        expect(page.locator(BANK)).to_have_value("6")


def test_who_signs_in_from_a_new_table_finds_it_as_it_was(people: People) -> None:
    page = people.arrive("en")
    page.goto("/new?game=montana")
    pick(page, "players", "4")
    page.fill("[name=name-1]", "Hortense")
    page.click("#more summary")
    page.click("#own-account")
    page.fill("#new-name", "Isidore")
    page.fill("#new-pass", "four easy words")
    page.locator("form[data-to$=account] button").click()
    page.wait_for_url(re.compile(r"/new\?game=montana"))
    expect(page.locator("[name=players]:checked")).to_have_value("4")
    expect(page.locator("[name=name-1]")).to_have_value("Hortense")
    expect(page.locator("#own-figures")).to_be_attached()


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
