"""Names and messages as they are shown."""

import unicodedata

from abilene.server.errors import BadRequest
from abilene.server.settings import NAME_LIMIT

FOLDED_LIMIT = 64  # some letters become three when their case is folded; the store has room for so many


def clean_name(name: str) -> str:
    """The name as it is shown: no control or private-use characters, no lone marks, 1 to 24 characters."""
    # Composed last: between a letter and its accent there may have been a soft hyphen.
    kept = unicodedata.normalize("NFC", "".join(c for c in name if _printable(c)))
    cleaned = " ".join(kept.split())
    fits = 1 <= len(cleaned) <= NAME_LIMIT and len(cleaned.casefold()) <= FOLDED_LIMIT
    if not fits or not any(_seen(c) for c in cleaned):
        raise BadRequest("bad_name", most=NAME_LIMIT)
    return cleaned


def account_key(name: str) -> str:
    """What tells one account from another: names that read the same are the same, however they are typed."""
    return unicodedata.normalize("NFC", clean_name(name).casefold())


def clean_text(text: str, most: int) -> str:
    """A chat message: no control or private-use characters but line breaks."""
    kept = "".join(c for c in text if c == "\n" or _printable(c)).strip()
    if not 1 <= len(kept) <= most:
        raise BadRequest("bad_text", most=most)
    return kept


def _printable(c: str) -> bool:
    category = unicodedata.category(c)
    # Cf turns writing around and hides letters; emoji need the joiner and the variation selector.
    return category not in ("Cc", "Co", "Cs", "Cn", "Zl", "Zp") and (category != "Cf" or c in "\u200d\u200c")


def _seen(c: str) -> bool:
    return unicodedata.category(c)[0] in "LNPS"
