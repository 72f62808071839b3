"""Lights: which nodes of a drawing stand for the choices of a question, and what choosing them does."""

import sys
from collections.abc import Callable
from typing import NamedTuple

from abilene.engine.core import Plan, State
from abilene.engine.texts import Texts

FEW = 3  # deeds that one title tells, unless the game wants all of them
ALL = sys.maxsize
INSTEAD = "instead"  # the class of a node that could be chosen in place of what was chosen last
OPENS = "opens"  # of a node that a click shows larger, with all that its tip says: a pile to be looked through
PIECEMEAL = "piecemeal"  # of one that is clicked so often as it has pieces in a choice: for each it is named once


class Lights(NamedTuple):
    """What glows."""

    stands: dict[str, tuple[int, ...]]  # by key of a node: the choices it stands for
    deeds: dict[str, str]  # and what choosing it does
    plans: dict[str, tuple[int, ...]] = {}  # noqa: RUF012  # by key: the choices that are made as one
    picks: dict[str, str] = {}  # noqa: RUF012  # by key: what it changes in the plan of a sheet, instead of playing


DARK = Lights({}, {})


def lights(
    state: State, seat: int | None, texts: Texts, deed: Callable[[int, str], str] | None = None, most: int = FEW
) -> Lights:
    """What glows for this seat; `deed` says what a choice does at a node, where the label of its button will not do."""
    if seat is None or state.player != seat or not state.choices:
        return DARK
    step, game = state.step(), state.game
    stands: dict[str, tuple[int, ...]] = {}
    deeds: dict[str, dict[str, None]] = {}
    for choice in state.options():
        keys = step.keys(state, choice)
        label = game.labelled(state, choice, texts) if keys and deed is None else ""
        for key in keys:
            stands[key] = (*stands.get(key, ()), choice)
            deeds.setdefault(key, {})[label if deed is None else deed(choice, key)] = None
    plans: dict[str, Plan] = {}
    for key, alike in _by_key(step.plans(state)).items():
        if len(alike) == 1:
            plans[key] = alike[0]
            continue
        begins = [plan.choices[0] for plan in alike]  # which of them is meant is asked where it was clicked
        stands[key] = (*stands.get(key, ()), *begins)
        for choice in begins:
            deeds.setdefault(key, {})[game.labelled(state, choice, texts) if deed is None else deed(choice, key)] = None
    told = {key: _told(list(said), most) for key, said in deeds.items() if key not in plans}
    told |= {key: texts.format(f"plan-{plan.text}", **plan.told) for key, plan in plans.items() if plan.text}
    picks = step.picks(state)
    told |= {pick.key: texts.format(f"pick-{pick.text}", **pick.told) for pick in picks}
    return Lights(
        stands, told, {key: plan.choices for key, plan in plans.items()}, {pick.key: pick.pick for pick in picks}
    )


def stands_for(state: State, key: str) -> tuple[int, ...]:
    """What is chosen with this node at one stroke: a plan, or a choice; none, where it stands for several.

    It may be drawn only later, for what would have been chosen in place of something else.
    """
    step = state.step()
    alike = _by_key(step.plans(state)).get(key, [])
    if alike:
        return alike[0].choices if len(alike) == 1 else ()
    found = [choice for choice in state.options() if key in step.keys(state, choice)]
    return (tuple(found) if len(found) == 1 else ()) if found else step.instead(state, key)


def _by_key(plans: list[Plan]) -> dict[str, list[Plan]]:
    found: dict[str, list[Plan]] = {}
    for plan in plans:
        found.setdefault(plan.key, []).append(plan)
    return found


def _told(deeds: list[str], most: int) -> str:
    return " / ".join(deeds[:most]) + (" / …" if len(deeds) > most else "")
