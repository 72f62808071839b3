"""Scores: how it stands, and how it ended."""

from collections.abc import Mapping, Sequence

from abilene.engine.texts import Texts
from abilene.server.contract.answers import Result, ScorePart, SeatStanding, Standing
from abilene.server.tables.table import Table


def result(table: Table, lang: str) -> Result:
    """How the game ended, line by line, and the seed whose hash was shown at the start."""
    end, match = table.end(), table.match
    labels, said = end.labels[lang], _said(table.game.texts(lang), end.scores, end.winners)
    return Result(end.scores, end.breakdown, labels, end.winners, str(match.seed), match.salt, said)


def _said(texts: Texts, scores: Sequence[int], winners: Sequence[int]) -> str:
    """What whoever has won has, and the best of the others."""
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    if not others or not winners or not texts.has("won"):
        return ""
    return texts.format("won", best=scores[winners[0]], next=max(others))


def standing(table: Table, eyes: int | None, lang: str) -> Standing:
    """The score so far, part by part, as these eyes may know it."""
    texts, names = table.game.texts(lang), table.names(lang)
    known: Sequence[Mapping[str, int | None]] = table.state.standing(eyes)
    labels = {part: texts.format(f"score-{part}") for part in known[0]}
    if table.state.over:
        known, labels = table.end().breakdown, table.end().labels[lang]
    return Standing(
        ply=table.ply,
        parts=[ScorePart(part, labels[part]) for part in known[0]],
        seats=[
            SeatStanding(
                seat=seat,
                name=names[seat],
                points=list(points.values()),
                total=sum(n for n in points.values() if n is not None),
                whole=None not in points.values(),
            )
            for seat, points in enumerate(known)
        ],
    )
