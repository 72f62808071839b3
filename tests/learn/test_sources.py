"""The sources that a run was made with: told wherever the package lies, and found again by what was told."""

import subprocess
from pathlib import Path

import pytest

from abilene.learn import sources
from tools.sources import commits


def git(folder: Path, *asked: str) -> None:
    names = ("-c", "user.name=Jesse", "-c", "user.email=jesse@chisholm.example", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", str(folder), *names, *asked], check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A package of two files, committed twice."""
    package = tmp_path / "here" / "src" / "abilene"
    (package / "games").mkdir(parents=True)
    (package / "__init__.py").write_text("one", "utf-8")
    (package / "games" / "figures.toml").write_text("cows = 3", "utf-8")
    git(tmp_path / "here", "init", "-q")
    for text in ("one", "two"):
        (package / "__init__.py").write_text(text, "utf-8")
        git(tmp_path / "here", "add", ".")
        git(tmp_path / "here", "commit", "-qm", text)
    return package


def told(package: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    monkeypatch.setattr(sources, "PACKAGE", package)
    return dict(sources.made_with.__wrapped__())


def test_a_checkout_tells_its_commit_and_whether_anything_was_changed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = checkout.parent.parent
    clean = told(checkout, monkeypatch)
    assert clean["changed"] is False
    assert [clean["commit"]] == commits(str(clean["sources"]), root)
    (checkout / "notes.txt").write_text("nothing that is run", "utf-8")
    assert told(checkout, monkeypatch) == clean
    (checkout / "games" / "figures.toml").write_text("cows = 4", "utf-8")
    dirty = told(checkout, monkeypatch)
    assert (dirty["changed"], dirty["commit"]) == (True, clean["commit"])
    assert commits(str(dirty["sources"]), root) == []


def test_a_copy_without_git_tells_what_its_commit_is_found_by(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "there" / "abilene"
    copy.parent.mkdir()
    commit = told(checkout, monkeypatch)["commit"]
    checkout.rename(copy)
    bare = told(copy, monkeypatch)
    assert (bare["commit"], bare["changed"]) == ("", None)
    assert bare["version"]
    assert commits(str(bare["sources"]), checkout.parent.parent) == [commit]


def test_without_git_at_all_the_sources_are_told(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert told(checkout, monkeypatch)["commit"] == ""
    assert told(checkout, monkeypatch)["sources"]
