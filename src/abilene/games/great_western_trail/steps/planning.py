"""Plans of this game: what can be done at one stroke, tried out on a twin of the table."""

from typing import Any

from abilene.engine.core import PASS, Plan
from abilene.games.great_western_trail.state import Trail

# What is answered at one stroke in Kansas City, once the foresight is done.
JOURNEY = ("income", "deliver", "disc")


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
        said = ("build", step.told(twin, answers[0])) if step.kind == "build" else (text, told)  # the tile is placed
        found.setdefault(key, Plan(key, (choice, *further), *said))
    return found


def begun(plan: Plan, choice: int, skip: int = 0) -> Plan:
    """The same plan after this choice, without the first ones that are not asked then."""
    return Plan(plan.key, (choice, *plan.choices[skip:]), plan.text, plan.told)


# ------------------------------------------------------------------ Kansas City: income, city, disc


def journey(t: Trail) -> list[Plan]:
    """Every answer as a row of the sheet, after what comes before it by default; and all by default, as its button.

    What follows a row is asked: the hand has been shown then, and nothing can be taken back.
    """
    found: list[Plan] = []
    usual: tuple[int, ...] = ()
    now = ahead(t, ())
    while asks(now, JOURNEY, t):
        kind = now.step().kind
        answers = [choice for choice in now.options() if choice >= PASS]
        found += [Plan(row(kind, choice), (*usual, choice)) for choice in answers]
        if kind == "income":
            found += _farther(t, now)
        usual = (*usual, default(now))
        if kind == "disc":
            break
        now = ahead(t, usual)
    if usual:
        found.append(Plan("sheet:go", usual))
    return found


def _farther(t: Trail, now: Trail) -> list[Plan]:
    """Cities that certificates lead to: as few are spent as will do, and the city is chosen with them (GWT-INC-3)."""
    markers = sorted([choice for choice in now.options() if choice >= 0], reverse=True)
    found: list[Plan] = []
    reached: set[int] = set()
    for marker in markers:
        then = ahead(t, (marker,))
        cities = [city for city in then.options() if city >= 0] if asks(then, ("deliver",), t) else []
        if marker != markers[0]:
            found += [Plan(row("deliver", city), (marker, city)) for city in cities if city not in reached]
        reached.update(cities)
    return found


def journey_end(t: Trail, choices: tuple[int, ...]) -> Trail:
    """The table when these rows are chosen, and what they leave open down to the disc is answered by default."""
    now, given = ahead(t, ()), [*choices]
    while asks(now, JOURNEY, t):
        kind = now.step().kind
        now.play(given.pop(0) if given else default(now))
        if kind == "disc":
            break
    return now


def row(kind: str, choice: int) -> str:
    """The node of the sheet that stands for an answer."""
    return f"sheet:{kind}:{choice}" if choice != PASS else f"sheet:{kind}:none"


def default(t: Trail) -> int:
    """No certificate is spent; the most valuable city that a disc can go to; the disc that costs least."""
    answers = [choice for choice in t.options() if choice >= 0]
    kind = t.step().kind
    if kind == "income":
        return max(answers)
    if kind == "deliver":
        answers.sort(key=lambda city: _city_rank(t, city), reverse=True)
        return next((city for city in answers if _gets_disc(t, city)), answers[0])
    return max(answers, key=lambda source: _disc_rank(t, source))


def _city_rank(t: Trail, city: int) -> tuple[int, int, int]:
    """Its value, its points, and what it pays."""
    return t.figures.city_value[city], t.figures.city_vp[city], t.figures.city_money[city]


def _gets_disc(t: Trail, city: int) -> bool:
    """A disc can be found for it; else nothing would be delivered (GWT-DISC-11)."""
    then = ahead(t, (city,))
    return asks(then, ("disc",), t) or then.cities != t.cities


def _disc_rank(t: Trail, source: int) -> tuple[int, bool, int]:
    """What its place brings less what it costs; then one that fits black borders only; then as they lie."""
    figures = t.figures
    if source >= figures.from_station:
        station = source - figures.from_station
        return 0, not figures.station_white[station], -figures.station_vp[station]
    return figures.slot_money[source] - figures.slot_cost[source], not figures.slot_white[source], -source
