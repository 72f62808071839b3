"""What people do at a table, in words."""

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby, takewhile
from typing import Any

import httpx
from playwright.sync_api import Page, TimeoutError, expect

import abilene
from abilene.engine.core import ENDING
from abilene.engine.match import Decision, Match
from tests.browser.conftest import SEED, People
from tests.contract.tables import random_match
from tests.programs import TRUSTING_NOBODY
from tools.newcomer import SPOT

# An answer, whether as a button or on the board.
ASKED = ".table:not(.held) .act.yours :is(.choice:not(.offc), .stands:not([hidden], [aria-disabled=true])):not(.sent)"
FIRST = 4  # decisions of Ann's at the beginning of a whole game that she clicks, whatever they are


LOW = {"width": 1280, "height": 720}  # the lowest window of a desktop
LEAST = 8.95  # pixels of type there

# Of all words that are drawn, the smallest: how high its type is in pixels, and what it says.
SMALLEST = """() => {
  const pixels = (text) => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  };
  const seen = (text) => text.textContent.trim() && text.getBoundingClientRect().width > 0;
  const texts = [...document.querySelectorAll("#board text, #board tspan")].filter(seen);
  return texts.map((text) => [pixels(text), text.textContent]).sort((a, b) => a[0] - b[0])[0] ?? [Infinity, ""];
}"""


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
            pick(page, f"bot-{number}", called)
        elif called:
            if not page.is_visible(f"[name=name-{number}]"):
                page.locator(".stp:has([name=name-0]) > .chosen").click()  # on a phone a step opens on a tap
            page.fill(f"[name=name-{number}]", called)
    page.click("#plan button[type=submit]")
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    return page.url.split("/t/")[1].split("#")[0]


def sit(
    people: People,
    page: Page,
    seats: Sequence[str],
    game: str = "good_goat_bad",
    options: Mapping[str, Any] | None = None,
    played: Sequence[Decision[Any]] = (),
) -> str:
    """Ann opens a table without its page, and sits down at it after what is `played`; says the table's id."""
    plan = [{"kind": kind, "bot": bot or "greedy"} for kind, _, bot in (seat.partition(":") for seat in seats)]
    first = [{"kind": "link"} if played and seat["kind"] == "bot" else seat for seat in plan]
    table = {"game": game, "players": len(seats), "options": dict(options or {}), "seats": first, "seed": SEED}
    with without_page(people, page) as ann:
        said(ann.post("/api/people/guest", json={"name": "Ann"}))
        made = said(ann.post("/api/tables", json=table))
        hands = Hands(ann, made["table"], [seat["token"] for seat in made["seats"]])
        hands.play(played)
        for number, seat in enumerate(plan):
            if first[number] != seat:
                hands.leave(number, seat["bot"])
        cookies = [{"name": one.name, "value": one.value, "url": people.server} for one in ann.cookies.jar]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.goto(f"/t/{made['table']}")
    ready(page)
    return str(made["table"])


@contextmanager
def without_page(people: People, page: Page) -> Iterator[httpx.Client]:
    """Whoever visits with this page, known by the same cookies, talks to the server without it."""
    known = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    with httpx.Client(base_url=people.server, timeout=30, cookies=known, verify=TRUSTING_NOBODY) as client:
        said(client.get("/api/people/me"))
        client.headers["X-CSRF-Token"] = client.cookies["csrf"]
        yield client


class Hands:
    """Plays all seats of a table without its pages: Ann's as Ann, the others by their links."""

    def __init__(self, ann: httpx.Client, table: str, tokens: Sequence[str | None]) -> None:
        self.ann = ann
        self.table = table
        self.path = f"/api/tables/{table}"
        self.owners = [{"Authorization": f"Bearer {token}"} if token else {} for token in tokens]
        self.ply = 0

    def play(self, decisions: Iterable[Decision[Any]]) -> None:
        """Make these decisions, as many of a seat's at once as one may before anything comes to light."""
        for (seat, _), plan in groupby(decisions, lambda decision: (decision.seat, decision.before.revealed)):
            choices = {"ply": self.ply, "choices": [decision.choice for decision in plan]}
            self.ply = said(self.ann.post(f"{self.path}/choices", json=choices, headers=self.owners[seat]))["ply"]

    def leave(self, seat: int, bot: str) -> None:
        """A bot plays this seat from now on."""
        leaves = {"action": "bot", "bot": bot}
        said(self.ann.post(f"{self.path}/seats/{seat}", json=leaves, headers=self.owners[seat]))


def play_up_to_the_end(
    people: People,
    page: Page,
    seats: Sequence[str],
    game: str,
    options: Mapping[str, str] | None = None,
    *,
    left: int = 15,
    only: Collection[str] | None = None,
    low: bool = False,
) -> tuple[str, set[str]]:
    """Ann's page opens a table, and a game is played at random but for so many decisions at its end.

    Her page clicks her first decisions, and whatever she is asked for the first time (`only` of these kinds, where
    others are clicked elsewhere); it hears of all the rest, which is played without it, in plans. Then the bots of
    `seats` sit down. Says the table's id, and the kinds of questions clicked. `low`: in a low window, in which all
    that is drawn when she clicks can be read.
    """
    page.context.add_cookies([{"name": "settings", "value": "autoplay=off&told=skip", "url": people.server}])
    if low:
        page.set_viewport_size(LOW)  # type: ignore[arg-type]
    table = open_table(page, "Ann", ["me", *(["link"] * (len(seats) - 1))], game=game, options=options)
    links = page.locator("dialog .lkrow input")
    tokens = [None, *(links.nth(n).input_value().rpartition(".")[2] for n in range(len(seats) - 1))]
    if len(seats) > 1:
        page.keyboard.press("Escape")
    ready(page)
    chosen = {name: json.loads(value) for name, value in (options or {}).items()}
    decisions = all_but(left, game, len(seats), **chosen)
    clicked: Counter[str] = Counter()
    with without_page(people, page) as ann:
        hands = Hands(ann, table, tokens)
        without: list[Decision[Any]] = []
        for number, decision in enumerate(decisions):
            kind = decision.before.step().kind
            new = not clicked[kind] and (only is None or kind in only)
            if decision.seat == 0 and (new or clicked.total() < FIRST) and not answers_more(decision):
                hands.play(without)
                without = []
                moved_to(page, number)
                pixels, words = page.evaluate(SMALLEST)
                assert not low or pixels >= LEAST, (kind, words, pixels)
                click(page, number, decision)
                hands.ply += 1
                clicked[kind] += 1
            else:
                without.append(decision)
        hands.play(without)
        moved_to(page, len(decisions))
        for seat, bot in enumerate(seats):
            if seat:
                hands.leave(seat, bot.partition(":")[2] or "greedy")
    return table, set(clicked)


def answers_more(decision: Decision[Any]) -> bool:
    """The button of a decision would answer more than that: all that is asked until the turn ends."""
    endings = [plan.choices for plan in decision.before.step().plans(decision.before) if plan.key == ENDING]
    return any(first == decision.choice and rest for first, *rest in endings)


# Where the thing is that stands for a choice, and all that it stands for: on the board, else among the buttons.
MEANT = (
    """(choice) => {
  """
    + SPOT
    + """
  const means = ({ dataset: { plan, pick, choices } }) => !plan && !pick && choices.split(" ").includes(choice);
  const seen = (thing) => thing.getClientRects().length;
  const glowing = [...document.querySelectorAll(".scene .s-legal")].filter((thing) => means(thing) && seen(thing));
  const next = glowing[0] || document.querySelector(`.act [data-choice="${choice}"]`);
  next.scrollIntoView({ block: "nearest" });
  return [...spot(next), (next.dataset.choices ?? choice).split(" ")];
}"""
)
GLOWS = """(choice) => [...document.querySelectorAll(".scene .s-legal")].some(
  (one) => !one.dataset.plan && !one.dataset.pick
    && one.dataset.choices.split(" ").includes(choice) && one.getClientRects().length)"""


def click(page: Page, number: int, decision: Decision[Any]) -> None:
    """Make a decision by clicks on what glows, else on its button; what is on the board is hit where it can be."""
    moved_to(page, number)
    page.wait_for_selector(ASKED, state="attached")
    if not page.evaluate(GLOWS, str(decision.choice)):
        all_answers(page)  # a part of the board is out of sight: the list would lie over what is not
    x, y, stands_for = page.evaluate(MEANT, str(decision.choice))
    page.mouse.click(x, y)
    if len(stands_for) > 1:
        items = [choice for choice in decision.before.options() if str(choice) in stands_for]
        page.locator(".menu [role=menuitem]").nth(items.index(decision.choice)).click()
    moved_to(page, number + 1)


def said(answer: httpx.Response) -> Any:
    """What the server answers to something that it grants."""
    assert answer.is_success, answer.text
    return answer.json()


def up_to(question: str, game: str, players: int, **options: Any) -> list[Decision[Any]]:
    """What is played at random until seat 0 is asked this, by the kind of the question."""
    match = random_match(abilene.load(game, players=players, **options), SEED)
    return list(takewhile(lambda decision: (decision.seat, decision.before.step().kind) != (0, question), match.made))


def all_but(decisions: int, game: str, players: int, **options: Any) -> list[Decision[Any]]:
    """What is played at random in a whole game, without so many decisions at its end."""
    return random_match(abilene.load(game, players=players, **options), SEED).made[:-decisions]


def play_out(anybody: httpx.Client, plan: Mapping[str, Any]) -> tuple[str, Match[Any]]:
    """A table at which a whole game has been played at random: its id, and the match."""
    opened = said(anybody.post("/api/tables", json={**plan, "visibility": "public", "seed": SEED}))
    match = random_match(abilene.load(plan["game"], players=plan["players"], **plan.get("options", {})), SEED)
    Hands(anybody, opened["table"], [seat["token"] for seat in opened["seats"]]).play(match.made)
    return opened["table"], match


def played_out(api: httpx.Client, plan: Mapping[str, Any]) -> tuple[str, Match[Any]]:
    """Such a table of the server that all tests share: they look at it, and none changes it."""
    key = json.dumps(plan)
    if key not in PLAYED_OUT:
        PLAYED_OUT[key] = play_out(api, plan)
    return PLAYED_OUT[key]


PLAYED_OUT: dict[str, tuple[str, Match[Any]]] = {}


def position(page: Page) -> dict[str, Any]:
    """What the server tells whoever looks at this page's table."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/t/')[2]}").json()
    return found


def answers_without_page(people: People, page: Page) -> bool:
    """Neither in the first round nor in the last: what this page is asked is answered without it; it hears of that."""
    now = position(page)
    if not 1 < now["view"]["round"] < now["view"]["rounds"]:
        return False
    choice = {"ply": now["ply"], "choice": now["options"][-1]["choice"]}
    with without_page(people, page) as player:
        said(player.post(f"/api/tables/{now['table']}/choices", json=choice))
    moved_on(page, now["ply"])
    return True


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
    return page.locator(ASKED).count() > 0


ENDED = """() => {
  document.querySelector(".recap button")?.click();
  return document.querySelector(".act.over")?.checkVisibility({ visibilityProperty: true });
}"""


def read_to_the_end(page: Page) -> None:
    """Go on from whatever is summed up, round by round, until the score is there."""
    page.wait_for_function(ENDED)


def over(page: Page) -> bool:
    """Whether this page knows that the game is over."""
    return page.locator(".act.over").count() > 0


def moved_to(page: Page, number: int) -> None:
    """Wait until the page shows the table after so many decisions."""
    page.wait_for_selector(f'.table[data-ply="{number}"]')


def moved_on(page: Page, since: int) -> None:
    """Wait until the page has heard of something after `since`."""
    page.wait_for_selector(f'.table[data-ply]:not([data-ply="{since}"])')


def look_at(page: Page, pane: str) -> None:
    """Open the log, the chat, the seats or what else there is beside the board."""
    if page.locator(".table").get_attribute("data-tab") != pane:
        page.locator(f":is(.spine, .tabs, .top) [data-tab={pane}]:visible").click()


def all_answers(page: Page) -> None:
    """Have all answers as buttons, those too that the board shows."""
    button = page.locator("#answers")
    if button.is_visible() and button.is_enabled() and page.locator(".act.every").count() == 0:
        page.locator("#answers").click()


def answer(page: Page, number: int = 0) -> None:
    """Click one of the options."""
    all_answers(page)
    page.locator(".choices .choice:not(.offc)").nth(number).click()


def choose(page: Page, number: int = 0) -> None:
    """Click one of the options and see it played."""
    before = ply(page)
    answer(page, number)
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
    for _ in range(1_000):
        for page in pages:
            if page.locator(".recap").count():
                page.locator(".recap button").press("Enter")  # what was summed up has been read
            if page.locator(f"{ASKED}, .act.over").count():
                return None if over(page) else page
        with suppress(TimeoutError):  # whichever of them it is: none is waited for long
            pages[0].wait_for_selector(f"{ASKED}, .act.over", timeout=50, state="attached")
    raise AssertionError("nobody is asked, and the game is not over")
