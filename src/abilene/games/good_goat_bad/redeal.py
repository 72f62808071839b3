"""Redeal: another table that looks the same to a seat, drawn fairly from all those it cannot tell apart."""

from typing import Final

from abilene.games.good_goat_bad.data import GOAT, KINDS
from abilene.games.good_goat_bad.state import THEFT, UNSEEN, Town
from abilene.games.good_goat_bad.steps.distribution import Answer, Declare


class Theft:
    """One random theft as the state remembers it."""

    def __init__(self, taker: int, victim: int, kind: int, before: list[int]) -> None:
        self.taker: Final = taker
        self.victim: Final = victim
        self.kind: Final = kind
        self.before: Final = before  # the victim's tokens by kind


def thefts(t: Town) -> list[Theft]:
    """The random thefts so far, the first one first."""
    told = t.thefts
    return [Theft(told[i], told[i + 1], told[i + 2], told[i + 3 : i + THEFT]) for i in range(0, len(told), THEFT)]


def redeal(t: Town, seat: int | None, seed: int) -> Town:
    """A copy in which all that this seat cannot know is dealt anew (GGB-HID-11)."""
    twin = t.copy()
    twin.rng = seed
    me = -1 if seat is None else seat
    _redeal_cards(twin, me)
    if not t.over:  # GGB-HID-10
        _redeal_tokens(twin, me)
    twin.rng = twin.random64()
    twin.revealed = t.revealed
    return twin


def _redeal_cards(t: Town, seat: int) -> None:
    step = t.stack[-1] if t.stack else None
    offered = step.card if isinstance(step, Declare | Answer) else -1
    held = [*t.hand, offered] if offered >= 0 else t.hand
    known = t.named | (t.seen[seat] if seat >= 0 else 0)
    secret = [card for card in held if not known >> card & 1]
    free = [card for card in t.figures.deck if t.place[card] == UNSEEN and not known >> card & 1]
    # A Goat that was shuffled back is not the card set aside before (GGB-EX-11).
    hidden = [card for card in free if card != GOAT or not t.goat_back]
    t.face_down = hidden[t.below(len(hidden))]
    free.remove(t.face_down)
    t.shuffle(free)
    drawn = free[: len(secret)]
    t.pile = free[len(secret) :]
    t.seen = [_remembered(seen, known, secret, drawn) for seen in t.seen]
    t.hand = [card for card in held if known >> card & 1] + drawn
    if offered >= 0:
        if seat != t.dealer:
            offered = t.hand[t.below(len(t.hand))]
            _offer_instead(t, offered)
        t.hand.remove(offered)


def _remembered(seen: int, known: int, secret: list[int], drawn: list[int]) -> int:
    """What a seat has seen of the hand, where these cards lie instead of the secret ones."""
    cards = seen & known
    for i, card in enumerate(secret):
        if seen >> card & 1:
            cards |= 1 << drawn[i]
    return cards


def _offer_instead(t: Town, card: int) -> None:
    step = t.stack[-1]
    if isinstance(step, Declare):
        t.stack[-1] = Declare(step.player, step.target, card)
    elif isinstance(step, Answer):
        t.stack[-1] = Answer(step.player, step.dealer, card, step.declared)


class _World:
    """One way in which the thefts may have gone, and how likely it is beside the others."""

    def __init__(self, weight: int, changed: list[int], told: list[int]) -> None:
        self.weight: Final = weight
        self.changed: Final = changed  # what each stock has more or less than in truth
        self.told: Final = told  # the thefts as the state would remember them


def _redeal_tokens(t: Town, seat: int) -> None:
    worlds = [_World(1, [0] * len(t.stock), [])]
    for theft in thefts(t):
        worlds = [after for world in worlds for after in _thefts_from(world, theft, seat)]
    pick = t.below(sum([world.weight for world in worlds]))
    for world in worlds:
        pick -= world.weight
        if pick < 0:
            t.stock = [count + more for count, more in zip(t.stock, world.changed, strict=True)]
            t.thefts = world.told
            return


def _thefts_from(world: _World, theft: Theft, seat: int) -> list[_World]:
    """What this theft may have been in that world; taker and victim know (GGB-HID-9)."""
    found = []
    victim, taker = theft.victim * KINDS, theft.taker * KINDS
    before = [theft.before[kind] + world.changed[victim + kind] for kind in range(KINDS)]
    for kind in range(KINDS):
        if before[kind] <= 0 or (seat in (theft.taker, theft.victim) and kind != theft.kind):
            continue
        changed = world.changed[:]
        changed[victim + theft.kind] += 1
        changed[victim + kind] -= 1
        changed[taker + theft.kind] -= 1
        changed[taker + kind] += 1
        told = [*world.told, theft.taker, theft.victim, kind, *before]
        found.append(_World(world.weight * before[kind], changed, told))
    return found
