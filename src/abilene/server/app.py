"""The application: its routes, and what stands around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import ClientException
from litestar.middleware.base import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Contact

from abilene import __version__
from abilene.server.calling import caller_of
from abilene.server.failing import answer
from abilene.server.house import House
from abilene.server.live.learning import HANDLERS as LESSONS
from abilene.server.live.routes import HANDLERS as LIVE
from abilene.server.pages.routes import HANDLERS as PAGES
from abilene.server.pages.schema import SchemaPage
from abilene.server.people.routes import HANDLERS as PEOPLE
from abilene.server.safety import Csrf, answer_head, csrf_config, safe_headers
from abilene.server.settings import BODY_LIMIT, Settings
from abilene.server.tables.routes import HANDLERS as TABLES


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body as its route wants it: a number is a number, though the framework would take "3" for 3.

        What cannot be read is the caller's mistake, not ours.
        """
        wanted = self.route_handler.parsed_data_field
        try:
            body = await super().json()
            return body if wanted is None else msgspec.convert(body, wanted.annotation)
        except (RecursionError, UnicodeDecodeError, msgspec.ValidationError) as error:
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

    handlers: list[Any] = [*TABLES, *LIVE, *LESSONS, *PEOPLE, *PAGES]
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
        exception_handlers={Exception: answer},
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
