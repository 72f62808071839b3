"""Steps and states: what is owed, in which order, and when somebody is asked."""

from typing import Any, ClassVar, Final

import pytest

from abilene.engine.core import FIRST, NOBODY, PASS, Interruptible, Question, State, Step
from pebbles import pebbles
from pebbles.state import Bag, Drew
from pebbles.steps import End, Take


class Note(Question[Bag]):
    """Writes its number down; asks when it has options, the first of which may be the only one."""

    kind: ClassVar[str] = "note"
    fields: ClassVar[tuple[str, ...]] = ("player", "number")
    written: ClassVar[list[int]] = []

    def __init__(
        self, player: int, number: int, options: tuple[int, ...] = (), then: tuple[Step[Bag], ...] = ()
    ) -> None:
        super().__init__(player)
        self.number: Final = number
        self.offered: Final = options
        self.following: Final = then

    def run(self, bag: Bag, /) -> bool:
        self.written.append(self.number)
        if not self.offered:
            bag.then(*self.following)
            return True
        return False

    def choices(self, bag: Bag, /) -> list[int]:
        return list(self.offered)

    def pick(self, bag: Bag, choice: int, /) -> None:
        self.written.append(choice)
        bag.then(*self.following)


class Confirmed(Note):
    confirms: ClassVar[bool] = True


@pytest.fixture(autouse=True)
def blank_sheet() -> None:
    Note.written.clear()


def owing(*steps: Step[Any]) -> Bag:
    bag = pebbles().start(1)
    bag.stack = []
    bag.then(*steps)
    bag.settle()
    return bag


def test_what_is_owed_comes_in_the_order_in_which_it_is_said() -> None:
    bag = owing(Note(0, 1), Note(0, 2), Note(0, 3))
    assert Note.written == [1, 2, 3]
    assert bag.over
    assert bag.player == NOBODY
    assert bag.options() == []


def test_what_a_step_owes_comes_before_what_was_owed_already() -> None:
    owing(Note(0, 1, then=(Note(0, 11, then=(Note(0, 111),)), Note(0, 12))), Note(0, 2))
    assert Note.written == [1, 11, 111, 12, 2]


def test_a_question_is_put_to_its_player_and_the_rest_waits() -> None:
    bag = owing(Note(0, 1), Note(1, 2, (5, 6), then=(Note(0, 21),)), Note(0, 3))
    assert (bag.player, bag.options(), Note.written) == (1, [5, 6], [1, 2])
    bag.play(6)
    assert Note.written == [1, 2, 6, 21, 3]
    assert bag.over


def test_a_question_with_one_answer_is_answered_not_asked() -> None:
    bag = owing(Note(1, 1, (PASS,)), Note(0, 2, (7, 8)))
    assert Note.written == [1, PASS, 2]
    assert bag.player == 0


def test_a_step_that_confirms_is_asked_even_with_one_answer() -> None:
    bag = owing(Confirmed(1, 1, (0,)), Note(0, 2))
    assert (bag.player, bag.options(), Note.written) == (1, [0], [1])
    bag.play(0)
    assert Note.written == [1, 0, 2]


def test_a_step_may_insist_on_being_asked_as_the_state_has_it() -> None:
    class Insistent(Note):
        def insists(self, bag: Bag, /) -> bool:
            return bag.drawn[self.player] > 0

    bag = owing(Insistent(1, 1, (0,)))
    assert bag.over  # answered, not asked
    bag.drawn[1] = 1
    bag.then(Insistent(1, 2, (0,)))
    bag.settle()
    assert (bag.player, bag.options(), Note.written) == (1, [0], [1, 0, 2])


def test_a_step_that_asks_without_options_is_a_mistake_in_the_rules() -> None:
    class Broken(Note):
        def run(self, bag: Bag, /) -> bool:
            return False

    with pytest.raises(AssertionError, match="asks but offers nothing"):
        owing(Broken(0, 1))


def test_a_step_says_how_to_make_it_again() -> None:
    assert repr(End(1, 2)) == "End(1, 2)"
    assert eval(repr(End(1, 2))).arguments() == [1, 2]
    assert repr(Take(0)) == "Take(0)"


class Howl(Interruptible[Bag]):
    """Before the answer one may howl, as often as one likes."""

    kind: ClassVar[str] = "howl"
    declines: ClassVar[str] = "hush"
    meanwhile: ClassVar[str] = "bark"

    def answers(self, bag: Bag, /) -> list[int]:
        return [PASS]

    def answer(self, bag: Bag, choice: int, /) -> None:
        Note.written.append(choice)

    def beside(self, bag: Bag, answers: list[int], /) -> list[int]:
        return [FIRST, FIRST - 1]

    def do_first(self, bag: Bag, choice: int, /) -> None:
        bag.then(Note(0, choice))


def test_what_is_done_first_brings_the_question_back() -> None:
    bag = owing(Howl(1), Note(0, 3))
    assert bag.options() == [PASS, FIRST, FIRST - 1]
    bag.play(FIRST - 1)
    assert (bag.player, bag.options(), Note.written) == (1, [PASS, FIRST, FIRST - 1], [FIRST - 1])
    bag.play(PASS)
    assert Note.written == [FIRST - 1, PASS, 3]


def test_a_question_has_words_for_a_pass_for_what_is_done_first_and_for_the_rest() -> None:
    bag, step = pebbles().start(1), Howl(0)
    assert [step.say(bag, choice) for choice in (PASS, FIRST, 4)] == ["hush", "bark", "howl 4"]
    assert [step.label(bag, choice) for choice in (PASS, FIRST, 4)] == ["hush", "bark", "howl"]
    assert [step.words(bag, choice) for choice in (PASS, FIRST, 4)] == [{}, {}, {"": 4}]


def test_a_step_that_says_nothing_of_itself_names_itself() -> None:
    bag, step, question = pebbles().start(1), Step[Bag](0), Question[Bag](0)
    for ask in (step.choices, lambda b: step.pick(b, 0)):
        with pytest.raises(NotImplementedError, match=r"Step\(0\)"):
            ask(bag)
    for demand in (question.choices, lambda b: question.pick(b, 0), lambda b: question.broken(b, 0)):
        with pytest.raises(NotImplementedError, match=r"Question\(0\)"):
            demand(bag)
    with pytest.raises(NotImplementedError, match="Question"):
        Question.span(bag.game.figures)
    assert step.run(bag) is False
    assert question.keys(bag, 0) == ()
    with pytest.raises(NotImplementedError, match="State"):
        State(bag.game, 0, 0, 0, [], []).copy()


def test_the_end_of_a_turn_is_asked_before_anything_is_drawn() -> None:
    bag = pebbles().start(1)
    bag.play(2)
    assert (bag.step().kind, bag.player, bag.options(), len(bag.bag)) == ("end", 0, [0], 8)
    bag.play(0)
    assert (bag.step().kind, bag.player, len(bag.bag)) == ("take", 1, 6)


def test_events_are_made_only_when_somebody_listens() -> None:
    silent, heard = pebbles().start(1), pebbles().start(1)
    heard.heard = []
    for bag in (silent, heard):
        bag.play(1)
        bag.play(0)
    assert silent.heard is None
    assert heard.heard == [Drew(0, heard.white[0])]
    silent.emit(Drew(0, 0))
    assert silent.heard is None
    assert silent.checksum() == heard.checksum()


def test_nobody_listens_to_a_copy() -> None:
    bag = pebbles().start(1)
    bag.heard = []
    assert bag.copy().heard is None


def test_an_event_shows_each_seat_what_it_may_see() -> None:
    event = Drew(1, 2)
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == Drew(1, -1)
    game = pebbles()
    assert game.tell(event, 1) == "Player 2 draws 2 white pebbles."
    assert game.tell(event, 0, "fr", ["Ann", "Bob"]) == "Bob tire des cailloux."


def test_a_checksum_covers_the_whole_state() -> None:
    game = pebbles()
    data = game.start(1).to_data()
    sums = {game.start(1).checksum()}
    for key, value in data.items():
        changed = value + 1 if isinstance(value, int) else value[:-1]
        sums.add(game.from_data(data | {key: changed}).checksum())
    assert len(sums) == 1 + len(data)


def test_questions_and_options_in_words() -> None:
    game = pebbles()
    bag = game.start(1)
    assert game.prompt(bag) == "Player 1, how many pebbles?"
    assert game.prompt(bag, "fr", ["Ann"]) == "Ann, combien de cailloux\u00a0?"
    assert [game.label(bag, choice) for choice in bag.options()] == ["1", "2"]
    bag.play(2)
    assert game.prompt(bag) == "Draw 2 pebbles?"
    assert game.label(bag, 0, "fr") == "Tirer"
    while not bag.over:
        bag.play(bag.options()[0])
    assert game.prompt(bag) == "The game is over."
    assert game.prompt(bag, "fr") == "La partie est finie."


def test_the_reason_against_a_choice_in_words() -> None:
    bag = pebbles().start(1)
    bag.bag = bag.bag[:1]
    bag.stack, bag.choices = [Take(1)], [1]
    assert bag.refusal(2) == ("PEB-TAKE-1", "There are not that many pebbles for Player 2.",
                              "Il n’y a pas tant de cailloux pour Joueur 2.")  # fmt: skip
    with pytest.raises(ValueError, match=r"There are not that many pebbles for Player 2. \(PEB-TAKE-1\)"):
        bag.play(2)
    with pytest.raises(ValueError, match=r"7 is no choice of this question; the options are \[1\] \(PEB-TAKE-1\)"):
        bag.play(7)
