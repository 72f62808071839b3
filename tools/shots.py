"""Pictures of every game at the table, for those who judge how it looks: `make shots` writes them to build/shots.

Each game is played to its middle, and its table then looked at on a large screen and on a phone, by day and by night.
"""

from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

import abilene
from abilene.bots.playing import SeatBot, seat_bots
from tools.served import CHROMIUM, FLAGS, served

FOLDER = Path("build/shots")
SEED, PLAYED = 11, 60
TABLES: dict[str, dict[str, Any]] = {
    "great_western_trail": {"game": "great_western_trail", "players": 3},
    "rails_to_the_north": {
        "game": "great_western_trail",
        "players": 3,
        "options": {"rails_to_the_north": True, "poker": True},
    },
    "sam": {"game": "great_western_trail", "players": 1, "options": {"solo": "medium"}},
    "spike": {"game": "spike", "players": 3},
    "montana": {"game": "montana", "players": 3},
    "good_goat_bad": {"game": "good_goat_bad", "players": 4},
}
SCREENS: dict[str, dict[str, Any]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "390": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2},
}


def half_played(client: httpx.Client, plan: dict[str, Any]) -> str:
    """A table at which bots have made so many decisions for all, until its first seat is asked; says its id."""
    made = client.post("/api/tables", json={**plan, "seats": seats(plan["players"]), "seed": SEED}).json()
    game = abilene.load(plan["game"], players=plan["players"], **plan.get("options", {}))
    match = abilene.Match(game, SEED)
    bots = [SeatBot(bot, seat) for seat, bot in enumerate(seat_bots(game, ["greedy"] * game.players, SEED))]
    owners = [{"Authorization": f"Bearer {seat['token']}"} if seat["token"] else {} for seat in made["seats"]]
    while not match.state.over and (match.decisions < PLAYED or match.state.player != 0):
        seat = match.state.player
        choice = bots[seat].choose(match.state, match.events())
        ply = {"ply": match.decisions, "choice": choice}
        client.post(f"/api/tables/{made['table']}/choices", json=ply, headers=owners[seat]).raise_for_status()
        match.choose(seat, choice)
    return str(made["table"])


def seats(players: int) -> list[dict[str, str]]:
    """Ourselves, and others by their links."""
    return [{"kind": "me"}, *({"kind": "link", "name": f"Player {n}"} for n in range(2, players + 1))]


def look(browser: Browser, address: str, cookies: list[Any], name: str) -> None:
    """Take the pictures of one table."""
    for screen, size in SCREENS.items():
        for light in ("light", "dark"):
            context = browser.new_context(color_scheme=light, reduced_motion="reduce", locale="en-GB", **size)
            context.add_cookies(cookies)
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector(".table[data-ply]")
            page.wait_for_function("document.fonts.status === 'loaded'")
            path = FOLDER / f"{name}-{screen}-{light}.png"
            page.screenshot(path=path, animations="disabled")
            context.close()
            print(path)


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as server, sync_playwright() as play, httpx.Client(base_url=server, timeout=60) as client:
        client.get("/api/people/me")
        client.headers["X-CSRF-Token"] = client.cookies["csrf"]
        client.post("/api/people/guest", json={"name": "Camille"}).raise_for_status()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, plan in TABLES.items():
            table = half_played(client, plan)
            cookies = [{"name": one.name, "value": one.value, "url": server} for one in client.cookies.jar]
            look(browser, f"{server}/t/{table}", cookies, name)
        browser.close()


if __name__ == "__main__":
    main()
