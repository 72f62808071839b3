"""Lays out a new game that runs, draws and can be played: `make new-game NAME=silver_city`.

It is a small game of coins. Change its rules one by one, and the tests say what is missing.
"""

import argparse
import keyword
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = Path(__file__).resolve().parent / "new_game"

NEXT = """\
{title} is laid out: {game}
Its tests: {tests}

Try it       .venv/bin/abilene play {name}
             make play
Prove it     .venv/bin/python -m pytest tests/{name} tests/contract -k {name}
             make rules

Then make it yours: docs/add-a-game.md says what each file is for, and in which order to change them.
"""


def lay_out(name: str, root: Path = ROOT) -> list[Path]:
    """Write the folder of a game and that of its tests; says which files. ValueError where that cannot be."""
    game, tests = root / "src" / "abilene" / "games" / name, root / "tests" / name
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name) or len(name) < 3:
        raise ValueError(f"a game is named in small letters, such as silver_city, not {name!r}")
    if holds_files(game) or holds_files(tests):
        raise ValueError(f"there is a {name!r} already")
    words = {"NEW_GAME": name, "NEW_PREFIX": prefix(name, taken(root)), "NEW_TITLE": name.replace("_", " ").title()}
    written = []
    for template in sorted(TEMPLATES.rglob("*.template")):
        kind, *inside = template.relative_to(TEMPLATES).with_suffix("").parts
        path = (game if kind == "game" else tests).joinpath(*inside)
        text = re.sub("|".join(words), lambda found: words[found.group()], template.read_text("utf-8"))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        written.append(path)
    return written


def holds_files(folder: Path) -> bool:
    """Something lies there; what Python left behind of a game that was taken out does not count."""
    return any(path.is_file() and path.suffix != ".pyc" for path in folder.rglob("*"))


def taken(root: Path) -> set[str]:
    """The prefixes of the rule ids of all games."""
    metas = (root / "src" / "abilene" / "games").glob("*/meta.py")
    return {found for meta in metas for found in re.findall(r'prefix="([A-Z]+)"', meta.read_text("utf-8"))}


def prefix(name: str, others: set[str]) -> str:
    """Three letters for its rule ids that no other game has; a module of a game adds a letter of its own to its."""
    letters = re.sub("[^A-Z]", "", name.upper()) + "XYZ"
    ways = (letters[0] + letters[i] + letters[j] for i in range(1, len(letters)) for j in range(i + 1, len(letters)))
    return next(way for way in ways if all(way != other[:3] for other in others))


def main(arguments: list[str] | None = None) -> int:
    """1 when the game cannot be laid out, else 0."""
    parser = argparse.ArgumentParser(prog="make new-game", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("name", help="of its folder, such as silver_city")
    name = parser.parse_args(arguments).name
    try:
        lay_out(name)
    except ValueError as error:
        print(f"{error}", file=sys.stderr)
        return 1
    title = name.replace("_", " ").title()
    print(NEXT.format(title=title, name=name, game=f"src/abilene/games/{name}", tests=f"tests/{name}"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
