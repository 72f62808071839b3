"""Which commits have these sources: `python tools/sources.py DIGEST`, as a run of `abilene train` has recorded it."""

import sys
from collections.abc import Sequence
from pathlib import Path

from abilene.learn.sources import committed_blobs, digest, git

ROOT = Path(__file__).parent.parent


def commits(wanted: str, root: Path = ROOT) -> list[str]:
    """Those whose package has this digest, the latest first."""
    every = git(root, "log", "--all", "--format=%H").split()
    return [commit for commit in every if digest(committed_blobs(root, commit)) == wanted]


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    found = commits(arguments[0])
    print("\n".join(found) or f"no commit here has sources of the digest {arguments[0]}")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
