"""What is installed: the package alone is enough to simulate, and everything else comes by its extra."""

import os
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PLAIN = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONUTF8": "1"}


def needed(wanted: list[str]) -> Iterator[Distribution]:
    """What these requirements bring, and what that needs in turn."""
    found: set[str] = set()
    while wanted:
        requirement = Requirement(wanted.pop())
        if (requirement.marker is None or requirement.marker.evaluate({"extra": ""})) and requirement.name not in found:
            found.add(requirement.name)
            yield (installed := distribution(requirement.name))
            wanted += installed.requires or []


def link(package: Distribution, site: Path) -> None:
    """Put a package that is installed here into another environment as well: nothing is fetched."""
    for top in {file.parts[0] for file in package.files or () if ".." not in file.parts}:
        if not (site / top).exists() and top != "__pycache__":
            (site / top).symlink_to(Path(str(package.locate_file(top))))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the plain wheel and what that needs, nothing else."""
    folder = tmp_path_factory.mktemp("plain")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    offline = ["--no-deps", "--no-index"]
    subprocess.run([*pip, "wheel", *offline, "--no-build-isolation", "-w", folder, ROOT], check=True, env=PLAIN)
    venv.create(folder / "fresh", symlinks=True)
    python = folder / "fresh" / "bin" / "python"
    into = [*pip, "--python", str(python), "install", *offline, "--no-compile"]
    subprocess.run([*into, *map(str, folder.glob("*.whl"))], check=True, env=PLAIN)
    site = next((folder / "fresh").rglob("site-packages"))
    for package in needed(list(PROJECT["dependencies"])):
        link(package, site)
    return python


def run(python: Path, *arguments: str, code: int = 0) -> str:
    """What it prints there, in a folder that has nothing of ours."""
    done = subprocess.run(
        [python, *arguments], cwd=python.parent, env=PLAIN, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


EACH = """
from importlib.resources import files
from importlib.util import find_spec
import abilene
from abilene.sim import Table, simulate

for name in abilene.games():
    assert simulate(Table(name, players=2), ["greedy", "random"], games=1, seed=3).tally.games == 1
assert files("abilene").joinpath("py.typed").is_file()
assert not any(find_spec(module) for module in ("litestar", "sqlalchemy", "numpy", "gymnasium", "pyspiel", "ray"))
print(abilene.__file__)
"""


def test_the_package_alone_plays_and_says_what_to_install_for_more(plain: Path) -> None:
    assert Path(run(plain, "-c", EACH).strip()).is_relative_to(plain.parent.parent)

    *told, result = run(plain, "-c", example_of_the_readme()).splitlines()
    assert len(told) > 100
    assert re.fullmatch(r"\[.*\] \[\d\]", result)

    served = run(plain, "-m", "abilene", "serve", "--port", "0", "--lang", "en", code=2)
    assert re.fullmatch(r"The module “\w+” is missing: install abilene\[server\]\.\n", served)
    on_ray = run(plain, "-m", "abilene", "simulate", "spike", "--ray", "local", "--lang", "fr", code=2)
    assert on_ray == "Il manque le module «\u00a0ray\u00a0»\u00a0: installe abilene[ray].\n"


MISSING = """
from importlib import import_module

for name in ("rl.gymnasium", "rl.pettingzoo", "rl.rendering", "rl.vector", "rl.open_spiel", "rl.cluster"):
    try:
        import_module(f"abilene.{name}")
    except ModuleNotFoundError as error:
        print(name, error)
"""


def test_whatever_needs_an_extra_names_it(plain: Path) -> None:
    said = dict(line.split(maxsplit=1) for line in run(plain, "-c", MISSING).splitlines())
    extras = {name: text.partition(" is missing: install ")[2] for name, text in said.items()}
    assert extras == {
        **dict.fromkeys(("rl.gymnasium", "rl.pettingzoo", "rl.rendering", "rl.vector"), "abilene[rl]"),
        "rl.open_spiel": "abilene[open-spiel]",
        "rl.cluster": "abilene[ray]",
    }


def example_of_the_readme() -> str:
    (block,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), flags=re.DOTALL)
    return str(block)


IMPORTED = """
import sys
before = set(sys.modules)
import abilene, abilene.bots, abilene.sim
tops = {name.partition(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)
print(*sorted(name for name in tops if not name.startswith("_")))
"""


def test_importing_it_imports_none_of_the_extras() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True)
    ours = {"abilene", "attr", "babel", "fluent", "mypy_extensions", "pytz", "typing_extensions"}
    assert set(done.stdout.split()) <= ours


def test_extras_are_spelled_as_every_pip_knows_them() -> None:
    """Before pip 23.3 an extra with an underscore was not found, and nothing was installed but a warning given."""
    extras = PROJECT["optional-dependencies"]
    assert [canonicalize_name(name) for name in extras] == [*extras]


def test_whoever_develops_has_every_extra() -> None:
    extras = PROJECT["optional-dependencies"]
    assert Requirement(extras["dev"][0]).extras == extras.keys() - {"bench", "dev"}
