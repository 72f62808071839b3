"""Endings: what came of a game, kept as its players saw it; no later change of the rules writes it anew."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from abilene.server.contract.answers import KeptResult
from abilene.server.errors import Failed
from abilene.server.people.callers import Caller
from abilene.server.store.schema import Row


@dataclass(frozen=True, slots=True)
class Ending:
    """The score sheet of a finished game, and its journal."""

    ply: int
    scores: list[int]
    breakdown: list[dict[str, int]]
    winners: list[int]
    labels: dict[str, dict[str, str]]  # by language, in words: what each part of the breakdown is
    guests: list[str]
    journal: str


def ending_of(match: Match[Any], ply: int) -> Ending:
    """How the match ended, under the rules it was played with."""
    state, game = match.state, match.game
    breakdown = state.breakdown()
    labels = {}
    for lang in LANGS:
        texts = game.texts(lang)
        labels[lang] = {part: texts.format(f"score-{part}") for part in breakdown[0] if texts.has(f"score-{part}")}
    return Ending(ply, state.scores(), breakdown, state.winners(), labels, list(game.guests), match.journal())


def ending_row(table: str, match: Match[Any], ending: Ending) -> Row:
    """The same for the store, with the last state."""
    result = {name: getattr(ending, name) for name in ("scores", "breakdown", "winners", "labels", "guests")}
    return {
        "table_id": table,
        "ply": ending.ply,
        "result": msgspec.json.encode(result).decode(),
        "state": msgspec.json.encode(match.state.to_data()).decode(),
        "journal": ending.journal,
    }


def kept_ending(row: Mapping[Any, Any]) -> Ending:
    """What the store has kept."""
    return Ending(ply=row["ply"], journal=row["journal"], **msgspec.json.decode(row["result"]))


@dataclass(frozen=True)
class Kept:
    """What can still be shown of a table whose game this release cannot set up."""

    row: Mapping[Any, Any]
    seats: Sequence[Mapping[Any, Any]]
    ending: Ending | None

    def admits(self, caller: Caller) -> bool:
        """Whether the table is any of the caller's business."""
        if self.row["visibility"] != "private":
            return True
        own = any(seat["person"] == caller.person for seat in self.seats) or self.row["host"] == caller.person
        return (own and caller.person is not None) or any(
            seat["token"] == caller.token and caller.token for seat in self.seats
        )


class RulesGone(Failed):
    """The table was played by rules, or with options or figures, that this release no longer has."""

    code = "other_rules"

    def __init__(self, kept: Kept) -> None:
        super().__init__(version=kept.row["rules"])
        self.kept = kept
        if kept.ending is not None:
            end = kept.ending
            self.result = KeptResult(end.scores, end.breakdown, end.winners)
