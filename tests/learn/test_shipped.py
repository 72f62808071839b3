"""The networks that come with the package: small, whole, made for today's rules and features, and legal players."""

import json

import pytest

import abilene
from abilene.bots.levels import NETWORKS, learned
from abilene.bots.playing import play_out, seat_bots
from abilene.games import box
from abilene.learn.exported import LARGEST, load_network
from abilene.learn.shape import rows_of

SHIPPED = sorted(file.stem for file in NETWORKS.glob("*.npz"))


@pytest.mark.parametrize("name", SHIPPED)
def test_a_network_is_small_and_knows_the_rules_and_features_of_today(name: str) -> None:
    file, meta = NETWORKS / f"{name}.npz", box(name).meta
    assert file.stat().st_size <= LARGEST
    about = load_network(file).told["about"]
    assert about["game"] == name
    assert about["features"] == rows_of(name, about["rules"]).version
    played = [count for count in meta.players if learned(abilene.load(name, players=count))]
    assert played == load_network(file).suited
    assert set(played) <= {1, *load_network(file).counts}
    assert 2 in played


@pytest.mark.parametrize("name", SHIPPED)
def test_beside_it_stands_how_it_was_made(name: str) -> None:
    record = json.loads((NETWORKS / f"{name}.json").read_text("utf-8"))
    assert sum(run["decisions"] for run in record["runs"]) == record["decisions"] > 0
    assert all({"settings", "version", "commit", "device"} <= run.keys() for run in record["runs"])
    for run in record["runs"]:  # where no commit was recorded, it lies between two, as git tells
        assert run["commit"] or run.get("sources") or len(run["between"]) == 2


@pytest.mark.parametrize("name", SHIPPED)
def test_a_level_of_a_seed_plays_the_same_game_every_time(name: str) -> None:
    game = abilene.load(name, players=2)
    names = ["strong", "random"]
    one, two = (play_out(game, 3, seat_bots(game, names, 3))[0].checksum() for _ in range(2))
    assert one == two


def test_who_learned_against_others_plays_alone_against_sam() -> None:
    """What it knows it finds by its name; what only solitaires have (how hard Sam is, say) it has never met."""
    game = abilene.load("great_western_trail", players=1, solo="hard")
    assert learned(game)
    network = load_network(NETWORKS / "great_western_trail.npz")
    assert network.rows[1][-1] == network.rows[2][-1] < network.told["rows"]
    [ann, _] = play_out(game, 5, seat_bots(game, ["strong"], 5))[0].scores()
    [bob, _] = play_out(game, 5, seat_bots(game, ["random"], 5))[0].scores()
    assert ann > bob + 40
