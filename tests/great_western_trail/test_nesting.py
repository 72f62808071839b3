"""Deeply nested effects, saved and loaded at every question on the way."""

import json

import abilene
from abilene.engine.game import Game
from abilene.games.great_western_trail.state import Trail
from tests.great_western_trail.ranch import A, B, Ranch, play, rail, ranch
from tests.rules import rule


def played_on(r: Ranch, edition: int, *words: str) -> Trail:
    """The answers given to the table itself, and to one that is saved and loaded before each; both end the same."""
    game: Game[Trail] = abilene.load("great_western_trail", players=r.t.figures.seats, edition=edition)
    saved = game.from_data(r.t.to_data())
    for word in words:
        saved = game.from_data(json.loads(json.dumps(saved.to_data())))
        assert saved.options() == r.t.options()
        play(saved, word)
        r.play(word)
        assert saved.to_data() == r.t.to_data()
    return saved


@rule("GWT-COPY-1", "GWT-HMOVE-1", "GWT-HMOVE-3", "GWT-DEL-6")
def test_copy_move_new_phase_b_kansas_city_delivery_objective_in_one_turn() -> None:
    r = ranch().building("ROCKFALL-RISK-1", A, "6b").building("ROCKFALL-RISK-2", B, "10b").building("G-1", A, "3a")
    r.hand(A, "green", "black", "white", "gray").money(0).discs(A, bloomington=1).objectives(["o01", "o02"], ["o03"])
    r.marker(A, 1).foresight("flood green 4, native a", "cowboy, craftsman", "cowboy, engineer")
    r.visit(A, "ROCKFALL-RISK-1")
    t = played_on(
        r,
        2,
        "use copy_adjacent_building",
        "use gain_money_4",
        "use move_4",
        "ride g-1",
        "use move_1",
        "foresee native a",
        "foresee craftsman",
        "foresee engineer",
        "income 0",
        "deliver peoria",
        "disc certificate_4",
        "objective o02",
        "leave",
    )
    assert (t.total, t.money[A]) == (8, 4 + 8 - 1 - 4)  # the toll of B's building, four crosses to Peoria
    assert t.money[B] == 7 + 1
    assert "o02" in r.cards([*t.discards[A], *t.hands[A], *t.draws[A]])
    assert t.has_emptied(A, 12)
    assert t.figures.spaces[t.herder[A]] == "START"


@rule("GWT-STA-8", "GWT-ENG-7", "GWT-STA-6")
def test_engine_upgrade_disc_master_hazard_inside_a_local_action() -> None:
    r = ranch().building("A-1", A, "10b").engines("3").money(9).masters(s1="M2").workers(A, cowboy=2)
    r.tile("FLOOD-1", "flood green 4").tile("NATIVE-1", "native a").visit(A, "A-1")
    t = played_on(
        r,
        2,
        "use engine_4",
        "engine t4",
        "upgrade s1",
        "disc aux_money_2",
        "appoint cowboy",
        "now hazard_0",
        "use gain_money_4",
    )
    assert (t.engine[A], t.money[A], t.workers[0]) == (rail("t4"), 9 - 2 + 4, 1)
    assert [t.figures.tile_names[tile] for tile in t.hazards[A]] == ["flood green 4"]
    assert r.options() == ["use move_4", "use end"]


@rule("GWT-HIRE-4")
def test_hire_an_engineer_who_hires_a_craftsman_who_builds() -> None:
    r = ranch(2, 1).workers(A, engineer=3, craftsman=3).jobs("engineer craftsman", token=2).money(20).hand(A, "white")
    r.visit(A, "A")
    t = played_on(
        r,
        1,
        "use hire_0",
        "hire engineer 1",
        "now hire_minus2",
        "now build_1",
        "build 6a",
        "site b-1",
        "use discard_white_money_2",
    )
    assert t.workers[:3] == [1, 4, 4]
    assert t.money[A] == 20 - 6 - 4 - 4 + 2
    assert r.tile_at("B-1") == "6a"


@rule("GWT-XT-2", "GWT-XT-4")
def test_tokens_inside_tokens_inside_a_draw() -> None:
    r = ranch().tokens(2).hand(A, "o06", "gray").draw_pile(A, *["white", "green", "black"] * 3).visit(A, "A")
    t = played_on(
        r,
        2,
        "use play o06",
        "now draw_discard_3",
        "draw 1",
        "token",
        "draw 1",
        "token",
        "draw 2",
        "discard gray 0",
        "discard white 0",
        "discard green 0",
        "discard black 0",
    )
    assert (t.tokens[A], len(t.discards[A]), r.cards(t.hands[A])) == (0, 4, ["white"])
    assert t.step().kind == "use"
