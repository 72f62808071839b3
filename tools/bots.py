"""docs/bots.md from what arenas have found: `python tools/bots.py`.

In docs/arenas stands what came of each arena in a few figures, and in notes.md what is written by hand: what is put
under the title of a game, and what else there is to say. An arena that was played is added by its rows:

    abilene arena spike --bots strong,greedy --games 200 --players 2 --all --rows spike_levels.jsonl
    python tools/bots.py spike_levels.jsonl --compiled

writes docs/arenas/spike_levels.json, and the page anew. Rows (.jsonl, or packed as .jsonl.gz) may lie in folders;
beside them, if a bot is a network, the record of how it was made (`trail.network.json` of `abilene train`). With
`--measured src/abilene/bots/measured.json` what the pages say of the bots is brought up to date too.
"""

import argparse
import datetime
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple, cast

from abilene.bots import coach, levels
from abilene.bots.at_table import BUDGET
from abilene.bots.levels import record_of
from abilene.bots.measured import YARDSTICK
from abilene.games import box
from abilene.learn.foresight import Foresight
from abilene.server.settings import Settings
from abilene.sim.arena.book import read
from abilene.sim.arena.playing import Game
from abilene.sim.arena.plot import short, signed
from abilene.sim.arena.standing import Rated, rate

ROOT: Final = Path(__file__).parent.parent
ARENAS: Final = ROOT / "docs" / "arenas"
PAGE: Final = ROOT / "docs" / "bots.md"
NOTES: Final = "notes.md"
FORMAT: Final = "abilene arena in figures 1"
LEVELS: Final = frozenset(levels.LEVELS)
PAIR: Final = 2  # ratings of games for two count for all
UNSURE: Final = 190  # half of an interval: who is not known better than so has no rating yet
LIES: Final = "All settings stand in `src/abilene/learn/networks/{game}.json`."

INTRO = """# Bots, and how strong they are

Made by `python tools/bots.py` from what [arenas](research.md#arena) have found (`docs/arenas`), by these commands:

```
{commands}
```

- **Rating**: 1200 is `greedy`, in every game and at every player count; 400 points more are ten to one to come before
  it, 200 about three to one. Behind it the 95 % interval.
- **Wins**: of one bot among `greedy` ones, with the 95 % interval; an equal share would be {shares}.
- **Points** on average, over all its games here: against `random` games are long, and many points can be made.
- **ms**: processor time a decision, on one thread; over each table stands whether the games were played compiled.
- Of who has lost every game, only the upper end of the interval says much: nobody knows how weak it is.
- Every deal is played by all line-ups from every seat. Bots that crash, take too long or answer what is not allowed
  have lost that game (`faults`).

Levels ([learning](learning.md#levels)) play with the network that comes with the game where it has learned the table;
else they think with `greedy`, and `expert` with games that it imagines. `greedy` is written by hand for each game,
`random` chooses without looking; both stay for researchers.
"""


class Found(NamedTuple):
    """What came of one arena, as it is written down."""

    name: str
    told: dict[str, Any]

    @property
    def game(self) -> str:
        """Which one was played."""
        return str(self.told["game"])

    @property
    def bots(self) -> list[str]:
        """Who played."""
        return list(self.told["bots"])

    @property
    def levels(self) -> bool:
        """Whether levels were among them."""
        return not LEVELS.isdisjoint(self.bots)

    @property
    def title(self) -> str:
        """Of the game, with options that are not usual."""
        options = ", ".join(f"{name} {value}" for name, value in self.told["options"].items())
        title = box(self.game).meta.titles["en"]
        return f"{title}: {options}" if options else title

    @property
    def who(self) -> str:
        """In a heading."""
        return "Levels" if self.levels else " and ".join(f"`{short(name)}`" for name in self.bots)

    @property
    def command(self) -> str:
        """What plays it again."""
        told, per = self.told, {table["players"]: table["games"] for table in self.told["tables"]}
        options = "".join(f" --option {name}={str(value).lower()}" for name, value in told["options"].items())
        among = f" --among {told['among']}" if "among" in told else ""
        words = f"--bots {','.join(self.bots)}{among} --games {max(per.values())} --players {','.join(map(str, per))}"
        return f"abilene arena {self.game}{options} {words} --seed {told['seed']} --all --rows {self.name}.jsonl"


# ------------------------------------------------------------------ from rows to figures


def sum_up(file: Path, compiled: bool) -> Found:
    """What the rows of an arena say."""
    settings: dict[str, Any] = {}
    games: dict[int, list[Game]] = defaultdict(list)
    names: dict[str, str] = {}
    for _, data in read(file):
        if "arena" in data:
            settings = data
            names |= data["bots"]
        else:
            games[data["players"]].append(cast(Game, data))
    among = {"among": YARDSTICK} if _met_greedy_alone([row for rows in games.values() for row in rows]) else {}
    told = {
        "format": FORMAT,
        "game": settings["game"],
        "options": settings["options"],
        "seed": settings["seed"],
        "bots": list(names),
        **among,
        "compiled": compiled,
        "date": f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}",
        "tables": [_table_of(settings["game"], count, _whole(games[count]), list(names)) for count in sorted(games)],
        "records": dict(_records_beside(file, list(names))),
    }
    return Found(file.name.partition(".")[0], told)


def _met_greedy_alone(games: Sequence[Game]) -> bool:
    """Whether all others have met nobody but greedy, each alone, though they could have met each other."""
    alone = all(row["seats"].count(YARDSTICK) == len(row["seats"]) - 1 for row in games)
    others = {name for row in games for name in row["seats"]} - {YARDSTICK}
    return alone and any(len(others) > 1 or len(row["seats"]) > PAIR for row in games)


def _whole(games: Sequence[Game]) -> list[Game]:
    """Those of whole deals: where an arena was interrupted, some seats had their turn and others not."""
    of_deal = Counter(row["deal"] for row in games)
    return [row for row in games if of_deal[row["deal"]] == max(of_deal.values())]


def _table_of(game: str, players: int, games: Sequence[Game], names: Sequence[str]) -> dict[str, Any]:
    bots = [name for name in names if any(name in row["seats"] for row in games)]
    found = rate(games, game, players, bots)
    rated = [_figures(bot, bot.name == found.anchor, games, players) for bot in found.bots]
    return {"players": players, "games": found.games, "deals": found.deals, "bots": rated}


def _figures(bot: Rated, fixed: bool, games: Sequence[Game], players: int) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": bot.name,
        "rating": [round(bot.rating, 1), round(bot.low, 1), round(bot.high, 1)],
        "fixed": fixed,
        "points": round(bot.mean_score, 2),
        "ms": round(bot.ms, 3),
        "faults": sum(bot.faults.values()),
    }
    met = bot.against.get(YARDSTICK)
    if met is None:
        return told
    alone = [row for row in games if row["seats"].count(YARDSTICK) == players - 1 and bot.name in row["seats"]]
    points = fmean([row["scores"][row["seats"].index(bot.name)] for row in alone])
    wins = [round(share, 4) for share in (met.share, *met.interval)]
    return {**told, "among greedy": {"games": met.games, "wins": wins, "points": round(points, 2)}}


def _records_beside(file: Path, bots: Sequence[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """How networks were made that are not the package's, where it lies beside the rows."""
    for name in bots:
        record = file.parent / f"{short(name).removesuffix('.npz')}.json"
        if name.startswith("network:") and record.exists():
            told = json.loads(record.read_text("utf-8"))
            yield name, {what: told[what] for what in ("decisions", "games", "seconds", "runs", "sampled")}


# ------------------------------------------------------------------ from figures to the page


def told(results: Sequence[Found], notes: Mapping[str, str]) -> str:
    """The page; notes are put after the levels of the game of that title, all others at the end."""
    counts = sorted({table["players"] for found in results for table in found.told["tables"]})
    shares = ", ".join(f"{100 / count:.0f} % with {count}" for count in counts)
    parts = [INTRO.format(commands="\n".join(found.command for found in results), shares=shares)]
    left = dict(notes)
    for title, of in groupby(sorted(results, key=lambda found: found.title), lambda found: found.title):
        parts.append(f"## {title}\n")
        books = sorted(of, key=lambda found: not found.levels)
        for who, same in groupby(books, lambda found: found.who):
            parts += [f"### {who}\n"] if len({found.who for found in books}) > 1 else []
            for found in same:
                for table in found.told["tables"]:
                    parts += [*_table(table, found.told["compiled"]), ""]
            if who == "Levels" and title in left:
                parts.append(left.pop(title))
        if title in left:
            parts.append(left.pop(title))
    if records := list(_records(results)):
        parts += ["## How they learned", "", *records, ""]
    parts += [f"## {title}\n\n{text}" for title, text in left.items()]
    return "\n".join(parts).rstrip("\n") + "\n"


def _table(table: Mapping[str, Any], compiled: bool) -> Iterator[str]:
    how = "compiled" if compiled else "interpreted"
    yield f"{table['players']} players, {table['games']:,} games ({table['deals']} deals), {how}"
    yield ""
    yield "| | rating | wins among greedy | points | ms | faults |"
    yield "|---|--:|--:|--:|--:|--:|"
    for bot in table["bots"]:
        rating, low, high = bot["rating"]
        interval = "fixed" if bot["fixed"] else f"{signed(low)} to {signed(high)}"
        met = bot.get("among greedy")
        wins = "–"
        if met is not None:
            share, least, most = (100 * part for part in met["wins"])
            wins = f"{share:.0f} % ({least:.0f} – {most:.0f}), {met['games']} games"
        figures = f"{signed(bot['points'], 1)} | {bot['ms']:.3f} | {bot['faults']}"
        yield f"| `{short(bot['name'])}` | **{signed(rating)}** ({interval}) | {wins} | {figures} |"


def _records(results: Sequence[Found]) -> Iterator[str]:
    """How each network was made: those of levels, then those whose record lay beside the rows."""
    for game in sorted({found.game for found in results if found.levels}):
        record = record_of(game)
        if record:
            who = f"the levels of {box(game).meta.titles['en']}"
            yield f"{_learned(who, record)} {LIES.format(game=game)}"
    for found in results:
        for name, record in found.told["records"].items():
            yield _learned(f"`{short(name)}`", record)


def _learned(who: str, record: Mapping[str, Any]) -> str:
    runs = record["runs"]
    plays = "by chance" if record["sampled"] else "the best action"
    led = sum(bool(run.get("settings", {}).get("taught")) for run in runs)
    of_them = f"{led} of them " if len(runs) > 1 else ""
    at_first = f", {of_them}led by `greedy`" if led else ""
    return (
        f"- {who}: {record['decisions']:,} decisions in {record['games']:,} games, "
        f"{record['seconds'] / 60:.0f} minutes in {len(runs)} run{'s' * (len(runs) != 1)}{at_first}; plays {plays}."
    )


def read_notes(file: Path) -> dict[str, str]:
    """What is written by hand, by its heading; the coach's figures stand where the coach has them."""
    if not file.exists():
        return {}
    known = {
        "asked": f"{Foresight().enough}",
        "found": f"{coach.FOUND}",
        "surely": f"{100 * coach.SURELY:.0f}",
        "seconds": f"{Settings.coach_seconds:g}",
        "patience": f"{coach.PATIENCE}",
        "budget": f"{BUDGET:g}",
    }
    parts = re.split(r"^## (.+)\n+", file.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {title: f"{text.rstrip()}\n".format(**known) for title, text in zip(parts[::2], parts[1::2])}


# ------------------------------------------------------------------ what the pages of the table say


def measure(results: Sequence[Found], known: dict[str, Any]) -> None:
    """Put what was found of bots with names in the place of what fewer games said, those of other options aside."""
    ratings: dict[int, tuple[dict[str, Any], list[tuple[int, int]]]] = {}  # of whom; how unsure, and which
    for found in results:
        of = known["games"].setdefault(found.game, {"date": "", "source": "", "bots": {}})
        sources = dict.fromkeys(["docs/bots.md", *filter(None, of["source"].split(", "))])  # some of it may stay
        of["source"] = ", ".join(sources)
        if options := found.told["options"]:
            key = ",".join(f"{name}:{value}" for name, value in options.items())
            of = of.setdefault("others", {}).setdefault(key, {"options": options, "date": "", "bots": {}})
        of["date"] = max(of["date"], found.told["date"])
        for table in found.told["tables"]:
            for bot in table["bots"]:
                if ":" in bot["name"]:
                    continue
                fares = of["bots"].setdefault(bot["name"], {})
                _fares(fares, bot, table["players"])
                rating, low, high = bot["rating"]
                if table["players"] == PAIR and not bot["fixed"] and (half := round((high - low) / 2)) < UNSURE:
                    ratings.setdefault(id(fares), (fares, []))[1].append((half, round(rating)))
    for fares, best in ratings.values():
        half, rating = min(best)
        fares["rating"] = [rating, half]


def _fares(known: dict[str, Any], bot: Mapping[str, Any], players: int) -> None:
    """How a bot fares at one player count."""
    known["ms"] = max(known.get("ms", 0.01), round(bot["ms"], 1))
    met = bot.get("among greedy")
    if bot["name"] == YARDSTICK or met is None:
        return
    tables = known.setdefault("tables", [])
    before = next((table for table in tables if table["players"] == players), {"games": 0})
    if met["games"] < before["games"]:
        return
    tables[:] = [table for table in tables if table is not before]
    wins = [round(share, 3) for share in met["wins"]]
    tables.append({"players": players, "games": met["games"], "points": round(met["points"], 1), "wins": wins})
    tables.sort(key=lambda table: table["players"])


# ------------------------------------------------------------------ the command


def read_figures(folder: Path) -> list[Found]:
    """What all arenas have found, those of levels first."""
    found = [Found(file.stem, json.loads(file.read_text("utf-8"))) for file in sorted(folder.glob("*.json"))]
    for one in found:
        if one.told.get("format") != FORMAT:
            raise ValueError(f"{one.name}.json is no {FORMAT!r}")
    return sorted(found, key=lambda one: (not one.levels, one.game, one.name))


def _rows(given: Sequence[Path]) -> Iterator[Path]:
    for path in given:
        files = [*sorted(path.glob("*.jsonl")), *sorted(path.glob("*.jsonl.gz"))] if path.is_dir() else [path]
        if not files:
            raise ValueError(f"there are no rows (*.jsonl, *.jsonl.gz) in {path}")
        yield from files


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("rows", type=Path, nargs="*", help="of arenas that were played, or folders of such")
    parser.add_argument("--compiled", action="store_true", help="these were played compiled")
    parser.add_argument("--arenas", type=Path, default=ARENAS, help="where their figures and notes.md stand")
    parser.add_argument("-o", "--output", type=Path, default=PAGE)
    parser.add_argument("--measured", type=Path, help="what the pages say of the bots, to be brought up to date")
    asked = parser.parse_args(arguments)
    try:
        for found in [sum_up(file, asked.compiled) for file in _rows(asked.rows)]:
            asked.arenas.mkdir(exist_ok=True)
            (asked.arenas / f"{found.name}.json").write_text(json.dumps(found.told, indent=1) + "\n", "utf-8")
        results = read_figures(asked.arenas)
    except ValueError as error:
        parser.error(str(error))
    asked.output.write_text(told(results, read_notes(asked.arenas / NOTES)), "utf-8")
    if asked.measured:
        known = json.loads(asked.measured.read_text("utf-8"))
        measure(results, known)
        asked.measured.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
