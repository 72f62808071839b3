"""Journals: readable, exact, and each kind of damage is found on the line where it is."""

import random
import re

import pytest

import abilene
from abilene.engine.game import Game
from abilene.engine.journal import read_journal, seed_hash
from abilene.engine.match import Match
from tests.contract.tables import random_match

GAME: Game[abilene.State] = abilene.load("good_goat_bad", players=3, first_dealer=1)
WHOLE = random_match(GAME, 7).journal()
LINES = WHOLE.splitlines()
FIRST = LINES.index("") + 2  # the line of the first decision, counted from 1
END = len(LINES)


def line_of(text: str) -> int:
    """The line that the replay of a damaged journal names, having said why."""
    with pytest.raises(abilene.JournalError) as error:
        abilene.replay(text)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value.line


def with_line(number: int, *lines: str) -> str:
    """The journal with other lines in place of this one."""
    return "\n".join([*LINES[: number - 1], *lines, *LINES[number:]]) + "\n"


def head(word: str) -> int:
    """The line of the head that begins with this word."""
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(word))


def test_a_journal_reads_like_this() -> None:
    table = Match(abilene.load("good_goat_bad", players=2, first_dealer=0), 7)
    table.choose(0, table.state.options()[0])
    table.undo(0)
    table.choose(0, table.state.options()[1])
    assert re.fullmatch(
        r"""abilene journal 1
game good_goat_bad
players 2
option coin_preset "default"
option first_dealer 0
option memory_aid false
rules 1
seed 7
start ([0-9a-f]{16})

1    seat 0  slide [a-z]+ +[0-9a-f]{16}
0    seat 0  undo +\1
1    seat 0  slide [a-z]+ +[0-9a-f]{16}
""",
        table.journal(),
    )


def test_a_whole_journal_says_how_the_game_ended() -> None:
    match = abilene.replay(WHOLE)
    scores, winners = (" ".join(map(str, numbers)) for numbers in (match.state.scores(), match.state.winners()))
    assert LINES[-1] == f"end {scores}  won by {winners}"


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_blank_lines_indents_and_line_ends_do_not_matter(newline: str) -> None:
    text = newline.join(f"  {line}  {newline}" for line in LINES)
    assert abilene.replay(text).journal() == WHOLE


@pytest.mark.parametrize("number", [FIRST, FIRST + 1, FIRST + 20, END - 2])
class TestDamagedDecision:
    def test_another_word(self, number: int) -> None:
        assert line_of(with_line(number, re.sub(r"(seat \d  )\S+( \S+)?", r"\1yodel", LINES[number - 1]))) == number

    def test_another_seat(self, number: int) -> None:
        line = LINES[number - 1]
        for seat in {"0", "1", "2", "7"} - {line.split()[2]}:
            assert line_of(with_line(number, re.sub(r"seat \d", f"seat {seat}", line))) == number

    def test_another_fingerprint(self, number: int) -> None:
        line = LINES[number - 1]
        assert line_of(with_line(number, line[:-1] + ("0" if line[-1] != "0" else "1"))) == number

    def test_another_ply(self, number: int) -> None:
        decision, rest = LINES[number - 1].split(maxsplit=1)
        for wrong in (int(decision) - 1, int(decision) + 1, 999):
            assert line_of(with_line(number, f"{wrong} {rest}")) == number

    def test_removed(self, number: int) -> None:
        assert line_of(with_line(number)) == (number if number != END - 2 else END - 1)

    def test_said_twice(self, number: int) -> None:
        assert line_of(with_line(number, LINES[number - 1], LINES[number - 1])) == number + 1

    def test_cut_in_the_middle(self, number: int) -> None:
        text = "\n".join(LINES[:number])
        assert line_of(text[:-5]) == number

    def test_an_undo_that_was_refused(self, number: int) -> None:
        fingerprint = LINES[number - 1].split()[-1]
        assert line_of(with_line(number, f"0    seat 5  undo  {fingerprint}")) == number
        assert line_of(with_line(number, f"0    seat 5  undo agreed  {fingerprint}")) == number


def test_another_choice_that_would_be_legal() -> None:
    match = abilene.replay(WHOLE)
    state = match.at(0)
    wrong = next(GAME.notation(state, choice) for choice in state.options() if choice != match.made[0].choice)
    right = match.entries[0].notation
    assert line_of(with_line(FIRST, LINES[FIRST - 1].replace(right, wrong))) == FIRST


@pytest.mark.parametrize("number", [FIRST, FIRST + 11, END - 3])
def test_two_lines_changed_places(number: int) -> None:
    text = "\n".join([*LINES[: number - 1], LINES[number], LINES[number - 1], *LINES[number + 1 :]])
    assert line_of(text) == number


@pytest.mark.parametrize(
    ("word", "instead"),
    [
        ("game", "game poker"),
        ("game", "game"),
        ("players", "players 9"),
        ("players", "players some"),
        ("option coin_preset", 'option coin_preset "golden"'),
        ("option coin_preset", 'option jokers "many"'),
        ("option coin_preset", "option coin_preset {"),
        ("option coin_preset", "option coin_preset"),
        pytest.param("option coin_preset", "option coin_preset " + "[" * 100_000, id="nested beyond measure"),
        ("option coin_preset", "option players 3"),
        ("option coin_preset", "option data {}"),
        ("option coin_preset", "option name 1"),
        ("option coin_preset", "option self 1"),
        ("option first_dealer", "option first_dealer 3"),
        ("option first_dealer", "option first_dealer true"),
        ("rules", "rules new"),
        ("rules", 'data "figures.toml"'),
        ("rules", "data 5"),
        ("rules", "data {"),
        ("rules", 'data {"jokers": {}}'),
        ("rules", 'data {"coins_per_round": {"saloon": 1}}'),
        ("seed", "seed lucky"),
        ("seed", "weather fine"),
        ("seed", f"hash {seed_hash(8, '')}"),
        ("start", "start"),
        ("start", "start hello"),
    ],
)
def test_a_head_that_cannot_be(word: str, instead: str) -> None:
    assert line_of(with_line(head(word), instead)) == head(word)


@pytest.mark.parametrize(
    ("word", "instead"),
    [
        ("seed", "seed 8"),
        ("seed", "seed -1"),
        ("seed", f"seed {2**64}"),
        ("seed", ""),
        ("option coin_preset", 'option coin_preset "store_two"'),
        ("option first_dealer", "option first_dealer 0"),
        ("option first_dealer", ""),
        ("players", "players 4"),
        ("rules", 'data {"coins_per_round": {"bank": 3}}'),
        ("start", "start 0123456789abcdef"),
    ],
)
def test_a_head_that_was_not_that_of_this_game(word: str, instead: str) -> None:
    assert line_of(with_line(head(word), instead)) == head("start")


def test_a_game_or_a_number_of_players_left_out() -> None:
    assert line_of(with_line(head("game"))) == head("start") - 1
    assert line_of(with_line(head("players"))) == head("start") - 1


@pytest.mark.parametrize("lines", [1, 2, 5, FIRST - 3])
def test_cut_before_the_start(lines: int) -> None:
    assert line_of("\n".join(LINES[:lines]) + "\n") == lines


def test_cut_before_the_end() -> None:
    assert line_of("\n".join(LINES[: END - 2])) == END - 2


def test_cut_between_two_decisions_is_a_game_that_goes_on() -> None:
    assert abilene.replay("\n".join(LINES[: FIRST + 9])).decisions == 10


@pytest.mark.parametrize("after", ["and they lived happily", "99   seat 0  accept  0123456789abcdef", LINES[-1], "end"])
def test_something_after_the_end(after: str) -> None:
    assert line_of(WHOLE + f"\n{after}\n") == END + 2


@pytest.mark.parametrize("end", ["end", "end 1 2 3  won by 0", LINES[-1] + " 2", "finis", "end of the game"])
def test_another_end(end: str) -> None:
    assert line_of(with_line(END, end)) == END


def test_an_end_before_the_game_is_over() -> None:
    assert line_of("\n".join([*LINES[: FIRST + 4], LINES[-1]])) == FIRST + 5


@pytest.mark.parametrize("text", ["", "\n", "hello", "abilene journal 2\n", "\x00\x01\x02", "{}", WHOLE[1:]])
def test_no_journal_at_all(text: str) -> None:
    assert line_of(text) == 1


def test_garbage_is_found_or_does_no_harm() -> None:
    source = random.Random(1)
    refused = 0
    for _ in range(150):
        at = source.randrange(len(WHOLE))
        text = WHOLE[:at] + source.choice("\x00\x85\u2028\ufffd²٣é{}[]\"' 0aZ\t") + WHOLE[at + source.randrange(3) :]
        try:
            again = abilene.replay(text).journal()
        except abilene.JournalError:
            refused += 1
        else:
            assert again == WHOLE
    assert refused > 100


def test_a_journal_of_rules_that_are_not_here_says_so() -> None:
    with pytest.raises(abilene.JournalError, match=r"no rules of version 7; allowed: 1") as caught:
        abilene.replay(with_line(head("rules"), "rules 7"))
    assert caught.value.line == head("rules")


def test_a_journal_is_played_again_under_the_rules_it_names() -> None:
    text = random_match(abilene.load("great_western_trail", players=2, rules=1), 3).journal()
    assert "\nrules 1\n" in text
    assert abilene.replay(text).game.rules == 1
    assert abilene.replay(text).journal() == text


def test_corrected_figures_travel_with_the_journal() -> None:
    changes = {"coins_per_round": {"bank": 3, "note": "counted « twice »\u2028by Ann"}}
    game = abilene.load("good_goat_bad", players=4, data=changes)
    text = random_match(game, 3).journal()
    again = abilene.replay(text)
    assert again.journal() == text
    assert again.game.changes == changes
    assert again.game.figures.coins_per_round[1] == 3


def test_the_seed_can_be_checked_against_the_hash_shown_before_the_first_move() -> None:
    table = Match(GAME, 7, salt="pepper")
    text = table.journal()
    assert f"salt pepper\nhash {seed_hash(7, 'pepper')}\n" in text
    assert abilene.replay(text).journal() == text
    lines = text.splitlines()
    where = lines.index("salt pepper") + 2
    assert line_of(text.replace("salt pepper", "salt sugar")) == where
    assert line_of(text.replace(seed_hash(7, "pepper"), seed_hash(8, "pepper"))) == where
    assert line_of(text.replace("seed 7", "seed 8")) == where


def test_a_journal_that_is_only_read_is_not_yet_believed() -> None:
    journal = read_journal(WHOLE.replace("won by", "lost by"))
    assert (journal.game, journal.players, journal.seed) == ("good_goat_bad", 3, 7)
    assert journal.entries[0].line == FIRST
    assert journal.end_line == END


def test_journals_are_for_every_game() -> None:
    for name in abilene.games.names():
        journal = random_match(abilene.load(name, players=2), 1).journal()
        assert abilene.replay(journal).game.name == name
