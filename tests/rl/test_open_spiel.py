"""Every game is one of OpenSpiel's: its own test plays them, and its algorithms learn one of them."""

import pickle
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import abilene
from abilene.engine.events import EVERYBODY
from abilene.rl.open_spiel import PREFIX
from tests.contract.tables import COUNTS

TOWN = f"{PREFIX}good_goat_bad"


def played(game: Any, decisions: int, seed: int = 7) -> Any:
    """A game that has come so far."""
    moment = game.new_initial_state()
    moment.apply_action(seed)
    for decision in range(decisions):
        actions = moment.legal_actions()
        moment.apply_action(actions[7 * decision % len(actions)])
    return moment


@pytest.mark.parametrize("name", abilene.games.names())
def test_its_own_test_plays_every_game(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(PREFIX + name), num_sims=1, serialize=False, verbose=False)


def test_players_and_options_are_parameters() -> None:
    tables = [*COUNTS.values(), abilene.load("good_goat_bad", players=3, first_dealer=1)]
    for table in tables:
        seats = {option.name for option in table.box.meta.options if option.or_seat}
        spelled = {
            name: f"seat_{value}" if name in seats and value != "random" else value
            for name, value in table.options.items()
        }
        game = pyspiel.load_game(PREFIX + table.name, {"players": table.players, **spelled})
        assert game.num_players() == table.players
        assert game.num_distinct_actions() == table.actions
        assert game.observation_tensor_shape() == [table.features]
        assert played(game, 0, seed=3).now.to_data() == table.start(3).to_data()
    with pytest.raises(ValueError, match="allowed: 2, 3, 4, 5"):
        pyspiel.load_game(TOWN, {"players": 6})


def test_deals_follow_from_a_seed_where_one_is_given() -> None:
    def deals(rng_seed: int) -> list[int]:
        game = pyspiel.load_game(TOWN, {"players": 2, "rng_seed": rng_seed})
        return [drawn(game) for _ in range(3)]

    def drawn(game: Any) -> int:
        moment = game.new_initial_state()
        ((seed, _),) = moment.chance_outcomes()
        assert moment.chance_outcomes() == moment.clone().chance_outcomes() == [(seed, 1.0)]
        return int(seed)

    assert deals(5) == deals(5) != deals(6)
    assert len(set(deals(-1) + deals(-1))) == 6


def test_a_player_is_told_what_its_seat_may_know_and_nothing_else() -> None:
    game = pyspiel.load_game(TOWN, {"players": 3})
    moment = played(game, 30)
    state = moment.now
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(3):
        tensor = np.array(moment.observation_tensor(player))
        assert tensor.nonzero()[0].tolist() == sorted(state.observe(player))
        assert moment.information_state_tensor(player) == moment.observation_tensor(player)
        assert moment.observation_string(player) == state.observe_in_words(player)
        others = [moment.resample_from_infostate(player, sampler) for _ in range(8)]
        assert {other.information_state_string(player) for other in others} == {moment.information_state_string(player)}
        assert len({str(other.now.to_data()) for other in others}) > 1
    for private, seat in ((pyspiel.PrivateInfoType.NONE, None), (pyspiel.PrivateInfoType.ALL_PLAYERS, EVERYBODY)):
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=private))
        observer.set_from(moment, 0)
        assert observer.tensor.nonzero()[0].tolist() == sorted(state.observe(seat))


def test_players_remember_all_that_they_have_seen_and_done() -> None:
    moment = played(pyspiel.load_game(TOWN, {"players": 2}), 0)
    met: dict[int, set[str]] = {0: set(), 1: set()}
    while not moment.is_terminal():
        player = moment.current_player()
        known = moment.information_state_string()
        assert known not in met[player]
        met[player].add(known)
        actions = moment.legal_actions()
        later = [moment.child(action) for action in actions]
        assert len({child.information_state_string(player) for child in later}) == len(actions)
        moment = later[0]
    assert moment.returns() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


def test_a_moment_is_cloned_saved_and_pickled() -> None:
    game = pyspiel.load_game(f"{TOWN}(players=3,first_dealer=seat_1)")
    moment = played(game, 20)
    for twin in (moment.clone(), game.deserialize_state(moment.serialize()), pickle.loads(pickle.dumps(moment))):
        assert str(twin.get_game()) == str(game)
        assert twin.now.to_data() == moment.now.to_data()
        assert twin.history() == moment.history()
        assert twin.information_state_string(1) == moment.information_state_string(1)
        before = moment.now.to_data()
        twin.apply_action(twin.legal_actions()[0])
        assert moment.now.to_data() == before
    assert [moment.action_to_string(action) for action in moment.legal_actions()] == [
        moment.now.game.notation(moment.now, moment.now.game.choice(moment.now, action))
        for action in moment.legal_actions()
    ]
    assert pickle.loads(pickle.dumps(game)).num_players() == 3


def test_searches_find_a_legal_action() -> None:
    game = pyspiel.load_game(TOWN, {"players": 2})
    moment = played(game, 60)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    searches = [
        mcts.MCTSBot(game, uct_c=2, max_simulations=6, evaluator=evaluator, random_state=chance),
        ismcts.ISMCTSBot(game, evaluator, uct_c=2, max_simulations=6, random_state=chance),
    ]
    for search in searches:
        assert search.step(moment) in moment.legal_actions()


def test_regrets_and_values_are_learnt() -> None:
    game = pyspiel.load_game(TOWN, {"players": 2, "rng_seed": 1})
    np.random.seed(1)  # the solver draws from there
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    moment = played(game, 0)
    policy = solver.average_policy().action_probabilities(moment)
    assert set(policy) == set(moment.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)

    environment = rl_environment.Environment(game)
    agents = [tabular_qlearner.QLearner(player, game.num_distinct_actions()) for player in range(2)]
    step = environment.reset()
    while not step.last():
        step = environment.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    assert any(agent._q_values for agent in agents)
