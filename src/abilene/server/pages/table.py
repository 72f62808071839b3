"""The table, the way to a seat, and the replay."""

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from litestar import get
from litestar.params import FromPath
from litestar.response import Redirect, Response

from abilene.lessons import Guide
from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.house import House
from abilene.server.live.coach import may_be_coached
from abilene.server.pages.frame import game_facts, page_for
from abilene.server.pages.look import lamp_words
from abilene.server.pages.plans import opponent
from abilene.server.people.callers import Caller
from abilene.server.tables.crew import crew
from abilene.server.tables.table import Table
from abilene.server.words import bot_name, words


async def page_at_table(
    request: AnyRequest, house: House, caller: Caller, table_id: str, template: str, **context: Any
) -> Response[str]:
    """A page about one table, for those who may look."""
    table = await house.tables.get(table_id)
    yours = table.admit(caller)
    at = {
        "id": table.id,
        "game": table.game.name,
        "title": table.game.box.meta.titles[caller.lang],
        "bots": {bot: bot_name(bot, caller.lang) for bot in await asyncio.to_thread(crew, table.game)},
        "yours": list(yours),
        "host": table.is_host(caller),
        "names": list(table.names(caller.lang)),
        "players": table.game.players,
        "player": table.state.player,
        "over": table.state.over,
        "visibility": table.row["visibility"],
        "phases": phases(table.game, caller.lang),
        "ends": ending(table.game, caller.lang),
        "other_rules": bool(table.resumed),
    }
    if template == "table.html" and (guide := _guide(table, yours)):
        over = guide.place(table.match).over
        at["lesson"] = {"words": lamp_words(caller.lang), "number": guide.lesson.number, "over": over}
    game = game_facts(table.game.name, caller.lang)
    return await page_for(
        request,
        house,
        caller,
        template,
        game=game,
        table=table,
        opponent=opponent(table.game, caller.lang),
        yours=yours,
        coach=may_be_coached(table, yours),
        data={"table": at, **context.pop("data", {})},
        **context,
    )


def _guide(table: Table, yours: Sequence[int]) -> Guide | None:
    """Who teaches whoever looks; after the lesson the lamp stays for questions."""
    guide = table.guide
    return guide if guide is not None and guide.lesson.learner in yours else None


def phases(game: Any, lang: str) -> list[str]:
    """The phases of a turn or a round in their order; none where a game has none."""
    texts = game.texts(lang)
    keys = (f"phase-{n}" for n in range(1, 10))
    return [texts.format(key) for key in keys if texts.has(key)]


def ending(game: Any, lang: str) -> str:
    """How a game calls the end of a turn that is ended by whoever has it; none where turns end by themselves."""
    texts = game.texts(lang)
    return str(texts.format("label-end")) if texts.has("label-end") else ""


@get("/t/{table_id:str}", include_in_schema=False)
async def at_table(request: AnyRequest, house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Response[str]:
    """The table."""
    return await page_at_table(request, house, caller, table_id, "table.html")


@get("/sit", include_in_schema=False)
async def sit(request: AnyRequest, house: TheHouse, caller: TheCaller) -> Response[str]:
    """A seat is offered to whoever has its link: the same page for all, since the secret stays in the browser."""
    return await page_for(request, house, caller, "sit.html")


@get("/t/{table_id:str}/s/{token:str}", include_in_schema=False, sync_to_thread=False)
def former_link(table_id: FromPath[str], token: FromPath[str]) -> Redirect:
    """Links as they once were, with the secret in the path."""
    return Redirect("/sit#" + quote(f"{table_id}.{token}"))


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay(request: AnyRequest, house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Response[str]:
    """The game, step by step."""
    table = await house.tables.get(table_id)
    texts = words(caller.lang)
    seen = {
        "as": [texts.format("seen-as", name=name) for name in table.names(caller.lang)[: table.game.players]],
        "spectator": texts.format("seen-spectator"),
        "all": texts.format("seen-all"),
    }
    return await page_at_table(request, house, caller, table_id, "replay.html", data={"seen": seen})
