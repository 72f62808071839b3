"""What every page is told: who reads, their settings, the games and the bots."""

from dataclasses import dataclass
from typing import Any

from litestar.response import Response

from abilene import bots
from abilene.bots.levels import LEVELS
from abilene.games import box, names
from abilene.lessons import lessons
from abilene.server.calling import AnyRequest
from abilene.server.errors import NotFound
from abilene.server.house import House
from abilene.server.pages import look
from abilene.server.pages.booklet import has_booklet
from abilene.server.pages.legend import has_legend
from abilene.server.pages.pitch import promised
from abilene.server.people.callers import Caller
from abilene.server.people.preferences import SETTINGS_COOKIE, read_settings
from abilene.server.words import bot_name


@dataclass(frozen=True)
class Me:
    """Who reads."""

    name: str = ""
    account: bool = False


async def page_for(
    request: AnyRequest, house: House, caller: Caller, template: str, here: str = "", **context: Any
) -> Response[str]:
    """A page for whoever calls."""
    person = await house.people.person(caller.person)
    settings = settings_of(request)
    me = Me() if person is None else Me(str(person["name"]), bool(person["account"]))
    data = {"settings": settings, "me": me.name, **context.pop("data", {})}
    return look.page(template, caller.lang, here=here, me=me, settings=settings, data=data, **context)


def settings_of(request: AnyRequest) -> dict[str, str]:
    """The reader's settings."""
    return {"keys": "on", **read_settings(request.cookies.get(SETTINGS_COOKIE))}


def game_facts(name: str, lang: str) -> dict[str, Any]:
    """What pages say of a game; NotFound when there is none such."""
    if name not in names():
        raise NotFound
    meta = box(name).meta
    return {
        "name": name,
        "title": meta.titles[lang],
        "designer": meta.designer,
        "publisher": meta.publisher,
        "players": list(meta.players),
        "least": min(meta.players),
        "most": max(meta.players),
        "booklet": has_booklet(name),
        "legend": has_legend(name),
        "lessons": [lesson.minutes for lesson in lessons(name)],
        "pitch": promised(name, lang),
    }


def bot_names(lang: str) -> dict[str, str]:
    """All bots there are, whatever they can play, each by what it is called."""
    return {name: bot_name(name, lang) for name in (*LEVELS, *bots.names())}
