"""Sam's score."""

from abilene.games.great_western_trail.sam.data import SEAT
from abilene.games.great_western_trail.sam.state import Sam
from abilene.games.great_western_trail.state import Trail


def score_sam(t: Trail, sam: Sam, cities: int) -> dict[str, int]:
    """The categories of everybody, but for those he never scores; every objective card counts (GWTA-SCORE-1, 2)."""
    figures = t.figures
    workers = t.staffs(SEAT)
    objectives = [figures.objectives[card - figures.cattle] for card in sam.pile if card >= figures.cattle]
    return {
        "money": 0,
        "buildings": sum([figures.faces[t.face(space)].vp for space in t.own_buildings(SEAT)]),
        "cities": cities,
        "stations": sum([vp for station, vp in enumerate(figures.station_vp) if t.stations[SEAT] >> station & 1]),
        "hazards": sum([figures.tile_vp[tile] for tile in t.hazards[SEAT]]),
        "cattle": sum([figures.kind_vp[card] for card in sam.pile if card < figures.cattle]),
        "objectives": sum([card.vp for card in objectives]),
        "station_masters": 0,
        "workers": figures.worker_vp * sum([max(0, count - figures.worker_vp_from + 1) for count in workers]),
        "step_slot": 0,
        "job_market_token": figures.job_token_vp if t.closer == SEAT else 0,
    }
