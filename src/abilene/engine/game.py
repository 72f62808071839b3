"""Game: a game with its players and options chosen, and all that is asked of it by number and by word."""

import json
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from itertools import count
from operator import index
from pathlib import Path
from typing import Any, Generic, NamedTuple, SupportsIndex, TypeVar

from abilene.engine.actions import Actions
from abilene.engine.box import Box, Deeds
from abilene.engine.chance import check_seed
from abilene.engine.core import PASS, Breach, Question, State, Step, plain
from abilene.engine.data import Tables, override_tables, read_tables, reconstructed
from abilene.engine.errors import DataError, IllegalChoice
from abilene.engine.events import EVERYBODY, Event
from abilene.engine.features import Layout
from abilene.engine.gathering import gather
from abilene.engine.meta import Option
from abilene.engine.observing import Observer, write_row
from abilene.engine.reveals import Recap, Reveal
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS, Said, Texts, check_lang, seat_noun
from abilene.engine.traces import Trace

S = TypeVar("S", bound=State)

SHAPES = ("wide", "tall")
ENGINE_TEXTS = Path(__file__).parent


class Refusal(NamedTuple):
    """Why a choice is not legal now: the rule that forbids it, in English and in French."""

    rule: str
    en: str
    fr: str


class Game(Generic[S]):
    """A game with its players and options chosen: it starts states and puts choices into words.

    >>> import abilene
    >>> game = abilene.load("good_goat_bad", players=3)
    >>> state = game.start(seed=7)
    >>> game.prompt(state), [game.notation(state, choice) for choice in state.options()]
    ('To whom do you offer a character?', ['offer 1', 'offer 2'])
    >>> game.actions, game.legal_actions(state), game.features
    (117, [58, 59], 2790)
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
        self.rules = box.meta.check_rules(rules)  # a game goes on under the rules it was begun with
        self.players = box.meta.check_players(players)
        self.options = box.meta.check_options(self.players, options)
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
            options = box.meta.check_options(players, given)
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
        self,
        state: S,
        seat: int | None,
        lang: str = "en",
        shape: str = "wide",
        names: Sequence[str] = (),
        picked: Sequence[str] = (),
    ) -> Scene:
        """The drawing as this seat may see it, its sheet as it is with what has been picked there."""
        if shape not in SHAPES:
            raise ValueError(f"unknown shape {shape!r}; allowed: {', '.join(SHAPES)}")
        if picked:
            twin: Any = state.copy()
            twin.picked = tuple(picked)
            state = twin
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
