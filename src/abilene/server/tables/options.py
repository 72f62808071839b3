"""The options of a table: which there are at each size, what they mean, and why two of them do not go together."""

from collections.abc import Mapping
from typing import Any

import msgspec

from abilene.engine.game import Game
from abilene.engine.meta import Meta, Needs, Option
from abilene.engine.texts import LANGS, Texts
from abilene.games import box, names
from abilene.server.errors import BadRequest
from abilene.server.tables.games import load_game
from abilene.server.tables.taught import of_option
from abilene.server.words import words

NO_OPTIONS = ("players", "data", "name", "rules")  # what a table is asked for beside its options


def option_rows(game: str, lang: str, first: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each option: its name, what it means, its values and what each changes, and what stands against it.

    `first` is what a first game is played with.
    """
    meta = box(game).meta
    texts = _texts(meta, lang)
    ours = words(lang)
    rows = []
    for option in meta.options:
        key = f"option-{option.name}"
        recommended = first.get(option.name, option.default)
        values = [
            {
                "value": value,
                "text": _value(texts, option, value),
                "help": texts.format(f"{option.text(value)}-help"),
                "first": value == recommended,
            }
            for value in option.values
        ]
        if option.or_seat:
            values += [
                {
                    "value": seat,
                    "text": ours.format("first-seat", number=seat + 1),
                    "help": texts.format(f"{key}.seat-help"),
                    "first": False,
                }
                for seat in range(max(meta.players))
            ]
        rows.append(
            {
                "name": option.name,
                "title": texts.format(key),
                "help": texts.format(f"{key}.help"),
                "values": values,
                "default": option.default,
                "or_seat": option.or_seat,
                "spelled": _spelled(meta, texts, lang, option),
                "players": list(option.players),
                "always": option.in_play,  # wherever it exists, others must suit it
                "clashes": _clashes(meta, texts, lang, texts.format(key), option.needs),
                "rule": option.rule,
                "lesson": of_option(game, option.name, lang),
            }
        )
    return rows


def _spelled(meta: Meta, texts: Texts, lang: str, option: Option) -> dict[str, Any] | None:
    """What an option may be letter by letter; at first all letters are the first one."""
    word = option.or_spelled
    if word is None:
        return None
    return {
        "letters": word.letters,
        "word": word.letters[0] * word.length,
        "text": texts.format(option.text(word.example)),
        "help": texts.format(f"{option.text(word.example)}-help"),
        "clashes": _clashes(meta, texts, lang, _named(texts, option, word.example), word.needs),
    }


def check_options(game: str, players: int, options: Mapping[str, Any]) -> None:
    """BadRequest with the rule, when an option is not for so many or does not go with another."""
    for name in NO_OPTIONS:
        if name in options:
            raise BadRequest(reason=f"{name} is not an option")
    try:
        msgspec.json.encode(options)
    except OverflowError:  # a number that no store could keep
        raise BadRequest(reason="no option is such a large number") from None
    if game not in names():
        return
    meta = box(game).meta
    at_table = {option.name: option for option in meta.options_for(players)}
    for option in meta.options:
        if option.name in options and option.name not in at_table and players in meta.players:
            sizes = " · ".join(map(str, option.players))
            raise BadRequest(rule=option.rule, reason=_reasons(meta, "option-not-for", option, sizes=sizes))
    setting = {name: options.get(name, option.default) for name, option in at_table.items()}
    clash = meta.conflict(setting)
    if clash is not None:
        option, other = clash
        value = setting[other]
        if value in at_table[other].values:
            chosen, in_the_way = (option, setting[option.name]), (at_table[other], value)
            reasons = {lang: _refused(meta, lang, chosen, in_the_way) for lang in LANGS}
            raise BadRequest(rule=option.rule, reason=reasons)


def _clashes(meta: Meta, texts: Texts, lang: str, option: str, needs: Needs) -> list[dict[str, Any]]:
    """What others must not be where this is needed, and the sentence that says so."""
    known = {other.name: other for other in meta.options}
    return [
        {"option": name, "value": value, "reason": _clash(texts, lang, option, known[name], value)}
        for name, allowed in needs
        for value in known[name].values
        if value not in allowed
    ]


def _refused(meta: Meta, lang: str, chosen: tuple[Option, Any], in_the_way: tuple[Option, Any]) -> str:
    texts = _texts(meta, lang)
    return _clash(texts, lang, _named(texts, *chosen), *in_the_way)


def _named(texts: Texts, option: Option, value: Any) -> str:
    """What others must suit: the option, whatever it is, or only where it is chosen letter by letter."""
    title = texts.format(f"option-{option.name}")
    if option.or_spelled is None or not option.or_spelled.fits(value):
        return title
    return words(texts.lang).format("option-is", option=title, value=texts.format(option.text(value)))


def _clash(texts: Texts, lang: str, option: str, other: Option, value: Any) -> str:
    return words(lang).format(
        "option-clash",
        option=option,
        other=texts.format(f"option-{other.name}"),
        value=_value(texts, other, value),
    )


def _reasons(meta: Meta, key: str, option: Option, **arguments: Any) -> dict[str, str]:
    return {
        lang: words(lang).format(key, option=_texts(meta, lang).format(f"option-{option.name}"), **arguments)
        for lang in LANGS
    }


def _texts(meta: Meta, lang: str) -> Texts:
    """What options are called does not depend on who plays."""
    return load_game(meta.name, meta.players[0], "{}", "{}").texts(lang)


def _value(texts: Texts, option: Option, value: Any) -> str:
    return texts.format(option.text(value))


def chosen(game: Game[Any], lang: str) -> str:
    """The edition, and what else is not as it is when nobody says: "first edition (2016), poker table"."""
    return ", ".join(
        _in_words(option, game.options[option.name], game.texts(lang), lang)
        for option in game.box.meta.options_for(game.players)
        if not option.in_play and (option.name == "edition" or option.used(game.options[option.name]))
    )


def _in_words(option: Option, value: Any, texts: Texts, lang: str) -> str:
    name = texts.format(f"option-{option.name}")
    if value is True:
        return name
    if isinstance(value, int) and option.or_seat:
        return f"{name} {value + 1}"
    said = texts.format(option.text(value))
    return said if option.name == "edition" else words(lang).format("option-is", option=name, value=said)
