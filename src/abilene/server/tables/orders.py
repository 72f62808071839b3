"""Orders: what a seat has said in advance. Whether that still stands is told by the lines of the table alone.

So all processes come to the same, and so does one that is started anew.
"""

from typing import TYPE_CHECKING, Final

from abilene.engine.core import State
from abilene.server.contract.requests import InAdvance
from abilene.server.errors import BadRequest
from abilene.server.tables.lines import UNDO, UNDO_AGREED, Order

if TYPE_CHECKING:
    from abilene.server.tables.table import Table

DONE: Final = "done"  # it has served, or whoever gave it has seen to it
TAKEN_BACK: Final = "taken-back"
CHANGED: Final = "changed"


def new_order(table: "Table", seat: int, said: InAdvance) -> Order:
    """The line of what a seat says at the table as it stands; BadRequest where it can say no such thing."""
    asks = _meant(table, seat, said) if said.is_said else ""
    sitting = table.seats[seat].n
    return Order(table.order_lines + 1, seat, sitting, table.ply, asks, said.limit, said.choice)


def _meant(table: "Table", seat: int, said: InAdvance) -> str:
    """The question that is meant: its kind where it goes round, else itself."""
    state, limits, ahead = table.state, table.limits(seat), table.ahead(seat)
    if table.seats[seat].bot:
        raise BadRequest(reason="a bot keeps the seat")
    if limits is not None and said.choice is None:
        if said.asks == state.step().kind and said.limit in limits:
            return said.asks
    elif ahead is not None and said.limit is None and said.asks == ahead.step().kind and said.choice in ahead.choices:
        return repr(ahead.step())
    raise BadRequest(reason="there is nothing to say in advance, or not that")


def why_off(table: "Table", order: Order) -> str:
    """Why an order is not in force any more; empty: it is.

    It stands as long as the position does in which it was given, and the question is to come in every one since.
    """
    if (
        not order.is_said or table.state.over or table.seats[order.seat].n != order.sitting
    ):  # it goes with whoever gave it
        return DONE
    if order.ply > table.ply:  # another process is further on: it is heard of soon
        return DONE
    own = [record for record in table.records[order.ply :] if record.seat == order.seat]
    if any(order.choice is not None or record.notation in (UNDO, UNDO_AGREED) for record in own):
        return DONE
    if any(record.undone > order.ply for record in table.records[: order.ply]):
        return TAKEN_BACK
    decisions = table.records[order.ply - 1].standing if order.ply else 0
    since = table.match.made[decisions:]
    if any((repr(step), choice) == (order.asks, order.choice) for one in since for step, choice in one.forgone):
        return DONE  # there was no other answer, so that nobody was asked
    if all(_is_to_come(state, order) for state in (*(one.before for one in since), table.state)):
        return ""
    return DONE if order.choice is None else CHANGED  # what goes round comes to its end


def _is_to_come(state: State, order: Order) -> bool:
    """Whether the question that was meant is asked, or sure to be."""
    if order.choice is None:
        return order.asks in [type(step).kind for step in state.stack]
    asked = state if state.player == order.seat else state.ahead(order.seat)
    return asked is not None and repr(asked.step()) == order.asks and order.choice in asked.choices


def answer(state: State, order: Order) -> int | None:
    """What an order in force says to the question that is asked of its seat; None: the seat must be asked."""
    if order.choice is not None:
        return order.choice
    step = state.step()
    return step.within(state, order.limit) if order.limit is not None and step.kind == order.asks else None
