"""Sam in plain text."""

from abilene.engine.texts import Texts
from abilene.games.great_western_trail.seen import Seen


def sam_words(seen: Seen, texts: Texts) -> dict[str, list[str]]:
    """His specialty, his cards, his discs, and where he delivers next."""
    sam, figures = seen.sam, seen.figures.sam
    if sam is None or figures is None:
        return {}
    found = [
        texts.format("terminal-sam-specialty", worker=sam.specialty),
        texts.format("terminal-sam-deck", count=sam.deck),
        texts.format("terminal-sam-discs", count=sam.discs),
        texts.format("terminal-sam-pile", count=len(sam.pile)),
        texts.format("terminal-sam-city", name=texts.format(f"city-{seen.figures.cities[sam.next_city]}")),
    ]
    if sam.played:
        found.insert(2, texts.format("terminal-sam-card", number=figures.cards[sam.played[-1]].number))
    if sam.gone:
        found.append(texts.format("terminal-sam-engine"))
    return {"sam": found}
