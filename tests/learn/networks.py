"""A network that has hardly learned anything, in the place of those that come with the package."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from abilene.bots import levels
from abilene.learn.exported import load_network
from abilene.learn.running import train
from abilene.learn.settings import Settings


def tiny(folder: Path, game: str, *players: int) -> Path:
    """A folder with one for a game, at these player counts and with any options."""
    small = {"processes": 0, "games": 8, "decisions": 48, "width": 16, "blocks": 1, "batch": 64}
    how = Settings(game, players, varied=6, minutes=0, device="cpu", **small)  # type: ignore[arg-type]
    network = train(how, folder / "tiny.npz")
    network.with_suffix(".json").rename(folder / f"{game}.json")
    network.rename(folder / f"{game}.npz")
    return folder


@contextmanager
def shipping(folder: Path) -> Iterator[None]:
    """The package brings those of this folder."""
    with patch.object(levels, "NETWORKS", folder):
        yield
    load_network.cache_clear()
