"""Positions: what a caller may know of a table, built up for one pair of eyes and never stripped down."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from abilene.engine.core import State
from abilene.engine.events import EVERYBODY, NOBODY, Event
from abilene.engine.game import Game
from abilene.engine.texts import spans
from abilene.server.contract import Refusals, RefusedAt, SeatStanding, Standing
from abilene.server.scenes import scene_bytes
from abilene.server.table import UNDO, UNDO_AGREED, Asked, Record, Table
from abilene.server.words import words

Data = dict[str, Any]

MOST_REFUSED = 16  # of a longer range, the choices that are not possible are told to those who ask
KEPT_UNDOS = 40  # the log tells of the last ones; the journal has them all
OPENING = Record(0, NOBODY, "", "", False, None, 0, NOBODY)  # what happened before the first entry
MOST_TOLD = 400  # a range longer than that is not gone through


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
        "watching": table.watching(),
        "view": state.view(eyes),
        "result": result(table, lang) if state.over else None,
        "rematch": table.rematch,
    }


def question(table: Table, state: State, eyes: int | None, lang: str) -> Data:
    """What is asked, of whom, and what may be answered: the answers only for whoever must choose."""
    game, names = table.game, table.names(lang)
    mine = eyes in (state.player, EVERYBODY)
    asked: Data = {
        "player": state.player,
        "over": state.over,
        "seat": eyes if eyes is None or eyes >= 0 else None,
        "rules": list(state.rules()),
        "asks": "" if state.over else state.step().kind,
        "phase": phase(table.game, state),
        "options": [],
        "refused": [],
        "impossible": 0,
        "insists": False,
    }
    if state.over or mine:
        asked["prompt"] = spans(game.prompt(state, lang, names, marked=True))
    else:
        asked["prompt"] = spans(words(lang, names, marked=True).format("thinking", player=state.player))
    if state.over or eyes != state.player:
        return asked
    asked["options"] = [
        {
            "choice": choice,
            "notation": game.notation(state, choice),
            "label": game.label(state, choice, lang, names),
            "icon": state.step().icon(state, choice),
            "rules": asked["rules"],
        }
        for choice in state.options()
    ]
    step = state.step()
    asked["insists"] = step.insists(state) and not step.confirms
    span = game.spans[asked["asks"]]
    if len(span) <= MOST_TOLD:
        refused = game.refused(state)
        asked["impossible"] = len(refused)
        if len(span) <= MOST_REFUSED:
            asked["refused"] = [_refused(table, state, choice, lang) for choice in refused]
    return asked


def phase(game: Game[Any], state: State) -> int | None:
    """In which phase of a turn or a round we are, from 0: that of the question, or of what it is a part of."""
    texts = game.texts("en")
    if state.over or not texts.has("phase-of"):
        return None
    kinds = (type(step).kind for step in reversed(state.stack))
    phases = (int(texts.format("phase-of", asks=kind)) for kind in kinds if kind)
    return next((number - 1 for number in phases if number), None)


def _refused(table: Table, state: State, choice: int, lang: str) -> Data:
    game, names = table.game, table.names(lang)
    refusal = game.refusal(state, choice, names)
    assert refusal is not None
    return {
        "choice": choice,
        "notation": game.notation(state, choice),
        "label": game.label(state, choice, lang, names),
        "icon": state.step().icon(state, choice),
        "rule": refusal.rule,
        "reason": refusal.fr if lang == "fr" else refusal.en,
    }


def refusals(table: Table, eyes: int | None, lang: str) -> Refusals:
    """All that whoever must choose cannot choose now, why, and what on the board it would be."""
    state, game = table.state, table.game
    asked = not state.over and eyes == state.player
    told = asked and len(game.spans[state.step().kind]) <= MOST_TOLD
    refused = [
        RefusedAt(**_refused(table, state, choice, lang), where=state.step().keys(state, choice))
        for choice in (game.refused(state) if told else ())
    ]
    return Refusals(table.ply, refused)


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


def result(table: Table, lang: str) -> Data:
    """How the game ended, line by line, and the seed whose hash was shown at the start."""
    end = table.end()
    return {
        "scores": end.scores,
        "breakdown": end.breakdown,
        "labels": end.labels[lang],
        "winners": end.winners,
        "seed": str(table.match.seed),
        "salt": table.match.salt,
    }


def standing(table: Table, eyes: int | None, lang: str) -> Standing:
    """The score so far, part by part, as these eyes may know it."""
    texts, names = table.game.texts(lang), table.names(lang)
    known: Sequence[Mapping[str, int | None]] = table.state.standing(eyes)
    labels = {part: texts.format(f"score-{part}") for part in known[0]}
    if table.state.over:
        known, labels = table.end().breakdown, table.end().labels[lang]
    return Standing(
        ply=table.ply,
        parts=[{"part": part, "label": labels[part]} for part in known[0]],
        seats=[
            SeatStanding(
                seat=seat,
                name=names[seat],
                points=list(points.values()),
                total=sum(n for n in points.values() if n is not None),
                whole=None not in points.values(),
            )
            for seat, points in enumerate(known)
        ],
    )


def log_lines(table: Table, eyes: int | None, lang: str, since: int = -1) -> list[Data]:
    """The log lines that these eyes may read, from entries after `since`."""
    key = (eyes, lang)
    known = table.lines.get(key)
    if known is None:
        known = table.lines[key] = _told(table, OPENING, table.match.opening, eyes, lang)
        known.append({"through": 0})
    for record in table.records[known[-1]["through"] :]:
        known[-1:] = [*_record_lines(table, record, eyes, lang), {"through": record.ply}]
    lines = []
    oldest = table.undos[-KEPT_UNDOS] if len(table.undos) > KEPT_UNDOS else 0
    for line in reversed(known[:-1]):
        if line["ply"] <= since:
            break
        undo, undone = _taken_back(table, line["ply"])
        if not undo or undo >= oldest:
            lines.append({**line, "undone": True} if undone else line)
    return lines[::-1]


def _taken_back(table: Table, ply: int) -> tuple[int, bool]:
    """The ply of the undo that an entry was or fell to, 0 when it stands; and whether it fell."""
    if not ply:
        return 0, False
    record = table.records[ply - 1]
    return record.undone or (ply if record.notation in (UNDO, UNDO_AGREED) else 0), bool(record.undone)


def _record_lines(table: Table, record: Record, eyes: int | None, lang: str) -> list[Data]:
    if record.notation in (UNDO, UNDO_AGREED):
        texts = words(lang, table.names(lang), marked=True)
        text = texts.format(f"log-{record.notation.replace(' ', '-')}", player=record.seat)
        return [_line(record, record.seat, record.turn, record.round, spans(text))]
    return _told(table, record, record.events, eyes, lang)


def _told(table: Table, record: Record, events: Sequence[Event], eyes: int | None, lang: str) -> list[Data]:
    """The lines of all that came of one entry, each with who did it and whose turn it was."""
    names, lines = table.names(lang), []
    doer, turn, round = record.seat, record.turn, record.round
    for n, event in enumerate(events):
        doer, turn = event.done_by(doer), event.turn_after(turn)
        round = getattr(event, "round", round)  # an event that opens a round heads a new section of the log
        text = table.game.tell(event, eyes, lang, names, marked=True)
        if text is None:
            continue
        line = _line(record, doer, turn, round, spans(text))
        whose = record.unasked.get(n, NOBODY)
        # Others are not told that there was no choice: it could betray a hand.
        if whose != NOBODY and whose == event.done_by(NOBODY) and not event.begins and eyes in (whose, EVERYBODY):
            line["spans"].append({"text": f" {words(lang).format('only-choice')}"})
            line["unasked"] = True
        lines.append(line)
    return lines


def _line(record: Record, seat: int, turn: int, round: int | None, told: list[dict[str, str]]) -> Data:
    return {"ply": record.ply, "seat": seat, "turn": turn, "round": round, "spans": told}


def chat_lines(table: Table, after: int = 0) -> list[Data]:
    """What was said after message number `after`."""
    return [
        {"id": said.n, "name": said.name, "seat": said.seat, "text": said.text, "at": said.at}
        for said in table.chat[after:]
    ]


def open_notation(record: Record, seats: tuple[int, ...], over: bool) -> str:
    """An entry as it may be shown: what was chosen in secret only to whoever chose, until the end."""
    return record.notation if over or not record.secret or record.seat in seats else f"{record.kind} …"


def journal_text(table: Table, yours: tuple[int, ...]) -> str:
    """The journal: whole after the end; before it without seed and fingerprints, and secret choices as “…”."""
    if table.state.over:
        return table.end().journal
    game = table.game
    lines = [
        "abilene journal 1, unfinished",
        f"game {game.name}",
        f"players {game.players}",
        *(f"option {name} {msgspec.json.encode(value).decode()}" for name, value in game.options.items()),
        f"rules {table.row['rules']}",
        f"hash {table.seed_hash}",
        "",
    ]
    lines += [f"{r.ply:<4}seat {r.seat}  {open_notation(r, yours, over=False)}" for r in table.records]
    return "\n".join(lines) + "\n"
