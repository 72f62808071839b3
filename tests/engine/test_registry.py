"""Loading a game: whatever is wrong, the answer lists what is allowed."""

from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene import bots
from abilene.bots.blind import Random
from abilene.bots.playing import play_out, seat_bots
from abilene.engine.meta import Option, Spelled
from abilene.games import box
from pebbles import pebbles
from pebbles.state import Bag


def test_games_are_found_by_looking() -> None:
    folders = {path.parent.name for path in Path(abilene.__file__).parent.glob("games/*/__init__.py")}
    assert set(abilene.games.names()) == folders
    assert all(box(name).meta.name == name for name in abilene.games.names())
    assert abilene.games() == abilene.games.names()  # type: ignore[operator]  # a package that answers a call


def test_a_game_is_a_package_like_any_other() -> None:
    import abilene.games.montana as montana

    assert box("montana") is montana.BOX


def test_an_unknown_game() -> None:
    for name in ("poker", "", "..", "good_goat_bad.data"):
        with pytest.raises(ValueError, match=r"unknown game .*; allowed: .*good_goat_bad"):
            abilene.load(name, players=2)


@pytest.mark.parametrize("players", [0, 3, -1, True, "2", 2.5])
def test_a_number_of_players_that_the_game_is_not_for(players: Any) -> None:
    with pytest.raises(ValueError, match=r"pebbles is not for .* players; allowed: 1, 2"):
        pebbles(players)


def test_a_number_of_players_is_needed() -> None:
    with pytest.raises(ValueError, match="good_goat_bad needs the number of players; allowed: 2, 3, 4, 5"):
        abilene.load("good_goat_bad")


@pytest.mark.parametrize("name", ["jokers", "self", "box", "name"])
def test_an_unknown_option(name: str) -> None:
    with pytest.raises(ValueError, match=f"pebbles has no option '{name}'; allowed: first, tone"):
        pebbles(**{name: 1})


@pytest.mark.parametrize(
    ("option", "value"), [("tone", "loud"), ("first", 2), ("first", True), ("first", "0"), ("first", -1)]
)
def test_a_value_that_an_option_cannot_have(option: str, value: Any) -> None:
    allowed = {"tone": "'soft', 'hard'", "first": "0, 1"}[option]
    with pytest.raises(ValueError, match=f"pebbles: {option} cannot be {value!r}; allowed: {allowed}$"):
        pebbles(**{option: value})


SPELLED = Option("faces", ("all",), "all", or_spelled=Spelled("xyz", "xxyz", needs=(("tone", ("soft",)),)))


@pytest.mark.parametrize("word", ["xxyz", "zzzz", "xyxy"])
def test_an_option_may_be_spelled_letter_by_letter(word: str) -> None:
    assert SPELLED.allows(word, 2)
    assert SPELLED.allows("all", 2)
    assert SPELLED.needs_of(word) == (("tone", ("soft",)),)
    assert SPELLED.needs_of("all") == ()
    assert SPELLED.text(word) == "option-faces.spelled"
    assert SPELLED.allowed(2) == ("all", "xxyz")


@pytest.mark.parametrize("word", ["", "xxy", "xxyzz", "xxya", "XXYZ", 4, ["x"] * 4, None, "xxyz\n"])
def test_another_word_is_no_value(word: Any) -> None:
    assert not SPELLED.allows(word, 2)
    assert SPELLED.needs_of(word) == ()


def test_options_are_what_was_said_or_what_the_game_takes_itself() -> None:
    assert pebbles().options == {"first": 0, "tone": "soft"}
    assert pebbles(tone="hard", first=1).options == {"first": 1, "tone": "hard"}
    assert pebbles(first=1).start(1).player == 1


def test_actions_are_numbered_over_all_questions() -> None:
    game = pebbles(1)
    bag = game.start(1)
    assert game.actions == 4
    assert [game.action(bag, choice) for choice in bag.options()] == [1, 2, 3]
    bag.play(3)
    assert game.action(bag, 0) == 0
    assert game.choice(bag, 0) == 0
    with pytest.raises(ValueError, match="action 3 does not answer the present question, 'end'"):
        game.choice(bag, 3)


def test_an_unknown_bot() -> None:
    with pytest.raises(ValueError, match="unknown bot 'deep'; allowed: random, greedy"):
        bots.make("deep", pebbles(), 0, 1)


def test_a_table_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 players need 2 bots, not 1"):
        seat_bots(pebbles(), ["random"], 1)


def test_bots_play_a_whole_game_and_hear_what_their_seats_may_see() -> None:
    game = pebbles()
    table: list[Any] = seat_bots(game, ["greedy", "greedy"], 1)
    state, decisions = play_out(game, 1, table)
    assert state.over
    assert decisions == 15  # eight draws, each said and confirmed, but for the last: there is one pebble left to say
    assert isinstance(state, Bag)
    for seat, bot in enumerate(table):
        assert [event.white >= 0 for event in bot.heard] == [event.player == seat for event in bot.heard]
        assert {event.player for event in bot.heard} == {0, 1}


class Attentive(Random):
    """Plays at random too, but wants to be told everything."""

    blind = False


def test_a_game_goes_the_same_way_whether_or_not_somebody_listens() -> None:
    game = pebbles()
    for seed in range(5):
        silent = play_out(game, seed, [Random(game, seat, seat) for seat in range(2)])
        heard = play_out(game, seed, [Attentive(game, seat, seat) for seat in range(2)])
        assert silent[0].checksum() == heard[0].checksum()
        assert silent[1] == heard[1]
