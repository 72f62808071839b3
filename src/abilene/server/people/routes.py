"""The JSON API of people."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from abilene.server.answering import NO_STORE, errors
from abilene.server.calling import TheCaller, TheHouse
from abilene.server.contract.answers import Fine, Person
from abilene.server.contract.requests import Account, Guest, NewSettings
from abilene.server.house import House
from abilene.server.people.accounts import COOKIE, COOKIE_AGE
from abilene.server.people.callers import Caller
from abilene.server.people.preferences import SETTINGS_COOKIE, read_settings, write_settings


@get("/api/people/me", summary="Who the caller is", tags=["people"])
async def me(house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any]) -> Response[Person]:
    """The caller's name and settings."""
    return await _person(house, caller.person, read_settings(request.cookies.get(SETTINGS_COOKIE)))


@post("/api/people/guest", summary="Give a name", tags=["people"], status_code=200, responses=errors(429))
async def guest(
    house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[Guest]
) -> Response[Person]:
    """A guest needs only a name; whoever is known takes the new one."""
    house.sign_ins.count_address(caller)
    person = await house.people.guest(caller, data.name)
    return await _signed(house, caller, person, read_settings(request.cookies.get(SETTINGS_COOKIE)))


@post("/api/people/account", summary="Make an account", tags=["people"], status_code=200, responses=errors(429))
async def account(
    house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[Account]
) -> Response[Person]:
    """A guest who makes an account keeps their tables."""
    house.sign_ins.count_address(caller)
    person = await house.people.open_account(caller, data.name, data.passphrase)
    return await _signed(house, caller, person, read_settings(request.cookies.get(SETTINGS_COOKIE)))


@post("/api/people/signin", summary="Sign in", tags=["people"], status_code=200, responses=errors(401, 429))
async def sign_in(house: TheHouse, caller: TheCaller, data: JSONBody[Account]) -> Response[Person]:
    """Come back to an account; its settings come along, and so do the seats one had as a guest."""
    house.sign_ins.count_address(caller)
    row = await house.people.sign_in(data.name, data.passphrase)
    known = await house.people.person(caller.person)
    if known is not None and not known["account"]:
        await house.tables.hand_over(known["id"], row["id"])
    kept = write_settings({**read_settings(None), **msgspec.json.decode(row["settings"], type=dict[str, str])})
    return await _signed(house, caller, row["id"], read_settings(kept))


@post("/api/people/signout", summary="Sign out", tags=["people"], status_code=200)
async def sign_out(house: TheHouse, caller: TheCaller) -> Response[Fine]:
    """Forget who was here: the cookie is worth nothing from now on, wherever else it may be."""
    await house.sign_out(caller.session)
    return Response(Fine(), cookies=[Cookie(COOKIE, value="", max_age=0)], headers=NO_STORE)


@post("/api/people/settings", summary="Change settings", tags=["people"], status_code=200)
async def settings(
    house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[NewSettings]
) -> Response[Person]:
    """Settings are kept in a cookie, and with the person."""
    changed = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not None}
    kept = {**read_settings(request.cookies.get(SETTINGS_COOKIE)), **changed}
    await house.people.keep_settings(caller, kept)
    response = await _person(house, caller.person, kept)
    response.cookies.append(_settings_cookie(house, kept))
    return response


async def _signed(house: House, caller: Caller, person: str, settings: dict[str, str]) -> Response[Person]:
    session = caller.session if caller.person == person else ""
    response = await _person(house, person, settings)
    response.cookies += [person_cookie(house, person, session), _settings_cookie(house, settings)]
    return response


def person_cookie(house: House, person: str, session: str = "") -> Cookie:
    """By which a browser is known from now on."""
    return Cookie(
        COOKIE,
        value=house.people.cookie(person, session),
        max_age=COOKIE_AGE,
        httponly=True,
        secure=house.settings.https,
        samesite="lax",
    )


def _settings_cookie(house: House, settings: dict[str, str]) -> Cookie:
    value = write_settings(settings)
    return Cookie(SETTINGS_COOKIE, value=value, max_age=COOKIE_AGE, secure=house.settings.https, samesite="lax")


async def _person(house: House, person: str | None, settings: dict[str, str]) -> Response[Person]:
    row = await house.people.person(person)
    known = Person(row["name"] if row else None, bool(row and row["account"]), settings)
    return Response(known, headers=NO_STORE)


HANDLERS = [me, guest, account, sign_in, sign_out, settings]
