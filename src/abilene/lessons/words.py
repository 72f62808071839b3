"""What the cards of a lesson say: `lessons/en.ftl` and `fr.ftl` of its game."""

from collections.abc import Sequence
from dataclasses import dataclass

from abilene.engine.game import ENGINE_TEXTS
from abilene.engine.texts import Texts, seat_noun
from abilene.games import box
from abilene.lessons.lesson import Lesson


@dataclass(frozen=True)
class Card:
    """One card in words: a heading, at most two sentences, the thing to do, and the longer reason."""

    heading: str
    text: str = ""
    do: str = ""
    why: str = ""


class Words:
    """The texts of one lesson in one language, with the names of those who sit at its table."""

    def __init__(self, lesson: Lesson, lang: str, names: Sequence[str] = ()) -> None:
        self._lesson = lesson
        self._seats = range(lesson.players)
        files = (ENGINE_TEXTS / f"{lang}.ftl", box(lesson.game).folder / "lessons" / f"{lang}.ftl")
        self._texts = Texts(lang, files, {f"seat{seat}": seat_noun for seat in self._seats}, tuple(names))

    def has(self, key: str) -> bool:
        """Whether there is such a text, or such a part of one."""
        name, _, attribute = self._key(key).partition(".")
        return self._texts.has(name) and (not attribute or self._texts.has_attribute(name, attribute))

    def title(self) -> str:
        """What the lesson is called."""
        return self._say("")

    def chapter(self, chapter: str) -> tuple[str, str]:
        """What one knows after a chapter, and in a word what it is about."""
        key = f"chapter-{chapter}"
        return self._say(key), self._say(f"{key}.caps") if self.has(f"{key}.caps") else self._say(key)

    def card(self, key: str) -> Card:
        """What a card says."""
        parts = (f"{key}.{part}" for part in ("text", "do", "why"))
        return Card(self._say(key), *(self._say(part) if self.has(part) else "" for part in parts))

    def _key(self, key: str) -> str:
        return f"{self._lesson.name}-{key}" if key else self._lesson.name

    def _say(self, key: str) -> str:
        # `{ $seat1 }` is the name of whoever sits there, `{ $seat1_of }` is « d’Abigail »
        return self._texts.format(self._key(key), **{f"seat{seat}": seat for seat in self._seats})
