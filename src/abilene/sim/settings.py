"""Settings: all that the options of a table allow, and a few of them in which each two values meet."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

from abilene.engine.meta import Meta, Option

Setting = dict[str, Any]

MANY = 6  # values; where an option has more, as a city of a list, the usual one and the ends stand for all


def settings(meta: Meta, players: int) -> list[Setting]:
    """Every setting that the rules allow at a table of so many."""
    values = {option.name: _values(option, players) for option in meta.options_for(players)}
    found = [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    return [setting for setting in found if meta.conflict(setting) is None]


def _values(option: Option, players: int) -> tuple[Any, ...]:
    values = option.allowed(players)
    return values if len(values) <= MANY else tuple(dict.fromkeys((option.default, values[0], values[-1])))


def covering(allowed: Sequence[Mapping[str, Any]]) -> list[Setting]:
    """Some of these settings, in which each two values that can meet do: all, where there are two options."""
    names = list(allowed[0])
    values = {name: list(dict.fromkeys(setting[name] for setting in allowed)) for name in names}

    def possible(part: Mapping[str, Any]) -> bool:
        return any(part.items() <= setting.items() for setting in allowed)

    wanted = [
        dict(zip(pair, chosen, strict=True))
        for pair in combinations(names, min(2, len(names)))
        for chosen in product(*(values[name] for name in pair))
    ]
    wanted = [pair for pair in wanted if possible(pair)]
    found: list[Setting] = []
    while wanted:
        setting = dict(wanted[0])
        for name in names:
            if name not in setting:
                some = [value for value in values[name] if possible({**setting, name: value})]
                met = [sum(pair.items() <= {**setting, name: value}.items() for pair in wanted) for value in some]
                setting[name] = some[met.index(max(met))]
        found.append({name: setting[name] for name in names})
        wanted = [pair for pair in wanted if not pair.items() <= setting.items()]
    return found
