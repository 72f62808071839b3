"""Bots that play at once: a page that is far behind draws what it has missed together."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import abilene
from abilene.engine.game import SHAPES
from tests.browser.conftest import People
from tests.browser.table import ready
from tests.contract.tables import random_game
from tests.server.serving import Served, serve, settings

# A page that hears nothing after its first event, until it is let go: then all comes at once, event by event.
DEAF = """
const Wire = EventSource;
const held = [];
let deaf = false;
window.EventSource = class extends EventTarget {
  constructor(address) {
    super();
    this.wire = new Wire(address);
    for (const name of ["position", "seats"])
      this.wire.addEventListener(name, ({ data, lastEventId }) => {
        const hear = () => this.dispatchEvent(new MessageEvent(name, { data, lastEventId }));
        if (deaf) held.push(hear);
        else hear();
        document.documentElement.dataset.held = lastEventId.split(".")[0];
        deaf ||= name === "position" && !window.hears;
      });
  }
  close() {
    this.wire.close();
  }
};
window.held = () => held.length;
window.letGo = () => {
  window.hears = true;
  deaf = false;
  window.draws = 0;
  new MutationObserver((changes) => (window.draws += changes.length)).observe(document.querySelector(".table"), {
    attributeFilter: ["data-ply"],
  });
  for (const hear of held) setTimeout(hear);
};
"""


@pytest.fixture
def breathless(tmp_path: Path) -> Iterator[Served]:
    """A server that tells every decision for itself."""
    with serve(settings(tmp_path, breath=0)) as served:
        yield served


def test_a_page_that_is_far_behind_draws_a_few_times_and_shows_the_end(people: People, breathless: Served) -> None:
    page = people.arrive()
    page.add_init_script(DEAF)
    table = breathless.table(3, game="montana", bots={"1": "random", "2": "random"}, visibility="public", seed=3)
    page.goto(f"{breathless.url}/t/{table.id}")
    ready(page)
    answer = table.seats[0].post(f"{table.path}/seats/0", json={"action": "bot", "bot": "random"})
    assert answer.status_code == 200, answer.text
    with table.anybody.stream("GET", f"{table.path}/stream", timeout=60) as news:
        next(line for line in news.iter_lines() if '"over":true' in line)
    last = table.position()["ply"]
    page.wait_for_selector(f"html[data-held='{last}']")
    assert page.evaluate("held()") > 200
    page.evaluate("letGo()")
    page.wait_for_selector(f".table[data-ply='{last}']")
    assert page.evaluate("draws") <= 20
    assert page.locator("#log .entry").count() == len(table.position()["log"])


def drawn(page: Page, root: str, scenes: list[dict[str, Any]]) -> str:
    """What a board of its own shows after these, as JSON: the whole first, then differences, drawn together."""
    found: str = page.evaluate(
        """async ([root, scenes]) => {
              const [{ whole }, ...diffs] = JSON.parse(scenes);
              const { Board } = await import(`${root}/js/scene.js`);
              const board = new Board(document.createElement("main"));
              board.whole(whole, 0);
              if (diffs.length && !board.apply(diffs, 1)) throw new Error("these do not follow one another");
              const looks = (node) => [
                node.tagName ?? node.data,
                [...(node.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort(),
                [...node.childNodes].filter((child) => child.tagName || child.data).map(looks),
              ];
              return JSON.stringify(looks(board.root));
            }""",
        [root, json.dumps(scenes)],  # in one piece: thousands of small ones would each be wrapped
    )
    return found


@pytest.mark.parametrize("game", abilene.games.names())
def test_many_changes_drawn_together_are_the_last_drawing(people: People, game: str) -> None:
    page = people.arrive()
    page.goto("/")
    root = str(page.locator("link[rel=stylesheet]").first.get_attribute("href")).split("/look/")[0]
    for shape in SHAPES:
        states = random_game(abilene.load(game, players=3), 5)
        scenes = [state.scene(0, "en", shape) for _, state in zip(range(40), states, strict=False)]
        diffs = [{"since": 0, **new.diff(old)} for old, new in pairwise(scenes)]
        together = drawn(page, root, [{"whole": scenes[0].to_data()}, *diffs])
        assert together == drawn(page, root, [{"whole": scenes[-1].to_data()}])
