"""The page of a game: what one does in it, a turn that moves, and all ways to learn, play and read it."""

import asyncio
from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Response
from markupsafe import Markup

from abilene.bots.levels import LEVELS
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.contract.pages import Film
from abilene.server.errors import NotFound
from abilene.server.house import House
from abilene.server.pages.book import book
from abilene.server.pages.booklet import booklet, has_booklet
from abilene.server.pages.film import Reel, film, still, told
from abilene.server.pages.frame import game_facts, page_for
from abilene.server.pages.home import listed
from abilene.server.pages.illustration import symbols
from abilene.server.pages.learn import listed_lessons
from abilene.server.pages.pitch import has_pitch, pitch
from abilene.server.tables.first import first_bot, first_table
from abilene.server.tables.lists import list_tables
from abilene.server.words import bot_name

OPEN = 6  # tables of this game that are shown


@get("/games/{game:str}", include_in_schema=False)
async def one_game(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """All about a game that somebody needs who thinks of playing it."""
    facts = game_facts(game, caller.lang)
    taught = await listed_lessons(house, caller, game)
    whole = booklet(game, caller.lang) if has_booklet(game) else None
    everywhere = await list_tables(house, caller, mine=False)
    bot = await asyncio.to_thread(first_bot, game)
    return await page_for(
        request,
        house,
        caller,
        "game.html",
        "learn",
        game=facts,
        lessons=taught,
        learned=any(lesson.done for lesson in taught),
        pages=len(whole.pages) if whole else 0,
        count=book(game, caller.lang).count,
        bot=bot_name(bot, caller.lang),
        level=bot in LEVELS,
        rivals=first_table(game).players - 1,
        open=[listed(table, caller.lang) for table in everywhere if table.game == game and not table.over][:OPEN],
        **await _drawn(house, game, caller.lang),
    )


@get("/games/{game:str}/film", include_in_schema=False)
async def moving(house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[Film]:
    """The moving picture of a game: a turn, drawing by drawing."""
    if not has_pitch(game):
        raise NotFound
    async with house.drawing:
        reel = await asyncio.to_thread(film, pitch(game).reel, caller.lang)
    return Response(reel, headers={"Cache-Control": "private, max-age=3600", "Vary": "Cookie, Accept-Language"})


async def _drawn(house: House, game: str, lang: str) -> dict[str, Any]:
    """The moving picture before it moves, and its stops as stills; where a game has none, no page shows one."""
    if not has_pitch(game):
        return {"screen": "", "stills": []}
    async with house.drawing:
        screen, *stills = await asyncio.to_thread(_stills, pitch(game).reel, lang)
    first = told(pitch(game).reel, pitch(game).reel.stops[0], lang)
    return {"screen": screen, "told": first, "stills": stills, "defs": symbols(game, [screen, *stills])}


def _stills(reel: Reel, lang: str) -> list[Markup]:
    """The picture as it begins, then each stop closely."""
    first, *_ = reel.stops
    return [still(reel, first, lang, close=False), *(still(reel, stop, lang, close=True) for stop in reel.stops)]
