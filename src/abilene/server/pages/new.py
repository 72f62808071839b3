"""The page that opens a table: its form, the preview, figures of one's own, and the code of a link."""

import asyncio
from typing import Annotated, Any

import segno
from litestar import get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Response
from msgspec import Meta, Struct

from abilene.bots import levels
from abilene.bots.measured import YARDSTICK
from abilene.games import box, load, names
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.contract.pages import Corrected, Planned, QrCode
from abilene.server.errors import BadRequest
from abilene.server.pages.crew import expected, offered
from abilene.server.pages.frame import bot_names, game_facts, page_for
from abilene.server.pages.plans import planned, preview_of, summary
from abilene.server.tables.crew import NAMES, USUAL, crew
from abilene.server.tables.figures import tried
from abilene.server.tables.first import first_table
from abilene.server.tables.games import load_game
from abilene.server.tables.lists import list_tables
from abilene.server.tables.opening import as_json
from abilene.server.tables.options import check_options, option_rows
from abilene.server.tables.trial import Trial

NOVICE = "novice"  # the level that a newcomer is offered first


@get("/new", include_in_schema=False)
async def new(
    request: AnyRequest,
    house: TheHouse,
    caller: TheCaller,
    game: FromQuery[str] = "",
    bot: FromQuery[str] = "",
    players: FromQuery[str] = "",
) -> Response[str]:
    """A form in four steps, and the table it makes; it may begin with a bot and a number of players."""
    chosen = game if game in names() else names()[0]
    playing = await asyncio.to_thread(offered, chosen, caller.lang)  # the first time networks are read
    first = first_table(chosen)
    options = option_rows(chosen, caller.lang, first.options)
    newcomer = not await list_tables(house, caller, mine=True, size=1, over=True)
    levels_play = any(row["bot"] in levels.LEVELS for row in playing)
    usual = YARDSTICK if not levels_play else NOVICE if newcomer else USUAL
    recommended = load_game(chosen, first.players, as_json(first.options), "{}")
    return await page_for(
        request,
        house,
        caller,
        "new.html",
        "new",
        games=[game_facts(name, caller.lang) for name in names()],
        game=game_facts(chosen, caller.lang),
        options=options,
        bots=playing,
        first=first,
        reconstructed=recommended.reconstructed,
        newcomer=newcomer,
        usual=bot if any(row["bot"] == bot for row in playing) else usual,
        count=players if players in map(str, box(chosen).meta.players) else str(first.players),
        data={
            "game": chosen,
            "players": list(box(chosen).meta.players),
            "options": options,
            "first": dict(first.options),
            "expected": expected(chosen, caller.lang),
            "names": {"": NAMES, **levels.NAMES},
        },
    )


class Plan(Struct, forbid_unknown_fields=True):
    """A table that somebody thinks of opening."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    visibility: Annotated[str, Meta(max_length=10)] = "link"
    shape: Annotated[str, Meta(max_length=8)] = "wide"


@post("/new/preview", include_in_schema=False, status_code=200)
async def preview(house: TheHouse, caller: TheCaller, data: JSONBody[Plan]) -> Planned:
    """The table in one sentence, its board at the start, which of its figures are ours, and which bots can play it."""
    house.previews.count(caller)
    try:
        async with house.drawing:
            game = await asyncio.to_thread(planned, data.game, data.players, data.options)
            scene = await asyncio.to_thread(preview_of, game, caller.lang, data.shape)
    except ValueError as error:
        raise BadRequest(reason=str(error)) from None
    sentence = summary(game, data.seats, data.visibility, bot_names(caller.lang), caller.lang)
    return Planned(sentence, scene, list(game.reconstructed), list(await asyncio.to_thread(crew, game)))


class Corrections(Struct, forbid_unknown_fields=True):
    """Figures from somebody's own box."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=16)]
    toml: Annotated[str, Meta(max_length=200_000)]
    options: dict[str, Any] = {}


@post("/new/figures", include_in_schema=False, status_code=200)
async def own_figures(house: TheHouse, caller: TheCaller, data: JSONBody[Corrections]) -> Corrected:
    """The corrections of a file, if they fit the game, and which bots can play with them."""
    check_options(data.game, data.players, data.options)
    brought = await tried(house, caller, Trial(data.game, data.players, data.options, data.toml))
    game = await asyncio.to_thread(load, data.game, players=data.players, data=brought, **data.options)
    return Corrected(brought, list(await asyncio.to_thread(crew, game)))


class Code(Struct, forbid_unknown_fields=True):
    """What a QR code shall say."""

    text: Annotated[str, Meta(pattern="^[!-~]{1,300}$")]  # an address


@post("/qr", include_in_schema=False, status_code=200, sync_to_thread=True)
def qr(data: JSONBody[Code]) -> QrCode:
    """A QR code as a path of strokes, with its quiet zone; secrets go in the body, never into an address."""
    rows = list(segno.make(data.text, error="m", micro=False).matrix)
    quiet = 4
    dark = [f"M{x + quiet} {y + quiet}.5h1" for y, row in enumerate(rows) for x, cell in enumerate(row) if cell]
    return QrCode(len(rows) + 2 * quiet, "".join(dark))
