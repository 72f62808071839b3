"""What people do at a table, in words."""

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, TimeoutError, expect

# Where a pointer hits a thing on the board: its middle, or a point along its line.
SPOT = """const spot = (thing) => {
  const edge = thing.querySelector(".s-edge") || thing;
  const { left, top, width, height } = edge.getBoundingClientRect();
  const points = [[left + width / 2, top + height / 2]];
  for (const line of thing.querySelectorAll("path"))
    for (const part of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const at = line.getPointAtLength(part * line.getTotalLength()).matrixTransform(line.getScreenCTM());
      points.push([at.x, at.y]);
    }
  const hits = ([x, y]) => document.elementFromPoint(x, y)?.closest(".s-legal, .choice") === thing;
  return points.find(hits) || points[0];
};"""


def open_table(
    page: Page,
    name: str,
    seats: Sequence[str],
    visibility: str = "link",
    game: str = "good_goat_bad",
    options: Mapping[str, str] | None = None,
) -> str:
    """Open a table through its page; `seats` are kinds, "local:Zoé" with a name, "bot:random". Says the table's id."""
    page.goto(f"/new?game={game}")
    expect(page.locator("#sum")).not_to_be_empty()
    if page.locator("#me-name").count():
        page.fill("#me-name", name)
    pick(page, "players", str(len(seats)))
    for option, value in (options or {}).items():
        pick(page, f"option-{option}", value)
    pick(page, "pace", "0")
    pick(page, "visibility", visibility)
    for number, seat in enumerate(seats):
        kind, _, called = seat.partition(":")
        pick(page, f"kind-{number}", kind)
        if kind == "bot" and called:
            page.select_option(f"[name=bot-{number}]", called)
        elif called:
            page.fill(f"[name=name-{number}]", called)
    page.click("#plan button[type=submit]")
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    return page.url.split("/t/")[1].split("#")[0]


def pick(page: Page, name: str, value: str) -> None:
    """Choose one of several."""
    page.locator(f"input[name='{name}'][value='{value}']").dispatch_event("click")


def sit_down(page: Page, link: str, name: str) -> None:
    """Open a seat's link and take the seat."""
    page.goto(link)
    page.fill("#sit [name=name]", name)
    page.click("#sit button[type=submit]")
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    ready(page)


def ready(page: Page) -> None:
    """The board is drawn."""
    page.wait_for_selector(".table[data-ply]")


def ply(page: Page) -> int:
    """Up to where this page knows the game."""
    return int(page.get_attribute(".table", "data-ply") or -1)


def asked(page: Page) -> str:
    """The question, or who is thinking."""
    return page.locator("#act .prompt").inner_text()


def must_choose(page: Page) -> bool:
    """Whether this page is asked."""
    return page.locator(".act.yours .choice:not(.sent):not(.offc)").count() > 0


def over(page: Page) -> bool:
    """Whether this page knows that the game is over."""
    return page.locator(".act.over").count() > 0


def moved_on(page: Page, since: int) -> None:
    """Wait until the page has heard of something after `since`."""
    page.wait_for_selector(f'.table[data-ply]:not([data-ply="{since}"])')


def choose(page: Page, number: int = 0) -> None:
    """Click one of the options and see it played."""
    before = ply(page)
    page.locator(".choices .choice:not(.offc)").nth(number).click()
    moved_on(page, before)


def choose_on_board(page: Page, number: int = 0) -> None:
    """Click what glows on the board; where it stands for several options, take the first of its menu."""
    before = ply(page)
    page.locator(".scene .s-legal").nth(number).click()
    if page.locator(".menu").count():
        page.locator(".menu [role=menuitem]").first.click()
    moved_on(page, before)


def wait_for_turn(*pages: Page) -> Page | None:
    """The page that is asked next; None when the game is over."""
    for _ in range(200):
        for page in pages:
            try:
                page.wait_for_selector(".act.yours .choice:not(.sent):not(.offc), .act.over", timeout=250)
            except TimeoutError:
                continue
            return None if over(page) else page
    raise AssertionError("nobody is asked, and the game is not over")
