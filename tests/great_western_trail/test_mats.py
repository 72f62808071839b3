"""Player boards and hands: they show what each seat owns, and no more than the viewer may know."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import abilene
from abilene.engine.events import EVERYBODY
from abilene.engine.game import Game
from abilene.engine.scene import Scene
from abilene.games.great_western_trail.data import AUXILIARIES, SLOTS, WORKERS
from abilene.games.great_western_trail.scene.tasks import fulfilled
from abilene.games.great_western_trail.scoring import best_objectives, breakdown, possessions
from abilene.games.great_western_trail.state import Trail
from abilene.games.great_western_trail.steps.kansas_city import herd_worth
from tests.great_western_trail.ranch import A, B, C, Ranch
from tests.rules import rule

NAMES = ["Ada", "Boaz", "Cleo", "Dora"]


def table(players: int, edition: int, decisions: int, seed: int = 4) -> Trail:
    """A game after so many random decisions."""
    game = abilene.load("great_western_trail", players=players, edition=edition, building_sides="random")
    t: Trail = game.start(seed)
    luck = random.Random(seed)
    for _ in range(decisions):
        if not t.over:
            t.play(luck.choice(t.options()))
    return t


TABLES = [table(2, 1, 40), table(3, 2, 150), table(4, 1, 260), table(4, 2, 900)]


def draw(t: Trail, seat: int | None, lang: str = "en", shape: str = "wide") -> Scene:
    game: Game[Any] = t.game
    return game.scene(t, seat, lang, shape, NAMES[: game.players])


def drawn(ranch: Ranch, seat: int | None, lang: str = "en", shape: str = "wide") -> Scene:
    """A situation as this seat sees it, while the first seat is asked where to begin."""
    figures = ranch.t.figures
    game = abilene.load("great_western_trail", players=figures.seats, edition=figures.edition)
    t: Trail = game.start(0)
    for name in Trail.fields:
        setattr(t, name, getattr(ranch.t, name))
    return draw(t, seat, lang, shape)


def words(scene: Scene, key: str) -> list[str]:
    """The texts on a piece, in order."""
    return [node.text for node in scene.nodes.values() if node.parent == key and node.text]


def keys(scene: Scene, start: str) -> set[str]:
    """What follows this start in keys of things (their strokes left aside)."""
    return {key.removeprefix(start) for key in scene.nodes if key.startswith(start) and "." not in key}


# ------------------------------------------------------------------ what a seat owns


@pytest.mark.parametrize("t", TABLES)
@rule("GWT-COMP-9")
def test_every_seat_has_its_board_for_every_viewer(t: Trail) -> None:
    for viewer in (0, None, EVERYBODY):
        scene = draw(t, viewer)
        for seat in range(t.figures.seats):
            owns = t.view(viewer)["seats"][seat]
            assert scene.nodes[f"mat:{seat}"]
            assert keys(scene, f"slot:{seat}:") == set(owns["slots"])
            assert keys(scene, f"row:{seat}:") == set(WORKERS)
            assert keys(scene, f"aux:{seat}:") == set(AUXILIARIES)
            unbuilt = [name[:-1] for name in owns["unbuilt"]]
            plates = [n for n in unbuilt if scene.nodes[f"building:{seat}:{n}"].parent == f"mat:{seat}"]
            assert plates == unbuilt
            assert words(scene, f"mat:{seat}:money") == [str(owns["money"])]
            for card in owns["area"]:
                assert scene.nodes[f"objective:{card}"].parent == f"mat:{seat}"
            for master in owns["masters"]:
                assert scene.nodes[f"master:{master}"].parent == f"mat:{seat}"


@pytest.mark.parametrize("t", TABLES)
def test_the_points_so_far_are_those_of_the_score(t: Trail) -> None:
    scene = draw(t, EVERYBODY)
    for seat, parts in enumerate(breakdown(t)):
        assert words(scene, f"mat:{seat}:points") == [str(sum(parts.values())).replace("-", "−")]


@pytest.mark.parametrize("t", TABLES)
def test_on_a_phone_the_others_are_also_shown_in_brief(t: Trail) -> None:
    for viewer in (0, 1):
        scene = draw(t, viewer, shape="tall")
        seats = {seat for seat in range(t.figures.seats) if f"strip:{seat}" in scene.nodes}
        assert seats == set(range(t.figures.seats)) - {viewer}
        for seat in seats:
            owns = t.view(viewer)["seats"][seat]
            assert words(scene, f"strip:{seat}:money") == [str(owns["money"])]
            assert words(scene, f"strip:{seat}:cards") == [f"{owns['hand']} · {owns['draw_pile']}"]
            filled = [n for k, n in scene.nodes.items() if n.parent == f"strip:{seat}:workers" and n.tag == "rect"]
            counts = [sum(f"foot-{w}" in n.attributes["class"] for n in filled) for w in WORKERS]
            assert counts == list(owns["workers"].values())


@rule("GWT-HIRE-3", "GWT-HIRE-5")
def test_a_row_holds_the_printed_worker_and_the_hired_ones() -> None:
    ranch = Ranch(3, 2)
    ranch.t.workers[:3] = [1, 4, 6]
    scene = drawn(ranch, A)
    for worker, count in zip(WORKERS, (1, 4, 6), strict=True):
        tiles = [
            node
            for node in scene.nodes.values()
            if node.parent == f"row:0:{worker}" and node.attributes["class"] == "worker-tile"
        ]
        assert len(tiles) == count - 1
    # The fifth and sixth place are worth 4 points each; a place without a worker shows its immediate action.
    assert words(scene, "row:0:cowboy") == ["4", "4"]
    assert words(scene, "row:0:craftsman") == ["4", "−$1", "4"]


@rule("GWT-DISC-2", "GWT-DISC-6")
def test_discs_that_were_placed_have_left_the_mat() -> None:
    scene = drawn(Ranch(3, 2).slots(A, "step_left", "hand_1", "certificate_4"), A)
    assert keys(scene, "slot:0:") == set(SLOTS) - {"step_left", "hand_1", "certificate_4"}
    assert words(scene, "limit:0:steps")[0] == "5"
    assert words(scene, "limit:0:hand")[0] == "5"
    beyond = [n.text for n in scene.nodes.values() if n.parent == "track:0" and "quiet" in n.attributes["class"]]
    assert beyond == ["6"]


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_objectives_in_the_area_stay_readable_however_many_there_are(shape: str) -> None:
    for count in range(1, 7):
        ranch = Ranch(2, 2)
        ranch.t.areas[A] = ranch.t.figures.objective_cards[:count]
        ranch.t.display, ranch.t.stack_of_objectives = [], []
        scene = drawn(ranch, A, shape=shape)
        tops, bottoms = [], []
        for card in ranch.t.areas[A]:
            key = f"objective:{ranch.t.figures.card_name(card)}"
            x, y, *scale = map(float, re.findall(r"[\d.]+", scene.nodes[key].attributes["transform"]))
            half = (42 if count < 3 else 11) * (scale[0] if scale else 1)
            tops.append(y - half)
            bottoms.append(y + half)
            assert 13 <= x <= 184
        assert min(tops) >= 378
        assert max(bottoms) <= 466
        if count >= 3:
            assert all(top >= bottom - 1.5 for top, bottom in zip(tops[1:], bottoms[:-1], strict=True))


def test_equal_tiles_lie_on_a_pile() -> None:
    ranch = Ranch(2, 1)
    flood = ranch.t.figures.tile_names.index("flood green 4")
    ranch.t.hazards[A] = [flood, flood]
    ranch.t.natives[:2] = [3, 1]
    scene = drawn(ranch, A)
    assert words(scene, "collected:0:flood-green-4:count") == ["×2"]
    assert words(scene, "collected:0:native-a:count") == ["×3"]
    assert "collected:0:native-b:count" not in scene.nodes
    assert words(drawn(ranch, A, shape="tall"), "strip:1:has") == ["0", "0", "0", "0"]
    assert words(drawn(ranch, B, shape="tall"), "strip:0:has") == ["0", "2", "3", "1"]


# ------------------------------------------------------------------ objectives as they stand


@rule("GWT-OBJ-8", "GWT-OBJ-9")
def test_fulfilled_objectives_are_those_that_score_most() -> None:
    luck = random.Random(8)
    for players, edition in ((2, 1), (3, 2)):
        for _ in range(60):
            ranch = Ranch(players, edition)
            t, figures = ranch.t, ranch.t.figures
            t.display, t.stack_of_objectives = [], []
            t.areas[A] = luck.sample([*figures.objective_cards, *figures.starting_cards[:1]], luck.randrange(1, 6))
            t.hazards[A] = [figures.tile_names.index("flood green 4")] * luck.randrange(4)
            t.natives[:2] = [luck.randrange(3), luck.randrange(3)]
            t.stations[A] = luck.choice([0, 0b1, 0b11, 0b111])
            t.draws[A] = luck.choices(range(figures.cattle), k=6)
            t.hands[A], t.discards[A] = [], []
            seen = t.seen_by(A)
            assert seen.possessions(A) == possessions(t, A)
            met = fulfilled(seen, A)
            points = 0
            for card in t.areas[A]:
                of = figures.objectives[card - figures.cattle]
                points += of.vp if card in met else -of.penalty
            assert points == best_objectives(t, A)[0]


def test_a_check_marks_what_is_fulfilled() -> None:
    ranch = Ranch(2, 2)
    t, figures = ranch.t, ranch.t.figures
    card = next(i for i, of in enumerate(figures.objectives) if of.id == "S04")  # an outlaw and two hazards
    t.areas = [[figures.cattle + card], []]
    t.natives[0] = 1
    t.hazards[A] = [figures.tile_names.index("flood green 4")]
    assert "objective:s04:met" not in drawn(ranch, A).nodes
    t.hazards[A] *= 2
    scene = drawn(ranch, A)
    assert "objective:s04:met" in scene.nodes
    assert "Fulfilled" in scene.nodes["objective:s04"].title


# ------------------------------------------------------------------ hands


@pytest.mark.parametrize("t", TABLES)
@rule("GWT-INC-1", "GWT-INC-2")
def test_the_hand_says_what_it_is_worth_in_kansas_city(t: Trail) -> None:
    for seat in range(t.figures.seats):
        scene = draw(t, seat)
        _, account, *far = words(scene, f"worth:{seat}")
        sold = t.player == seat and not t.hands[seat] and t.step().kind in ("deliver", "disc", "leave")
        total = t.total if sold else herd_worth(t, seat) + t.figures.track[t.marker[seat]]
        shown = (far[0] if len(far) > 1 else account).split()[-1]
        assert int(shown) == total
        if sold and t.step().kind != "deliver":  # the herd is delivered: how far it could go is past
            assert not far
            continue
        reached = far[-1].removeprefix("as far as ")
        city = next(
            c for c, name in enumerate(t.figures.cities) if t.game.texts("en").format(f"city-{name}") == reached
        )
        assert t.figures.city_value[city] <= total
        nearer = [
            c for c in range(len(t.figures.cities)) if t.figures.city_value[city] < t.figures.city_value[c] <= total
        ]
        assert all(t.has_disc_at(seat, c) for c in nearer)


@rule("GWT-INC-1", "GWT-INC-2")
def test_certificates_carry_the_herd_further_but_never_twice_to_one_city() -> None:
    ranch = Ranch(2, 2).marker(A, 2)
    figures = ranch.t.figures
    ranch.t.hands[A] = [0, 0, 1, 4]  # Criollo twice, Santa Gertrudis, Black Angus
    ranch.t.owned_masters[A] = 1 << next(i for i, of in enumerate(figures.masters) if of.certificates == 1)
    assert words(drawn(ranch, A), "worth:0")[1:] == ["1 + 2 + 3 = 6", "+ 3 certificates = 9", "as far as Peoria"]
    ranch.discs(A, peoria=1)
    assert words(drawn(ranch, A), "worth:0")[3] == "as far as Bloomington"
    assert words(drawn(ranch, A, "fr"), "worth:0")[2:] == ["+ 3 certificats = 9", "jusqu’à Bloomington"]


@pytest.mark.parametrize("t", TABLES)
@rule("GWT-HERD-1")
def test_only_the_owner_sees_the_hand(t: Trail) -> None:
    for viewer in (0, 1, None):
        scene = draw(t, viewer)
        own = viewer or 0
        owns = t.view(viewer)["seats"][own]
        known = Counter(owns.get("cards", owns["known_in_hand"]))
        cattle = {card for card in known if " " in card}
        assert keys(scene, f"card:{own}:") == cattle
        assert len(keys(scene, f"hidden:{own}:")) == owns["hand"] - known.total()
        for card in cattle:
            assert (f"×{known[card]}" in words(scene, f"card:{own}:{card}")) == (known[card] > 1)


def test_others_know_the_cards_that_were_shown() -> None:
    ranch = Ranch(3, 2)
    ranch.t.hands[B] = [0, 5, 5, 8]
    ranch.t.shown[B] = [5, 5]
    ranch.t.hands[C] = []
    for shape, brief in (("wide", "mat"), ("tall", "strip")):
        scene = drawn(ranch, A, shape=shape)
        minis = [node.attributes["class"] for node in scene.nodes.values() if node.parent == f"{brief}:1:hand"]
        assert sum("back-face" in style for style in minis) == 2
        assert words(scene, f"{brief}:1:hand") == ["3", "3"]
        assert "Longhorn" in scene.nodes[f"{brief}:1:hand"].title
        assert not [node for node in scene.nodes.values() if node.parent == f"{brief}:2:hand"]


@pytest.mark.parametrize(("shape", "right", "apart"), [("wide", 370, 17), ("tall", 390, 24)])
def test_a_large_hand_overlaps_but_stays_in_its_place(shape: str, right: float, apart: float) -> None:
    ranch = Ranch(2, 2)
    figures = ranch.t.figures
    ranch.t.display, ranch.t.stack_of_objectives = [], []
    ranch.t.hands[A] = [*range(9), *figures.objective_cards[:3]]
    scene = drawn(ranch, A, shape=shape)
    held = [node for key, node in scene.nodes.items() if re.fullmatch(r"card:0:\w+ \d|objective:o\d\d", key)]
    middles = [float(node.attributes["transform"].split("(")[1].split()[0]) for node in held if node.parent == "hand"]
    assert len(middles) == 12
    assert middles == sorted(middles)
    assert middles[-1] + 38 <= right
    assert min(right - left for left, right in pairwise(middles)) >= apart


def test_empty_piles_say_so_and_there_is_nothing_else_of_them() -> None:
    ranch = Ranch(2, 2)
    ranch.t.draws[A], ranch.t.discards[A] = [], []
    scene = drawn(ranch, A)
    assert words(scene, "deck:0") == ["deck 0"]
    assert words(scene, "left:0") == ["Draw pile: 0"]
    assert words(scene, "discard:0") == ["Discards: 0"]
    assert not [node for node in scene.nodes.values() if node.parent in ("left:0", "discard:0") and node.tag == "rect"]


def fan(scene: Scene, key: str) -> list[str]:
    """What the cards of a pile show, from left to right: backs show nothing, objectives a flag."""
    drawn = [node for node in scene.nodes.values() if node.parent == key and node.tag != "rect"]
    return [node.text or node.attributes["href"] for node in drawn[1:]]


@pytest.mark.parametrize("shape", ["wide", "tall"])
@rule("GWT-HERD-1", "GWT-HERD-5")
def test_the_piles_lie_open_and_sorted_as_far_as_their_owner_knows_them(shape: str) -> None:
    ranch = Ranch(2, 2)
    t, flag = ranch.t, "#i-objective"
    t.hands[A], t.draws[A], t.discards[A] = [0, 4], [5, 0, 8, 0, t.figures.cattle], [7, 0]
    scene = drawn(ranch, A, shape=shape)
    value = t.figures.kind_value
    assert fan(scene, "left:0") == [*(str(value[card]) for card in (0, 0, 5, 8)), flag]
    assert fan(scene, "discard:0") == [str(value[card]) for card in (0, 7)]
    assert "Criollo ×2" in scene.nodes["left:0"].title
    for order in ([0, 0, 5, 8, t.figures.cattle], [t.figures.cattle, 8, 5, 0, 0]):
        t.draws[A] = order
        assert drawn(ranch, A, shape=shape) == scene


@rule("GWT-HERD-1")
def test_a_spectator_cannot_tell_the_draw_pile_from_the_hand() -> None:
    ranch = Ranch(2, 2)
    t = ranch.t
    secret = t.figures.objective_cards[0]
    t.display, t.stack_of_objectives = [], []
    t.hands[A], t.draws[A], t.discards[A] = [0, 4], [5, secret], [7]
    t.shown[A], t.blind[A] = [4], [secret]
    value = t.figures.kind_value
    scene = drawn(ranch, None)
    assert fan(scene, "left:0") == [str(value[0]), str(value[5]), "#i-cattle"]
    assert words(scene, "left:0")[0] == "Out of sight: 3"
    t.hands[A], t.draws[A] = [4, secret], [0, 5]
    assert drawn(ranch, None) == scene


# ------------------------------------------------------------------ what can be chosen there


def test_a_building_to_place_shows_its_whole_face_when_it_is_pointed_at() -> None:
    t = next(t for t in _games() if t.step().kind == "build")
    scene = draw(t, t.player)
    for number in [choice for choice in t.options() if choice >= 0]:
        key = f"building:{t.player}:{number + 1}"
        assert scene.nodes[key].choices == (number,)
        assert scene.nodes[f"{key}:whole"].of == key
        assert words(scene, f"{key}:face")[0] == t.figures.faces[t.private_face(number)].name


def test_discs_certificates_and_auxiliary_actions_are_chosen_on_the_mat() -> None:
    wanted = {"disc": "slot", "income": "certificate", "auxiliary": "aux", "appoint": "row"}
    for t in _games():
        start = wanted.pop(t.step().kind, "")
        if start:
            scene = draw(t, t.player)
            glowing = [key for key, node in scene.nodes.items() if node.choices]
            assert glowing
            assert [key for key in glowing if key.startswith(f"{start}:{t.player}:")]
        if not wanted:
            return
    raise AssertionError(wanted)


def _games() -> Iterator[Trail]:
    """Decisions of random games, in both editions."""
    for seed in range(30):
        game = abilene.load("great_western_trail", players=3, edition=1 + seed % 2)
        t: Trail = game.start(seed)
        luck = random.Random(seed)
        while not t.over:
            if len(t.options()) > 1:
                yield t
            t.play(luck.choice(t.options()))


@rule("GWT-HIRE-4", "GWT-HIRE-5")
def test_a_row_of_workers_says_what_the_next_one_brings() -> None:
    nodes = drawn(Ranch(2, 2).workers(A, cowboy=1, craftsman=3, engineer=6), A).nodes
    assert nodes["row:0:cowboy"].title.endswith("included. From place 5 on each is worth 4 points.")
    assert "The next one hired brings: " in nodes["row:0:craftsman"].title
    assert nodes["row:0:engineer"].title.endswith("The row is full; from place 5 on each is worth 4 points.")
    assert nodes[f"marker:{A}"].parent == f"track:{A}", "what the track says is said of its marker, too"


@rule("GWT-HIRE-1", "GWT-JOB-1", "GWT-JOB-3", "GWT-JOB-5", "GWT-JOB-6")
def test_each_row_of_the_job_market_says_what_it_costs_and_when_it_is_open() -> None:
    nodes = draw(table(2, 2, 0), A).nodes
    rows = {row: nodes[f"board:jobs:row:{row}"] for row in range(1, 13)}
    assert rows[1].title == "Row 1 of the job market: a worker costs $6. Its workers are for hire."
    assert "New workers come here" in rows[2].title
    assert [row for row in rows if "cattle market is filled up" in rows[row].title] == [6, 9]
    assert (rows[12].rule, rows[6].rule, rows[1].rule) == ("GWT-JOB-5", "GWT-JOB-3", "GWT-HIRE-1")
    assert "the market closes" in rows[12].title
