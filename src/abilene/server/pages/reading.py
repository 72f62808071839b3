"""Rules, figures, settings and account."""

from litestar import get
from litestar.params import FromPath
from litestar.response import Redirect, Response

from abilene.games import names
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.pages.book import book
from abilene.server.pages.frame import game_facts, page_for, settings_of
from abilene.server.tables.figures import chapters, sheets


@get("/rules", include_in_schema=False, sync_to_thread=False)
def rulebooks() -> Redirect:
    """The first of the rulebooks."""
    return Redirect(f"/rules/{names()[0]}")


@get("/rules/{game:str}", include_in_schema=False)
async def rules(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """The rulebook of a game."""
    known = game_facts(game, caller.lang)
    return await page_for(
        request,
        house,
        caller,
        "rules.html",
        "rules",
        game=known,
        games=[game_facts(name, caller.lang) for name in names()],
        book=book(game, caller.lang),
        data={"game": game, "players": known["players"]},
    )


@get("/rules/{game:str}/figures", include_in_schema=False)
async def box_figures(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """The figures of a game that are ours, and how to correct them from the box."""
    known = game_facts(game, caller.lang)
    return await page_for(
        request, house, caller, "figures.html", "rules", game=known, chapters=chapters(game, caller.lang)
    )


@get("/rules/{game:str}/figures.toml", include_in_schema=False, media_type="application/toml", sync_to_thread=False)
def box_figures_file(caller: TheCaller, game: FromPath[str]) -> str:
    """The same as a file to change."""
    game_facts(game, caller.lang)
    return "\n\n".join(sheet.toml for sheet in sheets(game)) + "\n"


@get("/settings", include_in_schema=False)
async def settings(request: AnyRequest, house: TheHouse, caller: TheCaller) -> Response[str]:
    """Settings, each of which acts at once."""
    return await page_for(request, house, caller, "settings.html", "settings", chosen_lang=settings_of(request)["lang"])


@get("/account", include_in_schema=False)
async def account(request: AnyRequest, house: TheHouse, caller: TheCaller) -> Response[str]:
    """Sign in, sign up, sign out."""
    return await page_for(request, house, caller, "account.html", "account")
