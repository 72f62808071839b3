"""The poker table in plain text."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.columns import short_name
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import WORKERS


def poker_words(table: Mapping[str, Any], texts: Texts) -> list[str]:
    """The pot, the next bonus token, and who sits there with how many cards."""
    found = [texts.format("terminal-poker-pot", money=table["pot"])]
    if table["tokens"]:
        token = table["tokens"][0]
        found.append(texts.format("terminal-poker-token", money=token["money"], points=token["vp"]))
    for seat, shown in enumerate(table["seats"]):
        if shown["worker"]:
            worker = WORKERS.index(shown["worker"])
            name = short_name(seat, texts)
            found.append(texts.format("terminal-poker-seat", name=name, worker=worker, count=shown["count"]))
    return found
