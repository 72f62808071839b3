"""The bots: how strong each is as far as that was measured, how it was made, and what it does at a table."""

import asyncio
from typing import Any

from litestar import get
from litestar.params import FromQuery
from litestar.response import Response

from abilene.bots.levels import LEVELS, NAMES, learned, record_of
from abilene.bots.measured import RATED, YARDSTICK, Found, measured
from abilene.games import box, names
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.pages.frame import game_facts, page_for
from abilene.server.tables.crew import crew, crew_of, no_levels
from abilene.server.tables.games import load_game
from abilene.server.words import bot_name, listed, words

LOWEST, HIGHEST = 700, 1900  # ratings between the ends of the ladder
PAIR = 2  # players
SHARE = 100  # of what wins are told


@get("/bots", include_in_schema=False)
async def bots(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromQuery[str] = "") -> Response[str]:
    """The ladder of a game."""
    chosen = game if game in names() else names()[0]
    playing = await asyncio.to_thread(crew_of, chosen)
    tables = [table for bot in playing for table in measured(chosen).of(bot).tables.items()]
    won = sorted({players for players, at in tables if at.wins})
    scored = sorted({players for players, at in tables if at.points is not None})
    rows = [_row(chosen, bot, won, scored, caller.lang) for bot in _ladder(chosen, playing)]
    return await page_for(
        request,
        house,
        caller,
        "bots.html",
        "bots",
        games=[(game_facts(name, caller.lang), _best(name, caller.lang)) for name in names()],
        game=game_facts(chosen, caller.lang),
        won=won,  # what nobody was measured in has no column
        scored=scored,
        thought=any(row["ms"] for row in rows),
        rows=rows,
        marks=[(rating, _place(rating)) for rating in range(800, HIGHEST, 200)],
        yardstick=_place(RATED),
        measured=measured(chosen),
        levels=_levels(chosen, caller.lang),
        teacher=NAMES[LEVELS[-1]][0],
        lessons=_lessons(chosen, caller.lang) if LEVELS[0] in playing else [],
    )


def _best(game: str, lang: str) -> str:
    """How the best bot of a game fares for two, as far as that was measured."""
    at = measured(game).of(LEVELS[-1]).tables.get(PAIR)
    if at is None or at.wins is None:
        return ""
    best, other = bot_name(LEVELS[-1], lang), bot_name(YARDSTICK, lang)
    return str(words(lang).format("bots-best", bot=best, other=other, wins=round(SHARE * at.wins[0])))


def _levels(game: str, lang: str) -> list[str]:
    """What the levels of a game play with: a network where one has learned the table, games that they imagine else."""
    tables = {players: load_game(game, players, "{}", "{}") for players in box(game).meta.players if players > 1}
    if any(no_levels(table) for table in tables.values()):
        return [words(lang).format("bots-levels-none")]
    imagined = [str(players) for players, table in tables.items() if not learned(table)]
    said = [words(lang).format("bots-levels-some")] if len(imagined) < len(tables) else []
    if imagined:
        players = listed(imagined, lang)
        said.append(words(lang).format("bots-levels-imagined", players=players, all=int(not said)))
    return said


def _lessons(game: str, lang: str) -> list[tuple[str, str]]:
    """How the network of a game learned, in a few lines with their headings, from the record that lies beside it."""
    record, texts = record_of(game), words(lang)
    if record is None:
        return []
    runs = record["runs"]
    how = runs[-1]["settings"]
    told = {
        "itself": {
            "decisions": round(record["decisions"] / 1e6),
            "games": record["games"],
            "minutes": round(record["seconds"] / 60),
            "runs": len(runs),
            "device": runs[-1]["device"],
        },
        "taught": {"taught": int(any(run["settings"].get("taught") for run in runs))},
        "against": {"earlier": round(SHARE * how["earlier"]), "greedy": round(SHARE * how["greedy"])},
        "set-ups": {"drawn": round(SHARE * how["drawn"]) if how["varied"] else 0},
        "size": {"megabytes": _number(record["bytes"] / 1e6, lang)},
        "record": {"rules": record["about"]["rules"], "features": record["about"]["features"]},
    }
    said = {name: texts.format(f"bots-learned-{name}", **values) for name, values in told.items()}
    said["itself"] += f" {said.pop('taught')}" if told["taught"]["taught"] else ""
    said.pop("taught", None)
    return [(str(texts.format(f"bots-learned-{name}.title")), str(text)) for name, text in said.items()]


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


def _row(game: str, bot: str, won: list[int], scored: list[int], lang: str) -> dict[str, Any]:
    found, texts = measured(game).of(bot), words(lang)
    rating, doubt = found.rating or (0, 0)
    return {
        "bot": bot,
        "label": bot_name(bot, lang),
        "name": NAMES[bot][0] if bot in NAMES else "",
        "help": about(bot, lang),
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


def about(bot: str, lang: str) -> str:
    """What is said of a bot of ours in a few words; nothing of others."""
    texts = words(lang)
    return str(texts.format(f"bot-{bot}.help")) if texts.has(f"bot-{bot}") else ""


# ------------------------------------------------------------------ for a new table


def offered(game: str, lang: str) -> list[dict[str, Any]]:
    """The bots that can play some table of a game, with what a new table says of each before a count is chosen."""
    found = measured(game)
    return [
        {
            "bot": bot,
            "label": bot_name(bot, lang),
            "name": NAMES[bot][0] if bot in NAMES else "",
            "help": about(bot, lang),
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
