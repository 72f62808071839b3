"""The bots: how strong each is as far as that was measured, how it was made, and what it does at a table."""

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import get
from litestar.params import FromQuery
from litestar.response import Response

from abilene.bots.levels import LEVELS, NAMES, learned, record_of
from abilene.bots.measured import RATED, YARDSTICK, Found, Measured, measured
from abilene.games import box, names
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.pages.frame import game_facts, page_for
from abilene.server.pages.learned import SHARE, lessons, number
from abilene.server.tables.crew import crew, crew_of, no_levels
from abilene.server.tables.games import load_game
from abilene.server.tables.opening import as_json
from abilene.server.tables.options import option_rows
from abilene.server.words import bot_name, listed, words

ASIDE = ";"  # what follows it in the text of an option is advice
LOWEST, HIGHEST = 700, 1900  # ratings between the ends of the ladder
PAIR = 2  # players


@get("/bots", include_in_schema=False)
async def bots(
    request: AnyRequest,
    house: TheHouse,
    caller: TheCaller,
    game: FromQuery[str] = "",
    players: FromQuery[str] = "",
    options: FromQuery[str] = "",
) -> Response[str]:
    """The ladder of a game, at all its tables or at those of one size, with the usual options or with measured ones."""
    chosen = game if game in names() else names()[0]
    sizes = [count for count in box(chosen).meta.players if count > 1]
    size = next((count for count in sizes if str(count) == players), 0)
    everyone = await asyncio.to_thread(crew_of, chosen)
    shown = measured(chosen).others.get(options, measured(chosen))
    playing = (
        crew(load_game(chosen, size or sizes[0], as_json(shown.options), "{}")) if size or shown.options else everyone
    )
    tables = [(count, at) for bot in playing for count, at in shown.of(bot).tables.items() if size in (0, count)]
    won = sorted({players for players, at in tables if at.wins})
    scored = sorted({players for players, at in tables if at.points is not None})[:1]  # others: tables of that size
    record = record_of(chosen) if LEVELS[0] in everyone else None
    rows = [_row(shown, bot, won, scored, caller.lang, by_chance(record)) for bot in _ladder(shown, playing)]
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
        set_ups=_set_ups(chosen, caller.lang),
        set_up=options if shown.options else "",
        won=won,  # what nobody was measured in has no column
        scored=scored,
        thought=any(row["ms"] for row in rows),
        rows=rows,
        marks=[(rating, _place(rating)) for rating in range(800, HIGHEST, 200)],
        yardstick=_place(RATED),
        measured=shown,
        levels=_levels(chosen, int(by_chance(record)), caller.lang),
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


def _levels(game: str, chance: int, lang: str) -> list[str]:
    """What the levels of a game play with: a network where one has learned the table, games that they imagine else."""
    tables = {players: load_game(game, players, "{}", "{}") for players in box(game).meta.players if players > 1}
    if any(no_levels(table) for table in tables.values()):
        return [words(lang).format("bots-levels-none")]
    imagined = [str(players) for players, table in tables.items() if not learned(table)]
    said = [words(lang).format("bots-levels-some", chance=chance)] if len(imagined) < len(tables) else []
    if imagined:
        players = listed(imagined, lang)
        said.append(words(lang).format("bots-levels-imagined", players=players, all=int(not said)))
    return said


def _set_ups(game: str, lang: str) -> list[tuple[str, str]]:
    """The options with which bots were measured besides the usual ones, in words."""
    said = {option["name"]: option for option in option_rows(game, lang, {})}

    def named(name: str, value: Any) -> str:
        title = str(said[name]["title"])
        text = str(next(one["text"] for one in said[name]["values"] if one["value"] == value))
        text = text.partition(ASIDE)[0].rstrip()
        return title if value is True else text if title.casefold() in text.casefold() else f"{title} ({text})"

    return [
        (key, ", ".join(named(*option) for option in other.options.items()))
        for key, other in measured(game).others.items()
    ]


def _ladder(found: Measured, playing: tuple[str, ...]) -> list[str]:
    """The strongest first, as far as that is known; those without a rating last, levels above the others."""

    def height(bot: str) -> tuple[float, int]:
        rating = found.of(bot).rating
        return (rating[0] if rating else 0, LEVELS.index(bot) if bot in LEVELS else -1)

    return sorted(playing, key=height, reverse=True)


def _place(rating: float) -> float:
    """Where on the ladder, in per cent of its width."""
    return round(100 * (min(max(rating, LOWEST), HIGHEST) - LOWEST) / (HIGHEST - LOWEST), 1)


def _row(known: Measured, bot: str, won: list[int], scored: list[int], lang: str, chance: bool) -> dict[str, Any]:
    found, texts = known.of(bot), words(lang)
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
            number(at.points, lang) if at and at.points is not None else None for at in map(found.tables.get, scored)
        ],
        "ms": texts.format("bots-ms", ms=number(found.ms, lang)) if found.ms is not None else "",
        "fixed": bot == YARDSTICK,
    }


def _share(wins: tuple[float, float, float], lang: str) -> dict[str, str]:
    share, low, high = (number(SHARE * part, lang) for part in wins)
    return {"share": share, "low": low, "high": high}


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
        said.append(texts.format("expect-points", points=number(at.points, lang)))
    if at is not None and at.wins is not None:
        wins = round(SHARE * at.wins[0])
        said.append(texts.format("expect-wins", wins=wins, players=players))
    pair = found.tables.get(PAIR)
    if not said and pair is not None and pair.wins is not None:
        said.append(texts.format("expect-pair", wins=round(SHARE * pair.wins[0])))
    if bot == YARDSTICK:
        said.append(texts.format("expect-yardstick"))
    return " ".join(said) or texts.format("js-expect-none")
