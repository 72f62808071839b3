"""Lists of tables: mine, with "your turn" first, and those that are open to all."""

import asyncio
from typing import Any

from abilene.engine.game import Game
from abilene.games import box, names
from abilene.server.contract.answers import SeatListed, TableListed
from abilene.server.house import House
from abilene.server.people.callers import Caller
from abilene.server.tables.games import game_of, nearest_game
from abilene.server.tables.options import chosen

PAGE = 100  # tables


async def list_tables(
    house: House, caller: Caller, mine: bool, page: int = 1, size: int = PAGE, over: bool | None = None
) -> list[TableListed]:
    """The tables of the caller, "your turn" first, or the public ones that are not over: one page of them."""
    if mine and caller.person is None:
        return []
    shown = size, (page - 1) * size

    def read() -> tuple[Any, Any]:
        rows = house.store.tables_of(caller.person or "", *shown, over) if mine else house.store.open_tables(*shown)
        return rows, house.store.seats_of([row["id"] for row in rows]) if rows else []

    rows, sittings = await asyncio.to_thread(read)
    by_table: dict[str, list[Any]] = {}
    for sitting in sittings:
        by_table.setdefault(sitting["table_id"], []).append(sitting)
    games = ((row, _game(row)) for row in rows if row["game"] in names())
    listed = [_listed(row, game, by_table[row["id"]], caller) for row, game in games if game is not None]
    return sorted(listed, key=lambda table: (not table.your_turn, table.over))


def _game(row: Any) -> Game[Any] | None:
    for find in (game_of, nearest_game):  # what is over is shown as it ended, whatever has become of its rules
        try:
            return find(row)
        except ValueError:
            continue
    return None


def _listed(row: Any, game: Game[Any], sittings: list[Any], caller: Caller) -> TableListed:
    texts = game.texts(caller.lang)
    seats = [
        SeatListed(
            sitting["seat"],
            sitting["name"] or texts.format("seat", number=sitting["seat"] + 1),
            free=sitting["kind"] == "link" and not sitting["met"] and not sitting["bot"],
            kind="bot" if sitting["bot"] else sitting["kind"],
        )
        for sitting in sittings
    ]
    own = caller.person is not None
    yours = [sitting["seat"] for sitting in sittings if own and sitting["person"] == caller.person]
    playing = [seat for seat in yours if not sittings[seat]["bot"]]
    return TableListed(
        table=row["id"],
        game=row["game"],
        title=box(row["game"]).meta.titles[caller.lang],
        players=row["players"],
        seats=seats,
        guests=list(game.guests),
        options=chosen(game, caller.lang),
        player=row["player"],
        over=row["over"],
        your_turn=row["player"] in playing,
        your_seats=yours,
        ply=row["ply"],
        touched=row["touched"],
        created=row["created"],
        visibility=row["visibility"],
    )
