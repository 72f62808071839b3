"""Words of the server itself, in French and English."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from abilene.engine.texts import LANGS, Texts, seat_noun, spans
from abilene.server.contract.answers import Span
from abilene.server.pages.static import icon_names

FILES = {lang: Path(__file__).parent / f"{lang}.ftl" for lang in LANGS}


def words(lang: str, names: Sequence[str] = (), marked: bool = False) -> Texts:
    """The server's texts in one language."""
    return _words(lang, tuple(names), marked)


@lru_cache(5000)
def _words(lang: str, names: tuple[str, ...], marked: bool) -> Texts:
    return Texts(lang, (FILES[lang],), {"player": seat_noun}, names, marked)


def listed(parts: Sequence[str], lang: str) -> str:
    """Things as one lists them: this, that and another."""
    return str(words(lang).format("and")).join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def bot_name(bot: str, lang: str) -> str:
    """What a bot is called; one that is not ours by its own name."""
    texts = words(lang)
    return texts.format(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def pieces(marked: str) -> list[Span]:
    """A marked text, cut so that a page can colour the names."""
    return [Span(**piece, icon=_sign(piece)) for piece in spans(marked)]


def _sign(piece: dict[str, str]) -> str:
    """What is numbered by a word has the pictogram of that name."""
    return piece["number"] if piece.get("number") in icon_names() else ""


def spoken(accepted: str) -> str:
    """The language of an Accept-Language header that we speak best; English when there is none."""
    best, best_weight = LANGS[0], 0.0
    for part in accepted.split(","):
        tag, _, quality = part.strip().partition(";")
        lang = tag.split("-")[0].lower()
        try:
            weight = float(quality.partition("=")[2] or 1)
        except ValueError:
            continue
        if lang in LANGS and weight > best_weight:
            best, best_weight = lang, weight
    return best
