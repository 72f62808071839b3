"""Games written down once and for all: interpreted and compiled, today and tomorrow, they go the same way.

After a change of the rules or the texts that is meant, `pytest tests/contract --regenerate-golden` writes them anew.
"""

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene.engine.game import Game
from abilene.sim.perft import perft
from tests.contract.playthrough import playthrough
from tests.contract.tables import COUNTS, TABLES, every_count, random_game, random_match

GOLDEN = Path(__file__).parent.parent / "golden"
FORMER = sorted((GOLDEN / "former").glob("*.journal"))  # under former rules, in former notation; never written anew
TO_READ = (
    "good_goat_bad-3",
    "great_western_trail-2-edition2",
    "montana-2",
    "spike-2",
)  # the other playthroughs: a print of each
SEED = 1880
AGAIN = "pytest tests/contract --regenerate-golden"

Golden = Callable[[str, str], None]


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compares a text with the one written down under this name, or writes it down."""

    def compare(name: str, text: str) -> None:
        if request.config.getoption("--regenerate-golden"):
            (GOLDEN / name).write_text(text, "utf-8", newline="\n")
        assert text == (GOLDEN / name).read_text("utf-8"), f"if this is meant: {AGAIN}"

    return compare


def name_of(game: Game[Any]) -> str:
    return next(name for name, other in COUNTS.items() if other is game)


@every_count
def test_a_journal_from_the_shelf_replays(game: Game[Any], golden: Golden) -> None:
    match = random_match(game, SEED)
    golden(f"{name_of(game)}.journal", match.journal())
    again = abilene.replay((GOLDEN / f"{name_of(game)}.journal").read_text("utf-8"))
    assert again.state.over
    assert again.state.scores() == match.state.scores()


@pytest.mark.parametrize("journal", FORMER, ids=lambda path: path.stem)
def test_an_old_journal_goes_the_way_it_went(journal: Path) -> None:
    match = abilene.replay(journal.read_text("utf-8"))  # every line is checked against its fingerprint
    assert match.state.over
    assert match.game.rules == 1


@pytest.mark.parametrize("name", TO_READ)
def test_a_playthrough_reads_as_it_did(name: str, golden: Golden) -> None:
    golden(f"{name}.playthrough.txt", playthrough(COUNTS[name], SEED))


def test_every_playthrough_is_the_one_written_down(golden: Golden) -> None:
    prints = {
        name: blake2b(playthrough(game, SEED).encode(), digest_size=8).hexdigest() for name, game in COUNTS.items()
    }
    golden("playthroughs.json", json.dumps(prints, indent=1) + "\n")


def test_checksums_are_those_written_down(golden: Golden) -> None:
    checksums = {}
    for label, game in TABLES.items():
        states = [state.checksum() for state in random_game(game, SEED)]
        checksums[label] = [f"{checksum:016x}" for checksum in [*states[::20], states[-1]]]
    golden("checksums.json", json.dumps(checksums, indent=1) + "\n")


def test_there_are_as_many_lines_of_play_as_written_down(golden: Golden) -> None:
    counts = {}
    for label, game in COUNTS.items():
        for ply, state in enumerate(random_game(game, SEED)):
            if ply in (0, 20, 40, 60):
                counts[f"{label} seed {SEED} ply {ply}"] = [perft(state, depth) for depth in range(1, 6)]
    golden("perft.json", json.dumps(counts, indent=1) + "\n")


def test_nothing_on_the_shelf_is_forgotten() -> None:
    journals = {f"{name}.journal" for name in COUNTS}
    playthroughs = {f"{name}.playthrough.txt" for name in TO_READ}
    others = {"checksums.json", "perft.json", "playthroughs.json"}
    assert {path.name for path in GOLDEN.iterdir() if path.is_file()} == journals | playthroughs | others


@pytest.mark.parametrize("label", COUNTS)
def test_the_shortest_lines_of_play_are_the_options(label: str) -> None:
    for state in random_game(COUNTS[label], 3):
        assert perft(state, 0) == 1
        assert perft(state, 1) == (len(state.options()) or 1)
        if state.over:
            assert perft(state, 5) == 1
