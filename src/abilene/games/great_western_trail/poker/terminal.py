"""The poker table in plain text."""

from abilene.engine.columns import short_name
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.seen import Seen


def poker_words(seen: Seen, texts: Texts) -> dict[str, list[str]]:
    """The pot, the next bonus token, and who sits there with how many cards."""
    poker, figures = seen.poker, seen.figures.poker
    if poker is None or figures is None:
        return {}
    found = [texts.format("terminal-poker-pot", money=poker.pot)]
    if poker.taken < len(figures.token_vp):
        money, points = figures.token_money[poker.taken], figures.token_vp[poker.taken]
        found.append(texts.format("terminal-poker-token", money=money, points=points))
    for seat, worker in enumerate(poker.worker):
        if worker >= 0:
            name, count = short_name(seat, texts), poker.count[seat]
            found.append(texts.format("terminal-poker-seat", name=name, worker=worker, count=count))
    return {"poker": found}
