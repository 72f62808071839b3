"""The decisions: what is asked, what can be declined, where a token is offered, and what can be taken back."""

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

from abilene.engine.core import PASS
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.asking import TOKEN
from abilene.games.great_western_trail.steps.kansas_city import Foresight
from abilene.games.great_western_trail.steps.railroad import MoveForward
from abilene.games.great_western_trail.steps.trail import TakeNative, ways
from tests.great_western_trail.ranch import COUNTS, EDITIONS, A, B, ranch, start
from tests.rules import rule

# What a player may decline: rewards of a requirement met, immediate actions, upgrades and masters.
DECLINABLE = {
    "now", "stray", "engine", "remove", "hire", "build", "buy", "upgrade", "appoint", "hazard", "native", "objective",
    "auxiliary",
}  # fmt: skip


def questions(edition: int, games: int = 6) -> Iterator[Trail]:
    """The table at every question of some random games."""
    for seed in range(games):
        players = COUNTS[seed % len(COUNTS)]
        choose = random.Random(seed)
        t = start(players, edition, seed, "random", "random")
        while not t.over:
            yield t
            t.play(choose.choice(t.options()))


@rule("GWT-ACT-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_what_may_be_declined_is_declined(edition: int) -> None:
    asked: dict[str, set[bool]] = defaultdict(set)
    for t in questions(edition):
        asked[t.step().kind].add(PASS in t.options())
    assert {kind for kind, seen in asked.items() if True in seen} <= DECLINABLE
    assert True in asked["now"]
    for kind in ("now", "remove", "upgrade", "appoint", "stray"):
        assert False not in asked[kind]  # these can always be declined


@rule("GWT-XT-2", "GWT-TURN-6")
def test_a_token_is_offered_at_every_question_of_whoever_can_spend_one() -> None:
    offered = set()
    for t in questions(2):
        assert (TOKEN in t.options()) == t.can_spend_token(t.player)
        t.tokens = [1] * len(t.tokens)  # whatever was spent comes back, so that the next question has one too
        offered |= {t.step().kind} if TOKEN in t.options() else set()
    assert {"begin", "move", "use", "foresee", "income", "deliver", "disc", "fill"} <= offered


@rule("GWT-TURN-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_asked_where_there_is_one_answer(edition: int) -> None:
    single = {t.step().kind for t in questions(edition) if len(t.options()) == 1}
    # the ends of phases, after which cards come to light, and where a hidden hand may hold an objective card
    hidden = {"keep", "move", "foresee", "sell", "discard", "now", "copy"}  # being asked tells nothing of the hand
    assert {"use", "leave"} <= single <= {"use", "leave"} | hidden


@rule("GWT-TURN-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_player_whose_turn_it_is_decides(edition: int) -> None:
    turns: list[int] = []
    for t in questions(edition, games=1):
        assert t.player == t.turn
        if not turns or turns[-1] != t.turn:
            turns.append(t.turn)
    assert turns == [turn % 2 for turn in range(len(turns))]


@rule("GWT-INT-7", "GWT-MOVE-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_never_more_than_96_routes(edition: int) -> None:
    most = 0
    for t in questions(edition):
        if t.step().kind == "move":
            goals = [choice for choice in t.options() if 0 <= choice < len(t.figures.spaces)]
            limit = t.step_limit(t.player)
            found = [tuple(way.locations) for goal in goals for way in ways(t, t.player, limit, goal)]
            assert len(found) == len(set(found))
            most = max(most, len(found))
    assert 3 < most <= 96


@rule("GWT-FORE-7", "GWT-FORE-1")
def test_equal_tiles_of_a_column_are_one_option() -> None:
    r = ranch().open_hand(A).foresight("native a, native a", "", "").owe(Foresight(A, 0))
    assert (r.options(), r.tile_at("NATIVE-1"), r.t.foresight[:2].count(-1)) == ([], "native a", 1)
    r = ranch().foresight("native a, native b", "", "").owe(Foresight(A, 0))
    assert r.options() == ["foresee native a", "foresee native b"]


@rule("GWT-HAZ-1")
def test_equal_hazards_on_different_spaces_are_different_options() -> None:
    r = ranch().tile("FLOOD-1", "flood green 4").tile("FLOOD-2", "flood green 4").money(7).do(A, "hazard_7")
    assert r.options() == ["hazard flood-1", "hazard flood-2"]


@rule("GWT-ACT-6")
def test_an_engine_move_is_declined_only_as_the_reward_of_a_discard() -> None:
    r = ranch().hand(A, "green").do(A, "discard_green_engine_2")
    assert r.options() == ["engine 1", "engine 2", "pass"]
    assert "pass" not in ranch().do(A, "engine_2").options()
    assert "pass" not in ranch().owe(MoveForward(A, 2, 0)).options()


@rule("GWT-ACT-6")
def test_a_native_is_declined_only_as_an_immediate_action() -> None:
    r = ranch().tile("NATIVE-1", "native a").tile("NATIVE-2", "native a")
    assert "pass" not in r.owe(TakeNative(A, 0)).options()
    r = ranch(2).tile("NATIVE-1", "native a").tile("NATIVE-2", "native a").workers(A, cowboy=5)
    r.jobs("cowboy", token=2).money(6).visit(A, "A").play("use hire_0")
    assert r.options() == ["now native_take", "pass"]
    r.play("pass")
    assert r.t.natives[:2] == [0, 0]


@rule("GWT-HERD-2", "GWT-BUY-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_comes_to_light_cannot_be_taken_back(edition: int) -> None:
    seen = set()
    for t in questions(edition, games=3):
        kind, before = t.step().kind, t.copy()
        for choice in t.options():
            after = before.copy()
            after.play(choice)
            hidden = [len(pile) for pile in (*after.supplies, after.pile, after.stack_of_objectives)]
            hidden += [len(pile) for pile in after.draws]
            was = [len(pile) for pile in (*before.supplies, before.pile, before.stack_of_objectives)]
            was += [len(pile) for pile in before.draws]
            if hidden != was:
                assert after.revealed > before.revealed
                seen.add(kind)
    assert {"use", "draw", "leave"} <= seen


@rule("GWT-LOC-11", "GWT-TURN-2")
def test_nothing_of_a_visit_is_left_over_for_the_next_player() -> None:
    r = ranch().hand(A, "white").herders("START", "A").turn(A).play("move a", "use discard_white_money_2", "use end")
    assert (r.t.player, r.t.step().kind) == (B, "move")
    shown = r.t.view(B)
    assert (shown["visit"], shown["done"]) == ([], 0)
