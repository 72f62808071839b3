"""The pages of figures from somebody's box: the form, what comes of what is typed there, and the raw file."""

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect, Response
from msgspec import Meta, Struct

from abilene.engine.errors import DataError
from abilene.games import load
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.contract.pages import FileRead, Kept, Mistaken, Pictured, Tried
from abilene.server.errors import BadRequest, NotFound
from abilene.server.pages import form
from abilene.server.pages.frame import game_facts, page_for
from abilene.server.tables.crew import usual_bot
from abilene.server.tables.figures import as_file, chapters, could_be_written, sheets, tried
from abilene.server.tables.trial import Trial
from abilene.server.words import words

Values = Annotated[dict[str, Any], Meta(max_length=3000)]


@get("/games/{game:str}/figures", include_in_schema=False)
async def figures_form(caller: TheCaller, game: FromPath[str]) -> Redirect:
    """The first page of the form; where there is none, the raw file."""
    game_facts(game, caller.lang)
    if not form.has_form(game):
        return Redirect(f"/rules/{game}/figures")
    return Redirect(f"/games/{game}/figures/{form.pages(game, caller.lang)[0].address}")


@get("/games/{game:str}/figures/{chapter:str}/{number:int}", include_in_schema=False)
async def figures_page(
    request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str], chapter: FromPath[str],
    number: FromPath[int],
) -> Response[str]:  # fmt: skip
    """One page of the form, with our figures."""
    facts, page = game_facts(game, caller.lang), _page(game, caller.lang, chapter, number)
    async with house.drawing:
        pictures = await asyncio.to_thread(form.as_shipped, game, caller.lang, page.address)
    return await page_for(
        request,
        house,
        caller,
        "form.html",
        "learn",
        game=facts,
        page=page,
        chapters=[one for one in form.pages(game, caller.lang) if one.number == 1],
        pictures=pictures,
        least=form.LEAST,
        most=form.MOST,
        data={
            "game": game,
            "form": {
                "chapter": page.chapter,
                "page": page.number,
                "plan": {"game": game, "players": page.players, "options": page.options},
                "places": {name: picture.places for name, picture in pictures.items()},
            },
        },
    )


class Typed(Struct, forbid_unknown_fields=True):
    """What somebody has typed so far."""

    chapter: Annotated[str, Meta(max_length=40)]
    page: Annotated[int, Meta(ge=1, le=999)]
    values: Values
    beyond: dict[str, Any] = {}
    draw: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=60)] = []


@post("/games/{game:str}/figures", include_in_schema=False, status_code=200)
async def figures_typed(house: TheHouse, caller: TheCaller, game: FromPath[str], data: JSONBody[Typed]) -> Tried:
    """Pictures with these figures, the file that says so, and what does not fit."""
    game_facts(game, caller.lang)
    page = _page(game, caller.lang, data.chapter, data.page)
    house.previews.count(caller)
    if not could_be_written(data.beyond):
        raise BadRequest("figures_size")
    async with house.drawing:
        return await asyncio.to_thread(_answer, game, caller.lang, page, data)


def _answer(game: str, lang: str, page: form.Page, data: Typed) -> Tried:
    texts = load(game, players=page.players, **page.options).texts(lang)
    known = form.fields(game)
    fit = {path: value for path, value in data.values.items() if path in known and known[path].takes(value)}
    told = Tried({}, None, {}, "", "", _named(game, lang, fit))
    try:
        tables = form.filled(game, data.beyond, data.values)
    except form.Unknown as error:
        told.wrong = Mistaken(error.path, error.told(lang), "")
        return told
    except DataError as error:  # in what a file brought
        told.wrong = Mistaken("", form.mistake(error, texts, lang), error.rule)
        return told
    told.data = changes = form.corrections(game, tables)
    told.toml = as_file(changes)
    try:
        told.bot = usual_bot(load(game, players=page.players, data=changes, **page.options))
        for group in page.groups:
            if group.id in data.draw:
                picture = form.drawn(game, group, lang, changes)
                places = {path: list(place) for path, place in picture.places.items()}
                told.pictures[group.id] = Pictured(str(picture.svg), places)
    except DataError as error:
        told.wrong = Mistaken(form.blamed(error, list(data.values)), form.mistake(error, texts, lang), error.rule)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:  # whatever a check did not foresee
        told.wrong = Mistaken("", words(lang).format("form-wrong", reason=repr(error)), "")
    return told


class File(Struct, forbid_unknown_fields=True):
    """A file that somebody has kept."""

    toml: Annotated[str, Meta(max_length=200_000)]
    chapter: Annotated[str, Meta(max_length=40)]
    page: Annotated[int, Meta(ge=1, le=999)]


@post("/games/{game:str}/figures/file", include_in_schema=False, status_code=200)
async def figures_read(house: TheHouse, caller: TheCaller, game: FromPath[str], data: JSONBody[File]) -> FileRead:
    """What a file says, field by field; for people with an account, as wherever somebody brings one."""
    game_facts(game, caller.lang)
    page = _page(game, caller.lang, data.chapter, data.page)
    changes = await tried(house, caller, Trial(game, page.players, dict(page.options), data.toml))
    values, more = await asyncio.to_thread(form.typed, game, changes)
    return FileRead(_named(game, caller.lang, values), changes if more else {})


def _named(game: str, lang: str, values: dict[str, Any]) -> dict[str, Kept]:
    """What stands in fields of the form, in the reader's words."""
    return {
        field.path: Kept(
            values[field.path], f"{group.title}, {field.label}", field.shipped, field.said(values[field.path])
        )
        for one in form.pages(game, lang)
        for group in one.groups
        for field in group.fields
        if field.path in values
    }


@get("/rules/{game:str}/figures", include_in_schema=False)
async def box_figures(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """The raw tables of a game that are ours, for experts."""
    known = game_facts(game, caller.lang)
    return await page_for(
        request, house, caller, "figures.html", "learn", game=known, form=form.has_form(game),
        chapters=chapters(game, caller.lang),
    )  # fmt: skip


@get("/rules/{game:str}/figures.toml", include_in_schema=False, media_type="application/toml", sync_to_thread=False)
def box_figures_file(caller: TheCaller, game: FromPath[str]) -> str:
    """The same as a file to change."""
    game_facts(game, caller.lang)
    return "\n\n".join(sheet.toml for sheet in sheets(game)) + "\n"


def _page(game: str, lang: str, chapter: str, number: int) -> form.Page:
    if not form.has_form(game):
        raise NotFound
    try:
        return form.find_page(game, lang, chapter, str(number))
    except KeyError:
        raise NotFound from None
