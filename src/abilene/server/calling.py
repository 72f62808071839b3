"""How a route asks for the house and for whoever is calling."""

from dataclasses import replace
from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from abilene.engine.texts import LANGS
from abilene.server.house import House
from abilene.server.people.accounts import COOKIE
from abilene.server.people.callers import Caller, token_hash
from abilene.server.people.preferences import SETTINGS_COOKIE, read_settings
from abilene.server.words import spoken

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheHouse: TypeAlias = NamedDependency[House]
TheCaller: TypeAlias = NamedDependency[Caller]


def identify(request: AnyRequest, house: House) -> Caller:
    """Who makes this request, by seat token or cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Caller(token=token_hash(token.strip()))
    person, session = house.people.of_cookie(request.cookies.get(COOKIE))
    return Caller(person, session=session)


def language_of(request: AnyRequest) -> str:
    """The language that the reader asks for, has chosen, or whose browser speaks."""
    asked = request.query_params.get("lang", "")
    if asked in LANGS:
        return str(asked)
    chosen = read_settings(request.cookies.get(SETTINGS_COOKIE))["lang"]
    return chosen or spoken(request.headers.get("accept-language", ""))


async def caller_of(request: AnyRequest, house: TheHouse) -> Caller:
    """Whoever makes this request; a seat token that comes to its table takes the seat."""
    caller = identify(request, house)
    if caller.token and "table_id" in request.path_params:
        await house.tables.meet(request.path_params["table_id"], caller.token)
    address = request.client.host if request.client else ""
    return replace(caller, lang=language_of(request), address=address)
