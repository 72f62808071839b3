"""Redeal: another table that looks the same to a seat, drawn fairly from all those it cannot tell apart."""

from typing import Final

from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import Ask

MOST_TRIES: Final = 200


def redeal(t: Trail, seat: int | None, seed: int) -> Trail:
    """A copy in which all that this seat cannot know is dealt anew."""
    twin = t.copy()
    twin.rng = seed
    me = -1 if seat is None else seat
    for supply in twin.supplies:
        twin.shuffle(supply)
    twin.shuffle(twin.pile)
    if not t.over:
        _redeal_cards(twin, me)
        tries = 1
        while not _can_go_on(twin, me):
            if tries == MOST_TRIES:
                twin = _with_cards_of(twin, t)
                break
            tries += 1
            _redeal_cards(twin, me)
    twin.rng = twin.random64()
    twin.revealed = t.revealed
    return twin


def _redeal_cards(t: Trail, seat: int) -> None:
    """What others hold, and the order of what lies face down."""
    _redeal_objectives(t, seat)
    for other in range(t.figures.seats):
        if other == seat:
            t.shuffle(t.draws[other])
        elif not any(extra.redeal(t, other) for extra in t.extras()):
            _redeal_hand(t, other)


def _can_go_on(t: Trail, seat: int) -> bool:
    """All know that whoever is asked for a card has it: else the action could not have begun (GWT-LOC-10)."""
    step = t.stack[-1]
    return step.player == seat or not isinstance(step, Ask) or step.can_be_met(t)


def _with_cards_of(t: Trail, truth: Trail) -> Trail:
    """The table with all cards of the players as they are in truth."""
    twin = truth.copy()
    twin.rng, twin.supplies, twin.pile = t.rng, t.supplies, t.pile
    return twin


def _redeal_objectives(t: Trail, seat: int) -> None:
    """Objectives that others took unseen are any of those that nobody has seen."""
    others = [other for other in range(t.figures.seats) if other != seat]
    unseen = [*t.stack_of_objectives, *(card for other in others for card in t.blind[other])]
    t.shuffle(unseen)
    for other in others:
        table = t.poker.cards[other][:] if t.poker is not None else []
        places = [place for place, card in enumerate(table) if card in t.blind[other]]
        for card in t.blind[other]:
            if card not in table:
                t.hands[other].remove(card)
        t.blind[other] = [unseen.pop() for _ in t.blind[other]]
        for place, card in zip(places, t.blind[other]):
            table[place] = card
        if t.poker is not None:
            t.poker.cards[other] = table
        t.hands[other] += t.blind[other][len(places) :]
    t.stack_of_objectives = unseen


def _redeal_hand(t: Trail, seat: int) -> None:
    """Hand and draw pile change places, but for the cards that all know to be in the hand."""
    known = [*t.shown[seat], *t.blind[seat]]
    pool = t.hands[seat][:]
    for card in known:
        pool.remove(card)
    size = len(pool)
    pool += t.draws[seat]
    t.shuffle(pool)
    t.hands[seat] = known + pool[:size]
    t.draws[seat] = pool[size:]
