"""The open stacks of orange cattle, with their names."""

from typing import Any

from abilene.games.great_western_trail.seen import Seen


def view_orange(seen: Seen) -> dict[str, Any]:
    """How many heifers and cows are left; nothing without Simmental."""
    figures = seen.figures.orange
    if seen.orange is None or figures is None or not figures.stages:
        return {}
    grown = map(seen.figures.card_name, figures.stages[1:])
    return {"open_stacks": dict(zip(grown, seen.orange.stacks, strict=True))}
