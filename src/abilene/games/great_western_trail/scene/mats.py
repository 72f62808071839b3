"""Mats: what each player owns, as on the player board, and in brief for the others."""

from functools import lru_cache, partial

from abilene.engine.board import Point, sentences
from abilene.engine.ink import Draw, Ink, pattern, piece
from abilene.engine.look import width
from abilene.games.great_western_trail.data import (
    CERTIFICATE_4,
    EXTRA_DISC,
    HAND_1,
    HAND_2,
    STEP_LEFT,
    STEP_RIGHT,
    WORKERS,
    Figures,
)
from abilene.games.great_western_trail.scene.actions import WORKER_ICONS, action_marks, draw_marks, marks_width
from abilene.games.great_western_trail.scene.annex import draw_annex
from abilene.games.great_western_trail.scene.auxiliary import WELLS, draw_auxiliary
from abilene.games.great_western_trail.scene.board import Board
from abilene.games.great_western_trail.scene.holdings import draw_area, draw_buildings, draw_collected
from abilene.games.great_western_trail.scene.issue import issue
from abilene.games.great_western_trail.scene.layout import MAT, mat_size
from abilene.games.great_western_trail.scene.minis import draw_minis

_NAME_ROOM = 76.0

# Where things lie on the mat: rows of workers, auxiliary actions, discs, buildings, and what has been collected.
_ROWS, _ROW_PITCH, _ROW_HEIGHT = 47.0, 34.0, 32.0
_CELL, _CELL_X, _CELL_PITCH = 50.0, 38.0, 54.2
_AUX = {5: (159.0, 25.4), 6: (157.0, 22.4)}  # by their number: the first, and from one to the next
_LIMITS_X, _DISCS_X = 220.0, (244.0, 295.0)
_STEPS_Y, _HAND_Y = 159.0, 198.0
_TRACK_X, _TRACK_PITCH, _TRACK_Y = 220.0, 20.8, 236.0
_TRACK_DISCS_Y = 259.0

_LABELS = {
    "auxiliary": (13.0, 140.0),
    "steps": (210.0, 140.0),
    "hand": (210.0, 179.0),
    "certificates": (210.0, 217.5),
    "buildings": (13.0, 291.0),
    "objectives": (13.0, 372.0),
    "collected": (184.0, 372.0),
}
_LABEL_RULES = {
    "auxiliary": "GWT-AUX-1",
    "steps": "GWT-MOVE-7",
    "hand": "GWT-DISC-5",
    "certificates": "GWT-CERT-1",
    "buildings": "GWT-BUILD-1",
    "objectives": "GWT-OBJ-1",
    "collected": "GWT-HAZ-1",
}
THEIR_HAND = 212.0, 290.0, 114.0  # beside the buildings: the first card, and how far the last one may be

# Discs lie in pairs on the auxiliary actions; the first place of two of them is free from the start.
_AUX_SLOTS = ((-1, 0), (-1, 1), (2, 3), (4, 5), (6, 7), (-1, EXTRA_DISC))  # the last one of Rails to the North


def draw_mat(b: Board, parent: str, seat: int, y: float = 0, scale: float = 1) -> None:
    """A player board with all that its owner has: 342 units wide and 470 high, and below it the annex."""
    key = draw_frame(b, f"mat:{seat}", parent, seat, mat_size(b.figures)[1], y, scale)
    draw_owner(b, key, seat, 17)
    draw_sums(b, key, seat, 17)
    _labels(b, key, seat)
    for worker in range(len(WORKERS)):
        _row(b, key, seat, worker)
    for auxiliary, slots in enumerate(_aux_slots(b.figures)):
        draw_auxiliary(b, key, seat, auxiliary, _aux_y(b.figures, auxiliary), slots)
    _limits(b, key, seat)
    _track(b, key, seat)
    if b.figures.north and b.seen.north:
        draw_annex(b, key, seat, b.figures.north, b.seen.north)
    _slots(b, key, seat)
    draw_buildings(b, key, seat)
    draw_area(b, key, seat)
    draw_collected(b, key, seat)
    if seat != b.seen.own:
        x, y, room = THEIR_HAND
        draw_minis(b, key, seat, (x, y), room)


def draw_frame(b: Board, key: str, parent: str, seat: int, height: float, y: float, scale: float = 1) -> str:
    """The paper of a mat with its owner's pattern; it is framed in ink while the owner is asked."""
    worn = f"mat p{seat + 1}" + " asked" * (seat == b.seen.player)
    at = f"translate(0 {y:g}) scale({scale:.4g})"
    b.scene.add(key, "g", parent=parent, transform=at, class_=worn, data_seat=seat)

    def draw(ink: Ink) -> None:
        ink.sheet(0, 0, MAT[0], height, "mat-paper edge")
        ink.rect(1, 1, 8, height - 2, "band", fill=pattern(seat))

    b.print(key, (seat, height), draw)
    return key


def draw_owner(b: Board, parent: str, seat: int, y: float) -> None:
    """Whose mat it is."""
    name = b.texts.seat(seat)
    state = "turn" if seat == b.seen.turn else "closer" if seat == b.seen.closer else "none"
    said = b.say("mat-owner", player=seat, state=state)
    key = piece(b.scene, f"{parent}:owner", parent, 24, y, (0, 0), style="owner", title=said, rule="GWT-TURN-1")

    def draw(ink: Ink) -> None:
        ink.disc(0, 0, 10, seat)
        ink.text(16, 0, name, 17 if width(name, 17) <= _NAME_ROOM else 14, "disp who", "start", _NAME_ROOM)

    b.print(key, (name, seat), draw)


def draw_sums(b: Board, parent: str, seat: int, y: float) -> None:
    """Money, exchange tokens, certificates, points so far, and cards in hand and draw pile."""
    seen = b.seen

    def draw_sum(name: str, x: float, rule: str, draw: Draw, **told: int | str) -> None:
        said = b.say(f"mat-{name}", player=seat, **told)
        key = piece(b.scene, f"{parent}:{name}", parent, x, y, (0, 0), style="sum-of", title=said, rule=rule)
        b.print(key, tuple(told.values()), draw)

    money, tokens = seen.money[seat], seen.tokens[seat]
    draw_sum("money", 132, "GWT-COMP-11", lambda ink: ink.coin(0, 0, money, 23), money=money)
    if b.figures.edition == 2:
        draw_sum("tokens", 160, "GWT-XT-1", partial(_tokens, count=tokens), count=tokens)
    held, stay = seen.certificates(seat), seen.permanent[seat]
    draw_sum("certificates", 203, "GWT-CERT-1", partial(_certificates, held=held, stay=stay), count=held, stay=stay)
    parts = b.standing[seat].values()
    points, known = sum(part or 0 for part in parts), "some" if None in parts else "all"
    shown = str(points).replace("-", "−")
    numbers: dict[str, int | str] = {"points": points, "shown": shown, "known": known}
    draw_sum("points", 260, "GWT-SCORE-12", lambda ink: ink.shield(0, 0, points, 24), **numbers)
    hand, deck = seen.hand[seat], seen.draw[seat]
    draw_sum("cards", 286, "GWT-HERD-1", partial(_cards, hand=hand, deck=deck), hand=hand, deck=deck)


def _tokens(ink: Ink, count: int) -> None:
    ink.icon("i-exchange", 0, 0, 20, "k-token")
    ink.text(11, 0, f"×{count}", 13, "disp", "start")


def _certificates(ink: Ink, held: int, stay: int) -> None:
    ink.icon("i-certificate", 0, 0, 20)
    ink.text(12, 0, f"{held}+{stay}" if stay else str(held), 14, "disp", "start")


def _cards(ink: Ink, hand: int, deck: int) -> None:
    ink.icon("i-card", 0, 0, 20)
    ink.text(10, 0, f"{hand} · {deck}", 13, "disp", "start")


def _labels(b: Board, parent: str, seat: int) -> None:
    key = piece(b.scene, f"labels:{seat}", parent, 0, 0, (0, 0), style="labels")
    for name, (x, y) in _LABELS.items():
        _label(b, key, f"label:{seat}:{name}", name, (x, y), "start")
    if seat != b.seen.own:
        hand, _, _ = THEIR_HAND
        _label(b, key, f"label:{seat}:their-hand", "hand", (hand - 12, _LABELS["buildings"][1]), "end")


def _label(b: Board, parent: str, key: str, name: str, at: Point, anchor: str) -> None:
    """A heading; it says what belongs below it."""
    said, words = b.say("mat-label-what", label=name), b.say("mat-label", label=name)
    b.scene.add(key, "g", parent=parent, title=said, rule=_LABEL_RULES[name])
    b.print(key, (words, at), lambda ink: ink.text(*at, words, 10.8, "disp caps", anchor))


# ------------------------------------------------------------------ workers


def _row(b: Board, parent: str, seat: int, worker: int) -> None:
    """Six places for one kind of worker, the first one printed; an empty place shows what it gives."""
    name = WORKERS[worker]
    count = b.seen.workers[seat][worker]
    key = f"row:{seat}:{name}"
    said = sentences(b.say("mat-row", player=seat, worker=worker, count=count), _next_place(b, worker, count))
    middle = _CELL_X + 2.5 * _CELL_PITCH
    y = _ROWS + _ROW_PITCH * worker
    size = 5 * _CELL_PITCH + _CELL + 4, _ROW_HEIGHT + 2
    b.piece(key, parent, (middle, y), size, said, style="row", rule="GWT-HIRE-3")
    b.print(key, ("row", issue(b.figures), count), lambda ink: _places(ink, b.figures, worker, count))


def _next_place(b: Board, worker: int, count: int) -> str:
    """What covering the next place gives (GWT-HIRE-4), and from which place on a worker is worth points."""
    figures = b.figures
    if count >= figures.row_size:
        return b.say("mat-row-full", points=figures.worker_vp, first=figures.worker_vp_from)
    action = figures.row_action[worker][count]
    does = b.say("mat-row-next", action=action) if action >= 0 else ""
    return sentences(does, b.say("mat-row-points", points=figures.worker_vp, first=figures.worker_vp_from))


def _places(ink: Ink, figures: Figures, worker: int, count: int) -> None:
    icon, style = WORKER_ICONS[worker], f"k-{WORKERS[worker]}"
    half = _ROW_HEIGHT / 2
    for place in range(figures.row_size):
        x = _CELL_PITCH * (place - 2.5)
        ink.rect(x - _CELL / 2, -half, _CELL, _ROW_HEIGHT, "place printed" if place == 0 else "place")
        if place == 0:
            ink.icon(icon, x, 0, 27, style)
        elif place < count:
            ink.rect(x - 23, 2 - half, 46, _ROW_HEIGHT - 4, "worker-tile")
            ink.rect(x - 22, half - 7, 44, 4.5, f"foot-{WORKERS[worker]}", 2)
            ink.icon(icon, x - 5 if place + 1 >= figures.worker_vp_from else x, -2.5, 22, style)
        else:
            _empty_place(ink, x, figures, worker, place)
        if place + 1 >= figures.worker_vp_from and place >= count:
            ink.shield(x + 17.5, 8.5, figures.worker_vp, 14)
        elif place + 1 >= figures.worker_vp_from:
            ink.shield(x + 15, -5, figures.worker_vp, 15)


def _empty_place(ink: Ink, x: float, figures: Figures, worker: int, place: int) -> None:
    action = figures.row_action[worker][place]
    if action >= 0:
        marks = action_marks(figures.actions[action], figures)
        aside = place + 1 >= figures.worker_vp_from  # of the points
        room = 40 if aside else 47
        draw_marks(ink, x - 4 * aside, -7 * aside, marks, min(0.8, room / marks_width(marks)))


# ------------------------------------------------------------------ auxiliary actions and discs


def _aux_slots(figures: Figures) -> tuple[tuple[int, int], ...]:
    return _AUX_SLOTS if figures.north else _AUX_SLOTS[:-1]


def _aux_y(figures: Figures, auxiliary: int) -> float:
    first, pitch = _AUX[len(_aux_slots(figures))]
    return first + pitch * auxiliary


def _limits(b: Board, parent: str, seat: int) -> None:
    """How far the herder may go and how many cards are drawn, beside the discs that raise both."""
    figures = b.figures
    for name, limit, y, rule in (
        ("steps", b.seen.step_limit[seat], _STEPS_Y, "GWT-MOVE-7"),
        ("hand", b.seen.hand_limit[seat], _HAND_Y, "GWT-DISC-5"),
    ):
        key = f"limit:{seat}:{name}"
        piece(
            b.scene, key, parent, 0, y, (0, 0), style="limit", title=b.say(f"mat-limit-{name}", count=limit), rule=rule
        )
        signs = _step_signs(figures) if name == "steps" else _hand_signs(figures)
        b.print(key, ("limit", limit, signs), partial(_limit, limit=limit, signs=signs))


def _limit(ink: Ink, limit: int, signs: tuple[tuple[str, str, int], ...]) -> None:
    ink.rect(_LIMITS_X - 10, -13, 20, 26, "place printed")
    ink.text(_LIMITS_X, 0, str(limit), 16)
    for x, (more, kind, number) in zip(_DISCS_X, signs, strict=True):
        _well(ink, x, 0, white=False, radius=10)
        ink.text(x + 14, -6, more, 12, "disp", "start")
        if kind == "money":
            ink.coin(x + 22, 7.5, number, 15)
        elif kind == "points":
            ink.shield(x + 22, 7.5, number, 15)
        else:
            ink.money(x + 14, 7.5, f"−{number}", 10.5, "disp loss", "start", 24)


def _step_signs(figures: Figures) -> tuple[tuple[str, str, int], ...]:
    return (
        (f"+{figures.step_left}", "money", figures.slot_money[STEP_LEFT]),
        (f"+{figures.step_right}", "points", figures.slot_vp[STEP_RIGHT]),
    )


def _hand_signs(figures: Figures) -> tuple[tuple[str, str, int], ...]:
    return tuple(("+1", "cost", figures.slot_cost[slot]) for slot in (HAND_1, HAND_2))


def _well(ink: Ink, x: float, y: float, *, white: bool, radius: float = 11) -> None:
    ink.circle(x, y, radius, "well-white" if white else "well-black")
    if not white:
        ink.circle(x, y, radius + 1.9, "well-rim")


def _track(b: Board, parent: str, seat: int) -> None:
    """The certificate track: the marker, how far it may go, and the numbers that may be chosen."""
    figures, stay = b.figures, b.seen.permanent[seat]
    at, limit = b.seen.certificates(seat), b.seen.certificate_limit(seat)
    key = f"track:{seat}"
    said = b.say("mat-track", count=at, limit=limit)
    piece(b.scene, key, parent, 0, _TRACK_Y, (0, 0), style="track", title=said, rule="GWT-CERT-1")

    def draw(ink: Ink) -> None:
        for i, number in enumerate(figures.track):
            x = _TRACK_X + _TRACK_PITCH * i
            ink.rect(x - 9.4, -11, 18.8, 22, "step-place" if number <= limit else "step-place beyond")
            ink.text(x, 0, str(number), 13, "disp" if number <= limit else "disp quiet")
        if stay:
            ink.icon("i-certificate", _TRACK_X + 2, 23, 18)
            ink.text(_TRACK_X + 13, 23, f"+{stay}", 13, "disp", "start")
        for slot, x in _track_slots():
            _well(ink, x, _TRACK_DISCS_Y - _TRACK_Y, white=figures.slot_white[slot], radius=10)

    b.print(key, ("track", issue(figures), limit, stay), draw)
    for i, number in enumerate(figures.track):
        choosing = f"certificate:{seat}:{number}"
        if b.choices(choosing) or b.plan(choosing) or b.pick(choosing):
            x = _TRACK_X + _TRACK_PITCH * i
            said = b.say("mat-keep", count=number) if b.choices(choosing) or b.pick(choosing) else said
            b.piece(choosing, parent, (x, _TRACK_Y), (18.8, 22), said, style="certificate", rule="GWT-INC-3")
            b.print(choosing, number, partial(_number, number=number))
    x = _TRACK_X + _TRACK_PITCH * b.seen.marker[seat]
    b.scene.add(f"marker:{seat}", "circle", parent=key, cx=x, cy=0, r=12, class_="marker")


def _number(ink: Ink, number: int) -> None:
    ink.rect(-9.4, -11, 18.8, 22, "step-place edge")
    ink.text(0, 0, str(number), 13)


def _track_slots() -> tuple[tuple[int, float], ...]:
    first = CERTIFICATE_4
    return (first, _TRACK_X + 4 * _TRACK_PITCH), (first + 1, _TRACK_X + 5 * _TRACK_PITCH)


def _slots(b: Board, parent: str, seat: int) -> None:
    """The discs that still lie on the mat."""
    for slot in b.seen.covered(seat):
        x, y = _slot_places(b.figures)[slot]
        key = f"slot:{seat}:{b.figures.slots[slot]}"
        said = b.say("mat-slot", slot=slot, border="white" if b.figures.slot_white[slot] else "black")
        b.piece(key, parent, (x, y), (18, 18), said, style=b.marked("slot", key), rule="GWT-DISC-2", radius=9)
        b.print(key, seat, lambda ink: ink.disc(0, 0, 8.7, seat))


@lru_cache(256)
def _slot_places(figures: Figures) -> dict[int, tuple[float, float]]:
    """The middle of each disc's place."""
    places = {
        slot: (well, _aux_y(figures, auxiliary))
        for auxiliary, slots in enumerate(_aux_slots(figures))
        for well, slot in zip(WELLS, slots, strict=True)
        if slot >= 0
    }
    for first, y in ((STEP_LEFT, _STEPS_Y), (HAND_1, _HAND_Y)):
        places |= {first + i: (x, y) for i, x in enumerate(_DISCS_X)}
    return places | {slot: (x, _TRACK_DISCS_Y) for slot, x in _track_slots()}
