"""How long it takes a newcomer from the first request to the first own move of a guided game, in a real browser.

The machine's time is measured, from the first request until the board shows the move: whoever comes has an empty cache,
and nothing is hurried, neither what glides nor what is told. The reader's time is added: that for the words on the way
and for the clicks (`tools.newcomer`). The server is on the same machine, so that the way through a network is left out.

    python -m benchmarks.newcomer [--game NAME ...] [--runs N] [--json]
"""

import argparse
import json
import statistics
import time
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tools.newcomer import WAYS, Visit, first_move
from tools.served import CHROMIUM, FLAGS, served

GAMES = ("great_western_trail", "spike", "montana", "good_goat_bad")
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2,
    },
}
LANGS = {"en": "en-GB", "fr": "fr-FR"}


def come(browser: Browser, address: str, game: str, way: str, lang: str, screen: str) -> tuple[Visit, float]:
    """One visit, and the seconds that the machine took for it."""
    context = browser.new_context(base_url=address, locale=LANGS[lang], **SCREENS[screen])
    page = context.new_page()
    began = time.perf_counter()
    visit = first_move(page, game, way, phone=screen == "phone")
    took = time.perf_counter() - began
    context.close()
    return visit, took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    report = []
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        cases = [
            (game, way, lang, screen) for game in asked.game for way in WAYS for lang in LANGS for screen in SCREENS
        ]
        come(browser, address, *cases[0])  # the server has never drawn anything
        for case in cases:
            visits = [come(browser, address, *case) for _ in range(asked.runs)]
            visit, took = visits[0][0], [seconds for _, seconds in visits]
            median, worst = statistics.median(took), max(took)
            whole = visit.seconds + worst
            report.append(
                {
                    **dict(zip(("game", "way", "lang", "screen"), case, strict=True)),
                    "clicks": visit.clicks,
                    "words": visit.words,
                    "machine_s": [round(seconds, 2) for seconds in took],
                    "reader_s": round(visit.seconds, 1),
                }
            )
            if not asked.json:
                name = "{:20} {:18} {} {:7}".format(*case)
                clicked = f"{visit.clicks} clicks, {visit.words:3} words"
                machine = f"{median:4.1f} s (at most {worst:4.1f})"
                print(f"{name} {clicked}: {visit.seconds:4.1f} s + {machine} = {whole:4.1f} s")
        browser.close()
    if asked.json:
        print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
