"""What a seat may know: everything that lies on the table, for nothing is hidden in this game."""

from typing import ClassVar, Final

from abilene.engine import seen
from abilene.games.montana.data import NONE, Figures
from abilene.games.montana.scoring import rank
from abilene.games.montana.state import Territory
from abilene.games.montana.steps.build import Build
from abilene.games.montana.steps.city import Bid
from abilene.games.montana.steps.production import SmallSpace


class Seen(seen.Seen):
    """The table, as all see it."""

    fields: ClassVar[tuple[str, ...]] = (
        *seen.Seen.fields, "about", "turn", "closer", "rank", "arrow", "neutral", "bidding",
        "supply", "cow_supply", "worker_supply", "goods", "workers", "coins", "cows", "canteens", "left", "turns",
        "stand", "bank", "large", "small", "land", "owner", "pieces", "token", "frontier",
    )  # fmt: skip
    unseen: ClassVar[tuple[str, ...]] = ("figures",)

    def __init__(self, t: Territory, seat: int | None) -> None:
        super().__init__(t, seat)
        figures: Figures = t.figures
        self.figures: Final = figures
        # what the question is about, in the order of its fields: who answers it comes first
        self.about: Final[list[int]] = t.stack[-1].arguments() if t.stack else []
        self.turn: Final = t.turn
        self.closer: Final = t.closer
        self.rank: Final = rank(t) if figures.solo and t.over else NONE  # of a solo race that is over
        self.arrow: Final = t.arrow
        self.neutral: Final = t.neutral
        self.bidding: Final = [step.player for step in t.stack[::-1] if isinstance(step, Bid)]  # the next first
        self.supply: Final = t.supply[:]
        self.cow_supply: Final = t.cow_supply
        self.worker_supply: Final = t.worker_supply[:]
        # by seat
        self.goods: Final = [t.goods_of(other) for other in range(figures.players)]  # by kind
        self.workers: Final = [t.workers_of(other) for other in range(figures.players)]  # by colour
        self.coins: Final = t.coins[:]
        self.cows: Final = t.cows[:]
        self.canteens: Final = t.canteens[:]
        self.left: Final = t.left[:]
        self.turns: Final = t.turns[:]
        self.stand: Final = t.stand[:]
        # crews, packed
        self.bank: Final = t.bank[:]
        self.large: Final = t.large[:]
        self.small: Final = t.small[:]
        # by region
        self.land: Final = t.land[:]
        self.owner: Final = t.owner[:]
        self.pieces: Final = t.pieces[:]
        self.token: Final = t.token[:]
        self.frontier: Final = t.frontier[:]

    def placed(self, seat: int) -> int:
        """A seat's settlements on the map."""
        return self.figures.settlements - self.left[seat]

    def builds_done(self) -> int:
        """How many builds of a Build action are done, while its next one is asked about; else NONE."""
        return self.about[1] if self.asks == Build.kind else NONE

    def small_space(self) -> int:
        """The location whose small space is asked about; NONE: none is."""
        return self.about[1] if self.asks == SmallSpace.kind else NONE
