"""How soon others see a move: from the click in one browser to the new board in another, at the same table.

Both are real browsers on this machine, which should be calm. One plays for both seats of the table; the other watches.

    python -m benchmarks.page [--game NAME ...] [--moves N] [--json]
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

WATCH = """() => {
  window.seen = {};
  const table = document.querySelector(".table");
  const note = () => requestAnimationFrame(() => (window.seen[table.dataset.ply] ??= Date.now()));
  new MutationObserver(note).observe(table, { attributes: true, attributeFilter: ["data-ply"] });
}"""


def page_of(browser: Browser, address: str) -> Page:
    """A browser's page of its own."""
    size: Any = {"width": 1440, "height": 900}
    page = browser.new_context(viewport=size, reduced_motion="reduce").new_page()
    page.goto(address)
    return page


def delays(browser: Browser, address: str, game: str, moves: int) -> list[float]:
    """Milliseconds from a move to the next frame in which the watcher's board shows it."""
    player = page_of(browser, address)
    table = player.evaluate(OPEN, [game, 2])
    watcher = page_of(browser, f"{address}/t/{table}")
    watcher.wait_for_selector(".table[data-ply]")
    watcher.evaluate(WATCH)
    found: list[float] = []
    while len(found) < moves:
        moved = player.evaluate(MOVE, table)
        if moved is None:
            break
        watcher.wait_for_function("(ply) => window.seen[ply]", arg=str(moved["ply"]))
        found.append(watcher.evaluate("(ply) => window.seen[ply]", str(moved["ply"])) - moved["at"])
    for page in (player, watcher):
        page.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    report = {}
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in asked.game:
            found = sorted(delays(browser, address, game, asked.moves))
            median, late = statistics.median(found), found[int(0.95 * len(found))]
            report[game] = {"moves": len(found), "median_ms": median, "p95_ms": late}
            if not asked.json:
                print(f"{game:20} {len(found):4} moves: median {median:5.0f} ms, 95 % within {late:5.0f} ms")
        browser.close()
    if asked.json:
        print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
