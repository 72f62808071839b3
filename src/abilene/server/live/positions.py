"""Positions: what a caller may know of a table, built up for one pair of eyes and never stripped down."""

from typing import Any

import msgspec
from msgspec.structs import asdict

from abilene.engine.core import State
from abilene.server.contract.answers import (
    Far,
    GuestSeat,
    Limit,
    Now,
    Orders,
    Plate,
    Position,
    Seat,
    SeatsChanged,
    SureOption,
    Undo,
    Update,
)
from abilene.server.live.log import chat_lines, log_lines
from abilene.server.live.questions import named, question
from abilene.server.live.scenes import drawn
from abilene.server.live.scores import result
from abilene.server.tables.orders import CHANGED, TAKEN_BACK
from abilene.server.tables.table import Table
from abilene.server.words import pieces, words


def whole_position(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str) -> Position:
    """The position with its log and chat."""
    log, chat = log_lines(table, eyes, lang), chat_lines(table)
    return msgspec.structs.replace(position(table, eyes, yours, lang), log=log, chat=chat)


def whole_position_bytes(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str) -> bytes:
    """The same as JSON; made once for all who see the same."""
    key = ("whole", eyes, yours, lang, len(table.chat))
    return table.cached(key, lambda: msgspec.json.encode(whole_position(table, eyes, yours, lang)))


def update_bytes(
    table: Table,
    eyes: int | None,
    yours: tuple[int, ...],
    lang: str,
    shape: str | None,
    since: int,
    scene_at: tuple[int, int] | None,
) -> bytes:
    """What a stream sends to somebody who knows the table up to `since` and has the scene of `scene_at`."""

    def make() -> bytes:
        known = since >= 0
        update = Update(
            ply=table.ply,
            since=since,
            position=now(table, eyes, yours, lang, shape is not None) if known else position(table, eyes, yours, lang),
            log=log_lines(table, eyes, lang, since),
            undone=[record.ply for record in table.records[: max(since, 0)] if record.undone > since],
        )
        if shape is not None:
            update.scene = drawn(table, eyes, lang, shape, scene_at)
        return msgspec.json.encode(update)

    return table.cached(("update", eyes, yours, lang, shape, since, scene_at), make)


def position(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str) -> Position:
    """All that these eyes may see now, without log and chat: what was agreed when the table was opened comes first."""
    game, row = table.game, table.row
    return table.cached(
        ("position", eyes, yours, lang),
        lambda: Position(
            table=table.id,
            game=game.name,
            title=game.box.meta.titles[lang],
            players=game.players,
            table_options=game.options,
            visibility=row["visibility"],
            created=row["created"],
            pace=row["pace"],
            seed_hash=table.seed_hash,
            chosen_seed=bool(row["chosen_seed"]),
            rules_version=row["rules"],
            resumed=table.resumed,
            other_rules=bool(table.resumed),
            reconstructed=list(game.reconstructed),
            **asdict(now(table, eyes, yours, lang)),
        ),
    )


def now(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str, is_drawn: bool = False) -> Now:
    """What a move can change."""
    state = table.state
    return table.cached(
        ("now", eyes, yours, lang, is_drawn),
        lambda: Now(
            ply=table.ply,
            decisions=table.match.decisions,
            your_seats=list(yours),
            undo=undo(table, eyes, lang),
            seats=seats(table, yours, lang),
            guests=guests(table, lang),
            watching=table.presence.watching(),
            view=_heading(table) if is_drawn else state.view(eyes),
            far=far(table, state, lang),
            result=result(table, lang) if state.over else None,
            rematch=table.rematch,
            orders=orders(table, eyes, lang),
            **asdict(question(table, state, eyes, lang)),
        ),
    )


def orders(table: Table, eyes: int | None, lang: str) -> Orders | None:
    """What these eyes may say in advance; a bot has nothing to say, nor has whoever only looks on."""
    if eyes is None or table.seats[eyes].bot:
        return None
    limits, ahead, why = table.limits(eyes), table.ahead(eyes), table.why_off(eyes)
    lapsed = words(lang).format(f"lapsed-{why}") if why in (TAKEN_BACK, CHANGED) else ""
    told = Orders(lapsed=lapsed)
    if limits is not None:
        told.asks, texts = table.state.step().kind, table.game.texts(lang)
        told.limits = [Limit(limit, texts.format(f"limit-{told.asks}", limit=limit)) for limit in limits]
    elif ahead is not None:
        told.asks = ahead.step().kind
        told.prompt = pieces(table.game.prompt(ahead, lang, table.names(lang), marked=True))
        told.options = [_sure(table, ahead, choice, lang) for choice in ahead.options()]
    order = table.order(eyes)
    if order is not None:
        told.limit, told.choice = order.limit, order.choice
    return told if told.asks or lapsed else None


def _sure(table: Table, ahead: State, choice: int, lang: str) -> SureOption:
    sure = table.state.sure(ahead.player)
    where = sure.keys(ahead, choice) if sure is not None else ()
    return SureOption(*named(table, ahead, choice, lang), list(where))


def orders_bytes(table: Table, eyes: int | None, lang: str) -> bytes:
    """The same as JSON."""
    return table.cached(("orders", eyes, lang), lambda: msgspec.json.encode(orders(table, eyes, lang)))


def far(table: Table, state: State, lang: str) -> Far | None:
    """How far off the end is; None when it has come, or where nobody can say."""
    box = table.game.box
    left = None if state.over else box.left(state)
    if left is None:
        return None
    number, rounds = box.round(state) or (0, 0)
    told = {"left": left[0], "round": number, "rounds": rounds, **box.nearing(state)}
    texts = table.game.texts(lang)
    brief = texts.format("far-brief", **told) if texts.has("far-brief") else str(left[0])
    return Far(*left, list(box.marks(state)), texts.format("far", **told), brief)


def _heading(table: Table) -> dict[str, Any]:
    """Of the view only what heads the page: whoever has the table drawn sees the rest there."""
    round_ = table.game.box.round(table.state)
    return dict(zip(("round", "rounds"), round_)) if round_ else {}


def undo(table: Table, eyes: int | None, lang: str) -> Undo:
    """Whether these eyes can take back the last decision, why not, and what the table has been asked."""
    reason = "undo-not-yours" if eyes is None or eyes < 0 else table.why_no_undo(eyes)
    mine = reason != "undo-nothing" and eyes is not None and any(one.seat == eyes for one in table.match.made)
    return Undo(
        can=not reason,
        reason=table.game.texts(lang).format(reason) if reason else "",
        may_ask=bool(reason) and mine,
        asked=table.asked(),
    )


def seats_bytes(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str) -> bytes:
    """Who sits where, who is here and what was asked, as JSON."""

    def make() -> bytes:
        watching, asked = table.presence.watching(), undo(table, eyes, lang)
        return msgspec.json.encode(SeatsChanged(seats(table, yours, lang), list(yours), watching, asked, table.rematch))

    return table.cached(("seats", eyes, yours, lang), make)


def seats(table: Table, yours: tuple[int, ...], lang: str) -> list[Seat]:
    """Who sits where, and who is here."""
    shared = table.cached(("seats of all", lang), lambda: _seats(table, lang))
    return [msgspec.structs.replace(seat, yours=True) if seat.seat in yours else seat for seat in shared]


def _seats(table: Table, lang: str) -> list[Seat]:
    state, names, here = table.state, table.names(lang), table.here()
    scores, shown = _scores(table, state), _shown(table, state)
    lines, figures = _lines(table, shown, lang), _figures(table, shown)
    return [
        Seat(
            seat=seat,
            name=names[seat],
            kind="bot" if sitting.bot else sitting.kind,
            bot=sitting.bot,
            free=sitting.free,
            owned=sitting.kind != "bot" and sitting.met,
            here=here[seat],
            line=lines[seat],
            figures=figures[seat],
            score=scores[seat],
            active=state.player == seat,
            instead=sitting.failed,
            coached=sitting.coached,
        )
        for seat, sitting in enumerate(table.seats)
    ]


def guests(table: Table, lang: str) -> list[GuestSeat]:
    """Those who play by the rules alone."""
    if not table.game.guests:
        return []
    names, scores = table.names(lang), _scores(table, table.state)
    lines = enumerate(_guest_lines(table, table.state, lang), table.game.players)
    return [GuestSeat(seat, names[seat], line, [], scores[seat]) for seat, line in lines]


def plates(table: Table, state: State, lang: str) -> list[Plate]:
    """What the head of a page says of everybody as the table stood."""
    scores, shown = _scores(table, state), _shown(table, state)
    lines = [*_lines(table, shown, lang), *_guest_lines(table, state, lang)]
    figures = [*_figures(table, shown), *([] for _ in table.game.guests)]
    return [
        Plate(seat, name, lines[seat], figures[seat], scores[seat], active=state.player == seat)
        for seat, name in enumerate(table.names(lang))
    ]


def _scores(table: Table, state: State) -> list[int] | list[None]:
    return table.end().scores if state.over else [None] * table.game.seats


def _shown(table: Table, state: State) -> list[dict[str, Any]]:
    """What all see of each player."""
    seats: list[dict[str, Any]] = state.view(None)["seats"][: table.game.players]
    return seats


def _lines(table: Table, shown: list[dict[str, Any]], lang: str) -> list[str]:
    """What the game says of each player in one line."""
    texts = table.game.texts(lang)
    if not texts.has("seat-line"):
        return [""] * table.game.players
    numbers = [{name: n for name, n in known.items() if isinstance(n, int)} for known in shown]
    return [texts.format("seat-line", **known) for known in numbers]


def _figures(table: Table, shown: list[dict[str, Any]]) -> list[list[tuple[str, int]]]:
    """What the head of a page shows of each player, most important first."""
    return [[(icon, seat[name]) for icon, name in table.game.box.plate] for seat in shown]


def _guest_lines(table: Table, state: State, lang: str) -> list[str]:
    """A guest can be watched only by its score: as far as everybody knows it, until the end tells it."""
    if state.over:
        return [""] * len(table.game.guests)
    known = state.standing(None)[table.game.players :]
    points = [sum(n for n in parts.values() if n is not None) for parts in known]
    return [words(lang).format("guest-line", points=total) for total in points]
