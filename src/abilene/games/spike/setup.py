"""Set-up: the market, the contracts and the first player; the rest follows as steps, because players choose in it."""

from typing import TYPE_CHECKING, Any

from abilene.engine.core import NOBODY
from abilene.games.spike.data import CARDS, COMMODITIES, KINDS, SIDES, SORTED, contract_number
from abilene.games.spike.state import DRAWN, EMPTY, Railroad
from abilene.games.spike.steps.opening import Begin

if TYPE_CHECKING:
    from abilene.engine.game import Game


def deal(game: "Game[Any]", seed: int) -> Railroad:
    """An empty map, everybody without money, the first time card turned up (SPK-SETUP-1 to SPK-SETUP-8)."""
    figures = game.figures
    players = figures.players
    t = Railroad(
        game, seed, 0, NOBODY, [], [],
        first=0, round=1, time=0, bottom=0, taken=0, turn=NOBODY, turns=0, closer=EMPTY, rested=1, gift=EMPTY,
        market=list(range(COMMODITIES)), display=[EMPTY] * figures.display_size, discard=[0] * KINDS,
        deck=figures.rail_cards[:], holder=[EMPTY] * COMMODITIES, contract=[EMPTY] * COMMODITIES,
        cargo=[0] * COMMODITIES,
        money=[figures.start_money] * players, lines=[0] * players, deliveries=[0] * players,
        pieces=[figures.pieces] * players, levels=[0] * (SORTED * players), train=[EMPTY] * players,
        markers=[0] * players, routes=[EMPTY] * players, spare=[EMPTY] * players,
        hands=[0] * (KINDS * players), shown=[0] * (KINDS * players), drawn=[0] * (DRAWN * players),
        owner=[EMPTY] * figures.tracks, member=[[0] * figures.nodes for _ in range(players)],
        network=[[] for _ in range(players)], chain=[], payment=[],
    )  # fmt: skip
    t.shuffle(t.market)
    _deal_contracts(t)
    t.first = t.below(players)
    t.then(Begin(t.first))
    return t


def _deal_contracts(t: Railroad) -> None:
    """For each commodity one of its cards with one of its sides up; the cards are dealt equally (SPK-SETUP-4)."""
    goods = list(range(COMMODITIES))
    contracts = [contract_number(good, t.below(CARDS), t.below(SIDES)) for good in goods]
    t.shuffle(goods)
    for seat in range(t.figures.players):
        for _ in range(t.figures.contracts_each):
            good = goods.pop()
            t.holder[good] = seat
            t.contract[good] = contracts[good]
