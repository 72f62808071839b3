"""Replay: a game stepped through, from one's own eyes while it runs, from anybody's after the end."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict

from abilene.engine.core import State
from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game
from abilene.server.contract.answers import (
    Curves,
    Drawn,
    LogLine,
    Moment,
    Replay,
    Replayed,
    RoundBegins,
    Scene,
    Span,
)
from abilene.server.errors import NotFound, NotYourSeat
from abilene.server.live.log import log_lines, open_notation
from abilene.server.live.questions import question
from abilene.server.tables.table import Table
from abilene.server.words import pieces, words


def replay(table: Table, yours: tuple[int, ...], lang: str) -> Replay:
    """The decisions that stand, where rounds begin, and after the end what can be followed along the way."""
    over = table.state.over
    states: list[State] = [ply.before for ply in table.match.plies] + [table.state]
    plies = [
        Replayed(record.ply, record.seat, open_notation(record, yours, over))
        for record in (table.records[index] for index in table.standing)
    ]
    return Replay(
        start=_start(table),
        plies=plies,
        rounds=_rounds(table.game, states),
        curves=table.cached(("curves", lang), lambda: _curves(table, states, lang)) if over else None,
        over=over,
    )


def _start(table: Table) -> int:
    return sum(ply.seat < 0 for ply in table.match.plies)


def _rounds(game: Game[Any], states: list[State]) -> list[RoundBegins]:
    found: list[RoundBegins] = []
    for decisions, state in enumerate(states):
        now = game.box.round(state)
        if now is not None and (not found or found[-1].round != now[0]):
            found.append(RoundBegins(decisions, now[0]))
    return found


def _curves(table: Table, states: list[State], lang: str) -> Curves:
    """The curves of the game, taken whenever it is another player's turn, and at the end."""
    last = len(states) - 1
    alone = table.game.players == 1  # nobody takes turns: taken whenever something has changed
    at = [n for n, state in enumerate(states) if alone or n in (0, last) or state.player != states[n - 1].player]
    taken = [states[n].curves() for n in at]
    if alone:
        at = [n for n in at if n in (0, last) or taken[n] != taken[n - 1]]
        taken = [taken[n] for n in at]
    game, ours = table.game.texts(lang), words(lang)
    labels = {name: (game if game.has(f"curve-{name}") else ours).format(f"curve-{name}") for name in taken[0]}
    return Curves(at, {name: [curves[name] for curves in taken] for name in labels}, labels)


def eyes_for(table: Table, yours: tuple[int, ...], eyes: str) -> int | None:
    """Whose eyes are meant; NotYourSeat for somebody else's before the end."""
    if eyes == "":
        return table.eyes(yours, None)
    if eyes == "spectator":
        return None
    over = table.state.over
    if eyes == "all":
        if not over:
            raise NotYourSeat("not_over")
        return EVERYBODY
    if not (eyes.isascii() and eyes.isdigit() and int(eyes) < len(table.seats)):
        raise NotFound
    return table.eyes(tuple(range(len(table.seats))) if over else yours, int(eyes))


def _scores(table: Table, state: State) -> list[int]:
    return table.end().scores if state.over else state.scores()


def replayed(table: Table, decisions: int, eyes: int | None, lang: str, shape: str | None) -> Moment:
    """The position after so many decisions that stand, as those eyes saw it."""
    if not _start(table) <= decisions <= table.match.decisions:
        raise NotFound
    state: Any = table.state if decisions == table.match.decisions else table.match.plies[decisions].before
    standing = [0, *(table.records[index].ply for index in table.standing[:decisions])]
    log = [line for line in log_lines(table, eyes, lang) if line.ply in standing]  # what was taken back is not told
    asked = question(table, state, eyes, lang)
    return Moment(
        table=table.id,
        decisions=decisions,
        of=table.match.decisions,
        ply=standing[-1],
        eyes="all" if eyes == EVERYBODY else eyes,
        view=state.view(eyes),
        scores=_scores(table, state) if table.state.over else None,
        log=log,
        caption=_caption(table, decisions, eyes, lang, log) if decisions else asked.prompt,
        scene=UNSET if shape is None else Drawn(_drawing(table, state, eyes, lang, shape)),
        **asdict(asked),
    )


def _caption(table: Table, decisions: int, eyes: int | None, lang: str, log: list[LogLine]) -> list[Span]:
    """What the last of these decisions was: what the log says first of it, else the label of what was chosen."""
    record, decision = table.records[table.standing[decisions - 1]], table.match.plies[decisions - 1]
    told = next((line.spans for line in log if line.ply == record.ply), None)
    if told is not None:
        return told
    if record.secret and not table.state.over and eyes != record.seat:
        label = "…"
    elif decision.seat < 0:  # the rules of today cannot play it again
        label = record.notation
    else:
        label = table.game.label(decision.before, decision.choice, lang, table.names(lang))
    chosen = words(lang, table.names(lang), marked=True).format("caption", player=record.seat, label=label)
    return pieces(chosen)


def _drawing(table: Table, state: State, eyes: int | None, lang: str, shape: str) -> Scene:
    return Scene(**table.game.scene(state, eyes, lang, shape, table.names(lang)).to_data())
