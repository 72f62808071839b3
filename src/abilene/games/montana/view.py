"""What is seen, with names on: JSON for pages and for bots of other makers."""

from functools import cache, lru_cache
from typing import Any

from abilene.engine.gathering import gather
from abilene.engine.seen import SPECTATOR
from abilene.games.montana.data import AREAS, COLOURS, GOODS, POSITIONS, WORKERS, Figures, unpacked
from abilene.games.montana.scoring import breakdown
from abilene.games.montana.seen import Seen
from abilene.games.montana.state import START_TILE, TOKENS, Territory


def view(seen: Seen) -> dict[str, Any]:
    """The whole table (seat None: a spectator's)."""
    figures = seen.figures
    return {
        "seat": None if seen.seat == SPECTATOR else seen.seat,
        "players": figures.players,
        "solo": figures.solo,
        "player": seen.player,
        "asks": seen.asks,
        "about": dict(zip(_fields()[seen.asks], seen.about, strict=True)),
        "turn": seen.turn,
        "closer": seen.closer,
        "rank": seen.rank,
        "arrow": seen.arrow,
        "supply": {**_goods(seen.supply), "cow": seen.cow_supply},
        "worker_supply": _workers(seen.worker_supply),
        "map": [
            {
                **printed,
                "start": owner == START_TILE,
                "token": TOKENS[token],
                "owner": owner if owner >= 0 else -1,
                "settlements": pieces,
            }
            for printed, owner, token, pieces in zip(
                _printed(figures, tuple(seen.land)), seen.owner, seen.token, seen.pieces, strict=True
            )
        ],
        "frontier": seen.frontier,
        "bank": [
            {
                "space": name,
                "needs": figures.bank_workers[i],
                "coins": figures.bank_coins[i],
                "crew": _crew(seen.bank[i]),
            }
            for i, name in enumerate(figures.bank_ids)
        ],
        "locations": [_location(seen, location) for location in range(len(figures.location_ids))],
        "shop": {
            "rows": figures.rows,
            "costs": figures.column_costs[:],
            "neutral": seen.neutral,
            "bidding": seen.bidding,
        },
        "seats": [_seat(seen, seat) for seat in range(figures.players)],
    }


@cache
def _fields() -> dict[str, tuple[str, ...]]:
    """What the numbers about a question are called, by its kind."""
    return {"": ()} | {step.kind: step.fields for step in gather("abilene.games.montana") if step.kind}


def _goods(counts: list[int]) -> dict[str, int]:
    return dict(zip(GOODS, counts, strict=True))


def _workers(counts: list[int]) -> dict[str, int]:
    return dict(zip(WORKERS, counts, strict=True))


def _crew(crew: int) -> dict[str, int]:
    """The workers on a space, by colour; empty when the space is free."""
    return {WORKERS[colour]: count for colour, count in enumerate(unpacked(crew, COLOURS)) if count}


@lru_cache(maxsize=256)
def _printed(figures: Figures, land: tuple[int, ...]) -> list[dict[str, Any]]:
    """The map as it is printed: the same in all views of a game, so it is put together once."""
    found = []
    for region, face in enumerate(land):
        q, r = figures.where[region]
        found.append(
            {
                "region": figures.region_names[region],
                "q": q,
                "r": r,
                "tile": figures.tile_ids[face // POSITIONS],
                "terrain": figures.terrain[face],
                "cost": {GOODS[kind]: count for kind, count in enumerate(figures.costs[face]) if count},
                "double": figures.has_double[face],
            }
        )
    return found


def _location(seen: Seen, location: int) -> dict[str, Any]:
    figures = seen.figures
    area = figures.location_area[location]
    return {
        "location": figures.location_ids[location],
        "area": AREAS[area],
        "coins": figures.location_coins[location],
        "good": GOODS[figures.area_good[area]],
        "yield": figures.location_yield[location],
        "large": _crew(seen.large[location]),
        "small": _crew(seen.small[location]),
    }


def _seat(seen: Seen, seat: int) -> dict[str, Any]:
    return {
        "coins": seen.coins[seat],
        "cows": seen.cows[seat],
        "canteens": seen.canteens[seat],
        "goods": _goods(seen.goods[seat]),
        "workers": _workers(seen.workers[seat]),
        "settlements": seen.placed(seat),
        "settlements_left": seen.left[seat],
        "turns": seen.turns[seat],
        "stands": seen.stand[seat],
    }


def standing(t: Territory, viewer: int | None) -> list[dict[str, int | None]]:
    """The score so far: settlements lie open."""
    return [dict(parts) for parts in breakdown(t)]
