"""Questions: what is asked, of whom, what may be answered, and what not and why."""

from typing import Any

from abilene.engine.core import State
from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game
from abilene.engine.texts import spans
from abilene.server.contract import Refusals, RefusedAt
from abilene.server.live.log import Data
from abilene.server.tables.table import Table
from abilene.server.words import words

MOST_REFUSED = 16  # of a longer range, the choices that are not possible are told to those who ask
MOST_TOLD = 400  # a range longer than that is not gone through


def question(table: Table, state: State, eyes: int | None, lang: str) -> Data:
    """What is asked, of whom, and what may be answered: the answers only for whoever must choose."""
    game, names = table.game, table.names(lang)
    mine = eyes in (state.player, EVERYBODY)
    asked: Data = {
        "player": state.player,
        "over": state.over,
        "seat": eyes if eyes is None or eyes >= 0 else None,
        "rules": list(state.rules()),
        "asks": "" if state.over else state.step().kind,
        "phase": phase(table.game, state),
        "options": [],
        "refused": [],
        "impossible": 0,
        "insists": False,
    }
    if state.over or mine:
        asked["prompt"] = spans(game.prompt(state, lang, names, marked=True))
    else:
        asked["prompt"] = spans(words(lang, names, marked=True).format("thinking", player=state.player))
    if state.over or eyes != state.player:
        return asked
    asked["options"] = [
        {
            "choice": choice,
            "notation": game.notation(state, choice),
            "label": game.label(state, choice, lang, names),
            "icon": state.step().icon(state, choice),
            "rules": asked["rules"],
        }
        for choice in state.options()
    ]
    step = state.step()
    asked["insists"] = step.insists(state) and not step.confirms
    span = game.spans[asked["asks"]]
    if len(span) <= MOST_TOLD:
        refused = game.refused(state)
        asked["impossible"] = len(refused)
        if len(span) <= MOST_REFUSED:
            asked["refused"] = [_refused(table, state, choice, lang) for choice in refused]
    return asked


def phase(game: Game[Any], state: State) -> int | None:
    """In which phase of a turn or a round we are, from 0: that of the question, or of what it is a part of."""
    texts = game.texts("en")
    if state.over or not texts.has("phase-of"):
        return None
    kinds = (type(step).kind for step in reversed(state.stack))
    phases = (int(texts.format("phase-of", asks=kind)) for kind in kinds if kind)
    return next((number - 1 for number in phases if number), None)


def _refused(table: Table, state: State, choice: int, lang: str) -> Data:
    game, names = table.game, table.names(lang)
    refusal = game.refusal(state, choice, names)
    assert refusal is not None
    return {
        "choice": choice,
        "notation": game.notation(state, choice),
        "label": game.label(state, choice, lang, names),
        "icon": state.step().icon(state, choice),
        "rule": refusal.rule,
        "reason": refusal.fr if lang == "fr" else refusal.en,
    }


def refusals(table: Table, eyes: int | None, lang: str) -> Refusals:
    """All that whoever must choose cannot choose now, why, and what on the board it would be."""
    state, game = table.state, table.game
    asked = not state.over and eyes == state.player
    told = asked and len(game.spans[state.step().kind]) <= MOST_TOLD
    refused = [
        RefusedAt(**_refused(table, state, choice, lang), where=state.step().keys(state, choice))
        for choice in (game.refused(state) if told else ())
    ]
    return Refusals(table.ply, refused)
