"""Ratings as a drawing: a panel for each player count, in it each bot with its interval on one scale for all."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from abilene.engine.look import fit, paper
from abilene.sim.arena.rating import ANCHORED
from abilene.sim.arena.standing import Rated, Standings

WIDE, LEFT, RIGHT = 720, 168, 160  # names, figures
HEAD, ROW, FOOT, GAP = 34, 34, 26, 18
FARTHEST: Final = 300.0  # points; an interval is cut where it leaves the ratings of all by more
STEPS: Final = (50, 100, 200, 400, 1000)


@dataclass(frozen=True)
class Scale:
    """From where to where ratings are shown, and how far apart the lines are."""

    low: float
    high: float
    step: int

    def at(self, rating: float) -> float:
        """Where it lies, from 0 to 1."""
        return (min(self.high, max(self.low, rating)) - self.low) / (self.high - self.low)

    @property
    def lines(self) -> list[int]:
        """The ratings that have a line."""
        first = -(-int(self.low) // self.step) * self.step
        return list(range(first, int(self.high) + 1, self.step))


def scale(bots: Sequence[Rated]) -> Scale:
    """One that shows all these."""
    lowest, highest = min(bot.rating for bot in bots), max(bot.rating for bot in bots)
    low = max(lowest - FARTHEST, min(bot.low for bot in bots))
    high = min(highest + FARTHEST, max(bot.high for bot in bots))
    step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
    edge = 0.04 * (high - low) + 1
    return Scale((low - edge) // step * step, -(-(high + edge) // step) * step, step)


def short(name: str) -> str:
    """A bot as it is called where there is little room: of a file its name, of an address no more than where it is."""
    return name.rstrip("/").rpartition("/")[2]


def plot(title: str, panels: Sequence[tuple[str, Standings]], light: str = "") -> str:
    """The ratings of each panel, under its title, as SVG."""
    shown = scale([bot for _, panel in panels for bot in panel.bots])
    parts = [f'<text x="16" y="26" font-size="17" font-weight="700">{escape(title)}</text>']
    top = 40
    for name, panel in panels:
        high = HEAD + ROW * len(panel.bots) + FOOT
        parts.append(f'<g transform="translate(0 {top})">{_panel(name, panel, shown)}</g>')
        top += high + GAP
    return paper(WIDE, top, title, "\n".join(parts), light)


def signed(number: float, digits: int = 0) -> str:
    """A number, with a proper minus."""
    return f"{number:.{digits}f}".replace("-", "−")


def _x(shown: Scale, rating: float) -> float:
    return round(LEFT + shown.at(rating) * (WIDE - LEFT - RIGHT), 1)


def _panel(title: str, panel: Standings, shown: Scale) -> str:
    floor = HEAD + ROW * len(panel.bots)
    parts = [f'<text x="16" y="22" font-weight="700">{escape(title)}</text>']
    for rating in shown.lines:
        x = _x(shown, rating)
        parts.append(f'<path d="M{x} {HEAD}V{floor}" stroke="var(--rule-faint)"/>')
        parts.append(f'<text x="{x}" y="{floor + 16}" text-anchor="middle" fill="var(--ink-2)">{signed(rating)}</text>')
    if panel.anchor:
        parts.append(f'<path d="M{_x(shown, ANCHORED)} {HEAD}V{floor}" stroke="var(--ink-2)" stroke-dasharray="4 3"/>')
    for number, bot in enumerate(panel.bots):
        parts.append(_row(bot, HEAD + ROW * number + ROW / 2, shown, bot.name == panel.anchor))
    return "".join(parts)


def _row(bot: Rated, y: float, shown: Scale, fixed: bool) -> str:
    low, x, high = (_x(shown, rating) for rating in (bot.low, bot.rating, bot.high))
    name, tight = fit(short(bot.name), 13, LEFT - 28)
    attributes = "".join(f' {key}="{value}"' for key, value in tight.items())
    ends = "".join(
        f"M{end} {y - 5}v10" for end, true in ((low, bot.low), (high, bot.high)) if shown.low <= true <= shown.high
    )
    whisker = "" if fixed else f'<path d="M{low} {y}H{high}{ends}" stroke="var(--ink)" stroke-width="2" fill="none"/>'
    rating, least, most = map(signed, (bot.rating, bot.low, bot.high))
    figure = rating if fixed else f"{rating} ({least} – {most})"
    return (
        f'<text x="16" y="{y + 4}" font-size="13"{attributes}>{escape(name)}</text>{whisker}'
        f'<circle cx="{x}" cy="{y}" r="5.5" fill="var(--card)" stroke="var(--ink)" stroke-width="2"/>'
        f'<text x="{WIDE - 12}" y="{y + 4}" text-anchor="end">{figure}</text>'
    )
