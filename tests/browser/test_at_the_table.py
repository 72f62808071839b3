"""Around the board: the score so far, what is forbidden and why, the style of a game's own drawings."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.table import all_but, look_at, played_out, ready, sit, wait_for_turn


@pytest.mark.parametrize("phone", [False, True])
def test_the_score_so_far_is_one_click_away(people: People, phone: bool) -> None:
    page = people.arrive("fr", phone=phone)
    sit(people, page, ["me", "bot", "bot"], played=all_but(60, "good_goat_bad", 3))
    if phone:
        look_at(page, "seats")
    page.click("[data-deed=standing]:visible")
    sheet = page.locator("dialog .standing")
    expect(sheet.locator("thead th")).to_have_count(3)
    expect(sheet.locator("thead th").first).to_have_text("Ann")
    expect(sheet.locator("tbody th").first).to_have_text("Pièces")
    parts = sheet.locator("tbody td:nth-child(2)").all_inner_texts()
    points = [0 if part == "–" else int(part) for part in parts]  # one's own score is never hidden from oneself
    expect(sheet.locator("tfoot td").first).to_have_text(str(sum(points)))


def test_a_click_on_something_illegal_says_which_rule_forbids_it(people: People) -> None:
    page = people.arrive()
    sit(people, page, ["me", "bot", "bot"])
    wait_for_turn(page)
    expect(page.locator("#act .prompt")).to_contain_text("offer a character")
    page.locator(".scene [data-key='seat:0']").click()
    expect(page.locator("#tip")).to_contain_text("yourself")
    expect(page.locator("#tip .rid")).to_have_text(re.compile("GGB-DIST-"))


@pytest.mark.parametrize("address", ["/new?game=great_western_trail", "/rules/great_western_trail"])
def test_pages_that_draw_a_board_wear_its_style(people: People, api: httpx.Client, address: str) -> None:
    page = people.arrive()
    page.goto(address)
    page.wait_for_selector("#preview svg")
    own = page.locator("link[href$='games/great_western_trail.css']")
    assert ".scene" in api.get(own.get_attribute("href") or "").text
    page.goto(address.replace("great_western_trail", "good_goat_bad"))
    page.wait_for_selector("#preview svg")
    expect(own).to_have_count(0)
    table = sit(people, page, ["me", "bot"], "great_western_trail")
    expect(own).to_have_count(1)
    page.goto(f"/t/{table}/replay")
    expect(own).to_have_count(1)


def test_figures_from_ones_own_box_are_played_with(people: People, api: httpx.Client, tmp_path: Path) -> None:
    people.forgiven += ["400 (Bad Request)"]  # the file that does not fit
    ann = people.arrive("en")
    ann.goto("/rules/good_goat_bad")
    ann.get_by_role("link", name="Correct it from your box").click()
    expect(ann.locator("h1")).to_have_text("Correct it from your box")
    ann.goto("/rules/good_goat_bad/figures")  # the raw file, for experts
    expect(ann.locator(".sheet", has_text="coins_per_round").locator("pre")).to_contain_text("bank = ")
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text("[coins_per_round]\nmoon = 3\n", "utf-8")
    right.write_text("[coins_per_round]\nbank = 3\n", "utf-8")
    ann.goto("/new?game=good_goat_bad")
    ann.locator(".own summary").click()
    expect(ann.locator("#more")).to_contain_text("for people with an account")
    ann.click("#own-account")
    ann.fill("form[data-to$=account] [name=name]", "Ann of the boxes")
    ann.fill("form[data-to$=account] [name=passphrase]", "four boxes on a shelf")
    ann.locator("form[data-to$=account] button").click()
    ann.wait_for_url(re.compile(r"/new\?game=good_goat_bad"))
    ann.locator(".own summary").click()
    ann.set_input_files("#own-figures", wrong)
    expect(ann.locator("#own-said")).to_contain_text("There is no figure “moon” here")
    ann.set_input_files("#own-figures", right)
    expect(ann.locator("#own-said")).to_contain_text("fit")
    ann.click("#plan button[type=submit]")
    ann.wait_for_url(re.compile(r"/t/[\w-]+"))
    ready(ann)
    table = ann.url.split("/t/")[1].split("#")[0]
    assert api.get(f"/api/tables/{table}").json()["view"]["locations"]["bank"]["coins"] == 3


def test_a_line_of_the_log_has_the_colour_of_who_did_it(people: People, api: httpx.Client) -> None:
    table, _ = played_out(api, {"game": "good_goat_bad", "players": 3})
    log = api.get(f"/api/tables/{table}").json()["log"]
    assert any(0 <= line["seat"] != line["turn"] >= 0 for line in log)  # some answer in somebody else's turn
    page = people.arrive()
    page.goto(f"/t/{table}")
    ready(page)
    worn = page.locator(".log-pane li.entry").evaluate_all("lines => lines.map((line) => line.className)")
    assert worn == [f"entry p{line['seat'] + 1}" if line["seat"] >= 0 else "entry" for line in log]


def test_what_happened_is_counted_from_ones_last_turn(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    root = str(page.locator("link[rel=stylesheet]").first.get_attribute("href")).split("/look/")[0]

    def since(*turns: int, undone: int = -1, answered: int = -1) -> int:
        entries = [
            {"ply": n, "turn": turn, "seat": 1 if n == answered else turn, "undone": n == undone}
            for n, turn in enumerate(turns)
        ]
        found: int = page.evaluate(
            "async ([root, entries]) => (await import(`${root}/js/log.js`)).sinceTurn(entries, 0)", [root, entries]
        )
        return found

    assert since(-1, 1, 2) == -1  # no turn yet
    assert since(-1, 0, 0) == -1  # the first one
    assert since(0, 0, 1, 2) == 2
    assert since(0, 0, 1, 2, 0, 0) == 2  # it is one's turn again
    assert since(0, 1, 0, 1, 2) == 3
    assert since(0, 1, 0, undone=2) == 1  # what was taken back is no turn
    assert since(1, 0, 0, answered=2) == 2  # what another answers in one's own turn has happened since
