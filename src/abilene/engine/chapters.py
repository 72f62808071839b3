"""The chapters of a match: where its turns and rounds begin, and where the standing turned."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from abilene.engine.core import State
from abilene.engine.events import NOBODY, Event
from abilene.engine.match import Match

LEAST_TOLD, MOST_TOLD = 3, 5  # turning points
Points = Sequence[int]  # of each seat


class Turn(NamedTuple):
    """After so many decisions it is this seat's turn."""

    decisions: int
    seat: int


class Round(NamedTuple):
    """After so many decisions this round begins."""

    decisions: int
    round: int


class TurningPoint(NamedTuple):
    """A turn after which the table stood otherwise."""

    at: int  # the place in `Course.at` that it led to
    decisions: int  # after which of its decisions most of it had happened
    turn: int  # whose turn it was
    seat: int  # who came off best
    gain: int  # so many points
    leads: bool  # that seat has the lead since then, and had it not before
    for_good: bool  # and nobody took it back


class Course(NamedTuple):
    """How it went: after `at[n]` decisions, `lines[name][n]` is the number of each seat; and where it turned."""

    at: list[int]
    lines: Mapping[str, list[list[int]]]
    turning: list[TurningPoint]


def first_shown(match: Match[Any]) -> int:
    """The first position that can be shown: what rules of before led to belongs to nobody."""
    return sum(decision.seat < 0 for decision in match.made)


def positions(match: Match[Any]) -> list[State]:
    """The state after every number of decisions."""
    return [*(decision.before for decision in match.made), match.state]


def turns(match: Match[Any]) -> list[Turn]:
    """All turns in their order; those that need no decision begin where the next one does."""
    begun = [Turn(n, event.turn_after(NOBODY)) for n, event in _events(match) if event.begins]
    first = first_shown(match)
    if not first:
        return begun
    return [Turn(first, match.game.box.turn(positions(match)[first])), *(turn for turn in begun if turn[0] > first)]


def rounds(match: Match[Any]) -> list[Round]:
    """All rounds in their order; none where a game has none."""
    found: list[Round] = []
    for decisions, state in enumerate(positions(match)):
        now = match.game.box.round(state)
        if now is not None and (not found or found[-1].round != now[0]):
            found.append(Round(decisions, now[0]))
    return found


def course(match: Match[Any]) -> Course:
    """What can be followed over a game that is over, from turn to turn, for those who may know all."""
    states, begun = positions(match), turns(match)
    at = sorted({first_shown(match), *(turn.decisions for turn in begun), match.decisions})
    taken = [states[n].curves() for n in at]
    lines = {name: [curves[name] for curves in taken] for name in taken[0]}
    turning = []
    for point in turning_points(lines["points"]):
        before, after = at[point.at - 1], at[point.at]
        decisions = before + _decision(states[before : after + 1], point.seat)
        turning.append(point._replace(decisions=decisions, turn=_whose(begun, before, after, point.seat)))
    return Course(at, lines, turning)


def _whose(begun: Sequence[Turn], before: int, after: int, seat: int) -> int:
    """Whose turn was taken between: this seat's if it had one that needed no decision, else the one that did."""
    taken = [turn.seat for turn in begun if turn.decisions == before][-1:]
    taken += [turn.seat for turn in begun if turn.decisions == after][:-1]
    return seat if seat in taken else taken[0] if taken else NOBODY


def turning_points(points: Sequence[Points]) -> list[TurningPoint]:
    """Where the lead changed for good, and the largest swings besides: three to five, if there are so many.

    A swing is what a seat gains beyond what the others gain on average. More than three are told only if they are at
    least half as large as the largest. Of equal ones those count that changed the lead, then the later ones.
    """
    leads = _leads(points)
    last = max((n for n in range(1, len(points)) if leads[n] != leads[n - 1]), default=0)
    found = [_swing(n, before, after, leads) for n, (before, after) in enumerate(pairwise(points), 1)]
    ranked = sorted((one for one in found if one[0] > 0 or one[1].leads), key=_rank)
    ranked.sort(key=lambda one: one[1].at != last)  # first of all the one that decided
    largest = max((swing for swing, _ in ranked), default=0)
    told = ranked[:LEAST_TOLD] + [one for one in ranked[LEAST_TOLD:MOST_TOLD] if 2 * one[0] >= largest]
    return sorted(point._replace(for_good=point.at == last) for _, point in told)


def _rank(one: tuple[int, TurningPoint]) -> tuple[int, bool, int]:
    swing, point = one
    return -swing, not point.leads, -point.at


def _swing(n: int, before: Points, after: Points, leads: Sequence[int]) -> tuple[int, TurningPoint]:
    """How far the table swung, and for whom: whoever took the lead, else whoever gained most."""
    taken = leads[n] != leads[n - 1]
    gains = _gains(before, after)
    seat = leads[n] if taken else gains.index(max(gains))
    return _beyond(gains, seat), TurningPoint(n, 0, NOBODY, seat, gains[seat], taken, for_good=False)


def _gains(before: Points, after: Points) -> list[int]:
    return [now - then for then, now in zip(before, after, strict=True)]


def _beyond(gains: Points, seat: int) -> int:
    """What a seat gains beyond the others' average, times their number."""
    return gains[seat] * max(1, len(gains) - 1) - (sum(gains) - gains[seat])


def _leads(points: Sequence[Points]) -> list[int]:
    """Who leads after each turn: whoever has most alone; a tie takes the lead from nobody. Alone nobody leads."""
    leads = []
    lead = NOBODY
    for row in points:
        best = [seat for seat, number in enumerate(row) if number == max(row)]
        if len(best) == 1 and len(row) > 1:
            [lead] = best
        leads.append(lead)
    return leads


def _decision(states: Sequence[State], seat: int) -> int:
    """After which decision of a turn a seat had gained most beyond the others; the first one of equals."""
    points = [state.scores() for state in states]
    swings = [_beyond(_gains(before, after), seat) for before, after in pairwise(points)]
    return swings.index(max(swings)) + 1


def _events(match: Match[Any]) -> Iterator[tuple[int, Event]]:
    """All that happened, with how many decisions had been made."""
    for event in match.opening:
        yield 0, event
    for n, decision in enumerate(match.made, 1):
        for event in decision.events:
            yield n, event
