"""Plans of this game: what can be done at one stroke, tried out on a twin of the table."""

from typing import Any

from abilene.engine.core import Plan, Question
from abilene.games.great_western_trail.state import Trail


def ahead(t: Trail, choices: tuple[int, ...]) -> Trail:
    """The table as these choices would leave it."""
    twin = t.copy()
    for choice in choices:
        twin.play(choice)
    return twin


def asks(twin: Trail, kinds: tuple[str, ...], t: Trail) -> bool:
    """Whether the twin asks the same player one of these, and has told nothing that this player did not know."""
    known = twin.revealed - twin.shown_off == t.revealed
    return known and twin.player == t.player and twin.step().kind in kinds


def asked_by(t: Trail, choice: int) -> Trail:
    """The table when this choice asks its first question, even where it has one answer only, or none."""
    twin = t.copy()
    twin.stack.pop().pick(twin, choice)
    while twin.stack:
        step = twin.stack.pop()
        if not step.run(twin):
            twin.stack.append(step)
            twin.player, twin.choices = step.player, step.choices(twin)
            break
    return twin


def led_to(t: Trail, choice: int, text: str, told: dict[str, Any]) -> list[Plan]:
    """What this choice leads to at once: each thing that would answer its question stands for both."""
    twin = asked_by(t, choice)
    if not twin.stack:  # the game is over with it
        return []
    step = twin.step()
    if not asks(twin, (step.kind,), t):
        return []
    if not _is_of_it(twin, t):  # nothing is asked
        seat, track = t.player, t.figures.track
        gained = twin.marker[seat] > t.marker[seat]
        return [Plan(f"certificate:{seat}:{track[twin.marker[seat]]}", (choice,), text, told)] if gained else []
    alone = len(twin.choices) == 1 and not step.insists(twin)  # then it is not asked
    found = _things(twin, choice, alone, text, told)
    if alone:
        then = ahead(t, (choice,))
        if not then.over and _is_of_it(then, t) and asks(then, (then.step().kind,), t):
            for key, plan in _things(then, choice, False, text, told).items():
                found.setdefault(key, plan)
    return list(found.values())


def _is_of_it(twin: Trail, t: Trail) -> bool:
    """What the twin asks belongs to the choice that was made, and is not what would be asked without it too."""
    return twin.step().kind != t.step().kind and len(twin.stack) >= len(t.stack)


def _things(twin: Trail, choice: int, alone: bool, text: str, told: dict[str, Any]) -> dict[str, Plan]:
    """By key: what the question of the twin, to which this choice has led, is about."""
    step = twin.step()
    found = {plan.key: begun(plan, choice, skip=int(alone)) for plan in step.plans(twin)}
    meant: dict[str, list[int]] = {}
    for answer in twin.choices:
        for key in step.keys(twin, answer) if answer >= 0 else ():
            meant.setdefault(key, []).append(answer)
    for key, answers in meant.items():
        further = () if alone or len(answers) > 1 else (answers[0],)  # of several one is asked then
        said = _said(step, twin, answers, text, told)
        found.setdefault(key, Plan(key, (choice, *further), *said))
    return found


def _said(
    step: Question[Trail], twin: Trail, answers: list[int], text: str, told: dict[str, Any]
) -> tuple[str, dict[str, Any]]:
    """What the choice does, or its answer where that says more: the tile that is placed, the auxiliary action."""
    if step.kind == "build":
        return "build", step.told(twin, answers[0])
    if step.kind == "auxiliary" and len(answers) == 1:
        return ("auxiliary" if text == "local" else text, {**told, **step.told(twin, answers[0])})
    return text, told


def begun(plan: Plan, choice: int, skip: int = 0) -> Plan:
    """The same plan after this choice, without the first ones that are not asked then."""
    return Plan(plan.key, (choice, *plan.choices[skip:]), plan.text, plan.told)
