"""The table in plain text: the trail, the markets, then who owns what."""

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap

from abilene.engine.columns import WIDTH, Row, aligned, short_name
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import (
    GREEN,
    HAZARDS,
    JOB_COLUMNS,
    JOB_ROWS,
    NATIVES,
    WORKERS,
    Figures,
    is_turnout,
    rail_number,
)
from abilene.games.great_western_trail.north.terminal import north_words
from abilene.games.great_western_trail.poker.terminal import poker_words
from abilene.games.great_western_trail.sam.terminal import sam_words
from abilene.games.great_western_trail.seen import Seen
from abilene.games.great_western_trail.state import EMPTY


def lines(seen: Seen, texts: Texts) -> list[str]:
    """The situation as a seat may see it; the first line is the heading."""
    listed = {
        "trail": _trail(seen, texts),
        "jobs": _jobs(seen, texts),
        "foresight": [_tile(seen.figures, tile, texts) for tile in seen.foresight if tile != EMPTY],
        "market": _counted(seen.figures, dict(enumerate(seen.market)), texts),
        **_orange(seen, texts),
        "objectives": [_card(seen.figures, card, texts) for card in seen.display],
    }
    return [
        _heading(seen, texts),
        *_all_listed(listed, texts),
        *_all_listed(poker_words(seen, texts), texts),
        *_staked(seen, texts),
        *_all_listed(north_words(seen, texts) | sam_words(seen, texts), texts),
        "",
        *_seats(seen, texts),
        *_hand(seen, texts),
    ]


def _all_listed(listed: Mapping[str, Sequence[str]], texts: Texts) -> list[str]:
    return [line for what, words in listed.items() for line in _listed(what, words, texts)]


def _listed(what: str, words: Sequence[str], texts: Texts) -> list[str]:
    """A title and what belongs to it, on as many lines as it needs."""
    text = texts.format(f"terminal-{what}", words=" · ".join(words) if words else "–")
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _orange(seen: Seen, texts: Texts) -> dict[str, list[str]]:
    """The open stacks of heifers and cows, where they are in play."""
    figures = seen.figures
    if seen.orange is None or figures.orange is None or not figures.orange.stages:
        return {}
    stacks = zip(figures.orange.stages[1:], seen.orange.stacks, strict=True)
    return {"open": [_several(_card(figures, card, texts), count) for card, count in stacks]}


def _staked(seen: Seen, texts: Texts) -> list[str]:
    """The own cards at the poker table."""
    poker, seat = seen.poker, seen.seat
    if poker is None or seat < 0 or not poker.count[seat]:
        return []
    words = " · ".join(_counted(seen.figures, Counter(poker.cards[seat]), texts))
    said = texts.format("terminal-poker-cards", words=words, value=poker.value[seat])
    return wrap(said, WIDTH, subsequent_indent="  ")


def _heading(seen: Seen, texts: Texts) -> str:
    filled = texts.format("terminal-rows", row=min(seen.row + 1, JOB_ROWS), rows=JOB_ROWS)
    return f"{texts.format('terminal-turn', player=seen.turn)} · {filled}"


def _trail(seen: Seen, texts: Texts) -> list[str]:
    """What stands on the trail, from the start on; the herders where they are."""
    herders: dict[int, list[str]] = {}
    for seat, space in enumerate(seen.herder):
        if space >= 0:
            herders.setdefault(space, []).append(short_name(seat, texts))
    standing = [space for space, tile in enumerate(seen.tiles) if tile != EMPTY or seen.faces[space] != EMPTY]
    found = []
    for space in dict.fromkeys([*standing, *herders]):
        words = texts.format("terminal-place", stop=seen.figures.spaces[space])
        if seen.faces[space] != EMPTY:
            owner = f" {short_name(seen.owners[space], texts)}" if seen.owners[space] >= 0 else ""
            building = f"{seen.figures.faces[seen.faces[space]].name}{owner}"
            words = texts.format("terminal-building", stop=seen.figures.spaces[space], building=building)
        found.append(f"{words} [{', '.join(herders[space])}]" if space in herders else words)
    return found


def _jobs(seen: Seen, texts: Texts) -> list[str]:
    hired = Counter((place // JOB_COLUMNS, worker) for place, worker in enumerate(seen.jobs) if worker != EMPTY)
    costs = seen.figures.job_cost
    return [
        _several(texts.format("terminal-job", worker=worker, money=costs[row]), count)
        for (row, worker), count in sorted(hired.items())
    ]


def _tile(figures: Figures, tile: int, texts: Texts) -> str:
    if tile < len(WORKERS):
        return texts.format(f"worker-{WORKERS[tile]}")
    if figures.tile_native[tile] >= 0:
        return texts.format(f"native-{NATIVES[figures.tile_native[tile]]}")
    hazard = texts.format(f"hazard-{HAZARDS[figures.tile_hazard[tile]]}")
    hand = "green" if figures.tile_hands[tile] == GREEN else "black"
    return texts.format("hazard", hazard=hazard, points=figures.tile_vp[tile], hand=hand)


def _card(figures: Figures, card: int, texts: Texts) -> str:
    colour, _, points = figures.card_name(card).partition(" ")
    if not points:
        return texts.format("terminal-card", held=colour)
    breed = texts.format(f"colour-{colour}")
    return texts.format("cattle", breed=breed, points=int(points)) if points != "0" else breed


def _counted(figures: Figures, cards: Mapping[int, int], texts: Texts) -> list[str]:
    return [_several(_card(figures, card, texts), count) for card, count in cards.items() if count]


def _several(words: str, count: int) -> str:
    return words if count == 1 else f"{words} ×{count}"


def _seats(seen: Seen, texts: Texts) -> list[str]:
    """A row per player: money, certificates, workers, where herder and engine stand, cards in hand."""
    columns = ("money", "certificates", "workers", "herder", "engine", "hand")
    heading: Row = ("", *(texts.format(f"terminal-{column}") for column in columns))
    rows: list[Row] = [
        (
            ("▸ " if seat == seen.seat else "  ") + short_name(seat, texts),
            str(seen.money[seat]),
            str(seen.certificates(seat) + seen.permanent[seat]),
            "/".join(map(str, seen.workers[seat])),
            _herder(seen, seen.herder[seat], texts),
            _engine(seen.engine[seat]),
            str(seen.hand[seat]),
        )
        for seat in range(seen.figures.seats)
    ]
    return aligned([heading, *rows], "<>>><>>")


def _herder(seen: Seen, space: int, texts: Texts) -> str:
    """Where a herder stands, in short: a neutral building by its letter."""
    if space < 0:
        return "–"
    neutral = seen.faces[space] != EMPTY and seen.owners[space] < 0
    if neutral:
        return seen.figures.faces[seen.faces[space]].name
    return texts.format("terminal-place", stop=seen.figures.spaces[space])


def _engine(rail: int) -> str:
    """Where an engine stands: a turnout lies between two spaces."""
    number = rail_number(rail)
    return f"{number}–{number + 1}" if is_turnout(rail) else str(number)


def _hand(seen: Seen, texts: Texts) -> list[str]:
    """The hand one may see, and how many cards lie in one's piles."""
    seat = seen.seat
    if seat < 0:
        return []
    cards = " · ".join(_counted(seen.figures, Counter(seen.cards[seat]), texts)) or "–"
    piles = texts.format("terminal-draw", draw=seen.draw[seat], discard=len(seen.discards[seat]))
    return [*wrap(texts.format("terminal-your-hand", words=cards), WIDTH, subsequent_indent="  "), piles]
