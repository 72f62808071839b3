"""Ratings: how strong bots must be to end up in these places, most likely, and how sure that is.

The model is that of Plackett and Luce: the first place goes to one of those at the table, each as likely as its share
of their strengths, then the second place among the others, and so on. With two at the table it is Bradley and
Terry's. Strengths are found by the iterations of Hunter (2004, "MM algorithms for generalized Bradley-Terry models"),
which climb surely to the one summit there is: a dozen lines, so no library is needed. All games count at once and
alike, whatever their order. (Ratings that are carried on from game to game, as OpenSkill's, are for players who
change: of three bots in 400 games they strayed nearly twice as far, 0.19 instead of 0.11 in the logarithm, and where
3 lay between two of them they said 3.9.)

Intervals are by bootstrap over deals, not by the curvature of the likelihood: games of one deal are not independent
(what luck gives to one seat it gives to each bot in turn), so the deal is what is drawn. It is the Bayesian bootstrap
(Rubin 1981), in which each deal counts more or less by chance instead of several times or not at all: smooth, also
with few deals. Besides all that was played, each two bots that met have shared one imagined game; it counts by chance
as well. So whoever has won all its games is not infinitely strong, and two bots that met once a deal get Jeffreys'
interval.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, groupby, permutations, product
from math import factorial, log, prod
from typing import Final

POINTS: Final = 400 / log(10)  # of a rating, for odds of e to one; 400 points are ten to one, as Elo has it
ANCHORED: Final = 1200.0  # greedy's rating, in every game; without it, the mean of all
DRAWS: Final = 400  # of the bootstrap
CLOSE: Final = 1e-7  # in the logarithm of a strength
APART: Final = 3.0  # standard errors, see `settled`

Placing = Sequence[Sequence[str]]  # from the first place to the last; who share a place stand together
Set = tuple[str, ...]  # of bots between whom a place was decided, one of a name for each seat


@dataclass(frozen=True)
class Evidence:
    """What some games say: how many places each bot took before others, and between whom they were decided."""

    took: Mapping[str, float]
    between: Mapping[Set, float]


def evidence(placings: Iterable[Placing]) -> Evidence:
    """What these places say. A place that is shared counts as every order of those who share it, in equal parts."""
    took, between = Counter[str](), Counter[Set]()
    for placing in placings:
        weight = 1 / prod(factorial(len(group)) for group in placing)
        for order in product(*(permutations(group) for group in placing)):
            names = list(chain.from_iterable(order))
            for place, name in enumerate(names):
                rest = names[place:]
                if len(set(rest)) > 1:  # else it says nothing
                    took[name] += weight  # type: ignore[assignment]  # a Counter counts in parts as well
                    between[tuple(sorted(rest))] += weight  # type: ignore[assignment]
    return Evidence(took, between)


def places(seats: Sequence[str], scores: Sequence[int], winners: Sequence[int], out: Iterable[int] = ()) -> Placing:
    """The places of a game: winners, then by score; seats that are out come last."""
    late = set(out)
    keys = [(seat in late, seat not in winners, -scores[seat] if seat not in late else 0) for seat in range(len(seats))]
    order = sorted(range(len(seats)), key=keys.__getitem__)
    alike = [
        list(group) for _, group in groupby(order, key=lambda seat: keys[seat][:2] if seat in winners else keys[seat])
    ]
    return [[seats[seat] for seat in group] for group in alike]


def strengths(took: Mapping[str, float], between: Mapping[Set, float], start: Mapping[str, float]) -> dict[str, float]:
    """The likeliest strengths, 1 on average in the logarithm; the search begins at `start`."""
    found, sets = dict(start), [(names, Counter(names), weight) for names, weight in between.items()]
    for _ in range(10_000):
        due = dict.fromkeys(found, 0.0)
        for names, counts, weight in sets:
            share = weight / sum(found[name] for name in names)
            for name, count in counts.items():
                due[name] += count * share
        better = {name: took[name] / due[name] if due[name] else 1.0 for name in found}
        middle = sum(map(log, better.values())) / len(better)
        moved = [log(value) - middle - log(found[name]) for name, value in better.items()]
        found = {name: value * 2.718281828459045**-middle for name, value in better.items()}
        if max(map(abs, moved)) < CLOSE:
            break
    return found


class Ratings:
    """The strengths of some bots after a number of deals, and others that they might as well have (`draws`)."""

    def __init__(self, deals: Sequence[Sequence[Placing]], names: Sequence[str], draws: int = DRAWS) -> None:
        self.names = list(names)
        said = [evidence(placings) for placings in deals]
        met = sorted({pair for one in said for group in one.between for pair in combinations(sorted(set(group)), 2)})
        sets = sorted({group for one in said for group in one.between} | set(met))
        place = {key: number for number, key in enumerate([*self.names, *sets])}
        rows = [[(place[key], much) for key, much in chain(one.took.items(), one.between.items())] for one in said]
        pairs = [(place[a], place[b], place[a, b]) for a, b in met]

        def fitted(weights: Sequence[float], halves: Sequence[float], start: Mapping[str, float]) -> dict[str, float]:
            sums = [0.0] * len(place)
            for row, weight in zip(rows, weights, strict=True):
                for key, much in row:
                    sums[key] += much * weight
            for number, (a, b, both) in enumerate(pairs):
                one, other = halves[2 * number : 2 * number + 2]
                sums[a], sums[b], sums[both] = sums[a] + one, sums[b] + other, sums[both] + one + other
            took = {name: sums[place[name]] for name in self.names}
            return strengths(took, {group: sums[place[group]] for group in sets}, start)

        start = dict.fromkeys(self.names, 1.0)
        self.best = fitted([1.0] * len(rows), [0.5] * 2 * len(pairs), start)
        source = random.Random(f"draws {len(rows)} {self.names}")
        self.draws = [
            fitted(
                [source.expovariate(1.0) for _ in rows],
                [max(1e-9, source.gammavariate(0.5, 1.0)) for _ in range(2 * len(pairs))],
                self.best,
            )
            for _ in range(draws)
        ]

    def rating(self, name: str, anchor: str | None) -> tuple[float, float, float]:
        """The rating of a bot, and between which two it lies with 95 % confidence."""
        drawn = sorted(points(strength, name, anchor) for strength in self.draws)
        best, cut = points(self.best, name, anchor), round(0.025 * len(drawn))
        if not drawn:
            return best, best, best
        return best, min(best, drawn[cut]), max(best, drawn[-1 - cut])

    @property
    def order(self) -> list[str]:
        """The bots, the strongest first."""
        return sorted(self.names, key=lambda name: -self.best[name])

    @property
    def settled(self) -> bool:
        """Whether it is clear of each bot that it is stronger than the next.

        Whoever looks again and again until something is clear will see it sooner or later where there is nothing. So a
        look before the end asks for three standard errors (Haybittle 1971, Peto 1976): many looks then cost next to
        nothing of the 95 %. They are those of the chance to come before the other, which has no long tail.
        """
        return all(self._clear(one, other) for one, other in zip(self.order, self.order[1:], strict=False))

    def _clear(self, one: str, other: str) -> bool:
        chances = [drawn[one] / (drawn[one] + drawn[other]) for drawn in self.draws]
        mean = sum(chances) / len(chances)
        variance = sum((chance - mean) ** 2 for chance in chances) / (len(chances) - 1)
        return mean - 0.5 > APART * float(variance**0.5)


def points(strength: Mapping[str, float], name: str, anchor: str | None) -> float:
    """A strength as a rating."""
    middle = log(strength[anchor]) if anchor else sum(map(log, strength.values())) / len(strength)
    return ANCHORED + POINTS * (log(strength[name]) - middle)
