"""All lessons, and the way into one: it opens by itself, or asks whether to go on where it was left."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from abilene.games import names
from abilene.lessons import Lesson, Place, Words, lessons
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.errors import Failed, NotFound
from abilene.server.house import House
from abilene.server.live.learning import find_lesson
from abilene.server.live.lessons import steps_of, title_of
from abilene.server.pages.frame import game_facts, page_for
from abilene.server.people.callers import Caller


@dataclass(frozen=True)
class Listed:
    """A lesson in the list: what it is called, how long it takes, and whether this reader has had it."""

    name: str
    title: str
    about: str
    minutes: int
    done: bool


@get("/learn", include_in_schema=False)
async def learning(request: AnyRequest, house: TheHouse, caller: TheCaller) -> Response[str]:
    """All lessons of all games, and what there is to read."""
    had = await _taught(house, caller)
    taught = [(game_facts(game, caller.lang), await _all_listed(house, caller, game, had)) for game in names()]
    return await page_for(request, house, caller, "lessons.html", "learn", taught=taught)


@get("/learn/{game:str}", include_in_schema=False)
async def learn(request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str]) -> Response[str]:
    """The first lesson of a game."""
    found = lessons(game) if game in names() else ()
    if not found:
        raise NotFound
    return await _learn(request, house, caller, game, found[0].name)


@get("/learn/{game:str}/{name:str}", include_in_schema=False)
async def learn_lesson(
    request: AnyRequest, house: TheHouse, caller: TheCaller, game: FromPath[str], name: FromPath[str]
) -> Response[str]:
    """A lesson by its name."""
    return await _learn(request, house, caller, game, name)


async def _learn(request: AnyRequest, house: House, caller: Caller, game: str, name: str) -> Response[str]:
    taught = find_lesson(game, name)
    left = await _left_at(house, caller, game, name)
    return await page_for(
        request,
        house,
        caller,
        "learn.html",
        "learn",
        game=game_facts(game, caller.lang),
        lesson=taught,
        title=title_of(taught, caller.lang),
        left=left,
        of=steps_of(taught),
        data={"begins": f"/api/lessons/{game}/{name}", "left": left is not None},
    )


@dataclass(frozen=True)
class Taught:
    """What a person has been taught: by game and lesson those played to their end, and the tables of the others."""

    ended: frozenset[tuple[str, str]]
    begun: Mapping[tuple[str, str], str]


async def listed_lessons(house: House, caller: Caller, game: str) -> list[Listed]:
    """The lessons of a game as a list shows them."""
    return await _all_listed(house, caller, game, await _taught(house, caller, game))


async def _taught(house: House, caller: Caller, game: str = "") -> Taught:
    """All that this person has been taught, of one game or of all of them."""
    found = [] if caller.person is None else await asyncio.to_thread(house.store.lessons_of, caller.person, game)
    begun: dict[tuple[str, str], str] = {}
    for row in found:
        if not row["over"]:
            begun.setdefault((row["game"], row["lesson"]), row["id"])
    return Taught(frozenset((row["game"], row["lesson"]) for row in found if row["over"]), begun)


async def _all_listed(house: House, caller: Caller, game: str, taught: Taught) -> list[Listed]:
    return [await _listed(house, caller, lesson, taught) for lesson in lessons(game)]


async def _listed(house: House, caller: Caller, lesson: Lesson, taught: Taught) -> Listed:
    of = lesson.game, lesson.name
    done = of in taught.ended
    if not done:
        begun = await _progress(house, taught.begun.get(of))
        done = begun is not None and begun[1].learned
    said = Words(lesson, caller.lang)
    about = " · ".join(said.chapter(chapter)[1] for chapter in lesson.chapters)
    return Listed(lesson.name, said.title(), about, lesson.minutes, done)


async def _progress(house: House, found: str | None) -> tuple[str, Place] | None:
    """A table at which somebody has begun a lesson, and where it stands; none: there is no such table, or no more."""
    try:
        table = None if found is None else await house.tables.get(found)
    except Failed:
        return None
    return None if table is None or table.guide is None else (table.id, table.guide.place(table.match))


async def _left_at(house: House, caller: Caller, game: str, name: str) -> tuple[str, int] | None:
    """The table where this person has left the lesson half way, and the step."""
    taught = await _taught(house, caller, game)
    begun = await _progress(house, taught.begun.get((game, name)))
    if begun is None:
        return None
    table, place = begun
    return (table, place.number) if place.can_back and not place.learned else None
