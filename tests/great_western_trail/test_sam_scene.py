"""The drawing of Sam: his board, his card, his turn in numbered sentences, and what each of them points at."""

import re

import pytest

from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES
from abilene.engine.texts import LANGS
from abilene.engine.traces import Trace
from abilene.games.great_western_trail.data import WORKERS
from abilene.games.great_western_trail.sam.data import SEAT as SAM
from abilene.games.great_western_trail.sam.events import SamActed
from abilene.games.great_western_trail.sam.story import Told, story
from abilene.games.great_western_trail.sam.telling import sam_of
from abilene.games.great_western_trail.state import Trail
from tests.drawings import check_parts, legal, words
from tests.great_western_trail.drawn import (
    NAMES,
    check_drawing,
    draw,
    drawings,
    moments,
    parts,
    same_everywhere,
)
from tests.great_western_trail.ranch import card
from tests.great_western_trail.sam_ranch import HUMAN, LEVELS, SamRanch, with_sam, with_sam_in_the_north
from tests.rules import rule

PLAIN = "url(#pat-6)"
TABLES = [(("solo", level), ("rails_to_the_north", north)) for level, north in zip(LEVELS, (False, False, True))]
# One after another, so that each is drawn once.
every_table = pytest.mark.parametrize("options", TABLES, ids=LEVELS, scope="module")


def told(t: Trail, lang: str = "en") -> list[Told]:
    """Sam's turn as it is told."""
    return story(t.view(HUMAN)["sam"]["told"], t.game.texts(lang, NAMES[:1]))


def with_table() -> SamRanch:
    """A human with something to do; nothing is owed after Sam's turn."""
    return with_sam().money(9).hand(HUMAN, "gray", "green").market("yellow 1", "blue 3", "red 2")


# ------------------------------------------------------------------ every moment


@every_table
def test_every_moment_is_drawn_well(options: tuple[tuple[str, object], ...]) -> None:
    for t, seat, scene in drawings(1, options):
        check_drawing(t, seat, scene)


@every_table
def test_he_has_the_place_of_the_other_players(options: tuple[tuple[str, object], ...]) -> None:
    t = moments(1, options)[-1]
    for shape in SHAPES:
        check_parts(draw(t, None, shape=shape), parts(shape, 1, "sam"))


@every_table
def test_both_shapes_and_languages_have_the_same_things(options: tuple[tuple[str, object], ...]) -> None:
    for t in moments(1, options):
        same_everywhere(t, HUMAN)


@every_table
@rule("GWTA-SETUP-9")
def test_what_the_human_cannot_know_does_not_change_the_drawing(options: tuple[tuple[str, object], ...]) -> None:
    for i, t in enumerate(moments(1, options)):
        for seat in (HUMAN, None)[i % 2 :]:
            assert draw(t.redeal(seat, 5), seat) == draw(t, seat)


@rule("GWTA-SETUP-9")
def test_his_starting_objective_is_shown_at_the_end_only() -> None:
    t = moments(1, TABLES[1])[3]
    secret = t.game.texts("en").format("label-objective", card=card(t, t.view(EVERYBODY)["sam"]["pile"][0]))
    assert secret not in draw(t, HUMAN).nodes["sam:pile"].title
    assert "face down" in draw(t, HUMAN).nodes["sam:pile"].title
    assert secret in draw(t, EVERYBODY).nodes["sam:pile"].title


# ------------------------------------------------------------------ his board


@every_table
def test_the_numbers_are_those_of_the_view(options: tuple[tuple[str, object], ...]) -> None:
    for t, seat, scene in drawings(1, options):
        known = t.view(seat)
        sam, owns = known["sam"], known["seats"][SAM]
        figures = t.figures.sam
        assert figures is not None
        assert words(scene, "sam:discs") == f"{sam['discs']}/{figures.discs}"
        assert words(scene, "sam:buildings") == f"{len(owns['unbuilt'])}/{t.figures.numbers}"
        assert words(scene, "sam:pile").startswith(str(len(sam["pile"])))
        assert words(scene, "sam:city") == t.game.texts(scene.lang).format(f"city-{sam['next_city']}")
        for worker in WORKERS:
            tiles = [node for node in scene.nodes.values() if node.parent == f"row:{SAM}:{worker}"]
            hired = [node for node in tiles if node.attributes.get("class") == "worker-tile"]
            assert len(hired) == owns["workers"][worker] - 1  # one is printed
        card = "sam:card" if sam["played"] else "sam:deck"
        counts = next(node.text for node in scene.nodes.values() if node.parent == card and " · " in node.text)
        assert re.findall(r"\d+", counts) == [str(sam["deck"]), str(len(sam["played"]))]
        if t.over:
            assert words(scene, "sam:points") == str(sum(t.game.box.breakdown(t)[SAM].values()))


@rule("GWTA-HIRE-5")
@pytest.mark.parametrize("specialty", WORKERS)
def test_the_row_of_his_specialty_is_framed_and_named(specialty: str) -> None:
    t = with_table().specialty(specialty).sams_turn(1).t
    scene = draw(t, HUMAN)
    framed = [node.parent for node in scene.nodes.values() if node.attributes.get("class") == "special"]
    assert framed == [f"row:{SAM}:{t.view(HUMAN)['sam']['specialty']}"]
    assert "specialty" in words(scene, framed[0])


@rule("GWTA-HIRE-6")
@pytest.mark.parametrize(
    ("specialty", "counts", "other"),
    [("cowboy", "2 cards to the market, then he buys cattle", "best card"), ("engineer", "best card", "buys cattle")],
)
def test_the_side_of_the_card_that_counts_is_lit(specialty: str, counts: str, other: str) -> None:
    scene = draw(with_table().specialty(specialty).sams_turn(13).t, HUMAN)
    styles = [node.attributes.get("class") for node in scene.nodes.values() if node.parent == "sam:card"]
    assert styles.count("side counts") == 1
    assert styles.count("side") == 1
    assert words(scene, "sam:card").startswith("13")
    assert counts in scene.nodes["sam:card"].title
    assert other not in scene.nodes["sam:card"].title


def test_a_card_with_one_side_has_only_that() -> None:
    scene = draw(with_table().sams_turn(9).t, HUMAN)
    styles = [node.attributes.get("class") for node in scene.nodes.values() if node.parent == "sam:card"]
    assert styles.count("side counts") == 1
    assert "side" not in styles


def test_before_his_first_turn_his_deck_lies_there() -> None:
    t = moments(1, TABLES[0])[0]
    for lang in LANGS:
        scene = draw(t, HUMAN, lang)
        assert "sam:card" not in scene.nodes
        assert str(t.view(HUMAN)["sam"]["deck"]) in words(scene, "sam:deck")
        assert "sam:intro" in scene.nodes
        assert "told:1" not in scene.nodes


@rule("GWTA-N-2")
def test_the_towns_of_his_active_card_are_listed_in_the_north() -> None:
    t = with_sam_in_the_north().money(9).hand(HUMAN, "gray").sams_turn(3).t
    scene = draw(t, HUMAN)
    assert words(scene, "sam:towns") == "town 1 · Omaha · station town I"
    assert "sam:towns" not in draw(with_table().sams_turn(3).t, HUMAN).nodes


def test_his_pieces_are_plain_and_those_of_the_human_are_not() -> None:
    t = with_table().workers(SAM, craftsman=3).specialty("craftsman").sams_turn(11).t
    t.cities[len(t.figures.cities) + 3] = 1
    scene = draw(t, HUMAN)
    built = next(key for key in scene.nodes if re.fullmatch(rf"building:{SAM}:\d+", key))
    stripes = [node for node in scene.nodes.values() if node.parent == built and "fill" in node.attributes]
    assert [node.attributes["fill"] for node in stripes] == [PLAIN]
    assert scene.nodes[f"disc:{t.figures.cities[3]}:{SAM}:0"].attributes["fill"] == PLAIN
    assert f"engine:{SAM}" in scene.nodes
    sam_of(t)[0].gone = 1
    assert f"engine:{SAM}" not in draw(t, HUMAN).nodes


# ------------------------------------------------------------------ his turn


@every_table
def test_every_step_is_told_with_its_reason_and_its_rule(options: tuple[tuple[str, object], ...]) -> None:
    for t in moments(1, options):
        for lang, shape in zip(LANGS, SHAPES, strict=True):
            scene = draw(t, HUMAN, lang, shape)
            sentences = told(t, lang)
            steps = [key for key in scene.nodes if re.fullmatch(r"told:\d+", key)]
            assert len(steps) == len(sentences)
            for i, (text, why, cited) in enumerate(sentences, 1):
                node = scene.nodes[f"told:{i}"]
                assert (node.title, node.rule) == (f"{text} {why}", cited)
                shown = [n.text for n in scene.nodes.values() if n.parent == node.key and n.text]
                assert shown[0] == str(i)
                if " ".join(shown[1:]) != f"{text} {why}":  # a long story leaves out brackets and reasons
                    assert " ".join(shown[1:]) == re.sub(r" \([^()]*\)", "", text)
                    assert " ".join(n.text for n in scene.nodes.values() if n.parent == f"why:{i}" and n.text) in (
                        "",
                        why,
                    )


@every_table
def test_the_story_stays_inside_its_paper(options: tuple[tuple[str, object], ...]) -> None:
    for i, t in enumerate(moments(1, options)):
        scene = draw(t, HUMAN, LANGS[i % 2], "wide")
        height = float(scene.nodes["part:sam"].attributes["height"])
        for node in scene.nodes.values():
            if node.text and node.parent.startswith(("told:", "why:")):
                _, y = place_of(scene.nodes[node.parent].attributes["transform"])
                assert y + float(node.attributes["y"]) < height, node


def traced(ranch: SamRanch, worker: int) -> tuple[list[str], list[Trace]]:
    """The steps of his turn, and what each of them points at."""
    ranch.t.heard = []
    t = ranch.sams_turn(worker).t
    steps = [event for event in t.heard or () if isinstance(event, SamActed)]
    return [one.text for one in told(t)], [trace for step in steps if (trace := t.game.trace(step, HUMAN)) is not None]


def test_each_step_points_at_its_sentence_and_at_the_board() -> None:
    ranch = with_table().workers(SAM, cowboy=3).specialty("cowboy").building("A-1", HUMAN, "1a")
    steps, traces = traced(ranch, 3)
    assert [trace.at[-1] for trace in traces] == [f"told:{number}" for number in range(1, len(steps) + 1)]
    assert {trace.at[-1] for trace in traces} <= draw(ranch.t, HUMAN).nodes.keys()
    ride = next(i for i, text in enumerate(steps) if "rides" in text)
    assert traces[ride].way[-1] == f"space:{ranch.t.figures.spaces[ranch.t.herder[SAM]]}"
    assert traces[0].at == ("told:1",)  # the card lies beside the board


def place_of(transform: str) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+?)\)", transform)
    assert found
    return float(found[1]), float(found[2])


def test_a_hired_worker_is_traced_to_its_place_in_the_market() -> None:
    ranch = with_table().jobs("cowboy engineer", token=3).specialty("cowboy")
    steps, traces = traced(ranch, 1)
    hired = next(i for i, text in enumerate(steps) if "hires" in text)
    assert traces[hired].at[0].startswith("place:job:")


def test_nothing_of_sam_can_be_chosen() -> None:
    for t in moments(1, TABLES[1]):
        for key in legal(draw(t, HUMAN)):
            assert not key.startswith(("sam", "told", f"row:{SAM}"))
