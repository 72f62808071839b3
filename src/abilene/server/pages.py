"""The pages: home, new table, table, score sheet, replay, rules, settings, account, and where the line ends."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import quote, urlsplit

import segno
from litestar import Request, Router, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from litestar.response import Redirect, Response
from msgspec import Meta, Struct
from sqlalchemy.exc import SQLAlchemyError

from abilene import bots
from abilene.games import box, names
from abilene.server import pages_look
from abilene.server.calling import TheCaller, TheHouse, as_told
from abilene.server.contract import Error
from abilene.server.endings import Ending, Kept, RulesGone
from abilene.server.errors import BadRequest, Failed, NotFound
from abilene.server.figures import chapters, sheets, tried
from abilene.server.house import House
from abilene.server.lists import list_tables
from abilene.server.options import check_options, option_rows
from abilene.server.pages_rules import book
from abilene.server.pages_tables import opponent, planned, preview_of, summary
from abilene.server.people import SETTINGS_COOKIE, Caller, read_settings
from abilene.server.trial import Trial
from abilene.server.words import spoken, words
from abilene.server.writer import StoreFailed, store_key

AnyRequest = Request[Any, Any, Any]
LOG = logging.getLogger("abilene.server")
ON_A_PAGE, FINISHED, OPEN = 24, 12, 40  # tables in the lists of the home page
GUEST_COLOUR = 6  # the neutral one


@dataclass(frozen=True)
class Me:
    """Who reads."""

    name: str = ""
    account: bool = False


async def _page(
    request: AnyRequest, house: House, caller: Caller, template: str, here: str = "", **context: Any
) -> Response[str]:
    person = await house.people.person(caller.person)
    settings = _settings(request)
    me = Me() if person is None else Me(str(person["name"]), bool(person["account"]))
    data = {"settings": settings, "me": me.name, **context.pop("data", {})}
    return pages_look.page(template, caller.lang, here=here, me=me, settings=settings, data=data, **context)


def _settings(request: AnyRequest) -> dict[str, str]:
    return {"keys": "on", **read_settings(request.cookies.get(SETTINGS_COOKIE))}


def _game(name: str, lang: str) -> dict[str, Any]:
    if name not in names():
        raise NotFound
    meta = box(name).meta
    return {
        "name": name,
        "title": meta.titles[lang],
        "designer": meta.designer,
        "publisher": meta.publisher,
        "players": list(meta.players),
        "least": min(meta.players),
        "most": max(meta.players),
    }


def _bots(lang: str) -> dict[str, str]:
    texts = words(lang)
    return {name: texts.format(f"bot-{name}") if texts.has(f"bot-{name}") else name for name in bots.names()}


# ---------------------------------------------------------------------- home


@get("/", include_in_schema=False)
async def home(
    request: AnyRequest,
    house: TheHouse,
    caller: TheCaller,
    wrong: FromQuery[str] = "",
    page: Annotated[int, Parameter(ge=1, le=1000)] = 1,
) -> Response[str]:
    """My tables, the games, and the tables that are open to all; of many tables one page."""
    mine = await list_tables(house, caller, mine=True, page=page, size=ON_A_PAGE, over=False)
    over = await list_tables(house, caller, mine=True, size=FINISHED, over=True)
    known = {table.table for table in mine}
    open_to_all = await list_tables(house, caller, mine=False, size=OPEN + len(known))
    turns = 0 if caller.person is None else await asyncio.to_thread(house.store.turns_of, caller.person)
    return await _page(
        request,
        house,
        caller,
        "home.html",
        "home",
        mine=[_listed(table, caller.lang) for table in mine],
        over=[_listed(table, caller.lang) for table in over],
        open=[_listed(table, caller.lang) for table in open_to_all if table.table not in known][:OPEN],
        turns=turns,
        page=page,
        more=len(mine) == ON_A_PAGE,
        games=[_game(name, caller.lang) for name in names()],
        wrong_code=bool(wrong),
    )


def _listed(table: Any, lang: str) -> dict[str, Any]:
    texts = words(lang)
    free = sum(seat["free"] for seat in table.seats)
    if table.over:
        state = texts.format("state-over")
    elif table.your_turn:
        state = texts.format("state-yours")
    elif free:
        state = texts.format("state-free", count=free)
    elif table.your_seats:
        state = texts.format("state-waits", name=table.seats[table.player]["name"])
    else:
        state = texts.format("state-move", ply=table.ply)
    created = time.localtime(table.created)
    return {
        "id": table.table,
        "game": table.game,
        "title": table.title,
        "seats": table.seats,
        "guests": table.guests,
        "names": ", ".join([*(seat["name"] for seat in table.seats if not seat["free"]), *table.guests]),
        "yours": table.your_turn,
        "over": table.over,
        "free": free,
        "state": state,
        "time": time.strftime("%H:%M", created),
        "created_iso": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(table.created)),
    }


@get("/go", include_in_schema=False)
async def go(house: TheHouse, caller: TheCaller, code: Annotated[str, Parameter(max_length=400)] = "") -> Redirect:
    """To the table of a code, or of a link that was pasted whole."""
    try:
        pasted = urlsplit(code.strip())
    except ValueError:
        return Redirect("/?wrong=1")
    path = pasted.path.strip("/")
    parts = path.split("/")
    if path == "sit" and pasted.fragment:
        return Redirect("/sit#" + quote(pasted.fragment))
    if parts[0] == "t" and len(parts) > 1:
        return Redirect("/" + "/".join(parts[:4]))
    try:
        table = await house.tables.get(path)
        table.admit(caller)
    except Failed:
        return Redirect("/?wrong=1")
    return Redirect(f"/t/{table.id}")


# ---------------------------------------------------------------------- new table


@get("/new", include_in_schema=False)
async def new(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromQuery[str] = "") -> Response[str]:
    """A form in four steps, and the table it makes."""
    chosen = game if game in names() else names()[0]
    texts = words(caller.lang)
    options = option_rows(chosen, caller.lang)
    return await _page(
        request,
        house,
        caller,
        "new.html",
        "new",
        games=[_game(name, caller.lang) for name in names()],
        game=_game(chosen, caller.lang),
        options=options,
        bots=[(name, label, _help(texts, name)) for name, label in _bots(caller.lang).items()],
        data={"game": chosen, "players": list(box(chosen).meta.players), "options": options},
    )


def _help(texts: Any, bot: str) -> str:
    return str(texts.format(f"bot-{bot}.help")) if texts.has(f"bot-{bot}") else ""


class Plan(Struct, forbid_unknown_fields=True):
    """A table that somebody thinks of opening."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    visibility: Annotated[str, Meta(max_length=10)] = "link"
    shape: Annotated[str, Meta(max_length=8)] = "wide"


@post("/new/preview", include_in_schema=False, status_code=200)
async def preview(house: TheHouse, caller: TheCaller, data: JSONBody[Plan]) -> dict[str, Any]:
    """The table in one sentence, its board at the start, and which of its figures are ours."""
    house.previews.count(caller)
    try:
        async with house.drawing:
            game = await asyncio.to_thread(planned, data.game, data.players, data.options)
            scene = await asyncio.to_thread(preview_of, game, caller.lang, data.shape)
    except ValueError as error:
        raise BadRequest(reason=str(error)) from None
    sentence = summary(game, data.seats, data.visibility, _bots(caller.lang), caller.lang)
    return {"sentence": sentence, "scene": scene, "reconstructed": list(game.reconstructed)}


class Corrections(Struct, forbid_unknown_fields=True):
    """Figures from somebody's own box."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=16)]
    toml: Annotated[str, Meta(max_length=200_000)]
    options: dict[str, Any] = {}


@post("/new/figures", include_in_schema=False, status_code=200)
async def own_figures(house: TheHouse, caller: TheCaller, data: JSONBody[Corrections]) -> dict[str, Any]:
    """The corrections of a file, if they fit the game."""
    check_options(data.game, data.players, data.options)
    return {"data": await tried(house, caller, Trial(data.game, data.players, data.options, data.toml))}


class Code(Struct, forbid_unknown_fields=True):
    """What a QR code shall say."""

    text: Annotated[str, Meta(pattern="^[!-~]{1,300}$")]  # an address


@post("/qr", include_in_schema=False, status_code=200, sync_to_thread=True)
def qr(data: JSONBody[Code]) -> dict[str, Any]:
    """A QR code as a path of strokes, with its quiet zone; secrets go in the body, never into an address."""
    rows = list(segno.make(data.text, error="m", micro=False).matrix)
    quiet = 4
    dark = [f"M{x + quiet} {y + quiet}.5h1" for y, row in enumerate(rows) for x, cell in enumerate(row) if cell]
    return {"size": len(rows) + 2 * quiet, "path": "".join(dark)}


# ---------------------------------------------------------------------- the table


async def _at_table(
    request: AnyRequest, house: House, caller: Caller, table_id: str, template: str, **context: Any
) -> Response[str]:
    table = await house.tables.get(table_id)
    yours = table.admit(caller)
    at = {
        "id": table.id,
        "game": table.game.name,
        "title": table.game.box.meta.titles[caller.lang],
        "bots": _bots(caller.lang),
        "yours": list(yours),
        "host": table.is_host(caller),
        "names": list(table.names(caller.lang)),
        "players": table.game.players,
        "player": table.state.player,
        "over": table.state.over,
        "visibility": table.row["visibility"],
        "phases": phases(table.game, caller.lang),
        "other_rules": bool(table.resumed),
    }
    game = _game(table.game.name, caller.lang)
    return await _page(
        request,
        house,
        caller,
        template,
        game=game,
        table=table,
        opponent=opponent(table.game, caller.lang),
        yours=yours,
        data={"table": at, **context.pop("data", {})},
        **context,
    )


def phases(game: Any, lang: str) -> list[str]:
    """The phases of a turn or a round in their order; none where a game has none."""
    texts = game.texts(lang)
    keys = (f"phase-{n}" for n in range(1, 10))
    return [texts.format(key) for key in keys if texts.has(key)]


@get("/t/{table_id:str}", include_in_schema=False)
async def at_table(request: AnyRequest, house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Response[str]:
    """The table."""
    return await _at_table(request, house, caller, table_id, "table.html")


@get("/sit", include_in_schema=False)
async def sit(request: AnyRequest, house: TheHouse, caller: TheCaller) -> Response[str]:
    """A seat is offered to whoever has its link: the same page for all, since the secret stays in the browser."""
    return await _page(request, house, caller, "sit.html")


@get("/t/{table_id:str}/s/{token:str}", include_in_schema=False, sync_to_thread=False)
def former_link(table_id: FromPath[str], token: FromPath[str]) -> Redirect:
    """Links as they once were, with the secret in the path."""
    return Redirect("/sit#" + quote(f"{table_id}.{token}"))


@get("/t/{table_id:str}/score", include_in_schema=False)
async def score(request: AnyRequest, house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Response[str]:
    """The score sheet."""
    table = await house.tables.get(table_id)
    table.admit(caller)
    sheet = score_sheet(table, caller.lang) if table.state.over else None
    return await _at_table(request, house, caller, table_id, "score.html", sheet=sheet)


def score_sheet(table: Any, lang: str) -> dict[str, Any]:
    """How the game ended, in the order of the places."""
    seats, end = table.names(lang), table.end()
    return {
        "parts": part_labels(end, lang),
        "rows": ledger(end, seats, [bool(seat.bot) for seat in table.seats]),
        "winners": [seats[seat] for seat in end.winners],
        "best": end.scores[end.winners[0]],
        "rounds": getattr(table.state, "round", 0),
        "decisions": table.match.ply,
        "seed": table.match.seed,
        "salt": table.match.salt,
        "hash": table.seed_hash,
    }


def part_labels(end: Ending, lang: str) -> list[str]:
    """What the parts of the score are called."""
    return [end.labels[lang].get(part, part) for part in end.breakdown[0]]


def ledger(end: Ending, seats: Sequence[str], bots: Sequence[bool]) -> list[dict[str, Any]]:
    """Who has what, in the order of the places; guests come after those who have a seat."""
    order = sorted(range(len(end.scores)), key=lambda seat: (seat not in end.winners, -end.scores[seat], seat))
    return [
        {
            "place": place,
            "colour": seat + 1 if seat < len(bots) else GUEST_COLOUR,
            "name": seats[seat],
            "bot": seat >= len(bots) or bots[seat],
            "won": seat in end.winners,
            "parts": list(end.breakdown[seat].values()),
            "total": end.scores[seat],
        }
        for place, seat in enumerate(order, 1)
    ]


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay(request: AnyRequest, house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Response[str]:
    """The game, step by step."""
    table = await house.tables.get(table_id)
    texts = words(caller.lang)
    seen = {
        "as": [texts.format("seen-as", name=name) for name in table.names(caller.lang)[: table.game.players]],
        "spectator": texts.format("seen-spectator"),
        "all": texts.format("seen-all"),
    }
    return await _at_table(request, house, caller, table_id, "replay.html", data={"seen": seen})


# ---------------------------------------------------------------------- rules, settings, account


@get("/rules", include_in_schema=False, sync_to_thread=False)
def rulebooks() -> Redirect:
    """The first of the rulebooks."""
    return Redirect(f"/rules/{names()[0]}")


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """The rulebook of a game."""
    known = _game(game, caller.lang)
    return await _page(
        request,
        house,
        caller,
        "rules.html",
        "rules",
        game=known,
        games=[_game(name, caller.lang) for name in names()],
        book=book(game, caller.lang),
        data={"game": game, "players": known["players"]},
    )


@get("/rules/{game:str}/figures", include_in_schema=False)
async def box_figures(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """The figures of a game that are ours, and how to correct them from the box."""
    known = _game(game, caller.lang)
    return await _page(
        request, house, caller, "figures.html", "rules", game=known, chapters=chapters(game, caller.lang)
    )


@get("/rules/{game:str}/figures.toml", include_in_schema=False, media_type="application/toml", sync_to_thread=False)
def box_figures_file(caller: TheCaller, game: FromPath[str]) -> str:
    """The same as a file to change."""
    _game(game, caller.lang)
    return "\n\n".join(sheet.toml for sheet in sheets(game)) + "\n"


@get("/settings", include_in_schema=False)
async def settings(request: AnyRequest, house: TheHouse, caller: TheCaller) -> Response[str]:
    """Settings, each of which acts at once."""
    return await _page(request, house, caller, "settings.html", "settings", chosen_lang=_settings(request)["lang"])


@get("/account", include_in_schema=False)
async def account(request: AnyRequest, house: TheHouse, caller: TheCaller) -> Response[str]:
    """Sign in, sign up, sign out."""
    return await _page(request, house, caller, "account.html", "account")


# ---------------------------------------------------------------------- where the line ends


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def nowhere(path: FromPath[str]) -> Response[str]:
    """No page has this address."""
    raise NotFound


def _failed_page(
    request: AnyRequest,
    status: int,
    key: str,
    arguments: Mapping[str, Any],
    reason: str = "",
    reasons: Mapping[str, str] | None = None,
    rule: str = "",
) -> Response[Any]:
    settings = _settings(request)
    lang = settings["lang"] or spoken(request.headers.get("accept-language", ""))
    reason = (reasons or {}).get(lang, reason)
    values = {name: value for name, value in arguments.items() if isinstance(value, str | int)}
    message = words(lang).format(f"error-{key}", **values)
    if "text/html" not in request.headers.get("accept", ""):
        error = Error(key, message, rule, reason)
        return Response(error, status_code=status, headers={"Cache-Control": "no-store"})
    return pages_look.page(
        "error.html",
        lang,
        status,
        here="",
        me=Me(),
        settings=settings,
        status=status,
        message=message,
        data={"settings": settings, "me": ""},
    )


def _on_failed(request: AnyRequest, failed: Failed) -> Response[Any]:
    failed = as_told(request, failed)
    if isinstance(failed, RulesGone) and "text/html" in request.headers.get("accept", ""):
        return _kept_page(request, failed.kept)
    return _failed_page(
        request, failed.status, failed.key, failed.arguments, failed.reason, failed.reasons, failed.rule
    )


def _kept_page(request: AnyRequest, kept: Kept) -> Response[Any]:
    """How a game ended whose board this release can no longer draw."""
    settings = _settings(request)
    lang = settings["lang"] or spoken(request.headers.get("accept-language", ""))
    texts, end = words(lang), kept.ending
    named = [seat["name"] or texts.format("seat-number", number=seat["seat"] + 1) for seat in kept.seats]
    return pages_look.page(
        "kept.html",
        lang,
        410,
        here="",
        me=Me(),
        settings=settings,
        title=box(kept.row["game"]).meta.titles[lang] if kept.row["game"] in names() else kept.row["game"],
        table=kept.row["id"],
        message=texts.format("error-other_rules", version=kept.row["rules"]),
        parts=part_labels(end, lang) if end else [],
        rows=ledger(end, [*named, *end.guests], [bool(seat["bot"]) for seat in kept.seats]) if end else [],
        data={"settings": settings, "me": ""},
    )


def _on_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    known = {404: "not_found", 405: "method", 413: "too_large", 429: "too_many"}
    return _failed_page(
        request,
        error.status_code if error.status_code in known else 400,
        known.get(error.status_code, "bad_request"),
        {},
    )


def _on_store(request: AnyRequest, error: Exception) -> Response[Any]:
    LOG.error("%s %s: the store failed: %s", request.method, request.url.path, str(error).partition("\n")[0])
    return _failed_page(request, 503, store_key(error), {})


def _on_broken(request: AnyRequest, error: Exception) -> Response[Any]:
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return _failed_page(request, 500, "broken", {})


HANDLERS = [
    pages_look.static_file,
    Router(
        path="/",
        route_handlers=[
            home, go, new, preview, own_figures, qr, at_table, sit, former_link, score, replay, rulebooks, rules,
            box_figures, box_figures_file, settings, account, nowhere,
        ],
        exception_handlers={
            Failed: _on_failed,
            HTTPException: _on_http,
            StoreFailed: _on_store,
            SQLAlchemyError: _on_store,
            Exception: _on_broken,
        },
    ),
]  # fmt: skip
