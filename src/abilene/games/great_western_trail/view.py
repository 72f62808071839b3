"""What each seat may know, built up field by field."""

from typing import Any

from abilene.engine.events import EVERYBODY
from abilene.games.great_western_trail.data import AUXILIARIES, JOB_COLUMNS, JOB_ROWS, SLOTS, WORKERS
from abilene.games.great_western_trail.scoring import best_objectives, breakdown, herd
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, Trail
from abilene.games.great_western_trail.steps.actions import face_of, group_of
from abilene.games.great_western_trail.steps.auxiliary import unlocked


def view(t: Trail, seat: int | None) -> dict[str, Any]:
    """All that this seat may know (None: a spectator; EVERYBODY: all hands open, for the replay after the end)."""
    figures = t.figures
    return {
        "seat": seat,
        "players": figures.players,
        "edition": figures.edition,
        "player": t.player,
        "asks": "" if t.over else t.step().kind,
        "about": {} if t.over else dict(zip(t.step().fields, t.step().arguments(), strict=True)),
        "turn": t.turn,
        "closer": t.closer,
        "trail": {figures.spaces[space]: _tile(t, space) for space, tile in enumerate(t.tiles) if tile != EMPTY},
        "jobs": [
            {"row": place // JOB_COLUMNS + 1, "column": place % JOB_COLUMNS + 1, "worker": WORKERS[worker]}
            for place, worker in enumerate(t.jobs)
            if worker != EMPTY
        ],
        "token_row": t.row + 1,
        "job_rows": JOB_ROWS,
        "job_costs": figures.job_cost,
        "foresight": [figures.tile_names[tile] if tile != EMPTY else "" for tile in t.foresight],
        "supplies": [len(supply) for supply in t.supplies],
        "market": {figures.card_name(kind): count for kind, count in enumerate(t.market) if count},
        "market_pile": len(t.pile),
        "objectives": [figures.card_name(card) for card in t.display],
        "objective_stack": len(t.stack_of_objectives),
        "stations": [_station(t, station) for station in range(len(figures.station_at))],
        "visit": [
            {
                "face": figures.faces[face_of(local)].name,
                "actions": [figures.actions[a].id for a in figures.groups[group_of(local)]],
            }
            for local in t.visit
        ],
        "done": t.done,
        "total": t.total,
        "gone": [figures.card_name(card) for card in sorted(t.gone_cards)],
        "gone_tiles": [figures.tile_names[tile] for tile in sorted(t.gone_tiles)],
        "seats": [_seat(t, other, seat) for other in range(figures.players)],
    }


def _tile(t: Trail, space: int) -> dict[str, Any]:
    tile = t.tiles[space]
    if tile < NEUTRAL_TILE:
        return {"tile": t.figures.tile_names[tile]}
    return {"building": t.figures.faces[t.face(space)].name, "owner": t.owner(space)}


def _station(t: Trail, station: int) -> dict[str, Any]:
    master, posted = t.masters[station], t.posted[station]
    return {
        "master": t.figures.masters[master].id if master != EMPTY else "",
        "posted": WORKERS[posted] if posted != EMPTY else "",
        "discs": [seat for seat in range(t.figures.players) if t.stations[seat] >> station & 1],
    }


def _seat(t: Trail, seat: int, viewer: int | None) -> dict[str, Any]:
    figures = t.figures
    cities = len(figures.cities)
    sees = viewer in (seat, EVERYBODY) or t.over
    known = {
        "money": t.money[seat],
        "tokens": t.tokens[seat],
        "herder": figures.spaces[t.herder[seat]] if t.herder[seat] >= 0 else "",
        "engine": figures.rail_name(t.engine[seat]),
        "certificates": figures.track[t.marker[seat]],
        "permanent_certificates": t.permanent_certificates(seat),
        "certificate_limit": figures.track[t.marker_limit(seat)],
        "workers": {WORKERS[worker]: t.workers[3 * seat + worker] for worker in range(3)},
        "natives": t.natives[2 * seat : 2 * seat + 2],
        "hazards": [figures.tile_names[tile] for tile in t.hazards[seat]],
        "slots": [slot for i, slot in enumerate(SLOTS) if not t.has_emptied(seat, i)],
        "auxiliary": {name: unlocked(t, seat, i) for i, name in enumerate(AUXILIARIES)},
        "cities": {
            figures.cities[city]: count
            for city, count in enumerate(t.cities[seat * cities : (seat + 1) * cities])
            if count
        },
        "masters": [master.id for i, master in enumerate(figures.masters) if t.owned_masters[seat] >> i & 1],
        "unbuilt": [
            figures.faces[t.private_face(number)].name
            for number in range(figures.numbers)
            if t.unbuilt[seat] >> number & 1
        ],
        "step_limit": t.step_limit(seat),
        "hand_limit": t.hand_limit(seat),
        "hand": len(t.hands[seat]),
        "draw_pile": len(t.draws[seat]),
        "discard_pile": _names(t, t.discards[seat]),
        "area": _names(t, t.areas[seat]),
        "herd": _herd(t, seat, sees),
        "known_in_hand": _names(t, t.shown[seat]),
    }
    if sees:
        known["cards"] = _names(t, t.hands[seat])
    if t.over:
        known["objective_points"] = best_objectives(t, seat)[0]
    return known


def standing(t: Trail, viewer: int | None) -> list[dict[str, int | None]]:
    """The score so far; objective cards that were taken unseen hide what depends on them (GWT-OBJ-3)."""
    found: list[dict[str, int | None]] = []
    for seat, parts in enumerate(breakdown(t)):
        hidden = t.blind[seat] and not t.over and viewer not in (seat, EVERYBODY)
        unknown = ("objectives", "station_masters") if hidden else ()
        found.append({part: None if part in unknown else points for part, points in parts.items()})
    return found


def _names(t: Trail, cards: list[int]) -> list[str]:
    return [t.figures.card_name(card) for card in sorted(cards)]


def _herd(t: Trail, seat: int, sees: bool) -> list[str]:
    """All cards of the herd; an objective taken unseen is known to its owner only."""
    secret = [] if sees else t.blind[seat]
    return [*_names(t, [card for card in herd(t, seat) if card not in secret]), *["?"] * len(secret)]
