"""What tests of texts ask: which there are, and whether a sentence is well set."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from abilene.engine.texts import LANGS

NBSP = "\N{NO-BREAK SPACE}"


def entries(folder: Path, lang: str) -> Iterator[ast.Message]:
    """All messages of a folder."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def keys(folder: Path, prefix: str) -> set[str]:
    """What follows this prefix in the names of messages."""
    found = {message.id.name for message in entries(folder, "en")}
    return {key.removeprefix(prefix) for key in found if key.startswith(prefix)}


def flaw(lang: str, text: str) -> str:
    """What is wrong with the typography of a text; empty when nothing is."""
    flaws = {
        "a placeholder is left": r"[{}]|unknown|None",
        "a straight quote": r"""['"]""",
        "three dots": r"\.\.\.",
        "two spaces": r"[ \N{NO-BREAK SPACE}]{2}",
        "a space before a full stop or a comma": r"\s[.,]",
        "a lower-case sentence": r"[.?!] [a-zà-ÿ]",
    }
    if lang == "fr":
        flaws["no no-break space before : ; ? ! »"] = rf"[^{NBSP}][:;?!»]|^[:;?!»]"
        flaws["no no-break space after «"] = rf"«[^{NBSP}]|«$"
        flaws["English quotes"] = r"[“”]"
    else:
        flaws["a space before : ; ? !"] = r"\s[:;?!]"
        flaws["French quotes"] = r"[«»]"
    return next((name for name, pattern in flaws.items() if re.search(pattern, text)), "")


def check_sentence(lang: str, text: str) -> None:
    """It is a whole sentence, well set."""
    assert flaw(lang, text) == "", text
    assert text[0].isupper(), text
    assert text[-1] in ".?", text


def check_same_texts(folder: Path) -> None:
    """Both languages have the same messages, with the same attributes."""
    english, french = (
        {message.id.name: {part.id.name for part in message.attributes} for message in entries(folder, lang)}
        for lang in LANGS
    )
    assert english == french


def check_pieces(folder: Path, lang: str, *fine: str) -> None:
    """Every piece between two places for words is well set, also what no game may ever say; but for what is fine."""
    found: list[str] = []

    class Pieces(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            if flaw(lang, node.value) not in ("", "a space before a full stop or a comma", *fine):
                found.append(node.value)

    for message in entries(folder, lang):
        Pieces().visit(message)
    assert found == []
