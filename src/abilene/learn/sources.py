"""Sources: which state of them a run was made with, so that it can be repeated.

A commit says it where there is a checkout and nothing has been changed in it. Where there is none (a copy, a package
that was installed) the digest of the package's sources can always be told, and a commit can be found by it:
`python tools/sources.py DIGEST`.
"""

import subprocess
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b, sha1
from pathlib import Path
from typing import Any, Final

import abilene

PACKAGE: Final = Path(__file__).parent.parent
KINDS: Final = (".py", ".toml")  # what is run, and the figures of the games
COMMITTED: Final = "src/abilene"  # where the package lies in a checkout


@cache
def made_with() -> Mapping[str, Any]:
    """The version of the package, the digest of its sources, and the commit that they lie in, or "".

    `changed` says whether they are otherwise than in that commit: what is compiled may be older, a checkout edited.
    """
    own = digest(blobs(PACKAGE))
    told = {"version": abilene.__version__, "sources": own}
    commit = git(PACKAGE, "rev-parse", "HEAD").strip()
    committed = committed_blobs(PACKAGE, commit) if commit else {}
    if not committed:
        return {**told, "commit": "", "changed": None}
    return {**told, "commit": commit, "changed": digest(committed) != own}


def digest(found: Mapping[str, str]) -> str:
    """Of files by their paths and the names that git gives to what is in them."""
    lines = "\n".join(f"{path} {name}" for path, name in sorted(found.items()))
    return blake2b(lines.encode(), digest_size=16).hexdigest()


def blobs(package: Path) -> dict[str, str]:
    """The files of a package, as git would name what is in them."""
    files = (file for file in package.rglob("*") if file.suffix in KINDS)
    return {file.relative_to(package).as_posix(): _blob(file.read_bytes()) for file in files}


def committed_blobs(within: Path, commit: str) -> dict[str, str]:
    """The same of a commit; nothing where there is no package in it."""
    top = git(within, "rev-parse", "--show-toplevel").strip()
    listed = git(Path(top), "ls-tree", "-r", "-z", f"{commit}:{COMMITTED}") if top else ""
    rows = (line.partition("\t") for line in listed.split("\0") if line)
    return {path: what.split()[2] for what, _, path in rows if Path(path).suffix in KINDS}


def git(folder: Path, *asked: str) -> str:
    """What git answers; nothing where there is none, or no checkout."""
    try:
        done = subprocess.run(["git", "-C", str(folder), *asked], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.decode("utf-8", "replace")


def _blob(content: bytes) -> str:
    return sha1(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()
