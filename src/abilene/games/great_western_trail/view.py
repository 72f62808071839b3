"""What each seat may know, built up field by field."""

from typing import Any

from abilene.engine.events import EVERYBODY
from abilene.games.great_western_trail.data import JOB_COLUMNS, JOB_ROWS, WORKERS
from abilene.games.great_western_trail.north.view import view_annex, view_north
from abilene.games.great_western_trail.poker.view import view_poker
from abilene.games.great_western_trail.sam.view import view_sam
from abilene.games.great_western_trail.scoring import best_objectives, breakdown, herd
from abilene.games.great_western_trail.state import EMPTY, NEUTRAL_TILE, Trail
from abilene.games.great_western_trail.steps.auxiliary import unlocked
from abilene.games.great_western_trail.steps.codes import face_of, group_of


def view(t: Trail, seat: int | None) -> dict[str, Any]:
    """All that this seat may know (None: a spectator; EVERYBODY: all hands open, for the replay after the end)."""
    figures = t.figures
    known = {
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
    if t.orange is not None and figures.orange is not None and figures.orange.stages:
        grown = figures.orange.stages[1:]
        known["open_stacks"] = {
            figures.card_name(card): left for card, left in zip(grown, t.orange.stacks, strict=True)
        }
    if t.poker is not None:
        known["poker"] = view_poker(t, seat)
    if t.north is not None:
        known["north"] = view_north(t)
    if t.sam is not None:
        known["sam"] = view_sam(t, seat)
    return known


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
    sees = viewer in (seat, EVERYBODY) or t.over
    known = {
        "money": t.money[seat],
        "tokens": t.tokens[seat],
        "herder": figures.spaces[t.herder[seat]] if t.herder[seat] >= 0 else "",
        "engine": figures.rail_name(t.engine[seat]),
        "certificates": figures.track[t.marker[seat]],
        "permanent_certificates": t.permanent_certificates(seat),
        "certificate_limit": figures.track[t.marker_limit(seat)],
        "workers": {WORKERS[worker]: t.staff(seat, worker) for worker in range(3)},
        "natives": t.natives_of(seat),
        "hazards": [figures.tile_names[tile] for tile in t.hazards[seat]],
        "slots": [slot for i, slot in enumerate(figures.slots) if not t.has_emptied(seat, i)],
        "auxiliary": {name: unlocked(t, seat, i) for i, name in enumerate(figures.auxiliaries)},
        "cities": {figures.cities[city]: count for city, count in enumerate(t.discs_of(seat)) if count},
        "masters": [master.id for i, master in enumerate(figures.masters) if t.owned_masters[seat] >> i & 1],
        "unbuilt": [
            figures.faces[t.owned_face(seat, number)].name
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
    if t.north is not None:
        known["annex"] = view_annex(t, seat)
    if sees:
        known["cards"] = _names(t, t.hands[seat])
    if t.over:
        known["objective_points"] = best_objectives(t, seat)[0]
    return known


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


def _names(t: Trail, cards: list[int]) -> list[str]:
    return [t.figures.card_name(card) for card in sorted(cards)]


def _herd(t: Trail, seat: int, sees: bool) -> list[str]:
    """All cards of the herd; others do not know unseen objectives, nor which cards lie at the poker table instead."""
    if sees:
        return _names(t, herd(t, seat))
    secret = t.blind[seat]
    table = t.poker.cards[seat] if t.poker is not None else []
    return [*_names(t, [card for card in [*herd(t, seat), *table] if card not in secret]), *["?"] * len(secret)]
