"""The drawing of the table: what each seat is shown, where it lies, and which parts of it are choices."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import abilene
from abilene.engine.events import EVERYBODY
from abilene.engine.game import SHAPES, Game
from abilene.engine.look import width
from abilene.engine.scene import Node, Scene
from abilene.engine.texts import LANGS
from abilene.games.good_goat_bad.data import CHARACTERS, TOKENS
from abilene.games.good_goat_bad.state import Town
from tests.drawings import check_form, check_updates
from tests.good_goat_bad.town import Table, town
from tests.rules import rule
from tools.rules import rule_ids

NAMES = ["Maximilienne", "Bo", "Jean-Christophe", "Wilhelmina", "Ån"]
ANN, BOB, CLEO = 0, 1, 2
QUESTIONS = {"offer", "slide", "declare", "answer", "rob", "swindle", "serve", "steal", ""}


def some_game(players: int, seed: int) -> Iterator[Town]:
    """A game played at random: the state at each decision, and after the last one."""
    t: Town = abilene.load("good_goat_bad", players=players).start(seed)
    luck = random.Random(seed)
    while not t.over:
        yield t
        t.play(luck.choice(t.options()))
    yield t


def moments(players: int) -> list[Town]:
    """One state of each question in each stage of the round, and the end."""
    found: dict[tuple[str, bool, bool], Town] = {}
    for seed in range(6):
        for t in some_game(players, seed):
            kind = "" if t.over else t.step().kind
            found.setdefault((kind, t.last >= 0, t.dealer >= 0 and t.must_accept()), t.copy())
    return list(found.values())


MOMENTS = {players: moments(players) for players in (2, 3, 4, 5)}
# One after another, so that each is drawn once.
every_count = pytest.mark.parametrize("players", MOMENTS, scope="module")


def viewers(t: Town) -> list[int | None]:
    """Who must choose, who deals, somebody else, and a spectator."""
    told = {seat: None for seat in (t.player, t.dealer, t.last, 0, 1) if seat >= 0}
    return [*list(told)[:3], None]


def draw(t: Town | Table, seat: int | None, lang: str = "en", shape: str = "wide") -> Scene:
    t = t.t if isinstance(t, Table) else t
    game: Game[Any] = t.game
    return game.scene(t, seat, lang, shape, NAMES[: game.players])


@cache
def pictures(players: int) -> list[tuple[Town, int | None, Scene]]:
    """All moments in both shapes, as all kinds of viewers see them, the languages in turn."""
    found = []
    for i, t in enumerate(MOMENTS[players]):
        for j, seat in enumerate(viewers(t)):
            for k, shape in enumerate(SHAPES):
                found.append((t, seat, draw(t, seat, LANGS[(i + j + k) % 2], shape)))
    return found


def place(scene: Scene, key: str) -> tuple[float, float]:
    """Where a node's own coordinates begin."""
    x = y = 0.0
    while key:
        node = scene.nodes[key]
        moved = re.match(r"translate\((\S+) (\S+)\)", node.attributes.get("transform", ""))
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        key = node.parent
    return x, y


def words(scene: Scene, key: str) -> str:
    """The text of a node and of all that hangs on it."""
    inside = (words(scene, node.key) for node in scene.nodes.values() if node.parent == key)
    return scene.nodes[key].text + "".join(inside)


def printed(scene: Scene, key: str, attribute: str) -> list[str]:
    """What the strokes of a thing have there: their pictograms (href), their styles (class), their fills."""
    strokes = [node for node in scene.nodes.values() if node.parent == key and node.key.startswith(f"{key}.")]
    return [node.attributes[attribute] for node in strokes if attribute in node.attributes]


def said(scene: Scene, key: str) -> list[str]:
    """The texts on a thing, one by one."""
    return [words(scene, node.key) for node in scene.nodes.values() if node.parent == key and node.tag == "text"]


# ------------------------------------------------------------------ every moment


@every_count
def test_every_question_is_drawn_here(players: int) -> None:
    asked = {"" if t.over else t.step().kind for t in MOMENTS[players]}
    never = {"offer", "serve", "steal", "swindle"} if players == 2 else set()  # one opponent: nothing to choose
    assert asked == QUESTIONS - never


@every_count
def test_a_drawing_is_well_formed(players: int) -> None:
    for _, _, scene in pictures(players):
        check_form(scene)
        assert (scene.width, scene.height) == (1080, 706) or (scene.width == 390 and scene.height <= 520)


@every_count
def test_everything_lies_on_one_part_that_is_the_board(players: int) -> None:
    for _, _, scene in pictures(players):
        first, *others = (node for node in scene.nodes.values() if not node.parent)
        assert (first.key, first.attributes["data-slot"], others) == ("part:table", "board", [])
        assert first.attributes["viewBox"] == f"0 0 {scene.width} {scene.height}"


@every_count
def test_both_shapes_have_the_same_keys_choices_titles_and_rules(players: int) -> None:
    def parts(scene: Scene) -> dict[str, tuple[str, tuple[int, ...], str, str]]:
        return {key: (node.tag, node.choices, node.title, node.rule) for key, node in scene.nodes.items()}

    for t in MOMENTS[players]:
        for seat in viewers(t):
            assert parts(draw(t, seat, shape="wide")) == parts(draw(t, seat, shape="tall"))


@every_count
def test_the_nodes_stand_for_all_options_of_the_viewer_but_for_the_answers_to_an_offer(players: int) -> None:
    for t, seat, scene in pictures(players):
        chosen = {choice for node in scene.nodes.values() for choice in node.choices}
        if seat is None or t.player != seat:
            assert not chosen
        elif t.step().kind == "answer":
            assert not chosen  # no place on the table is accept alone: both answers say what follows
        else:
            assert chosen == set(t.options())


@every_count
def test_all_words_lie_on_the_drawing_and_can_be_read(players: int) -> None:
    for _, _, scene in pictures(players):
        for node in scene.nodes.values():
            if node.tag == "text" and "display" not in node.attributes:
                size = float(node.attributes["font-size"])
                assert size >= (12 if scene.width > 390 else 10.5), node  # a low window shows the wide one at 0.77
                x, y = place(scene, node.key)
                x, y = x + float(node.attributes["x"]), y + float(node.attributes["y"])
                room = float(node.attributes.get("textLength", width(words(scene, node.key), size)))
                x -= room * {"start": 0, "middle": 0.5, "end": 1}[node.attributes.get("text-anchor", "start")]
                assert x >= 0, node
                assert x + room <= scene.width, node
                assert size * 0.7 <= y <= scene.height - size * 0.2, node


@every_count
def test_every_part_says_what_it_is_and_names_a_rule_that_exists(players: int) -> None:
    known = set(rule_ids(abilene.load("good_goat_bad", players=players).box.folder / "rules.en.md"))
    for _, _, scene in pictures(players):
        for node in scene.nodes.values():
            told = node.title or node.text
            assert "{" not in told
            assert "  " not in told.strip()
            if node.rule:
                assert node.title
                assert node.rule in known
            if node.key.split(":")[0] in ("character", "seat", "location", "place") and re.fullmatch(
                r"\w+:\w+", node.key
            ):
                assert node.rule
            if scene.lang == "fr":
                assert not re.search(r" [:;?!»]|« ", told), told


@every_count
def test_what_is_drawn_face_up_is_what_the_viewer_may_see(players: int) -> None:
    for t, seat, scene in pictures(players):
        view = t.view(seat)
        offered = [view["offer"]["card"]] if view["offer"] and "card" in view["offer"] else []
        shown = [key.split(":")[1] for key in scene.nodes if re.fullmatch(r"character:\w+", key)]
        assert sorted(shown) == sorted([*view["characters"], *view["your_hand"], *offered])
        known = {key.split(":")[1] for key in scene.nodes if re.fullmatch(r"memory:\w+", key)} & set(CHARACTERS)
        if seat == t.dealer:
            assert not known
        elif view["hand"] or view["offer"]:
            assert known == {*view["you_know"], *view["all_know"]}
        backs = sum(bool(re.fullmatch(r"hand:\d", key)) for key in scene.nodes)
        assert backs == (0 if seat == t.dealer else view["hand"])


@every_count
@rule("GGB-HID-11")
def test_what_a_seat_cannot_know_does_not_change_its_drawing(players: int) -> None:
    for t in MOMENTS[players]:
        for seat in viewers(t):
            twin = t.redeal(seat, 5)
            assert t.game.scene(twin, seat, names=NAMES[:players]) == draw(t, seat)


@every_count
@pytest.mark.parametrize(("seat", "shape"), [(0, "wide"), (None, "tall")])
def test_a_browser_that_applies_the_changes_shows_the_whole_game(players: int, seat: int | None, shape: str) -> None:
    check_updates(draw(t, seat, "fr", shape) for t in some_game(players, 9))


# ------------------------------------------------------------------ seats


@every_count
@rule("GGB-SETUP-10")
def test_seats_sit_clockwise_from_the_viewer_below(players: int) -> None:
    for seat in (*range(players), None):
        scene = draw(MOMENTS[players][0], seat)
        at = [place(scene, f"seat:{((seat or 0) + i) % players}") for i in range(players)]
        assert at[0][1] == max(y for _, y in at)
        left, right = at[1], at[-1]
        assert players == 2 or left[0] < 540 < right[0]
        assert players < 5 or at[2][0] < at[3][0]


def test_a_seat_shows_its_hats_coins_tokens_and_elixirs() -> None:
    t = town(players=4).in_play(widow=BOB, charlatan=ANN).coins(5, 12, 0, 2).elixirs(0, 2, 1, 0)
    t.stock(BOB, gold=2, bottle=1).deal(CLEO, "goat", "kid", "thief", "miner").go()
    scene = draw(t, CLEO)
    assert (said(scene, "seat:1:purse"), said(scene, "seat:1:closed")) == (["12"], ["3"])
    assert said(scene, "seat:1:elixirs") == ["2"]
    assert (printed(scene, "seat:2:elixirs", "href"), said(scene, "seat:2:elixirs")) == (["#i-elixir"], [])
    assert [printed(scene, f"hat:1:{i}", "href") for i in range(2)] == [["#hat-2"], ["#i-hat-off"]]
    assert "hat:1:2" not in scene.nodes
    assert said(scene, "swindled") == ["3"]


@rule("GGB-HID-8", "GGB-HID-10")
def test_kinds_of_tokens_are_shown_to_their_owner_and_to_all_after_the_end() -> None:
    t = town(players=3).stock(BOB, cattle=2, bottle=1).deal(ANN, "goat", "thief", "widow", "banker").go()
    assert said(draw(t, BOB), "seat:1:token:cattle") == ["2"]
    for other in (ANN, CLEO, None):
        assert not [key for key in draw(t, other).nodes if key.startswith("seat:1:token:")]
    end = next(t for t in MOMENTS[3] if t.over)
    scene = draw(end, None)
    for seat in range(3):
        assert f"seat:{seat}:closed" not in scene.nodes
        assert said(scene, f"seat:{seat}:total") == [f"Total {end.scores()[seat]}"]
        assert ("#i-crown" in printed(scene, f"seat:{seat}", "href")) == (seat in end.winners())


@every_count
@pytest.mark.parametrize("shape", SHAPES)
def test_no_elixir_lies_on_a_hat(players: int, shape: str) -> None:
    t = town(players=players).elixirs(*[1] * players).deal(ANN, "goat", "thief", "widow", "banker").go()
    scene = draw(t, ANN, shape=shape)
    for seat in range(players):
        x, y = place(scene, f"seat:{seat}:elixirs")
        hats = [key for key in scene.nodes if re.fullmatch(f"hat:{seat}:\\d", key)]
        half = float(scene.nodes[f"hat:{seat}:0.1"].attributes["width"]) / 2
        assert hats
        assert all(abs(x - hx) >= half + 6 or abs(y - hy) >= half for hx, hy in (place(scene, key) for key in hats))


@every_count
def test_where_all_tokens_can_be_seen_none_lies_on_a_hat(players: int) -> None:
    t = town(players=players)
    kinds = [TOKENS[kind] for kind in t.game.figures.locations]
    for seat in range(players):
        t.stock(seat, **dict.fromkeys(kinds, 1))
    for shape in SHAPES:
        scene = draw(t.deal(ANN, "goat", "thief", "widow", "banker").go(), EVERYBODY, shape=shape)
        for seat in range(players):
            hats, tokens = (
                [place(scene, key) for key in scene.nodes if re.fullmatch(f"{kind}:\\w+", key)]
                for kind in (f"hat:{seat}", f"seat:{seat}:token")
            )
            assert len(tokens) == len(kinds)
            size = float(scene.nodes[f"hat:{seat}:0.1"].attributes["width"])
            for x, y in hats:
                assert all(abs(x - tx) >= size / 2 or abs(y - ty) >= size / 4 + 6 for tx, ty in tokens)


def test_the_dealer_the_last_active_player_and_those_without_a_hat_are_marked() -> None:
    t = town(players=3).in_play(goat=ANN, widow=ANN, outlaw=BOB).hats(0, 1, 0)
    t.deal(ANN, "thief", "sheriff", "banker", "rancher").go()
    scene = draw(t, CLEO)
    assert "#i-dealer" in printed(scene, "seat:0", "href")
    assert "#i-station" in printed(scene, "seat:1", "href")
    assert ["hatched" in printed(scene, f"seat:{seat}", "class") for seat in range(3)] == [True, False, True]
    assert said(scene, "seat:1") == ["LAST ACTIVE", "Bo"]


# ------------------------------------------------------------------ the town


def test_characters_in_play_carry_their_owners_hat_and_band() -> None:
    t = town(players=4).in_play(widow=BOB).deal(ANN, "goat", "kid", "thief", "miner").go()
    scene = draw(t, ANN)
    assert printed(scene, "character:widow:hat", "href") == ["#hat-2"]
    assert scene.nodes["character:widow:hat"].origin == "seat:1"
    assert printed(scene, "character:widow", "fill") == ["url(#pat-2)"]
    assert "place:widow" not in scene.nodes
    assert "place:banker" in scene.nodes
    assert scene.nodes["character:widow"].title.startswith("Bo’s Widow.")
    assert said(scene, "place:sheriff") == ["Sheriff", "2"]


def test_a_card_keeps_its_key_from_the_hand_to_its_place() -> None:
    t = town(players=3).deal(ANN, "goat", "thief", "widow", "banker").go()
    held = place(draw(t, ANN), "character:widow")
    t.play(f"offer {BOB}", "slide widow")
    offered = place(draw(t, ANN), "character:widow")
    t.play("declare goat", "accept")
    placed = place(draw(t, ANN), "character:widow")
    assert len({held, offered, placed}) == 3


@rule("GGB-SAL-3")
def test_the_killed_and_the_arrested_lie_in_their_places_with_their_hats() -> None:
    t = town(players=3).in_play(outlaw=ANN, sheriff=BOB, waitress=CLEO).hats(0, 0, 0).at("saloon", tokens=2).go()
    scene = draw(t, ANN)
    assert "killed" in scene.nodes["character:sheriff"].title
    assert "hatched" in printed(scene, "character:sheriff", "class")
    assert printed(scene, "character:sheriff:hat", "href") == ["#hat-2"]
    t = town(players=3).in_play(sheriff=ANN, thief=BOB, waitress=CLEO).hats(0, 0, 0).at("saloon", tokens=2).go()
    assert "arrested" in draw(t, None).nodes["character:thief"].title


@rule("GGB-CHAR-6")
def test_loot_lies_on_the_thief() -> None:
    t = town(players=4).in_play(thief=BOB).at("mine", tokens=0).loot("mine", 2)
    scene = draw(t.deal(ANN, "goat", "kid", "widow", "miner").go(), ANN)
    assert (said(scene, "loot"), printed(scene, "loot", "href")) == (["2"], ["#i-gold"])
    assert "ghost" in printed(scene, "location:mine", "class")
    x, y = place(scene, "loot")
    thief = place(scene, "character:thief")
    assert 0 < x - thief[0] < 40
    assert 0 < y - thief[1] < 52


def test_cards_out_of_play_lie_apart_and_leave_hatched_places() -> None:
    t = town(players=3).set_aside("banker").in_play(goat=ANN, widow=ANN, outlaw=BOB, cowboy=CLEO).refused("rancher")
    t.t.pile = []
    scene = draw(t.hats(0, 1, 0), None)
    gone = {name for name in CHARACTERS if "hatched" in printed(scene, f"place:{name}", "class")}
    assert gone == {"banker", "rancher"}
    assert "aside:down" in scene.nodes
    pile, refused = place(scene, "pile"), place(scene, "character:rancher")
    assert (pile[0] - refused[0], pile[1] - refused[1]) == (15, 21)  # a small card in the corner of its place
    assert said(scene, "label:refused") == ["REFUSED"]


@every_count
def test_labels_of_cards_apart_do_not_touch_on_a_phone(players: int) -> None:
    for lang in LANGS:
        scene = draw(MOMENTS[players][0], None, lang, "tall")
        ends = []
        for key in ("label:pile", "label:aside"):
            (x, _), (text,) = place(scene, key), [node for node in scene.nodes.values() if node.parent == key]
            room = float(text.attributes.get("textLength", width(text.text, float(text.attributes["font-size"]))))
            ends += [x - room / 2, x + room / 2]
        assert ends[2] - ends[1] >= 12
        assert ends[3] < place(scene, "seat:0")[0] - 89  # where the viewer's plate begins


# ------------------------------------------------------------------ the offer


@rule("GGB-HID-4", "GGB-HID-5")
def test_an_offer_lies_face_down_with_its_declaration_and_open_for_the_dealer() -> None:
    t = town(players=3).deal(ANN, "goat", "thief", "widow", "banker").go()
    t.play(f"offer {BOB}", "slide widow", "declare goat")
    for seat in (BOB, CLEO, None):
        scene = draw(t, seat)
        assert said(scene, "platform:words")[1:] == ["offers this card and declares", "“Goat”"]
        assert "offer:card" in scene.nodes
        assert "character:widow" not in scene.nodes
    assert said(draw(t, BOB), "platform:words")[0] == "Maximilienne → You"
    assert said(draw(t, CLEO), "platform:words")[0] == "Maximilienne → Bo"
    scene = draw(t, ANN)
    assert "offer:card" not in scene.nodes
    assert "#i-eye" in printed(scene, "character:widow", "href")
    assert printed(scene, "offer:line", "stroke") == ["url(#pat-1)"]


@pytest.mark.parametrize("shape", SHAPES)
def test_no_card_of_the_hand_moves_when_one_is_slid(shape: str) -> None:
    t = town(players=3).deal(ANN, "goat", "thief", "widow", "banker").go().play(f"offer {BOB}")
    hand = [f"character:{name}" for name in ("banker", "widow", "thief", "goat")]
    before = [place(draw(t, ANN, shape=shape), key) for key in hand]
    t.play("slide thief")
    after = [place(draw(t, ANN, shape=shape), key) for key in hand]
    assert [x for x, _ in after] == [x for x, _ in before]
    assert [y < was for (_, y), (_, was) in zip(after, before, strict=True)] == [False, False, True, False]


def test_only_what_can_be_chosen_glows_not_whoever_chooses() -> None:
    t = town(players=3).deal(ANN, "goat", "thief", "widow", "banker").go()
    scene = draw(t, ANN)
    halos = {node.parent for node in scene.nodes.values() if "halo" in node.attributes.get("class", "").split()}
    assert halos == {"seat:1", "seat:2"}
    assert "asked" in scene.nodes["seat:0"].attributes["class"]


@rule("GGB-INT-2", "GGB-HID-3")
def test_what_one_knows_of_the_hand_is_remembered() -> None:
    t = town(players=3).deal(ANN, "goat", "thief", "widow", "banker").go()
    t.play(f"offer {BOB}", "slide widow", "declare goat", "accept")
    assert t.t.dealer == BOB
    seen = draw(t, ANN)
    assert {key for key in seen.nodes if re.fullmatch(r"memory:(goat|thief|banker)", key)} == {
        "memory:goat",
        "memory:thief",
        "memory:banker",
    }
    assert "You have seen" in seen.nodes["memory:thief"].title
    told = draw(t, CLEO)
    assert "memory:goat" in told.nodes
    assert "memory:thief" not in told.nodes
    assert "declared" in told.nodes["memory:goat"].title
    assert "memory" not in draw(t, BOB).nodes


@rule("GGB-LAST-7")
def test_a_forced_card_has_no_declaration() -> None:
    forced = next(t for t in MOMENTS[2] if not t.over and t.step().kind == "slide" and t.must_accept())
    scene = draw(forced, forced.last)
    assert said(scene, "platform:words")[1:] == ["chooses the card that must be taken"]
    assert "offer:place" in scene.nodes


def legal(scene: Scene) -> dict[str, Node]:
    return {key: node for key, node in scene.nodes.items() if node.choices}


def test_shares_hang_on_all_who_get_something() -> None:
    t = next(t for t in MOMENTS[4] if not t.over and t.step().kind == "swindle")
    nodes = legal(draw(t, t.player))
    for key, node in nodes.items():
        seat = int(key.removeprefix("seat:"))
        for choice in t.options():
            gets = dict(t.step().words(t, choice)["shares"]).get(seat, 0)
            assert (choice in node.choices) == (gets > 0)
        assert node.title.startswith("Take coins from")
        assert "legal" in node.attributes["class"]


def test_a_choice_says_what_it_does_in_both_languages() -> None:
    t = town(players=3).deal(ANN, "goat", "thief", "widow", "banker").go()
    assert draw(t, ANN).nodes["seat:1"].title.startswith("Offer a card to Bo.")
    assert draw(t, ANN, "fr").nodes["seat:1"].title.startswith("Proposer une carte à Bo.")
    t.play(f"offer {BOB}")
    assert draw(t, ANN, "fr").nodes["character:goat"].title.startswith("Proposer la Chèvre.")
    t.play("slide widow")
    assert draw(t, ANN, "fr").nodes["character:goat"].title.startswith("Déclarer la Chèvre.")
    assert set(legal(draw(t, ANN))) == {f"character:{name}" for name in ("goat", "thief", "widow", "banker")}


@rule("GGB-DIST-3")
def test_before_a_card_is_chosen_another_opponent_can_be_chosen_instead() -> None:
    def others(t: Table, seat: int | None) -> list[str]:
        return [key for key, node in draw(t, seat).nodes.items() if "instead" in str(node.attributes.get("class", ""))]

    t = town(players=4).deal(ANN, "goat", "thief", "widow", "banker").go()
    assert others(t, ANN) == []
    t.play(f"offer {BOB}")
    assert others(t, ANN) == [f"seat:{CLEO}", "seat:3"]
    assert others(t, BOB) == others(t, None) == []
    t.play("slide goat")
    assert others(t, ANN) == []


@rule("GGB-DEC-11")
@pytest.mark.parametrize("shape", SHAPES)
def test_between_two_opponents_each_way_to_split_is_one_thing_to_click(shape: str) -> None:
    t = town(players=3).at("saloon", tokens=2).in_play(waitress=ANN).saloon()
    drawing = draw(t, ANN, shape=shape)
    lit = {node.key: node.choices for node in drawing.nodes.values() if node.choices}
    to_cleo, to_both, to_bob = t.t.options()
    tickets = {f"share:{way}": (way,) for way in (to_cleo, to_both, to_bob)}
    assert lit == {**tickets, f"seat:{BOB}": (to_bob,), f"seat:{CLEO}": (to_cleo,)}
    one = town(players=3).at("saloon", tokens=1).in_play(waitress=ANN).saloon()
    lone = draw(one, ANN, shape=shape)
    assert {node.key for node in lone.nodes.values() if node.choices} == {f"seat:{BOB}", f"seat:{CLEO}"}
