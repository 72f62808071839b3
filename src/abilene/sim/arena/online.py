"""OpenSkill's ratings (Weng and Lin 2011), carried on from game to game: those that people at rated tables have.

They say where a bot stands among people; which of two bots is stronger is told by `rating`, which is more exact.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from abilene.sim.arena.rating import Placing


def ratings(placings: Iterable[Placing], names: Sequence[str]) -> Mapping[str, tuple[float, float]] | None:
    """Mu and sigma of each bot after these games of three or more; None where OpenSkill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return None
    model = PlackettLuce(tau=0.0)  # bots do not change: nothing is forgotten
    known = {name: model.rating() for name in names}
    for placing in placings:
        seats = list(chain.from_iterable(placing))
        ranks = [float(place) for place, group in enumerate(placing) for _ in group]
        after = model.rate([[known[name]] for name in seats], ranks=ranks)
        for name in set(seats):
            # a bot at several seats has learned the mean of what they say: between themselves they say nothing
            said = [team[0] for seat, team in zip(seats, after, strict=True) if seat == name]
            mu, sigma = (sum(getattr(one, part) for one in said) / len(said) for part in ("mu", "sigma"))
            known[name] = model.rating(mu=mu, sigma=sigma)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
