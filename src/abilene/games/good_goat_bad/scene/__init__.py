"""The drawing: the table as a map, with the seats as stations of a loop line."""

from collections.abc import Mapping
from typing import Any

from abilene.engine.scene import Scene
from abilene.engine.texts import Texts
from abilene.games.good_goat_bad.data import CHARACTERS, LOCATIONS, TOKENS
from abilene.games.good_goat_bad.scene.board import Board
from abilene.games.good_goat_bad.scene.platform import draw_cards_apart, draw_platform, draw_stretch
from abilene.games.good_goat_bad.scene.seats import draw_seats
from abilene.games.good_goat_bad.scene.tall import tall
from abilene.games.good_goat_bad.scene.town import draw_characters, draw_locations, draw_map
from abilene.games.good_goat_bad.scene.wide import wide
from abilene.games.good_goat_bad.state import Town
from abilene.games.good_goat_bad.steps.distribution import ACCEPT
from abilene.games.good_goat_bad.view import view

_LAYOUTS = {"wide": wide, "tall": tall}


def scene(t: Town, seat: int | None, texts: Texts, shape: str) -> Scene:
    """The table as this seat may see it."""
    public = {"worth": dict(zip(TOKENS, t.figures.values, strict=True)), "winners": t.winners()}
    options: dict[int, Any] = {}
    if seat is not None and t.player == seat:
        step = t.step()
        options = {choice: step.meaning(t, choice) for choice in t.options()}
    return scene_of(view(t, seat) | public, options, texts, shape)


def where(t: Town, choice: int) -> tuple[str, ...]:
    """The nodes that a choice of the present question means, legal or not."""
    kind = t.step().kind
    if kind in ("offer", "steal"):
        return (f"seat:{choice}",)
    if kind in ("slide", "declare"):
        return (f"character:{CHARACTERS[choice]}",)
    return (f"location:{LOCATIONS[choice]}",) if kind == "rob" else ()


def scene_of(known: Mapping[str, Any], options: Mapping[int, Any], texts: Texts, shape: str) -> Scene:
    """The table, from nothing but what the viewer knows and may choose: option by option, what it stands for."""
    lay = _LAYOUTS[shape](known["players"], list(known["locations"]))
    title = texts.format("scene-board", round=known["round"], rounds=known["rounds"])
    stands, deeds = _choices(known, options, texts)
    b = Board(Scene(lay.width, lay.height, title, texts.lang), known, stands, deeds, texts, lay)
    draw_map(b)
    draw_stretch(b)
    draw_locations(b)
    draw_seats(b)
    draw_cards_apart(b)
    draw_platform(b)
    draw_characters(b)
    return b.scene


def _choices(
    known: Mapping[str, Any], options: Mapping[int, Any], texts: Texts
) -> tuple[dict[str, tuple[int, ...]], dict[str, str]]:
    """Which node stands for which options, and what choosing it does. To refuse an offer is a button, not a node."""
    asks = known["asks"]
    stands: dict[str, tuple[int, ...]] = {}
    deeds: dict[str, str] = {}

    def stand(key: str, choice: int, **what: Any) -> None:
        stands[key] = (*stands.get(key, ()), choice)
        deeds[key] = texts.format(f"scene-do-{asks}", **what)

    for choice, meaning in options.items():
        if asks == "offer":
            stand(f"seat:{meaning}", choice, target=meaning)
        elif asks == "steal":
            stand(f"seat:{meaning}", choice, victim=meaning)
        elif asks in ("slide", "declare"):
            stand(f"character:{CHARACTERS[meaning]}", choice, card=meaning)
        elif asks == "rob":
            stand(f"location:{LOCATIONS[meaning]}", choice, location=meaning)
        elif asks in ("swindle", "serve"):
            for seat, _ in meaning:
                stand(f"seat:{seat}", choice, victim=seat)
        elif choice == ACCEPT:
            stand("offer:card", choice)
    return stands, deeds
