"""Brains: what is computed by hand is right, torch computes the same, and what pays is done more often."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from abilene.learn.brain import VALUE_LOSS, Asked, Lesson, Losses, Pace, make_brain
from abilene.learn.by_numpy import Plain
from abilene.learn.errors import NoGpu
from abilene.learn.league import NOBODY, League, Seating
from abilene.learn.returns import Played, look_back
from abilene.learn.settings import Settings
from abilene.learn.shape import Shape, Weights
from abilene.learn.worth import NOTHING, Worth

SHAPE = Shape(rows=40, actions=12, seats=3, width=16, blocks=2)
ROWS = 50
PACE = Pace(rate=1e-2, entropy=0.05, clip=0.2, epochs=1, batch=64, advice=0.3)
HELD = PACE._replace(magnet=0.4)


def weights() -> dict[str, Any]:
    """Those of somebody who has learned something."""
    source = np.random.default_rng(3)
    return {
        name: array + 0.3 * source.standard_normal(array.shape).astype(np.float32)
        for name, array in SHAPE.begin(3).items()
    }


def places() -> Any:
    """At one table: feature n has row n, 40 pads, row 39 is that of the player count."""
    return np.array([[*range(41), 39]], np.int16)


def questions() -> Asked:
    source = np.random.default_rng(1)
    on = np.stack([source.choice(39, 6, replace=False) for _ in range(ROWS)]).astype(np.int16)
    legal = np.stack([source.choice(12, 4, replace=False) for _ in range(ROWS)]).astype(np.int16)
    on[:10, 5] = 40
    legal[::3, 3] = 12
    return Asked(np.zeros(ROWS, np.int16), on, legal)


def lesson(brain: Any) -> Lesson:
    source = np.random.default_rng(2)
    thought = brain.think(questions(), 0)
    noise = source.standard_normal(ROWS).astype(np.float32)
    return Lesson(
        np.arange(ROWS),
        thought.pick.astype(np.int64),
        thought.likely + 0.15 * noise,
        source.standard_normal(ROWS).astype(np.float32),
        source.standard_normal((ROWS, 3, 2)).astype(np.float32),
        (source.random((ROWS, 3)) < 0.7).astype(np.float32),
        source.integers(-1, 3, ROWS),
    )


def total(losses: Losses) -> float:
    return losses.policy + VALUE_LOSS * losses.value - PACE.entropy * losses.entropy + PACE.advice * losses.advice


def likely(brain: Plain, weights: Weights) -> Any:
    """The logarithms of the probabilities of all legal actions, as somebody of these weights finds them."""
    asked = questions()
    return brain._likely(brain._forward(weights, brain._on(asked)).logits, asked.legal)


def away(brain: Plain, held: Weights) -> float:
    """How far its policy is from that of another self: the divergence, on average."""
    own, other = likely(brain, brain._weights), likely(brain, held)
    return float((np.exp(own) * (np.maximum(own, -50) - np.maximum(other, -50))).sum(1).mean())


@pytest.mark.parametrize("pace", [PACE, HELD], ids=["free", "held"])
def test_gradients_are_how_the_loss_changes(monkeypatch: pytest.MonkeyPatch, pace: Pace) -> None:
    brain = Plain(SHAPE, weights(), places(), ROWS, 1, 0)
    learned, source, found = lesson(brain), np.random.default_rng(5), dict[str, Any]()
    exact: dict[str, Any] = {name: array.astype(np.float64) for name, array in weights().items()}
    held: dict[str, Any] = {name: array.astype(np.float64) for name, array in SHAPE.begin(4).items()}
    brain.hold_to(held)
    monkeypatch.setattr(brain, "_weights", exact)
    monkeypatch.setattr(brain, "_adam", lambda gradients, rate: found.update(gradients))

    def loss() -> float:
        return total(brain.learn(learned, pace, source)) + pace.magnet * away(brain, held)

    assert away(brain, held) > 0.2
    loss()
    gradients = dict(found)
    assert gradients.keys() == exact.keys()
    for name, kept in [*exact.items()]:
        way = source.standard_normal(kept.shape)
        ends = []
        for step in (1e-5, -1e-5):
            exact[name] = kept + step * way
            ends.append(loss())
        exact[name] = kept
        assert (ends[0] - ends[1]) / 2e-5 == pytest.approx(float((gradients[name] * way).sum()), rel=1e-4, abs=1e-6)


@pytest.mark.parametrize("pace", [PACE, HELD], ids=["free", "held"])
def test_torch_learns_the_same(pace: Pace) -> None:
    pytest.importorskip("torch")
    from abilene.learn.by_torch import Torch

    plain = Plain(SHAPE, weights(), places(), ROWS, 1, 0)
    other = Torch(SHAPE, weights(), places(), ROWS, 1, 0, device="cpu")
    same = lesson(plain)
    for brain in (plain, other):
        brain.hold_to(SHAPE.begin(4))
    assert other.think(questions(), 0).values == pytest.approx(plain.think(questions()).values, abs=1e-4)
    for _ in range(3):
        here, there = (brain.learn(same, pace, np.random.default_rng(7)) for brain in (plain, other))
        assert here == pytest.approx(there, abs=1e-4)
    ours, theirs = plain.weights(), other.weights()
    for name in ours:
        assert ours[name] == pytest.approx(theirs[name], abs=2e-3), name
    assert plain.seen().tolist() == other.seen().tolist()


def test_what_pays_is_done_more_often_and_others_play_as_they_did() -> None:
    start = SHAPE.begin(0)
    brain = Plain(SHAPE, start, places(), ROWS, 1, 0)
    asked = questions()
    pick = brain.think(asked, 0).pick
    likely = np.full(ROWS, -np.log(4), np.float32)
    likely[::3] = -np.log(3)
    target = np.ones((ROWS, 3, 2), np.float32)
    paid = (pick == 0).astype(np.float32)
    known, nothing = np.ones((ROWS, 3), np.float32), np.full(ROWS, -1)
    taught = Lesson(np.arange(ROWS), pick.astype(np.int64), likely, paid - 0.3, target, known, nothing)
    before = total(brain.learn(taught, PACE._replace(rate=0), np.random.default_rng(1)))
    for _ in range(30):
        after = total(brain.learn(taught, PACE._replace(clip=5), np.random.default_rng(1)))
    assert after < before - 0.1
    brain.meet(start)
    own = np.mean([(brain.think(asked).pick == 0).mean() for _ in range(20)])
    everywhere = np.ones(ROWS, np.bool_)
    others = np.mean([(brain.think(asked, older=everywhere).pick == 0).mean() for _ in range(20)])
    assert own > 0.4 > 0.33 > others > 0.2
    assert brain.think(asked).values.mean() == pytest.approx(1, abs=0.3)


def test_a_magnet_holds_it_near_what_it_was_however_well_something_pays() -> None:
    start, found = weights(), list[float]()
    for magnet in (0.0, 0.5, 50.0):
        brain = Plain(SHAPE, start, places(), ROWS, 1, 0)
        brain.hold_to(start)
        thought = brain.think(questions(), 0)
        pick, paid = thought.pick.astype(np.int64), (thought.pick == 0).astype(np.float32)
        known, nothing = np.zeros((ROWS, 3), np.float32), np.full(ROWS, -1)
        known[:, 0] = 1
        taught = Lesson(np.arange(ROWS), pick, thought.likely, paid - 0.3, thought.values, known, nothing)
        pace = PACE._replace(clip=5, entropy=0, rate=3e-3, magnet=magnet)
        for _ in range(60):
            brain.learn(taught, pace, np.random.default_rng(1))
        found.append(away(brain, start))
    free, held, fast = found
    assert free > 2 * held > 20 * fast
    assert fast < 0.01


def test_a_magnet_alone_pulls_to_the_self_to_which_it_is_held() -> None:
    brain, held = Plain(SHAPE, weights(), places(), ROWS, 1, 0), SHAPE.begin(4)
    brain.hold_to(held)
    asked, nothing = lesson(brain), np.full(ROWS, -1)
    taught = replace(asked, advantage=0 * asked.advantage, known=0 * asked.known + 1e-6, advice=nothing)
    before = away(brain, held)
    for _ in range(60):
        brain.learn(taught, PACE._replace(entropy=0, magnet=1.0), np.random.default_rng(1))
    assert away(brain, held) < before / 10


def test_advice_is_followed() -> None:
    brain = Plain(SHAPE, SHAPE.begin(0), places(), ROWS, 1, 0)
    pick = brain.think(questions(), 0).pick.astype(np.int64)
    even, none = np.full(ROWS, -np.log(4), np.float32), np.zeros((ROWS, 3), np.float32)
    advice = np.full(ROWS, 2)
    advice[::2] = -1
    taught = Lesson(np.arange(ROWS), pick, even, 0 * even, np.zeros((ROWS, 3, 2), np.float32), none + 1, advice)
    pace = PACE._replace(advice=1, entropy=0)
    before = brain.learn(taught, pace, np.random.default_rng(1)).advice
    for _ in range(40):
        after = brain.learn(taught, pace, np.random.default_rng(1)).advice
    assert before == pytest.approx(np.log(4), abs=0.15)
    assert after < 0.5 * before


def test_a_decision_is_worth_what_the_own_next_one_is() -> None:
    """Two players, one game: 0, 1 and 0 decide, then it is over; in the next game 1 is asked and still is."""
    values = np.zeros((4, 1, 2, 2), np.float32)
    values[:, 0, 0, 0] = [0.1, 0.2, 0.3, 0.4]
    done = np.array([[False], [False], [True], [False]])
    brought = np.zeros((4, 1, 2, 2), np.float32)
    brought[2, 0] = [[1, 5], [-1, 3]]
    seat = np.array([[0], [1], [0], [1]], np.int8)
    played = Played(seat, np.full((4, 1), 2, np.int8), values, done, brought)
    ahead = np.full((1, 2, 2), 0.6, np.float32)
    found = look_back(played, np.array([1], np.int8), ahead, trace=0.5)
    assert found.advantage[:, 0] == pytest.approx([0.2 + 0.5 * 0.7, -1.2, 0.7, 0.2])
    assert found.target[:, 0, 0, 0] == pytest.approx([0.65, -1, 1, 0.6])
    assert found.target[0, 0, 1] == pytest.approx([-1, 3])  # what the other's next decision came to
    assert found.known[:, 0].tolist() == [[True, True], [True, True], [True, True], [True, False]]


def test_results_are_measured_by_what_is_usual_at_the_table() -> None:
    worth = Worth((0.3, 0.3, 0.6), [NOTHING, NOTHING])
    table, players = np.array([0, 1], np.int16), np.array([2, 3], np.int8)
    win = np.array([[1, 0, 0], [0, 0.5, 0.5]], np.float32)
    margin = np.array([[10, -10, 0], [-8, 0, 0]], np.float32)
    score = np.array([[30, 20, 0], [1, 9, 9]], np.float32)
    found = worth.of(table, players, win, margin, score)
    assert found[0, :, 1] == pytest.approx([0.25, -0.25, 0])  # one deviation of five from the mean of 25
    assert found[0, :, 0] == pytest.approx([0.3 + 0.3 * 2 / 3 + 0.15, -0.3 - 0.3 * 2 / 3 - 0.15, 0])
    assert found[1, 1] == pytest.approx(found[1, 2])
    assert Worth((1, 0, 0), worth.usual()).usual() == worth.usual()


def test_earlier_selves_take_all_seats_but_one() -> None:
    source = np.random.default_rng(1)
    seating, all_ = Seating(400, 0.5, source), np.ones(400, np.bool_)
    players = np.full(400, 3, np.int8)
    seating.deal(all_, players, all_, open_=False)
    assert (seating.own == NOBODY).all()
    seating.deal(all_, players, np.arange(400) < 300, open_=True)
    assert (seating.own[300:] == NOBODY).all()
    assert 100 < (seating.own[:300] != NOBODY).sum() < 200
    assert set(seating.own.tolist()) == {NOBODY, 0, 1, 2}
    assert (seating.others(np.zeros(400, np.int8)) == (seating.own > 0)).all()
    league = League(2, [], source)
    assert league.draw() is None
    for number in range(4):
        league.admit({"rows": np.full(1, number, np.float32)})
    assert len(league.members) == 2
    assert league.members[-1]["rows"].tolist() == [3]


def test_who_has_no_gpu_is_told_so() -> None:
    from abilene.learn.by_torch import torch

    if torch is not None and torch.cuda.is_available():
        pytest.skip("there is a GPU here")
    settings = Settings("good_goat_bad", device="gpu")
    with pytest.raises(NoGpu, match="learn on the cpu"):
        make_brain(SHAPE, SHAPE.begin(0), places(), settings, ROWS, 1)
    settings = Settings("good_goat_bad", device="auto")
    assert make_brain(SHAPE, SHAPE.begin(0), places(), settings, ROWS, 1).name == "NumPy"
