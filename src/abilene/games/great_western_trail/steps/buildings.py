"""Placing private buildings, and copying a neighbour."""

from typing import Any, ClassVar, Final

from abilene.engine.core import PASS, Breach, Step
from abilene.engine.events import UNKNOWN
from abilene.games.great_western_trail.data import BUILD, BUILD_FREE, BUILDING, COPY, CRAFTSMAN, Action, Figures
from abilene.games.great_western_trail.events import BuildingCopied, BuildingPlaced
from abilene.games.great_western_trail.state import EMPTY, LOCAL_DONE, Trail, private_tile
from abilene.games.great_western_trail.steps.actions import can_do, may_do
from abilene.games.great_western_trail.steps.asking import LEAST, Ask, AskSpace
from abilene.games.great_western_trail.steps.codes import craftsmen_lent, free_with, group_of, local, money_each
from abilene.games.great_western_trail.steps.keys import building_key
from abilene.games.great_western_trail.steps.verbs import Verb, brings


def craftsmen_needed(t: Trail, seat: int, number: int, space: int) -> int:
    """Craftsmen that the building needs there; 0 when it cannot stand there (GWT-BUILD-1 to GWT-BUILD-4)."""
    required = t.figures.faces[t.private_face(number)].craftsmen
    if t.tiles[space] == EMPTY:
        return required
    if t.owner(space) != seat:
        return 0
    return max(0, required - t.figures.faces[t.face(space)].craftsmen)  # GWT-BUILD-3


def least_needed(t: Trail, seat: int, number: int) -> int:
    """Craftsmen that the building needs where it needs the fewest; 0 when there is no place for it at all."""
    needed = [craftsmen_needed(t, seat, number, space) for space in t.figures.building_spaces]
    return min([count for count in needed if count], default=0)


def at_work(t: Trail, seat: int, rate: int) -> int:
    """Craftsmen at work: the own ones, or for free as many as the action lends (GWTN-MED-5)."""
    return craftsmen_lent(rate) or t.staff(seat, CRAFTSMAN)


def sites(t: Trail, seat: int, number: int, rate: int) -> list[int]:
    """Where a building can be placed now."""
    figures = t.figures
    required = figures.faces[t.private_face(number)].craftsmen
    most, each = at_work(t, seat, rate), money_each(rate)  # as many as there are, and can be paid
    if most * each > t.money[seat]:
        most = t.money[seat] // each
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


def tile_row(number: int) -> str:
    """The node of the sheet that stands for a building."""
    return f"sheet:build:{number + 1}"


class Build(Ask):
    """Choose a building to place (GWT-BUILD-1)."""

    kind: ClassVar[str] = "build"
    noun: ClassVar[str] = "number"
    fields: ClassVar[tuple[str, ...]] = ("player", "rate", "optional")
    cites: ClassVar[tuple[str, ...]] = ("GWT-BUILD-1", "GWT-BUILD-2", "GWT-BUILD-5")
    forbids: ClassVar[tuple[str, ...]] = (*Ask.forbids, "GWT-BUILD-4")
    untold: ClassVar[tuple[str, ...]] = (*Ask.untold, "build-placed")

    def __init__(self, player: int, rate: int, optional: int) -> None:
        super().__init__(player)
        self.rate: Final = rate  # money for each craftsman, or craftsmen lent: `codes`
        self.optional: Final = optional

    @classmethod
    def span(cls, figures: Figures, /) -> range:
        return range(LEAST, figures.numbers)

    def answers(self, t: Trail, /) -> list[int]:
        found = buildable(t, self.player, self.rate)
        return [*found, PASS] if found and self.optional else found

    def answer(self, t: Trail, number: int, /) -> None:
        if number != PASS:
            t.then(BuildAt(self.player, number, self.rate))

    def wrong(self, t: Trail, number: int, /) -> Breach | None:
        seat = self.player
        if not t.unbuilt[seat] >> number & 1:
            return Breach("GWT-BUILD-1", "build-placed")
        needed = least_needed(t, seat, number)
        if not needed:
            return Breach("GWT-BUILD-4", "build-room")
        if needed > at_work(t, seat, self.rate):
            return Breach("GWT-BUILD-2", "build-craftsmen")
        dear = needed * money_each(self.rate) > t.money[seat]
        return Breach("GWT-BUILD-2", "build-money") if dear else None

    def may_pass(self, t: Trail) -> bool:
        return self.optional > 0

    def node(self, t: Trail, number: int) -> str:
        return building_key(self.player, number)

    def row(self, t: Trail, number: int) -> str:
        return tile_row(number)

    def name(self, t: Trail, number: int, /) -> str:
        return t.figures.faces[t.private_face(number)].name

    def told(self, t: Trail, number: int, /) -> dict[str, Any]:
        face = t.figures.faces[t.private_face(number)]
        least, each = least_needed(t, self.player, number), money_each(self.rate)
        return {
            "face": t.private_face(number),
            "needed": face.craftsmen,
            "least": least,
            "have": at_work(t, self.player, self.rate),
            "points": face.vp,
            "money": face.craftsmen * each,
            "cheapest": least * each,
        }


class BuildAt(AskSpace):
    """Choose where it stands: an empty building space, or an own smaller building (GWT-BUILD-2, GWT-BUILD-3)."""

    kind: ClassVar[str] = "site"
    fields: ClassVar[tuple[str, ...]] = ("player", "number", "rate")
    cites: ClassVar[tuple[str, ...]] = ("GWT-BUILD-2", "GWT-BUILD-3", "GWT-BUILD-4")
    untold: ClassVar[tuple[str, ...]] = (*AskSpace.untold, "site-kind")

    def __init__(self, player: int, number: int, rate: int) -> None:
        super().__init__(player)
        self.number: Final = number
        self.rate: Final = rate

    def answers(self, t: Trail, /) -> list[int]:
        return sites(t, self.player, self.number, self.rate)

    def answer(self, t: Trail, space: int, /) -> None:
        seat = self.player
        cost = craftsmen_needed(t, seat, self.number, space) * money_each(self.rate)
        replaced = t.face(space)
        t.pay(seat, cost)
        t.tiles[space] = private_tile(seat, self.number)
        t.unbuilt[seat] &= ~(1 << self.number)
        if replaced >= 0 and t.herder[seat] == space and t.visit:  # GWT-LOC-9, GWT-INT-45
            t.visit = []
            t.done = LOCAL_DONE
        if t.heard is not None:
            face = t.private_face(self.number)
            t.emit(BuildingPlaced(seat, face, space, cost, replaced if replaced >= 0 else UNKNOWN))

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        needed = craftsmen_needed(t, self.player, self.number, space)
        return {
            "space": space,
            "replaced": t.face(space) if t.owner(space) == self.player else -1,
            "money": needed * money_each(self.rate),
            "needed": needed,
        }

    def wrong(self, t: Trail, space: int, /) -> Breach | None:
        if t.figures.space_kind[space] != BUILDING:
            return Breach("GWT-BUILD-4", "site-kind")
        if t.tiles[space] != EMPTY and t.owner(space) != self.player:
            return Breach("GWT-BUILD-4", "site-taken")
        needed = craftsmen_needed(t, self.player, self.number, space)
        if not needed:
            return Breach("GWT-BUILD-3", "site-larger")
        if needed > at_work(t, self.player, self.rate):
            return Breach("GWT-BUILD-2", "site-craftsmen")
        dear = needed * money_each(self.rate) > t.money[self.player]
        return Breach("GWT-BUILD-2", "site-money") if dear else None

    def elsewhere(self, t: Trail, key: str, /) -> Breach | None:
        """A tile of the sheet or of the mat: another one can be chosen instead, if it can be placed."""
        build = Build(self.player, self.rate, optional=0)
        for number in range(t.figures.numbers):
            if key in (build.row(t, number), build.node(t, number)):
                breach = build.wrong(t, number)
                if breach is None:
                    return Breach("GWT-BUILD-1", "site-chosen")
                return Breach(breach.rule, breach.text, tuple(build.told(t, number).items()))
        return None


def local_actions(t: Trail, space: int) -> list[int]:
    """The local actions of the building there, its risk action included (GWT-LOC-6, GWT-COPY-2)."""
    face = t.face(space)
    groups = t.figures.faces[face].groups[:]
    risk = t.figures.space_risk[space]
    if risk >= 0:
        groups.append(risk)
    poker = t.figures.poker
    if poker is not None:  # whatever building stands there leads to the table (GWTP-SETUP-2, GWTP-INT-3)
        if space == poker.bet_space:
            groups.append(poker.bet_group)
        elif space == poker.show_space:
            groups.append(poker.show_group)
    return [local(group, face, space) for group in groups]


def copyable(t: Trail, seat: int, space: int) -> list[int]:
    """Neighbours of the copying tile with something to do (GWT-COPY-4, 5, 6, 8)."""
    return _copyable(t, seat, space, t.used)


def _copyable(t: Trail, seat: int, space: int, used: list[int], openly: bool = False) -> list[int]:
    found = []
    for beside in sorted(t.figures.space_beside[space]):
        face = t.face(beside)
        if face < 0:
            continue
        if t.figures.edition == 1:
            if beside in used:
                continue
        elif face in used or face == t.face(space):
            continue
        if worth_copying(t, seat, beside, used, openly):
            found.append(beside)
    return found


def worth_copying(t: Trail, seat: int, space: int, used: list[int], openly: bool = False) -> bool:
    """One of its local actions can be performed; to copy on, from there, no tile twice (GWT-COPY-4, GWT-COPY-6).

    `openly`: for all that the others know of the hand.
    """
    for there in local_actions(t, space):
        for number in t.figures.groups[group_of(there)]:
            if t.figures.actions[number].verb == COPY:
                if _copyable(t, seat, space, [*used, space], openly):
                    return True
            elif may_do(t, seat, number, space) if openly else can_do(t, seat, number, space):
                return True
    return False


class Copy(AskSpace):
    """Use the local actions of a neighbouring building (GWT-COPY-1)."""

    kind: ClassVar[str] = "copy"
    fields: ClassVar[tuple[str, ...]] = ("player", "space")
    cites: ClassVar[tuple[str, ...]] = ("GWT-COPY-1", "GWT-COPY-4", "GWT-COPY-5", "GWT-COPY-6")
    untold: ClassVar[tuple[str, ...]] = (*AskSpace.untold, "copy-far")

    def __init__(self, player: int, space: int) -> None:
        super().__init__(player)
        self.space: Final = space  # of the copying tile

    def answers(self, t: Trail, /) -> list[int]:
        return copyable(t, self.player, self.space)

    def insists(self, t: Trail, /) -> bool:
        """The hand may decide at which neighbour there is something to do."""
        return t.figures.rules >= 3 and len(_copyable(t, self.player, self.space, t.used, openly=True)) > 1

    def answer(self, t: Trail, space: int, /) -> None:
        if t.figures.edition == 1:
            t.used.append(space)  # no tile twice in one chain (GWT-COPY-4)
        t.visit = [*t.visit, *local_actions(t, space)]  # GWT-COPY-7
        if t.heard is not None:
            t.emit(BuildingCopied(self.player, t.face(space), space))

    def told(self, t: Trail, space: int, /) -> dict[str, Any]:
        return {"place": t.place(space)}

    def wrong(self, t: Trail, space: int, /) -> Breach | None:
        face = t.face(space)
        if face < 0 or space not in t.figures.space_beside[self.space]:
            return Breach("GWT-COPY-1", "copy-far")
        if t.figures.edition == 1 and space in t.used:
            return Breach("GWT-COPY-4", "copy-again")
        if t.figures.edition == 2 and (face in t.used or face == t.face(self.space)):
            return Breach("GWT-COPY-5", "copy-again")
        return None if worth_copying(t, self.player, space, t.used) else Breach("GWT-COPY-6", "copy-nothing")


class Building(Verb):
    """Place a private building."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return can_build(t, seat, action.amount)

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [Build(seat, action.amount, optional)]


class BuildingFree(Verb):
    """Place one for free, with craftsmen lent (GWTN-MED-5)."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return can_build(t, seat, free_with(action.amount))

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [Build(seat, free_with(action.amount), optional)]


class Copying(Verb):
    """Use a neighbouring building."""

    def can(self, t: Trail, seat: int, action: Action, space: int) -> bool:
        return len(copyable(t, seat, space)) > 0

    def owe(self, t: Trail, seat: int, action: Action, space: int, optional: int) -> list[Step[Trail]]:
        return [Copy(seat, space)]


brings(BUILD, Building())
brings(BUILD_FREE, BuildingFree())
brings(COPY, Copying())
