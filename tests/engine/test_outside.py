"""What other packages bring: a bot and a game, found by their entry points as soon as they are installed."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "{name}"
version = "1"
dependencies = ["abilene"]
[project.entry-points."{group}"]
{entry}
[tool.hatch.build.targets.wheel]
packages = ["{package}"]
"""

BOT = '''
"""A bot that takes the last option."""


class Last:
    blind = True

    def __init__(self, game, seat, seed):
        self.seat = seat

    def hear(self, event):
        pass

    def choose(self, asked):
        return asked.options[-1]
'''


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed a package with a bot and one with a game."""
    made, target = tmp_path_factory.mktemp("packages"), tmp_path_factory.mktemp("site")
    _lay_out(made / "bot", "trail-bots", "abilene.bots", 'last = "trail_bots:Last"', "trail_bots")
    (made / "bot" / "trail_bots" / "__init__.py").write_text(BOT, "utf-8")
    _lay_out(made / "game", "pebbles", "abilene.games", 'pebbles = "pebbles:BOX"', "pebbles")
    for file in (ROOT / "tests" / "engine" / "pebbles").glob("*.*"):
        text = file.read_text("utf-8").replace("tests.engine.pebbles", "pebbles")
        (made / "game" / "pebbles" / file.name).write_text(text, "utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *offline, str(made / "bot"), str(made / "game")], check=True)
    return target


def _lay_out(folder: Path, name: str, group: str, entry: str, package: str) -> None:
    (folder / package).mkdir(parents=True)
    text = PYPROJECT.format(name=name, group=group, entry=entry, package=package)
    (folder / "pyproject.toml").write_text(text, "utf-8")


def run(code: str, installed: Path) -> str:
    """What a fresh Python prints that has these packages."""
    path = f"import sys; sys.path[:0] = {[str(installed), *sys.path]!r}\n"
    done = subprocess.run([sys.executable, "-c", path + code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_a_bot_of_another_package_plays(installed: Path) -> None:
    code = """
from abilene import bots
from abilene.sim.runs import Table, simulate
print(bots.names()[-1], simulate(Table("montana", 2), ["last", "random"], 2, seed=1).tally.games)
"""
    assert run(code, installed) == "last 2"


def test_a_game_of_another_package_is_one_of_the_games(installed: Path) -> None:
    code = """
import pickle
import abilene
game = abilene.load("pebbles", players=2)
match = abilene.Match(game, 7)
while not match.state.over:
    match.choose(match.state.player, match.state.options()[0])
same = abilene.replay(match.journal())
again = pickle.loads(pickle.dumps(same))
print(abilene.games.names()[-1], same.state.scores() == again.state.scores() == match.state.scores())
"""
    assert run(code, installed) == "pebbles True"
