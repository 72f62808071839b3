"""What the page for a new table shows: the options with their meaning, one sentence, and the board at the start."""

from collections.abc import Mapping, Sequence
from typing import Any

from abilene.engine.game import Option
from abilene.games import box, load
from abilene.server.words import words

PREVIEW_SEED = 1


def option_rows(game: str, lang: str) -> list[dict[str, Any]]:
    """Each option: its name, what it means, its values in words."""
    meta = box(game).meta
    texts = load(game, players=meta.players[0]).texts(lang)
    ours = words(lang)
    rows = []
    for option in meta.options:
        key = f"option-{option.name}"
        values = [(value, _value(texts, ours, option, value)) for value in option.values]
        if option.or_seat:
            values += [(seat, ours.format("first-seat", number=seat + 1)) for seat in range(max(meta.players))]
        rows.append(
            {
                "name": option.name,
                "title": texts.format(key),
                "help": texts.format(f"{key}.help"),
                "values": values,
                "default": option.default,
            }
        )
    return rows


def _value(texts: Any, ours: Any, option: Option, value: Any) -> str:
    if isinstance(value, bool):
        return str(ours.format("yes" if value else "no"))
    return str(texts.format(option.text(value)))


def preview_of(game: str, players: int, options: Mapping[str, Any], lang: str, shape: str) -> dict[str, Any]:
    """The board at the start as a spectator sees it; ValueError that says what is allowed."""
    forbidden = {"players", "data", "name"} & set(options)
    if forbidden:
        raise ValueError(f"{forbidden.pop()} is not an option")
    made = load(game, players=players, **options)
    scene: dict[str, Any] = made.scene(made.start(PREVIEW_SEED), None, lang, shape).to_data()
    return scene


def summary(game: str, players: int, seats: Sequence[str], visibility: str, bots: Mapping[str, str], lang: str) -> str:
    """The table in one sentence that a person would say."""
    texts = words(lang)
    parts = []
    if "me" in seats:
        parts.append(texts.format("summary-me"))
    others = (kind for kind in ("local", "link") if kind in seats)
    parts += [texts.format(f"summary-{kind}", count=seats.count(kind)) for kind in others]
    for bot, label in bots.items():
        count = seats.count(f"bot:{bot}")
        if count:
            parts.append(texts.format("summary-bot", count=count, bot=label))
    listed = texts.format("and").join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
    meta = box(game).meta
    sentence = texts.format("summary", game=meta.titles[lang], players=players, seats=listed, eyes=visibility)
    alone = players == 1 and "solo" in meta.unofficial
    return f"{sentence} {texts.format('summary-solo')}" if alone else sentence
