"""The loop line: seats are its stations, and an offer is a stretch of it."""

from math import hypot, pi

from abilene.engine.board import Point
from abilene.games.good_goat_bad.scene.layout import Layout, Plate


class Line:
    """The loop, measured clockwise from where it passes the left end of the platform."""

    def __init__(self, lay: Layout) -> None:
        loop, r = lay.loop, lay.corner
        left, top, right, bottom = loop.x, loop.y, loop.right, loop.bottom
        self.corner = r
        self.platform = lay.platform
        # Straight legs start at even corners, bends at odd ones.
        self.corners: list[Point] = [
            (left, lay.platform.middle[1]),
            (left, top + r), (left + r, top),
            (right - r, top), (right, top + r),
            (right, bottom - r), (right - r, bottom),
            (left + r, bottom), (left, bottom - r),
            (left, lay.platform.middle[1]),
        ]  # fmt: skip
        self.lengths = [
            r * pi / 2 if i % 2 else hypot(x2 - x1, y2 - y1)
            for i, ((x1, y1), (x2, y2)) in enumerate(zip(self.corners, self.corners[1:]))
        ]
        self.whole = sum(self.lengths)
        self.below = None if lay.joins is None else self.station((lay.joins, bottom))

    def station(self, at: Point) -> float:
        """Where on the line the point nearest to this one lies."""
        best, where, passed = float("inf"), 0.0, 0.0
        for i, length in enumerate(self.lengths):
            (x1, y1), (x2, y2) = self.corners[i], self.corners[i + 1]
            if i % 2 == 0:
                along = max(0, min(length, ((at[0] - x1) * (x2 - x1) + (at[1] - y1) * (y2 - y1)) / length))
                x, y = x1 + (x2 - x1) * along / length, y1 + (y2 - y1) * along / length
                if hypot(at[0] - x, at[1] - y) < best:
                    best, where = hypot(at[0] - x, at[1] - y), passed + along
            passed += length
        return where

    def point(self, where: float) -> tuple[float, float, float]:
        """A point of a straight leg, and the angle at which the line runs there."""
        where %= self.whole
        for i, length in enumerate(self.lengths):
            if where <= length:
                (x1, y1), (x2, y2) = self.corners[i], self.corners[i + 1]
                along = where / length
                return x1 + (x2 - x1) * along, y1 + (y2 - y1) * along, (270, 315, 0, 45, 90, 135, 180, 225, 270)[i]
            where -= length
        return (*self.corners[0], 270)

    def path(self, start: float, end: float) -> str:
        """The line from one point of a straight leg on to another."""
        x, y, _ = self.point(start)
        drawn, passed = [f"M{x:g} {y:g}"], 0.0
        for i, length in enumerate(self.lengths * 2):
            passed += length
            if start < passed < end:
                x, y = self.corners[i % len(self.lengths) + 1]
                bend = i % len(self.lengths) % 2
                drawn.append(f"A{self.corner:g} {self.corner:g} 0 0 1 {x:g} {y:g}" if bend else f"L{x:g} {y:g}")
        x, y, _ = self.point(end)
        return "".join([*drawn, f"L{x:g} {y:g}"])

    def loop(self) -> str:
        """The whole line."""
        return self.path(0, self.whole) + "Z"

    def _beyond(self, plate: Plate) -> float:
        """A station as seen from below: those that lie nearer from above come after a whole round."""
        where = self.station(plate.box.middle)
        return where + self.whole if where < self.whole / 2 else where

    def stretch(self, dealer: Plate, target: Plate) -> str:
        """The way from dealer to target that passes the platform, and the branch to it (GGB-DIST-4)."""
        stations = self._beyond(dealer), self._beyond(target)
        if self.below is not None and max(stations) <= self.below:
            return self.path(min(stations), self.below) + f"V{self.platform.bottom:g}"
        if max(stations) <= self.whole:
            return self.path(min(stations), self.whole) + f"H{self.platform.x:g}"
        branch = f"M{self.platform.x:g} {self.corners[0][1]:g}H{self.corners[0][0]:g}"
        if min(stations) >= self.whole:
            return branch + self.path(self.whole, max(stations)).replace("M", "L", 1)
        return branch + self.path(min(stations), max(stations))

    def arrow(self, dealer: Plate, target: Plate, tall: bool) -> tuple[float, float, float]:
        """Where the offer arrives, and its direction: before the target, or on a phone where it leaves the platform."""
        start, end = self._beyond(dealer), self._beyond(target)
        if tall:
            onward = end > self.whole
            x, y, angle = self.point(self.whole + (24 if onward else -24))
        else:
            onward = end > start
            _, _, angle = self.point(end)
            reach = (target.box.w if angle in (0, 180) else target.box.h) / 2 + 11
            x, y, angle = self.point(end - reach if onward else end + reach)
        return x, y, angle if onward else (angle + 180) % 360

    def heading(self) -> str:
        """Two arrows that say which way round the table goes (GGB-SETUP-10)."""
        (left, top), (right, _) = self.corners[1], self.corners[4]
        size = self.corner / 10 + 2
        y = top + 3 * size
        return (
            f"M{left - size:g} {y + size:g}h{2 * size:g}l{-size:g} {-2 * size:g}z"
            f"M{right - size:g} {y - size:g}h{2 * size:g}l{-size:g} {2 * size:g}z"
        )
