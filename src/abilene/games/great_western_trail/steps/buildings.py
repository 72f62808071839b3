"""Placing private buildings, and copying a neighbour."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS
from abilene.engine.events import UNKNOWN
from abilene.games.great_western_trail.data import BUILDING, CRAFTSMAN
from abilene.games.great_western_trail.events import BuildingCopied, BuildingPlaced
from abilene.games.great_western_trail.notation import notation
from abilene.games.great_western_trail.state import EMPTY, LOCAL_DONE, OWNED, PRIVATE_TILE, Trail
from abilene.games.great_western_trail.steps.asking import Ask


def craftsmen_needed(t: Trail, seat: int, number: int, space: int) -> int:
    """Craftsmen that the building needs there; 0 when it cannot stand there (GWT-BUILD-1 to GWT-BUILD-4)."""
    required = t.figures.faces[t.private_face(number)].craftsmen
    if t.tiles[space] == EMPTY:
        return required
    if t.owner(space) != seat:
        return 0
    return max(0, required - t.figures.faces[t.face(space)].craftsmen)  # GWT-BUILD-3


def at_work(t: Trail, seat: int, rate: int) -> int:
    """Craftsmen at work: the own ones, or for free as many as the action lends (GWTN-MED-5)."""
    return t.workers[3 * seat + CRAFTSMAN] if rate >= 0 else -rate


def sites(t: Trail, seat: int, number: int, rate: int) -> list[int]:
    """Where a building can be placed now."""
    figures = t.figures
    required = figures.faces[t.private_face(number)].craftsmen
    most = at_work(t, seat, rate)  # as many as there are, and can be paid
    if most * rate > t.money[seat]:
        most = t.money[seat] // rate
    if required <= most:
        return [
            space
            for space in figures.building_spaces
            if t.tiles[space] == EMPTY or 0 < craftsmen_needed(t, seat, number, space) <= most
        ]
    return [space for space in t.own_buildings(seat) if 0 < craftsmen_needed(t, seat, number, space) <= most]


def buildable(t: Trail, seat: int, rate: int) -> list[int]:
    """Numbers, counted from 0, of the own buildings that fit somewhere."""
    unbuilt = t.unbuilt[seat]
    return [number for number in range(t.figures.numbers) if unbuilt >> number & 1 and sites(t, seat, number, rate)]


def can_build(t: Trail, seat: int, rate: int) -> bool:
    """Some own building fits somewhere."""
    unbuilt = t.unbuilt[seat]
    for number in range(t.figures.numbers):
        if unbuilt >> number & 1 and sites(t, seat, number, rate):
            return True
    return False


class Build(Ask):
    """Choose a building to place (GWT-BUILD-1)."""

    kind: ClassVar[str] = "build"
    noun: ClassVar[str] = "number"
    fields: ClassVar[tuple[str, ...]] = ("player", "rate", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-BUILD-1", "GWT-BUILD-2", "GWT-BUILD-5")

    def __init__(self, player: int, rate: int, optional: int) -> None:
        super().__init__(player)
        self.rate: Final = rate  # money per craftsman; below 0: free, as if with so many craftsmen
        self.optional: Final = optional

    def choices(self, t: Trail, /) -> list[int]:
        found = buildable(t, self.player, self.rate)
        return [*found, PASS] if found and self.optional else found

    def pick(self, t: Trail, number: int, /) -> None:
        if number != PASS:
            t.then(BuildAt(self.player, number, self.rate))

    def name(self, t: Trail, number: int, /) -> str:
        return t.figures.faces[t.private_face(number)].name

    def told(self, t: Trail, number: int, /) -> dict[str, Any]:
        face = t.figures.faces[t.private_face(number)]
        return {
            "face": t.private_face(number),
            "needed": face.craftsmen,
            "have": at_work(t, self.player, self.rate),
            "points": face.vp,
            "money": face.craftsmen * max(0, self.rate),
        }

    def forbid(self, t: Trail, number: int, /) -> tuple[str, str]:
        if not t.unbuilt[self.player] >> number & 1:
            return "GWT-BUILD-1", "build-placed"
        required = t.figures.faces[t.private_face(number)].craftsmen
        if required > at_work(t, self.player, self.rate):
            return "GWT-BUILD-2", "build-craftsmen"
        dear = required * self.rate > t.money[self.player]
        return ("GWT-BUILD-2", "build-money") if dear else ("GWT-BUILD-4", "build-room")


class BuildAt(Ask):
    """Choose where it stands: an empty building space, or an own smaller building (GWT-BUILD-2, GWT-BUILD-3)."""

    kind: ClassVar[str] = "site"
    noun: ClassVar[str] = "space"
    fields: ClassVar[tuple[str, ...]] = ("player", "number", "rate")
    cites: ClassVar[tuple[str, ...]] = ("GWT-BUILD-2", "GWT-BUILD-3", "GWT-BUILD-4")

    def __init__(self, player: int, number: int, rate: int) -> None:
        super().__init__(player)
        self.number: Final = number
        self.rate: Final = rate

    def choices(self, t: Trail, /) -> list[int]:
        return sites(t, self.player, self.number, self.rate)

    def pick(self, t: Trail, space: int, /) -> None:
        seat = self.player
        cost = craftsmen_needed(t, seat, self.number, space) * max(0, self.rate)
        replaced = t.face(space)
        t.pay(seat, cost)
        t.tiles[space] = PRIVATE_TILE + seat * OWNED + self.number
        t.unbuilt[seat] &= ~(1 << self.number)
        if replaced >= 0 and t.herder[seat] == space and t.visit:  # GWT-LOC-9, GWT-INT-45
            t.visit = []
            t.done = LOCAL_DONE
        if t.heard is not None:
            face = t.private_face(self.number)
            t.emit(BuildingPlaced(seat, face, space, cost, replaced if replaced >= 0 else UNKNOWN))

    def name(self, t: Trail, space: int, /) -> str:
        return notation(t.figures).place(t, space)

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        needed = craftsmen_needed(t, self.player, self.number, space)
        return {
            "space": space,
            "replaced": t.face(space) if t.owner(space) == self.player else -1,
            "money": needed * max(0, self.rate),
            "needed": needed,
        }

    def forbid(self, t: Trail, space: int, /) -> tuple[str, str]:
        if t.figures.space_kind[space] != BUILDING:
            return "GWT-BUILD-4", "site-kind"
        if t.tiles[space] != EMPTY and t.owner(space) != self.player:
            return "GWT-BUILD-4", "site-taken"
        needed = craftsmen_needed(t, self.player, self.number, space)
        if not needed:
            return "GWT-BUILD-3", "site-larger"
        if needed > at_work(t, self.player, self.rate):
            return "GWT-BUILD-2", "site-craftsmen"
        return "GWT-BUILD-2", "site-money"


class Copy(Ask):
    """Use the local actions of a neighbouring building (GWT-COPY-1)."""

    kind: ClassVar[str] = "copy"
    noun: ClassVar[str] = "space"
    fields: ClassVar[tuple[str, ...]] = ("player", "space")
    cites: ClassVar[tuple[str, ...]] = ("GWT-COPY-1", "GWT-COPY-4", "GWT-COPY-5", "GWT-COPY-6")

    def __init__(self, player: int, space: int) -> None:
        super().__init__(player)
        self.space: Final = space  # of the copying tile

    def choices(self, t: Trail, /) -> list[int]:
        from abilene.games.great_western_trail.steps.actions import copyable

        return copyable(t, self.player, self.space)

    def pick(self, t: Trail, space: int, /) -> None:
        from abilene.games.great_western_trail.steps.actions import local_actions

        if t.figures.edition == 1:
            t.used.append(space)  # no tile twice in one chain (GWT-COPY-4)
        t.visit = [*t.visit, *local_actions(t, space)]  # GWT-COPY-7
        if t.heard is not None:
            t.emit(BuildingCopied(self.player, t.face(space)))

    def name(self, t: Trail, space: int, /) -> str:
        return notation(t.figures).place(t, space)

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        return {"place": t.place(space)}

    def forbid(self, t: Trail, space: int, /) -> tuple[str, str]:
        face = t.face(space)
        if face < 0 or space not in t.figures.space_beside[self.space]:
            return "GWT-COPY-1", "copy-far"
        if t.figures.edition == 1:
            return ("GWT-COPY-4", "copy-again") if space in t.used else ("GWT-COPY-6", "copy-nothing")
        again = face in t.used or face == t.face(self.space)
        return ("GWT-COPY-5", "copy-again") if again else ("GWT-COPY-6", "copy-nothing")
