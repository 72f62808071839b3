"""How the command line speaks: French or English, on two streams."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from abilene.engine.texts import LANGS, Texts

if TYPE_CHECKING:
    from rich.console import Console

FOLDER = Path(__file__).parent
LONGEST = 1000  # Fluent refuses longer words, and nobody would read them
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as POSIX has it


class Mistake(Exception):
    """What the caller got wrong: one line that says what is allowed, and the exit code."""

    def __init__(self, line: str, code: int = 2) -> None:
        super().__init__(line)
        self.code = code


class Voice:
    """The words of one language, and where to print them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._texts = Texts(lang, (FOLDER / f"{lang}.ftl",), {})

    def __call__(self, key: str, /, **arguments: Any) -> str:
        """The text of that name in this language."""
        return self._texts.format(key, **{name: _clipped(value) for name, value in arguments.items()})

    @cached_property
    def out(self) -> "Console":
        """What was asked for."""
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False)

    @cached_property
    def err(self) -> "Console":
        """What went wrong, and how far a long task has come."""
        from rich.console import Console

        return Console(stderr=True, highlight=False, markup=False, emoji=False)

    def mistake(self, key: str, /, code: int = 2, **arguments: Any) -> Mistake:
        """A mistake to raise, told in this language."""
        return Mistake(self(key, **arguments), code)

    def unknown(self, what: str, given: object, allowed: Sequence[object]) -> Mistake:
        """A name or value that does not exist; says which ones do."""
        return self.mistake(f"unknown-{what}", given=str(given), allowed=", ".join(map(str, allowed)))

    def complain(self, line: str) -> None:
        """Say what went wrong, in one red line."""
        self.err.print(" ".join(line.split("\n")), style="bold red", soft_wrap=True)


def _clipped(value: Any) -> Any:
    return value if not isinstance(value, str) or len(value) <= LONGEST else value[: LONGEST - 1] + "…"


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for by --lang, else that of the locale, else English."""
    asked = ""
    for argument, following in pairwise([*arguments, ""]):
        if argument == "--":
            break
        if argument == "--lang":
            asked = following
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    if asked in LANGS:
        return asked
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return locale[:2].lower() if locale[:2].lower() in LANGS else "en"
