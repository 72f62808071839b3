"""What a game says of itself to whoever thinks of playing it (`pitch.toml`)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from abilene.games import box


@cache
def written(game: str) -> Mapping[str, Any]:
    """The file `pitch.toml` of a game; nothing where it has none: games of other packages need not."""
    file = box(game).folder / "pitch.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
