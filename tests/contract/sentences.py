"""Every sentence that a set of texts can make: each text with each word that can fill each of its places."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from abilene.engine.game import ENGINE_TEXTS, Game
from abilene.engine.texts import Noun, Texts, spans

NAMES = ("Alice", "Bob", "Émile", "Inès", "Oscar")
_MOST = 300  # cards and spaces of one sort
_WORDS = ("Alice", "Bob", "é", "t")  # what fills a place of which nothing is known
_NUMBERS = {"least", "most", "last", "players", "per", "money", "given", "length"}  # places for figures only
_SELECTIONS = 200


def files_of(game: Game[Any], lang: str) -> list[Path]:
    """The texts that a game speaks with."""
    folder, dialect = game.box.folder, game.box.dialect(game.options)
    files = [ENGINE_TEXTS / f"{lang}.ftl", folder / f"{lang}.ftl"]
    if dialect:
        files.append(folder / f"{lang}.{dialect}.ftl")
    return files + [folder / module / f"{lang}.ftl" for module in game.modules]


def fillings(game: Game[Any], lang: str) -> dict[str, set[str]]:
    """All that each noun of a game can be, by the name that texts use for it."""
    texts = game.texts(lang, NAMES[: game.players])
    found: dict[str, set[str]] = {}
    for field, noun in game._nouns.items():
        for value in _values(game, noun, texts, field):
            for name, word in value.items():
                if isinstance(word, str) and word and not name.endswith("_id"):
                    found.setdefault(name, set()).add("".join(piece["text"] for piece in spans(word)))
    return found


def _values(game: Game[Any], noun: Noun, texts: Texts, field: str) -> Iterator[Mapping[str, Any]]:
    """What a noun says of each number, of each row of one number, and of places with a building of somebody's."""
    shapes = (
        lambda n: n,
        lambda n: (n,),
        lambda n: (n, -1, -1),
        lambda n: (0, n, -1),
        lambda n: (0, n, n % game.players),
    )
    for shape in shapes:
        for number in range(_MOST):
            try:
                yield noun(texts, field, shape(number))
            except (TypeError, IndexError, KeyError, ValueError, AttributeError, AssertionError):
                break


def sentences(files: Sequence[Path], lang: str, words: Mapping[str, set[str]]) -> Iterator[tuple[str, str]]:
    """Each text by its key, composed with every word that begins in another way, for every selection it makes."""
    bundle = FluentBundle([lang], use_isolating=False)
    entries: dict[str, ast.Message | ast.Term] = {}
    for file in files:
        text = file.read_text("utf-8")
        bundle.add_resource(FluentResource(text))
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                entries[entry.id.name] = entry
    for name, entry in entries.items():
        if isinstance(entry, ast.Term):
            continue
        message = bundle.get_message(name)
        for key, pattern in ((name, message.value), *((f"{name}.{a}", p) for a, p in message.attributes.items())):
            if pattern is not None:
                yield from ((key, said) for said in _composed(bundle, pattern, _Places(entries, entry), words))


def _composed(bundle: FluentBundle, pattern: Any, places: "_Places", words: Mapping[str, set[str]]) -> Iterator[str]:
    choices = {name: sorted(keys) for name, keys in places.selected.items()}
    for picked in list(product(*choices.values()))[:_SELECTIONS]:
        selection = {name: _number(key) for name, key in zip(choices, picked, strict=True)}
        standard: dict[str, Any] = {name: min(words.get(name, {"2"})) for name in places.named} | selection
        yield str(bundle.format_pattern(pattern, standard)[0])
        for name in places.named - set(choices) - _NUMBERS:
            for word in _openings(words.get(name, _WORDS)):
                yield str(bundle.format_pattern(pattern, standard | {name: word})[0])


def _openings(words: Any) -> list[str]:
    """One word for each way to begin."""
    return list({word[:2].lower(): word for word in sorted(words)}.values())


def _number(key: str) -> object:
    return int(key) if key.lstrip("-").isdecimal() else {"one": 1, "other": 2}.get(key, key)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


class _Places(Visitor):
    """The places of a text, those of the texts it refers to included, and what it selects by."""

    def __init__(self, entries: Mapping[str, ast.Message | ast.Term], entry: ast.Message | ast.Term) -> None:
        self.entries = entries
        self.named: set[str] = set()
        self.selected: dict[str, set[str]] = {}
        self.seen: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.named.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._follow(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self._follow(node.id.name)

    def _follow(self, name: str) -> None:
        if name in self.entries and name not in self.seen:
            self.seen.add(name)
            self.visit(self.entries[name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant.key) for variant in node.variants}
            self.selected.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)
