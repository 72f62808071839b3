"""What things are worth at this moment: the last words of a tip, from nothing but what the viewer sees."""

from abilene.engine.board import sentences
from abilene.games.montana.data import COPPER, STONE
from abilene.games.montana.scene.board import Board
from abilene.games.montana.state import CANTEEN


def region_now(b: Board, region: int) -> str:
    """What a settlement there brings to whoever looks, besides what lies there (MON-BUILD-7, MON-BUILD-12)."""
    seen, figures, seat = b.seen, b.figures, b.seen.own
    if region not in seen.frontier or not seen.left[seat]:
        return ""
    told = []
    for ahead, behind in figures.rays[region]:
        one, other = _run(b, seat, ahead), _run(b, seat, behind)
        if max(one, other) < figures.line <= one + other + 1:
            told.append(b.say("region-row", count=one + other + 1))
    lakes = sum(seen.token[near] == CANTEEN for near in figures.neighbours[region])
    if lakes:
        told.append(b.say("region-lakes", count=lakes))
    return b.say("now", player=seat, what=", ".join(told)) if told else ""


def _run(b: Board, seat: int, ray: list[int]) -> int:
    """How many regions of a seat follow without a gap."""
    for count, region in enumerate(ray):
        if b.seen.owner[region] != seat:
            return count
    return len(ray)


def good_now(b: Board, seat: int, kind: int) -> str:
    """Of the regions within reach those that ask for a good, and for how many the stock is enough (MON-BUILD-2)."""
    seen, costs = b.seen, b.figures.costs
    asked = [costs[seen.land[region]][kind] for region in seen.frontier if costs[seen.land[region]][kind]]
    enough = sum(cost <= seen.goods[seat][kind] for cost in asked)
    return b.say("goods-now", count=len(asked), enough=enough)


def coin_words(b: Board, seat: int) -> str:
    """The coins of a seat, and how many of the free large spaces of the worker board they are enough for."""
    free = [location for location, crew in enumerate(b.seen.large) if not crew]
    payable = [location for location in free if b.figures.location_coins[location] <= b.seen.coins[seat]]
    said = b.say("coins", player=seat, coins=b.seen.coins[seat])
    return sentences(said, b.say("coins-now", count=len(payable), all=len(free)))


def cow_words(b: Board, seat: int) -> str:
    """The cows of a seat, and what all of them bring if each is traded for coins (MON-COW-1)."""
    count, each, trade = b.seen.cows[seat], b.figures.trade_coins, b.figures.trade_ids.index("coins")
    said = b.say("cows", player=seat, count=count, trade=trade)
    return sentences(said, b.say("cows-now", coins=count * each, count=count, each=each) if count > 1 else "")


def stock_now(b: Board, seat: int) -> str:
    """How far the seat is behind whoever has the fewest settlements left (MON-END-1)."""
    seen = b.seen
    if b.figures.solo:
        return ""
    fewest = min(seen.left)
    leader = seen.left.index(fewest)
    return b.say("stock-now", player=leader, count=seen.left[seat] - fewest)


def location_now(b: Board, location: int) -> str:
    """What a space that is free would leave of the coins, or what is lacking for it (MON-PROD-2)."""
    seen, figures, seat = b.seen, b.figures, b.seen.own
    if seen.large[location]:
        return ""
    own = seen.workers[seat][figures.location_area[location]]
    able = own >= figures.matching or sum(seen.workers[seat]) - own >= figures.others
    return _work_now(b, seen.coins[seat] - figures.location_coins[location], able)


def bank_now(b: Board, space: int) -> str:
    """The coins after going to a free space of the bank, or that there are too few workers (MON-BANK-2)."""
    seen, figures, seat = b.seen, b.figures, b.seen.own
    if seen.bank[space]:
        return ""
    able = sum(seen.workers[seat]) >= figures.bank_workers[space]
    return _work_now(b, seen.coins[seat] + figures.bank_coins[space], able)


def _work_now(b: Board, coins: int, able: bool) -> str:
    """Coins below zero are lacking."""
    state = "coins" if coins < 0 else "left" if able else "workers"
    return b.say("now", player=b.seen.own, what=b.say("work-now", state=state, coins=abs(coins)))


def row_now(b: Board, row: int) -> str:
    """How many exchanges of a row the goods are enough for (MON-CITY-17)."""
    most, goods = b.figures.row_exchanges[row], b.seen.goods[b.seen.own]
    if not most:
        return ""
    count = min(most, goods[STONE] + goods[COPPER])
    return b.say("now", player=b.seen.own, what=b.say("row-now", count=count))


def pair_now(b: Board, segment: int) -> str:
    """How often a spin ends there, and how many of the two workers would find no bunk (MON-REC-3, MON-REC-6)."""
    seen, figures = b.seen, b.figures
    over = sum(seen.workers[seen.own]) + 2 - figures.bunks
    pairs = [sorted(pair) for pair in figures.wheel]
    said = b.say("segment-chance", count=pairs.count(pairs[segment]), all=len(pairs))
    return sentences(said, b.say("now", player=seen.own, what=b.say("bunks-short", count=over)) if over > 0 else "")
