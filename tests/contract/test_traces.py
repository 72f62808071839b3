"""What happened is pointed at on the board: at things that are drawn there, and never at more than a seat may see."""

from collections import Counter
from typing import Any

from abilene.engine.core import State
from abilene.engine.events import EVERYBODY, NOBODY, Event
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.engine.traces import ALONG, APART, Trace
from tests.contract.tables import every_count, random_match, seats

EVERY = 5  # decision is drawn: that takes long
USUAL, MOST = 6, 10  # steps of a turn
SHARE = 0.8  # of the steps of a game, at least, are marked on the board or in money


def keys_of(trace: Trace) -> set[str]:
    return {*trace.at, *trace.put, *trace.way}


def gone(keys: set[str], state: State, eyes: int | None) -> set[str]:
    """Those that are not drawn now, nor what is named in their place."""
    drawn = state.game.scene(state, eyes).nodes.keys()
    return {key for key in keys if drawn.isdisjoint(key.split("|"))}


@every_count
def test_every_mark_is_a_thing_that_is_drawn_before_or_after_it(game: Game[Any]) -> None:
    watching = seats(game)
    match = random_match(game, 72)
    states = [*(decision.before for decision in match.made), match.state]
    for number, (decision, after) in enumerate(zip(match.made, states[1:], strict=True)):
        if number % EVERY:
            continue
        eyes = watching[number // EVERY % len(watching)]
        traces = [trace for event in decision.events if (trace := game.trace(event, eyes)) is not None]
        missing = gone(set().union(*map(keys_of, traces)), after, eyes) if traces else set()
        assert not missing or not gone(missing, decision.before, eyes), decision.events


@every_count
def test_what_is_marked_follows_from_what_a_seat_may_see(game: Game[Any]) -> None:
    """Two events that look the same to a seat leave the same trace."""
    known: dict[Event, Trace | None] = {}
    for decision in random_match(game, 72).made:
        for event in decision.events:
            for eyes in (*seats(game), EVERYBODY):
                seen, trace = event.seen_by(eyes), game.trace(event, eyes)
                if seen is None:
                    assert trace is None
                else:
                    assert known.setdefault(seen, trace) == trace == game.box.trace(seen, game.figures)


@every_count
def test_most_steps_leave_a_mark(game: Game[Any]) -> None:
    found: Counter[bool] = Counter()
    bare: Counter[str] = Counter()
    for decision in random_match(game, 72).made:
        for event in decision.events:
            trace = game.trace(event, None)
            if trace is not None:
                found[any(trace)] += 1
                bare[type(event).__name__] += not any(trace)
    assert found[True] >= SHARE * found.total(), bare.most_common(6)


@every_count
def test_a_turn_is_told_in_few_steps(game: Game[Any]) -> None:
    """What goes along with a deed, or is the same deed, makes no step of its own (docs/protocol.md)."""
    found = Counter(steps for seat, steps in turns_in_steps(random_match(game, 72)) if 0 <= seat < game.players)
    assert max(found) <= MOST
    # What ends a round is told with the turn before it: a saloon, card by card, every tenth turn or so.
    assert sum(count for steps, count in found.items() if steps <= USUAL) >= 0.9 * found.total()


def turns_in_steps(match: Match[Any]) -> list[tuple[int, int]]:
    """Whose turn it was, and how many steps tell it."""
    turns: list[tuple[int, int]] = []
    turn, last, steps = NOBODY, ("", NOBODY, 0), 0
    for number, decision in enumerate(match.made, 1):
        turn, doer = match.game.box.turn(decision.before), decision.seat
        for event in decision.events:
            doer, turn = event.done_by(doer), event.turn_after(turn)
            if event.begins or not turns or turns[-1][0] != turn:
                turns.append((turn, steps := 0))
            trace = match.game.trace(event, EVERYBODY)
            if trace is None:
                continue
            deed, whose, made = last
            goes_on = whose == doer and (made == number or (trace.deed not in ("", APART) and trace.deed == deed))
            if not steps or trace.deed == APART or (trace.deed != ALONG and not goes_on):
                steps += 1
                last = trace.deed, doer, number
            else:
                last = deed if trace.deed == ALONG else trace.deed, whose, number
            turns[-1] = turn, steps
    return turns


@every_count
def test_all_money_is_traced_to_whoever_gains_or_pays_it(game: Game[Any]) -> None:
    match = random_match(game, 72)
    money = Counter(dict(enumerate(money_of(match.made[0].before))))
    for decision in match.made:
        for event in decision.events:
            trace = game.trace(event, EVERYBODY)
            money.update(dict(trace.paid) if trace else {})
    assert [money[seat] for seat in sorted(money) if seat < game.players] == money_of(match.state)


def money_of(state: Any) -> list[int]:
    """What everybody has: two games call it money, two coins."""
    found = getattr(state, "money", getattr(state, "coins", []))
    return list(found)[: state.game.players]
