"""Two people and a bot play a whole game; a third looks on.

They click the first round, the last one, and whatever they are asked for the first time.
"""

import re

import httpx
from playwright.sync_api import Page, expect

import abilene
from tests.browser.conftest import People
from tests.browser.table import (
    answers_without_page,
    asked,
    choose,
    choose_on_board,
    look_at,
    must_choose,
    open_table,
    ply,
    position,
    read_to_the_end,
    ready,
    sit,
    sit_down,
    wait_for_turn,
)


def test_two_people_and_a_bot_play_while_a_third_watches(people: People, api: httpx.Client) -> None:
    ann, bob, watcher = (
        people.arrive("fr", motion="no-preference"),
        people.arrive("en", phone=True),
        people.arrive("en"),
    )
    table = open_table(ann, "Ann", ["me", "link", "bot"])
    link = ann.locator("dialog .lkrow input").first.input_value()
    ann.keyboard.press("Escape")
    ready(ann)
    sit_down(bob, link, "Bob")
    watcher.goto(f"/t/{table}")
    ready(watcher)
    expect(ann.locator("#seats .seat").nth(1)).to_contain_text("Bob")
    look_at(ann, "seats")
    expect(ann.locator("#watching")).to_be_visible()
    expect(bob).to_have_url(re.compile(rf"/t/{table}$"))  # the secret has left the address

    talk(ann, bob, watcher)
    undone = refused = False
    moves = 0
    clicked: set[tuple[Page, str]] = set()
    while page := wait_for_turn(ann, bob):
        assert not must_choose(watcher)
        assert watcher.locator(".scene .s-legal").count() == 0
        if not undone and page is ann and ann.locator("#undo:not(.stopped)").count():
            take_back(ann)
            undone = True
            continue
        if not refused and page.locator("#act .why:visible").count():
            page.locator("#act .why:visible").click()
            expect(page.locator("dialog .offc small, #tip b").first).not_to_be_empty()
            expect(page.locator("dialog .offc .rid, #tip .rid").first).to_have_text(re.compile("GGB-"))
            page.keyboard.press("Escape")
            refused = True
        question = page, position(page)["asks"]
        if question in clicked and answers_without_page(people, page):
            continue
        clicked.add(question)
        if moves % 2 and page.locator(".scene .s-legal").count():
            choose_on_board(page, moves % page.locator(".scene .s-legal").count())
        else:
            choose(page, moves % page.locator(".choices .choice:not(.offc)").count())
        moves += 1
        if moves == 12:  # enough has been seen gliding
            ann.emulate_media(reduced_motion="reduce")
    assert undone
    assert refused

    for page in (ann, bob, watcher):
        read_to_the_end(page)
    assert ply(ann) == ply(bob) == ply(watcher)
    journal = api.get(f"/api/tables/{table}/journal").text
    match = abilene.replay(journal)
    expect(ann.locator("#seats .clk b")).to_have_text([str(score) for score in match.state.scores()])
    check_score_sheet(ann, table, match.state.scores(), match.decisions)
    check_replay(watcher, table, match.decisions)


def talk(ann: Page, bob: Page, watcher: Page) -> None:
    """Chat reaches all, is kept, and is never taken for markup."""
    look_at(ann, "chat")
    ann.fill("#write input", "Salut <img src=x onerror=alert(1)> & 🐐")
    ann.keyboard.press("Enter")
    expect(ann.locator("#write input")).to_have_value("")
    expect(bob.locator(".tabs .unread")).to_have_text("1")
    bob.click(".tabs [data-tab=chat]")
    for page in (bob, watcher):
        expect(page.locator("#said .say")).to_contain_text("Salut <img src=x onerror=alert(1)> & 🐐")
    expect(bob.locator(".tabs .unread")).to_be_hidden()
    bob.click(".tabs [data-tab=board]")
    watcher.reload()
    ready(watcher)
    expect(watcher.locator("#said .say")).to_contain_text("Ann")


def take_back(page: Page) -> None:
    """The last decision is taken back, the question before it is asked again, and the log says so."""
    after, question = ply(page), asked(page)
    page.keyboard.press("Control+z")
    page.wait_for_selector(f'.table[data-ply="{after + 1}"]')
    assert asked(page) != question
    expect(page.locator("#log .entry").last).to_contain_text("reprend")


def check_score_sheet(page: Page, table: str, scores: list[int], decisions: int) -> None:
    """The ledger, the plot and the seed."""
    page.click(f"a[href='/t/{table}/score']")
    expect(page.locator(".led .tot")).to_have_text([str(score) for score in sorted(scores, reverse=True)])
    expect(page.locator("#plot .run")).to_have_count(len(scores))
    expect(page.locator("#seed-check")).to_be_visible()
    page.locator(".plo summary").click()
    expect(page.locator("#plot-table tbody th").last).to_have_text(str(decisions))
    expect(page.locator("#plot-table tbody tr").last.locator("td")).to_have_text([str(score) for score in scores])
    page.locator("#curves input[value=money]").check(force=True)
    expect(page.locator("#plot .plot")).to_have_attribute("aria-label", re.compile("Pièces"))
    expect(page.locator("#plot-table tbody tr").first.locator("td")).to_have_text(["2"] * len(scores))
    with page.expect_download() as download:
        page.click("a[download]")
    assert download.value.suggested_filename == f"abilene-{table}.txt"


def check_replay(page: Page, table: str, decisions: int) -> None:
    """Every decision can be stepped through, with all eyes, by slider and keys, and has a link."""
    page.click(f"a[href='/t/{table}/replay']")
    expect(page.locator("#count")).to_have_text(f"0 / {decisions}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("]")
    expect(page.locator("#count")).to_have_text(f"2 / {decisions}")
    page.locator("#slider").fill("5")
    expect(page.locator("#count")).to_have_text(f"5 / {decisions}")
    expect(page).to_have_url(re.compile(r"n=5"))
    backs = page.locator(".scene [data-key='hand:0']")
    page.select_option("#eyes", "spectator")
    expect(page).to_have_url(re.compile(r"eyes=spectator"))
    page.select_option("#eyes", "all")
    expect(page).to_have_url(re.compile(r"eyes=all"))
    assert backs.count() <= 1
    page.reload()
    expect(page.locator("#count")).to_have_text(f"5 / {decisions}")
    page.click("#play")
    expect(page.locator("#count")).to_have_text(f"6 / {decisions}")
    page.click("#play")
    page.keyboard.press("End")
    expect(page.locator("#count")).to_have_text(f"{decisions} / {decisions}")


def test_a_running_game_can_be_stepped_back_only_through_ones_own_eyes(people: People) -> None:
    ann = people.arrive()
    table = sit(people, ann, ["me", "bot", "bot"])
    for _ in range(4):
        page = wait_for_turn(ann)
        assert page
        choose(page)
    ann.goto(f"/t/{table}/replay")
    expect(ann.locator("#eyes option")).to_have_text(["seen as Ann", "seen as a spectator"])
    ann.keyboard.press("Home")
    expect(ann.locator("#go-back")).to_be_disabled()
    answer = ann.request.get(f"/api/tables/{table}/replay/1?eyes=1")
    assert answer.status == 403
