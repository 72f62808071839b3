"""Tallies: who won how often and scored how much, in whole numbers, so that any order of adding gives the same."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import lcm, sqrt

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Share:
    """Games, and the victories among them; one that is shared by k counts 1/k."""

    games: int
    wins: float

    @property
    def share(self) -> float:
        """The part of its games that it won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Standing(Share):
    """How one seat, or one kind of bot, has fared."""

    name: str
    mean_score: float
    sd_score: float


@dataclass
class Count:
    """Games, shares of victories, and the sums of scores and of their squares."""

    games: int = 0
    wins: int = 0  # in units of the tally
    scores: int = 0
    squares: int = 0

    def add_game(self, prize: int, score: int) -> None:
        """Count one game more."""
        self.games += 1
        self.wins += prize
        self.scores += score
        self.squares += score * score

    def add(self, other: "Count") -> None:
        """Count those games too."""
        self.games += other.games
        self.wins += other.wins
        self.scores += other.scores
        self.squares += other.squares

    def standing(self, name: str, unit: int) -> Standing:
        """The same in shares, means and standard deviations."""
        n = self.games
        mean = self.scores / n if n else 0.0
        variance = (n * self.squares - self.scores**2) / (n * (n - 1)) if n > 1 else 0.0
        return Standing(n, self.wins / unit, name, mean, sqrt(variance))


@dataclass
class Tally:
    """The outcome of a number of games, by seat and by kind of bot."""

    players: int  # who score: those who decide, then the game's own guests
    games: int = 0
    decisions: int = 0
    shared: int = 0  # games with several winners
    unit: int = field(init=False)  # a whole victory, which any number of winners can share out evenly
    seats: list[Count] = field(init=False)
    bots: dict[str, Count] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.unit = lcm(*range(1, self.players + 1))
        self.seats = [Count() for _ in range(self.players)]

    def add_game(self, names: Sequence[str], scores: Sequence[int], winners: Sequence[int], decisions: int) -> None:
        """Count one game that these bots have played; scores beyond theirs are those of guests."""
        self.games += 1
        self.decisions += decisions
        self.shared += len(winners) > 1
        prize = self.unit // len(winners)
        for seat, score in enumerate(scores):
            won = prize if seat in winners else 0
            self.seats[seat].add_game(won, score)
            if seat < len(names):
                self._bot(names[seat]).add_game(won, score)

    def add(self, other: "Tally") -> None:
        """Count all games of another tally too."""
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for name, theirs in other.bots.items():
            self._bot(name).add(theirs)

    def _bot(self, name: str) -> Count:
        if name not in self.bots:
            self.bots[name] = Count()
        return self.bots[name]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927), which behaves well near 0 and 1 and for few games."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    centre = share + z2 / (2 * games)
    reach = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
