"""Redeal: another table that looks the same to a seat, drawn fairly from all those it cannot tell apart."""

from abilene.games.spike.data import KINDS, ROUNDS, TIME
from abilene.games.spike.state import EMPTY, Railroad, card_at, drawn_at
from abilene.games.spike.steps.build import Lay, Pay

MOST_TRIES = 200


def redeal(t: Railroad, seat: int | None, seed: int) -> Railroad:
    """A copy in which all that this seat cannot know is dealt anew (SPK-HID-1 to SPK-HID-3)."""
    me = -1 if seat is None else seat
    twin = t.copy()
    twin.rng = seed
    _redeal_cards(twin, me)
    builder = _builder(t)
    if builder not in (EMPTY, me):
        tries = 1
        while not _can_finish(twin, builder):
            if tries == MOST_TRIES:
                _redeal_cards(twin, me, builder, t)
                break
            tries += 1
            _redeal_cards(twin, me)
    _redeal_routes(twin, me)
    twin.rng = twin.random64()
    twin.revealed = t.revealed
    return twin


def _builder(t: Railroad) -> int:
    step = t.stack[-1] if t.stack else None
    return step.player if isinstance(step, Lay | Pay) else EMPTY


def _can_finish(t: Railroad, builder: int) -> bool:
    """All know that a build which has begun can be finished (SPK-DEC-14), with the cards paid so far."""
    for kind, paid in enumerate(t.payment):
        if t.held(builder, kind) < paid:
            return False
    return bool(t.stack[-1].choices(t))


def _redeal_cards(t: Railroad, me: int, known: int = EMPTY, truth: Railroad | None = None) -> None:
    """Cards drawn unseen in a round are any of those; in the present round, any of those or of the deck."""
    if truth is not None:  # the hand of one more seat is as it is in truth
        t.hands, t.drawn, t.gift, t.deck = truth.hands[:], truth.drawn[:], truth.gift, truth.deck[:]
    others = [other for other in range(t.figures.players) if other not in (me, known)]
    receiver = t.receiver()
    unknown_gift = t.gift != EMPTY and me not in (t.first, receiver) and known != receiver
    for round_ in range(1, ROUNDS + 1):
        pool: list[int] = []
        for other in others:
            for kind in range(KINDS):
                pool.extend([kind] * t.drawn[drawn_at(other, round_, kind)])
        if round_ == 1 and unknown_gift:
            pool.append(t.gift)
        if round_ == t.round:
            pool.extend([card for card in t.deck if card != TIME])
        t.shuffle(pool)
        if round_ == 1 and unknown_gift:
            _hold(t, receiver, t.gift, -1)
            t.gift = pool.pop()
            _hold(t, receiver, t.gift, 1)
        for other in others:
            first = drawn_at(other, round_, 0)
            old = t.drawn[first : first + KINDS]
            for kind in range(KINDS):
                _hold(t, other, kind, -old[kind])
                t.drawn[first + kind] = 0
            for _ in range(sum(old)):
                kind = pool.pop()
                _hold(t, other, kind, 1)
                t.drawn[first + kind] += 1
        if round_ == t.round:
            _stack_deck(t, pool)


def _hold(t: Railroad, seat: int, kind: int, more: int) -> None:
    t.hands[card_at(seat, kind)] += more


def _stack_deck(t: Railroad, rails: list[int]) -> None:
    """The time cards that are left may be anywhere in the half they were shuffled into (SPK-ROUND-3)."""
    times = len(t.deck) - len(rails)
    bottom = min(t.bottom, len(t.deck)) - times if times else 0
    below = rails[:bottom] + [TIME] * times
    t.shuffle(below)
    t.deck = below + rails[bottom:]


def _redeal_routes(t: Railroad, me: int) -> None:
    """Route cards of the others are any that this seat has not seen."""
    seen: list[int] = []
    for seat in range(t.figures.players):
        if seat == me or not t.stack:
            seen.append(t.routes[seat])
        if seat == me:
            seen.append(t.spare[seat])
    pool = [route for route in range(len(t.figures.route_ids)) if route not in seen]
    t.shuffle(pool)
    for seat in range(t.figures.players):
        if seat == me:
            continue
        if t.stack and t.routes[seat] != EMPTY:
            t.routes[seat] = pool.pop()
        if t.spare[seat] != EMPTY:
            t.spare[seat] = pool.pop()
