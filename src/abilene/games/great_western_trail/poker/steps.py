"""The poker table: sitting down and staking cards at D, showing them at G."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Step
from abilene.games.great_western_trail.data import BET, SHOW, WORKERS, Action, Figures
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.poker.data import PokerFigures
from abilene.games.great_western_trail.poker.events import CardStaked, HandShown, PotWon, SatDown
from abilene.games.great_western_trail.poker.secrets import show_table, stake_card
from abilene.games.great_western_trail.poker.state import Poker
from abilene.games.great_western_trail.signs import WORKER_SIGNS
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import LEAST, Ask, AskCard
from abilene.games.great_western_trail.steps.verbs import Verb, brings


def poker_of(t: Trail) -> tuple[Poker, PokerFigures]:
    """The poker table and its figures."""
    poker, figures = t.poker, t.figures.poker
    assert poker is not None, "the poker table is not in play"
    assert figures is not None, "the poker table is not in play"
    return poker, figures


def can_stake(t: Trail, seat: int, stake: int) -> bool:
    """A free place at the table, a card in hand and the stake (GWTP-BET-2, GWTP-BET-4)."""
    poker, figures = poker_of(t)
    return len(poker.cards[seat]) < figures.most_cards and len(t.hands[seat]) > 0 and t.money[seat] >= stake


def can_bet(t: Trail, seat: int) -> bool:
    """Somebody can sit down, or sits there and can stake a card (GWTP-BET-4)."""
    poker, figures = poker_of(t)
    if poker.worker[seat] < 0:
        return len(t.spare_workers(seat)) > 0
    return can_stake(t, seat, figures.stakes[0])


def can_show(t: Trail, seat: int) -> bool:
    """Somebody sits there with a card before him (GWTP-SHOW-1)."""
    poker, _ = poker_of(t)
    return poker.worker[seat] >= 0 and len(poker.cards[seat]) > 0


class SitDown(Ask):
    """A worker takes a seat, if none of the player's sits there yet (GWTP-SEAT-1); then cards may be staked."""

    kind: ClassVar[str] = "sit"
    noun: ClassVar[str] = "worker"
    cites: ClassVar[tuple[str, ...]] = ("GWTP-SEAT-1", "GWTP-SEAT-2", "GWTP-SEAT-3")

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, len(WORKERS))

    def run(self, t: Trail, /) -> bool:
        poker, _ = poker_of(t)
        if poker.worker[self.player] < 0:
            return False
        t.then(Stake(self.player, 0, 0))
        return True

    def answers(self, t: Trail, /) -> list[int]:
        return t.spare_workers(self.player)

    def answer(self, t: Trail, worker: int, /) -> None:
        seat = self.player
        poker, figures = poker_of(t)
        t.add_staff(seat, worker, -1)
        poker.worker[seat] = worker
        token = max(poker.token) + 1  # GWTP-SEAT-2
        poker.token[seat] = token
        t.gain(seat, figures.token_money[token])
        if t.heard is not None:
            t.emit(SatDown(seat, worker, figures.token_vp[token], figures.token_money[token]))
        t.then(Stake(seat, 0, 1))

    def name(self, t: Trail, worker: int, /) -> str:
        return notation(t.figures).workers[worker]

    def sign(self, t: Trail, worker: int, /) -> str:
        return WORKER_SIGNS[worker]

    def wrong(self, t: Trail, worker: int, /) -> Breach | None:
        return None if worker in t.spare_workers(self.player) else Breach("GWTP-SEAT-1", "sit")

    def node(self, t: Trail, worker: int) -> str:
        return f"row:{self.player}:{WORKERS[worker]}"


class Stake(AskCard):
    """A hand card goes face down to the table, with its stake to the pot; a second one costs more (GWTP-BET-1)."""

    kind: ClassVar[str] = "stake"
    fields: ClassVar[tuple[str, ...]] = ("player", "staked", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWTP-BET-1", "GWTP-BET-2", "GWTP-BET-4")
    secret: ClassVar[bool] = True
    confirms: ClassVar[bool] = True  # a card that lays itself would tell that the hand holds nothing else

    def __init__(self, player: int, staked: int, optional: int) -> None:
        super().__init__(player)
        self.staked: Final = staked  # cards staked in this visit
        self.optional: Final = optional

    def answers(self, t: Trail, /) -> list[int]:
        _, figures = poker_of(t)
        if self.staked == len(figures.stakes) or not can_stake(t, self.player, figures.stakes[self.staked]):
            return []
        kinds = t.hand_kinds(self.player)
        return [*kinds, PASS] if self.optional else kinds

    def answer(self, t: Trail, card: int, /) -> None:
        if card == PASS:
            return
        seat = self.player
        poker, figures = poker_of(t)
        stake = figures.stakes[self.staked]
        t.pay(seat, stake)
        poker.pot += stake
        stake_card(t, poker, seat, card)
        if t.heard is not None:
            t.emit(CardStaked(seat, card, stake))
        t.then(Stake(seat, self.staked + 1, 1))

    def told(self, t: Trail, card: int, /) -> dict[str, Any]:
        _, figures = poker_of(t)
        return {"card": card, "money": figures.stakes[min(self.staked, len(figures.stakes) - 1)]}

    def wrong(self, t: Trail, card: int, /) -> Breach | None:
        return Breach("GWTP-BET-2", "not-in-hand") if card not in t.hands[self.player] else None

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0

    def must(self, t: Trail) -> Breach:
        return Breach("GWTP-BET-4", "stake-first")


class Showdown(Step[Trail]):
    """All cards at the table are shown; the highest value takes the pot and the bank's bonus (GWTP-SHOW-2 to 6)."""

    def run(self, t: Trail, /) -> bool:
        poker, figures = poker_of(t)
        shown = [seat for seat in range(t.figures.seats) if poker.cards[seat]]
        if not shown:  # nobody sits there; that comes up where what cannot be done is tried out, to say why
            return True
        values = [hand_value(t, poker.cards[seat]) for seat in shown]
        winners = [seat for seat, value in zip(shown, values) if value == max(values)]
        pot = poker.pot + figures.bank_bonus
        share = pot // len(winners)
        poker.pot = pot - share * len(winners)  # GWTP-SHOW-4
        t.reveal()
        if t.heard is not None:
            for seat, value in zip(shown, values):
                t.emit(HandShown(seat, tuple(sorted(poker.cards[seat])), value))
        for seat in winners:
            t.gain(seat, share)
            if t.heard is not None:
                t.emit(PotWon(seat, share, poker.pot))
        for seat in shown:  # GWTP-SHOW-5
            t.discards[seat] += poker.cards[seat]
            show_table(t, poker, seat)
        return True


def hand_value(t: Trail, cards: list[int]) -> int:
    """Breeding values, every card counted; objective cards are worth nothing (GWTP-SHOW-2)."""
    figures = t.figures
    return sum([figures.kind_value[card] for card in cards if card < figures.cattle])


class Betting(Verb):
    """Sit down at the poker table, and stake cards."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return can_bet(t, seat)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [SitDown(seat)]


class Showing(Verb):
    """Show the hands at the poker table."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return can_show(t, seat)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [Showdown(seat)]


brings(BET, Betting())
brings(SHOW, Showing())
