"""What a seat sees, with the names of things put on: for everything outside."""

from typing import Any

from abilene.engine.events import EVERYBODY, UNKNOWN
from abilene.engine.seen import SPECTATOR
from abilene.games.great_western_trail.data import JOB_COLUMNS, JOB_ROWS, WORKERS
from abilene.games.great_western_trail.north.view import view_annex, view_north
from abilene.games.great_western_trail.orange.view import view_orange
from abilene.games.great_western_trail.poker.view import view_poker
from abilene.games.great_western_trail.sam.view import view_sam
from abilene.games.great_western_trail.scoring import breakdown
from abilene.games.great_western_trail.seen import Seen
from abilene.games.great_western_trail.state import EMPTY, Trail
from abilene.games.great_western_trail.steps.codes import face_of, group_of


def view(seen: Seen) -> dict[str, Any]:
    """All that this seat may know (seat None: a spectator; EVERYBODY: all hands open, for the replay after the end)."""
    figures = seen.figures
    known = {
        "seat": None if seen.seat == SPECTATOR else seen.seat,
        "players": figures.seats,
        "edition": figures.edition,
        "player": seen.player,
        "asks": seen.asks,
        "about": dict(zip(seen.asked, seen.about, strict=True)),
        "turn": seen.turn,
        "closer": seen.closer,
        "trail": _trail(seen),
        "jobs": [
            {"row": place // JOB_COLUMNS + 1, "column": place % JOB_COLUMNS + 1, "worker": WORKERS[worker]}
            for place, worker in enumerate(seen.jobs)
            if worker != EMPTY
        ],
        "token_row": seen.row + 1,
        "job_rows": JOB_ROWS,
        "job_costs": figures.job_cost,
        "foresight": [figures.tile_names[tile] if tile != EMPTY else "" for tile in seen.foresight],
        "supplies": seen.supplies,
        "market": {figures.card_name(kind): count for kind, count in enumerate(seen.market) if count},
        "market_pile": seen.pile,
        "objectives": _names(seen, seen.display),
        "objective_stack": seen.objectives_left,
        "stations": [_station(seen, station) for station in range(len(figures.station_at))],
        "visit": [
            {
                "face": figures.faces[face_of(local)].name,
                "actions": [figures.actions[a].id for a in figures.groups[group_of(local)]],
            }
            for local in seen.visit
        ],
        "done": seen.done,
        "total": seen.total,
        "gone": _names(seen, seen.gone_cards),
        "gone_tiles": [figures.tile_names[tile] for tile in seen.gone_tiles],
        "seats": [_seat(seen, seat) for seat in range(figures.seats)],
    }
    return known | view_orange(seen) | view_poker(seen) | view_north(seen) | view_sam(seen)


def _trail(seen: Seen) -> dict[str, Any]:
    figures = seen.figures
    found: dict[str, Any] = {}
    for space, (tile, face) in enumerate(zip(seen.tiles, seen.faces, strict=True)):
        if tile != EMPTY:
            found[figures.spaces[space]] = {"tile": figures.tile_names[tile]}
        elif face != EMPTY:
            found[figures.spaces[space]] = {"building": figures.faces[face].name, "owner": seen.owners[space]}
    return found


def _station(seen: Seen, station: int) -> dict[str, Any]:
    master, posted = seen.masters[station], seen.posted[station]
    return {
        "master": seen.figures.masters[master].id if master != EMPTY else "",
        "posted": WORKERS[posted] if posted != EMPTY else "",
        "discs": [seat for seat in range(seen.figures.seats) if seen.has_station(seat, station)],
    }


def _seat(seen: Seen, seat: int) -> dict[str, Any]:
    figures, herder = seen.figures, seen.herder[seat]
    known = {
        "money": seen.money[seat],
        "tokens": seen.tokens[seat],
        "herder": figures.spaces[herder] if herder >= 0 else "",
        "engine": figures.rail_name(seen.engine[seat]),
        "certificates": seen.certificates(seat),
        "permanent_certificates": seen.permanent[seat],
        "certificate_limit": seen.certificate_limit(seat),
        "workers": dict(zip(WORKERS, seen.workers[seat], strict=True)),
        "natives": seen.natives[seat],
        "hazards": [figures.tile_names[tile] for tile in seen.hazards[seat]],
        "slots": [figures.slots[slot] for slot in seen.covered(seat)],
        "auxiliary": {name: seen.unlocked(seat, number) for number, name in enumerate(figures.auxiliaries)},
        "cities": {figures.cities[city]: count for city, count in enumerate(seen.discs[seat]) if count},
        "masters": [figures.masters[master].id for master in seen.masters_of(seat)],
        "unbuilt": [figures.faces[face].name for face in seen.unbuilt_of(seat)],
        "step_limit": seen.step_limit[seat],
        "hand_limit": seen.hand_limit[seat],
        "hand": seen.hand[seat],
        "draw_pile": seen.draw[seat],
        "discard_pile": _names(seen, seen.discards[seat]),
        "area": _names(seen, seen.areas[seat]),
        "herd": _names(seen, seen.herd[seat]),
        "known_in_hand": _names(seen, seen.shown[seat]),
    } | view_annex(seen, seat)
    if seen.sees(seat):
        known["cards"] = _names(seen, seen.cards[seat])
    if seen.over:
        known["objective_points"] = seen.objective_points[seat]
    return known


def _names(seen: Seen, cards: list[int]) -> list[str]:
    return ["?" if card == UNKNOWN else seen.figures.card_name(card) for card in cards]


def standing(t: Trail, viewer: int | None) -> list[dict[str, int | None]]:
    """The score so far; objective cards that were taken unseen hide what depends on them (GWT-OBJ-3)."""
    figures = t.figures
    found: list[dict[str, int | None]] = []
    for seat, parts in enumerate(breakdown(t)):
        unknown: tuple[str, ...] = ()
        if not t.over and viewer not in (seat, EVERYBODY):
            if t.blind[seat]:
                unknown = ("objectives", "station_masters")
            if t.poker is not None and t.poker.cards[seat]:  # whatever it is, it is not in the herd (GWTP-END-1)
                unknown = ("cattle", "objectives", "station_masters")
        if seat == figures.sam_seat and not t.over and viewer != EVERYBODY:
            unknown = ("objectives",)  # his starting objective lies face down (GWTA-SETUP-9)
        found.append({part: None if part in unknown else points for part, points in parts.items()})
    return found
