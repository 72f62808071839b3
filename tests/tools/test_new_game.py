"""A new game is laid out so that it runs at once."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tools.new_game import ROOT, lay_out, main, prefix

NAME = "silver_city"
GOLDEN = "tests/contract/test_golden.py"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the new game is the only one."""
    copy = tmp_path_factory.mktemp("project")
    copytree(ROOT / "src", copy / "src", ignore=ignore_patterns("__pycache__", *other_games()))
    copytree(ROOT / "tests", copy / "tests", ignore=ignore_patterns("__pycache__", "golden", *other_games()))
    copytree(ROOT / "tools", copy / "tools", ignore=ignore_patterns("__pycache__"))
    (copy / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    lay_out(NAME, copy)
    return copy


def other_games() -> list[str]:
    return [path.parent.name for path in (ROOT / "src" / "abilene" / "games").glob("*/meta.py")]


def run(project: Path, *command: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(project / "src")}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=project, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


ALONE = ("-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:xdist")


def test_its_rules_are_proven_and_it_keeps_every_promise_of_a_game(project: Path) -> None:
    paths = [f"tests/{NAME}", "tests/contract", "tests/test_rules_coverage.py", "tests/test_architecture.py"]
    # some of them at every player count
    promised = f"{NAME}-2 or {NAME} and (test_icons or test_words or test_play or test_answers)"
    wanted = f"{promised} or test_rules or (coverage and not excused) or arrows or same_files"
    run(project, "pytest", *ALONE, "--ignore", GOLDEN, "-k", wanted, *paths)


def test_its_games_are_written_down_and_go_the_same_way_again(project: Path) -> None:
    shelf = project / "tests" / "golden"
    shelf.mkdir()
    for entries in ("checksums", "perft", "playthroughs"):
        (shelf / f"{entries}.json").write_text("{}", "utf-8")
    for once in (["--regenerate-golden"], []):
        run(project, "pytest", *ALONE, GOLDEN, *once, "-k", f"{NAME}-2 and not lines_of_play")


def test_it_reads_like_the_other_games(project: Path) -> None:
    folders = [f"src/abilene/games/{NAME}", f"tests/{NAME}"]
    run(project, "ruff", "check", "--no-cache", *folders)
    run(project, "ruff", "format", "--no-cache", "--check", *folders)


@pytest.mark.parametrize("name", ["", "Silver City", "silver-city", "class", "2players", "../silver", "__init__"])
def test_a_name_that_is_none_for_a_folder_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ValueError, match="small letters"):
        lay_out(name, tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert main([name]) == 1
    assert "small letters" in capsys.readouterr().err


def test_a_game_that_is_there_is_left_alone(project: Path) -> None:
    with pytest.raises(ValueError, match="already"):
        lay_out(NAME, project)


def test_what_python_left_of_a_game_is_not_in_the_way(tmp_path: Path) -> None:
    cache = tmp_path / "src" / "abilene" / "games" / NAME / "__pycache__" / "state.pyc"
    cache.parent.mkdir(parents=True)
    cache.touch()
    assert lay_out(NAME, tmp_path)


def test_no_two_games_share_the_letters_of_their_rules() -> None:
    assert prefix("silver_city", set()) == "SIL"
    assert prefix("silver_city", {"SIL", "SIV"}) == "SIE"
    assert prefix("great_western", {"GRE", "GWT"}) == "GRA"
