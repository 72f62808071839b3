"""Sam's turn in words: in the log, and step by step for the board."""

import random
from typing import Any

import pytest

import abilene
from abilene.engine.game import Game
from abilene.engine.match import Match
from abilene.engine.texts import LANGS
from abilene.engine.traces import APART, Trace
from abilene.games.great_western_trail.sam.events import SamActed
from abilene.games.great_western_trail.sam.story import Told, story
from abilene.games.great_western_trail.sam.telling import REASONS, STEPS, deeds, sam_of
from tests.great_western_trail.sam_ranch import HUMAN, SAM, SamRanch, solo, with_sam, with_sam_in_the_north
from tools.rules import rule_ids


def told(r: SamRanch, lang: str = "en") -> list[Told]:
    """Sam's latest turn as the board tells it to Ada."""
    return story(r.t.view(HUMAN)["sam"]["told"], r.t.game.texts(lang, ["Ada"]))


def lines(r: SamRanch, card: int, lang: str = "en") -> list[str]:
    """What the log says of his turn with this card."""
    r.t.heard = []
    r.sams_turn(card)
    found = [r.t.game.tell(event, HUMAN, lang, ["Ada"]) for event in r.t.heard]
    r.t.heard = None
    return [line for line in found if line is not None]


def test_a_turn_in_the_log() -> None:
    r = with_sam().workers(SAM, cowboy=2).specialty("cowboy").herders("A", "A").building("A-1", HUMAN, "1a")
    r.building("FLOOD-RISK-1", HUMAN, "7a").market("red 2").pile("blue 3", "yellow 1", "brown 5")
    assert lines(r, 13) == [
        "Sam turns up card 13; his specialty is the cowboy: the card has several sides, and his specialty says which "
        "one counts (GWTA-HIRE-6).",
        "Sam rides 2 places, counted by his specialty, the cowboy, to building B: of the ways that end nearest to "
        "Kansas City this one has the lowest tolls (GWTA-MOVE-4).",
        "Ada gets $2 from the bank because Sam rides through Ada’s building 1a: he has no money, so the bank pays for "
        "the hands on Ada’s buildings (GWTA-MOVE-6).",
        "New in the market: Black Angus (1), Corriente (3): the card adds them before he buys, without a cowboy "
        "(GWTA-BUY-6).",
        "Sam buys Corriente (3) with 1 cowboy, worth $6: nothing else for his cowboys and at most $8 has so many "
        "points (GWTA-BUY-1).",
        "New in the market: Shorthorn (5): a cowboy who buys nothing adds cards (GWTA-BUY-4).",
    ]


def test_the_board_tells_the_same_with_reasons_and_rules() -> None:
    r = with_sam().workers(SAM, engineer=1).engines("0", "4").building("G-1", HUMAN, "1a").sams_turn(6)
    assert told(r)[1:] == [
        Told(
            "Sam rides 2 places to building B.",
            "No other way has that length.",
            "GWTA-MOVE-2",
        ),
        Told(
            "Sam’s engine goes to the turnout after space 4 (station, 1 point).",
            "It is the farthest station within reach of his engineers.",
            "GWTA-ENG-2",
        ),
        Told(
            "Sam upgrades the station at space 4 (1 point) for nothing.",
            "His engine stops there, and a station master still there leaves the game.",
            "GWTA-ENG-4",
        ),
    ]


def test_the_story_in_french() -> None:
    r = with_sam().jobs("engineer", token=2).specialty("engineer").sams_turn(1)
    assert [step.text for step in told(r, "fr")] == [
        "Sam retourne la carte 1\u00a0; sa spécialité est l’ingénieur.",
        "Sam avance de 1 lieu et s’arrête là, bâtiment\u00a0A.",
        "Sam engage gratuitement 1 ingénieur de la rangée\u00a01.",
    ]


def traces(r: SamRanch, card: int) -> list[Trace]:
    """What each step of his turn with this card points at, but for its sentence; each is told for itself."""
    r.t.heard = []
    r.sams_turn(card)
    found = [r.t.game.trace(event, HUMAN) for event in r.t.heard if isinstance(event, SamActed)]
    assert {trace.deed for trace in found if trace is not None} == {APART}
    return [trace._replace(at=trace.at[:-1], deed="") for trace in found if trace is not None]


def test_where_a_step_is_on_the_table() -> None:
    way = tuple(f"space:{name}" for name in ("START", "A", "A-1", "A-2", "A-3", "B"))
    riding = with_sam().workers(SAM, engineer=1).engines("0", "4").building("G-1", HUMAN, "1a")
    assert traces(riding, 6)[1:] == [Trace(way=way), Trace(put=("rail:t4",)), Trace(put=("station:1",))]
    assert traces(with_sam().jobs("- cowboy", token=2), 2)[2:] == [Trace(at=("place:job:1:4",)), Trace()]
    assert traces(with_sam(), 4)[2:] == [Trace(put=("space:A-1",))]
    assert traces(with_sam().tile("FLOOD-2", "flood green 4"), 9)[2:] == [Trace(at=("space:FLOOD-2",))]
    assert traces(with_sam().market("blue 3").pile().specialty("engineer"), 13)[2:] == [Trace(at=("market:blue 3",))]
    outlaws = ("native a, native b", "native a, native b", "native a, native b")
    arriving = with_sam().herders("A", "G").foresight(*outlaws).objectives([], [])
    assert traces(arriving, 7)[3:] == [
        *(Trace(at=(f"place:foresight:{column}:2",)) for column in (1, 2, 3)),
        Trace(put=("city:bloomington",)),
        Trace(),
    ]
    assert traces(with_sam_in_the_north(), 8)[1] == Trace(put=("town:t01",))


@pytest.mark.parametrize("lang", LANGS)
def test_every_step_and_every_reason_has_words_and_a_rule(lang: str) -> None:
    game: Game[Any] = abilene.load("great_western_trail", players=1, solo="hard", rails_to_the_north=True)
    texts = game.texts(lang)
    rules = set(rule_ids(game.box.folder / f"rules.{lang}.md"))
    assert all(texts.has(f"sam-{step}") for step, _ in STEPS)
    assert all(texts.has(f"why-{reason}") and rule in rules for reason, rule in REASONS)


@pytest.mark.parametrize("north", [False, True])
def test_whole_games_are_told_in_both_languages(north: bool) -> None:
    seen: set[str] = set()
    for seed in range(3):
        choose = random.Random(seed)
        game: Game[Any] = abilene.load("great_western_trail", players=1, solo="hard", rails_to_the_north=north)
        match = Match(game, seed)
        while not match.state.over:
            match.choose(HUMAN, choose.choice(match.state.options()))
            for lang in LANGS:
                for step in story(sam_of(match.state)[0].told, game.texts(lang, ["Ada"])):
                    assert step.text.endswith(".")
                    assert step.why.endswith(".")
            seen |= {deed.step for deed in deeds(sam_of(match.state)[0].told)}
        for lang in LANGS:
            assert len(match.log(HUMAN, lang, ["Ada"])) == len(match.log(None, lang, ["Ada"]))
    assert {"drew", "rode", "hired", "bought", "built", "drove", "upgraded", "delivered", "returned"} <= seen


@pytest.mark.parametrize(
    ("lang", "last", "city", "gone"),
    [
        ("en", "last card 1 · 2 discs left", "next delivery Peoria", "his engine has left the game"),
        (
            "fr",
            "dernière carte 1 · 2 disques en réserve",
            "prochaine livraison Peoria",
            "sa locomotive a quitté la partie",
        ),
    ],
)
def test_sam_in_plain_text(lang: str, last: str, city: str, gone: str) -> None:
    def shown() -> str:
        lines = r.t.game.box.terminal(r.t.seen_by(HUMAN), r.t.game.texts(lang, ["Ada"]))
        return " ".join(" ".join(lines).split())

    r = with_sam().herders("A", "G").specialty("engineer").supply(3).sams_turn(1)
    assert last in shown()
    assert city in shown()
    assert gone not in shown()
    r.sam.gone = 1
    assert gone in shown()


def test_the_story_is_forgotten_when_the_next_turn_begins() -> None:
    r = with_sam().sams_turn(8).sams_turn(4)
    assert [step for step, _ in r.told()].count("drew") == 1
    assert story(sam_of(solo())[0].told, r.t.game.texts("en")) == []
