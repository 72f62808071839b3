"""The map as a planner knows it before the first track is laid: names as numbers, and how far apart cities are."""

from typing import Final

from abilene.games.spike.data import Figures


def numbers(names: list[str]) -> dict[str, int]:
    """The number of each name."""
    return {name: number for number, name in enumerate(names)}


class Chart:
    """What the figures say about the map, looked up by name and by pair of cities."""

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures
        self.city: Final = numbers(figures.city_ids)
        self.track: Final = numbers(figures.track_names)
        self.good: Final = numbers(figures.commodity_ids)
        self.kind: Final = numbers(figures.kind_ids)
        self.contract: Final = numbers(figures.contract_ids)
        self.route: Final = numbers(figures.route_ids)
        # By node: each track space with the node it leads to and its kind.
        self.roads: Final = [
            [(track, ahead, figures.track_kind[track]) for track, ahead in zip(ways, aheads, strict=True)]
            for ways, aheads in zip(figures.ways, figures.ahead, strict=True)
        ]
        self.apart: Final = [
            self._spaces_from(city) for city in range(figures.cities)
        ]  # spaces from a city to every node

    def _spaces_from(self, city: int) -> list[int]:
        figures = self.figures
        spaces = [-1] * figures.nodes
        spaces[city] = 0
        edge = [city]
        for node in edge:
            for ahead in figures.ahead[node]:
                if spaces[ahead] < 0:
                    spaces[ahead] = spaces[node] + 1
                    edge.append(ahead)
        return spaces

    def position(self, name: str) -> int:
        """A city or, after the cities, a track space."""
        return self.city[name] if name in self.city else self.figures.on_track(self.track[name])
