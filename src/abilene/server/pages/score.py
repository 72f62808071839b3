"""The score sheet."""

from collections.abc import Sequence
from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from abilene.server.calling import AnyRequest, TheCaller, TheHouse
from abilene.server.pages.table import page_at_table
from abilene.server.tables.endings import Ending

GUEST_COLOUR = 6  # the neutral one


@get("/t/{table_id:str}/score", include_in_schema=False)
async def score(request: AnyRequest, house: TheHouse, caller: TheCaller, table_id: FromPath[str]) -> Response[str]:
    """The score sheet."""
    table = await house.tables.get(table_id)
    table.admit(caller)
    sheet = score_sheet(table, caller.lang) if table.state.over else None
    return await page_at_table(request, house, caller, table_id, "score.html", sheet=sheet)


def score_sheet(table: Any, lang: str) -> dict[str, Any]:
    """How the game ended, in the order of the places."""
    seats, end = table.names(lang), table.end()
    return {
        "parts": part_labels(end, lang),
        "rows": ledger(end, seats, [bool(seat.bot) for seat in table.seats]),
        "winners": [seats[seat] for seat in end.winners],
        "best": end.scores[end.winners[0]],
        "rounds": (table.game.box.round(table.state) or (0,))[0],
        "decisions": table.match.decisions,
        "seed": table.match.seed,
        "salt": table.match.salt,
        "hash": table.seed_hash,
    }


def part_labels(end: Ending, lang: str) -> list[str]:
    """What the parts of the score are called."""
    return [end.labels[lang].get(part, part) for part in end.breakdown[0]]


def ledger(end: Ending, seats: Sequence[str], bots: Sequence[bool]) -> list[dict[str, Any]]:
    """Who has what, in the order of the places, which may be shared; guests come after those who have a seat."""
    order = sorted(range(len(end.scores)), key=lambda seat: (seat not in end.winners, -end.scores[seat], seat))
    return [
        {
            "place": 1 + sum(_is_ahead(end, other, seat) for other in order),
            "colour": seat + 1 if seat < len(bots) else GUEST_COLOUR,
            "name": seats[seat],
            "bot": seat >= len(bots) or bots[seat],
            "won": seat in end.winners,
            "parts": list(end.breakdown[seat].values()),
            "total": end.scores[seat],
        }
        for seat in order
    ]


def _is_ahead(end: Ending, other: int, seat: int) -> bool:
    """Whether another has a better place: nobody is ahead of those who have won, who may have won by a tie-break."""
    better = other in end.winners or end.scores[other] > end.scores[seat]
    return seat not in end.winners and other != seat and better
