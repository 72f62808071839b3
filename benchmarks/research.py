"""What learners get in a second: observations, redeals and decisions of a vector environment, game by game.

Then steps through the adapters to PettingZoo and OpenSpiel, beside games of their own in the same run: PettingZoo's
need pygame and RLCard (`make bench` installs both). What is not installed is left out, and said.
"""

import os
import random
from collections.abc import Callable
from importlib import import_module
from itertools import cycle, islice
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypedDict

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.jobs import JobFailed, engines, progress, run_job
from benchmarks.tables import Table

LAPS = 3  # of some two minutes each where nothing else runs, on both engines
SECONDS = 0.4  # of each measurement
STATES = 20  # from the middle of games, that are observed and dealt anew in turn
ROWS = 256  # games of a vector environment, for each process
TABLES = [
    Table("good_goat_bad", 2, {}),
    Table("good_goat_bad", 5, {}),
    Table("great_western_trail", 2, {}),
    Table("great_western_trail", 4, {}),
    Table("montana", 2, {}),
    Table("montana", 4, {}),
    Table("spike", 2, {}),
    Table("spike", 4, {}),
]
# Theirs: what PettingZoo and OpenSpiel bring themselves.
ZOO = {"Leduc": "leduc_holdem_v4", "Texas hold'em": "texas_holdem_v4", "connect four": "connect_four_v3"}
SPIEL = {"Leduc": "leduc_poker", "gin rummy": "gin_rummy", "backgammon": "backgammon", "hearts": "hearts"}
BESIDE = "Leduc, theirs"  # what all steps through an adapter are measured by, lap by lap


class Pace(TypedDict):
    """What one measurement found, per second: of processor time in one process, of wall time in several."""

    observations: float
    redeals: float
    vector: float  # decisions, with observations and legal actions
    vectors: float  # the same in as many processes as there are cores, all together


# ------------------------------------------------------------------ what is measured, each in a process of its own


def measure_table(table: list[Any]) -> Pace:
    """The pace of one game."""
    game = Table(*table).load()
    states = [_middle(game, seed) for seed in range(STATES)]
    return {
        "observations": _rate(states, lambda state: state.observe(state.player)),
        "redeals": _rate(states, lambda state: state.redeal(state.player, 7)),
        "vector": measure_vector(table, 0),
        "vectors": measure_vector(table, os.cpu_count() or 1),
    }


def measure_vector(table: list[Any], processes: int) -> float:
    """Decisions a second, each with its observation and its legal actions; the learner chooses at random."""
    import numpy as np

    from abilene.rl.vector import Vector

    clock = perf_counter if processes else process_time
    chance = np.random.default_rng(1)
    with Vector(Table(*table).load(), 2 * ROWS * max(1, processes), seed=1, processes=processes) as vector:
        done = 0
        for lap in range(2):  # the first warms up
            done, began = 0, clock()
            while clock() - began < SECONDS * (1 + lap):
                for half in vector.halves:
                    half.wait()
                    half.step(chance.integers(half.options))
                    done += len(half)
            for half in vector.halves:
                half.wait()
        return done / (clock() - began)


def measure_zoo(name: str, players: int) -> float:
    """Steps a second through PettingZoo, each with its observation and mask; 0 players: a game of PettingZoo's own."""
    import numpy as np

    module = import_module(f"pettingzoo.classic.{ZOO[name]}" if not players else "abilene.rl.pettingzoo")
    env = module.env() if not players else module.env(name, players=players)
    chance = random.Random(1).random
    done, began = 0, process_time()
    while process_time() - began < SECONDS:
        env.reset(seed=done)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(chance() * len(legal))]))
            done += 1
    return done / (process_time() - began)


def measure_spiel(name: str, players: int) -> float:
    """Steps a second through OpenSpiel, each with its tensor and legal actions; 0 players: a game of its own."""
    pyspiel = import_module("pyspiel")
    if players:
        import_module("abilene.rl.open_spiel")
    game = pyspiel.load_game(SPIEL[name] if not players else f"python_abilene_{name}(players={players})")
    source = random.Random(1)
    done, began = 0, process_time()
    while process_time() - began < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                chances = [chance for _, chance in outcomes] if len(outcomes) < 1000 else None
                state.apply_action(source.choices(outcomes, chances)[0][0])
                continue
            tensor = state.observation_tensor if game.get_type().provides_observation_tensor else None
            (tensor or state.information_state_tensor)(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(source.random() * len(legal))])
            done += 1
    return done / (process_time() - began)


def _middle(game: Any, seed: int) -> Any:
    """A game of random choices, at some point between its first decision and its last."""
    chance = random.Random(seed)
    states = [game.start(seed)]
    while not states[-1].over:
        state = states[-1].copy()
        state.play(chance.choice(state.options()))
        states.append(state)
    return chance.choice(states[:-1])


def _rate(states: list[Any], deed: Callable[[Any], object]) -> float:
    for state in states:  # what is made once for a table, such as its layout of features, is no part of it
        deed(state)
    turns = cycle(states)
    done, batch, began = 0, 100, process_time()
    while (spent := process_time() - began) < SECONDS:
        for state in islice(turns, batch):
            deed(state)
        done += batch
    return done / spent


# ------------------------------------------------------------------ laps and tables


class Job(NamedTuple):
    """Something to be measured: for which table of figures, under which title, and how."""

    where: str
    title: str
    engine: str
    measure: Callable[..., Any]
    given: tuple[Any, ...]


def jobs_of(tables: list[Table]) -> list[Job]:
    """All that is measured in a lap."""
    found: list[Job] = []
    for table in tables:
        for engine in engines():
            title, own = f"{table.title}, {engine}", (table.game, table.players)
            found.append(Job("Abilene", title, engine, measure_table, (list(table),)))
            if table.players == 2:  # as theirs
                found.append(Job("PettingZoo", title, engine, measure_zoo, own))
                found.append(Job("OpenSpiel", title, engine, measure_spiel, own))
    found += [Job("PettingZoo", f"{name}, theirs", engines()[-1], measure_zoo, (name, 0)) for name in ZOO]
    found += [Job("OpenSpiel", f"{name}, theirs", engines()[-1], measure_spiel, (name, 0)) for name in SPIEL]
    return found


def run(console: Console, tables: list[Table], laps: int = LAPS) -> dict[str, Any]:
    """Measure everybody in turn, lap after lap, so that a slow moment of the machine hits all alike."""
    jobs = jobs_of(tables)
    measured: dict[str, dict[str, list[Any]]] = {job.where: {} for job in jobs}
    missing: dict[str, list[str]] = {}  # by the reason
    with progress(console) as bars:
        row = bars.add_task("research", total=laps * len(jobs))
        for _ in range(laps):
            for job in jobs[:]:
                try:
                    measured[job.where].setdefault(job.title, []).append(run_job(job.engine, job.measure, *job.given))
                except JobFailed as failure:
                    missing.setdefault(str(failure), []).append(f"{job.title} through {job.where}")
                    measured[job.where].pop(job.title, None)
                    jobs.remove(job)
                bars.advance(row)
    console.print(_paces(measured["Abilene"]))
    for adapter in ("PettingZoo", "OpenSpiel"):
        if measured[adapter]:
            console.print(_steps(adapter, measured[adapter]))
    for reason, titles in missing.items():
        console.print(f"Left out ({reason}): {'; '.join(titles)}", highlight=False, markup=False)
    return {"laps": measured, "missing": missing}


def _paces(measured: dict[str, list[Pace]]) -> Grid:
    cores = os.cpu_count()
    table = Grid(title="Random play, per second", caption="Medians. Vector: decisions with observations and masks.")
    for column in ("", "observations", "redeals", "vector, one core", f"vector, {cores} processes"):
        table.add_column(column, justify="right" if column else "left")
    for title, laps in measured.items():
        columns = zip(*((pace["observations"], pace["redeals"], pace["vector"], pace["vectors"]) for pace in laps))
        table.add_row(title, *(f"{median(column):,.0f}" for column in columns))
    return table


def _steps(adapter: str, found: dict[str, list[float]]) -> Grid:
    """Medians; how many times those of Leduc, each within its lap."""
    table = Grid(title=f"Steps a second through {adapter}, with observations and masks, one core")
    table.add_column("")
    table.add_column("steps", justify="right")
    table.add_column("beside their Leduc", justify="right")
    for title, laps in sorted(found.items(), key=lambda pair: -median(pair[1])):
        beside = [steps / leduc for steps, leduc in zip(laps, found.get(BESIDE, []))]
        table.add_row(title, f"{median(laps):,.0f}", f"{median(beside):.2f}" if beside else "")
    return table
