"""The home page: my tables, the games, the tables open to all, and the way to a table by its code."""

import asyncio
import time
from typing import Annotated, Any
from urllib.parse import quote, urlsplit

from litestar import get
from litestar.params import FromQuery, Parameter
from litestar.response import Redirect, Response

from abilene.games import names
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.contract.answers import TableListed
from abilene.server.errors import Failed
from abilene.server.pages.frame import game_facts, page_for
from abilene.server.tables.lists import list_tables
from abilene.server.words import words

ON_A_PAGE, FINISHED, OPEN = 24, 12, 40  # tables in the lists of the home page


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
    return await page_for(
        request,
        house,
        caller,
        "home.html",
        "home",
        mine=[listed(table, caller.lang) for table in mine],
        over=[listed(table, caller.lang) for table in over],
        open=[listed(table, caller.lang) for table in open_to_all if table.table not in known][:OPEN],
        turns=turns,
        page=page,
        more=len(mine) == ON_A_PAGE,
        games=[game_facts(name, caller.lang) for name in names()],
        wrong_code=bool(wrong),
    )


def listed(table: TableListed, lang: str) -> dict[str, Any]:
    """What a list says of a table."""
    texts = words(lang)
    free = sum(seat.free for seat in table.seats)
    if table.over:
        state = texts.format("state-over")
    elif table.your_turn:
        state = texts.format("state-yours")
    elif free:
        state = texts.format("state-free", count=free)
    elif table.your_seats:
        state = texts.format("state-waits", name=table.seats[table.player].name)
    else:
        state = texts.format("state-move", ply=table.ply)
    created = time.localtime(table.created)
    return {
        "id": table.table,
        "game": table.game,
        "title": table.title,
        "seats": table.seats,
        "guests": table.guests,
        "options": ", ".join([*filter(None, [table.options]), texts.format("state-move", ply=table.ply)]),
        "names": ", ".join([*(seat.name for seat in table.seats if not seat.free), *table.guests]),
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
