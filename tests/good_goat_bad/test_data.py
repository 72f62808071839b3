"""The figures of the box, and corrections by somebody who owns one."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import abilene
from abilene import DataError
from abilene.games.good_goat_bad.checks import check
from tests.good_goat_bad.town import A, B, town

GAME = abilene.load("good_goat_bad", players=5)


def corrected(players: int = 5, **data: Any) -> abilene.Game[Any]:
    return abilene.load("good_goat_bad", players=players, data=data)


# ------------------------------------------------------------------ corrections that change play


def test_corrected_coins_arrive_in_upkeep() -> None:
    t = town(players=3, data={"coins_per_round": {"bank": 3}})
    assert (t.coins_at("bank"), t.coins_at("ranch")) == (3, 1)
    t.next_round()
    assert (t.coins_at("bank"), t.coins_at("ranch")) == (6, 2)


def test_corrected_coins_of_another_preset() -> None:
    data = {"coin_presets": [{"id": "store_two", "mine": 4}]}
    assert town(players=5, data=data, coin_preset="store_two").coins_at("mine") == 4
    assert town(players=5, data=data, coin_preset="equal_six").coins_at("mine") == 1
    assert town(players=5, data=data).coins_at("mine") == 1


def test_corrected_start() -> None:
    t = town(players=2, data={"constants": {"start_coins": 5, "start_bottles": 0}})
    assert t.t.coins == [5, 5]
    assert t.owns(B) == {}
    assert t.t.reserve() == 40 - 10 - sum(t.t.site_coins)


def test_corrected_rewards() -> None:
    rewards = {"outlaw_reward": 7, "sheriff_base": 10, "sheriff_thief_bonus": 20, "sheriff_charlatan_bonus": 30}
    t = town(players=4, data={"constants": rewards}).coins(0, 0, 0, 0).in_play(outlaw=A, sheriff=B).saloon()
    assert t.t.coins == [7, 0, 0, 0]
    t = town(players=4, data={"constants": rewards}).coins(0, 0, 0, 0).in_play(sheriff=A, thief=B, charlatan=B).saloon()
    assert t.t.coins == [60, 0, 0, 0]


def test_a_charlatan_who_takes_two() -> None:
    t = town(players=3, data={"constants": {"charlatan_coins": 2}}).coins(0, 4, 4)
    t.deal(A, "charlatan", "goat", "outlaw", "sheriff").go().play(f"offer {B}", "slide charlatan", "declare goat")
    t.play("refuse", "swindle 1 from seat 1, 1 from seat 2")
    assert t.t.coins == [0, 3, 3]


def test_corrected_values() -> None:
    data = {"resources": [{"id": "bottle", "value": 1}, {"id": "gold", "value": 9}]}
    assert town(players=5, data=data).coins(0, 0, 0, 0, 0).stock(A, gold=1, bottle=1).t.scores()[A] == 10


def test_a_shorter_game() -> None:
    row = {"players": 3, "rounds": 2, "reserve": {"banknotes": 2, "cattle": 2, "bottle": 2}}
    t = corrected(players=3, player_counts=[row]).start(seed=1)
    while not t.over:
        t.play(t.options()[0])
    assert t.round == 2


def test_a_correction_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my_box.toml"
    file.write_text('[coins_per_round]\nmine = 4\nconfidence = "my own box"\n', encoding="utf-8")
    assert town(players=5, data=file).coins_at("mine") == 4
    assert town(players=5, data=str(file)).coins_at("mine") == 4


def test_a_correction_leaves_the_shipped_figures_alone() -> None:
    corrected(coins_per_round={"bank": 9})
    assert GAME.tables["coins_per_round"]["bank"] == 2
    assert town(players=5).coins_at("bank") == 2


def test_a_correction_is_told_in_the_journal() -> None:
    match = abilene.Match(corrected(players=2, coins_per_round={"bank": 3}), seed=1)
    match.choose(match.state.player, match.state.options()[0])
    again = abilene.replay(match.journal())
    assert again.state.checksum() == match.state.checksum()
    assert again.game.figures.coins_per_round[1] == 3


# ------------------------------------------------------------------ what is ours is said to be


def test_reconstructed_tables_are_reported() -> None:
    assert set(GAME.reconstructed) == {"titles", "coins_per_round", "coin_presets", "printed_numbers", "hat_colours"}


def test_every_table_gives_its_source_and_how_sure_we_are() -> None:
    for name, table in GAME.tables.items():
        for row in table if isinstance(table, list) else [table]:
            assert row["source"], name
            assert row["confidence"] in ("seed", "public", "reconstructed"), name


def test_a_corrected_table_is_no_longer_ours() -> None:
    game = corrected(coins_per_round={"bank": 3})
    assert "coins_per_round" not in game.reconstructed
    assert "hat_colours" in game.reconstructed
    assert game.tables["coins_per_round"]["confidence"] == "corrected"
    game = corrected(coins_per_round={"bank": 3, "confidence": "public", "source": "a photograph"})
    assert game.tables["coins_per_round"]["confidence"] == "public"


def test_one_corrected_row_does_not_vouch_for_the_others() -> None:
    assert "coin_presets" in corrected(coin_presets=[{"id": "store_two", "mine": 2}]).reconstructed


# ------------------------------------------------------------------ what cannot be, with the name of the table


def used_with(location: str, *players: int) -> dict[str, Any]:
    return {"id": location, "used_with": list(players)}


ANOTHER_WORLD: dict[str, tuple[dict[str, Any], str, str]] = {
    # only what exists can be corrected, by a value of the same type
    "unknown table": ({"coins": {"bank": 3}}, "coins", "unknown table; there are .*coins_per_round"),
    "unknown figure": ({"coins_per_round": {"harbour": 3}}, "coins_per_round", "unknown figure 'harbour'.*bank"),
    "a word for a number": ({"coins_per_round": {"bank": "3"}}, "coins_per_round.bank", "not of the same type"),
    "a fraction": ({"coins_per_round": {"bank": 2.5}}, "coins_per_round.bank", "not of the same type"),
    "a truth for a number": ({"constants": {"start_coins": True}}, "constants.start_coins", "not of the same type"),
    "no table": ({"coins_per_round": 3}, "coins_per_round", "a table is needed"),
    "no rows": ({"coin_presets": {"bank": 3}}, "coin_presets", r"\[\[coin_presets\]\]"),
    "unknown row": ({"coin_presets": [{"id": "rich", "bank": 9}]}, "coin_presets", "no row with id = 'rich'"),
    "a row without a name": ({"resources": [{"value": 9}]}, "resources", "no row with id = None"),
    "unknown player count": ({"player_counts": [{"players": 6}]}, "player_counts", "no row with players = 6"),
    # no figure below 0
    "negative constant": ({"constants": {"outlaw_reward": -1}}, "constants.outlaw_reward", "it cannot be -1"),
    "negative coins": ({"coins_per_round": {"mine": -1}}, "coins_per_round.mine", "it cannot be -1"),
    "negative preset": (
        {"coin_presets": [{"id": "equal_six", "ranch": -2}]}, "coin_presets.equal_six.ranch", "it cannot be -2",
    ),
    "negative value": ({"resources": [{"id": "gold", "value": -5}]}, "resources.gold.value", "it cannot be -5"),
    # the Saloon
    "saloon coins": ({"coins_per_round": {"saloon": 1}}, "coins_per_round", "GGB-UPK-2"),
    "preset saloon coins": ({"coin_presets": [{"id": "store_two", "saloon": 1}]}, "coin_presets.store_two", "UPK-2"),
    # the cast
    "character moved": (
        {"characters": [{"id": "kid", "location": "bank"}]}, "characters.kid.location", "it is 'store'",
    ),
    "another order": ({"characters": [{"id": "sheriff", "order": 1}]}, "characters.sheriff.order", "it is 2"),
    "another effect": ({"characters": [{"id": "goat", "effect": "arrest"}]}, "characters.goat.effect", "it is 'none'"),
    "another token": ({"locations": [{"id": "mine", "resource": "cattle"}]}, "locations.mine.resource", "it is 'gold'"),
    "two tokens a round": (
        {"locations": [{"id": "bank", "tokens_per_round": 2}]}, "locations.bank.tokens_per_round", "it is 1 in",
    ),
    "another collector": (
        {"locations": [{"id": "ranch", "token_collector": "cowboy"}]},
        "locations.ranch.token_collector", "it is 'rancher'",
    ),
    "another coin collector": (
        {"locations": [{"id": "ranch", "coin_collector": "kid"}]}, "locations.ranch.coin_collector", "it is 'cowboy'",
    ),
    "a saloon to rob": (
        {"locations": [{"id": "saloon", "thief_can_target": True}]}, "locations.saloon.thief_can_target", "it is False",
    ),
    "token moved": ({"resources": [{"id": "gold", "location": "bank"}]}, "resources.gold.location", "it is 'mine'"),
    # the player counts
    "no saloon": ({"player_counts": [{"players": 2, "locations": ["store", "bank"]}]}, "player_counts.2", "SETUP-1"),
    "unknown location": (
        {"player_counts": [{"players": 2, "locations": ["saloon", "store", "harbour"]}]}, "player_counts.2", "SETUP-1",
    ),
    "the wrong ones leave": (
        {"player_counts": [{"players": 4, "removed_characters": ["rancher", "kid"]}]},
        "player_counts.4", "rancher, cowboy leaves.*GGB-SETUP-2",
    ),
    "a number leaves": (
        {"player_counts": [{"players": 4, "removed_characters": ["rancher", 5]}]}, "player_counts.4", "GGB-SETUP-2",
    ),
    "wrong deck size": ({"player_counts": [{"players": 3, "deck_size": 12}]}, "player_counts.3", "but 11 characters"),
    "too many hats for the cards": (
        {"player_counts": [{"players": 3, "small_hats_each": 3}]}, "player_counts.3", "9 hats.*GGB-UPK-8",
    ),
    "a larger hand": ({"constants": {"dealer_hand_size": 5}}, "player_counts.2", "4 cards passed on.*GGB-UPK-8"),
    "a location used by nobody": ({"locations": [used_with("store", 4, 5)]}, "player_counts.2", "store.used_with"),
    "reserve wrong": (
        {"player_counts": [{"players": 2, "reserve": {"bottle": 3}}]}, "player_counts.2", "4 of each.*GGB-SETUP-5",
    ),
    "more rounds than tokens": ({"player_counts": [{"players": 5, "rounds": 4}]}, "player_counts.5", "GGB-SETUP-5"),
    # the pieces
    "too few tokens": ({"resources": [{"id": "bottle", "count": 7}]}, "resources.bottle", "7, but the rules need 8"),
    "too few tokens for longer games": (
        {"player_counts": [{"players": 2, "rounds": 5, "reserve": {"supplies": 5, "banknotes": 5, "bottle": 5}}]},
        "resources.supplies", "4, but the rules need 5",
    ),
    "too many bottles": ({"constants": {"start_bottles": 2}}, "resources.bottle", "8, but the rules need 13"),
    "tokens do not add up": ({"components": {"resource_tokens": 23}}, "components", "sum of all resources"),
    "too many cards": ({"components": {"character_cards": 16}}, "components", "must be 15"),
    "too few elixirs": ({"components": {"elixir_tokens": 2}}, "constants", "no elixir marker.*GGB-CHAR-9"),
    "too greedy a charlatan": ({"constants": {"charlatan_coins": 4}}, "constants", "no elixir marker.*GGB-CHAR-9"),
    "too few hats": ({"components": {"small_hats_per_colour": 2}}, "player_counts", "3 small hats each"),
    "too many coins at the start": ({"constants": {"start_coins": 9}}, "constants", "5 players cannot all have them"),
}  # fmt: skip


@pytest.mark.parametrize(("data", "table", "message"), list(ANOTHER_WORLD.values()), ids=list(ANOTHER_WORLD))
def test_a_box_that_cannot_be_is_refused(data: dict[str, Any], table: str, message: str) -> None:
    with pytest.raises(DataError, match=message) as refused:
        corrected(players=5, **data)
    assert refused.value.table == table
    assert str(refused.value).startswith(f"{table}: ")


def test_a_file_that_is_not_there_or_not_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no such file"):
        abilene.load("good_goat_bad", players=2, data=tmp_path / "nowhere.toml")
    file = tmp_path / "box.toml"
    file.write_text("bank: 3", encoding="utf-8")
    with pytest.raises(DataError, match="not TOML"):
        abilene.load("good_goat_bad", players=2, data=file)


def test_the_shipped_figures_pass_their_own_checks() -> None:
    text = (GAME.box.folder / "data.toml").read_text(encoding="utf-8")
    check(tomllib.loads(text))
