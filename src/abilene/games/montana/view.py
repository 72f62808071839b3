"""What each seat may know: everything, for nothing is hidden in this game."""

from functools import lru_cache
from typing import Any

from abilene.games.montana.data import AREAS, COLOURS, GOODS, POSITIONS, WORKERS, Figures, unpacked
from abilene.games.montana.scoring import breakdown, rank
from abilene.games.montana.state import CANTEEN, COW, NOTHING, START_TILE, Territory
from abilene.games.montana.steps.city import Bid

_TOKENS = {NOTHING: "", COW: "cow", CANTEEN: "canteen"}


def view(t: Territory, seat: int | None) -> dict[str, Any]:
    """The whole table (None: a spectator)."""
    figures = t.figures
    return {
        "seat": seat,
        "players": figures.players,
        "solo": figures.solo,
        "player": t.player,
        "asks": "" if t.over else t.step().kind,
        "about": {} if t.over else dict(zip(t.step().fields, t.step().arguments(), strict=True)),
        "turn": t.turn,
        "closer": t.closer,
        "rank": rank(t) if figures.solo and t.over else -1,
        "arrow": t.arrow,
        "supply": {**_goods(t.supply), "cow": t.cow_supply},
        "worker_supply": _workers(t.worker_supply),
        "map": [
            {
                **printed,
                "start": owner == START_TILE,
                "token": _TOKENS[token],
                "owner": owner if owner >= 0 else -1,
                "settlements": pieces,
            }
            for printed, owner, token, pieces in zip(
                _printed(figures, tuple(t.land)), t.owner, t.token, t.pieces, strict=True
            )
        ],
        "frontier": t.frontier[:],
        "bank": [
            {"space": name, "needs": figures.bank_workers[i], "coins": figures.bank_coins[i], "crew": _crew(t.bank[i])}
            for i, name in enumerate(figures.bank_ids)
        ],
        "locations": [_location(t, location) for location in range(len(figures.location_ids))],
        "shop": {
            "rows": figures.rows,
            "costs": figures.column_costs[:],
            "neutral": t.neutral,
            "bidding": [step.player for step in t.stack[::-1] if isinstance(step, Bid)],
        },
        "seats": [_seat(t, other) for other in range(figures.players)],
    }


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


def _location(t: Territory, location: int) -> dict[str, Any]:
    figures = t.figures
    area = figures.location_area[location]
    return {
        "location": figures.location_ids[location],
        "area": AREAS[area],
        "coins": figures.location_coins[location],
        "good": GOODS[figures.area_good[area]],
        "yield": figures.location_yield[location],
        "large": _crew(t.large[location]),
        "small": _crew(t.small[location]),
    }


def _seat(t: Territory, seat: int) -> dict[str, Any]:
    return {
        "coins": t.coins[seat],
        "cows": t.cows[seat],
        "canteens": t.canteens[seat],
        "goods": _goods(t.goods_of(seat)),
        "workers": _workers(t.workers_of(seat)),
        "settlements": t.placed(seat),
        "settlements_left": t.left[seat],
        "turns": t.turns[seat],
        "stands": t.stand[seat],
    }


def standing(t: Territory, viewer: int | None) -> list[dict[str, int | None]]:
    """The score so far: settlements lie open."""
    return [dict(parts) for parts in breakdown(t)]
