"""Where the line ends: what a page says when something goes wrong."""

from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from abilene.games import box, names
from abilene.server.calling import AnyRequest, language_of
from abilene.server.errors import STATUS, NotFound
from abilene.server.failing import answer, for_caller, told
from abilene.server.pages import look
from abilene.server.pages.frame import Me, settings_of
from abilene.server.pages.score import ledger, part_labels
from abilene.server.tables.endings import Kept, RulesGone
from abilene.server.words import words


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def nowhere(path: FromPath[str]) -> Response[str]:
    """No page has this address."""
    raise NotFound


def answer_page(request: AnyRequest, error: Exception) -> Response[Any]:
    """The error as a page; as JSON for those who read none."""
    if "text/html" not in request.headers.get("accept", ""):
        return answer(request, error)
    error = for_caller(request, error)
    if isinstance(error, RulesGone):
        return _kept_page(request, error.kept)
    said, settings = told(request, error), settings_of(request)
    status = STATUS[said.error]
    return look.page(
        "error.html",
        language_of(request),
        status,
        here="",
        me=Me(),
        settings=settings,
        status=status,
        message=said.message,
        data={"settings": settings, "me": ""},
    )


def _kept_page(request: AnyRequest, kept: Kept) -> Response[Any]:
    """How a game ended whose board this release can no longer draw."""
    settings, lang = settings_of(request), language_of(request)
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
