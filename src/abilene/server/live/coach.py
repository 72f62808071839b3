"""The coach at the table: what the strongest bot finds of somebody's answers, for whoever plays against bots alone."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

from abilene.bots.apart import CouldNotAnswer, Mind
from abilene.bots.coach import Coach
from abilene.engine.texts import Texts
from abilene.server.contract.answers import Advice, Advised, Line
from abilene.server.errors import BadRequest, NotYourSeat
from abilene.server.live.bots import Room
from abilene.server.live.imagined import told_line, ways
from abilene.server.live.questions import named
from abilene.server.store.schema import Row
from abilene.server.tables.table import Table
from abilene.server.tables.tables import Tables
from abilene.server.words import bot_name, words

SHOWN: Final = 3  # answers
LIMIT: Final = 60.0  # seconds until a look must have come to an end
REMEMBERED: Final = 100  # questions that may be looked at again


class Coaching:
    """One process for all who ask, so that neither tables nor their bots wait for it."""

    def __init__(self, tables: Tables, seconds: float, deals: int) -> None:
        self._tables = tables
        self._maker = partial(Coach, seconds=seconds, deals=deals)
        self._room = Room(LIMIT)
        self._asked: dict[tuple[str, int, int], Mind] = {}  # by table, ply and seat
        self._found: dict[tuple[str, int, int], list[dict[str, Any]]] = {}  # the same: what was found last

    async def close(self) -> None:
        """End its process."""
        await self._room.close()

    async def advise(self, table: Table, seat: int, lang: str) -> Advice:
        """The best answers of this seat, as far as could be seen; asked again, it looks on from there."""
        check(table, seat)
        state, ply = table.state.copy(), table.ply
        if len(state.choices) < 2:
            raise BadRequest("coach_forced")
        await self._mark(table, seat)
        mind = self._mind(table, seat)
        try:
            answer = await self._room.ask(mind, state, table.match.events())
        except CouldNotAnswer as error:
            self._asked.pop((table.id, ply, seat), None)
            raise BadRequest("coach_lost", reason=str(error)) from None
        self._found[table.id, ply, seat] = answer.says["choices"]
        return _told(table, state, ply, answer.says, lang)

    def line(self, table: Table, seat: int, choice: int, lang: str, shape: str) -> Line:
        """How an answer's typical deal went on, until this seat has had another turn; BadRequest where nobody asked."""
        check(table, seat)
        found = self._found.get((table.id, table.ply, seat), [])
        told = next((one for one in found if one["choice"] == choice), None)
        if told is None:
            raise BadRequest("coach_unasked")
        return told_line(table, seat, told, lang, shape)

    def _mind(self, table: Table, seat: int) -> Mind:
        """Known as long as the same is asked: what was taken back since is another question."""
        key = (table.id, table.ply, seat)
        mind = self._asked.pop(key, None) or Mind(self._maker, table.game, seat, table.ply)
        self._asked[key] = mind
        if len(self._asked) > REMEMBERED:
            oldest = next(iter(self._asked))
            del self._asked[oldest]
            self._found.pop(oldest, None)
        return mind

    async def _mark(self, table: Table, seat: int) -> None:
        """The table says from now on that this seat was coached."""
        if table.seats[seat].coached:
            return

        def change() -> Row:
            return {"seat": seat, "coached": True}

        await self._tables.seat(table, change)


def may_be_coached(table: Table, yours: Sequence[int]) -> bool:
    """Whether somebody plays here against bots alone, and nothing is at stake.

    All that the coach does asks here and nowhere else. No table is rated yet: one that is will be refused here.
    """
    others = [sitting for seat, sitting in enumerate(table.seats) if seat not in yours]
    return len(yours) == 1 and not table.state.over and all(sitting.kind == "bot" for sitting in others)


def check(table: Table, seat: int) -> None:
    """BadRequest or NotYourSeat that says why nobody is coached here."""
    if table.state.over:
        raise BadRequest("coach_over")
    if not may_be_coached(table, [seat]):
        raise BadRequest("coach_people")
    if table.state.player != seat:
        raise NotYourSeat("not_your_turn")


def _told(table: Table, state: Any, ply: int, says: dict[str, Any], lang: str) -> Advice:
    texts, game = words(lang, table.names(lang)), table.game.texts(lang)
    labels = {one["choice"]: named(table, state, one["choice"], lang)[2] for one in says["choices"]}

    def reason(one: dict[str, Any]) -> str:
        why = one["reason"]
        than, by = labels[why["than"]], why.get("by", 0.0)
        told = {"by": round(abs(by), 1), "than": than}
        side = "more" if by > 0 else "less"
        if "few" in why:
            return texts.format("coach-few", few=why["few"])
        if "part" in why:
            return texts.format(f"coach-part-{side}", part=game.format(f"score-{why['part']}"), **told)
        if "seat" in why:
            return texts.format(f"coach-other-{side}", player=why["seat"], **told)
        if "soon" in why:
            return texts.format(f"coach-soon-{side}", part=game.format(f"curve-{why['soon']}"), **told)
        return "" if why["than"] == one["choice"] else texts.format("coach-same", **told)

    shown = says["choices"][:SHOWN]
    close = [f"{n} – {n + 1}" for n, (a, b) in enumerate(pairwise(shown), 1) if _close(a, b)]
    untried = len(state.choices) - len(says["choices"])
    notes = [texts.format("coach-close", pairs=", ".join(close))] if close else []
    notes += _others(says["choices"][SHOWN:], texts)
    notes += [texts.format("coach-untried", count=untried)] if untried else []
    notes.append(texts.format("coach-how", deals=says["deals"], bot=bot_name(says["bot"], lang)))
    return Advice(
        ply=ply,
        bot=says["bot"],
        deals=says["deals"],
        enough=says["over"],
        choices=[
            Advised(
                choice=one["choice"],
                label=labels[one["choice"]],
                keys=state.step().keys(state, one["choice"]),
                ways=ways(table, state.player, one["line"]),
                chance=one["chance"],
                give=one["give"],
                points=one["points"],
                deals=one["deals"],
                told=texts.format("coach-points", points=round(one["points"], 1)),
                reason=reason(one),
            )
            for one in shown
        ],
        title=texts.format("coach"),
        head=texts.format("coach-head" if len(table.state.scores()) > 1 else "coach-points-head"),
        notes=notes,
        more=texts.format("coach-more"),
        knows=[texts.format("coach-knows"), *_knows(says, texts, lang)],
        line=texts.format("coach-line"),
    )


def _others(others: Sequence[dict[str, Any]], texts: Texts) -> list[str]:
    """What there is to say of those that are not shown."""
    chances = [round(100 * one["chance"]) for one in others if one["chance"] is not None]
    if not chances:
        return []
    return [texts.format("coach-others", count=len(chances), least=min(chances), most=max(chances))]


def _knows(says: dict[str, Any], texts: Texts, lang: str) -> list[str]:
    """How it knows, in its own figures."""
    deals = [one["deals"] for one in says["choices"]]
    counted = {"tried": len(deals), "most": max(deals), "least": min(deals)}
    return [
        texts.format("coach-knows-deals" if counted["most"] == counted["least"] else "coach-knows-given-up", **counted),
        texts.format("coach-knows-bot", bot=bot_name(says["bot"], lang)),
        *([texts.format("coach-knows-sure")] if says["choices"][0]["chance"] is not None else []),
        texts.format("coach-knows-reason"),
        texts.format("coach-knows-line"),
        texts.format("coach-knows-mark"),
    ]


def _close(a: dict[str, Any], b: dict[str, Any]) -> bool:
    """The second may be as good as the first, or better."""
    if a["chance"] is None or b["chance"] is None:
        return True
    return bool(a["chance"] - b["chance"] < a["give"] + b["give"])
