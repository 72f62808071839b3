"""The JSON API of play: positions, choices, undo, the stream, replays and chat."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter
from litestar.response import Stream

from abilene.server.answering import NO_STORE, as_json, errors, shows
from abilene.server.calling import TheCaller, TheHouse
from abilene.server.contract.answers import (
    Advice,
    Curves,
    Drawn,
    Fine,
    Line,
    Moment,
    Moved,
    Position,
    Refusals,
    Replay,
    Said,
    SceneAt,
    Standing,
)
from abilene.server.contract.requests import Answer, AtPly, Back, Choice, InAdvance, Message
from abilene.server.errors import BadRequest, Illegal, NotYourSeat, Stale, TooMany
from abilene.server.live import positions, replays
from abilene.server.live.log import journal_text
from abilene.server.live.questions import refusals, refusals_at
from abilene.server.live.scenes import picked_scene, whole_scene
from abilene.server.live.scores import standing
from abilene.server.live.stream import Reader, squeezed, stream
from abilene.server.people.callers import Caller
from abilene.server.people.names import clean_text
from abilene.server.settings import CHAT_LIMIT
from abilene.server.tables.endings import RulesGone
from abilene.server.tables.table import Table

EyesQuery = Annotated[str, QueryParameter(name="eyes", max_length=12)]
KeysQuery = Annotated[list[str] | None, QueryParameter(name="key", max_items=16, required=False)]
PicksQuery = Annotated[list[str] | None, QueryParameter(name="pick", max_items=16, required=False)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15, required=False)]
PlyQuery = Annotated[int | None, QueryParameter(name="at", ge=0, le=1_000_000, required=False)]
WithinQuery = Annotated[int, QueryParameter(name="within", ge=0, le=10_000, required=False)]
ShapeQuery = Literal["wide", "tall"]


@contextmanager
def shown_if_stale(table: Table, caller: Caller, seat: int | None) -> Iterator[None]:
    """Whoever comes too late is shown how the table stands."""
    try:
        yield
    except Stale as stale:
        yours = table.admit(caller)
        eyes = table.eyes(yours, seat)
        stale.position = positions.whole_position(table, eyes, yours, caller.lang)
        raise


@get("/healthz", summary="Whether the server and its store answer", tags=["server"], responses=errors(503))
async def healthz(house: TheHouse) -> Fine:
    """The server answers, and its store can be read."""
    await house.look_into_store()
    return Fine()


@get(
    "/api/tables/{table_id:str}",
    summary="The position, as the caller may know it",
    tags=["play"],
    responses=shows(Position, 403, 404),
)
async def get_position(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], seat: SeatQuery = None
) -> Response[bytes]:
    """What the caller may know."""
    table = await house.tables.get(table_id)
    yours = table.admit(caller)
    return as_json(positions.whole_position_bytes(table, table.eyes(yours, seat), yours, caller.lang))


@post(
    "/api/tables/{table_id:str}/choices",
    summary="Choose",
    tags=["play"],
    status_code=200,
    responses=errors(403, 404, 409, 422),
)
async def choose(house: TheHouse, caller: TheCaller, table_id: FromPath[str], data: JSONBody[Choice]) -> Moved:
    """Carry out a choice, or a plan of several, all of it or nothing; answered once it is committed."""
    table = await house.tables.get(table_id)
    yours = table.admit(caller)
    if [data.choice, data.notation, data.choices].count(None) != 2:
        raise BadRequest(reason="a choice needs either choice, notation or choices")
    with shown_if_stale(table, caller, None):
        if data.ply != table.ply:
            await house.tables.catch_up(table, data.ply)
        player = table.state.player
        if not yours:
            raise NotYourSeat
        if player not in yours:
            raise NotYourSeat("not_your_turn")
        choices = data.choices
        if choices is None:
            choices = [_parsed(table, data.notation or "") if data.choice is None else data.choice]
        return Moved(await house.tables.choose_all(table, player, data.ply, choices, data.onward))


def _parsed(table: Table, notation: str) -> int:
    try:
        return table.game.parse(table.state, notation)
    except ValueError as error:
        rule = table.state.rules()[0]
        raise Illegal(rule=rule, reason=str(error)) from None


@post(
    "/api/tables/{table_id:str}/undo",
    summary="Take back the last decision, or the turn",
    tags=["play"],
    status_code=200,
    responses=errors(403, 404, 409, 422),
)
async def undo(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], data: JSONBody[Back], seat: SeatQuery = None
) -> Moved:
    """Take back the last decision, or all of the turn with `turn`, as far as the boundary; then choose `instead`."""
    table = await house.tables.get(table_id)
    with shown_if_stale(table, caller, seat):
        return Moved(await house.tables.undo(table, _undoer(table, caller, seat), data.ply, data.turn, data.instead))


@post(
    "/api/tables/{table_id:str}/undo/ask",
    summary="Ask the table to take back more",
    tags=["play"],
    status_code=200,
    responses=errors(403, 404, 409, 422),
)
async def ask_undo(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], data: JSONBody[AtPly], seat: SeatQuery = None
) -> Moved:
    """Ask the table to forget the caller's last decision and all that followed."""
    table = await house.tables.get(table_id)
    with shown_if_stale(table, caller, seat):
        return Moved(await house.tables.ask_undo(table, _undoer(table, caller, seat), data.ply))


@post(
    "/api/tables/{table_id:str}/undo/answer",
    summary="Agree to that, or not",
    tags=["play"],
    status_code=200,
    responses=errors(403, 404, 409, 422),
)
async def answer_undo(house: TheHouse, caller: TheCaller, table_id: FromPath[str], data: JSONBody[Answer]) -> Moved:
    """Answer what the table was asked."""
    table = await house.tables.get(table_id)
    yours = _player(table, caller)
    with shown_if_stale(table, caller, None):
        return Moved(await house.tables.answer_undo(table, yours, data.ply, data.agree))


@post(
    "/api/tables/{table_id:str}/orders",
    summary="Answer in advance",
    tags=["play"],
    status_code=200,
    responses=errors(403, 404, 409, 429),
)
async def order(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], data: JSONBody[InAdvance], seat: SeatQuery = None
) -> Moved:
    """How far the caller's seat goes, or what it answers when it is asked; neither: it wants to be asked."""
    table = await house.tables.get(table_id)
    eyes = table.eyes(_player(table, caller), seat)
    assert eyes is not None, "a player has a seat"
    if data.is_said:
        house.orders.count_seat(f"{table.id} {eyes}")
    with shown_if_stale(table, caller, seat):
        return Moved(await house.tables.order(table, eyes, data))


def _player(table: Table, caller: Caller) -> tuple[int, ...]:
    yours = table.admit(caller)
    if not yours:
        raise NotYourSeat
    return yours


def _undoer(table: Table, caller: Caller, seat: int | None) -> int:
    """The seat meant: at a shared screen, whoever of them decided last."""
    yours = _player(table, caller)
    if seat is not None:
        table.eyes(yours, seat)
        return seat
    return next((one.seat for one in reversed(table.match.made) if one.seat in yours), yours[0])


@get(
    "/api/tables/{table_id:str}/stream",
    summary="Live updates",
    tags=["play"],
    media_type="text/event-stream",
    responses={
        200: ResponseSpec(str, media_type="text/event-stream", generate_examples=False),
        **errors(403, 404),
    },
)
async def get_stream(
    house: TheHouse,
    caller: TheCaller,
    table_id: FromPath[str],
    seat: SeatQuery = None,
    shape: FromQuery[ShapeQuery | None] = None,
    since: Annotated[str, QueryParameter(name="since", max_length=30)] = "",
    last: Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=30)] = "",
    accepts: Annotated[str, HeaderParameter(name="Accept-Encoding", max_length=200)] = "",
) -> Stream:
    """Server-sent events; resumed by Last-Event-ID, or by `since` where the page was loaded at that id."""
    if not house.onlookers.has_room(caller.address):
        raise TooMany
    table = await house.tables.get(table_id)
    table.eyes(table.admit(caller), seat)
    reader = Reader(table, caller, caller.lang, seat, shape, last or since)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    events = stream(reader, house)
    if "gzip" in accepts:
        headers["Content-Encoding"] = "gzip"
        events = squeezed(events)
    return Stream(events, media_type="text/event-stream", headers=headers)


@get(
    "/api/tables/{table_id:str}/scene",
    summary="The drawing, whole",
    tags=["play"],
    responses=shows(SceneAt, 403, 404),
)
async def get_scene(
    house: TheHouse,
    caller: TheCaller,
    table_id: FromPath[str],
    seat: SeatQuery = None,
    shape: FromQuery[ShapeQuery] = "wide",
    at: PlyQuery = None,
    within: WithinQuery = 0,
) -> Response[bytes]:
    """The whole drawing at the present ply, or as the same eyes saw the table after an earlier one, or within it."""
    table = await house.tables.get(table_id)
    eyes = table.eyes(table.admit(caller), seat)

    def make() -> bytes:
        return msgspec.json.encode(SceneAt(table.ply, whole_scene(table, eyes, caller.lang, shape)))

    if at is not None:
        return as_json(replays.scene_then(table, at, within, eyes, caller.lang, shape))
    return as_json(table.cached(("scene", eyes, caller.lang, shape), make))


@get(
    "/api/tables/{table_id:str}/sheet",
    summary="The drawing with what is picked on its sheet",
    tags=["play"],
    responses=shows(Drawn, 403, 404),
)
async def get_sheet(
    house: TheHouse,
    caller: TheCaller,
    table_id: FromPath[str],
    seat: SeatQuery = None,
    shape: FromQuery[ShapeQuery] = "wide",
    pick: PicksQuery = None,
) -> Response[bytes]:
    """What is another in the drawing at the present ply, if this is picked for the plan that its button plays."""
    table = await house.tables.get(table_id)
    eyes = table.eyes(table.admit(caller), seat)
    return as_json(msgspec.json.encode(picked_scene(table, eyes, caller.lang, shape, pick or ())))


@get(
    "/api/tables/{table_id:str}/refusals",
    summary="What cannot be chosen now, and why",
    tags=["play"],
    responses=errors(403, 404),
)
async def get_refusals(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], seat: SeatQuery = None, key: KeysQuery = None
) -> Response[Refusals]:
    """All answers that are not possible now, for whoever must choose; with keys: what one thing on the board means."""
    table = await house.tables.get(table_id)
    eyes = table.eyes(table.admit(caller), seat)
    told = refusals(table, eyes, caller.lang) if key is None else refusals_at(table, eyes, caller.lang, key)
    return Response(told, headers=NO_STORE)


@get(
    "/api/tables/{table_id:str}/standing",
    summary="The score so far",
    tags=["play"],
    responses=errors(403, 404),
)
async def get_standing(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], seat: SeatQuery = None
) -> Response[Standing]:
    """The score of every seat, part by part, as far as the caller may know it."""
    table = await house.tables.get(table_id)
    eyes = table.eyes(table.admit(caller), seat)
    return Response(standing(table, eyes, caller.lang), headers=NO_STORE)


@post(
    "/api/tables/{table_id:str}/coach",
    summary="What are my good choices?",
    tags=["play"],
    status_code=200,
    responses=errors(400, 403, 404, 409, 429),
)
async def coach(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], data: JSONBody[AtPly], seat: SeatQuery = None
) -> Advice:
    """The best answers of whoever plays against bots alone, tried in imagined deals; asked again, more of them."""
    table = await house.tables.get(table_id)
    eyes = table.eyes(_player(table, caller), seat)
    assert eyes is not None, "a player has a seat"
    house.coached.count_seat(f"{table.id} {eyes}")
    with shown_if_stale(table, caller, seat):
        if data.ply != table.ply:
            raise Stale
        return await house.coaching.advise(table, eyes, caller.lang)


@get(
    "/api/tables/{table_id:str}/coach/line/{choice:int}",
    summary="How it went on in one of the coach's deals",
    tags=["play"],
    responses=errors(400, 403, 404),
)
async def get_line(
    house: TheHouse,
    caller: TheCaller,
    table_id: FromPath[str],
    choice: FromPath[int],
    seat: SeatQuery = None,
    shape: FromQuery[ShapeQuery] = "wide",
) -> Response[Line]:
    """The typical deal of an answer that the coach has tried at the present ply, as far as the seat would see it."""
    table = await house.tables.get(table_id)
    eyes = table.eyes(_player(table, caller), seat)
    assert eyes is not None, "a player has a seat"
    return Response(house.coaching.line(table, eyes, choice, caller.lang, shape), headers=NO_STORE)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="What can be stepped through",
    tags=["replay"],
    responses=errors(403, 404),
)
async def get_replay(
    house: TheHouse, caller: TheCaller, table_id: FromPath[str], eyes: EyesQuery = ""
) -> Response[Replay]:
    """The decisions that stand, turns, rounds, and what is notable to these eyes."""
    table = await house.tables.get(table_id)
    yours = table.admit(caller)
    seen = replays.eyes_for(table, yours, eyes)
    return Response(replays.replay(table, yours, seen, caller.lang), headers=NO_STORE)


@get(
    "/api/tables/{table_id:str}/curves",
    summary="How the score went, and where it turned",
    tags=["replay"],
    responses=errors(403, 404),
)
async def get_curves(house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Curves:
    """What can be followed over a game that is over, from turn to turn, and its turning points."""
    table = await house.tables.get(table_id)
    table.admit(caller)
    return await replays.curves(table, caller.lang)


@get(
    "/api/tables/{table_id:str}/replay/{decisions:int}",
    summary="The position after so many decisions",
    tags=["replay"],
    responses=errors(403, 404),
)
async def get_replayed(
    house: TheHouse,
    caller: TheCaller,
    table_id: FromPath[str],
    decisions: FromPath[int],
    eyes: EyesQuery = "",
    shape: FromQuery[ShapeQuery | None] = None,
) -> Response[Moment]:
    """The table as it stood, through one's own eyes; after the end through anybody's, or all-seeing (`eyes=all`)."""
    table = await house.tables.get(table_id)
    seen = replays.eyes_for(table, table.admit(caller), eyes)
    return Response(replays.replayed(table, decisions, seen, caller.lang, shape), headers=NO_STORE)


@get(
    "/api/tables/{table_id:str}/journal",
    summary="The journal",
    tags=["replay"],
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False), **errors(403, 404)},
)
async def get_journal(house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Response[str]:
    """The journal: whole after the end, before it what the caller may know."""
    try:
        table = await house.tables.get(table_id)
        text = journal_text(table, table.admit(caller))
    except RulesGone as other:
        if other.kept.ending is None or not other.kept.admits(caller):
            raise
        text = other.kept.ending.journal
    headers = {**NO_STORE, "Content-Disposition": f'inline; filename="abilene-{table_id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post(
    "/api/tables/{table_id:str}/chat",
    summary="Say something",
    tags=["people"],
    responses=errors(401, 403, 404, 429),
)
async def chat(house: TheHouse, caller: TheCaller, table_id: FromPath[str], data: JSONBody[Message]) -> Said:
    """A message to all at the table, kept with it."""
    table = await house.tables.get(table_id)
    yours = table.admit(caller)
    text = clean_text(data.text, CHAT_LIMIT)
    if yours:
        seat = table.eyes(yours, None)
        name = table.names(caller.lang)[yours[0] if seat is None else seat]
    else:
        seat, name = None, await house.people.name(caller.person)
    house.messages.count(caller, f"{table.id} {yours[0]}" if yours else "")
    said = await house.tables.say(table, caller, name, seat, text)
    return Said(said.n, said.name, said.seat, said.text, said.at)


HANDLERS = [
    healthz, get_position, choose, undo, ask_undo, answer_undo, order, get_stream, get_scene, get_sheet,
    get_refusals, get_standing, coach, get_line, get_replay, get_curves, get_replayed, get_journal, chat,
]  # fmt: skip
