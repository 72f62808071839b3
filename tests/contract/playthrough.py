"""A whole game as text that a person can read: every question, every option, and what came of the choice."""

import json
from collections.abc import Iterator
from typing import Any

import abilene
from abilene.engine.events import EVERYBODY, Event
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from tests.contract.tables import pointed_at, random_choices


def playthrough(game: Game[Any], seed: int) -> str:
    """The game of this seed in which every choice is pointed at by `random_choices(seed)`."""
    return "\n".join(_lines(abilene.Match(game, seed))) + "\n"


def _lines(match: Match[Any]) -> Iterator[str]:
    game = match.game
    yield " · ".join(game.box.meta.titles[lang] for lang in LANGS)
    yield f"{game!r}, seed {match.seed}"
    yield f"{game.actions} actions; each choice is options[int(r * len(options))], r from random.Random({match.seed})"
    yield ""
    yield from _told(game, match.opening)
    view: dict[str, Any] = {}
    for where in random_choices(match.seed):
        yield from _seen(view, view := match.state.view(0))
        yield ""
        if match.state.over:
            break
        choice = pointed_at(match.state, where)
        yield from _asked(match, choice)
        yield from _told(game, match.choose(match.state.player, choice))
    yield from (game.prompt(match.state, lang) for lang in LANGS)
    for seat, (score, parts) in enumerate(zip(match.state.scores(), match.state.breakdown(), strict=True)):
        yield f"seat {seat}: {score} = {' + '.join(f'{part} {points}' for part, points in parts.items())}"
    yield f"won by {' '.join(map(str, match.state.winners()))}"


def _asked(match: Match[Any], chosen: int) -> Iterator[str]:
    """The question and its options; a star marks the choice."""
    game, state = match.game, match.state
    yield f"ply {match.decisions + 1}: seat {state.player}, {state.step()!r}, {' '.join(state.rules())}"
    for lang in LANGS:
        yield f"  {lang} {game.prompt(state, lang)}"
    for choice in state.options():
        labels = " | ".join(game.label(state, choice, lang) for lang in LANGS)
        star = "*" if choice == chosen else " "
        yield f"{star} {choice:>3} {game.notation(state, choice):<24} {game.action(state, choice):>4}  {labels}"


def _told(game: Game[Any], events: tuple[Event, ...]) -> Iterator[str]:
    """What happened, as one who sees all reads it."""
    for event in events:
        for lang in LANGS:
            yield f"  {lang} > {game.tell(event, EVERYBODY, lang)}"


def _seen(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    """What has changed for seat 0."""
    for path, value in _changed(before, now, ()):
        yield f"  seat 0 sees {'.'.join(path)}: {value}"


def _changed(before: Any, now: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Each place of a view that is another than before, as deep down as can be said."""
    if before == now and type(before) is type(now):
        return
    if isinstance(before, dict) and isinstance(now, dict):
        for name in [*now, *(name for name in before if name not in now)]:
            if name not in now:
                yield (*path, name), "gone"
            else:
                yield from _changed(before.get(name), now[name], (*path, name))
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for i, (old, new) in enumerate(zip(before, now, strict=True)):
            yield from _changed(old, new, (*path, str(i)))
    else:
        yield path, json.dumps(now, ensure_ascii=False)
