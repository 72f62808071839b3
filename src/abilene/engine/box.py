"""Box: what a game's folder exports, and what else lies in it (`Module`)."""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from abilene.engine.bot import Bot
from abilene.engine.core import Part, State
from abilene.engine.data import Tables, override_tables, read_tables
from abilene.engine.events import Event
from abilene.engine.features import Layout
from abilene.engine.forms import PLAIN, Form
from abilene.engine.look import Own, own
from abilene.engine.meta import Meta
from abilene.engine.observing import Features
from abilene.engine.reveals import Recap, Reveal
from abilene.engine.scene import Scene
from abilene.engine.texts import Noun, Texts
from abilene.engine.traces import Trace

if TYPE_CHECKING:
    from abilene.engine.game import Game

S = TypeVar("S", bound=State)

Deeds = dict[str, dict[Any, int]]  # by the kind of the question: the action number of each deed


def _nothing(_figures: Any) -> Mapping[str, Any]:
    return {}


def _no_reveal(event: Event, texts: Texts) -> Reveal | None:
    return None


def _no_recap(events: Sequence[Event], figures: Any, texts: Texts) -> Recap | None:
    return None


def _no_dialect(_options: Mapping[str, Any]) -> str:
    return ""


def _no_guests(_options: Mapping[str, Any]) -> tuple[str, ...]:
    return ()


def _no_marks(_state: Any) -> Sequence[int]:
    return ()


def _none(_state: Any) -> None:
    """The game has no rounds, or nobody can say how far off its end is."""


def _turn_of_whoever_is_asked(state: Any) -> int:
    return int(state.player)


@dataclass(frozen=True)
class Module:
    """Something else in the box that options bring in: a folder of its name, with figures and texts of its own."""

    name: str
    used: Callable[[Mapping[str, Any]], bool]  # with these options
    part: type[Part]  # what it adds to a state


@dataclass(frozen=True)
class Box(Generic[S]):
    """All that a game's folder brings to the table."""

    meta: Meta
    package: str  # the game's folder, by its Python name: its `steps/` are gathered, its texts and figures read there
    # checks the tables, then makes the figures in use, for so many players with these options under these rules
    figures: Callable[[Tables, int, Mapping[str, Any], int], Any]
    state: type[S]
    deal: Callable[["Game[S]", int], S]
    breakdown: Callable[[S], list[dict[str, int]]]
    winners: Callable[[S], list[int]]
    standing: Callable[[S, int | None], list[dict[str, int | None]]]  # the breakdown so far, None where it is hidden
    curves: Callable[[S], Mapping[str, list[int]]]  # by name, one number per seat: what the plots after the end follow
    seen: Callable[[S, int | None], Any]  # all that a seat may know, in numbers: a `Seen` of the game's own
    view: Callable[[Any], dict[str, Any]]  # the same with names on, JSON-ready
    features: Callable[["Game[S]", Layout], Features]  # lays them out, and tells from what is seen which are on
    redeal: Callable[[S, int | None, int], S]
    scene: Callable[[S, int | None, Texts, str], Scene]
    trace: Callable[[Any, Any], Trace | None]  # what of the drawing an event is about; None: it is no step of a turn
    terminal: Callable[[Any, Texts], list[str]]  # what is seen in plain text, the heading first
    greedy: Callable[["Game[S]", int, int], Bot]  # for a seat, with a seed of its own
    over_rules: tuple[str, ...]
    nouns: Callable[[Any], Mapping[str, Noun]] = _nothing  # the names of things, with the figures in use
    dialect: Callable[[Mapping[str, Any]], str] = _no_dialect  # with these options `en.<dialect>.ftl` is read too
    guests: Callable[[Mapping[str, Any]], tuple[str, ...]] = _no_guests  # names of those who play by the rules alone
    modules: tuple[Module, ...] = ()
    round: Callable[[S], tuple[int, int] | None] = _none  # which it is, and how many there are; None: no rounds
    reveal: Callable[[Any, Texts], Reveal | None] = _no_reveal  # what comes to light with an event
    recap: Callable[[Sequence[Any], Any, Texts], Recap | None] = _no_recap  # of all events up to one that closes
    plate: tuple[
        tuple[str, str], ...
    ] = ()  # what a page's head shows of each: pictograms, and which figure of its view
    left: Callable[[S], tuple[int, int] | None] = _none  # so many of so many rows or rounds are left until the end
    nearing: Callable[[S], Mapping[str, int]] = _nothing  # what else the words for that are told
    marks: Callable[[S], Sequence[int]] = _no_marks  # at which of these rows, from 0, more happens than at the others
    turn: Callable[[S], int] = _turn_of_whoever_is_asked  # whose turn it is
    form: Form = PLAIN  # for whoever corrects its figures
    # tables that together have all there is, modules last: they give actions their numbers; none: one for each count
    largest: tuple[Mapping[str, Any], ...] = ()

    @cached_property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(str(sys.modules[self.package].__file__)).parent

    @cached_property
    def look(self) -> Own:
        """What its drawings wear besides what all do: a style and pictograms of its own."""
        return own(self.folder)

    @cached_property
    def tables(self) -> Tables:
        """The shipped figures, those of each module under its name."""
        own = read_tables(self.folder / "data.toml")
        return own | {module.name: read_tables(self.folder / module.name / "data.toml") for module in self.modules}

    def tables_under(self, rules: int) -> Tables:
        """The figures shipped with these rules: `data.rules1.toml` says what the first ones had otherwise."""
        tables = self.tables
        for version in range(self.meta.rules_version - 1, rules - 1, -1):
            former = self.folder / f"data.rules{version}.toml"
            if former.exists():
                tables = override_tables(tables, read_tables(former))
        return tables

    @cached_property
    def deeds(self) -> dict[int, Deeds]:
        """Those of the shipped figures, by the rules."""
        return {}
