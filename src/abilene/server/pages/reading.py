"""Rules, booklets, settings and account."""

import asyncio
import re
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Response
from markupsafe import Markup

from abilene.games import names
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.contract.pages import Told
from abilene.server.errors import NotFound
from abilene.server.pages.book import book
from abilene.server.pages.booklet import Booklet, Figure, booklet, has_booklet
from abilene.server.pages.finding import find
from abilene.server.pages.frame import game_facts, page_for, settings_of
from abilene.server.pages.illustration import symbols
from abilene.server.pages.legend import has_legend, legend
from abilene.server.pages.look import bare
from abilene.server.tables.taught import of_page

# Where somebody may be led back to: a page of ours, and never another site.
_OURS = re.compile(r"/\w[\w/?=&#.-]*")


@get("/rules", include_in_schema=False, sync_to_thread=False)
def rulebooks() -> Redirect:
    """The first of the rulebooks."""
    return Redirect(f"/rules/{names()[0]}")


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """The rulebook of a game."""
    known = game_facts(game, caller.lang)
    whole = booklet(game, caller.lang) if has_booklet(game) else None
    return await page_for(
        request,
        house,
        caller,
        "rules.html",
        "learn",
        game=known,
        games=[game_facts(name, caller.lang) for name in names()],
        book=book(game, caller.lang),
        told=whole.where() if whole else {},
        shown=whole.shown() if whole else {},
        data={"game": game, "players": known["players"]},
    )


@get("/games/{game:str}/book", include_in_schema=False, sync_to_thread=False)
def opened(game: FromPath[str]) -> Redirect:
    """The first page of the booklet."""
    return Redirect(f"/games/{game}/book/1")


@get("/games/{game:str}/book/{number:int}", include_in_schema=False)
async def leaf(
    request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str], number: FromPath[int]
) -> Response[str]:
    """One page of the booklet."""
    facts, whole = _booklet(game, caller.lang)
    if not 1 <= number <= len(whole.pages):
        raise NotFound
    page = whole.pages[number - 1]
    async with house.drawing:
        defs = await asyncio.to_thread(_draw, game, page.figures)
    return await page_for(
        request,
        house,
        caller,
        "book.html",
        "learn",
        game=facts,
        booklet=whole,
        page=page,
        lesson=of_page(game, number, caller.lang),
        defs=defs,
        count=book(game, caller.lang).count,
    )


@get("/games/{game:str}/book/{number:int}/figure/{which:int}", include_in_schema=False)
async def one_figure(
    house: TheHouse, caller: TheCaller, game: FromPath[str], number: FromPath[int], which: FromPath[int]
) -> Response[str]:
    """One figure by itself, for the numbered rule that it helps to understand."""
    _, whole = _booklet(game, caller.lang)
    figures = whole.pages[number - 1].figures if 1 <= number <= len(whole.pages) else []
    if not 1 <= which <= len(figures):
        raise NotFound
    async with house.drawing:
        await asyncio.to_thread(_draw, game, figures[which - 1 : which])
    return bare("figure.html", caller.lang, figure=figures[which - 1])


@get("/games/{game:str}/book/print", include_in_schema=False)
async def summary(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """The whole game on one sheet of paper."""
    facts, whole = _booklet(game, caller.lang)
    return await page_for(request, house, caller, "summary.html", "learn", game=facts, page=whole.summary)


@get("/games/{game:str}/icons", include_in_schema=False)
async def pictures(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """What the pictures of a game say."""
    facts = game_facts(game, caller.lang)
    if not has_legend(game):
        raise NotFound
    async with house.drawing:
        groups = await asyncio.to_thread(legend, game, caller.lang)
    defs = symbols(game, [entry.picture for group in groups for entry in group.entries])
    return await page_for(request, house, caller, "legend.html", "learn", game=facts, groups=groups, defs=defs)


@get("/games/{game:str}/find", include_in_schema=False, sync_to_thread=True)
def what_is(caller: TheCaller, game: FromPath[str], word: FromQuery[str] = "") -> list[Told]:
    """Where the booklet and the rules tell of a word."""
    game_facts(game, caller.lang)
    return find(game, caller.lang, word[:60])


def _booklet(game: str, lang: str) -> tuple[dict[str, Any], Booklet]:
    facts = game_facts(game, lang)
    if not has_booklet(game):
        raise NotFound
    return facts, booklet(game, lang)


def _draw(game: str, figures: list[Figure]) -> Markup:
    """The pictograms of these figures, which are drawn by it: once, in a thread, for all who ask later."""
    return symbols(game, [figure.svg for figure in figures])


@get("/settings", include_in_schema=False)
async def settings(request: AnyRequest, house: TheHouse, caller: TheCaller) -> Response[str]:
    """Settings, each of which acts at once."""
    return await page_for(request, house, caller, "settings.html", "settings", chosen_lang=settings_of(request)["lang"])


@get("/account", include_in_schema=False)
async def account(
    request: AnyRequest, house: TheHouse, caller: TheCaller, back: FromQuery[str] = ""
) -> Response[str] | Redirect:
    """Sign in, sign up, sign out; `back`: the page of ours from which somebody came to do so."""
    person = await house.people.person(caller.person)
    back = back if _OURS.fullmatch(back) else ""
    if back and person is not None and person["account"]:
        return Redirect(back)
    return await page_for(request, house, caller, "account.html", "account", back=back)
