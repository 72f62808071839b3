"""What is told of what goes wrong, in the reader's language; never a stack trace."""

import logging

from litestar import Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DataError, SQLAlchemyError

from abilene.server.answering import NO_STORE
from abilene.server.calling import AnyRequest, identify, language_of
from abilene.server.contract.answers import Error
from abilene.server.errors import STATUS, Failed, NotFound
from abilene.server.store.writer import StoreFailed, store_key
from abilene.server.tables.endings import RulesGone
from abilene.server.words import words

LOG = logging.getLogger("abilene.server")
# What the framework refuses by itself: unknown addresses, bodies that are too large; all else makes no sense.
REFUSED = {404: "not_found", 405: "method", 413: "too_large", 429: "too_many"}


def for_caller(request: AnyRequest, error: Exception) -> Exception:
    """What went wrong, as far as it is this caller's business: what is kept of a private table is not a stranger's."""
    if isinstance(error, RulesGone) and not error.kept.admits(identify(request, request.app.state.house)):
        return NotFound()
    return error


def told(request: AnyRequest, error: Exception) -> Error:
    """What is said of an error, whatever it is."""
    lang = language_of(request)
    if isinstance(error, Failed):
        message = words(lang, error.names).format(f"error-{error.key}", **error.arguments)
        return Error(error.code, message, error.rule, error.reason(lang), error.position, error.result)
    code, key, reason = _foreign(request, error)
    return Error(code, words(lang).format(f"error-{key}"), reason=reason[:500])


def _foreign(request: AnyRequest, error: Exception) -> tuple[str, str, str]:
    """The code, the text and the reason of what was not raised as an error of ours; our own faults are noted."""
    at = f"{request.method} {request.url.path}"
    if isinstance(error, HTTPException):
        code = REFUSED.get(error.status_code, "bad_request")
        details = error.extra if isinstance(error.extra, list) else []
        reason = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in details) or error.detail
        return code, code, reason if code == "bad_request" else ""
    if isinstance(error, DataError):  # such as a text of its own kind of letters
        LOG.warning("%s does not fit the store: %s", at, error.orig)
        return "bad_request", "bad_request", ""
    if isinstance(error, StoreFailed | SQLAlchemyError):
        LOG.error("%s: the store failed: %s", at, str(error).partition("\n")[0])
        return "store", store_key(error), ""
    LOG.error("%s", at, exc_info=error)
    return "broken", "broken", ""


def answer(request: AnyRequest, error: Exception) -> Response[Error]:
    """The error as JSON."""
    said = told(request, for_caller(request, error))
    headers = {**NO_STORE, **((error.headers or {}) if isinstance(error, HTTPException) else {})}
    return Response(said, status_code=STATUS[said.error], headers=headers)
