"""A real server on a free port, and a real Chromium to visit it."""

import secrets
import threading
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from abilene.server.app import create_app
from abilene.server.settings import NO_LIMITS, Settings
from tests.programs import TRUSTING_NOBODY, program

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nobody types an address: the pages that would help with it cost every window half a second of the processor.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
    # Pages live for seconds: to compile and to clean up for them on threads of its own costs more than it gains.
    "--js-flags=--single-threaded",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SEED = 7
THREAD = "a server for browsers"
PATIENCE = 60_000  # milliseconds, for whatever a page must show: many share the cores, only a broken one takes so long

# To paint a board takes Chromium a fifth to two fifths of its time for a page, and no test looks at paint: what is
# asked of a page is where things are and what can be hit, read or done. Boards are laid out and styled all the same.
UNPAINTED = """{
  window.unpainted = new CSSStyleSheet();
  unpainted.replaceSync("#board > svg { opacity: 0 }");
  document.adoptedStyleSheets = [unpainted];
}"""
PAINTED = "() => window.unpainted?.replaceSync('')"


# Tables are dealt the same every time, and bots choose the same: their luck hangs on seed and salt.
class Luck:
    """The luck of the browsers' server, which is told by its thread; that of any other is its own."""

    def randbits(self, bits: int) -> int:
        """A seed."""
        return SEED if _at_browsers() else secrets.randbits(bits)

    def token_hex(self, size: int) -> str:
        """A salt."""
        return "5a" * size if _at_browsers() else secrets.token_hex(size)


def _at_browsers() -> bool:
    return threading.current_thread().name == THREAD


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the table server."""
    store: Path = tmp_path_factory.mktemp("store")
    app = create_app(Settings(store=str(store), limits=NO_LIMITS, pace=0))
    served = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=served.run, name=THREAD, daemon=True)
    thread.start()
    started = threading.Event()
    while not served.started and thread.is_alive():
        started.wait(0.02)
    port = served.servers[0].sockets[0].getsockname()[1]
    with patch("abilene.server.tables.opening.secrets", Luck()):
        yield f"http://127.0.0.1:{port}"
    served.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, if it can be without its windows: they take a third of its time."""
    chromium = program("chromium-headless-shell", "chromium", package="chromium-headless-shell")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield found
        found.close()


class People:
    """Whoever visits during a test, each with a browser of their own; nobody's console may complain."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven: list[str] = []  # what a test makes go wrong on purpose

    def arrive(
        self,
        lang: str = "en",
        *,
        phone: bool = False,
        light: str = "light",
        motion: str = "reduce",
        told: str = "skip",
        painted: bool = False,
    ) -> Page:
        """Somebody opens a browser; turns of others are told, and boards painted, where a test is about that."""
        context = self.browser.new_context(
            base_url=self.server,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale=f"{lang}-{'FR' if lang == 'fr' else 'GB'}",
            color_scheme=light,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": "settings", "value": f"told={told}", "url": self.server}])
        if not painted:
            context.add_init_script(UNPAINTED)
        self.contexts.append(context)
        page = context.new_page()
        self.watch(page)
        return page

    def watch(self, page: Page) -> None:
        """Note what the console says."""
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.location.get('url', '')}: {message.text}")

    def leave(self) -> None:
        """All close their browsers."""
        for context in self.contexts:
            context.close()
        left = [said for said in self.complaints if not any(known in said for known in self.forgiven)]
        assert not left


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[People]:
    """Those who come to the table."""
    visitors = People(browser, server)
    yield visitors
    visitors.leave()


@pytest.fixture
def api(server: str) -> Iterator[httpx.Client]:
    """Somebody who talks to the server without a browser."""
    with httpx.Client(base_url=server, verify=TRUSTING_NOBODY) as client:
        yield client
