"""docs/bots.md from the rows of arenas: `python tools/bots.py FOLDER -o docs/bots.md`.

In the folder lie books of `abilene arena … --rows FILE` (.jsonl, or packed as .jsonl.gz), one for each game and set of
options; beside them, if a bot is a network, the record of how it was made (`trail.network.json` of `abilene train`).
With `--measured src/abilene/bots/measured.json` what the pages say of the bots is brought up to date too.
"""

import argparse
import datetime
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple, cast

from abilene.bots import levels
from abilene.bots.levels import record_of
from abilene.bots.measured import YARDSTICK
from abilene.games import box
from abilene.sim.arena import Game, Standings
from abilene.sim.arena.book import read
from abilene.sim.arena.plot import short, signed
from abilene.sim.arena.standing import Rated, rate

LEVELS: Final = frozenset(levels.LEVELS)
PAIR: Final = 2  # ratings of games for two count for all
UNSURE: Final = 190  # half of an interval: who is not known better than so has no rating yet

LIES: Final = "All settings stand in `src/abilene/learn/networks/{game}.json`."

INTRO = """# Bots, and how strong they are

Made by `python tools/bots.py` from the rows of [arenas](research.md#arena), by these commands:

```
{commands}
```

- **Rating**: 1200 is `greedy`, in every game and at every player count; 400 points more are ten to one to come before
  it, 200 about three to one. Behind it the 95 % interval.
- **Wins**: of one bot among `greedy` ones, with the 95 % interval; an equal share would be {shares}.
- **Points** on average, over all its games here: against `random` games are long, and many points can be made.
- **ms**: processor time a decision, on one thread, {compiled}.
- Of who has lost every game, only the upper end of the interval says much: nobody knows how weak it is.
- Every deal is played by all line-ups from every seat. Bots that crash, take too long or answer what is not allowed
  have lost that game (`faults`).

Levels ([learning](learning.md#levels)) play with the network that comes with the game where it has learned the table;
else they think with `greedy`, and `expert` with games that it imagines. `greedy` is written by hand for each game,
`random` chooses without looking; both stay for researchers.
"""


COACH = """## The coach

The coach is a bot too (`abilene.bots.coach`): it deals what its seat cannot know anew, tries each answer in
the same deals, and plays every one to its end with `strong`, or with `greedy` where no level plays. `expert`
would be stronger, but asks its network some 800 times for each decision: one game of it takes as long as a
whole look of the coach may, and a hundred games by `strong` say more than one by `expert`. What it compares
are ends: points of each kind, and what an opponent ends with. Money on the way or the turn of the next
delivery mean something in one game only, and show at the end in points; so it does not speak of them. Whether
somebody may be coached is said in one place, `may_be_coached`: against bots alone, and never where something
is at stake.
"""


class Played(NamedTuple):
    """The rows of one file."""

    file: Path
    settings: dict[str, Any]
    bots: list[str]
    games: dict[int, list[Game]]  # by player count


def load(file: Path) -> Played:
    settings: dict[str, Any] = {}
    games: dict[int, list[Game]] = defaultdict(list)
    names: dict[str, str] = {}
    for _, data in read(file):
        if "arena" in data:
            settings = data
            names |= data["bots"]
        else:
            games[data["players"]].append(cast(Game, data))
    return Played(file, settings, list(names), {count: _whole(games[count]) for count in sorted(games)})


def _whole(games: Sequence[Game]) -> list[Game]:
    """Those of whole deals: where an arena was interrupted, some seats had their turn and others not."""
    of_deal = Counter(row["deal"] for row in games)
    return [row for row in games if of_deal[row["deal"]] == max(of_deal.values())]


def told(results: Sequence[Played], compiled: bool) -> str:
    counts = sorted({count for played in results for count in played.games})
    shares = ", ".join(f"{100 / count:.0f} % with {count}" for count in counts)
    how = "compiled" if compiled else "interpreted"
    parts = [INTRO.format(commands="\n".join(map(_command, results)), shares=shares, compiled=how)]
    for title, of in groupby(sorted(results, key=_title), _title):
        parts.append(f"## {title}\n")
        books = sorted(of, key=lambda played: not _levels(played))
        for played in books:
            parts += [f"### {_who(played)}\n"] if len(books) > 1 else []
            for players, games in played.games.items():
                bots = [name for name in played.bots if _plays(name, games)]
                parts += [*_table(rate(games, played.settings["game"], players, bots)), ""]
    records = list(_records(results))
    if records:
        parts += ["## How they learned", "", *records, ""]
    parts.append(COACH)
    return "\n".join(parts).rstrip("\n") + "\n"


def _plays(name: str, games: Sequence[Game]) -> bool:
    return any(name in row["seats"] for row in games)


def _levels(played: Played) -> bool:
    return not LEVELS.isdisjoint(played.bots)


def _who(played: Played) -> str:
    return "Levels" if _levels(played) else " and ".join(f"`{short(name)}`" for name in played.bots)


def _title(played: Played) -> str:
    options = ", ".join(f"{name} {value}" for name, value in played.settings["options"].items())
    title = box(played.settings["game"]).meta.titles["en"]
    return f"{title}: {options}" if options else title


def _command(played: Played) -> str:
    settings, per = played.settings, {count: len(games) for count, games in played.games.items()}
    options = "".join(f" --option {name}={str(value).lower()}" for name, value in settings["options"].items())
    bots = f"--bots {','.join(played.bots)}{_among(played)}"
    words = f"{bots} --games {max(per.values())} --players {','.join(map(str, per))}"
    return (
        f"abilene arena {settings['game']}{options} {words} --seed {settings['seed']} --all --rows {played.file.name}"
    )


def _among(played: Played) -> str:
    """Whether all others have met nobody but greedy, each alone, though they could have."""
    rows = [row["seats"] for games in played.games.values() for row in games]
    alone = all(seats.count(YARDSTICK) == len(seats) - 1 for seats in rows)
    others = len(played.bots) > PAIR or any(len(seats) > PAIR for seats in rows)
    return f" --among {YARDSTICK}" if alone and others else ""


def _table(found: Standings) -> Iterator[str]:
    yield f"{found.players} players, {found.games:,} games ({found.deals} deals)"
    yield ""
    yield "| | rating | wins among greedy | points | ms | faults |"
    yield "|---|--:|--:|--:|--:|--:|"
    for bot in found.bots:
        fixed = bot.name == found.anchor
        interval = "fixed" if fixed else f"{signed(bot.low)} to {signed(bot.high)}"
        met = bot.against.get("greedy")
        wins = "–" if met is None else f"{100 * met.share:.0f} % ({_between(*met.interval)}), {met.games} games"
        figures = f"{signed(bot.mean_score, 1)} | {bot.ms:.3f} | {sum(bot.faults.values())}"
        yield f"| `{short(bot.name)}` | **{signed(bot.rating)}** ({interval}) | {wins} | {figures} |"


def _between(low: float, high: float) -> str:
    return f"{100 * low:.0f} – {100 * high:.0f}"


def _records(results: Sequence[Played]) -> Iterator[str]:
    """How each network was made: those of levels, then those whose record lies beside the rows."""
    games = {played.settings["game"] for played in results if _levels(played)}
    for game in sorted(games):
        record = record_of(game)
        if record:
            who = f"the levels of {box(game).meta.titles['en']}"
            yield f"{_learned(who, record)} {LIES.format(game=game)}"
    for played in results:
        for name in played.bots:
            file = played.file.parent / f"{short(name).removesuffix('.npz')}.json"
            if name.startswith("network:") and file.exists():
                yield _learned(f"`{short(name)}`", json.loads(file.read_text("utf-8")))


def _learned(who: str, record: Mapping[str, Any]) -> str:
    runs = record["runs"]
    plays = "by chance" if record["sampled"] else "the best action"
    led = sum(bool(run.get("settings", {}).get("taught")) for run in runs)
    at_first = f", {led} of them led by `greedy` at first" if led else ""
    return (
        f"- {who}: {record['decisions']:,} decisions in {record['games']:,} games, "
        f"{record['seconds'] / 60:.0f} minutes in {len(runs)} runs{at_first}; plays {plays}."
    )


def measure(results: Sequence[Played], known: dict[str, Any]) -> None:
    """Put what the books say of bots with names, with the usual options, in the place of what fewer games said."""
    for played in results:
        if played.settings["options"]:
            continue
        of = known["games"].setdefault(played.settings["game"], {"date": "", "source": "", "bots": {}})
        sources = dict.fromkeys(["docs/bots.md", *filter(None, of["source"].split(", "))])  # some of it may stay
        of |= {"date": f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}", "source": ", ".join(sources)}
        for players, games in played.games.items():
            bots = [name for name in played.bots if _plays(name, games)]
            for bot in rate(games, played.settings["game"], players, bots).bots:
                if ":" not in bot.name:
                    _fares(of["bots"].setdefault(bot.name, {}), bot, players, games)


def _fares(known: dict[str, Any], bot: Rated, players: int, games: Sequence[Game]) -> None:
    """How a bot fares at one player count."""
    known["ms"] = max(known.get("ms", 0.01), round(bot.ms, 1))
    if bot.name == YARDSTICK or YARDSTICK not in bot.against:
        return
    if players == PAIR and (half := (bot.high - bot.low) / 2) < UNSURE:
        known["rating"] = [round(bot.rating), round(half)]
    met, tables = bot.against[YARDSTICK], known.setdefault("tables", [])
    before = next((table for table in tables if table["players"] == players), {"games": 0})
    if met.games < before["games"]:
        return
    alone = [row for row in games if row["seats"].count(YARDSTICK) == players - 1]
    points = [row["scores"][row["seats"].index(bot.name)] for row in alone if bot.name in row["seats"]]
    tables[:] = [table for table in tables if table is not before]
    wins = [round(share, 3) for share in (met.share, *met.interval)]
    tables.append({"players": players, "games": met.games, "points": round(fmean(points), 1), "wins": wins})
    tables.sort(key=lambda table: table["players"])


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--measured", type=Path, help="what the pages say of the bots, to be brought up to date")
    parser.add_argument("--compiled", action="store_true", help="the games were played compiled")
    asked = parser.parse_args(arguments)
    files = [*sorted(asked.folder.glob("*.jsonl")), *sorted(asked.folder.glob("*.jsonl.gz"))]
    if not files:
        parser.error(f"there are no rows (*.jsonl, *.jsonl.gz) in {asked.folder}")
    results = [load(file) for file in files]
    asked.output.write_text(told(results, asked.compiled), "utf-8")
    if asked.measured:
        known = json.loads(asked.measured.read_text("utf-8"))
        measure(results, known)
        asked.measured.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
