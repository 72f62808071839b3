"""The layers: engine <- games <- bots <- sim <- rl <- learn, bots <- lessons <- server; cli on top; no other arrow."""

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
    "lessons": {"engine", "games", "abilene", "bots"},
    "server": {"engine", "games", "abilene", "bots", "lessons"},
    "learn": {"engine", "games", "abilene", "bots", "sim", "rl"},
    "cli": {"engine", "games", "abilene", "bots", "sim", "rl", "learn", "server"},
    "__main__": {"cli"},
}

# What may know the folders of a game's modules besides these: their list, and whatever shows or judges the whole table.
KNOW_MODULES = (
    "__init__.py", "modules.py", "view.py", "seen.py", "features.py", "terminal.py", "trace.py", "forms.py",
    "scene/", "bot/",
)  # fmt: skip

# Other people's libraries in the layers that everything rests on.
LIBRARIES = {"engine": {"fluent", "mypy_extensions"}, "games": set[str](), "bots": set[str]()}


def name_of(module: Path) -> str:
    parts = module.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(name: str) -> str:
    """The layer of a module of ours; a module right under `abilene` that is no layer counts as its front."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else "abilene"


def nodes(node: ast.AST, types: bool) -> Iterator[ast.AST]:
    """All that is written in there, with or without what only names types."""
    yield node
    bare = not types and isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    for child in () if bare else ast.iter_child_nodes(node):
        yield from nodes(child, types)


def imported(module: Path, types: bool = True) -> Iterator[tuple[str, str]]:
    """All that a module imports, wherever in it: the full name of a module, and what is taken from there."""
    package = name_of(module) if module.name == "__init__.py" else name_of(module).rpartition(".")[0]
    for node in nodes(ast.parse(module.read_text("utf-8")), types):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*here, *([node.module] if node.module else [])])
            yield from ((source, alias.name) for alias in node.names)


def imports(module: Path) -> Iterator[str]:
    """The full names of the modules it imports."""
    for source, name in imported(module):
        # `from abilene import bots` reaches for the layer, `from abilene import load` for the front.
        yield f"{source}.{name}" if source == "abilene" and name in BELOW else source


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


def folders_of_modules(game: Path) -> list[str]:
    """The folders of a game that hold a module: each has figures of its own."""
    return sorted(figures.parent.name for figures in game.glob("*/data.toml"))


def unasked(module: Path, game: Path) -> list[str]:
    """Imports of a module's folder by a file of the base game, which asks the module's part and names its type only."""
    where, folders = module.relative_to(game), folders_of_modules(game)
    if where.parts[0] in folders or where.as_posix().startswith(KNOW_MODULES):
        return []
    inside = tuple(f"{name_of(game / '__init__.py')}.{folder}." for folder in folders)
    reached = (f"{source}.{name}" for source, name in imported(module, types=False))
    return [f"{name_of(module)} -> {name}" for name in reached if f"{name}.".startswith(inside)]


def test_a_base_game_asks_its_modules_and_does_not_import_them() -> None:
    games = [path for path in (SOURCE / "games").iterdir() if folders_of_modules(path)]
    assert [game.name for game in games] == ["great_western_trail"]
    assert [arrow for game in games for module in sorted(game.rglob("*.py")) for arrow in unasked(module, game)] == []


@pytest.mark.parametrize(
    ("where", "line", "found"),
    [
        ("steps/turn.py", "from abilene.games.spike.moon.steps import Howl", 1),
        ("state.py", "from abilene.games.spike import moon", 1),
        ("state.py", "from .moon import state", 1),
        ("state.py", "if TYPE_CHECKING:\n    from abilene.games.spike.moon.state import Moon", 0),
        ("moon/steps.py", "from abilene.games.spike.moon.state import Moon", 0),
        ("modules.py", "from abilene.games.spike import moon", 0),
        ("state.py", "from abilene.games.spike.moonlight import shine", 0),
    ],
)
def test_a_base_game_that_imports_a_module_would_be_found(
    where: str, line: str, found: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "abilene" / "games" / "spike"
    for path in (game / "moon" / "data.toml", game / where):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(line if path.suffix == ".py" else "", "utf-8")
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path / "abilene")
    assert len(unasked(game / where, game)) == found


def test_arrows_point_down() -> None:
    assert [arrow for module in MODULES for arrow in wrong_arrows(module)] == []


def test_modules_are_short_enough_to_read() -> None:
    lines = {name_of(module): len(module.read_text("utf-8").splitlines()) for module in MODULES}
    assert {name: count for name, count in lines.items() if count >= MOST_LINES} == {}


# What a reader finds in the folder of every game.
FILES = (
    "__init__.py", "meta.py", "data.toml", "data.py", "checks.py", "state.py", "setup.py", "steps/__init__.py",
    "events.py", "scoring.py", "seen.py", "features.py", "view.py", "redeal.py", "nouns.py", "terminal.py",
    "scene/__init__.py", "trace.py", "look.css", "icons.svg", "thumb.svg", "bot/__init__.py", "en.ftl", "fr.ftl",
    "rules.en.md", "rules.fr.md",
)  # fmt: skip
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/meta.py"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_games_have_the_same_files_in_the_same_places(game: Path) -> None:
    assert [file for file in FILES if not (game / file).is_file()] == []
    assert list((SOURCE.parent.parent / "tests" / game.name).glob("test_*.py"))


def test_every_layer_is_known() -> None:
    folders = {path.name for path in SOURCE.iterdir() if any(path.glob("*.py"))}
    assert folders <= BELOW.keys()


def written(where: str, line: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The wrong arrows of a package in which that line stands there."""
    module = folder / "abilene" / where
    module.parent.mkdir(parents=True)
    module.write_text(line, "utf-8")
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", folder / "abilene")
    return wrong_arrows(module)


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
        ("sim/runs.py", "from abilene.server.tables.table import Table"),
        ("server/tables/table.py", "import abilene.sim.runs"),
        ("server/tables/table.py", "from abilene.cli import main"),
        ("__init__.py", "from abilene.bots import names"),
    ],
)
def test_a_wrong_arrow_would_be_found(where: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(written(where, line, tmp_path, monkeypatch)) == 1


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("games/spike/state.py", "from abilene.engine.core import State\nfrom abilene.games.spike.data import X"),
        ("games/spike/state.py", "from . import data\nfrom ...engine import core"),
        ("games/__init__.py", "from abilene.games import spike"),
        ("bots/search.py", "import abilene\nfrom abilene import Game\nfrom abilene.games import box\nimport math"),
        ("rl/gym.py", "from abilene.sim import runs\nimport gymnasium"),
        ("server/tables/table.py", "from abilene import bots\nimport litestar"),
        ("cli/app.py", "from abilene import server, sim\nimport rich"),
    ],
)
def test_a_right_arrow_is_left_alone(where: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(where, line, tmp_path, monkeypatch) == []
