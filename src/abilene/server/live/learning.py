"""The JSON API of lessons: beginning one, and what its lamp says."""

from litestar import Response, get, post
from litestar.params import FromPath

from abilene.games import names
from abilene.lessons import Lesson, lesson
from abilene.server.answering import NO_STORE, errors
from abilene.server.calling import TheCaller, TheHouse
from abilene.server.contract.answers import LessonOpened, LessonPlace
from abilene.server.errors import NotFound
from abilene.server.live.lessons import lesson_place
from abilene.server.people.routes import person_cookie
from abilene.server.tables.opening import open_lesson


@post("/api/lessons/{game:str}/{name:str}", summary="Begin a lesson", tags=["lessons"], responses=errors(404, 429))
async def begin_lesson(
    house: TheHouse, caller: TheCaller, game: FromPath[str], name: FromPath[str]
) -> Response[LessonOpened]:
    """A table with the deal of the lesson. Nobody needs a name for it; whoever is not known yet gets a cookie."""
    taught = find_lesson(game, name)
    person = await house.people.stranger(caller)
    table = await open_lesson(house, person, taught, caller.lang, caller)
    known = caller.session if caller.person == person else ""
    opened = LessonOpened(table.id, f"/t/{table.id}")
    return Response(opened, headers=NO_STORE, cookies=[person_cookie(house, person, known)])


@get("/api/tables/{table_id:str}/lesson", summary="What the lamp says", tags=["lessons"], responses=errors(403, 404))
async def get_lesson(house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Response[LessonPlace]:
    """Where the lesson of this table stands: for the learner alone."""
    table = await house.tables.get(table_id)
    yours = table.admit(caller)
    if table.guide is None or table.guide.lesson.learner not in yours:
        raise NotFound
    return Response(lesson_place(table, table.guide, caller.lang), headers=NO_STORE)


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson of this name; NotFound when there is none."""
    found = lesson(game, name) if game in names() else None
    if found is None:
        raise NotFound
    return found


HANDLERS = [begin_lesson, get_lesson]
