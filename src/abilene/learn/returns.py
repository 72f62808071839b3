"""Returns: what came of each decision, for whoever made it.

Decisions of the seats interleave, so each has its own chain. A seat's decision is worth what its next one turned out to
be worth, or what the game brought when there was none (generalised advantages: the further away, the less it counts).
The other seats are judged by the same numbers: at each decision the target for another seat is the return of that
seat's own next decision.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from abilene.learn.shape import CHANNELS, Floats


@dataclass(frozen=True)
class Played:
    """Some steps of many games: (steps, rows, …)."""

    seat: NDArray[np.int8]
    players: NDArray[np.int8]
    values: Floats  # (…, seats, channels), in turn order from the seat that looks
    done: NDArray[np.bool_]  # with this decision the game was over
    brought: Floats  # (…, seats, channels), by seat, where it is done


@dataclass(frozen=True)
class Returns:
    """The same with hindsight: (steps, rows, …)."""

    advantage: Floats
    target: Floats  # (…, seats, channels), in turn order from the seat that looks
    known: NDArray[np.bool_]  # (…, seats)


def look_back(played: Played, seat: NDArray[np.int8], values: Floats, trace: float) -> Returns:
    """The returns of all decisions; `seat` and `values` are those of the questions that stand open now."""
    steps, rows, seats, _ = played.values.shape
    row = np.arange(rows)
    worth = np.zeros((rows, seats, CHANNELS), np.float32)  # by seat: of its next decision
    later = np.zeros_like(worth)  # by seat: the advantage of its next decision
    known = np.zeros((rows, seats), np.bool_)
    worth[row, seat], known[row, seat] = values[:, 0], True
    found = Returns(
        np.zeros((steps, rows), np.float32), np.zeros_like(played.values), np.zeros((steps, rows, seats), np.bool_)
    )
    for step in reversed(range(steps)):
        done, own = played.done[step], played.seat[step]
        worth[done], later[done], known[done] = played.brought[step][done], 0, True
        now = played.values[step][:, 0]
        gained = np.where(known[row, own][:, None], worth[row, own] - now + trace * later[row, own], 0)
        turn = _turn_order(own, played.players[step], seats)
        found.target[step] = (worth + later)[row[:, None], turn]
        found.target[step][:, 0] = now + gained
        found.known[step] = known[row[:, None], turn] & (np.arange(seats) < played.players[step][:, None])
        found.advantage[step] = gained[:, 0]
        worth[row, own], later[row, own], known[row, own] = now, gained, True
    return found


def _turn_order(first: NDArray[np.int8], players: NDArray[np.int8], seats: int) -> NDArray[Any]:
    """For each row the seats in turn order from the first; where there are fewer, some again."""
    order: NDArray[Any] = (first[:, None].astype(np.int64) + np.arange(seats)) % players[:, None]
    return order
