"""The bots: how strong each is as far as that was measured, how it was made, and what it does at a table."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from litestar import get
from litestar.params import FromQuery
from litestar.response import Response

from abilene.bots.levels import LEVELS, NAMES, record_of
from abilene.bots.measured import RATED, YARDSTICK, Found, measured
from abilene.games import box, names
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.pages.frame import game_facts, page_for
from abilene.server.tables.crew import crew, crew_of
from abilene.server.tables.games import load_game
from abilene.server.words import bot_name, words

LOWEST, HIGHEST = 700, 1900  # ratings between the ends of the ladder
PAIR = 2  # players
SHARE = 100  # of what wins are told
NAMED = 7  # letters of a commit


@get("/bots", include_in_schema=False)
async def bots(
    request: AnyRequest,
    house: TheHouse,
    caller: TheCaller,
    game: FromQuery[str] = "",
    players: FromQuery[str] = "",
) -> Response[str]:
    """The ladder of a game, at all its tables or at those of one size."""
    chosen = game if game in names() else names()[0]
    sizes = [count for count in box(chosen).meta.players if count > 1]
    size = next((count for count in sizes if str(count) == players), 0)
    everyone = await asyncio.to_thread(crew_of, chosen)
    playing = crew(load_game(chosen, size, "{}", "{}")) if size else everyone
    tables = [
        (count, at) for bot in playing for count, at in measured(chosen).of(bot).tables.items() if size in (0, count)
    ]
    won = sorted({players for players, at in tables if at.wins})
    scored = sorted({players for players, at in tables if at.points is not None})[:1]  # others: tables of that size
    record = record_of(chosen) if LEVELS[0] in everyone else None
    rows = [_row(chosen, bot, won, scored, caller.lang, by_chance(record)) for bot in _ladder(chosen, playing)]
    return await page_for(
        request,
        house,
        caller,
        "bots.html",
        "bots",
        games=[(game_facts(name, caller.lang), _best(name, caller.lang)) for name in names()],
        game=game_facts(chosen, caller.lang),
        sizes=sizes,
        size=size,
        unable=LEVELS[0] in everyone and LEVELS[0] not in playing,
        won=won,  # what nobody was measured in has no column
        scored=scored,
        thought=any(row["ms"] for row in rows),
        rows=rows,
        marks=[(rating, _place(rating)) for rating in range(800, HIGHEST, 200)],
        yardstick=_place(RATED),
        measured=measured(chosen),
        learned=LEVELS[0] in everyone,
        chance=int(by_chance(record)),
        teacher=NAMES[LEVELS[-1]][0],
        lessons=lessons(record, caller.lang) if record else [],
        read=_read(chosen, caller.lang),
    )


def _read(game: str, lang: str) -> dict[str, Any] | None:
    """How a best response fares, where one was trained."""
    best = measured(game).read
    if best is None:
        return None
    wins, told = round(SHARE * best.wins), {"players": best.players, "minutes": best.minutes}
    said = words(lang).format("bots-read-by", bot=bot_name(best.bot, lang), wins=wins, **told)
    return {"said": str(said), "wins": wins, "fair": round(SHARE / best.players)}


def _best(game: str, lang: str) -> str:
    """How the best bot of a game fares for two, as far as that was measured."""
    at = measured(game).of(LEVELS[-1]).tables.get(PAIR)
    if at is None or at.wins is None:
        return ""
    best, other = bot_name(LEVELS[-1], lang), bot_name(YARDSTICK, lang)
    return str(words(lang).format("bots-best", bot=best, other=other, wins=round(SHARE * at.wins[0])))


def lessons(record: Mapping[str, Any], lang: str) -> list[tuple[str, str]]:
    """How a network learned, in a few lines with their headings, from the record that lies beside it."""
    texts, runs = words(lang), record["runs"]

    def say(name: str, **values: Any) -> str:
        return str(texts.format(f"bots-learned-{name}", **values))

    def share(name: str, switch: str = "") -> int:
        """Of the games of all runs, in per cent; of a run where the switch is off, none."""
        of = [(run["decisions"], run["settings"]) for run in runs]
        met: float = sum(many * how[name] for many, how in of if not switch or how[switch])
        return round(SHARE * met / int(record["decisions"]))

    said = {
        "itself": [
            say(
                "itself",
                decisions=_millions(record["decisions"], lang),
                games=record["games"],
                minutes=round(record["seconds"] / 60),
                runs=len(runs),
                device=", ".join(dict.fromkeys(run["device"] for run in runs)),
            ),
            *_taught(runs, say),
        ],
        "against": [say("against", earlier=share("earlier"), greedy=share("greedy"))],
        "set-ups": [say("set-ups", drawn=share("drawn", "varied"))],
        "size": [
            say("size", megabytes=_number(record["bytes"] / 1e6, lang)),
            *([] if record["sampled"] else [say("ahead")]),
        ],
        "record": [
            say("record", rules=record["about"]["rules"], features=record["about"]["features"]),
            *_sources(runs, say),
        ],
    }
    return [(str(texts.format(f"bots-learned-{name}.title")), " ".join(told)) for name, told in said.items()]


def _taught(runs: Sequence[Mapping[str, Any]], say: Callable[..., str]) -> list[str]:
    """For how long greedy said what it would do, and whether that was played."""
    advised = [run for run in runs if run["settings"]["taught"]]
    minutes = sum(run["seconds"] * run["settings"]["taught"] for run in advised) / 60
    if not advised:
        return []
    always = all(run["settings"]["taught"] == 1 for run in runs)
    led = any(run["settings"]["led"] for run in advised)
    return [say("taught", all=int(always), minutes=round(minutes)), *([say("led")] if led else [])]


def _sources(runs: Sequence[Mapping[str, Any]], say: Callable[..., str]) -> list[str]:
    """Of which state of the sources the runs are, as far as it is known."""
    known = [run for run in runs if run["commit"]]
    said = []
    if known:
        commits = ", ".join(dict.fromkeys(run["commit"][:NAMED] for run in known))
        said.append(say("commits", all=int(len(known) == len(runs)), known=len(known), runs=len(runs), commits=commits))
    if changed := sum(bool(run.get("changed")) for run in known):
        said.append(say("changed", count=changed))
    unknown = Counter(tuple(run.get("between", ("", ""))) for run in runs if not run["commit"])
    for (first, last), count in unknown.items():
        told = 0 if not first else "same" if first == last else first[:NAMED]
        said.append(say("between", count=count, first=told, last=last[:NAMED]))
    return said


def _ladder(game: str, playing: tuple[str, ...]) -> list[str]:
    """The strongest first, as far as that is known; those without a rating last, levels above the others."""
    found = measured(game)

    def height(bot: str) -> tuple[float, int]:
        rating = found.of(bot).rating
        return (rating[0] if rating else 0, LEVELS.index(bot) if bot in LEVELS else -1)

    return sorted(playing, key=height, reverse=True)


def _place(rating: float) -> float:
    """Where on the ladder, in per cent of its width."""
    return round(100 * (min(max(rating, LOWEST), HIGHEST) - LOWEST) / (HIGHEST - LOWEST), 1)


def _row(game: str, bot: str, won: list[int], scored: list[int], lang: str, chance: bool) -> dict[str, Any]:
    found, texts = measured(game).of(bot), words(lang)
    rating, doubt = found.rating or (0, 0)
    return {
        "bot": bot,
        "label": bot_name(bot, lang),
        "name": NAMES[bot][0] if bot in NAMES else "",
        "help": about(bot, lang, chance),
        "rating": rating,
        "doubt": doubt,
        "from": _place(rating - doubt),
        "at": _place(rating),
        "to": _place(rating + doubt),
        "wins": [_share(at.wins, lang) if at and at.wins else None for at in map(found.tables.get, won)],
        "points": [
            _number(at.points, lang) if at and at.points is not None else None for at in map(found.tables.get, scored)
        ],
        "ms": texts.format("bots-ms", ms=_number(found.ms, lang)) if found.ms is not None else "",
        "fixed": bot == YARDSTICK,
    }


def _share(wins: tuple[float, float, float], lang: str) -> dict[str, str]:
    share, low, high = (_number(SHARE * part, lang) for part in wins)
    return {"share": share, "low": low, "high": high}


def _number(value: float, lang: str) -> str:
    """With one digit behind the point, where there is anything there; of what is very small, two."""
    text = f"{value:.2f}" if 0 < value < 0.05 else f"{value:.1f}".removesuffix(".0")
    return (text.replace(".", ",") if lang == "fr" else text).replace("-", "−")


def _millions(count: int, lang: str) -> str:
    return _number(count / 1e6 if count < 1e7 else round(count / 1e6), lang)


def about(bot: str, lang: str, chance: bool = False) -> str:
    """What is said of a bot of ours in a few words; nothing of others. Levels may be meant to play by chance."""
    texts = words(lang)
    if chance and texts.has_attribute(f"bot-{bot}", "chance"):
        return str(texts.format(f"bot-{bot}.chance"))
    return str(texts.format(f"bot-{bot}.help")) if texts.has(f"bot-{bot}") else ""


def by_chance(record: Mapping[str, Any] | None) -> bool:
    """Whether the levels of a network are meant to play by chance, as likely as they find each option."""
    return bool(record and record["sampled"])


# ------------------------------------------------------------------ for a new table


def offered(game: str, lang: str) -> list[dict[str, Any]]:
    """The bots that can play some table of a game, with what a new table says of each before a count is chosen."""
    found, chance = measured(game), by_chance(record_of(game))
    return [
        {
            "bot": bot,
            "label": bot_name(bot, lang),
            "name": NAMES[bot][0] if bot in NAMES else "",
            "help": about(bot, lang, chance),
            "rating": found.of(bot).rating,
        }
        for bot in crew_of(game)
    ]


def expected(game: str, lang: str) -> dict[str, dict[str, str]]:
    """By player count, of each bot that can play there: what to expect of it, from what was measured only."""
    return {
        str(players): {bot: expect(bot, players, measured(game).of(bot), lang) for bot in crew(of)}
        for players in box(game).meta.players
        for of in [load_game(game, players, "{}", "{}")]
    }


def expect(bot: str, players: int, found: Found, lang: str) -> str:
    """What to expect of a bot at a table of so many, or else of two, in a sentence or two."""
    texts, at = words(lang), found.tables.get(players)
    said = []
    if at is not None and at.points is not None:
        said.append(texts.format("expect-points", points=_number(at.points, lang)))
    if at is not None and at.wins is not None:
        wins = round(SHARE * at.wins[0])
        said.append(texts.format("expect-wins", wins=wins, players=players))
    pair = found.tables.get(PAIR)
    if not said and pair is not None and pair.wins is not None:
        said.append(texts.format("expect-pair", wins=round(SHARE * pair.wins[0])))
    if bot == YARDSTICK:
        said.append(texts.format("expect-yardstick"))
    return " ".join(said) or texts.format("js-expect-none")
