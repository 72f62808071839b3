"""Opening a table: the game, its options, who gets which seat; and the rematch."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from abilene.bots import levels
from abilene.engine.chance import SPAN
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.lessons.lesson import SALT, Lesson
from abilene.lessons.trying import begin
from abilene.server.contract.answers import SeatLink, TableMade
from abilene.server.contract.requests import NewSeat, NewTable
from abilene.server.errors import BadRequest, NotYourSeat, SignIn
from abilene.server.house import House
from abilene.server.people.callers import Caller, new_token, seat_link, token_hash
from abilene.server.people.names import clean_name
from abilene.server.store.schema import Row
from abilene.server.store.writer import Conflict
from abilene.server.tables.crew import called, check_bot, no_levels
from abilene.server.tables.figures import tried
from abilene.server.tables.games import load_game
from abilene.server.tables.lines import Record
from abilene.server.tables.options import check_options
from abilene.server.tables.rebuild import play
from abilene.server.tables.table import Table
from abilene.server.tables.trial import Trial
from abilene.server.words import words


async def open_table(house: House, caller: Caller, new: NewTable) -> TableMade:
    """A new table; BadRequest that says what is allowed when something does not fit."""
    house.new_tables.count(caller)
    check_options(new.game, new.players, new.options)
    data = house.settings.data.get(new.game, {})
    if new.data:
        data = await tried(house, caller, Trial(new.game, new.players, new.options, data=new.data))
    try:
        # Not here: with figures of its own, setting up a table can take a while.
        game = await asyncio.to_thread(load_game, new.game, new.players, as_json(new.options), as_json(data))
        seed, chosen = _seed(new.seed)
    except ValueError as error:
        raise BadRequest(reason=str(error)) from None
    seats = _seats(new)
    if any(seat.kind == "bot" for seat in seats):
        await asyncio.to_thread(no_levels, game)  # the first time a network may have to be read
    for seat in seats:
        if seat.kind == "bot":
            check_bot(seat.bot, game)
    person = await house.people.person(caller.person)
    if person is None and any(seat.kind in ("me", "local") for seat in seats):
        raise SignIn
    host = None if person is None else person["id"]
    sittings, links = [], []
    names = called(seat.bot if seat.kind == "bot" else "" for seat in seats)
    for number, (seat, name) in enumerate(zip(seats, names, strict=True)):
        sitting, link = _seated(number, seat, name, person)
        sittings.append(sitting)
        links.append(link)
    row: Row = {
        "game": new.game,
        "players": game.players,
        "options": as_json(new.options),
        "data": as_json(data),
        "rules": game.rules,
        "seed": f"{seed:x}",
        "salt": secrets.token_hex(16),
        "chosen_seed": chosen,
        "visibility": new.visibility,
        "host": host,
        "pace": house.settings.pace if new.pace is None else new.pace,
        "rematch": None,
    }
    match = await asyncio.to_thread(Match, game, seed, row["salt"])
    table = await house.tables.create(row, match, sittings)
    return _made(table, links)


async def open_rematch(house: House, caller: Caller, table: Table) -> TableMade:
    """The same people at a new table; who asks second is sent to the table that is there already."""
    if not table.seats_of(caller) and not table.is_host(caller):
        raise NotYourSeat
    if not table.state.over:
        raise BadRequest("not_over")
    if table.rematch is not None:
        return _there(await house.tables.get(table.rematch))
    house.new_tables.count(caller)
    sittings, links = [], []
    for seat, sitting in enumerate(table.seats):
        token = new_token() if sitting.kind != "bot" else None
        sittings.append(
            {
                "seat": seat,
                "kind": sitting.kind,
                "person": sitting.person,
                "name": sitting.name,
                "bot": (sitting.failed or sitting.bot) if sitting.kind == "bot" else "",  # it may try again
                "token": token_hash(token) if token else "",
                "met": sitting.person is not None,
            }
        )
        # The links of other people's seats are theirs alone.
        mine = sitting.person is None or sitting.person == caller.person
        links.append(SeatLink(seat, token if mine else None))
    kept = ("game", "players", "options", "data", "visibility", "pace")
    row: Row = {name: table.row[name] for name in kept}
    game = load_game(row["game"], row["players"], row["options"], row["data"])  # under the rules of today
    row |= {
        "host": table.row["host"],
        "rules": game.rules,
        "chosen_seed": False,
        "rematch": None,
        "seed": f"{secrets.randbits(64):x}",
        "salt": secrets.token_hex(16),
    }
    match = Match(game, int(row["seed"], 16), row["salt"])
    try:
        return _made(await house.tables.create(row, match, sittings, rematch_of=table), links)
    except Conflict:  # somebody was quicker
        await house.tables.refresh(table)
        return _there(await house.tables.get(str(table.rematch)))


async def open_lesson(house: House, person: str, taught: Lesson, lang: str, caller: Caller) -> Table:
    """A table with the deal of a lesson, for the learner and the bots that the lesson names."""
    house.new_tables.count(caller)
    options = as_json(taught.options)
    game = await asyncio.to_thread(load_game, taught.game, taught.players, options, "{}")
    learned = not await asyncio.to_thread(no_levels, game)
    bots = ["" if seat == taught.learner else _teacher(taught.bot(seat), learned) for seat in range(taught.players)]
    known = await house.people.name(person)
    sittings: list[Row] = [
        {
            "seat": seat,
            "kind": "bot" if bot else "person",
            "person": None if bot else person,
            "name": name if bot else known or words(lang).format("lamp-you"),
            "bot": bot,
            "token": "" if bot else token_hash(new_token()),
            "met": not bot,
        }
        for seat, (bot, name) in enumerate(zip(bots, called(bots), strict=True))
    ]
    row: Row = {
        "game": taught.game,
        "players": taught.players,
        "options": options,
        "data": "{}",
        "rules": game.rules,
        "seed": f"{taught.seed:x}",
        "salt": SALT,
        "chosen_seed": True,
        "visibility": "private",
        "host": person,
        "pace": house.settings.pace,
        "rematch": None,
        "lesson": taught.name,
    }
    match, records = await asyncio.to_thread(_given, game, taught)
    return await house.tables.create(row, match, sittings, records=records)


def _teacher(bot: str, learned: bool) -> str:
    """Who plays with a learner: a level, where a network fits the table."""
    return "greedy" if bot in levels.LEVELS and not learned else bot


def _given(game: Game[Any], taught: Lesson) -> tuple[Match[Any], list[Record]]:
    """What a lesson takes as played, entry by entry."""
    played = begin(taught, game)
    match = Match(game, taught.seed, SALT)
    records = [play(match, n, one.seat, "", one.choice) for n, one in enumerate(played.made, 1)]
    return match, records


def _there(table: Table) -> TableMade:
    """A table that is there already; its links are with those who have them."""
    return _made(table, [SeatLink(seat) for seat in range(len(table.seats))])


def _seed(given: int | str | None) -> tuple[int, bool]:
    if given is None:
        return secrets.randbits(64), False
    if isinstance(given, str) and not (given.isascii() and given.isdigit() and len(given) <= 20):
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {given[:40]!r}")
    seed = int(given)
    if not 0 <= seed < SPAN:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
    return seed, True


def _seats(new: NewTable) -> list[NewSeat]:
    if new.seats is not None:
        if len(new.seats) != new.players:
            raise BadRequest(reason=f"{new.players} players need {new.players} seats, not {len(new.seats)}")
        seats = new.seats
    else:
        seats = [
            NewSeat("bot", new.bots[str(n)]) if str(n) in new.bots else NewSeat("link") for n in range(new.players)
        ]
        unknown = set(new.bots) - {str(n) for n in range(new.players)}
        if unknown:
            raise BadRequest(reason=f"no seat {sorted(unknown)[0][:20]!r} for a bot; allowed: 0 to {new.players - 1}")
        for seat, name in zip(seats, new.names, strict=False):
            seat.name = name
    return seats


def _seated(number: int, seat: NewSeat, called: str, person: Mapping[Any, Any] | None) -> tuple[Row, SeatLink]:
    own = person is not None and seat.kind in ("me", "local")
    token = new_token() if seat.kind != "bot" else None
    name = clean_name(seat.name) if seat.name.strip() else called
    if not name and seat.kind == "me" and person is not None:
        name = person["name"]
    sitting = {
        "seat": number,
        "kind": "person" if seat.kind == "me" else seat.kind,
        "person": person["id"] if own and person is not None else None,
        "name": name,
        "bot": seat.bot if seat.kind == "bot" else "",
        "token": token_hash(token) if token else "",
        "met": own,
    }
    return sitting, SeatLink(number, token)


def _made(table: Table, links: Sequence[SeatLink]) -> TableMade:
    for link in links:
        link.url = seat_link(table.id, link.token) if link.token else None
    return TableMade(table.id, f"/t/{table.id}", table.seed_hash, list(links))


def as_json(value: Any) -> str:
    """As the store keeps it."""
    return msgspec.json.encode(value, order="deterministic").decode()
