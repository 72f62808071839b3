"""Seats: sitting down, handing over, bots that step in, links that are revoked."""

from abilene import bots
from abilene.server.contract import SeatAction, SeatLink
from abilene.server.errors import BadRequest, NotYourSeat, SignIn
from abilene.server.house import House
from abilene.server.people import Caller, clean_name, new_token, token_hash
from abilene.server.store import Row
from abilene.server.table import Table


async def change_seat(house: House, table: Table, caller: Caller, seat: int, asked: SeatAction) -> SeatLink:
    """Do with a seat what was asked; a new link comes back where one was made."""
    table.seat(seat)
    name = clean_name(asked.name) if asked.name else ""
    token = new_token() if asked.action in ("revoke", "leave") else None
    person_name = await house.people.name(caller.person) if asked.action == "sit" else ""

    def change() -> Row:
        if asked.action == "sit":
            return _sit(table, caller, seat, asked.token or "", name or person_name)
        if asked.action == "bot":
            return _bot(house, table, caller, seat, asked.bot)
        if asked.action == "return":
            _own(table, caller, seat)
            return {"seat": seat, "bot": ""}
        if asked.action == "rename":
            _own(table, caller, seat)
            if not name:
                raise BadRequest("bad_name", most=24)
            return {"seat": seat, "name": name}
        hashed = token_hash(token or "")
        if asked.action == "leave":
            _own(table, caller, seat)
            return {"seat": seat, "kind": "link", "person": None, "name": "", "token": hashed}
        return _revoke(table, caller, seat, hashed)

    await house.tables.seat(table, change)
    return SeatLink(seat, token, f"/t/{table.id}/s/{token}" if token else None)


def _own(table: Table, caller: Caller, seat: int) -> None:
    if table.seats[seat].kind == "bot" or seat not in table.seats_of(caller):
        raise NotYourSeat


def _sit(table: Table, caller: Caller, seat: int, token: str, name: str) -> Row:
    """Whoever has the link may sit down; at a public table a free seat needs none."""
    if caller.person is None:
        raise SignIn
    sitting = table.seats[seat]
    if sitting.kind == "bot":
        raise NotYourSeat("seat_taken")
    if token:
        if token_hash(token) != sitting.token:
            raise NotYourSeat("revoked")
    elif sitting.person != caller.person:
        if sitting.person is not None:
            raise NotYourSeat("seat_taken")
        if table.row["visibility"] != "public":
            raise NotYourSeat
    return {"seat": seat, "kind": "person", "person": caller.person, "name": name, "bot": ""}


def _bot(house: House, table: Table, caller: Caller, seat: int, bot: str) -> Row:
    """By the owner; by the host, when the owner is away or the seat is free."""
    if bot not in bots.names():
        raise BadRequest(reason=f"unknown bot {bot!r}; allowed: {', '.join(bots.names())}")
    sitting = table.seats[seat]
    if sitting.kind == "bot":
        if not table.is_host(caller):
            raise NotYourSeat("not_host")
    elif not table.owns(caller, seat):
        _host_for_absent(house, table, caller, seat)
    return {"seat": seat, "bot": bot}


def _revoke(table: Table, caller: Caller, seat: int, hashed: str) -> Row:
    """By the owner, who keeps the seat; by the host, for a seat that nobody has taken."""
    sitting = table.seats[seat]
    if sitting.kind == "bot":
        raise NotYourSeat("seat_taken")
    if not table.owns(caller, seat):
        if not table.is_host(caller):
            raise NotYourSeat
        if sitting.person is not None:  # else the host could look at that hand
            raise NotYourSeat("seat_taken")
    return {"seat": seat, "token": hashed}


def _host_for_absent(house: House, table: Table, caller: Caller, seat: int) -> None:
    if not table.is_host(caller):
        raise NotYourSeat
    if table.seats[seat].person is not None and table.away(seat) < house.settings.away_after:
        names = table.names(caller.lang)
        raise NotYourSeat("not_away", player=seat, names=names)
