"""Bots by address: each question is posted there as JSON, and the answer says what is chosen (docs/protocol.md)."""

import json
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

from abilene.engine.bot import Asked
from abilene.engine.events import Event
from abilene.engine.game import Game

LARGEST: Final = 65_536  # bytes of an answer
SCHEMES: Final = {"http": HTTPConnection, "https": HTTPSConnection}


@dataclass(frozen=True)
class At:
    """Makes bots that live at this address: `abilene.bots.add(url, At(url))`; ValueError where it is none."""

    url: str

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise ValueError(f"an address begins with http:// or https:// and names a host, not {self.url!r}")
        _ = parts.port  # ValueError where it is no number

    def __call__(self, game: Game[Any], seat: int, seed: int) -> "Afar":
        """A bot for a seat."""
        return Afar(self.url, game, seat, seed)


class Afar:
    """Plays a seat by asking somebody else."""

    blind = False

    def __init__(self, url: str, game: Game[Any], seat: int, seed: int) -> None:
        parts = urlsplit(url)
        self._path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        self._line = SCHEMES[parts.scheme](parts.netloc.rpartition("@")[2])
        self._game, self._seat = game, seat
        self._heard: list[dict[str, Any]] = []
        self._about = {
            "table": f"{seed:016x}",
            "game": game.name,
            "rules": game.rules,
            "players": game.players,
            "options": dict(game.options),
            "seat": seat,
        }

    def hear(self, event: Event) -> None:
        """It is told with the next question."""
        self._heard.append({"event": type(event).__name__, **event.arguments()})

    def choose(self, asked: Asked) -> int:
        """What is answered there; an error where that is no answer."""
        game, deal = self._game, asked.deal(0)  # another deal looks the same from this seat, and can be put into words
        numbers, first = game.numbered.numbers[asked.kind], game.numbered.first[asked.kind]
        question = {
            **self._about,
            "asks": asked.kind,
            "choices": [
                {"choice": choice, "notation": game.notation(deal, choice), "action": numbers[choice - first]}
                for choice in asked.options
            ],
            "view": deal.view(self._seat),
            "observation": game.observer.numbers_of(asked.seen),
            "heard": self._heard,
        }
        self._heard = []
        answer = json.loads(self._post(json.dumps(question).encode()))
        return answer["choice"]  # type: ignore[no-any-return]  # whatever it is: the table looks at it

    def _post(self, body: bytes) -> bytes:
        try:
            return self._posted(body)
        except (HTTPException, ConnectionError):  # a line that was kept may have been closed there: once more
            self._line.close()
            return self._posted(body)

    def _posted(self, body: bytes) -> bytes:
        self._line.request("POST", self._path, body, {"Content-Type": "application/json"})
        answer = self._line.getresponse()
        content: bytes = answer.read(LARGEST)
        if not answer.isclosed():
            self._line.close()
        if answer.status != 200:
            raise ValueError(f"status {answer.status}")  # an answer, if a bad one: nobody asks again
        return content
