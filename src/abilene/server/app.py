"""The application: routes, who is calling, and what is said when something goes wrong."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import ClientException, HTTPException
from litestar.middleware.base import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Contact
from sqlalchemy.exc import DataError, SQLAlchemyError

from abilene import __version__
from abilene.engine.game import ENGINE_TEXTS
from abilene.engine.texts import LANGS, Texts
from abilene.server.answering import NO_STORE
from abilene.server.calling import TheHouse, as_told, identify
from abilene.server.contract import Error
from abilene.server.errors import Failed, Stale
from abilene.server.house import House
from abilene.server.live.routes import HANDLERS as LIVE
from abilene.server.pages.routes import HANDLERS as PAGES
from abilene.server.pages.schema import SchemaPage
from abilene.server.people.callers import Caller
from abilene.server.people.preferences import SETTINGS_COOKIE, read_settings
from abilene.server.people.routes import HANDLERS as PEOPLE
from abilene.server.safety import Csrf, answer_head, csrf_config, safe_headers
from abilene.server.settings import BODY_LIMIT, Settings
from abilene.server.store.writer import StoreFailed, store_key
from abilene.server.tables.endings import RulesGone
from abilene.server.tables.routes import HANDLERS as TABLES
from abilene.server.words import spoken, words

LOG = logging.getLogger("abilene.server")
CODES = {404: "not_found", 405: "method", 413: "too_large", 429: "too_many"}
AnyRequest = Request[Any, Any, Any]


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; what cannot be read is the caller's mistake, not ours."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException(f"the body cannot be read: {error}") from None


def create_app(settings: Settings | None = None, house: House | None = None) -> Litestar:
    """The table server."""
    ours = house or House(settings or Settings())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await ours.open()
        try:
            yield
        finally:
            await ours.close()

    handlers: list[Any] = [*TABLES, *LIVE, *PEOPLE, *PAGES]
    app = Litestar(
        route_handlers=handlers,
        dependencies={
            "house": Provide(lambda: ours, sync_to_thread=False),
            "caller": Provide(caller_of),  # asks for the house: one after the other is quicker
        },
        middleware=[
            safe_headers,
            DefineMiddleware(Csrf, config=csrf_config(ours.csrf_secret, ours.settings.https)),
        ],
        request_class=Asked,
        exception_handlers={
            Failed: on_failed,
            HTTPException: on_http,
            DataError: on_misfit,
            StoreFailed: on_store,
            SQLAlchemyError: on_store,
            Exception: on_broken,
        },
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/stream$", "/choices$"]),
        openapi_config=OpenAPIConfig(
            title="Abilene",
            version=__version__,
            description="One table for five Western board games. Unofficial.",
            contact=Contact(name="The Abilene developers"),
            path="/schema",
            render_plugins=[SchemaPage(path="/")],
        ),
        lifespan=[lifespan],
        logging_config=None,
        debug=False,
    )
    app.state.house = ours
    app.asgi_handler = answer_head(app.asgi_handler)
    return app


# ---------------------------------------------------------------------- who is calling


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


# ---------------------------------------------------------------------- what goes wrong


def on_failed(request: AnyRequest, failed: Failed) -> Response[Any]:
    """A request that cannot be granted."""
    failed = as_told(request, failed)
    lang = language_of(request)
    end = failed.kept.ending if isinstance(failed, RulesGone) else None
    result = end and {"scores": end.scores, "breakdown": end.breakdown, "winners": end.winners}
    reason = failed.reasons.get(lang, failed.reason)
    if failed.undo:
        reason = Texts(lang, (ENGINE_TEXTS / f"{lang}.ftl",), {}).format(failed.undo)
    message = words(lang, failed.names).format(f"error-{failed.key}", **failed.arguments)
    position = failed.position if isinstance(failed, Stale) else None
    return _answer(request, failed.status, Error(failed.code, message, failed.rule, reason, position, result))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: unknown addresses, bodies that are too large or make no sense."""
    code = CODES.get(error.status_code, "bad_request")
    status = error.status_code if error.status_code in CODES else 400
    message = words(language_of(request)).format(f"error-{code}")
    reason = ""
    if code == "bad_request":
        details = error.extra if isinstance(error.extra, list) else []
        reason = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in details) or error.detail
    return _answer(request, status, Error(code, message, reason=reason[:500]), dict(error.headers or {}))


def on_misfit(request: AnyRequest, error: DataError) -> Response[Any]:
    """Something the store has no room for, such as a text of its own kind of letters."""
    LOG.warning("%s %s does not fit the store: %s", request.method, request.url.path, error.orig)
    return _answer(request, 400, Error("bad_request", words(language_of(request)).format("error-bad_request")))


def on_store(request: AnyRequest, error: Exception) -> Response[Any]:
    """The store cannot be read or written."""
    LOG.error("%s %s: the store failed: %s", request.method, request.url.path, str(error).partition("\n")[0])
    return _answer(request, 503, Error("store", words(language_of(request)).format(f"error-{store_key(error)}")))


def on_broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours."""
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, 500, Error("broken", words(language_of(request)).format("error-broken")))


def _answer(request: AnyRequest, status: int, error: Error, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(
        msgspec.json.encode(error),
        status_code=status,
        media_type=MediaType.JSON,
        headers={**NO_STORE, **(headers or {})},
    )
