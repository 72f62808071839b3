"""How soon others see a move: from the click in one browser to the new board in another, at the same table.

Both are real browsers on this machine, which should be calm. One plays for both seats of the table; the other watches,
and is told every turn. As at a table, the next move comes when the last one has been told: while one is, the board
shows what is told and not what is new. `--in-a-row` does not wait for that, so that all that is told piles up.

    python -m benchmarks.page [--game NAME ...] [--moves N] [--in-a-row] [--json]
"""

import argparse
import json
import statistics
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.served import CHROMIUM, FLAGS, served

GAMES = ("great_western_trail", "spike", "montana", "good_goat_bad")

OPEN = """async ([game, players]) => {
  const csrf = () => document.cookie.match(/csrf=([^;]+)/)?.[1] ?? "";
  const post = async (path, body) => {
    const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf() };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  await post("/api/people/guest", { name: "Ann" });
  const seats = Array.from({ length: players }, () => ({ kind: "me" }));
  return (await post("/api/tables", { game, players, seats, seed: 11, visibility: "public" })).table;
}"""

# The first answer is posted as a click would: only what happens from there on is measured.
MOVE = """async (table) => {
  const csrf = document.cookie.match(/csrf=([^;]+)/)?.[1] ?? "";
  const seen = await (await fetch(`/api/tables/${table}`)).json();
  const mine = await (await fetch(`/api/tables/${table}?seat=${seen.player}`)).json();
  if (!mine.options.length) return null;
  const { choice } = mine.options[mine.ply % mine.options.length];
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf };
  const at = Date.now();
  const body = JSON.stringify({ ply: mine.ply, choice });
  const answer = await fetch(`/api/tables/${table}/choices`, { method: "POST", headers, body });
  return { at, ply: (await answer.json()).ply };
}"""

# Where a move is told in several steps, the board shows them one by one: such a move counts as told, not as seen.
WATCH = """() => {
  const table = document.querySelector(".table");
  const seen = {};
  const waiting = {};
  const note = () => requestAnimationFrame(() => {
    const { ply } = table.dataset;
    seen[ply] ??= { at: Date.now(), told: table.classList.contains("held") };
    waiting[ply]?.(seen[ply]);
  });
  new MutationObserver(note).observe(table, { attributes: true, attributeFilter: ["data-ply"] });
  window.saw = (ply) => new Promise((done) => (ply in seen ? done(seen[ply]) : (waiting[ply] = done)));
}"""

REST = 200  # milliseconds between two moves: longer than the stream leaves between two news


def page_of(browser: Browser, address: str) -> Page:
    """A browser's page of its own."""
    size: Any = {"width": 1440, "height": 900}
    page = browser.new_context(viewport=size, reduced_motion="reduce").new_page()
    page.goto(address)
    return page


def delays(browsers: tuple[Browser, Browser], address: str, game: str, moves: int, in_a_row: bool) -> list[float]:
    """Milliseconds from a move to the next frame in which the watcher's board shows it."""
    player, watcher = (page_of(browser, address) for browser in browsers)
    table = player.evaluate(OPEN, [game, 2])
    watcher.goto(f"{address}/t/{table}")
    watcher.wait_for_selector(".table[data-ply]")
    watcher.evaluate(WATCH)
    found: list[float] = []
    while len(found) < moves:
        if not in_a_row:
            while watcher.locator(".table.telling").count():
                watcher.keyboard.press("Escape")
            watcher.wait_for_timeout(REST)
        moved = player.evaluate(MOVE, table)
        if moved is None:
            break
        seen = watcher.evaluate("(ply) => window.saw(ply)", str(moved["ply"]))
        if in_a_row or not seen["told"]:
            found.append(seen["at"] - moved["at"])
    for page in (player, watcher):
        page.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--in-a-row", action="store_true", help="do not wait until a move has been told")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    report = {}
    with served() as address, sync_playwright() as playwright:
        one, other = (playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS) for _ in range(2))
        for game in asked.game:
            found = sorted(delays((one, other), address, game, asked.moves, asked.in_a_row))
            median, late = statistics.median(found), found[int(0.95 * len(found))]
            report[game] = {"moves": len(found), "median_ms": median, "p95_ms": late}
            if not asked.json:
                print(f"{game:20} {len(found):4} moves: median {median:5.0f} ms, 95 % within {late:5.0f} ms")
        one.close()
        other.close()
    if asked.json:
        print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
