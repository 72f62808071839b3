"""Words: French and English from Project Fluent files, for prompts, options, refusals and the log."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

LANGS = ("en", "fr")

# In marked texts a name stands between these, after its sort and number: the page draws it in the player's
# colour or with its pictogram. They are private-use characters, which no name may contain.
_OPEN, _IS, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARK = re.compile(f"{_OPEN}(.*?):(.*?){_IS}(.*?){_CLOSE}")

# While a sentence is put together, a mask stands for each name: it begins with a vowel where the name does.
_MASK_START, _MASK_END = "\ue003", "\ue004"
_MASKED = re.compile(f"[AB]{_MASK_START}(\\d+){_MASK_END}")
_MOST_SAID = 20_000

# A noun turns the value of a field into the Fluent arguments that stand for it: the name alone under the
# field's own name, further forms ("the Sheriff") under `field_form`.
Noun = Callable[["Texts", str, Any], Mapping[str, Any]]

# What has been put into words before, by key and arguments: for each language, marked or not, and row of masks.
Said = dict[tuple[str, bool, tuple[str, ...]], dict[tuple[Any, ...], str]]


class Texts:
    """The texts of one game in one language, with the names of those who sit at the table."""

    def __init__(
        self,
        lang: str,
        files: tuple[Path, ...],
        nouns: Mapping[str, Noun],
        names: Sequence[str] = (),
        marked: bool = False,
        said: "Said | None" = None,
    ) -> None:
        self.lang = lang
        self.names = tuple(names)
        self.marked = marked
        self._nouns = nouns
        self._bundle = _bundle(lang, files)
        masks = tuple(_mask(seat, name) for seat, name in enumerate(self.names))
        said = {} if said is None else said
        self._masked = self if masks == self.names else Texts(lang, files, nouns, masks, marked, said)
        self._said = said.setdefault((lang, marked, masks), {})

    def has(self, key: str) -> bool:
        """Whether there is a text of that name."""
        return bool(self._bundle.has_message(key))

    def has_attribute(self, key: str, name: str) -> bool:
        """Whether the text of that name has such an attribute."""
        return self.has(key) and name in self._bundle.get_message(key).attributes

    def format(self, key: str, /, **arguments: Any) -> str:
        """The text `key`, its arguments put into words; KeyError when there is none."""
        text = self._masked._say(key, arguments)
        return text if self._masked is self or _MASK_END not in text else _MASKED.sub(self._unmask, text)

    def _unmask(self, mask: re.Match[str]) -> str:
        return self.names[int(mask[1])]

    def _say(self, key: str, arguments: Mapping[str, Any]) -> str:
        """Tables say the same few sentences over and over: each is put together once."""
        asked = (key, *arguments.items())
        try:
            found = self._said.get(asked)
        except TypeError:  # a list among the arguments
            return self._put(key, arguments)
        if found is None:
            found = self._put(key, arguments)
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            self._said[asked] = found
        return found

    def _put(self, key: str, arguments: Mapping[str, Any]) -> str:
        message_id, _, attribute = key.partition(".")
        if not self._bundle.has_message(message_id):
            raise KeyError(f"no text {key!r} in {self.lang}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        words: dict[str, Any] = {}
        for name, value in arguments.items():
            noun = self._nouns.get(name)
            words.update(noun(self, name, value) if noun else {name: value})
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise KeyError(f"text {key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.names[seat] if seat < len(self.names) else self.format("seat", number=seat + 1)

    def mark(self, sort: str, number: int | str, word: str) -> str:
        """The word, marked as the name of something when texts are marked."""
        return f"{_OPEN}{sort}:{number}{_IS}{word}{_CLOSE}" if self.marked else word

    def forms(self, key: str, name: str) -> dict[str, str]:
        """The message `key` as argument `name`, and each of its attributes as `name_attribute`.

        Where the word agrees with another ("rouge rayé", "une carte rouge rayée"), all that it has become is the name.
        """
        sort, _, number = key.partition("-")
        word = self.format(key)
        if not self.marked:
            return {name: word} | {f"{name}_{one}": self.format(f"{key}.{one}") for one in self._attributes(key)}
        agrees = r"(?<!\w)" + r"\s".join(re.escape(part) + r"\w*" for part in word.split())
        forms = {name: self.mark(sort, number, word)}
        for attribute in self._attributes(key):
            said = self.format(f"{key}.{attribute}")
            forms[f"{name}_{attribute}"] = re.sub(agrees, lambda found: self.mark(sort, number, found[0]), said)
        return forms

    def _attributes(self, key: str) -> Iterable[str]:
        found: Iterable[str] = self._bundle.get_message(key).attributes
        return found


def seat_noun(texts: Texts, name: str, seat: int) -> Mapping[str, Any]:
    """A seat, by the name of whoever sits there; `name_of` is "Ann’s" in English and "d’Ann" in French."""
    who = texts.mark("seat", seat, texts.seat(seat))
    return {name: who, f"{name}_of": of(texts, who)}


def of(texts: Texts, name: str) -> str:
    """Of somebody or something: "Ann’s" in English, "d’Ann" in French; the name may be marked."""
    if texts.lang != "fr":
        return f"{name}’s"
    bare = _MARK.sub(r"\3", name)
    return f"d’{name}" if elides(bare) else f"de {name}"


def dollars(lang: str, amount: object, sign: str = "") -> str:
    """Money as each language writes it: $10, 10 $."""
    return f"{sign}{amount}\u00a0$" if lang == "fr" else f"{sign}${amount}"


def elides(name: str) -> bool:
    """Whether French says « d’ » before this name."""
    return name[:1].lower() in "aeiouyàâéèêëîïôöùûü"


def _mask(seat: int, name: str) -> str:
    return f"{'A' if elides(name) else 'B'}{_MASK_START}{seat}{_MASK_END}"


def spans(text: str) -> list[dict[str, str]]:
    """A marked text cut into plain pieces and names, JSON-ready: `{"text": …, "sort": "seat", "number": "2"}`."""
    pieces: list[dict[str, str]] = []
    at = 0
    for match in _MARK.finditer(text):
        if match.start() > at:
            pieces.append({"text": text[at : match.start()]})
        sort, number, word = match.groups()
        pieces.append({"text": word, "sort": sort, "number": number})
        at = match.end()
    return [*pieces, {"text": text[at:]}] if at < len(text) else pieces


def check_lang(lang: str) -> str:
    """The language itself; ValueError that lists what is allowed when we do not speak it."""
    if lang not in LANGS:
        raise ValueError(f"unknown language {lang!r}; allowed: {', '.join(LANGS)}")
    return lang


@cache
def _bundle(lang: str, files: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files:
        bundle.add_resource(_resource(file))
    return bundle


@cache
def _resource(file: Path) -> Resource:
    """A file is read once, whatever tables speak with it: that takes long."""
    resource = FluentResource(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    if junk:
        raise ValueError(f"{file.name} of {file.parent.name}: this is not Fluent: {str(junk[0])[:80]!r}")
    return resource
