"""Seats: sitting down, handing over, bots that step in, links that are revoked."""

from abilene.server.contract.answers import Invited, SeatLink, SeatNamed
from abilene.server.contract.requests import SeatAction
from abilene.server.errors import BadRequest, NotFound, NotYourSeat, SignIn
from abilene.server.house import House
from abilene.server.people.callers import Caller, new_token, seat_link, token_hash
from abilene.server.people.names import clean_name
from abilene.server.store.schema import Row
from abilene.server.tables.crew import check_bot
from abilene.server.tables.table import Table


async def change_seat(house: House, table: Table, caller: Caller, seat: int, asked: SeatAction) -> SeatLink:
    """Do with a seat what was asked; a new link comes back where one was made."""
    table.seat(seat)
    name = clean_name(asked.name) if asked.name else ""
    token = new_token() if asked.action in ("sit", "revoke", "leave") else None
    person_name = await house.people.name(caller.person) if asked.action == "sit" else ""

    def change() -> Row:
        if asked.action == "sit":
            return {
                **_sit(table, caller, seat, asked.token or "", name or person_name),
                "token": token_hash(token or ""),  # the link is used up; this one is theirs alone
            }
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
            return {"seat": seat, "kind": "link", "person": None, "name": "", "token": hashed, "met": False}
        return _revoke(table, caller, seat, hashed)

    await house.tables.seat(table, change)
    return SeatLink(seat, token, seat_link(table.id, token) if token else None)


def invited(table: Table, caller: Caller, token: str) -> Invited:
    """The seat that a link invites to, without a look at its hand; NotYourSeat that says who was quicker."""
    hashed = token_hash(token)
    seat = table.secrets.get(hashed)
    if seat is None:
        raise NotFound if table.row["visibility"] == "private" else table.spent(hashed, caller.lang)
    yours = caller.person is not None and table.seats[seat].person == caller.person
    if not yours and not _opens(table, seat, hashed):
        raise table.spent(hashed, caller.lang)
    names = table.names(caller.lang)
    return Invited(
        table=table.id,
        game=table.game.name,
        title=table.game.box.meta.titles[caller.lang],
        seat=seat,
        yours=yours,
        name=table.seats[seat].name,
        seats=[SeatNamed(n, names[n], sitting.free) for n, sitting in enumerate(table.seats)],
    )


def _opens(table: Table, seat: int, hashed: str) -> bool:
    """Whether this secret seats whoever brings it; one that is used as it is stays with whoever uses it."""
    sitting = table.seats[seat]
    return sitting.token == hashed and (sitting.person is not None or not sitting.met)


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
    if sitting.person == caller.person:
        pass  # a second click
    elif token:
        if not _opens(table, seat, token_hash(token)):
            raise table.spent(token_hash(token), caller.lang)
    elif sitting.met:
        raise NotYourSeat("seat_taken")
    elif table.row["visibility"] != "public":
        raise NotYourSeat
    return {"seat": seat, "kind": "person", "person": caller.person, "name": name, "bot": "", "met": True}


def _bot(house: House, table: Table, caller: Caller, seat: int, bot: str) -> Row:
    """By the owner; by the host, when the owner is away or the seat is free."""
    check_bot(bot, table.game)
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
    own = table.owns(caller, seat)
    if not own:
        if not table.is_host(caller):
            raise NotYourSeat
        if sitting.met:  # else the host could look at that hand
            raise NotYourSeat("seat_taken")
    return {"seat": seat, "token": hashed, "met": own}  # whoever has seen the hand keeps the seat


def _host_for_absent(house: House, table: Table, caller: Caller, seat: int) -> None:
    if not table.is_host(caller):
        raise NotYourSeat
    if table.seats[seat].met and table.presence.away(seat) < house.settings.away_after:
        names = table.names(caller.lang)
        raise NotYourSeat("not_away", player=seat, names=names)
