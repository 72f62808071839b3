"""Rewards: what each player gets when a game is over; nobody gets anything before."""

from collections.abc import Callable, Sequence

from abilene.engine.core import State

Reward = Callable[[State], Sequence[float]]  # of a game that is over: a number for each player


def shares(state: State) -> list[float]:
    """Each player's share in the victory: 1, or less where it is shared, or 0."""
    winners = state.winners()
    return [(seat in winners) / max(1, len(winners)) for seat in range(state.game.players)]


def win(state: State) -> list[float]:
    """1 for a victory, -1 for none; in between where it is shared: 0 for each of two."""
    return [2 * share - 1 for share in shares(state)]


def margin(state: State) -> list[float]:
    """How many points more than the best of the others, guests of the game among them; alone: the points."""
    scores = state.scores()
    return [float(scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0)) for seat in _players(state)]


def score(state: State) -> list[float]:
    """The points."""
    scores = state.scores()
    return [float(scores[seat]) for seat in _players(state)]


def turns(state: State) -> list[float]:
    """Minus the turns that were taken: of a race, where who is sooner is better."""
    taken = getattr(state, "turns", None)
    if not isinstance(taken, list):
        raise ValueError(f"nobody counts turns in {state.game.name}")
    return [-float(count) for count in taken]


def _players(state: State) -> range:
    return range(state.game.players)


REWARDS: dict[str, Reward] = {"win": win, "margin": margin, "score": score, "turns": turns}


def reward_of(named: str | Reward) -> Reward:
    """The reward of this name, or a function of one's own; ValueError that lists the names when there is none such.

    >>> import abilene
    >>> from abilene.rl.rewards import reward_of
    >>> state = abilene.load("good_goat_bad", players=2).start(seed=7)
    >>> while not state.over:
    ...     state.play(state.options()[0])
    >>> state.scores(), reward_of("margin")(state), reward_of("win")(state)
    ([23, 33], [-10.0, 10.0], [-1.0, 1.0])
    """
    if not isinstance(named, str):
        return named
    if named not in REWARDS:
        raise ValueError(f"unknown reward {named!r}; allowed: {', '.join(REWARDS)}, or a function of the last state")
    return REWARDS[named]
