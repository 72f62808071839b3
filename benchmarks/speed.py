"""Speed: decisions, copies and observations per second, beside Catanatron and the base game in the same run."""

import random
from collections.abc import Callable
from importlib.util import find_spec
from itertools import count, cycle, islice
from statistics import median
from time import process_time
from typing import Any, Protocol, TypedDict

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.jobs import JobFailed, engines, progress, run_job
from benchmarks.tables import AIMS, BASE, SLOWER, Table

LAPS = 7
PLAYING = 0.6  # seconds of whole games in each measurement
COPYING = 0.3
OBSERVING = 0.3
WHOLE = 1 << 62  # decisions, of which no game has so many
STATES = 10  # that are copied in turn, each from the middle of another game
CATANATRON = "Catanatron"


class Copies(Protocol):
    """A game in progress that can be copied."""

    def copy(self) -> object: ...


# Plays the game of this seed, for so many decisions at most; says how many there were, and where it stands.
Play = Callable[[int, int], tuple[int, Copies]]


class Pace(TypedDict):
    """What one measurement found, per second of processor time."""

    decisions: float
    copies: float
    observations: float  # of the seat that must choose; 0: there is nothing like it


def measure_abilene(table: list[Any]) -> Pace:
    """The pace of random games at this table, through the public contract."""
    game = Table(*table).load()

    def play(seed: int, most: int) -> tuple[int, Copies]:
        chance = random.Random(seed).random
        state = game.start(seed)
        decisions = 0
        while decisions < most and not state.over:
            options = state.options()
            state.play(options[int(chance() * len(options))])
            decisions += 1
        return decisions, state

    def middle(seed: int) -> Any:
        return play(seed, play(seed, WHOLE)[0] // 2)[1]

    pace = measure(play)
    pace["observations"] = _observations([middle(seed) for seed in range(1, STATES + 1)])
    return pace


def measure_catanatron() -> Pace:
    """The pace of Catanatron's random players, four of them, without accumulators."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def play(seed: int, most: int) -> tuple[int, Copies]:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        ticks = 0
        while ticks < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            ticks += 1
        return ticks, game

    return measure(play)


def measure(play: Play) -> Pace:
    """Play whole games, set-up included, then copy states from the middle of some of them."""
    lengths = [play(seed, WHOLE)[0] for seed in range(1, STATES + 1)]  # warms up, too
    middles = [play(seed, length // 2)[1] for seed, length in enumerate(lengths, 1)]
    return {"decisions": _decisions(play), "copies": _copies(middles), "observations": 0}


def _decisions(play: Play) -> float:
    done, began = 0, process_time()
    for seed in count(1):
        done += play(seed, WHOLE)[0]
        spent = process_time() - began
        if spent >= PLAYING:
            break
    return done / spent


def _copies(states: list[Copies]) -> float:
    turns = cycle(states)
    done, batch, began = 0, 500, process_time()
    while (spent := process_time() - began) < COPYING:
        for state in islice(turns, batch):
            state.copy()
        done += batch
    return done / spent


def _observations(states: list[Any]) -> float:
    turns = cycle(states)
    done, batch, began = 0, 500, process_time()
    while (spent := process_time() - began) < OBSERVING:
        for state in islice(turns, batch):
            state.observe(state.player)
        done += batch
    return done / spent


def run(console: Console, tables: list[Table]) -> dict[str, Any]:
    """Measure everybody in turn, lap after lap, so that a slow moment of the machine hits all alike."""
    if find_spec("catanatron") is None:
        raise JobFailed("speed is measured beside Catanatron, which is not installed: run make bench")
    contenders = {f"{table.title}, {engine}": (engine, table) for table in tables for engine in engines()}
    laps: dict[str, list[Pace]] = {name: [] for name in (CATANATRON, *contenders)}
    with progress(console) as bars:
        row = bars.add_task("speed", total=LAPS * len(laps))
        for _ in range(LAPS):
            laps[CATANATRON].append(run_job("interpreted", measure_catanatron))
            bars.advance(row)
            for name, (engine, table) in contenders.items():
                laps[name].append(run_job(engine, measure_abilene, list(table)))
                bars.advance(row)
    figures = {name: _figures(paces, laps[CATANATRON]) for name, paces in laps.items()}
    slower = {
        name: _slower(laps[name], laps[f"{BASE.title}, {engine}"])
        for name, (engine, table) in contenders.items()
        if table.load().modules
    }
    console.print(_table({name: figure for name, figure in figures.items() if name not in slower}))
    if slower:
        console.print(_slower_table({name: figures[name] for name in slower}, slower))
    return {"laps": laps, "figures": figures, "slower": slower}


def _figures(paces: list[Pace], peers: list[Pace]) -> dict[str, float]:
    """Medians over the laps; each ratio is taken within its lap."""
    return {
        "decisions": median(pace["decisions"] for pace in paces),
        "decisions_ratio": median(pace["decisions"] / peer["decisions"] for pace, peer in zip(paces, peers)),
        "copies": median(pace["copies"] for pace in paces),
        "copies_ratio": median(pace["copies"] / peer["copies"] for pace, peer in zip(paces, peers)),
        "observations": median(pace["observations"] for pace in paces),
    }


def _slower(paces: list[Pace], base: list[Pace]) -> Pace:
    """How many times slower than the base game, the median of what each lap says."""
    return {
        "decisions": median(one["decisions"] / pace["decisions"] for pace, one in zip(paces, base)),
        "copies": median(one["copies"] / pace["copies"] for pace, one in zip(paces, base)),
        "observations": median(one["observations"] / pace["observations"] for pace, one in zip(paces, base)),
    }


def _slower_table(figures: dict[str, dict[str, float]], slower: dict[str, Pace]) -> Grid:
    table = Grid(
        title=f"With modules, beside {BASE.title}",
        caption=f"Aim: at most {SLOWER}x slower. A turn of Sam is no decision.",
    )
    table.add_column("")
    for column in ("decisions", "slower", "copies", "slower", "observations", "slower"):
        table.add_column(column, justify="right")
    for name, pace in slower.items():
        table.add_row(
            name,
            f"{figures[name]['decisions']:,.0f}",
            f"{pace['decisions']:.2f}x",
            f"{figures[name]['copies']:,.0f}",
            f"{pace['copies']:.2f}x",
            f"{figures[name]['observations']:,.0f}",
            f"{pace['observations']:.2f}x",
        )
    return table


def _table(figures: dict[str, dict[str, float]]) -> Grid:
    table = Grid(title="Random play, one thread, per second", caption=f"Medians of {LAPS} interleaved laps.")
    table.add_column("")
    for column in ("decisions", "ratio", "aim", "copies", "ratio", "aim", "observations"):
        table.add_column(column, justify="right")
    for name, figure in figures.items():
        aims = AIMS.get(name.partition(",")[0], {})
        decisions, copies = aims.get(name.rpartition(", ")[2], ("", ""))
        table.add_row(
            name,
            f"{figure['decisions']:,.0f}",
            f"{figure['decisions_ratio']:.1f}x",
            decisions,
            f"{figure['copies']:,.0f}",
            f"{figure['copies_ratio']:.1f}x",
            copies,
            f"{figure['observations']:,.0f}",
        )
    return table
