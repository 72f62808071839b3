"""The table in plain text: the trail, the markets, then who owns what."""

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from abilene.engine.columns import WIDTH, Row, aligned, short_name
from abilene.engine.texts import Texts
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.north.terminal import north_words
from abilene.games.great_western_trail.poker.terminal import poker_words
from abilene.games.great_western_trail.sam.terminal import sam_words


def lines(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """The situation as a seat may see it; the first line is the heading."""
    return [
        _heading(view, texts),
        *_listed("trail", _trail(view, texts), texts),
        *_listed("jobs", _jobs(view, texts), texts),
        *_listed("foresight", [_tile(name, texts) for name in view["foresight"] if name], texts),
        *_listed("market", _counted(view["market"].items(), texts), texts),
        *_orange(view, texts),
        *_listed("objectives", [_card(name, texts) for name in view["objectives"]], texts),
        *_poker(view, texts),
        *_north(view, texts),
        *_sam(view, texts),
        "",
        *_seats(view, texts),
        *_hand(view, texts),
    ]


def _north(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """The northern map, where it is in play."""
    listed = north_words(view, texts) if "north" in view else {}
    return [line for what, words in listed.items() for line in _listed(what, words, texts)]


def _sam(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """Sam, where one plays against him."""
    return _listed("sam", sam_words(view["sam"], texts), texts) if "sam" in view else []


def _orange(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """The open stacks of heifers and cows, where they are in play."""
    stacks = view.get("open_stacks", {})
    return _listed("open", _counted(stacks.items(), texts), texts) if stacks else []


def _poker(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """The poker table, where it is in play, and the cards there that one may see."""
    if "poker" not in view:
        return []
    found = _listed("poker", poker_words(view["poker"], texts), texts)
    seat = view["seat"]
    if seat is not None and seat >= 0 and view["poker"]["seats"][seat]["count"]:
        shown = view["poker"]["seats"][seat]
        cards = " · ".join(_counted(Counter(shown["cards"]).items(), texts))
        found += wrap(
            texts.format("terminal-poker-cards", words=cards, value=shown["value"]), WIDTH, subsequent_indent="  "
        )
    return found


def _heading(view: Mapping[str, Any], texts: Texts) -> str:
    rows = view["job_rows"]
    filled = texts.format("terminal-rows", row=min(view["token_row"], rows), rows=rows)
    return f"{texts.format('terminal-turn', player=view['turn'])} · {filled}"


def _listed(what: str, words: Sequence[str], texts: Texts) -> list[str]:
    """A title and what belongs to it, on as many lines as it needs."""
    text = texts.format(f"terminal-{what}", words=" · ".join(words) if words else "–")
    return wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def _trail(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """What stands on the trail, from the start on; the herders where they are."""
    herders: dict[str, list[str]] = {}
    for seat, shown in enumerate(view["seats"]):
        if shown["herder"]:
            herders.setdefault(shown["herder"], []).append(short_name(seat, texts))
    found = []
    for space in dict.fromkeys([*view["trail"], *herders]):
        here = view["trail"].get(space)
        if here is None or "tile" in here:
            words = texts.format("terminal-place", stop=space)
        else:
            owner = f" {short_name(here['owner'], texts)}" if here["owner"] >= 0 else ""
            words = texts.format("terminal-building", stop=space, building=f"{here['building']}{owner}")
        found.append(f"{words} [{', '.join(herders[space])}]" if space in herders else words)
    return found


def _jobs(view: Mapping[str, Any], texts: Texts) -> list[str]:
    hired: Counter[tuple[int, str]] = Counter((job["row"], job["worker"]) for job in view["jobs"])
    costs = view["job_costs"]
    found = []
    for (row, worker), count in sorted(hired.items()):
        words = texts.format("terminal-job", worker=WORKERS.index(worker), money=costs[row - 1])
        found.append(words if count == 1 else f"{words} ×{count}")
    return found


def _tile(name: str, texts: Texts) -> str:
    words = name.split()
    if words[0] == "native":
        return texts.format(f"native-{words[1]}")
    if len(words) == 1:
        return texts.format(f"worker-{name}")
    hazard = texts.format(f"hazard-{words[0]}")
    return texts.format("hazard", hazard=hazard, points=int(words[2]), hand=words[1])


def _card(name: str, texts: Texts) -> str:
    colour, _, points = name.partition(" ")
    if not points:
        return texts.format("terminal-card", held=name)
    breed = texts.format(f"colour-{colour}")
    return texts.format("cattle", breed=breed, points=int(points)) if points != "0" else breed


def _counted(cards: Any, texts: Texts) -> list[str]:
    return [_card(name, texts) if count == 1 else f"{_card(name, texts)} ×{count}" for name, count in cards]


def _seats(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """A row per player: money, certificates, workers, where herder and engine stand, cards in hand."""
    columns = ("money", "certificates", "workers", "herder", "engine", "hand")
    rows: list[Row] = [("", *(texts.format(f"terminal-{column}") for column in columns))]
    for seat, shown in enumerate(view["seats"]):
        rows.append(
            (
                ("▸ " if seat == view["seat"] else "  ") + short_name(seat, texts),
                str(shown["money"]),
                str(shown["certificates"] + shown["permanent_certificates"]),
                "/".join(str(count) for count in shown["workers"].values()),
                _herder(view, shown["herder"], texts) if shown["herder"] else "–",
                _engine(shown["engine"]),
                str(shown["hand"]),
            )
        )
    return aligned(rows, "<>>><>>")


def _herder(view: Mapping[str, Any], space: str, texts: Texts) -> str:
    """Where a herder stands, in short: a neutral building by its letter."""
    here = view["trail"].get(space, {})
    neutral = here.get("owner") == -1
    return str(here["building"]) if neutral else texts.format("terminal-place", stop=space)


def _engine(rail: str) -> str:
    """Where an engine stands: a turnout lies between two spaces."""
    return f"{rail[1:]}–{int(rail[1:]) + 1}" if rail.startswith("t") else rail


def _hand(view: Mapping[str, Any], texts: Texts) -> list[str]:
    """The hand one may see, and how many cards lie in one's piles."""
    seat = view["seat"]
    if seat is None or seat < 0:
        return []
    shown = view["seats"][seat]
    cards = " · ".join(_counted(Counter(shown["cards"]).items(), texts)) or "–"
    piles = texts.format("terminal-draw", draw=shown["draw_pile"], discard=len(shown["discard_pile"]))
    hand = wrap(texts.format("terminal-your-hand", words=cards), WIDTH, subsequent_indent="  ")
    return [*hand, piles]
