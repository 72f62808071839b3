"""A newcomer's first visit: what is clicked and read up to the first own move of a guided game.

Newcomers come by the lobby, whose cards lead into the game, or look at the game's own page before, or come there first.
They read who we are, what the game is, and all that the lamp says; and then do what it points at.
"""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Page

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
# Where whoever follows the lamp clicks: on the thing that wears its dot. None where the answer is ringed instead.
DOTTED = (
    """async () => {
  """
    + SPOT
    + """
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  await drawn();
  await drawn();
  const dot = document.querySelector(".night .dot")?.getBoundingClientRect();
  const away = (thing) => {
    const { x, y } = thing.getBoundingClientRect();
    return Math.hypot(x - dot.right, y - dot.bottom);
  };
  const legal = [...document.querySelectorAll("#board .s-legal")].filter((thing) => thing.getClientRects().length);
  return dot ? spot(legal.sort((one, other) => away(one) - away(other))[0]) : null;
}"""
)
MOVED_OR_ARMED = """(ply) => document.querySelector(".table").dataset.ply !== ply
  || document.querySelector(".confirm .btn-ink")?.getClientRects().length > 0"""
MOVED = "(ply) => document.querySelector('.table').dataset.ply !== ply"

# The ways in, by the pages on which something is clicked before the lesson.
WAYS = {"by the lobby": ("lobby",), "by the game’s page": ("page",), "by both": ("lobby", "page")}
# How fast people read in silence: 238 words a minute in the mean, most adults 175 to 300 (Brysbaert 2019, 190 studies
# of English; the same said in other languages takes about as long). What a click takes: to think of it, to point and to
# press are 2.65 seconds (Card, Moran and Newell 1983).
WORDS_A_MINUTE, SECONDS_A_CLICK = 238, 3


@dataclass
class Visit:
    """What a newcomer has done up to the first own move."""

    clicks: int = 0
    lines: set[str] = field(default_factory=set)  # what was read, which nobody reads again: a page repeats a card

    @property
    def words(self) -> int:
        """How many words were read."""
        return sum(len(line.split()) for line in self.lines)

    @property
    def seconds(self) -> float:
        """How long people take for it, were the machine to answer at once."""
        return 60 * self.words / WORDS_A_MINUTE + self.clicks * SECONDS_A_CLICK

    def read(self, page: Page, *parts: str) -> None:
        """All that is to be seen there."""
        for part in parts:
            self.lines.update(page.locator(part).first.inner_text().splitlines())


def follow(page: Page, phone: bool) -> int:
    """Do what the lamp points at: the thing with its dot, with the ringed line of a menu, else the ringed answer.

    Says how many clicks it took.
    """
    ply, clicks = page.get_attribute(".table", "data-ply"), 1
    ringed = page.locator("#act .wanted:visible")
    page.locator(".night .dot").or_(ringed).first.wait_for()
    at = page.evaluate(DOTTED)
    if at is None:
        ringed.first.tap() if phone else ringed.first.click()
    else:
        page.touchscreen.tap(*at) if phone else page.mouse.click(*at)
        if (line := page.locator(".menu .wanted")).is_visible():
            line.tap() if phone else line.click()
            clicks += 1
    if phone:
        page.wait_for_function(MOVED_OR_ARMED, arg=ply)
        if (sure := page.locator(".confirm .btn-ink")).is_visible():
            sure.tap()
            clicks += 1
    page.wait_for_function(MOVED, arg=ply)
    return clicks


def first_move(page: Page, game: str, way: str, phone: bool) -> Visit:
    """From the first request to the first own move."""
    visit, stops = Visit(), WAYS[way]
    page.goto("/" if "lobby" in stops else f"/games/{game}")
    if "lobby" in stops:
        visit.read(page, ".hero > div", f".tk:has([data-plays={game}])")
    if "page" in stops:
        if "lobby" in stops:
            press(page, f"h3 a[href='/games/{game}']", visit, phone)
        visit.read(page, ".promise")
    press(page, f"a[href='/learn/{game}']", visit, phone)
    page.wait_for_url(re.compile("/t/"))
    card = page.locator(".say")
    card.wait_for()
    visit.read(page, ".say", ".ask .prompt")
    while card.locator("button.to-do").is_visible():  # what is only to be read goes on by its button
        heading = card.locator("h2").inner_text()
        press(page, ".say button.to-do", visit, phone)
        page.wait_for_function("(was) => document.querySelector('.say h2')?.innerText !== was", arg=heading)
        visit.read(page, ".say")
    visit.clicks += follow(page, phone)
    return visit


def press(page: Page, what: str, visit: Visit, phone: bool) -> None:
    """Click or tap it."""
    thing = page.locator(what).locator("visible=true").first
    thing.tap() if phone else thing.click()
    visit.clicks += 1
