"""Sam in Kansas City, the end of a solo game, and its score."""

import pytest

from abilene.games.great_western_trail.meta import META
from abilene.games.great_western_trail.state import EMPTY
from abilene.games.great_western_trail.steps.kansas_city import Foresight
from abilene.games.great_western_trail.steps.turn import Turn
from tests.great_western_trail.ranch import start
from tests.great_western_trail.sam_ranch import HUMAN, SAM, SamRanch, with_sam
from tests.rules import rule

OUTLAWS = ("native a, native b", "native a, native b", "native a, native b")


def arriving(level: str = "medium", **options: object) -> SamRanch:
    """Sam stands on G: one step takes him to Kansas City."""
    return with_sam(level, **options).herders("A", "G").foresight(*OUTLAWS)


def foresight_of(r: SamRanch) -> list[str]:
    """The foresight column by column, the upper tile first."""
    return [r.t.figures.tile_names[tile] if tile != EMPTY else "" for tile in r.t.foresight]


# ---------------------------------------------------------------------- foresight


@rule("GWTA-KC-1")
def test_he_takes_the_lower_tile_of_each_column() -> None:
    r = arriving().jobs("cowboy cowboy", "- -", token=2)
    r.foresight("flood green 4, native b", "cowboy, engineer", "craftsman, drought black 3").sams_turn(8)
    assert (r.tile_at("NATIVE-1"), r.tile_at("DROUGHT-1"), r.tile_at("FLOOD-1")) == ("native b", "drought black 3", "")
    assert r.t.jobs[6:8] == [2, EMPTY]
    assert r.t.row == 1


@rule("GWTA-KC-1")
def test_his_workers_push_the_token_refill_the_market_and_close_it() -> None:
    r = arriving().jobs(*["cowboy cowboy"] * 5, "cowboy -", token=6).market("red 2").pile(*["blue 3"] * 20)
    r.foresight("native a, native b", "cowboy, engineer", "native a, native b").sams_turn(8)
    assert r.t.row == 6
    assert len(r.market_names()) == 7  # the yellow arrow
    r = arriving().jobs(*["cowboy cowboy"] * 11, "cowboy -", token=12)
    r.foresight("native a, native b", "cowboy, engineer", "native a, native b").sams_turn(8)
    assert (r.t.row, r.t.closer) == (12, SAM)


@rule("GWTA-KC-1")
def test_a_tile_without_a_space_leaves_the_game() -> None:
    r = arriving()
    for number in range(1, 5):
        r.tile(f"FLOOD-{number}", "flood green 4")
    r.foresight("native a, flood black 3", *OUTLAWS[1:]).sams_turn(8)
    assert [r.t.figures.tile_names[tile] for tile in r.t.gone_tiles] == ["flood black 3"]


@rule("GWTA-KC-2", "GWTA-INT-7")
def test_once_the_market_is_closed_he_leaves_workers_alone() -> None:
    r = arriving().jobs(*["cowboy cowboy"] * 12, token=13)
    r.foresight("native a, native b", "cowboy, engineer", "flood green 4, craftsman")
    r.t.closer, r.t.supplies = HUMAN, [[], [], []]
    r.sams_turn(8)
    assert r.tile_at("FLOOD-1") == "flood green 4"  # the upper tile of the third column
    assert foresight_of(r) == ["", "native a", "cowboy", "engineer", "", "craftsman"]
    assert [why for step, why in r.told() if step in ("foresaw", "skipped")][1:] == [
        "tile-bottom",
        "no-tile",
        "tile-top",
    ]
    assert r.t.closer == HUMAN


@rule("GWTA-KC-3")
def test_there_is_no_income_for_him() -> None:
    r = arriving().money(0, 0).sams_turn(8)
    assert r.t.money == [0, 0]
    assert [step for step, _ in r.told()][-2:] == ["delivered", "returned"]


# ---------------------------------------------------------------------- deliveries


@rule("GWTA-KC-4", "GWTA-INT-10")
@pytest.mark.parametrize(
    ("level", "cities"),
    [
        ("easy", ["bloomington", "peoria", "chicago", "toledo", "pittsburgh", "philadelphia", "new_york", "new_york"]),
        ("hard", ["peoria", "chicago", "toledo", "pittsburgh", "philadelphia", "new_york", "new_york", "new_york"]),
    ],
)
def test_city_by_city_to_new_york(level: str, cities: list[str]) -> None:
    r = arriving(level).engines("0", "0")
    for count in range(1, len(cities) + 1):
        assert r.t.view(HUMAN)["sam"]["next_city"] == cities[count - 1]
        r.herders("A", "G").sams_turn(8)
        assert r.his_cities() == {city: cities[:count].count(city) for city in cities[:count]}
        assert (r.sam.discs, r.t.money[SAM]) == (14 - count, 0)


@rule("GWTA-KC-5")
def test_objective_cards_are_all_that_a_delivery_brings_him() -> None:
    r = arriving().objectives(["o01", "o02", "o03", "o04"], ["o05", "o06"]).discs(SAM, st_louis=1).sams_turn(8)
    assert (r.pile_names(), r.t.tokens[SAM]) == ([], 0)  # the arrow to Bloomington has an exchange token
    r = arriving().objectives(["o01", "o02", "o03", "o04"], ["o05", "o06"])
    r.delivered("bloomington").discs(SAM, chicago=1).sams_turn(8)
    assert r.his_cities() == {"bloomington": 1, "peoria": 1, "chicago": 1}
    assert r.pile_names() == ["o01", "o02"]  # one for each arrow
    assert r.cards(r.t.display) == ["o03", "o04", "o05", "o06"]


@rule("GWTA-KC-6")
def test_back_at_the_start_foresight_slides_and_is_filled() -> None:
    r = arriving().foresight("native a, native b", "cowboy, engineer", "craftsman, drought black 3")
    r.t.supplies = [[r.t.figures.tile_names.index("flood green 4")], [], [0, 2]]
    r.sams_turn(8)
    assert r.where(SAM) == "START"
    assert foresight_of(r) == ["flood green 4", "native a", "", "cowboy", "engineer", "craftsman"]


@rule("GWTA-KC-7")
@pytest.mark.parametrize("city", ["FULTON", "PITTSBURGH"])
def test_the_first_delivery_can_be_moved(city: str) -> None:
    levels = [{"level": "medium", "first_delivery": city}]
    r = arriving(data={"sam": {"levels": {"levels": levels}}}).sams_turn(8)
    assert r.his_cities() == {city.lower(): 1}
    r.herders("A", "G").sams_turn(8)
    assert (
        list(r.his_cities()) == {"FULTON": ["fulton", "st_louis"], "PITTSBURGH": ["pittsburgh", "philadelphia"]}[city]
    )


@rule("GWTA-KC-7", "GWTA-KC-4", "GWTA-SETUP-11")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("city", ["fulton", "chicago", "philadelphia"])
def test_the_first_delivery_is_an_option(level: str, city: str) -> None:
    r = arriving(level, sam_first_delivery=city).sams_turn(8)
    assert r.his_cities() == {city: 1}
    r.herders("A", "G").sams_turn(8)
    following = r.t.figures.cities[r.t.figures.cities.index(city) + 1]
    assert r.his_cities() == {city: 1, following: 1}


@rule("GWTA-KC-7")
def test_it_is_a_city_between_kansas_city_and_new_york_and_not_with_a_route_card() -> None:
    [option] = [option for option in META.options if option.name == "sam_first_delivery"]
    assert list(option.values[1:]) == with_sam().t.figures.cities[1:-1]
    with pytest.raises(ValueError, match=r"needs rails_to_the_north to be False, not True \(GWTA-KC-7\)"):
        with_sam(sam_first_delivery="toledo", rails_to_the_north=True)
    with pytest.raises(ValueError, match=r"sam_first_delivery is for 1 players, not 2 \(GWTA-KC-7\)"):
        start(2, sam_first_delivery="toledo")


# ---------------------------------------------------------------------- the end


def closing() -> SamRanch:
    """One more worker closes the job market; everybody stands before Kansas City."""
    r = with_sam().herders("G", "G").jobs(*["cowboy cowboy"] * 11, "cowboy -", token=12).hand(HUMAN, "gray")
    return r.foresight("native a, native b", "cowboy, engineer", "craftsman, native b")


@rule("GWTA-END-1", "GWTA-END-2")
def test_when_sam_closes_the_market_the_human_has_one_last_turn() -> None:
    r = closing().his_deck(8, 7).owe(Turn(SAM))
    assert r.t.closer == SAM
    assert not r.t.over
    played = r.played_numbers()
    while not r.t.over:
        assert not [
            words for words in r.options() if words.startswith("foresee") and words[8:] in ("cowboy", "engineer")
        ]
        r.t.play(r.t.options()[0])
    assert r.played_numbers() == played  # no further card of his
    assert r.t.breakdown()[SAM]["job_market_token"] == 2
    assert r.t.breakdown()[HUMAN]["job_market_token"] == 0


@rule("GWTA-END-1", "GWTA-END-2")
def test_when_the_human_closes_it_sam_has_one_more_card() -> None:
    r = closing().his_deck(8, 7).turn(HUMAN)
    r.play("move kansas-city", "foresee native a", "foresee cowboy")
    assert r.t.closer == HUMAN
    workers = r.t.jobs[:]
    while not r.t.over:
        r.t.play(r.t.options()[0])
    assert r.played_numbers()[-1] == 8
    assert len(r.sam.deck) == 1
    assert r.t.jobs == workers  # the workers of foresight stay where they are
    assert r.t.breakdown()[HUMAN]["job_market_token"] == 2
    assert r.t.breakdown()[SAM]["job_market_token"] == 0


@rule("GWTA-END-2")
def test_the_humans_last_turn_knows_no_workers_of_foresight() -> None:
    r = closing()
    r.t.row, r.t.closer = 12, SAM
    assert r.owe(Foresight(HUMAN, 1)).options() == []


# ---------------------------------------------------------------------- score


@rule("GWTA-SCORE-1")
def test_what_he_scores_and_what_he_never_does() -> None:
    r = with_sam().his_pile("s01", "blue 3", "purple 7").money(0, 100).workers(SAM, cowboy=6, engineer=5)
    r.building("A-1", SAM, "1b").building("B-1", SAM, "11b").stations(SAM, 1, 10)
    r.discs(SAM, toledo=1, chicago=1, new_york=2).hazards(SAM, "flood green 4", "drought black 2")
    r.slots(SAM, "step_right")
    r.t.owned_masters[SAM], r.t.closer = 0b111111111, SAM
    assert r.t.breakdown()[SAM] == {
        "money": 0,
        "buildings": 1 + 10,
        "cities": 6 + 2 * 9,
        "stations": 1 + 9,
        "hazards": 4 + 2,
        "cattle": 3 + 7,
        "objectives": 3,
        "station_masters": 0,
        "workers": 3 * 4,
        "step_slot": 0,
        "job_market_token": 2,
    }


@rule("GWTA-SCORE-2")
def test_every_objective_of_his_pile_counts_as_fulfilled() -> None:
    r = with_sam().his_pile("s02").objectives(["o21", "o05", "o01"], []).sams_turn(7).sams_turn(7).sams_turn(7)
    assert r.t.breakdown()[SAM]["objectives"] == 3 + 5 + 4 + 3


@rule("GWTA-SCORE-3")
@pytest.mark.parametrize(("money", "winners"), [(4, [SAM]), (5, [HUMAN, SAM]), (10, [HUMAN])])
def test_equal_scores_share_the_victory(money: int, winners: list[int]) -> None:
    r = with_sam().his_pile("s02").money(money).area(HUMAN)
    r.t.draws[HUMAN], r.t.hands[HUMAN] = [], []
    r.t.closer = HUMAN
    assert r.t.scores() == [money // 5 + 2, 3]
    r.owe(Turn(HUMAN))
    assert r.t.over
    assert r.t.winners() == winners
