"""How the table's page shares out its window, as `desk.js` does: `tests/browser/test_desk.py` holds both together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from abilene.engine.scene import Scene

# The room for board and question in windows of these sizes (beside the head, and the spine and the log at the right),
# and how small type may be there, in pixels.
WINDOWS = {
    "1440x900": (1394, 856, 10.0),
    "1280x720": (1234, 680, 9.0),
    "1024x768": (978, 724, 9.0),
    "1920x1080": (1648, 1032, 10.0),
}
NEARLY = 0.05  # of a pixel

SIDE, FOOT, ASK, LOW = (342, 0.2246), 77, (206, 238), 700
TABLET, SMALL, GOALS, HAND = 1054, (420, 134, 144), 0.34, 0.5
NARROW, TABS, GAP, WIDE_GAP, TIGHT = 300, 38, 6, 20, 1


class Room(NamedTuple):
    """How broad and how high something is."""

    w: float
    h: float


class Part(NamedTuple):
    """A part of a drawing, and the slot that it names."""

    key: str
    slot: str
    w: float
    h: float
    scale: float  # of its own units; a board is moved closer where all of it is smaller


def parts_of(scene: Scene) -> list[Part]:
    """The parts of a drawing, the board first."""
    return parts((node.key, node.attributes) for node in scene.nodes.values())


def parts(nodes: Iterable[tuple[str, Mapping[str, str]]]) -> list[Part]:
    """Those among these nodes, by their keys and attributes."""
    found: list[Part] = []
    for key, of in nodes:
        if "data-part" in of:
            w, h, own = float(of["width"]), float(of["height"]), float(of["viewBox"].split()[2])
            found.append(Part(key, of["data-slot"], w, h, w / own if found else 1))
    return found


def shares(w: float, h: float, aspect: float, *, foot: bool) -> dict[str, Room]:
    """Who gets which part of the room beside a board of this aspect; `foot`: the hand lies below it."""
    if w < TABLET:
        wide, lowest, beside = SMALL
        board = min(w - beside, (h - lowest) * aspect)
        high = min(h - lowest, board / aspect)
        below = Room(w - wide, (h - high) / 2)
        side = Room(w - board, high if foot else h)
        return {"board": Room(board, high), "side": side, "hand": below, "goals": below}
    least, asked = max(SIDE[0], w * SIDE[1]), ASK[h >= LOW]
    if not foot:
        board = min(h * aspect, w - least)
        return {"board": Room(board, h), "side": Room(w - board, h - asked)}
    board = min(w - least, (h - FOOT) * aspect)
    high = board / aspect
    low = h - high < 1.2 * FOOT
    side = Room(w - board, (h if low else high) - asked)
    hand = Room(board * (1 - GOALS) if low else board, h - high)
    goals = Room(board - hand.w if low else w - board, h - high)
    return {"board": Room(board, high), "side": side, "hand": hand, "goals": goals}


def scales(parts: Sequence[Part], w: float, h: float) -> Iterator[Mapping[str, float]]:
    """Pixels of a unit of each part that is shown: with each of those that share a place beside the board, in turn."""
    board, *others = parts
    slots = shares(w, h, board.w / board.h, foot=any(part.slot == "hand" for part in others))
    always: dict[str, float] = {board.key: min(slots["board"].w / board.w, slots["board"].h / board.h)}
    for slot in ("hand", "goals"):
        below = [part for part in others if part.slot == slot]
        if below:
            always |= _stacked(below, slots[slot], 0, TIGHT if w < TABLET else GAP)
    beside = [part for part in others if part.slot not in ("hand", "goals")]
    for shown, head, gap in _beside(beside, slots["side"]):
        yield {**always, **_stacked(shown, _opened(slots["side"]), head, gap)}


def unreadable(scene: Scene, words: Iterable[tuple[str, str, float]]) -> Iterator[tuple[str, str, str, float]]:
    """What cannot be read in some window, of words with the part in which they stand and the units of their type."""
    drawn, said = parts_of(scene), list(words)
    for window, (w, h, least) in WINDOWS.items():
        scale: dict[str, float] = {}
        for shown in scales(drawn, w, h):
            scale |= {key: min(each, scale.get(key, each)) for key, each in shown.items()}
        for part, word, size in said:
            if size * scale[part] < least - NEARLY:
                yield window, part, word, size * scale[part]


def _opened(side: Room) -> Room:
    """Where there is no room for a mat, one lies over the edge of the board."""
    return side if side.w >= NARROW else Room(SIDE[0] + 2 * GAP, side.h)


def _beside(parts: list[Part], side: Room) -> Iterator[tuple[list[Part], float, float]]:
    """What stands beside the board together, below how much room for tabs, and how far apart."""
    sharing = [part for part in parts if part.slot in ("tab", "sheet")]
    fixed = [part for part in parts if part not in sharing]
    narrow, sheet = side.w < NARROW, any(part.slot == "sheet" for part in parts)
    if not narrow and not sheet and _high(parts, side) + (len(parts) + 1) * GAP <= side.h:
        yield parts, 0, _spare(parts, [], side, 0)
        return
    head = TABS if len(sharing) > 1 else 0
    for part in sharing:
        stay = [] if part.slot == "sheet" else fixed
        yield [*stay, part], head, GAP if narrow else _spare(stay, sharing, side, head)


def _high(parts: Sequence[Part], room: Room) -> float:
    return sum(part.h * (room.w - 2 * GAP) / part.w for part in parts)


def _spare(fixed: Sequence[Part], sharing: Sequence[Part], room: Room, head: float) -> float:
    tallest = max((_high([part], room) for part in sharing), default=0)
    gaps = len(fixed) + bool(sharing) + 1
    return min(WIDE_GAP, max(GAP, (room.h - _high(fixed, room) - tallest - head) / gaps))


def _stacked(parts: Sequence[Part], room: Room, head: float, gap: float) -> dict[str, float]:
    wide = room.w - 2 * GAP
    scale = min(1, (room.h - gap * (len(parts) + 1) - head) / _high(parts, room))
    return {part.key: wide / part.w * scale * part.scale for part in parts}
