"""Standings: what the games of a contest say of each bot."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from abilene.sim.arena import online
from abilene.sim.arena.playing import Game, faults_of
from abilene.sim.arena.rating import DRAWS, Placing, Ratings, places
from abilene.sim.tally import Share

if TYPE_CHECKING:
    from abilene.sim.arena.contest import Outcome

ANCHOR = "greedy"


@dataclass(frozen=True)
class Rated:
    """One bot: its rating with its interval, and the figures behind it."""

    name: str
    rating: float
    low: float
    high: float
    games: int
    mean_score: float
    ms: float  # of processor time a decision
    faults: Mapping[str, int]  # how often it crashed, hung, or gave an illegal answer
    against: Mapping[str, Share]  # alone at its seat, among bots of one other kind
    openskill: tuple[float, float] | None  # mu and sigma; None for two players, or where the library is missing


@dataclass(frozen=True)
class Standings:
    """The bots of a contest, the strongest first."""

    game: str
    players: int
    anchor: str | None  # whose rating is fixed
    bots: list[Rated]
    games: int
    deals: int
    settled: bool
    interrupted: bool = False

    def to_data(self) -> dict[str, Any]:
        """All of it as plain JSON-ready data."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "deals": self.deals,
            "settled": self.settled,
            "interrupted": self.interrupted,
            "bots": [
                {
                    "name": bot.name,
                    "rating": bot.rating,
                    "interval": [bot.low, bot.high],
                    "games": bot.games,
                    "mean_score": bot.mean_score,
                    "ms": bot.ms,
                    "faults": dict(bot.faults),
                    "openskill": list(bot.openskill) if bot.openskill else None,
                    "against": {
                        name: {"games": one.games, "wins": one.wins, "share": one.share, "interval": [*one.interval]}
                        for name, one in bot.against.items()
                    },
                }
                for bot in self.bots
            ],
        }


def placing(row: Game) -> Placing:
    """The places of a game."""
    return places(row["seats"], row["scores"], row["winners"], [fault["seat"] for fault in faults_of(row)])


def by_deal(games: Sequence[Game]) -> list[list[Placing]]:
    """The places of all games, those of a deal together."""
    deals: dict[int, list[Placing]] = defaultdict(list)
    for row in games:
        deals[row["deal"]].append(placing(row))
    return list(deals.values())


def standings(outcome: "Outcome", draws: int = DRAWS) -> Standings:
    """What came of a contest."""
    contest = outcome.contest
    found = rate(outcome.games, contest.table.game, contest.table.players, contest.bots, draws)
    return Standings(**{**vars(found), "settled": outcome.settled, "interrupted": outcome.interrupted})


def rate(games: Sequence[Game], game: str, players: int, bots: Sequence[str], draws: int = DRAWS) -> Standings:
    """What these games say, all of one player count."""
    deals = by_deal(games)
    ratings = Ratings(deals, bots, draws)
    anchor = ANCHOR if ANCHOR in bots else None
    gone_on = online.ratings([one for deal in deals for one in deal], bots) if players > 2 else None
    counts = {name: _Counts() for name in bots}
    for row in games:
        _count(row, counts)
    rated = []
    for name in ratings.order:
        one, (rating, low, high) = counts[name], ratings.rating(name, anchor)
        rated.append(
            Rated(
                name,
                rating,
                low,
                high,
                one.games,
                one.scores / max(1, one.seats),
                one.ms / max(1, one.decisions),
                dict(one.faults),
                {other: Share(met, one.wins[other]) for other, met in one.met.items()},
                gone_on[name] if gone_on else None,
            )
        )
    return Standings(game, players, anchor, rated, len(games), len(deals), ratings.settled if deals else False)


class _Counts:
    def __init__(self) -> None:
        self.games = self.seats = self.scores = self.decisions = 0
        self.ms = 0.0
        self.faults = Counter[str]()
        self.met = Counter[str]()
        self.wins: dict[str, float] = defaultdict(float)


def _count(row: Game, counts: Mapping[str, _Counts]) -> None:
    seats = row["seats"]
    for seat, name in enumerate(seats):
        one = counts[name]
        one.seats += 1
        one.scores += row["scores"][seat]
        one.decisions += row["decisions"][seat]
        one.ms += row["ms"][seat]
        others = set(seats[:seat] + seats[seat + 1 :])
        if len(others) == 1 and name not in others:
            (other,) = others
            one.met[other] += 1
            one.wins[other] += (seat in row["winners"]) / max(1, len(row["winners"]))
    for name in set(seats):
        counts[name].games += 1
    for fault in faults_of(row):
        counts[seats[fault["seat"]]].faults[fault["what"]] += 1
