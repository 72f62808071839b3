"""Deeds: what can be done at a table, played on a twin of its match, entry by entry, before it is committed."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from abilene.engine.errors import IllegalChoice, NotYourTurn, UndoRefused
from abilene.engine.lights import stands_for
from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from abilene.server.errors import Illegal, NotYourSeat, UndoFailed
from abilene.server.tables.lines import UNDO, UNDO_AGREED, Record
from abilene.server.tables.rebuild import play
from abilene.server.tables.table import Table

Deed = Callable[[Match[Any]], Iterator[Record]]


def plan(table: Table, seat: int, choices: Sequence[int], onward: bool) -> Deed:
    """A plan: its choices one after the other; then, where `onward` says so, all that has one answer."""

    def deed(ahead: Match[Any]) -> Iterator[Record]:
        yield from _play_all(ahead, table, table.ply, seat, choices)
        ply = table.ply + len(choices)
        while onward and (only := ahead.only_answer(seat)) is not None:
            ply += 1
            yield play(ahead, ply, seat, "", only, joined=True)

    return deed


def _play_all(ahead: Match[Any], table: Table, ply: int, seat: int, choices: Sequence[int]) -> Iterator[Record]:
    """These choices as one plan, after this ply."""
    rule = ahead.state.rules()[0]
    for n, choice in enumerate(choices):
        if n and not ahead.can_join(seat):  # whatever the rest is: what has come to light is not told by that
            raise Illegal(rule=rule, reason=_said(table, "plan-ended"))
        try:
            yield play(ahead, ply + n + 1, seat, "", choice, joined=n > 0)
        except IllegalChoice as error:
            raise Illegal(rule=error.rule, reason=_reasons(ahead, choice, table)) from None
        except NotYourTurn:
            raise NotYourSeat("not_your_turn") from None


def undo(table: Table, seat: int, turn: bool, instead: str = "") -> Deed:
    """The last decision or plan taken back, or, where `turn` says so, all of the turn that can be.

    What had one answer only goes with it: nobody decided it, a page may have given it unseen.
    Then what the node with the key `instead` stands for is chosen, as far back as it can be: all of it, or nothing.
    """

    def deed(ahead: Match[Any]) -> Iterator[Record]:
        if table.state.over:  # its seed has come to light
            raise not_undone(table, table.why_no_undo(seat))
        try:
            ply = table.ply + 1
            yield play(ahead, ply, seat, UNDO, None)
            while not ahead.is_restarted(seat) and (
                turn or (not stands_for(ahead.state, instead) if instead else ahead.is_forced)
            ):
                ply += 1
                yield play(ahead, ply, seat, UNDO, None)
        except UndoRefused as error:
            raise not_undone(table, error.reason) from None
        if instead:
            choices = stands_for(ahead.state, instead)
            if not choices:
                raise not_undone(table, "undo-nothing")
            yield from _play_all(ahead, table, ply, seat, choices)

    return deed


def forget(table: Table, seat: int) -> Deed:
    """The seat's last decision taken back with all that followed: the table has agreed."""

    def deed(ahead: Match[Any]) -> Iterator[Record]:
        try:
            yield play(ahead, table.ply + 1, seat, UNDO_AGREED, None)
        except UndoRefused as error:
            raise not_undone(table, error.reason) from None

    return deed


def not_undone(table: Table, why: str) -> UndoFailed:
    """Why nothing can be taken back, by the key of the engine's text."""
    return UndoFailed(reason=_said(table, why))


def _said(table: Table, text: str) -> dict[str, str]:
    return {lang: table.game.texts(lang).format(text) for lang in LANGS}


def _reasons(ahead: Match[Any], choice: int, table: Table) -> dict[str, str]:
    """By language: why the choice is not legal there; empty where no rule knows of it."""
    refusals = {lang: ahead.game.refusal(ahead.state, choice, table.names(lang)) for lang in LANGS}
    return {lang: "" if refusal is None else getattr(refusal, lang) for lang, refusal in refusals.items()}
