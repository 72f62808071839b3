"""Positions: what a caller may know of a table, built up for one pair of eyes and never stripped down."""

import msgspec

from abilene.server.live.log import Data, chat_lines, log_lines
from abilene.server.live.questions import question
from abilene.server.live.scenes import scene_bytes
from abilene.server.live.scores import result
from abilene.server.tables.lines import Asked
from abilene.server.tables.table import Table
from abilene.server.words import words


def whole_position(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str) -> bytes:
    """The position with its log and chat, as JSON."""

    def make() -> bytes:
        log = msgspec.json.encode(log_lines(table, eyes, lang))
        chat = msgspec.json.encode(chat_lines(table))
        return position_bytes(table, eyes, yours, lang)[:-1] + b',"log":' + log + b',"chat":' + chat + b"}"

    return table.cached(("whole", eyes, yours, lang, len(table.chat)), make)


def position_bytes(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str) -> bytes:
    """The position without log and chat, as JSON; built once for all who see the same."""
    return table.cached(
        ("position", eyes, yours, lang), lambda: msgspec.json.encode(position(table, eyes, yours, lang))
    )


def changing_bytes(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str, drawn: bool) -> bytes:
    """The position as `position_bytes` has it, without what never changes.

    Whoever has it drawn gets of the view only what heads the page: the scene shows the rest.
    """

    def make() -> bytes:
        now = changing(table, eyes, yours, lang)
        if drawn:
            now["view"] = {name: now["view"][name] for name in ("round", "rounds") if name in now["view"]}
        return msgspec.json.encode(now)

    return table.cached(("changing", eyes, yours, lang, drawn), make)


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
        log = msgspec.json.encode(log_lines(table, eyes, lang, since))
        undone = msgspec.json.encode([r.ply for r in table.records[: max(since, 0)] if r.undone > since])
        scene = b"" if shape is None else b',"scene":' + scene_bytes(table, eyes, lang, shape, scene_at)
        return (
            b'{"ply":%d,"since":%d,"position":' % (table.ply, since)
            + (
                position_bytes(table, eyes, yours, lang)
                if since < 0
                else changing_bytes(table, eyes, yours, lang, shape is not None)
            )
            + (b',"log":' + log + b',"undone":' + undone + scene + b"}")
        )

    return table.cached(("update", eyes, yours, lang, shape, since, scene_at), make)


def position(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str) -> Data:
    """All that these eyes may see now."""
    return {**fixed(table, lang), **changing(table, eyes, yours, lang)}


def fixed(table: Table, lang: str) -> Data:
    """What is agreed when the table is opened."""
    meta = table.game.box.meta
    return {
        "table": table.id,
        "game": meta.name,
        "title": meta.titles[lang],
        "players": table.game.players,
        "table_options": table.game.options,
        "visibility": table.row["visibility"],
        "created": table.row["created"],
        "pace": table.row["pace"],
        "seed_hash": table.seed_hash,
        "chosen_seed": bool(table.row["chosen_seed"]),
        "rules_version": table.row["rules"],
        "resumed": table.resumed,
        "other_rules": bool(table.resumed),
        "reconstructed": list(table.game.reconstructed),
    }


def changing(table: Table, eyes: int | None, yours: tuple[int, ...], lang: str) -> Data:
    """What a move can change."""
    state = table.state
    return {
        "ply": table.ply,
        "decisions": table.match.ply,
        "your_seats": list(yours),
        **question(table, state, eyes, lang),
        "undo": undo(table, eyes, lang),
        "seats": seats(table, yours, lang),
        "guests": guests(table, lang),
        "watching": table.presence.watching(),
        "view": state.view(eyes),
        "result": result(table, lang) if state.over else None,
        "rematch": table.rematch,
    }


def undo(table: Table, eyes: int | None, lang: str) -> Data:
    """Whether these eyes can take back the last decision, why not, and what the table has been asked."""
    reason = "undo-not-yours" if eyes is None or eyes < 0 else table.why_no_undo(eyes)
    mine = reason != "undo-nothing" and eyes is not None and any(ply.seat == eyes for ply in table.match.plies)
    return {
        "can": not reason,
        "reason": table.game.texts(lang).format(reason) if reason else "",
        "may_ask": bool(reason) and mine,
        "asked": _asked(table.asked()),
    }


def _asked(asked: Asked | None) -> Data | None:
    if asked is None:
        return None
    return {"seat": asked.seat, "ply": asked.ply, "agreed": asked.agreed, "waiting": asked.waiting}


def seats(table: Table, yours: tuple[int, ...], lang: str) -> list[Data]:
    """Who sits where, and who is here."""
    shared = table.cached(("seats of all", lang), lambda: _seats(table, lang))
    return [{**seat, "yours": seat["seat"] in yours} for seat in shared]


def _seats(table: Table, lang: str) -> list[Data]:
    state, names, here = table.state, table.names(lang), table.here()
    scores, lines = _scores(table), _lines(table, lang)
    return [
        {
            "seat": seat,
            "name": names[seat],
            "kind": "bot" if sitting.bot else sitting.kind,
            "bot": sitting.bot,
            "free": sitting.free,
            "owned": sitting.kind != "bot" and sitting.met,
            "here": here[seat],
            "line": lines[seat],
            "score": scores[seat],
            "active": state.player == seat,
        }
        for seat, sitting in enumerate(table.seats)
    ]


def guests(table: Table, lang: str) -> list[Data]:
    """Those who play by the rules alone."""
    names, scores, lines = table.names(lang), _scores(table), _lines(table, lang)
    first = table.game.players
    return [
        {"seat": seat, "name": names[seat], "line": lines[seat], "score": scores[seat]}
        for seat in range(first, table.game.seats)
    ]


def _scores(table: Table) -> list[int] | list[None]:
    return table.end().scores if table.state.over else [None] * table.game.seats


def _lines(table: Table, lang: str) -> list[str]:
    """What the game says of each seat in one line."""
    texts = table.game.texts(lang)
    if not texts.has("seat-line"):
        return [""] * table.game.players + _guest_lines(table, lang)
    shown = table.state.view(None)["seats"][: table.game.players]
    numbers = [{name: n for name, n in known.items() if isinstance(n, int)} for known in shown]
    return [texts.format("seat-line", **known) for known in numbers] + _guest_lines(table, lang)


def _guest_lines(table: Table, lang: str) -> list[str]:
    """A guest can be watched only by its score: as far as everybody knows it, until the end tells it."""
    if table.state.over:
        return [""] * len(table.game.guests)
    known = table.state.standing(None)[table.game.players :]
    points = [sum(n for n in parts.values() if n is not None) for parts in known]
    return [words(lang).format("guest-line", points=total) for total in points]
