"""Sam buys cattle."""

from typing import Final

from abilene.games.great_western_trail.data import COWBOY, ORANGE
from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.telling import sam_of, tell
from abilene.games.great_western_trail.state import Trail


class Purchase:
    """Prices paid together, and the cards that they bring."""

    def __init__(self, prices: list[int], cards: list[int], points: int, best: int, cowboys: int, money: int) -> None:
        self.prices: Final = prices
        self.cards: Final = cards  # in the order of the prices
        self.points: Final = points
        self.best: Final = best  # points of its best card
        self.cowboys: Final = cowboys
        self.money: Final = money

    def rank(self) -> tuple[int, int, int, int]:
        """Most points, then the best card, then fewest cowboys and dollars (GWTA-BUY-1, GWTA-BUY-2)."""
        return self.points, self.best, -self.cowboys, -self.money


def buy(t: Trail) -> None:
    """The best purchase for his dollars and cowboys; cowboys who buy nothing add cards (GWTA-BUY-1 to GWTA-BUY-4)."""
    cowboys = t.staff(SEAT, COWBOY)
    found = purchases(t, cowboys)
    while not found and cowboys:
        cowboys -= 1
        add_cards(t, "cards-lacking")
        found = purchases(t, cowboys)
    if not found:
        tell(t, "skipped", "no-cattle", [])
        return
    best = found[0]
    for purchase in found:
        if purchase.rank() > best.rank():
            best = purchase
    _carry_out(t, best, _why(found, best))
    for _ in range(cowboys - best.cowboys):
        add_cards(t, "cowboy-idle")


def _carry_out(t: Trail, purchase: Purchase, reason: str) -> None:
    sam, _ = sam_of(t)
    first = 0
    for number in purchase.prices:
        price = t.figures.prices[number]
        cards = purchase.cards[first : first + price.cards]
        first += price.cards
        for card in cards:
            t.market[card] -= 1
            sam.pile.append(card)
        tell(t, "bought", reason, [price.cowboys, price.money, *cards])


def _why(found: list[Purchase], best: Purchase) -> str:
    """What set the best purchase apart from the last of those with other cards."""
    cards = sorted(best.cards)
    equal = [purchase for purchase in found if purchase.points == best.points and sorted(purchase.cards) != cards]
    if not equal:
        return "buy-points"
    return "buy-fewest" if [purchase for purchase in equal if purchase.best == best.best] else "buy-best"


def purchases(t: Trail, cowboys: int) -> list[Purchase]:
    """All that so many cowboys can buy with his dollars, each price as often as he likes."""
    _, figures = sam_of(t)
    found: list[Purchase] = []
    _combine(t, [], 0, cowboys, figures.budget, found)
    return found


def _combine(t: Trail, prices: list[int], first: int, cowboys: int, money: int, found: list[Purchase]) -> None:
    for number in range(first, len(t.figures.prices)):
        price = t.figures.prices[number]
        if price.cowboys > cowboys or price.money > money:
            continue
        together = [*prices, number]
        cards = _cards_for(t, together)
        if cards:
            points = [t.figures.kind_vp[card] for card in cards]
            spent = [t.figures.prices[each] for each in together]
            used, paid = sum([each.cowboys for each in spent]), sum([each.money for each in spent])
            found.append(Purchase(together, cards, sum(points), max(points), used, paid))
            _combine(t, together, number, cowboys - price.cowboys, money - price.money, found)


def _cards_for(t: Trail, prices: list[int]) -> list[int]:
    """The best cards for these prices, those of the first price first; none when the market has too few."""
    left: dict[int, list[int]] = {}
    cards: list[int] = []
    for number in prices:
        price = t.figures.prices[number]
        if price.value not in left:
            left[price.value] = on_sale(t, price.value)
        if len(left[price.value]) < price.cards:
            return []
        cards += left[price.value][: price.cards]
        left[price.value] = left[price.value][price.cards :]
    return cards


def on_sale(t: Trail, value: int) -> list[int]:
    """Market cards of this breeding value, the best first; orange ones are not for him (GWTA-BUY-5)."""
    figures = t.figures
    cards = [
        kind
        for kind, count in enumerate(t.market)
        if figures.kind_value[kind] == value and figures.kind_colour[kind] != ORANGE
        for _ in range(count)
    ]
    return sorted(cards, key=lambda kind: -figures.kind_vp[kind])


def add_cards(t: Trail, reason: str) -> None:
    """Two more cards of the market pile, if there are any (GWT-BUY-4)."""
    cards = t.pile[-t.figures.revealed :][::-1]
    for _ in cards:
        t.reveal_cattle()
    if cards:
        tell(t, "revealed", reason, cards)


def take_value_3(t: Trail) -> None:
    """The best market card of breeding value 3, for nothing (GWTA-BUY-6)."""
    sam, _ = sam_of(t)
    found = on_sale(t, 3)
    if not found:
        tell(t, "skipped", "no-value-3", [])
        return
    t.market[found[0]] -= 1
    sam.pile.append(found[0])
    tell(t, "took", "value-3", [found[0]])
