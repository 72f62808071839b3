"""A contest: who meets whom, how often, and where the games are played.

A deal is a seed with its set-up. Every deal is played by all line-ups, and each line-up plays it once from every
seat, so that what luck gives to a seat it gives to each bot in turn. With two at the table each bot meets each other;
with more each sits alone among bots of one other kind, and the other way round: so that a figure such as "one expert
among greedy" is measured as it is said, and two kinds of bots are enough for any table. Where only such figures are
wanted, all others sit alone among one bot (`among`), and slow ones play a fraction of the games.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from abilene import bots as known_bots
from abilene.sim.arena.book import Book
from abilene.sim.arena.playing import Game, play
from abilene.sim.arena.rating import Ratings
from abilene.sim.arena.room import Rooms
from abilene.sim.arena.standing import by_deal
from abilene.sim.places import here, processes
from abilene.sim.playing import Table, game_seed

FIRST_LOOK: Final = 10  # deals
LOOKS: Final = 100  # draws of the bootstrap at each
AT_ONCE: Final = 4  # games of a task: some tenths of a second

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """What is to be played at one player count.

    >>> from abilene.sim import Table
    >>> from abilene.sim.arena import Contest
    >>> contest = Contest(Table("good_goat_bad", 3), ("greedy", "random"), games=100, seed=1)
    >>> contest.line_ups
    [('greedy', 'random', 'random'), ('random', 'greedy', 'greedy')]
    >>> contest.deals, contest.of_deal(0)[:2]
    (16, [('greedy', 'random', 'random'), ('random', 'random', 'greedy')])
    """

    table: Table
    bots: tuple[str, ...]
    games: int  # at most, in whole deals; one deal at least
    seed: int
    limit: float = 10.0  # seconds for a decision, of bots that are not ours
    settle: bool = True  # stop when the order is clear
    among: str = ""  # one of the bots: the others meet nobody but it, each alone among such

    @property
    def line_ups(self) -> list[LineUp]:
        """Who sits together, before the first rotation."""
        others = self.table.players - 1
        if self.among:
            return [(one, *[self.among] * others) for one in self.bots if one != self.among]
        pairs = permutations(self.bots, 2)
        return [(one, *[other] * others) for one, other in pairs if others > 1 or self._before(one, other)]

    def _before(self, one: str, other: str) -> bool:
        return self.bots.index(one) < self.bots.index(other)

    @property
    def deals(self) -> int:
        """How many deals there are at most."""
        return max(1, self.games // len(self.of_deal(0)))

    def of_deal(self, deal: int) -> list[LineUp]:
        """The games of a deal, by who sits where: the same for all deals."""
        return [names[turn:] + names[:turn] for names in self.line_ups for turn in range(len(names))]

    def rounds(self) -> Iterator[range]:
        """The deals, up to each look at whether the order is clear: whenever there is a third more to look at."""
        done, ahead = 0, FIRST_LOOK if self.settle else self.deals
        while done < self.deals:
            until = min(ahead, self.deals)
            yield range(done, until)
            done, ahead = until, until + max(1, until // 3)


@dataclass(frozen=True)
class Outcome:
    """How a contest ended: the games that count, and why there are no more."""

    contest: Contest
    games: list[Game]
    settled: bool
    interrupted: bool


def compete(
    contest: Contest, book: Book, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Outcome:
    """Play what of a contest the book does not have yet; Ctrl-C ends it early, and nothing that is done is lost.

    >>> from abilene.sim import Table
    >>> from abilene.sim.arena import Book, Contest, compete, standings
    >>> contest = Contest(Table("good_goat_bad", 2), ("greedy", "random"), games=40, seed=1)
    >>> outcome = compete(contest, Book({}, {}))
    >>> [(bot.name, bot.games) for bot in standings(outcome).bots]
    [('greedy', 40), ('random', 40)]
    """
    for name in contest.bots:
        known_bots.maker(name)
    settled = interrupted = False
    wanted: list[Game] = []
    with ExitStack() as stack:
        hall = stack.enter_context(closing(_Hall(contest, jobs)))
        try:
            for deals in contest.rounds():
                keys = [(contest.table.players, deal, names) for deal in deals for names in contest.of_deal(deal)]
                missing = [(deal, names) for _, deal, names in (key for key in keys if key not in book.games)]
                progress(len(keys) - len(missing))
                for rows in hall.play(missing):
                    for row in rows:
                        book.add(row)
                    progress(len(rows))
                wanted += [book.games[key] for key in keys]
                if contest.settle and Ratings(by_deal(wanted), contest.bots, LOOKS).settled:
                    settled = True
                    break
        except KeyboardInterrupt:
            interrupted = True
    seats = set(contest.of_deal(0))
    rows = [
        row for (players, _, names), row in book.games.items() if players == contest.table.players and names in seats
    ]
    return Outcome(contest, sorted(rows, key=lambda row: row["deal"]), settled, interrupted)


Task = Sequence[tuple[int, LineUp]]


class _Hall:
    """Where the games are played: in this process or in several, which are started when they are needed."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._contest, self._jobs = contest, jobs
        self._stack = ExitStack()
        self._pool: ProcessPoolExecutor | None = None
        self._rooms: Rooms | None = None

    def play(self, games: Task) -> Iterator[list[Game]]:
        """Play these; they come back in their order, a few at a time."""
        contest = self._contest
        tasks = [games[first : first + AT_ONCE] for first in range(0, len(games), AT_ONCE)]
        if self._jobs == 1 or not tasks:
            game = contest.table.load()
            if self._rooms is None:
                self._rooms = self._stack.enter_context(closing(Rooms(contest.limit)))
            for task in tasks:
                yield [play(game, self._rooms, names, deal, game_seed(contest.seed, deal)) for deal, names in task]
            return
        if self._pool is None:
            self._pool = self._stack.enter_context(processes(contest.table, self._jobs))
        waiting = [self._pool.submit(_play_there, contest, task) for task in tasks]
        try:
            for done in waiting:
                yield done.result()
        except BaseException:  # Ctrl-C above all: else the games still to come would be waited for
            self._pool.shutdown(cancel_futures=True)
            raise

    def close(self) -> None:
        self._stack.close()


_ROOMS: list[Rooms] = []  # of this process


def _play_there(contest: Contest, task: Task) -> list[Game]:
    if not _ROOMS:
        _ROOMS.append(Rooms(contest.limit))
    game: Any = here()
    return [play(game, _ROOMS[0], names, deal, game_seed(contest.seed, deal)) for deal, names in task]
