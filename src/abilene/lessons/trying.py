"""Trying a lesson without a server: by what its steps want, or by any learner at all."""

import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

from abilene.bots import make
from abilene.bots.levels import LEVELS
from abilene.bots.levels import why_not as no_levels
from abilene.bots.playing import SeatBot
from abilene.engine.game import SHAPES, Game
from abilene.engine.match import Match
from abilene.engine.scene import Scene
from abilene.engine.texts import LANGS
from abilene.games import load
from abilene.lessons.following import Guide, Place, Told, notations
from abilene.lessons.lesson import SALT, Lesson, LessonError, Line, Pattern, Step, is_drawn
from abilene.lessons.words import Words

LONGEST: Final = 220  # signs of what a card says
SENTENCES: Final = 2
_END: Final = re.compile(r"[.!?…][»”]?(?=\s|$)|;")
Learner = Callable[[Match[Any], Place], int]


def sentences(text: str) -> int:
    """How many sentences a card really says: a semicolon hides one, and so does a second colon."""
    return len(_END.findall(text)) + max(0, text.count(":") - 1)


def game_of(lesson: Lesson) -> Game[Any]:
    """The game that is taught."""
    return load(lesson.game, players=lesson.players, **lesson.options)


def begin(lesson: Lesson, game: Game[Any] | None = None) -> Match[Any]:
    """The table of a lesson as it is found: what is given has been played. LessonError where that is not allowed."""
    match = Match(game or game_of(lesson), lesson.seed, SALT)
    for line in lesson.given:
        match.choose(line.seat, _given(match, line))
    return match


def _given(match: Match[Any], line: Line) -> int:
    state = match.state
    if state.over or state.player != line.seat:
        raise LessonError(line.line, f"seat {line.seat} is not asked; the table waits for seat {state.player}")
    found = next((choice for words, choice in notations(state).items() if line.pattern.fits(words)), None)
    if found is None:
        raise LessonError(line.line, f"{line.pattern} is not allowed; allowed: {', '.join(notations(state))}")
    return found


def crew(lesson: Lesson, game: Game[Any], bot: str = "") -> dict[int, SeatBot]:
    """Who plays the other seats: as the lesson says, where levels can play; else greedy, as at a table."""
    levels = not no_levels(game)
    bots = {}
    for seat in range(lesson.players):
        if seat != lesson.learner:
            name = bot or lesson.bot(seat)
            luck = random.Random(f"bot {lesson.seed} {SALT} {seat}").getrandbits(64)  # as at a table of the server
            bots[seat] = SeatBot(make("greedy" if name in LEVELS and not levels else name, game, seat, luck), seat)
    return bots


def played(
    lesson: Lesson, learner: Learner, bot: str = "", begun: Match[Any] | None = None
) -> Iterator[tuple[Match[Any], Place]]:
    """The lesson from its beginning to the end of its game: where it stands at each question of anybody.

    `begun`: its table as it is found, where many learners come there one after another.
    """
    match = begin(lesson) if begun is None else begun.copy()
    bots = crew(lesson, match.game, bot)
    guide = Guide(lesson)
    while True:
        place = guide.place(match)
        yield match, place
        if match.state.over:
            return
        seat = match.state.player
        if seat == lesson.learner:
            match.choose(seat, learner(match, place))
            continue
        choice = guide.scripted(match)
        match.choose(seat, bots[seat].choose(match.state, match.events()) if choice is None else choice)


def by_wants(match: Match[Any], place: Place) -> int:
    """A learner who does what is wanted; where nothing is, the first thing that is allowed."""
    return (place.wanted or tuple(match.state.options()))[0]


def by_chance(seed: int) -> Learner:
    """A learner who does anything."""
    source = random.Random(seed)
    return lambda match, place: source.choice(match.state.options())


def by_mistake(lesson: Lesson, step: int, line: int) -> Learner:
    """A learner who does what is wanted, but at one step what another line of it answers."""

    def choose(match: Match[Any], place: Place) -> int:
        if place.cards[-1:] and place.cards[-1].sort == "ask" and place.step == step:
            for words, choice in notations(match.state).items():
                found = lesson.steps[step].reaction(words)
                if found is not None and found.line == line:
                    return choice
        return by_wants(match, place)

    return choose


def missing_keys(keys: Iterable[str], scene: Scene) -> list[str]:
    """What is to be lit, joined or framed and is not drawn."""
    return [key for key in keys if not is_drawn(key, scene.nodes)]


def is_unlit(wanted: Sequence[int], keys: Iterable[str], scene: Scene) -> bool:
    """Whether what is wanted can be clicked on the board, but not there where the light is."""
    nodes = scene.nodes
    stands = [key for key, node in nodes.items() if {*(node.plan[:1] or node.choices)} & {*wanted}]
    lit = {key for key in nodes if any(fnmatchcase(key, glob) for glob in keys)}
    around = {key for one in lit for key in _up_from(one, scene)}
    return bool(stands) and not any(one in around or lit & {*_up_from(one, scene)} for one in stands)


def _up_from(key: str, scene: Scene) -> Iterator[str]:
    """A thing, and all that it is a part of."""
    while key:
        yield key
        key = scene.nodes[key].parent


def problems(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson, a line each; none: it can be learned."""
    try:
        return [*_in_words(lesson), *_in_play(lesson)]
    except LessonError as error:
        return [str(error)]


def to_release(
    lesson: Lesson, learner: Learner, bot: str = "", begun: Match[Any] | None = None
) -> Iterator[tuple[Match[Any], Place]]:
    """The same as `played`, to where the lesson lets go."""
    for match, place in played(lesson, learner, bot, begun):
        yield match, place
        if place.over or (place.cards and place.cards[-1].sort == "release"):
            return


def _in_play(lesson: Lesson) -> Iterator[str]:
    """By what is wanted, each step must come; each answer must answer something; all must show what it lights."""
    seen: dict[int, set[int | str]] = {}  # by step: the lines of it that answer something, the wants that are allowed
    shown: set[Told] = set()
    begun = begin(lesson)
    yield from dict.fromkeys(_looked_at(lesson, by_wants, seen, shown, begun))
    main = set(seen)
    for number in sorted(main):
        for one in lesson.steps[number].reactions:
            if one.line in seen[number]:
                known = frozenset(shown)  # on the way to a mistake, and after it, most is as it was
                learner, until = by_mistake(lesson, number, one.line), None if one.goto else number + 1
                yield from dict.fromkeys(_looked_at(lesson, learner, seen, shown, begun, known, until))
    for number, step in enumerate(lesson.steps):
        if number not in (seen if step.aside else main):
            yield f"line {step.line}: step {step.id} never comes when everything is done as wanted"
        for one in step.reactions:
            if number in seen and one.line not in seen[number]:
                yield f"line {one.line}: 'else {one.pattern}' of step {step.id} answers nothing that is allowed"
        for words in _wants(step):
            if number in seen and words not in seen[number]:
                yield f"line {step.line}: 'want {words}' of step {step.id} wants nothing that is allowed"


def _wants(step: Step) -> tuple[str, ...]:
    """The alternatives that a step wants, each on its own."""
    return step.want.words if step.want else ()


def _looked_at(
    lesson: Lesson,
    learner: Learner,
    seen: dict[int, set[int | str]],
    shown: set[Told],
    begun: Match[Any],
    known: frozenset[Told] = frozenset(),
    until: int | None = None,
) -> Iterator[str]:
    """What a learner who goes this way would look for in vain, but for cards that are known; until it is as before."""
    for match, place in to_release(lesson, learner, begun=begun):
        state = match.state
        if until is not None and place.step > until:
            return
        lit: list[tuple[Step, tuple[str, ...]]] = []  # what each card shows
        asked: list[Step] = []  # the step that wants something, unless it is known
        for card in place.cards:
            step = lesson.steps[card.step]
            answers_choice = card.sort in ("react", "praise")
            if card.sort == "free" or (answers_choice and not place.asked):
                continue
            if card not in known:
                shown.add(card)
                keys = card.light if answers_choice else (*step.light, *step.path, *filter(None, [step.frame]))
                lit.append((step, keys))
                asked += [step] if card.sort == "ask" else []
            if answers_choice:
                continue
            answers = seen.setdefault(card.step, set())
            if card.sort == "ask":
                names = [*notations(state)]
                answers |= {one.line for name in names if (one := step.reaction(name))}
                answers |= {words for words in _wants(step) if Pattern((words,)).among(names)}
        for shape in SHAPES if any(keys for _, keys in lit) else ():
            scene = state.scene(lesson.learner, LANGS[0], shape)
            for step, keys in lit:
                for key in missing_keys(keys, scene):
                    yield f"line {step.line}: step {step.id} shows {key}, which is not drawn ({shape})"
            for step in asked:
                if is_unlit(place.wanted, step.light, scene):
                    yield f"line {step.line}: step {step.id} wants what is not where its light is ({shape})"


def _in_words(lesson: Lesson) -> Iterator[str]:
    """Both languages have every text, short enough for a card."""
    for lang in LANGS:
        words = Words(lesson, lang, [f"N{seat}" for seat in range(lesson.players)])
        wanted = ["", *(f"chapter-{chapter}" for chapter in lesson.chapters), *lesson.texts()]
        for key in wanted:
            if not words.has(key):
                yield f"{lang}.ftl: there is no text {lesson.name}-{key}"
        for key in lesson.texts():
            if not words.has(key):
                continue
            card = words.card(key)
            for part, text in (("text", card.text), ("why", card.why)):
                plain = text.replace("**", "")
                if len(plain) > LONGEST:
                    yield f"{lang}.ftl: {lesson.name}-{key}.{part} has {len(plain)} signs, more than {LONGEST}"
                if part == "text" and sentences(plain) > SENTENCES:
                    yield f"{lang}.ftl: {lesson.name}-{key} has more than {SENTENCES} sentences"
            if not card.text:
                yield f"{lang}.ftl: {lesson.name}-{key} has no .text"
        for step in lesson.steps:
            if step.want is not None and words.has(step.say) and not words.card(step.say).do:
                yield f"{lang}.ftl: {lesson.name}-{step.say} wants something, but no .do says what"
