"""Questions: what is asked, of whom, what may be answered, and what not and why."""

from collections.abc import Sequence
from typing import Any, Literal

from abilene.engine.core import ENDING, FIRST, PASS, State
from abilene.engine.core import Question as Step
from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game, Refusal
from abilene.server.contract.answers import First, Option, Question, Refusals, Refused, RefusedAt
from abilene.server.tables.table import Table
from abilene.server.words import pieces, words

MOST_REFUSED = 16  # of a longer range, the choices that are not possible are told to those who ask
MOST_TOLD = 400  # a range longer than that is not told as a whole


def question(table: Table, state: State, eyes: int | None, lang: str) -> Question:
    """What is asked, of whom, and what may be answered: the answers only for whoever must choose."""
    game, names = table.game, table.names(lang)
    live = state is table.state and not state.over
    if live and table.has_stand_in(eyes):
        prompt = words(lang).format("stand-in")
    elif state.over or eyes in (state.player, EVERYBODY):
        prompt = game.prompt(state, lang, names, marked=True)
    else:
        prompt = words(lang, names, marked=True).format("thinking", player=state.player)
    asked = Question(
        player=state.player,
        over=state.over,
        seat=eyes if eyes is None or eyes >= 0 else None,
        rules=list(state.rules()),
        asks="" if state.over else state.step().kind,
        phase=phase(game, state),
        prompt=pieces(prompt),
    )
    answered = live and (table.has_stand_in(eyes) or table.ordered() is not None)
    if not state.over and eyes == state.player and not answered:
        _add_answers(asked, table, state, lang)
    return asked


def _add_answers(asked: Question, table: Table, state: State, lang: str) -> None:
    game, step = table.game, state.step()
    asked.options = [
        Option(
            *named(table, state, choice, lang),
            asked.rules,
            _role(step, state, choice),
            follows=game.follows(state, choice, lang, table.names(lang)),
            brief=game.brief(state, choice, lang, table.names(lang)),
        )
        for choice in state.options()
    ]
    _add_ending(asked, table, state, lang)
    left = step.left_first(state)
    if left >= 0:
        asked.first = First(game.brief(state, FIRST, lang, table.names(lang)), left)
    asked.idle = step.idle(state)
    asked.waits = step.lone(state) and not asked.idle
    asked.insists = step.insists(state) and not step.confirms
    span = len(game.spans[asked.asks])
    if span <= MOST_TOLD:
        refused = [choice for choice in game.refused(state) if step.tells(state, choice)]
        asked.impossible = len(refused)
        if span <= MOST_REFUSED:
            asked.refused = [Refused(*_refused(table, state, choice, lang)) for choice in refused]


def _add_ending(asked: Question, table: Table, state: State, lang: str) -> None:
    """Where more is to be answered before the turn ends, its button answers all of that."""
    last = next((option for option in asked.options if option.role == "end"), None)
    plan = last and next((plan for plan in state.step().plans(state) if plan.key == ENDING), None)
    if last and plan and plan.choices[0] == last.choice:
        texts, brief = table.game.texts(lang, table.names(lang)), f"brief-{plan.text}"
        last.label = texts.format(f"plan-{plan.text}", **plan.told)
        last.brief = texts.format(brief, **plan.told) if texts.has(brief) else ""
        last.then = list(plan.choices[1:])


def _role(step: Step[Any], state: State, choice: int) -> Literal["", "first", "end"]:
    if choice <= FIRST:
        return "first"
    return "end" if step.ends(state, choice) else ""


def phase(game: Game[Any], state: State) -> int | None:
    """In which phase of a turn or a round we are, from 0: that of the question, or of what it is a part of."""
    texts = game.texts("en")
    if state.over or not texts.has("phase-of"):
        return None
    kinds = (type(step).kind for step in reversed(state.stack))
    phases = [int(texts.format("phase-of", asks=kind)) for kind in kinds if kind]
    return None if -1 in phases else next((number - 1 for number in phases if number), None)  # -1: the set-up goes on


def named(table: Table, state: State, choice: int, lang: str) -> tuple[int, str, str, str]:
    """A choice, in notation, in words and as a picture."""
    game, label = table.game, table.game.label(state, choice, lang, table.names(lang))
    return choice, game.notation(state, choice), label, state.step().icon(state, choice)


def _refused(table: Table, state: State, choice: int, lang: str) -> tuple[int, str, str, str, str, str]:
    refusal = table.game.refusal(state, choice, table.names(lang))
    assert refusal is not None
    return *named(table, state, choice, lang), refusal.rule, refusal.fr if lang == "fr" else refusal.en


def refusals(table: Table, eyes: int | None, lang: str) -> Refusals:
    """All that whoever must choose could mean and cannot choose now, why, and what on the board it would be."""
    state, game = table.state, table.game
    if state.over or eyes != state.player or len(game.spans[state.step().kind]) > MOST_TOLD:
        return Refusals(table.ply, [])
    told = [choice for choice in game.refused(state) if state.step().tells(state, choice)]
    return Refusals(table.ply, [_refused_at(table, choice, lang) for choice in told])


def refusals_at(table: Table, eyes: int | None, lang: str, keys: Sequence[str]) -> Refusals:
    """Why the first of these nodes, from within, of which there is something to say cannot be chosen.

    What is true of one thing goes before what is true of whatever is not asked for, said by the letters on it.
    """
    state, game = table.state, table.game
    if state.over or eyes != state.player:
        return Refusals(table.ply, [])
    step = state.step()
    refused = [(choice, step.keys(state, choice)) for choice in game.refused(state)]
    meant = {key: [choice for choice, where in refused if key in where] for key in keys}
    likely = {key: [choice for choice in choices if step.tells(state, choice)] for key, choices in meant.items()}
    for choices, otherwise in ((likely, game.refusal_at), (meant, game.refusal_aside)):
        for key in keys:
            if choices[key]:
                return Refusals(table.ply, [_refused_at(table, choice, lang) for choice in choices[key]])
            refusal = otherwise(state, key, table.names(lang))
            if refusal is not None:
                return Refusals(table.ply, [_no_choice(refusal, key, lang)])
    return Refusals(table.ply, [])


def _refused_at(table: Table, choice: int, lang: str) -> RefusedAt:
    state = table.state
    return RefusedAt(*_refused(table, state, choice, lang), state.step().keys(state, choice))


def _no_choice(refusal: Refusal, key: str, lang: str) -> RefusedAt:
    """A node that is no answer to this question, though it may be taken for one."""
    return RefusedAt(PASS, "", "", "", refusal.rule, refusal.fr if lang == "fr" else refusal.en, (key,))
