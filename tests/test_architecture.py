"""The layers: engine <- games <- bots <- sim <- rl, engine <- games, bots <- server, cli on top, and no other arrow."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "abilene"
MODULES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 700

# What each layer may import besides itself. "abilene" is the package's front, which gathers the engine and the games.
BELOW = {
    "engine": set[str](),
    "games": {"engine"},
    "abilene": {"engine", "games"},
    "bots": {"engine", "games", "abilene"},
    "sim": {"engine", "games", "abilene", "bots"},
    "rl": {"engine", "games", "abilene", "bots", "sim"},
    "server": {"engine", "games", "abilene", "bots"},
    "cli": {"engine", "games", "abilene", "bots", "sim", "rl", "server"},
    "__main__": {"cli"},
}

# Other people's libraries in the layers that everything rests on.
LIBRARIES = {"engine": {"fluent"}, "games": set[str](), "bots": set[str]()}


def name_of(module: Path) -> str:
    parts = module.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(name: str) -> str:
    """The layer of a module of ours; a module right under `abilene` that is no layer counts as its front."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else "abilene"


def imports(module: Path) -> Iterator[str]:
    """The full names of all that a module imports, wherever in it."""
    package = name_of(module) if module.name == "__init__.py" else name_of(module).rpartition(".")[0]
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*here, *([node.module] if node.module else [])])
            for alias in node.names:
                # `from abilene import bots` reaches for the layer, `from abilene import load` for the front.
                inner = f"{source}.{alias.name}"
                yield inner if source == "abilene" and alias.name in BELOW else source


def wrong_arrows(module: Path) -> list[str]:
    own = name_of(module)
    layer, wrong = layer_of(own), []
    for name in imports(module):
        if name.split(".")[0] != "abilene":
            library = name.split(".")[0]
            if library not in sys.stdlib_module_names and library not in LIBRARIES.get(layer, {library}):
                wrong.append(f"{own} -> {library}")
        elif layer_of(name) != layer:
            if layer_of(name) not in BELOW[layer]:
                wrong.append(f"{own} -> {name}")
        elif layer == "games" and own.count(".") >= 2 and name.split(".")[2:3] != own.split(".")[2:3]:
            wrong.append(f"{own} -> {name}: another game")
    return wrong


def test_arrows_point_down() -> None:
    assert [arrow for module in MODULES for arrow in wrong_arrows(module)] == []


def test_modules_are_short_enough_to_read() -> None:
    lines = {name_of(module): len(module.read_text("utf-8").splitlines()) for module in MODULES}
    assert {name: count for name, count in lines.items() if count >= MOST_LINES} == {}


# What a reader finds in the folder of every game.
FILES = (
    "__init__.py", "meta.py", "data.toml", "data.py", "state.py", "setup.py", "steps/__init__.py", "events.py",
    "scoring.py", "redeal.py", "nouns.py", "terminal.py", "scene/__init__.py", "heuristic/__init__.py",
    "en.ftl", "fr.ftl", "rules.en.md", "rules.fr.md",
)  # fmt: skip
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/meta.py"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_games_have_the_same_files_in_the_same_places(game: Path) -> None:
    assert [file for file in FILES if not (game / file).is_file()] == []
    assert list((SOURCE.parent.parent / "tests" / game.name).glob("test_*.py"))


def test_every_layer_is_known() -> None:
    folders = {path.name for path in SOURCE.iterdir() if any(path.glob("*.py"))}
    assert folders <= BELOW.keys()


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("engine/core.py", "import abilene"),
        ("engine/core.py", "from abilene.games.spike import BOX"),
        ("engine/core.py", "import rich"),
        ("games/spike/state.py", "from abilene.bots import make"),
        ("games/spike/state.py", "from abilene.games.montana import state"),
        ("games/spike/state.py", "from ..montana import state"),
        ("games/spike/state.py", "from abilene.games import names"),
        ("games/spike/scene.py", "import rich"),
        ("bots/search.py", "def f():\n    from abilene.sim import runs"),
        ("sim/runs.py", "from abilene import rl"),
        ("sim/runs.py", "from abilene.server.tables import Table"),
        ("server/tables.py", "import abilene.sim.runs"),
        ("server/tables.py", "from abilene.cli import main"),
        ("__init__.py", "from abilene.bots import names"),
    ],
)
def test_a_wrong_arrow_would_be_found(where: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "abilene" / where
    module.parent.mkdir(parents=True)
    module.write_text(line, "utf-8")
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path / "abilene")
    assert len(wrong_arrows(module)) == 1


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("games/spike/state.py", "from abilene.engine.core import State\nfrom abilene.games.spike.data import X"),
        ("games/spike/state.py", "from . import data\nfrom ...engine import core"),
        ("games/__init__.py", "from abilene.games import spike"),
        ("bots/search.py", "import abilene\nfrom abilene import Game\nfrom abilene.games import box\nimport math"),
        ("rl/gym.py", "from abilene.sim import runs\nimport gymnasium"),
        ("server/tables.py", "from abilene import bots\nimport litestar"),
        ("cli/app.py", "from abilene import server, sim\nimport rich"),
    ],
)
def test_a_right_arrow_is_left_alone(where: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "abilene" / where
    module.parent.mkdir(parents=True)
    module.write_text(line, "utf-8")
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path / "abilene")
    assert wrong_arrows(module) == []
