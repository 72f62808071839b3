"""Games written down once and for all: interpreted and compiled, today and tomorrow, they go the same way.

After a change of the rules or the texts that is meant, `pytest tests/contract --regenerate-golden` writes them anew.
"""

import json
from collections.abc import Callable
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene.engine.core import State
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
PAGES = 200  # questions of a print, and half as many before its end
SHELF = 2_000_000  # bytes, all that is written down
SEED = 1880
MANY = 5_000
AGAIN = "pytest tests/contract --regenerate-golden"

Golden = Callable[[str, str], None]
Written = Callable[[str, dict[str, Any]], None]


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compares a text with the one written down under this name, or writes it down."""

    def compare(name: str, text: str) -> None:
        if request.config.getoption("--regenerate-golden"):
            (GOLDEN / name).write_text(text, "utf-8", newline="\n")
        assert text == (GOLDEN / name).read_text("utf-8"), f"if this is meant: {AGAIN}"

    return compare


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Written:
    """Compares some entries with those of a list that is written down, or writes them down."""

    def compare(name: str, entries: dict[str, Any]) -> None:
        known = json.loads((GOLDEN / name).read_text("utf-8"))
        if request.config.getoption("--regenerate-golden"):
            known |= entries
            (GOLDEN / name).write_text(json.dumps(known, indent=1) + "\n", "utf-8", newline="\n")
        assert entries == {entry: known.get(entry) for entry in entries}, f"if this is meant: {AGAIN}"

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


def printed(text: str) -> str:
    """A playthrough as far as people read it: how it begins, and how it ends."""
    asked = text.split("\n\nply ")
    left_out = asked[PAGES : -PAGES // 2]
    if not left_out:
        return text
    return "\n\nply ".join([*asked[:PAGES], f"…: {len(left_out)} more", *asked[-PAGES // 2 :]])


@pytest.mark.parametrize("name", COUNTS)
def test_every_playthrough_is_the_one_written_down(name: str, golden: Golden, written: Written) -> None:
    text = playthrough(COUNTS[name], SEED)
    written("playthroughs.json", {name: blake2b(text.encode(), digest_size=8).hexdigest()})
    if name in TO_READ:
        golden(f"{name}.playthrough.txt", printed(text))


@pytest.mark.parametrize("label", TABLES)
def test_checksums_are_those_written_down(label: str, written: Written) -> None:
    *others, last = (state.copy() for state in random_game(TABLES[label], SEED))
    written("checksums.json", {label: [f"{state.checksum():016x}" for state in [*[*others, last][::20], last]]})


def lines_of_play(state: State) -> list[int]:
    """How many there are of one to five decisions, and no longer ones where these are very many."""
    found = [perft(state, 1)]
    while len(found) < 5 and found[-1] < MANY:
        found.append(perft(state, len(found) + 1))
    return found


@pytest.mark.parametrize("label", COUNTS)
def test_there_are_as_many_lines_of_play_as_written_down(label: str, written: Written) -> None:
    written(
        "perft.json",
        {
            f"{label} seed {SEED} ply {ply}": lines_of_play(state)
            for ply, state in enumerate(islice(random_game(COUNTS[label], SEED), 61))
            if ply in (0, 20, 40, 60)
        },
    )


def test_nothing_on_the_shelf_is_forgotten() -> None:
    journals = {f"{name}.journal" for name in COUNTS}
    playthroughs = {f"{name}.playthrough.txt" for name in TO_READ}
    others = {"checksums.json", "perft.json", "playthroughs.json"}
    assert {path.name for path in GOLDEN.iterdir() if path.is_file()} == journals | playthroughs | others
    assert sum(path.stat().st_size for path in GOLDEN.rglob("*.*")) < SHELF
    lists = {name: json.loads((GOLDEN / name).read_text("utf-8")) for name in others}
    assert set(lists["checksums.json"]) == set(TABLES)
    assert set(lists["playthroughs.json"]) == {entry.split()[0] for entry in lists["perft.json"]} == set(COUNTS)


@pytest.mark.parametrize("label", COUNTS)
def test_the_shortest_lines_of_play_are_the_options(label: str) -> None:
    for state in random_game(COUNTS[label], 3):
        assert perft(state, 0) == 1
        assert perft(state, 1) == (len(state.options()) or 1)
        if state.over:
            assert perft(state, 5) == 1
