"""Sam: his board in brief, his latest card, and his turn told step by step, with the same numbers on the board."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from abilene.engine.board import capital
from abilene.engine.events import UNKNOWN
from abilene.engine.ink import PLAIN, Ink, pattern, piece
from abilene.engine.look import width
from abilene.games.great_western_trail.data import WORKERS, Figures
from abilene.games.great_western_trail.north.nouns import town_name
from abilene.games.great_western_trail.sam.data import DEEDS, MOVES, SEAT, SamCard, SamFigures
from abilene.games.great_western_trail.sam.seen import SeenSam
from abilene.games.great_western_trail.sam.story import story
from abilene.games.great_western_trail.scene import words
from abilene.games.great_western_trail.scene.actions import WORKER_ICONS, native_icon, native_style
from abilene.games.great_western_trail.scene.board import Board, in_play
from abilene.games.great_western_trail.scene.layout import Pane, Point
from abilene.games.great_western_trail.scene.story import LEADING, draw_story, set_lines, wrapped

PART, SAM = "part:sam", "sam"

# Where things lie on Sam's board.
_OWNER_Y, _ROWS_Y, _ROW_PITCH, _CELL = 23.0, 61.0, 39.0, 34.0
_FACTS_Y, _TOWNS_Y = (177.0, 201.0), 225.0
_HEIGHT, _WITH_TOWNS = 218.0, 242.0
_CARD_Y, _CARD_BOTTOM = 12.0, 12.0
_MOST_LINES = 6  # of each text on his card


_PITCH = 34.0  # of the places in a row
_FACTS = (22, 86, 150, 22, 122, 158, 194)  # discs, buildings, pile; city, hazards, natives
_CARD = (234, 380)  # from left to right
_TYPE = 12.1  # on the card


def draw_sam(b: Board) -> None:
    """Sam as a part of his own, in place of the other players."""
    frame = b.frames.sam
    assert frame is not None, "Sam is not in play"
    b = b.on(frame)
    b.scene.part(PART, b.texts.seat(SEAT), *frame.frame, icon="robot", slot="tab")
    b.scene.add(SAM, "g", parent=PART, class_=f"mat p{PLAIN + 1}")
    top = _WITH_TOWNS if b.figures.north else _HEIGHT
    b.print(SAM, (frame.w, frame.h, top), partial(_paper, frame=frame, top=top))
    sam, figures = in_play(b.seen.sam, b.figures.sam)
    _draw_owner(b, figures)
    for worker in sorted(range(len(WORKERS)), key=lambda worker: worker == sam.specialty):
        _draw_row(b, worker, special=worker == sam.specialty)
    _draw_facts(b, sam, figures)
    if b.figures.north:
        active = figures.expansions[sam.active[-1]] if sam.active else []
        _draw_towns(b, [b.figures.north.towns[town] for town in active])
    _draw_card(b, top, sam, figures)
    told = story(sam.told, b.texts)
    draw_story(b, SAM, told, top, frame)


def _paper(ink: Ink, frame: Pane, top: float) -> None:
    for y, h in ((0.0, top), (top + 8, frame.h - top - 8)):
        ink.sheet(0, y, frame.w, h, "mat-paper edge")
    ink.rect(1, 1, 8, top - 2, "band", fill=pattern(PLAIN))


# ------------------------------------------------------------------ his board


def _draw_owner(b: Board, figures: SamFigures) -> None:
    """Who he is, how strong, and his points as far as they can be known."""
    name, level = b.texts.seat(SEAT), b.say("sam-level", level=figures.level)
    said = b.say("sam-owner", player=SEAT, level=figures.level)
    key = piece(b.scene, "sam:owner", SAM, 28, _OWNER_Y, (0, 0), style="owner", title=said, rule="GWTA-SETUP-2")
    b.print(key, (name, level), partial(_owner, name=name, level=level))
    parts = b.standing[SEAT]
    hidden = None in parts.values()
    points = sum(part or 0 for part in parts.values())
    said = b.say(
        "mat-points", player=SEAT, points=points, shown=words.signed(points), known="some" if hidden else "all"
    )
    key = piece(b.scene, "sam:points", SAM, 130, _OWNER_Y, (0, 0), style="sum-of", title=said, rule="GWTA-SCORE-1")
    b.print(key, points, lambda ink: ink.shield(0, 0, points, 27))


def _owner(ink: Ink, name: str, level: str) -> None:
    ink.disc(0, 0, 11, PLAIN)
    ink.text(18, 0, name, 18, "disp who", "start", 46)
    ink.icon("i-robot", 74, -1, 20)
    ink.text(126, 0, level, 12.5, "named", "start", 100)


def _points(figures: Figures, kind: int) -> int:
    """What a card of his pile is worth: an objective counts as if fulfilled (GWTA-SCORE-2)."""
    return figures.kind_vp[kind] if kind < figures.cattle else figures.objectives[kind - figures.cattle].vp


def _draw_row(b: Board, worker: int, *, special: bool) -> None:
    """Six places for one kind of worker; the row that tells which side of a card counts is framed (GWTA-HIRE-5)."""
    name = WORKERS[worker]
    count = b.seen.workers[SEAT][worker]
    said = b.say("mat-row", player=SEAT, worker=worker, count=count)
    label = b.say("sam-specialty") if special else ""
    if special:
        said += " " + b.say("sam-specialty-why")
    wide = _PITCH * b.figures.row_size
    x, y = 16 + wide / 2, _ROWS_Y + _ROW_PITCH * worker
    key = piece(b.scene, f"row:{SEAT}:{name}", SAM, x, y, (wide, _CELL), style="row", title=said, rule="GWTA-HIRE-5")
    b.print(
        key,
        (_PITCH, count, label, b.figures.row_size, b.figures.worker_vp, b.figures.worker_vp_from),
        partial(_row, figures=b.figures, worker=worker, count=count, label=label, pitch=_PITCH),
    )


def _row(ink: Ink, figures: Figures, worker: int, count: int, label: str, pitch: float) -> None:
    name, icon = WORKERS[worker], WORKER_ICONS[worker]
    cell, half = pitch - 4, _CELL / 2
    for place in range(figures.row_size):
        x = pitch * (place - (figures.row_size - 1) / 2)
        ink.rect(x - cell / 2, -half, cell, _CELL, "place printed" if place == 0 else "place")
        if 0 < place < count:
            ink.rect(x - cell / 2 + 2, 2 - half, cell - 4, _CELL - 4, "worker-tile")
            ink.rect(x - cell / 2 + 3, half - 8, cell - 6, 5, f"foot-{name}", 2)
        if place < count:
            ink.icon(icon, x, 0 if place == 0 else -2.5, 24, f"k-{name}")
        if place + 1 >= figures.worker_vp_from:
            ink.shield(x + cell / 2 - 8, 8 - half, figures.worker_vp, 15)
    if label:
        wide = pitch * figures.row_size
        ink.rect(-wide / 2 - 2.5, -half - 3, wide + 5, _CELL + 6, "special", 4)
        room = width(label, 10.8) + 12
        ink.rect(pitch - room, half - 5, room, 14, "badge", 4)  # before the places with points
        ink.text(pitch - room / 2, half + 2, label, 10.8, "disp on-ink")


def _draw_facts(b: Board, sam: SeenSam, his: SamFigures) -> None:
    """What he has left, what he has gained, and where he delivers next."""
    figures = b.figures
    first, second = _FACTS_Y
    discs, houses, hazards = sam.discs, b.seen.unbuilt[SEAT].bit_count(), len(b.seen.hazards[SEAT])
    most, tiles = his.discs, figures.numbers
    x = iter(_FACTS)
    said = b.say("sam-discs", player=SEAT, count=discs, most=most)
    _draw_fact(b, "discs", (next(x), first), said, "GWTA-ENG-6", _Fact("i-disc", "k-token", f"{discs}/{most}"))
    said = b.say("sam-buildings", player=SEAT, count=houses, most=tiles)
    fact = _Fact("i-settlement", "k-house", f"{houses}/{tiles}")
    _draw_fact(b, "buildings", (next(x), first), said, "GWTA-BUILD-2", fact)
    pile = sam.pile
    seen = tuple(card for card in pile if card != UNKNOWN)
    points = sum(_points(figures, kind) for kind in seen)
    said = b.say("sam-pile", player=SEAT, count=len(pile), points=points, cards=seen, hidden=len(pile) - len(seen))
    _draw_fact(b, "pile", (next(x), first), said, "GWTA-TURN-6", _Fact("i-card-back", "", str(len(pile)), 0, points))
    said = b.say("sam-city", player=SEAT, city=sam.next_city)
    name = b.texts.format(f"city-{figures.cities[sam.next_city]}")
    city = _Fact("i-station", "k-station", name, _FACTS[4] - 50)
    _draw_fact(b, "city", (next(x), second), said, "GWTA-KC-4", city)
    said = b.say("sam-hazards", player=SEAT, count=hazards)
    _draw_fact(b, "hazards", (next(x), second), said, "GWTA-HAZ-1", _Fact("i-warning", "k-hazard", str(hazards)))
    for native, count in enumerate(b.seen.natives[SEAT]):
        said = b.say("mat-collected", tile=figures.first_native + native, count=count)
        fact = _Fact(native_icon(figures.edition), native_style(figures.edition, native), str(count))
        _draw_fact(b, f"native:{native}", (next(x), second), said, "GWTA-OUT-1", fact)


class _Fact(NamedTuple):
    """A number beside a pictogram."""

    icon: str
    style: str
    number: str
    room: float = 0
    points: int = -1  # in a shield behind it


def _draw_fact(b: Board, name: str, at: Point, said: str, rule: str, fact: _Fact) -> None:
    key = piece(b.scene, f"sam:{name}", SAM, *at, (0, 0), style="sum-of", title=said, rule=rule)
    b.print(key, fact, partial(_fact, fact=fact))


def _fact(ink: Ink, fact: _Fact) -> None:
    ink.icon(fact.icon, 0, 0, 20, fact.style)
    ink.text(14, 0, fact.number, 13, "disp", "start", fact.room)
    if fact.points >= 0:
        ink.shield(30 + 8 * len(fact.number), 0, fact.points, 22)


def _draw_towns(b: Board, active: list[str]) -> None:
    """The towns of his active expansion card, where his next stores go (GWTA-N-2)."""
    towns = [town_name(b.texts, town) for town in active]
    said = b.say("sam-towns", player=SEAT, towns=", ".join(towns), count=len(towns))
    names = " · ".join(towns) or "–"
    fact = _Fact("i-store", "k-house", names, _CARD[0] - _FACTS[0] - 24)
    _draw_fact(b, "towns", (_FACTS[0], _TOWNS_Y), said, "GWTA-N-2", fact)


# ------------------------------------------------------------------ his card


def _draw_card(b: Board, top: float, sam: SeenSam, figures: SamFigures) -> None:
    """The latest card large: its number, how far he rides, and its sides, of which one counts (GWTA-HIRE-6)."""
    left, right = _CARD
    size = right - left, top - _CARD_Y - _CARD_BOTTOM
    x, y = (left + right) / 2, _CARD_Y + size[1] / 2
    deck, played = sam.deck, sam.played
    counts = b.say("sam-deck", deck=deck, played=len(played))
    if not played:
        said = b.say("sam-no-card", player=SEAT, deck=deck)
        key = piece(b.scene, "sam:deck", SAM, x, y, size, style="back", title=said, rule="GWTA-TURN-1")
        b.print(key, (size, counts), partial(_back, size=size, label=counts))
        return
    card = figures.cards[played[-1]]
    lines = [*([b.say("sam-store")] if card.store else []), _rides(b, card)]
    sides = _sides(b, card, sam.specialty)
    texts = [side.text for side in sides]
    said = b.say("sam-card", number=card.number, ride=" ".join(lines), asks=texts[0], deck=deck, played=len(played))
    key = piece(b.scene, "sam:card", SAM, x, y, size, style="sam-card", title=said, rule="GWTA-TURN-1")
    shown = _Shown(size, card.number, tuple(lines), sides, counts, _TYPE)
    b.print(key, shown, partial(_card, shown=shown))


_ICONS = {
    "hire_specialty_first": ("i-worker", "k-worker"),
    "hire_cheapest_first": ("i-worker", "k-worker"),
    "buy_cattle": ("i-cattle", ""),
    "add_2_market_cards": ("i-card", ""),
    "take_best_value_3": ("i-card", ""),
    "build": ("i-settlement", "k-house"),
    "build_exactly_1": ("i-settlement", "k-house"),
    "engine_per_engineer": ("i-locomotive", "k-engine"),
    "engine_to_next_station": ("i-locomotive", "k-engine"),
    "take_objective": ("i-objective", "k-objective"),
    "take_outlaw": ("i-bandit", "k-outlaw-a"),
    "take_hazard": ("i-warning", "k-hazard"),
}


class _Side(NamedTuple):
    """One side of a card: whose specialty asks for it, what he does, and whether it counts now."""

    workers: tuple[int, ...]
    icons: tuple[tuple[str, str], ...]
    text: str
    counts: bool


class _Shown(NamedTuple):
    """All that is printed on a card."""

    size: Point
    number: int
    lines: tuple[str, ...]  # how far he rides, and a store before it
    sides: tuple[_Side, ...]
    counts: str  # of deck and played cards
    type_size: float


def _rides(b: Board, card: SamCard) -> str:
    return b.say("sam-ride", rule=MOVES[card.move_rule], count=card.move)


def _sides(b: Board, card: SamCard, specialty: int) -> tuple[_Side, ...]:
    """The side that counts comes first."""
    found = []
    for deeds in dict.fromkeys(map(tuple, card.deeds)):
        workers = tuple(worker for worker in range(len(WORKERS)) if tuple(card.deeds[worker]) == deeds)
        text = b.say("sam-then").join(b.say("sam-deed", deed=DEEDS[deed]) for deed in deeds)
        icons = tuple(_ICONS[DEEDS[deed]] for deed in deeds)
        found.append(_Side(workers, icons, capital(text), specialty in workers))
    return tuple(sorted(found, key=lambda side: not side.counts))


def _card(ink: Ink, shown: _Shown) -> None:
    (w, h), sides, size = shown.size, shown.sides, shown.type_size
    left, y = -w / 2, -h / 2
    ink.block(w, h, "paper-card")
    ink.rect(left, y, w, 30, "badge")
    ink.text(left + 9, y + 15, str(shown.number), 19, "disp on-ink", "start")
    ink.text(w / 2 - 8, y + 15, shown.counts, 11, "on-ink", "end", room=w - 46)
    ride = [line for text in shown.lines for line in wrapped(text, size, w - 52)]
    room = max(42, LEADING * size * len(ride) + 12)
    ink.icon("i-boot", left + 20, y + 30 + room / 2, 28, "k-boot")
    _about(ink, left + 40, y + 30 + room / 2, ride, size)
    y += 30 + room
    high = (h / 2 - 6 - y - 6 * (len(sides) - 1)) / len(sides)
    for side in sides:
        ink.rect(left + 6, y, w - 12, high, "side counts" if side.counts else "side")
        if len(sides) == 1:
            _only_side(ink, side, y, high, w - 28)
        else:
            for i, worker in enumerate(side.workers):
                at = y + high / 2 + 22 * (i - (len(side.workers) - 1) / 2)
                ink.icon(WORKER_ICONS[worker], left + 21, at, 21, f"k-{WORKERS[worker]}")
            text = wrapped(side.text, size, w - 52)
            _about(ink, left + 40, y + high / 2, text, size, "" if side.counts else "quiet")
        y += high + 6


def _about(ink: Ink, x: float, y: float, lines: Sequence[str], size: float, style: str = "") -> None:
    """Lines about a middle height."""
    set_lines(ink, x, y - LEADING * size * (len(lines) - 1) / 2, lines, _MOST_LINES, size, style)


def _only_side(ink: Ink, side: _Side, y: float, high: float, room: float) -> None:
    for i, (icon, style) in enumerate(side.icons):
        ink.icon(icon, 52 * (i - (len(side.icons) - 1) / 2), y + high / 2 - 14, 42, style)
    text = wrapped(side.text, 13, room)
    set_lines(ink, 0, y + high - 15 - LEADING * 13 * (len(text) - 1), text, _MOST_LINES, 13, "disp", "middle")


def _back(ink: Ink, size: Point, label: str) -> None:
    w, h = size
    ink.block(w, h, "back-face")
    ink.rect(6 - w / 2, 6 - h / 2, w - 12, h - 12, "back-line", 2)
    ink.icon("i-robot", 0, -10, 56, "k-back")
    ink.text(0, h / 2 - 26, label, 13, "disp on-back", room=w - 24)
