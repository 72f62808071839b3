"""docs/bots.md is made from the rows of arenas."""

import gzip
import json
from pathlib import Path

import pytest

from abilene.bots import coach
from abilene.bots.levels import NETWORKS
from abilene.bots.measured import FILE, FORMAT, read
from abilene.server.settings import Settings
from tools import bots

HEAD = {"arena": 1, "game": "spike", "rules": 2, "options": {"expert": True}, "data": {}, "seed": 3}
NETWORK = "network:nets/rail.network.npz"


def row(deal: int, seats: list[str], winner: int) -> str:
    scores = [90 if seat == winner else 40 for seat in range(2)]
    told = {"players": 2, "deal": deal, "seed": deal, "seats": seats, "scores": scores, "winners": [winner]}
    return json.dumps({**told, "decisions": [10, 20], "ms": [5.0, 10.0]})


def made(folder: Path, *more: str) -> int:
    """Add the rows in this folder to what arenas have found there, and make the page of it."""
    return bots.main([str(folder), "--arenas", str(folder / "arenas"), "-o", str(folder / "bots.md"), *more])


def book(folder: Path) -> None:
    lines = [json.dumps({**HEAD, "bots": {"greedy": "", NETWORK: "1f"}})]
    for deal in range(4):
        lines += [row(deal, ["greedy", NETWORK], 1), row(deal, [NETWORK, "greedy"], int(deal == 3))]
    with gzip.open(folder / "spike.jsonl.gz", "wt", encoding="utf-8") as packed:
        packed.write("\n".join(lines) + "\n")
    record = {"decisions": 2000, "games": 10, "seconds": 540.0, "runs": [{}], "sampled": False}
    (folder / "rail.network.json").write_text(json.dumps(record), "utf-8")


def test_each_bot_is_told_with_rating_wins_points_and_time(tmp_path: Path) -> None:
    book(tmp_path)
    assert made(tmp_path) == 0
    page = (tmp_path / "bots.md").read_text("utf-8")
    assert "## Spike: expert True\n" in page
    assert "2 players, 8 games (4 deals), interpreted" in page
    assert "| `greedy` | **1200** (fixed) | – | 46.2 | 0.500 | 0 |" in page
    assert "88 % (53 – 98), 8 games | 83.8 | 0.500 | 0 |" in page
    assert "abilene arena spike --option expert=true --bots greedy,network:nets/rail.network.npz --games 8" in page
    assert "- `rail.network.npz`: 2,000 decisions in 10 games, 9 minutes in 1 run; plays the best action." in page


def test_the_page_is_what_the_tool_makes_of_the_figures_and_notes_that_are_kept() -> None:
    page = bots.told(bots.read_figures(bots.ARENAS), bots.read_notes(bots.ARENAS / bots.NOTES))
    assert bots.PAGE.read_text("utf-8") == page, "run python tools/bots.py"
    assert sum(file.stat().st_size for file in bots.ARENAS.iterdir()) < 100_000


def test_what_pages_say_of_the_bots_agrees_with_what_is_kept() -> None:
    before = json.loads(FILE.read_text("utf-8"))
    after = json.loads(FILE.read_text("utf-8"))
    bots.measure(bots.read_figures(bots.ARENAS), after)
    assert after == before, "run python tools/bots.py --measured src/abilene/bots/measured.json"


def test_what_a_figure_of_the_coach_is_stands_in_one_place(tmp_path: Path) -> None:
    (tmp_path / "notes.md").write_text("For us.\n\n## The coach\n\nIn {found} deals, {seconds} s.\n", "utf-8")
    notes = bots.read_notes(tmp_path / "notes.md")
    assert notes == {"The coach": f"In {coach.FOUND} deals, {Settings.coach_seconds:g} s.\n"}


def test_levels_come_first_with_how_they_learned_and_notes_where_they_belong(tmp_path: Path) -> None:
    (tmp_path / "arenas").mkdir()
    notes = "## Montana\n\nBy hand.\n\n## The coach\n\nA bot too.\n"
    (tmp_path / "arenas" / "notes.md").write_text(notes, "utf-8")
    for file, names in (("a", ["greedy", "random"]), ("b", ["strong", "greedy"])):
        lines = [json.dumps({**HEAD, "game": "montana", "options": {}, "bots": dict.fromkeys(names, "")})]
        lines += [row(deal, seats, 0) for deal in range(2) for seats in (names, names[::-1])]
        (tmp_path / f"{file}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    assert made(tmp_path) == 0
    page = (tmp_path / "bots.md").read_text("utf-8")
    heads = [line for line in page.split("\n") if line.startswith("##")]
    assert heads == ["## Montana", "### Levels", "### `greedy` and `random`", "## How they learned", "## The coach"]
    assert page.index("`strong`") < page.index("By hand.") < page.index("### `greedy` and")
    record = json.loads((NETWORKS / "montana.json").read_text("utf-8"))
    assert f"- the levels of Montana: {record['decisions']:,} decisions in {record['games']:,} games" in page
    assert "All settings stand in `src/abilene/learn/networks/montana.json`." in page


def test_what_pages_say_of_bots_with_names_follows_where_more_was_played(tmp_path: Path) -> None:
    head = {**HEAD, "options": {}, "bots": {"greedy": "", "steady": "2e", NETWORK: "1f"}}
    lines = [json.dumps(head)]
    for deal in range(40):
        lines += [row(deal, ["greedy", "steady"], deal % 2), row(deal, ["steady", "greedy"], deal % 4 == 3)]
    (tmp_path / "spike.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    known = tmp_path / "measured.json"
    before = {"players": 2, "games": 20, "wins": [0.1, 0.0, 0.2]}
    other = {"players": 3, "games": 900, "wins": [0.4, 0.3, 0.5]}
    bots_of = {
        "steady": {"tables": [before, other]},
        "greedy": {"tables": [{"players": 2, "games": 50, "points": 98.9}]},
    }
    games = {"spike": {"date": "2026-11-01", "source": "elsewhere", "bots": bots_of}}
    known.write_text(json.dumps({"format": FORMAT, "games": games}), "utf-8")
    assert made(tmp_path, "--measured", str(known)) == 0
    found = read(known)["spike"]
    assert found.source == "docs/bots.md, elsewhere"
    steady = found.of("steady")
    assert steady.rating is not None
    assert 1200 < steady.rating[0] < 1400
    assert steady.tables[2].games == 80
    assert steady.tables[2].points == 71.2  # 50 of 80 won
    assert steady.tables[2].wins == (0.625, 0.515, 0.723)
    assert steady.tables[3].games == 900
    assert found.of("greedy").tables[2].points == 98.9
    assert set(found.bots) == {"greedy", "steady"}


def test_what_was_found_with_other_options_stands_aside(tmp_path: Path) -> None:
    book(tmp_path)  # with the expert rules
    lines = [json.dumps({**HEAD, "bots": {"greedy": "", "easy": ""}})]
    lines += [row(deal, seats, deal % 2) for deal in range(40) for seats in (["greedy", "easy"], ["easy", "greedy"])]
    (tmp_path / "hard.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    known = tmp_path / "measured.json"
    games = {"spike": {"date": "2026-11-01", "source": "elsewhere", "bots": {}}}
    known.write_text(json.dumps({"format": FORMAT, "games": games}), "utf-8")
    assert made(tmp_path, "--measured", str(known)) == 0
    found = read(known)["spike"]
    assert (found.bots, found.date) == ({}, "2026-11-01")
    other = found.others["expert:True"]
    assert other.options == {"expert": True}
    assert other.of("easy").tables[2].games == 80
    assert other.of("greedy").rating == (1200, 0)


def test_a_folder_without_rows_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        made(tmp_path)
    assert "there are no rows" in capsys.readouterr().err
