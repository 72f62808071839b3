"""Printed actions as pictograms, each made from what the action does."""

from functools import cache
from typing import NamedTuple

from abilene.engine.ink import Ink
from abilene.games.great_western_trail import data
from abilene.games.great_western_trail.data import COLOURS, WORKERS, Action, Figures

WORKER_ICONS = ("i-hat", "i-hammer", "i-engineer")

_GAP = 2.0
_TIGHT = 2.5  # a number stands close to its pictogram
_TYPE = 15.2
_TYPED = frozenset({"word", "count", "money"})  # they do not become smaller than the smallest type


class Mark(NamedTuple):
    """One sign of an action: a pictogram, a number in a coin or beside what it counts, money, or words."""

    kind: str
    name: str
    style: str
    width: float


def _icon(name: str, style: str = "", width: float = 21) -> Mark:
    return Mark("icon", name, style, width)


def _word(text: str, width: float = 0) -> Mark:
    return Mark("word", text, "", width or 7.6 * len(text))


def _count(number: int) -> Mark:
    return Mark("count", str(number), "", 8.5 * len(str(number)) - _TIGHT)


def _dollars(money: int) -> Mark:
    return Mark("money", f"{'−' if money < 0 else '+'}{abs(money)}", "", 27)


_SLASH = _word("/", 7)
_ARROW = _word("→", 14)
_ENGINE = _icon("i-locomotive", "k-engine")
_BACKWARD = _icon("i-locomotive", "k-backward")
STORE = _icon("i-store", "k-store")
BELL = _icon("i-bell", "k-rung", 18)


def native_icon(edition: int) -> str:
    """What stands for the natives of this edition."""
    return "i-teepee" if edition == 1 else "i-bandit"


def native_style(edition: int, native: int) -> str:
    """The tint of type a or b."""
    return f"k-{'teepee' if edition == 1 else 'outlaw'}-{'ab'[native]}"


def action_marks(action: Action, figures: Figures) -> tuple[Mark, ...]:
    """An action in signs: what it costs, an arrow, what it gives, and what it is counted by."""
    return _marks(
        action.pay,
        action.discard,
        action.back,
        action.money,
        action.steps,
        action.to_limit,
        action.token,
        action.objective,
        action.verb,
        action.amount,
        action.per,
        action.free,
        figures.edition,
    )


@cache
def _marks(
    pay: int,
    discard: int,
    back: int,
    money: int,
    steps: int,
    to_limit: bool,
    token: int,
    objective: int,
    verb: int,
    amount: int,
    per: int,
    free: bool,
    edition: int,
) -> tuple[Mark, ...]:
    signs = [_dollars(-pay)] if pay else []
    signs += _discarded(discard)
    if back:
        signs += [_BACKWARD, _word(f"−{back}", 17)]
    if discard or back:
        signs.append(_ARROW)
    if steps or to_limit:
        signs.append(_icon("i-certificate"))
        signs.append(_word("max", 30) if to_limit else _count(steps))
    if money:
        signs.append(Mark("coin", str(money), "", 21))
    if objective:
        signs.append(_icon("i-objective", "k-objective"))
    if objective == data.TO_HAND:
        signs.append(_icon("i-card", "", 15))
    if token:
        signs.append(_icon("i-exchange", "k-token"))
    signs += _deed(verb, amount, per, free, edition)
    if per:
        signs += [_SLASH, *_counted(per, edition)]
    return tuple(signs)


def _discarded(discard: int) -> list[Mark]:
    if not discard:
        return []
    if discard == data.ANY_CATTLE:
        return [_icon("any-card", "", 16)]
    if discard == data.SAME_COLOUR:
        return [_icon("ox-card", "c-same", 13), _icon("ox-card", "c-same", 16)]
    if discard == data.VALUE_3:
        return [Mark("value", "3", "", 16)]
    if discard == data.OBJECTIVE:
        return [_icon("i-objective", "k-objective")]
    return [_icon("ox-card", f"c-{COLOURS[data.colour_of(discard)]}", 16)]


def _deed(verb: int, amount: int, per: int, free: bool, edition: int) -> list[Mark]:
    number = [] if per else [_count(amount)]
    match verb:
        case data.HIRE:
            return [_icon("i-worker", "k-worker"), *([_dollars(amount)] if amount else [])]
        case data.BUILD:
            return [_icon("i-hammer", "k-craftsman"), _dollars(-amount)]
        case data.REMOVE_HAZARD:
            return [_icon("i-warning", "k-hazard"), *([_dollars(-amount)] if amount else [])]
        case data.TAKE_NATIVE:
            return [_icon(native_icon(edition), native_style(edition, 0))]
        case data.ENGINE:
            return [_ENGINE, *number]
        case data.BUY:
            return [_icon("i-cattle", "k-cattle"), _word("$", 9)]
        case data.AUXILIARY:
            return [_icon("one-or-two", "")] if amount > 1 else [_icon("i-disc", "k-token"), *number]
        case data.MOVE:
            return [_icon("i-boot", "k-boot"), *number, *([Mark("free", "", "", 18)] if free else [])]
        case data.DRAW:
            return [_icon("i-card", "", 15), *number]
        case data.COPY:
            return [_icon("i-copy", ""), _icon("i-settlement", "k-house")]
        case data.STATION:
            return [_icon("i-station", "k-station")]
        case data.DELIVER:
            return [_BACKWARD, _word("−n", 19), _ARROW, _icon("i-disc", "k-token")]
        case data.STORE:
            return [STORE]
        case data.BUILD_FREE:
            return [_icon("i-hammer", "k-craftsman"), *number, Mark("coin", "0", "", 21)]
        case data.REMOVE:
            return [_icon("i-card", "", 15), *number, _word("✕", 12)]
        case data.TAKE_CATTLE:
            return [_icon("i-cattle", "k-cattle"), Mark("value", str(amount), "", 16)]
    return []


def _counted(per: int, edition: int) -> list[Mark]:
    if per == data.PER_WOODS:
        return [_icon("i-forest", "k-woods")]
    if per == data.PER_HAZARD:
        return [_icon("i-warning", "k-hazard")]
    if per == data.PER_NATIVE_PAIR:
        return [_icon(native_icon(edition), native_style(edition, native), 17) for native in (0, 1)]
    if per == data.PER_STATION:
        return [_icon("i-station", "k-station")]
    if per == data.PER_BELL:
        return [BELL]
    return [_icon(WORKER_ICONS[per - 1], f"k-{WORKERS[per - 1]}")]


def marks_width(marks: tuple[Mark, ...]) -> float:
    """How much room the signs take in a line."""
    return sum(mark.width for mark in marks) + _GAP * max(0, len(marks) - 1)


def _shrunk(marks: tuple[Mark, ...], scale: float, large: float) -> float:
    """How large pictograms are where words stay larger than the line, which has to end where it would."""
    typed = sum(mark.width for mark in marks if mark.kind in _TYPED)
    whole = marks_width(marks)
    return (whole * scale - typed * large) / (whole - typed) if whole > typed else scale


def draw_marks(ink: Ink, x: float, y: float, marks: tuple[Mark, ...], scale: float = 1) -> None:
    """Signs in a line about a point."""
    large = max(scale, ink.smallest / _TYPE)
    scale = max(0.7 * scale, min(scale, _shrunk(marks, scale, large)))
    rooms = [mark.width * (large if mark.kind in _TYPED else scale) for mark in marks]
    x -= (sum(rooms) + _GAP * scale * (len(marks) - 1)) / 2
    for mark, room in zip(marks, rooms, strict=True):
        middle = x + room / 2
        if mark.kind == "icon":
            ink.icon(mark.name, middle, y, 21 * scale, mark.style)
        elif mark.kind == "coin":
            ink.coin(middle, y, mark.name, 21 * scale)
        elif mark.kind == "shield":
            ink.shield(middle, y + scale, mark.name, 21 * scale)
        elif mark.kind == "value":
            ink.rect(middle - 7.5 * scale, y - 10 * scale, 15 * scale, 20 * scale, "value-card", 2)
            ink.text(middle, y, mark.name, _TYPE * scale)
        elif mark.kind == "count":
            ink.text(middle - _TIGHT / 2 * scale, y + scale, mark.name, _TYPE * scale)
        elif mark.kind == "money":
            ink.money(middle, y, mark.name, _TYPE * scale)
        elif mark.kind == "free":
            ink.icon("i-hand-green", middle, y, 17 * scale)
            ink.path(
                f"M{middle - 7 * scale:.1f} {y + 7 * scale:.1f}l{14 * scale:.1f} {-14 * scale:.1f}", "crossing thin"
            )
        elif mark.kind == "rule":
            ink.path(f"M{middle:.1f} {y - 9.5 * scale:.1f}v{19 * scale:.1f}", "hair")
        else:
            ink.text(middle, y, mark.name, _TYPE * scale)
        x += room + _GAP * scale


def group_marks(group: list[int], figures: Figures) -> tuple[Mark, ...]:
    """A local action: its alternatives with a slash between them."""
    signs: list[Mark] = []
    for number in group:
        if signs:
            signs.append(_SLASH)
        signs += action_marks(figures.actions[number], figures)
    return tuple(signs)


def joined(first: tuple[Mark, ...], second: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Two local actions in one line, with a thin rule between them."""
    return (*first, Mark("rule", "", "", 3), *second)


def halves(marks: tuple[Mark, ...]) -> list[tuple[Mark, ...]]:
    """A long line in two, as short as possible; what belongs to the sign before it stays there."""
    breaks = [i for i, mark in enumerate(marks) if i and (mark == _SLASH or mark.kind in ("icon", "coin"))]
    at = min(breaks, key=lambda i: max(marks_width(marks[:i]), marks_width(marks[i:])))
    return [marks[:at], marks[at:]]
