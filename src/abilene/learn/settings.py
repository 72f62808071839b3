"""Settings: all that says how a network is trained. Written down with it, so that anybody can repeat it."""

import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

import abilene
from abilene.engine.game import Game
from abilene.engine.meta import Meta
from abilene.games import box
from abilene.learn.errors import LearnError

DEVICES: Final = ("auto", "cpu", "gpu")
RENAMED: Final = {"plies": "decisions"}  # what earlier runs have written down
TRIES: Final = 50  # until a set-up is drawn in which all options go together


@dataclass(frozen=True)
class Settings:
    """What is played, how, and how it is learned from."""

    game: str
    players: tuple[int, ...] = ()  # none: all counts from two on; one that stands there twice is played twice as often
    options: Mapping[str, Any] = field(default_factory=dict)  # those that are the same in all games
    varied: int = 0  # by player count: so many set-ups drawn at random
    drawn: float = 0.5  # the share of games that are played with these
    minutes: float = 9.0
    seed: int = 0
    device: str = "auto"
    processes: int | None = None
    # the network
    width: int = 384
    blocks: int = 3
    # how many games at once, and how many decisions in each before something is learned from them
    games: int = 8192
    decisions: int = 64
    # what a game is worth: the victory, the margin, the own score
    worth: tuple[float, float, float] = (0.3, 0.3, 0.6)
    # opponents: the share of games against `greedy`, and against earlier selves, of which so many are kept
    greedy: float = 0.02
    earlier: float = 0.2
    kept: int = 2
    against: str = (
        ""  # a file: the only opponent, which learns nothing, is this network; what comes is its best response
    )
    # learning: from the first value at the beginning of a run to the second at its end
    rate: tuple[float, float] = (4e-4, 4e-5)
    entropy: tuple[float, float] = (0.03, 0.01)
    magnet: float = 0.0  # how strongly it is held to what it was some 50 seconds ago: for mixed play
    trace: float = 0.98  # how far back a result is felt: the lambda of the advantages
    taught: float = 0.0  # for this part of the run `greedy` gives advice, which counts less and less
    led: float = 1.0  # in so many of the games, at first, what it advises is what is played; fewer and fewer
    clip: float = 0.2
    epochs: int = 2
    batch: int = 16384

    def to_data(self) -> dict[str, Any]:
        """All of it as plain JSON-ready data."""
        return asdict(self)

    def tables(self, begun: int = 0) -> list[tuple[Game[Any], float]]:
        """The games that are played, each with how often; LearnError when one cannot be.

        What is drawn at random is drawn anew by each run of a chain: `begun` is how many decisions were made before.
        """
        meta = box(self.game).meta
        source = random.Random(f"tables {self.seed}" + (f" after {begun}" if begun else ""))
        found: dict[Game[Any], float] = {}
        for players in self.players or tuple(count for count in meta.players if count > 1):
            try:
                usual = abilene.load(self.game, players=players, **self.options)
            except ValueError as error:
                raise LearnError(str(error)) from None
            others = [_draw(meta, players, self.options, source) or usual for _ in range(self.varied)]
            for game in others:
                found[game] = found.get(game, 0) + self.drawn / len(others)
            found[usual] = found.get(usual, 0) + (1 - self.drawn if others else 1)
        return list(found.items())


def tables_of(run: Mapping[str, Any]) -> list[Game[Any]]:
    """The games that a run has played, from what was written down of it.

    Earlier runs did not write down what they had drawn: all of them drew as the first one of a chain does.
    """
    settings = read_settings(run["settings"])
    if "tables" not in run:
        return [game for game, _ in settings.tables()]
    return [abilene.load(settings.game, players=table["players"], **table["options"]) for table in run["tables"]]


def read_settings(data: Mapping[str, Any]) -> Settings:
    """Those that were written down with a run, some of them by names of before."""
    known = {of.name for of in fields(Settings)}
    told: dict[str, Any] = {
        RENAMED.get(name, name): tuple(of) if isinstance(of, list) else of for name, of in data.items()
    }
    return Settings(**{name: of for name, of in told.items() if name in known})


def _draw(meta: Meta, players: int, fixed: Mapping[str, Any], source: random.Random) -> Game[Any] | None:
    """Any set-up for so many; None when no two options that were drawn went together."""
    for _ in range(TRIES):
        drawn = {option.name: source.choice(option.values) for option in meta.options_for(players)}
        try:
            return abilene.load(meta.name, players=players, **drawn | dict(fixed))
        except ValueError:
            continue
    return None
