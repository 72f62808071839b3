"""The JSON API of tables: which games there are, opening, lists, seats and invitations."""

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from abilene.engine.data import reconstructed
from abilene.engine.meta import Meta
from abilene.engine.meta import Option as GameOption
from abilene.engine.texts import Texts
from abilene.games import box as box_of
from abilene.games import load, names
from abilene.server.answering import NO_STORE, errors
from abilene.server.calling import TheCaller, TheHouse
from abilene.server.contract.answers import GameListed, Invited, SeatLink, TableListed, TableMade
from abilene.server.contract.requests import Invitation, NewTable, SeatAction
from abilene.server.errors import NotFound
from abilene.server.people.callers import token_hash
from abilene.server.people.routes import person_cookie
from abilene.server.tables.crew import crew_of
from abilene.server.tables.first import first_bot, open_first
from abilene.server.tables.lists import list_tables
from abilene.server.tables.opening import open_rematch, open_table
from abilene.server.tables.seating import change_seat, invited

PageQuery = Annotated[int, QueryParameter(name="page", ge=1, le=1000, required=False)]


@get("/api/games", summary="The games, with their options", tags=["games"], sync_to_thread=True)
def list_games(caller: TheCaller) -> list[GameListed]:
    """All games with titles, players, options (JSON schema), bots and reconstructed tables."""
    return [game_data(name, caller.lang) for name in names()]


@post("/api/games/{game:str}/first", summary="Play now", tags=["games"], responses=errors(404, 429))
async def play_now(house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[TableMade]:
    """A table with the set-up that is recommended for a first game, against bots: nobody needs a name for it."""
    if game not in names():
        raise NotFound
    bot = await asyncio.to_thread(first_bot, game)
    person = await house.people.stranger(caller)
    made = await open_first(house, caller, game, person, bot)
    known = caller.session if caller.person == person else ""
    return Response(made, headers=NO_STORE, cookies=[person_cookie(house, person, known)])


def game_data(name: str, lang: str) -> GameListed:
    """What a page that opens tables needs to know of a game."""
    box = box_of(name)
    meta = box.meta
    texts = load(name, players=meta.players[0]).texts(lang)
    return GameListed(
        game=name,
        title=meta.titles[lang],
        titles=dict(meta.titles),
        designer=meta.designer,
        publisher=meta.publisher,
        players=list(meta.players),
        options={
            "type": "object",
            "additionalProperties": False,
            "properties": {option.name: _option_schema(option, texts, meta) for option in meta.options},
        },
        bots=list(crew_of(name)),
        rules_version=meta.rules_version,
        reconstructed=list(reconstructed(box.tables)),
    )


def _option_schema(option: GameOption, texts: Texts, meta: Meta) -> dict[str, Any]:
    """What an option may be, at which tables it exists, and what others must be where it is used."""
    key = f"option-{option.name}"
    values: dict[str, Any] = {"enum": list(option.values)}
    if option.or_seat:
        values = {"anyOf": [values, {"type": "integer", "minimum": 0, "maximum": max(meta.players) - 1}]}
    if option.or_spelled:
        values = {"anyOf": [values, {"type": "string", "pattern": option.or_spelled.pattern}]}
    return {
        **values,
        "default": option.default,
        "title": texts.format(key),
        "description": texts.format(f"{key}.help"),
        "labels": {
            str(value).lower() if isinstance(value, bool) else str(value): texts.format(option.text(value))
            for value in option.values
        },
        "or_seat": option.or_seat,
        "players": list(option.players) or list(meta.players),
        "needs": {other: list(allowed) for other, allowed in option.needs},
        "needs_if_spelled": {other: list(allowed) for other, allowed in option.or_spelled.needs}
        if option.or_spelled
        else {},
        "rule": option.rule,
    }


@post("/api/tables", summary="Open a table", tags=["tables"], responses=errors(401, 429))
async def make_table(house: TheHouse, caller: TheCaller, data: JSONBody[NewTable]) -> TableMade:
    """Open a table; the seat tokens are shown this once."""
    return await open_table(house, caller, data)


@get("/api/tables", summary="Tables", tags=["tables"])
async def tables(
    house: TheHouse, caller: TheCaller, mine: FromQuery[str | None] = None, page: PageQuery = 1
) -> list[TableListed]:
    """My tables with `?mine`, else public tables that are not over; a hundred at a time."""
    return await list_tables(house, caller, mine=mine is not None, page=page)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Sit down, hand over, leave, let a bot play",
    tags=["people"],
    status_code=200,
    responses=errors(401, 403, 404),
)
async def post_seat(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatAction]
) -> SeatLink:
    """Change who has a seat."""
    table = await (house.tables.known if data.action == "sit" else house.tables.get)(table_id)
    if data.action == "sit" and data.token:
        table.expect(token_hash(data.token))
    else:
        table.admit(caller)
    return await change_seat(house, table, caller, seat, data)


@post(
    "/api/tables/{table_id:str}/invitation",
    summary="What a seat's link invites to",
    tags=["people"],
    status_code=200,
    responses=errors(403, 404),
)
async def look_at_invitation(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], data: JSONBody[Invitation]
) -> Response[Invited]:
    """The seat of a link, or who has taken it; looking uses nothing up."""
    table = await house.tables.known(table_id)
    return Response(invited(table, caller, data.token), headers=NO_STORE)


@post("/api/tables/{table_id:str}/rematch", summary="Once more", tags=["tables"], responses=errors(403, 404, 429))
async def rematch(house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> TableMade:
    """A new table with the same people."""
    table = await house.tables.get(table_id)
    table.admit(caller)
    return await open_rematch(house, caller, table)


HANDLERS = [list_games, play_now, make_table, tables, post_seat, look_at_invitation, rematch]
