"""Rounds, time cards and the end of the game."""

from abilene.games.spike.data import KINDS, ROUNDS, TIME
from abilene.games.spike.events import DisplayFilled, GameEnded, RoundBegan, RouteShown, TimeCardRevealed
from abilene.games.spike.scoring import route_money, winners
from abilene.games.spike.state import EMPTY, Railroad


def end_game(t: Railroad) -> None:
    """Nobody plays again; route cards are revealed (SPK-END-1, SPK-END-5)."""
    t.stack.clear()
    t.chain = []
    t.payment = []
    t.reveal()
    if t.heard is not None:
        for seat in range(t.figures.players):
            if t.routes[seat] != EMPTY:
                t.emit(RouteShown(seat, t.routes[seat], route_money(t, seat)))
        t.emit(GameEnded(tuple(winners(t))))


def out_of_time(t: Railroad) -> bool:
    """Whether the last time card is out (SPK-END-1)."""
    return t.time >= t.figures.last_time_card


def draw_card(t: Railroad) -> int:
    """The top rail card of the deck; time cards are laid aside (SPK-ROUND-4). EMPTY: no card, or the end."""
    while t.deck:
        t.revealed += 1
        card = t.deck.pop()
        if card != TIME:
            return card
        t.time += 1
        if t.heard is not None:
            t.emit(TimeCardRevealed(t.time))
        if out_of_time(t):
            end_game(t)
            return EMPTY
    return EMPTY


def refill(t: Railroad) -> None:
    """Turn rail cards face up until the display is full (SPK-DRAW-2)."""
    display = t.display
    filled: list[int] = []
    places: list[int] = []
    for place in range(len(display)):
        if display[place] == EMPTY:
            card = draw_card(t)
            if card == EMPTY:
                break
            display[place] = card
            filled.append(card)
            places.append(place)
    if filled and t.heard is not None and not out_of_time(t):
        t.emit(DisplayFilled(tuple(filled), tuple(places)))
    may_begin_round(t)


def may_begin_round(t: Railroad) -> None:
    """A new round, if the deck is empty and a card has been taken since the last time (SPK-ROUND-2, SPK-ROUND-6)."""
    if not t.deck and t.taken and t.round < ROUNDS:
        begin_round(t)


def begin_round(t: Railroad) -> None:
    """Display and discard become the new deck; on entering round 3 the time cards are in it (SPK-ROUND-3)."""
    t.round += 1
    t.taken = 0
    pool = [card for card in t.display if card != EMPTY]
    for kind in range(KINDS):
        pool.extend([kind] * t.discard[kind])
        t.discard[kind] = 0
    t.shuffle(pool)
    t.reveal()  # even where there was nothing to shuffle
    for place in range(len(t.display)):
        t.display[place] = pool.pop() if pool else EMPTY
    if t.round == ROUNDS:
        top = len(pool) // 2
        bottom = pool[: len(pool) - top] + [TIME] * t.figures.time_cards
        t.shuffle(bottom)
        t.bottom = len(bottom)
        pool = bottom + pool[len(pool) - top :]
    t.deck = pool
    if t.heard is not None:
        t.emit(RoundBegan(t.round, tuple([card for card in t.display if card != EMPTY]), len(pool)))
