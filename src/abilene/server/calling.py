"""How a route asks for the house and for whoever is calling."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from abilene.server.errors import Failed, NotFound
from abilene.server.house import House
from abilene.server.people.accounts import COOKIE
from abilene.server.people.callers import Caller, token_hash
from abilene.server.tables.endings import RulesGone

TheHouse: TypeAlias = NamedDependency[House]
TheCaller: TypeAlias = NamedDependency[Caller]


def identify(request: Request[Any, Any, Any], house: House) -> Caller:
    """Who makes this request, by seat token or cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Caller(token=token_hash(token.strip()))
    person, session = house.people.of_cookie(request.cookies.get(COOKIE))
    return Caller(person, session=session)


def as_told(request: Request[Any, Any, Any], failed: Failed) -> Failed:
    """What went wrong, as far as it is this caller's business: what is kept of a private table is not a stranger's."""
    if isinstance(failed, RulesGone) and not failed.kept.admits(identify(request, request.app.state.house)):
        return NotFound()
    return failed
