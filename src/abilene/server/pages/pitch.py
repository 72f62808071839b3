"""What a game promises: one sentence, a few figures, a first table and a moving picture (`pitch.toml`, `pitch…`)."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from abilene.games import load, names
from abilene.server.pages.film import Reel, Stop
from abilene.server.tables.first import first_table
from abilene.server.tables.promise import written

HEAVIEST = 5  # of all weights


@dataclass(frozen=True)
class Pitch:
    """A game in the eyes of somebody who does not know it."""

    minutes: tuple[int, ...]  # from, to; as the box says
    weight: float  # from 1 to 5: how much there is to think about
    reel: Reel

    @property
    def notches(self) -> list[str]:
        """The weight as it is drawn: full, half or empty."""
        doubled = round(2 * self.weight)
        return ["full" if doubled >= 2 * n else "half" if doubled == 2 * n - 1 else "" for n in range(1, HEAVIEST + 1)]


def has_pitch(game: str) -> bool:
    """Whether a game has one: games of other packages need not."""
    return game in names() and "film" in written(game)


@cache
def pitch(game: str) -> Pitch:
    """The pitch of a game."""
    said = written(game)
    reel = said["film"]
    stops = (
        Stop(stop["key"], tuple(stop["decisions"]), tuple(stop["show"]), tuple(stop.get("close", ())))
        for stop in reel["stop"]
    )
    return Pitch(tuple(said["minutes"]), said["weight"], Reel(game, reel["journal"], reel["eyes"], tuple(stops)))


@cache
def promised(game: str, lang: str) -> dict[str, Any]:
    """What a card in the lobby and the game's page say in words and figures; nothing where the game has no pitch."""
    if not has_pitch(game):
        return {}
    told = pitch(game)
    say = load(game, players=first_table(game).players).texts(lang).format
    return {
        "sentence": say("pitch"),
        "minutes": told.minutes,
        "weight": told.weight,
        "notches": told.notches,
        "means": say("pitch.weight"),
        "order": say("pitch.order"),
        "first": say("pitch.first"),
        "stops": [
            {"key": stop.key, "name": say(f"pitch-{stop.key}"), "text": say(f"pitch-{stop.key}.text")}
            for stop in told.reel.stops
        ],
    }
