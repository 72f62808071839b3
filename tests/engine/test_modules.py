"""Modules: options that belong to some tables only, folders of their own, guests, and parts of the state."""

import shutil
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import pytest

from abilene.engine.box import Box, Module
from abilene.engine.core import Part
from abilene.engine.errors import DataError
from abilene.engine.game import Game
from abilene.engine.meta import Option
from pebbles import BOX, META
from pebbles.state import Bag


class Moon(Part):
    """What the moon adds to the bag."""

    fields: ClassVar[tuple[str, ...]] = ("phase", "stones")

    def __init__(self, phase: int, stones: list[int]) -> None:
        self.phase = phase
        self.stones = stones


class MoonBag(Bag):
    def __init__(self, *own: Any) -> None:
        *fields, moon = own if len(own) > 9 else (*own, None)
        super().__init__(*fields)
        self.moon: Moon | None = moon


def lit(options: Mapping[str, Any]) -> bool:
    return bool(options.get("moon", False))


HOWL = """
from abilene.engine.core import Question

class Howl(Question):
    kind = "howl"

    @classmethod
    def span(cls, figures):
        return range(4)
"""

OPTIONS = (
    *META.options,
    Option("moon", (False, True), False, players=(2,), needs=(("tone", ("hard",)),), rule="PEB-MOON-1"),
    Option(
        "alone", ("bright", "dim"), "dim", players=(1,), needs=(("tone", ("soft",)),), rule="PEB-MOON-2", in_play=True
    ),
)


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Box[Any]:
    """Pebbles with a module in a folder of its own."""
    package = f"pebbles_of_{tmp_path.name}"
    shutil.copytree(BOX.folder, tmp_path / package)
    moon = tmp_path / package / "moon"
    moon.mkdir()
    (moon / "data.toml").write_text('[light]\nsource = "us"\nconfidence = "reconstructed"\nrays = 3\n')
    (moon / "en.ftl").write_text("moonlight = The moon shines on { $player }.\n")
    (moon / "fr.ftl").write_text("moonlight = La lune éclaire { $player }.\n")
    (moon / "howling.py").write_text(HOWL)
    monkeypatch.syspath_prepend(tmp_path)
    import_module(package)
    return replace(
        BOX,
        package=package,
        meta=replace(META, options=OPTIONS),
        state=MoonBag,
        modules=(Module("moon", lit, Moon),),
        guests=lambda options: ("Luna",) if lit(options) else (),
        largest=({"players": 2, "tone": "hard", "moon": True}, {"players": 1}),
    )


def test_a_table_has_the_options_of_its_size(box: Box[Any]) -> None:
    assert list(Game(box, 2).options) == ["first", "tone", "moon"]
    assert Game(box, 1).options == {"first": 0, "tone": "soft", "alone": "dim"}


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (1, {"moon": True}, r"pebbles: moon is for 2 players, not 1 \(PEB-MOON-1\)"),
        (2, {"moon": True}, r"moon=True needs tone to be 'hard', not 'soft' \(PEB-MOON-1\)"),
        (1, {"tone": "hard"}, r"alone='dim' needs tone to be 'soft', not 'hard' \(PEB-MOON-2\)"),
    ],
)
def test_what_cannot_be_combined_is_refused_with_the_rule(
    box: Box[Any], players: int, options: dict[str, Any], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        Game(box, players, **options)


def test_an_option_left_off_needs_nothing(box: Box[Any]) -> None:
    assert Game(box, 2, moon=False, tone="soft").modules == ()
    assert Game(box, 2, moon=True, tone="hard").modules == ("moon",)


def test_figures_of_a_module_can_be_corrected_and_are_told_only_where_it_is_in_play(box: Box[Any]) -> None:
    night = Game(box, 2, moon=True, tone="hard", data={"moon": {"light": {"rays": 5}}})
    assert night.tables["moon"]["light"]["rays"] == 5
    assert Game(box, 2, moon=True, tone="hard").reconstructed == ("seats", "moon.light")
    assert Game(box, 2).reconstructed == ("seats",)


def test_the_steps_of_a_module_and_their_actions_come_last_and_only_where_it_is_in_play(box: Box[Any]) -> None:
    day, night = Game(box, 2, tone="hard"), Game(box, 2, tone="hard", moon=True)
    assert [step.__name__ for step in day.steps] == ["End", "Take"]
    assert [step.__name__ for step in night.steps] == ["End", "Take", "Howl"]
    assert list(night.spans) == [*day.spans, "howl"]
    assert night.actions == day.actions
    assert night.numbered.numbers == {**day.numbered.numbers, "howl": list(range(day.actions - 4, day.actions))}


def test_a_guest_has_a_seat_and_a_name_but_is_no_player(box: Box[Any]) -> None:
    game = Game(box, 2, moon=True, tone="hard")
    assert (game.players, game.seats, game.guests) == (2, 3, ("Luna",))
    assert game.texts("en").format("moonlight", player=2) == "The moon shines on Luna."
    assert game.texts("fr", ("Ada",)).format("moonlight", player=1) == "La lune éclaire Joueur 2."
    assert [game.texts("en", ("Ada", "Boaz")).seat(seat) for seat in range(3)] == ["Ada", "Boaz", "Luna"]
    with pytest.raises(ValueError, match="no seat 2"):
        game.seat(2)


def test_a_part_is_saved_only_where_it_is_in_play(box: Box[Any]) -> None:
    dealt = replace(box, deal=lambda game, seed: MoonBag(*_dealt(game, seed)))
    day, night = Game(dealt, 2, tone="hard"), Game(dealt, 2, tone="hard", moon=True)
    state = day.start(3)
    plain = state.to_data()
    assert "moon" not in plain
    assert day.from_data(plain).moon is None
    state.moon = Moon(2, [7, 8])
    assert state.to_data() == {**plain, "moon": {"phase": 2, "stones": [7, 8]}}
    again = night.from_data(state.to_data())
    assert again.checksum() == state.checksum()
    again.moon.stones.append(9)
    assert state.moon.stones == [7, 8]
    with pytest.raises(DataError, match="moon"):
        night.from_data(plain)


def _dealt(game: Game[Any], seed: int) -> tuple[Any, ...]:
    bag = BOX.deal(game, seed)
    return (game, bag.rng, bag.revealed, bag.player, bag.stack, bag.choices, bag.bag, bag.white, bag.drawn)
