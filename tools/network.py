"""Writes into a network, and into the record beside it, what is known of it only afterwards.

    python tools/network.py src/abilene/learn/networks/good_goat_bad.npz --levels 2

says with which player counts levels play by it, where an arena has shown that they play better without it at others
(or with it alone, though it has learned at tables of two only);

    python tools/network.py trail.network.npz --commit COMMIT

names the commit of those runs that were made where there was no git, once it is known.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from abilene.learn.checkpoint import read_arrays, write_arrays
from abilene.learn.exported import FORMAT, load_network
from abilene.learn.sources import committed_blobs, digest, git

ROOT: Final = Path(__file__).parent.parent


def note(file: Path, known: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> None:
    """Write it down in both, from what is told there: the network itself stays what it is."""
    told, arrays = read_arrays(file, FORMAT)
    write_arrays(file, {**told, **known(told)}, arrays, packed=True)
    record = file.with_suffix(".json")
    told = json.loads(record.read_text("utf-8"))
    record.write_text(json.dumps({**told, **known(told)}, indent=1, sort_keys=True) + "\n", "utf-8")


def committed(runs: Sequence[Mapping[str, Any]], commit: str, root: Path = ROOT) -> list[dict[str, Any]]:
    """The runs, those with this commit that tell none, though they could be found by their sources."""
    commit = git(root, "rev-parse", commit).strip()
    known = {"commit": commit, "changed": False, "sources": digest(committed_blobs(root, commit))}
    return [{**run, **known} if run.get("sources") and not run["commit"] else {**run} for run in runs]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--levels", metavar="N,…")
    parser.add_argument("--commit")
    given = parser.parse_args(arguments)
    if given.levels:
        counts = [int(count) for count in given.levels.split(",")]
        if strange := {*counts} - {1, *load_network(given.file).counts}:
            parser.error(f"{given.file} has never played with {', '.join(map(str, sorted(strange)))} players")
        note(given.file, lambda _: {"levels": counts})
    if given.commit:
        note(given.file, lambda told: {"runs": committed(told["runs"], given.commit)})
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
