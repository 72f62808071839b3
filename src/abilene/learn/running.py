"""A run from beginning to end: train, write down, export, and see how the network fares against `greedy`."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from abilene import bots
from abilene.learn.bot import Playing
from abilene.learn.checkpoint import Checkpoint
from abilene.learn.diary import Diary
from abilene.learn.errors import BadFile, LearnError, OutOfMemory
from abilene.learn.exported import export, load_network, to_go_on_from
from abilene.learn.settings import Settings
from abilene.learn.training import Report, Training
from abilene.rl.workers import WorkerFailed
from abilene.sim import Result, Table, simulate

NAME: Final = "this network"
SEED: Final = 20_000  # of the duels


def train(
    settings: Settings,
    output: Path,
    resume: Path | None = None,
    sampled: bool = False,
    tell: Callable[[Report], None] = lambda report: None,
    begun: Callable[[str], None] = lambda device: None,
) -> Path:
    """Learn for as long as the settings say; the network that comes of it. Ctrl-C ends it early, and nothing is lost.

    `output` becomes the checkpoint, beside it stands a folder with the diary of the run; one that is there is kept,
    unless it is what is gone on from. `begun` is told what it runs on. LearnError says what cannot be, and what to do.
    """
    if output.exists() and not (resume and resume.exists() and output.samefile(resume)):
        raise LearnError(f"{output} is there already: go on from it with --resume {output}, or name another with -o")
    with _named(settings, resume, output):
        resumed = to_go_on_from(resume) if resume else None
        against = to_go_on_from(Path(settings.against)) if settings.against else None
        training = Training(settings, resumed, against)
        try:
            begun(training.brain.name)
            diary = Diary(output.with_suffix(".run"), training.begun)

            def heard(report: Report) -> None:
                diary.add(report.row())
                tell(report)

            def save(checkpoint: Checkpoint) -> None:
                checkpoint.save(output)
                diary.write(checkpoint)

            with suppress(KeyboardInterrupt):
                training.run(heard, save)
        finally:
            training.close()
    network = output.with_suffix(".network.npz")
    export(training.checkpoint(), network, sampled)
    return network


@contextmanager
def _named(settings: Settings, resume: Path | None, output: Path) -> Iterator[None]:
    """Whatever goes wrong is said in a sentence, with the file that it is about and what can be done."""
    files = [str(file) for file in (resume, settings.against) if file]
    try:
        yield
    except BadFile as error:
        named = any(file in str(error) for file in files)
        raise BadFile(str(error) if named else f"{' or '.join(files)}: {error}") from None
    except LearnError:
        raise
    except MemoryError as error:
        smaller = (
            f"try fewer games ({settings.games}), fewer decisions ({settings.decisions}), less width ({settings.width})"
        )
        raise OutOfMemory(f"there is not enough memory here ({error}): {smaller}") from None
    except WorkerFailed as error:
        left = f"{output} holds what was learned before: go on from it with --resume {output}"
        raise LearnError(f"a process that plays has failed ({error}); {left}") from None
    except ValueError as error:  # of the vector environment: so it cannot be played
        raise LearnError(str(error)) from None


def duel(network: Path, table: Table, games: int, jobs: int) -> Result:
    """One seat for the network, all others for `greedy`, each seat in turn."""
    found = load_network(network)
    found.check(table.load())
    bots.BOTS[NAME] = Playing(network)
    return simulate(table, [NAME, *["greedy"] * (table.players - 1)], games, SEED, jobs, rotate=True)


def note_duel(network: Path, result: Result) -> dict[str, Any]:
    """Write the outcome into the record of the network; the outcome."""
    file = network.with_suffix(".json")
    record = json.loads(file.read_text("utf-8"))
    own, greedy = ({bot.name: bot for bot in result.bots}[name] for name in (NAME, "greedy"))
    outcome = {
        "players": result.table.players,
        "options": dict(result.table.options),
        "games": own.games,
        "share": round(own.share, 4),
        "interval": [round(end, 4) for end in own.interval],
        "score": round(own.mean_score, 2),
        "score of greedy": round(greedy.mean_score, 2),
    }
    record.setdefault("against greedy", []).append(outcome)
    file.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", "utf-8")
    return outcome
