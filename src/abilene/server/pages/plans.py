"""What the page for a new table shows: the table in one sentence, and its board at the start."""

from collections.abc import Mapping, Sequence
from typing import Any

from abilene.engine.game import Game
from abilene.games import load
from abilene.server.tables.options import check_options, chosen
from abilene.server.words import listed, words

PREVIEW_SEED = 1


def planned(game: str, players: int, options: Mapping[str, Any]) -> Game[Any]:
    """The game that somebody thinks of; BadRequest or ValueError that says what is allowed."""
    check_options(game, players, options)
    return load(game, players=players, **options)


def preview_of(game: Game[Any], lang: str, shape: str) -> dict[str, Any]:
    """The board at the start as a spectator sees it."""
    scene: dict[str, Any] = game.scene(game.start(PREVIEW_SEED), None, lang, shape).to_data()
    return scene


def summary(game: Game[Any], seats: Sequence[str], visibility: str, bots: Mapping[str, str], lang: str) -> str:
    """The table in one sentence that a person would say."""
    texts, meta = words(lang), game.box.meta
    parts = []
    if "me" in seats:
        parts.append(texts.format("summary-me"))
    others = (kind for kind in ("local", "link") if kind in seats)
    parts += [texts.format(f"summary-{kind}", count=seats.count(kind)) for kind in others]
    for bot, label in bots.items():
        count = seats.count(f"bot:{bot}")
        if count:
            parts.append(texts.format("summary-bot", count=count, bot=label))
    seated = listed(parts, lang)
    if game.guests:
        seated = texts.format("summary-against", seats=seated, opponent=opponent(game, lang))
    title, options = meta.titles[lang], chosen(game, lang)
    named = f"{title} ({options})" if options else title
    sentence = texts.format("summary", game=named, players=game.players, seats=seated, eyes=visibility)
    alone = game.players == 1 and "solo" in meta.unofficial
    return f"{sentence} {texts.format('summary-solo')}" if alone else sentence


def opponent(game: Game[Any], lang: str) -> str:
    """The guests as the option says that sets how well they play; nothing where there are none."""
    if not game.guests:
        return ""
    texts = game.texts(lang)
    options = (option for option in game.box.meta.options_for(game.players) if option.in_play)
    return ", ".join(texts.format(option.text(game.options[option.name])) for option in options)
