"""Rulings that no other test proves."""

from abilene.games.spike.state import EMPTY
from tests.rules import rule
from tests.spike.railway import A, B, load, random_game, table


@rule("SPK-INT-1")
def test_one_piece_a_space_cuts_others_off() -> None:
    r = table(2).home(A, "detroit").home(B, "detroit").tracks(B, "t062").tracks(B, "t100").tracks(B, "t103")
    r.tracks(B, "t104").hand(A, white=9).money(3).turn()
    assert r.refused("build") == "SPK-BUILD-2"


@rule("SPK-INT-2")
def test_no_loops_within_a_network() -> None:
    for t in random_game(2, seed=13):
        for seat in range(2):
            if t.network[seat]:
                assert t.owner.count(seat) == len(t.network[seat]) - 1


@rule("SPK-INT-3")
def test_a_train_that_came_in_restarts_on_a_later_turn() -> None:
    r = table().home(A, "raleigh").tracks(A, "t277", "t276").train(A, "t277").money(3).turn().play("move raleigh")
    assert r.refused("restart") == "SPK-MOVE-5"
    r.play("speed")
    r.t.stack.clear()
    assert "restart" in r.turn().options()


@rule("SPK-INT-6")
def test_a_smaller_contract_need_not_use_up_the_city() -> None:
    r = table().home(A, "topeka").connect(A, "des_moines").contract(A, "fruit_2 a", "aboard")
    into = next(track for track in r.t.figures.ways[r.city("topeka")] if r.t.owner[track] == A)
    r.contract(A, "cows_1 a").train(A, r.t.figures.track_ids[into]).turn().play("move topeka", "pass")
    assert not r.t.has_marker(A, r.city("topeka"))


@rule("SPK-INT-9")
def test_the_values_of_the_tiles() -> None:
    assert load().figures.levels == [[1, 2, 3], [2, 3, 4], [1, 2, 3]]


@rule("SPK-INT-19")
def test_the_first_city_counts_once_a_track_touches_it() -> None:
    r = table().home(A, "indianapolis").route(A, "indianapolis")
    assert r.t.view(A)["seats"][A]["connected"] == 0
    r.connect(A, "cincinnati")
    assert r.t.view(A)["seats"][A]["cities"] == ["cincinnati", "indianapolis"]


@rule("SPK-INT-23")
def test_sides_are_chosen_openly_and_route_cards_secretly() -> None:
    t = load(3, True).start(2)
    assert not type(t.step()).secret
    while t.step().kind != "route":
        t.play(t.options()[0])
    assert type(t.step()).secret
    other = (t.player + 1) % 3
    shown = t.view(other)["seats"][t.player]
    assert len(shown["contracts"]) == 4
    assert "route" not in shown
    assert t.spare[t.player] != EMPTY


@rule("SPK-INT-24")
def test_own_tracks_are_private() -> None:
    for t in random_game(4, seed=3):
        standing = [position for position in t.train if position >= t.figures.cities]
        assert len(standing) == len(set(standing))
