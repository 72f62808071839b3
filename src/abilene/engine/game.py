"""Box and Game: what a game's folder exports, and that game with its players and options chosen."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from itertools import count
from operator import index
from pathlib import Path
from typing import Any, Generic, NamedTuple, SupportsIndex, TypeVar

from abilene.engine.actions import Actions
from abilene.engine.bot import Bot
from abilene.engine.chance import check_seed
from abilene.engine.core import PASS, Breach, Part, Question, State, Step, plain
from abilene.engine.data import Tables, override_tables, read_tables, reconstructed
from abilene.engine.errors import DataError, IllegalChoice
from abilene.engine.events import EVERYBODY, Event
from abilene.engine.features import Layout
from abilene.engine.forms import PLAIN, Form
from abilene.engine.gathering import gather
from abilene.engine.look import Own, own
from abilene.engine.observing import Features, Observer, write_row
from abilene.engine.reveals import Recap, Reveal
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS, Noun, Said, Texts, check_lang, seat_noun
from abilene.engine.traces import Trace

S = TypeVar("S", bound=State)

SHAPES = ("wide", "tall")
ENGINE_TEXTS = Path(__file__).parent


class Refusal(NamedTuple):
    """Why a choice is not legal now: the rule that forbids it, in English and in French."""

    rule: str
    en: str
    fr: str


Needs = tuple[tuple[str, tuple[Any, ...]], ...]  # what other options must be


@dataclass(frozen=True)
class Spelled:
    """A word that an option may be besides its values: a letter for each of so many things, such as "aabba"."""

    letters: str  # that each of them may be
    example: str
    needs: Needs = ()  # wherever such a word is used

    @property
    def length(self) -> int:
        """How many letters it has."""
        return len(self.example)

    @property
    def pattern(self) -> str:
        """The same as a regular expression."""
        return f"^[{self.letters}]{{{self.length}}}$"

    def fits(self, value: Any) -> bool:
        """This is such a word."""
        return isinstance(value, str) and len(value) == self.length and set(value) <= set(self.letters)


@dataclass(frozen=True)
class Option:
    """A setting of the table: its name, what it may be, and what it is when nobody says."""

    name: str
    values: tuple[Any, ...]
    default: Any
    or_seat: bool = False  # a seat number is allowed besides the values
    or_spelled: Spelled | None = None  # and so is a word, letter by letter
    players: tuple[int, ...] = ()  # tables of other sizes do not have this option; empty: all have it
    needs: Needs = ()  # wherever this option is used
    rule: str = ""  # that says so
    in_play: bool = False  # whatever its value, what it stands for is used

    def used(self, value: Any) -> bool:
        """What the option stands for is used at the table."""
        return self.in_play or value != self.default

    def needs_of(self, value: Any) -> Needs:
        """What other options must be where this one has that value."""
        needs = self.needs if self.used(value) else ()
        return (*needs, *self.or_spelled.needs) if self.or_spelled and self.or_spelled.fits(value) else needs

    def allowed(self, players: int) -> tuple[Any, ...]:
        """All that this option may be at a table of so many players; of words that are spelled, an example."""
        seats = tuple(range(players)) if self.or_seat else ()
        return (*self.values, *seats, *([self.or_spelled.example] if self.or_spelled else []))

    def allows(self, value: Any, players: int) -> bool:
        """The option may be this at a table of so many players."""
        known = any(value == one and type(value) is type(one) for one in self.allowed(players))
        return known or (self.or_spelled is not None and self.or_spelled.fits(value))

    def text(self, value: Any) -> str:
        """The key of what a value means: Fluent wants a letter first, so the text of 2 is `option-name.n2`."""
        if self.or_spelled and self.or_spelled.fits(value):
            return f"option-{self.name}.spelled"
        word = str(value).lower() if isinstance(value, bool) else f"n{value}" if isinstance(value, int) else value
        return f"option-{self.name}.{word}"


@dataclass(frozen=True)
class Meta:
    """Titles, people, seats and options of a game."""

    name: str
    prefix: str  # of its rule ids
    titles: Mapping[str, str]
    designer: str
    publisher: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int  # grows with every change of the rules by which a game written down before would go another way
    unofficial: tuple[str, ...] = ()

    def options_for(self, players: int) -> tuple[Option, ...]:
        """The options of a table of so many."""
        return tuple(option for option in self.options if not option.players or players in option.players)

    def conflict(self, options: Mapping[str, Any]) -> tuple[Option, str] | None:
        """The first option that cannot be used beside another as it is, and that other's name."""
        for option in self.options:
            if option.name in options:
                for other, allowed in option.needs_of(options[option.name]):
                    if options[other] not in allowed:
                        return option, other
        return None


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
    def deeds(self) -> "dict[int, Deeds]":
        """Those of the shipped figures, by the rules."""
        return {}


Deeds = dict[str, dict[Any, int]]  # by the kind of the question: the action number of each deed


class Game(Generic[S]):
    """A game with its players and options chosen: it starts states and puts choices into words.

    >>> import abilene
    >>> game = abilene.load("good_goat_bad", players=3)
    >>> state = game.start(seed=7)
    >>> game.prompt(state), [game.notation(state, choice) for choice in state.options()]
    ('To whom do you offer a character?', ['offer 1', 'offer 2'])
    >>> game.actions, game.legal_actions(state), game.features
    (117, [58, 59], 1191)
    """

    def __init__(
        self,
        box: Box[S],
        /,
        players: int | None = None,
        data: str | Path | Mapping[str, Any] | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None:
        self.box = box
        self.rules = _check_rules(box.meta, rules)  # a game goes on under the rules it was begun with
        self.players = _check_players(box.meta, players)
        self.options = _check_options(box.meta, self.players, options)
        self.modules = tuple(module.name for module in box.modules if module.used(self.options))
        self.guests = box.guests(self.options)
        self.seats = self.players + len(self.guests)  # guests score like everybody else, but nothing is asked of them
        self.changes = _changes(data)  # what a data override says, kept so that journals can repeat it
        tables = box.tables_under(self.rules)
        self.tables = override_tables(tables, self.changes) if self.changes else tables
        self.figures = box.figures(self.tables, self.players, self.options, self.rules)
        self._nouns = {"player": seat_noun, **box.nouns(self.figures)}
        self._texts: dict[tuple[str, tuple[str, ...], bool], Texts] = {}
        self._said: Said = {}
        self.steps = gather(box.package, self.modules)
        # by kind: the fixed range of choices of each question
        self.spans: dict[str, range] = {kind: asked.span(self.figures) for kind, asked in _asked(self.steps).items()}

    @property
    def name(self) -> str:
        """The name under which `abilene.load` finds it."""
        return self.box.meta.name

    @cached_property
    def reconstructed(self) -> tuple[str, ...]:
        """The tables in use whose figures are ours, because no source shows those of the box."""
        aside = [module.name for module in self.box.modules if module.name not in self.modules]
        return reconstructed({name: table for name, table in self.tables.items() if name not in aside})

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        data = f", data={self.changes!r}" if self.changes else ""
        rules = f", rules={self.rules}" if self.rules != self.box.meta.rules_version else ""
        return f"abilene.load({self.name!r}, players={self.players}{options}{data}{rules})"

    # A game never changes, so one is as good as another with the same settings.

    def __copy__(self) -> "Game[S]":
        return self

    def __deepcopy__(self, _: Any) -> "Game[S]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        settings = {"players": self.players, "data": self.changes or None, "rules": self.rules, **self.options}
        return _again, (self.box.package, json.dumps(settings))

    # ------------------------------------------------------------------ states

    def start(self, seed: int) -> S:
        """The state after set-up, settled: somebody must choose, or it is over."""
        state = self.box.deal(self, check_seed(seed))
        state.settle()
        return state

    def from_data(self, data: Mapping[str, Any]) -> S:
        """The state that `to_data` saved, in the middle of whatever was going on."""
        kinds = {step.__name__: step for step in self.steps}
        try:
            stack: list[Step[Any]] = [kinds[name](*arguments) for name, *arguments in data["stack"]]
            values = [data[name] for name in self.box.state.fields]
            own = [plain(value) for value in values]
            parts = [
                module.part.from_data(data[module.name]) if module.name in self.modules else None
                for module in self.box.modules
            ]
            state = self.box.state(self, data["rng"], data["revealed"], -1, stack, [], *own, *parts)
        except (KeyError, TypeError, ValueError) as error:
            raise DataError("saved game", f"it does not fit {self!r}: {error!r}") from None
        if stack:
            state.player = stack[-1].player
            state.choices = stack[-1].choices(state)
        return state

    def redeal(self, state: S, seat: SupportsIndex | None, seed: SupportsIndex) -> State:
        """A copy in which all that this seat cannot know is dealt anew."""
        if seat == EVERYBODY:
            return state.copy()
        twin = self.box.redeal(state, self.seat(seat), check_seed(seed))
        if not twin.over:  # what another seat may choose can depend on what was dealt anew
            twin.choices = twin.step().choices(twin)
        return twin

    def seat(self, seat: SupportsIndex | None) -> int | None:
        """The seat itself; ValueError that lists the seats when there is none such."""
        if seat is None or (isinstance(seat, int) and (0 <= seat < self.players or seat == EVERYBODY)):
            return seat
        if hasattr(seat, "__index__") and not isinstance(seat, int):  # a number of NumPy, say
            return self.seat(index(seat))
        raise ValueError(f"no seat {seat!r}; allowed: {', '.join(map(str, range(self.players)))} or None")

    # ------------------------------------------------------------------ what is seen, as numbers

    @cached_property
    def numbers(self) -> dict[type[Step[Any]], int]:
        """The number of each step, whatever is in play."""
        everything = gather(self.box.package, tuple(module.name for module in self.box.modules))
        return {step: number for number, step in enumerate(everything)}

    @cached_property
    def observer(self) -> Observer:
        """Tells which features are on; made when somebody asks."""
        layout = Layout()
        table = _options_in_use(layout, self.box.meta.options_for(self.players), self.options)
        return Observer(layout, table, self.box.seen, self.box.features(self, layout))

    @property
    def features(self) -> int:
        """How many there are: the same with all options at a table of so many players."""
        return self.observer.layout.size

    def feature_name(self, number: int) -> str:
        """What a feature means.

        >>> import abilene
        >>> abilene.load("montana", players=2).feature_name(100)
        'you, goods: large copper, 14'
        """
        return self.observer.layout.name(number)

    def observe(self, state: S, seat: SupportsIndex | None, into: Any = None) -> list[int]:
        """The numbers of all features that are on for this seat; a row to write into gets 1 there and 0 elsewhere."""
        return self.observer.observe(state, self.seat(seat), into)

    # ------------------------------------------------------------------ choices as numbers and as notation

    @cached_property
    def numbered(self) -> Actions:
        """The action numbers of this table; made when somebody asks."""
        deeds = self.box.deeds.get(self.rules) if not self.changes else None
        if deeds is None:
            deeds = self._number_deeds()
            if not self.changes:
                self.box.deeds[self.rules] = deeds
        asked = _asked(self.steps)
        numbers = {kind: [deeds[kind][deed] for deed in asked[kind].deeds(self.figures)] for kind in asked}
        first = {kind: span.start for kind, span in self.spans.items()}
        return Actions(sum(map(len, deeds.values())), first, numbers)

    def _number_deeds(self) -> Deeds:
        """Kind by kind, those of modules last; within a kind the deeds of each table after those of the one before."""
        box = self.box
        everything = _asked(gather(box.package, tuple(module.name for module in box.modules)))
        found: dict[str, dict[Any, None]] = {kind: {} for kind in everything}
        for table in box.largest or [{"players": players} for players in box.meta.players[::-1]]:
            players = table["players"]
            given = {name: value for name, value in table.items() if name != "players"}
            options = _check_options(box.meta, players, given)
            figures = box.figures(self.tables, players, options, self.rules)
            modules = tuple(module.name for module in box.modules if module.used(options))
            for kind, asked in _asked(gather(box.package, modules)).items():
                found[kind] |= dict.fromkeys(asked.deeds(figures))
        numbers = count()
        return {kind: {deed: next(numbers) for deed in deeds} for kind, deeds in found.items()}

    @property
    def actions(self) -> int:
        """How many action numbers there are: the same at every table, whatever its options and however many play."""
        return self.numbered.count

    def action(self, state: S, choice: int) -> int:
        """The global number of this choice: the same for the same deed in every state and at every table."""
        kind = state.step().kind
        span = self.spans[kind]
        if choice not in span:
            raise ValueError(f"{choice} is no choice of {kind!r}, which has {span}")
        return self.numbered.numbers[kind][choice - span.start]

    def choice(self, state: S, action: int) -> int:
        """The choice that a global action number stands for in the present question; IllegalChoice: for none."""
        found = None if state.over else self.numbered.choices[state.step().kind].get(action)
        if found is None:
            asked = "nothing: the game is over" if state.over else repr(state.step().kind)
            raise IllegalChoice(f"action {action!r} does not answer the present question, {asked}", state.rules()[0])
        return found

    def legal_actions(self, state: S) -> list[int]:
        """The numbers of all that can be chosen now, in the order of the options; none when the game is over.

        >>> import abilene
        >>> game = abilene.load("good_goat_bad", players=3)
        >>> state = game.start(seed=7)
        >>> game.legal_actions(state)
        [58, 59]
        >>> state.play_action(59)
        >>> state.skip()  # how many questions had one answer
        0
        """
        return self.numbered.legal(state)

    def mask(self, state: S, into: Any = None) -> Any:
        """A byte for each action number: 1 where it can be chosen now. `numpy.frombuffer` reads it as it is.

        A row to write into, of `game.actions` items of whatever type, is returned instead.
        """
        if into is None:
            return self.numbered.mask(state)
        write_row(self.legal_actions(state), self.actions, into)
        return into

    def notation(self, state: S, choice: int) -> str:
        """The choice in words that stay the same in every language."""
        step = state.step()
        if choice not in self.spans[step.kind]:
            raise ValueError(f"{choice} is no choice of {step.kind!r}, which has {self.spans[step.kind]}")
        return step.say(state, choice)

    def parse(self, state: S, text: str) -> int:
        """The choice that these words stand for; ValueError that lists the options when there is none."""
        words = " ".join(text.split()).lower()
        if words and not state.over:
            step = state.step()
            choices: list[int] = [*state.options(), *self.spans[step.kind]]
            for say in (step.say, step.formerly):
                for choice in choices:
                    if say(state, choice) == words:
                        return choice
        options = ", ".join(self.notation(state, choice) for choice in state.options())
        raise ValueError(f"{text!r} answers nothing here; allowed: {options or 'nothing, the game is over'}")

    def refused(self, state: S) -> list[int]:
        """What cannot be chosen now, of the question's range. Where one may not decline, nothing offers to."""
        span = range(0) if state.over else self.spans[state.step().kind]
        return [choice for choice in span if choice not in state.choices and choice != PASS]

    def refusal(self, state: S, choice: int, names: Sequence[str] = ()) -> Refusal | None:
        """Why a choice of the question's range is not legal now (else None)."""
        if state.over or choice in state.choices:
            return None
        step = state.step()
        if choice not in self.spans[step.kind]:
            return None
        breach = step.broken(state, choice)
        assert breach is not None, f"{step!r} does not offer {choice}, but no rule forbids it"
        return self._refusal(breach, self.words_of(state, choice), names)

    def refusal_at(self, state: S, key: str, names: Sequence[str] = ()) -> Refusal | None:
        """Why a node of the drawing that no choice means cannot be chosen, if the question can tell (else None)."""
        return self._refusal_there(state, state.step().elsewhere(state, key), names)

    def refusal_aside(self, state: S, key: str, names: Sequence[str] = ()) -> Refusal | None:
        """Why a node of the drawing that the question is not about cannot be chosen: true of many, the last to say."""
        return self._refusal_there(state, state.step().aside(state, key), names)

    def _refusal_there(self, state: S, breach: Breach | None, names: Sequence[str]) -> Refusal | None:
        return None if breach is None else self._refusal(breach, self.words_of(state) | dict(breach.told), names)

    def _refusal(self, breach: Breach, words: Mapping[str, Any], names: Sequence[str]) -> Refusal:
        en, fr = (self.texts(lang, names).format(f"refusal-{breach.text}", **words) for lang in LANGS)
        return Refusal(breach.rule, en, fr)

    # ------------------------------------------------------------------ words

    def texts(self, lang: str, names: Sequence[str] = (), marked: bool = False) -> Texts:
        """The texts of this game in one language; marked: names say what they name (`abilene.engine.texts.spans`)."""
        asked = (check_lang(lang), tuple(names), marked)
        texts = self._texts.get(asked)
        if texts is None:
            files = [ENGINE_TEXTS / f"{lang}.ftl", self.box.folder / f"{lang}.ftl"]
            dialect = self.box.dialect(self.options)
            if dialect:
                files.append(self.box.folder / f"{lang}.{dialect}.ftl")
            files += [self.box.folder / module / f"{lang}.ftl" for module in self.modules]
            if self.guests:
                nobody = Texts(lang, tuple(files), self._nouns, (), marked, self._said)
                names = (*names, *(nobody.seat(seat) for seat in range(len(names), self.players)), *self.guests)
            texts = Texts(lang, tuple(files), self._nouns, names, marked, self._said)
            if len(self._texts) >= 5000:  # a server has many tables
                self._texts.clear()
            self._texts[asked] = texts
        return texts

    def prompt(self, state: S, lang: str = "en", names: Sequence[str] = (), marked: bool = False) -> str:
        """What is asked now, of whoever must choose."""
        texts = self.texts(lang, names, marked)
        return (
            texts.format("prompt-over")
            if state.over
            else texts.format(f"prompt-{state.step().kind}", **self.words_of(state))
        )

    def label(self, state: S, choice: int, lang: str = "en", names: Sequence[str] = ()) -> str:
        """What an option says on its button."""
        return self.labelled(state, choice, self.texts(lang, names))

    def labelled(self, state: S, choice: int, texts: Texts) -> str:
        """What an option says on its button, in the words of these texts."""
        return texts.format(f"label-{state.step().label(state, choice)}", **self.words_of(state, choice))

    def follows(self, state: S, choice: int, lang: str = "en", names: Sequence[str] = ()) -> str:
        """What comes of an option, in few words below it; empty where its label says all."""
        texts, key = self.texts(lang, names), f"follows-{state.step().label(state, choice)}"
        return texts.format(key, **self.words_of(state, choice)) if texts.has(key) else ""

    def brief(self, state: S, choice: int, lang: str = "en", names: Sequence[str] = ()) -> str:
        """An option in so few words that a small button has room for them; empty where its label has few enough."""
        texts, key = self.texts(lang, names), f"brief-{state.step().label(state, choice)}"
        return texts.format(key, **self.words_of(state, choice)) if texts.has(key) else ""

    def tell(
        self, event: Event, seat: int | None, lang: str = "en", names: Sequence[str] = (), marked: bool = False
    ) -> str | None:
        """The log line of an event as this seat may read it; None when it may not."""
        seen = event.seen_by(seat)
        if seen is None:
            return None
        return self.texts(lang, names, marked).format(seen.text(), **seen.arguments())

    def reveal(
        self, event: Event, seat: int | None, lang: str = "en", names: Sequence[str] = (), marked: bool = False
    ) -> Reveal | None:
        """What comes to light with an event, as this seat may see it; None: nothing that is shown for itself."""
        seen = event.seen_by(seat)
        return None if seen is None else self.box.reveal(seen, self.texts(lang, names, marked))

    def recap(
        self,
        events: Sequence[Event],
        seat: int | None,
        lang: str = "en",
        names: Sequence[str] = (),
        marked: bool = False,
    ) -> Recap | None:
        """What has come to its end with the last of these events, summed up from what this seat has seen of all."""
        if not events or not events[-1].closes:
            return None
        seen = [told for event in events if (told := event.seen_by(seat)) is not None]
        return self.box.recap(seen, self.figures, self.texts(lang, names, marked))

    def trace(self, event: Event, seat: int | None) -> Trace | None:
        """What on the table an event is about, as far as this seat may see it; None: it sees no step of a turn."""
        seen = event.seen_by(seat)
        return None if seen is None else self.box.trace(seen, self.figures)

    def scene(
        self, state: S, seat: int | None, lang: str = "en", shape: str = "wide", names: Sequence[str] = ()
    ) -> Scene:
        """The drawing as this seat may see it."""
        if shape not in SHAPES:
            raise ValueError(f"unknown shape {shape!r}; allowed: {', '.join(SHAPES)}")
        return self.box.scene(state, self.seat(seat), self.texts(lang, names), shape)

    def words_of(self, state: S, choice: int | None = None) -> dict[str, Any]:
        """What texts about the present question are told, or about one of its choices."""
        step = state.step()
        words: dict[str, Any] = dict(zip(step.fields, step.arguments(), strict=True)) | step.setting(state)
        if choice is not None:
            words |= step.words(state, choice)
        return words


def _options_in_use(layout: Layout, options: Sequence[Option], used: Mapping[str, Any]) -> list[int]:
    """The features that say with which options the game is played; seats and spelled words have none."""
    on: list[int] = []
    for option in options:
        first = layout.block(f"option {option.name}", [str(value) for value in option.values])
        on += [first + n for n, value in enumerate(option.values) if value == used[option.name]]
    return on


@lru_cache(maxsize=256)
def _again(package: str, settings: str) -> Game[Any]:
    """The game that was pickled: made once, however many states of it arrive."""
    return Game(import_module(package).BOX, **json.loads(settings))


def _asked(steps: Sequence[type[Step[Any]]]) -> dict[str, type[Question[Any]]]:
    """By kind: the first step that asks it."""
    found: dict[str, type[Question[Any]]] = {}
    for step in steps:
        if issubclass(step, Question) and step.kind:
            found.setdefault(step.kind, step)
    return found


def _changes(data: str | Path | Mapping[str, Any] | None) -> Tables:
    if data is None:
        return {}
    return read_tables(Path(data)) if isinstance(data, str | Path) else dict(data)


def _check_rules(meta: Meta, rules: int | None) -> int:
    if rules is None:
        return meta.rules_version
    if isinstance(rules, bool) or not isinstance(rules, int) or not 1 <= rules <= meta.rules_version:
        allowed = ", ".join(map(str, range(1, meta.rules_version + 1)))
        raise ValueError(f"{meta.name} has no rules of version {rules!r}; allowed: {allowed}")
    return rules


def _check_players(meta: Meta, players: int | None) -> int:
    allowed = ", ".join(map(str, meta.players))
    if players is None:
        raise ValueError(f"{meta.name} needs the number of players; allowed: {allowed}")
    if isinstance(players, bool) or players not in meta.players:
        raise ValueError(f"{meta.name} is not for {players!r} players; allowed: {allowed}")
    return players


def _check_options(meta: Meta, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    known = {option.name: option for option in meta.options}
    at_table = {option.name: option for option in meta.options_for(players)}
    for name, value in given.items():
        if name not in known:
            raise ValueError(f"{meta.name} has no option {name!r}; allowed: {', '.join(known)}")
        if name not in at_table:
            sizes = ", ".join(map(str, known[name].players))
            raise ValueError(f"{meta.name}: {name} is for {sizes} players, not {players} ({known[name].rule})")
        if not known[name].allows(value, players):
            raise ValueError(f"{meta.name}: {name} cannot be {value!r}; allowed: {_listed(known[name], players)}")
    options = {name: given.get(name, option.default) for name, option in at_table.items()}
    clash = meta.conflict(options)
    if clash:
        option, other = clash
        allowed = dict(option.needs_of(options[option.name]))[other]
        raise ValueError(
            f"{meta.name}: {option.name}={options[option.name]!r} needs {other} to be "
            f"{' or '.join(map(repr, allowed))}, not {options[other]!r} ({option.rule})"
        )
    return options


def _listed(option: Option, players: int) -> str:
    """All that an option may be, in words."""
    values = [repr(value) for value in option.allowed(players)]
    if option.or_spelled is not None:
        values[-1] = f"{option.or_spelled.length} letters of {' and '.join(option.or_spelled.letters)}, as {values[-1]}"
    return ", ".join(values)
