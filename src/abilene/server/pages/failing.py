"""Where the line ends: what a page says when something goes wrong."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import get
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Response

from abilene.games import box, names
from abilene.server.calling import as_told
from abilene.server.contract import Error
from abilene.server.errors import Failed, NotFound
from abilene.server.pages import look
from abilene.server.pages.frame import AnyRequest, Me, settings_of
from abilene.server.pages.score import ledger, part_labels
from abilene.server.store.writer import store_key
from abilene.server.tables.endings import Kept, RulesGone
from abilene.server.words import spoken, words

LOG = logging.getLogger("abilene.server")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def nowhere(path: FromPath[str]) -> Response[str]:
    """No page has this address."""
    raise NotFound


def failed_page(
    request: AnyRequest,
    status: int,
    key: str,
    arguments: Mapping[str, Any],
    reason: str = "",
    reasons: Mapping[str, str] | None = None,
    rule: str = "",
) -> Response[Any]:
    """What went wrong as a page, or as JSON for those who read none."""
    settings = settings_of(request)
    lang = settings["lang"] or spoken(request.headers.get("accept-language", ""))
    reason = (reasons or {}).get(lang, reason)
    values = {name: value for name, value in arguments.items() if isinstance(value, str | int)}
    message = words(lang).format(f"error-{key}", **values)
    if "text/html" not in request.headers.get("accept", ""):
        error = Error(key, message, rule, reason)
        return Response(error, status_code=status, headers={"Cache-Control": "no-store"})
    return look.page(
        "error.html",
        lang,
        status,
        here="",
        me=Me(),
        settings=settings,
        status=status,
        message=message,
        data={"settings": settings, "me": ""},
    )


def on_failed(request: AnyRequest, failed: Failed) -> Response[Any]:
    """A request that cannot be granted."""
    failed = as_told(request, failed)
    if isinstance(failed, RulesGone) and "text/html" in request.headers.get("accept", ""):
        return _kept_page(request, failed.kept)
    return failed_page(request, failed.status, failed.key, failed.arguments, failed.reason, failed.reasons, failed.rule)


def _kept_page(request: AnyRequest, kept: Kept) -> Response[Any]:
    """How a game ended whose board this release can no longer draw."""
    settings = settings_of(request)
    lang = settings["lang"] or spoken(request.headers.get("accept-language", ""))
    texts, end = words(lang), kept.ending
    named = [seat["name"] or texts.format("seat-number", number=seat["seat"] + 1) for seat in kept.seats]
    return look.page(
        "kept.html",
        lang,
        410,
        here="",
        me=Me(),
        settings=settings,
        title=box(kept.row["game"]).meta.titles[lang] if kept.row["game"] in names() else kept.row["game"],
        table=kept.row["id"],
        message=texts.format("error-other_rules", version=kept.row["rules"]),
        parts=part_labels(end, lang) if end else [],
        rows=ledger(end, [*named, *end.guests], [bool(seat["bot"]) for seat in kept.seats]) if end else [],
        data={"settings": settings, "me": ""},
    )


def on_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses."""
    known = {404: "not_found", 405: "method", 413: "too_large", 429: "too_many"}
    return failed_page(
        request,
        error.status_code if error.status_code in known else 400,
        known.get(error.status_code, "bad_request"),
        {},
    )


def on_store(request: AnyRequest, error: Exception) -> Response[Any]:
    """The store cannot be read or written."""
    LOG.error("%s %s: the store failed: %s", request.method, request.url.path, str(error).partition("\n")[0])
    return failed_page(request, 503, store_key(error), {})


def on_broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours."""
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return failed_page(request, 500, "broken", {})
