"""Whatever is wrong: one line on standard error that says what is allowed, an exit code, never a traceback."""

from pathlib import Path

import pytest

import abilene
from tests.cli.command import GAME, run, run_process, written_journal

LANGS = pytest.mark.parametrize("lang", ["en", "fr"])
PLAY = f"play {GAME}"
SIMULATE = f"simulate {GAME}"
ARENA = f"arena {GAME}"


@LANGS
@pytest.mark.parametrize(
    ("command", "allowed"),
    [
        ("fly", "play, simulate, replay, draw, games"),
        ("play", GAME),
        ("play chess", GAME),
        ("simulate chess", GAME),
        ("play chess --players 3", GAME),
        (f"{PLAY} --players 6", "2, 3, 4, 5"),
        (f"{PLAY} --players 0", "2, 3, 4, 5"),
        (f"{SIMULATE} --players 1", "2, 3, 4, 5"),
        (f"{PLAY} --players two", "--players"),
        (f"{PLAY} --seat robot", "human, novice, easy, steady, strong, expert, random, greedy"),
        (f"{PLAY} --players 2 --seat human,human,human", "2"),
        (f"{PLAY} --name Ann --name Bob", "1"),
        (f"{PLAY} --seat greedy,random --name Ann", ""),
        (f"{PLAY} --seat human,human --name Ann --name ann", ""),
        (f"{PLAY} --option colour=red", "coin_preset, first_dealer"),
        (f"{PLAY} --option coin_preset=gold", "default, store_two, equal_six"),
        (f"{PLAY} --option coin_preset", "default, store_two, equal_six"),
        (f"{PLAY} --players 3 --option first_dealer=3", "random, 0, 1, 2"),
        ("play great_western_trail --players 2 --option edition=1 --option building_sides=aabb", "a, b, random, 10 "),
        ("play great_western_trail --players 2 --option building_sides=aabbabbaab", "1 (GWT-INT-50)"),
        (f"{PLAY} --seed -1", "0"),
        (f"{PLAY} --seed {2**64}", str(2**64 - 1)),
        (f"{PLAY} --data missing.toml", "missing.toml"),
        (f"{PLAY} --data .", "."),
        (f"{PLAY} --data broken.toml", "broken.toml"),
        (f"{PLAY} --data unknown.toml", "coins_per_round"),
        (f"{PLAY} --journal nowhere/game.journal", "nowhere"),
        (f"{PLAY} and more", "and more"),
        (f"{PLAY} --colour", "--players, --seat, --name, --seed"),
        (f"{PLAY} --seed", "--seed"),
        ("play --resume missing.journal", "missing.journal"),
        (f"{PLAY} --resume whole.journal", "--resume"),
        (f"{SIMULATE} --bots robot", "random, greedy"),
        (f"{SIMULATE} --players 4 --bots greedy,random", "4"),
        (f"{SIMULATE} --games 0", "1"),
        (f"{SIMULATE} --jobs 0", "1"),
        ("arena chess", GAME),
        (f"{ARENA} --players 1", "2, 3, 4, 5"),
        (f"{ARENA} --players 2,six", "--players"),
        (f"{ARENA} --bots greedy", "greedy"),
        (f"{ARENA} --bots greedy,robot", "network:"),
        (f"{ARENA} --bots greedy,robot", "random, greedy"),
        (f"{ARENA} --bots greedy,ftp://host", "https://"),
        (f"{ARENA} --bots greedy,network:missing.npz", "missing.npz"),
        (f"{ARENA} --bots greedy,network:broken.toml", "broken.toml"),
        (f"{ARENA} --rows nowhere/rows.jsonl", "nowhere"),
        (f"{ARENA} --rows broken.toml", "1"),
        (f"{ARENA} --svg nowhere/plot.svg", "nowhere"),
        (f"{ARENA} --limit 0", "1"),
        ("replay", ""),
        ("replay missing.journal", "missing.journal"),
        ("replay .", "."),
        ("replay whole.journal --decision 9999", "0"),
        ("replay whole.journal --seat 3", "0, 1, 2"),
        ("replay whole.journal --verify=yes", "--verify"),
        ("draw missing.journal", "missing.journal"),
        ("draw whole.journal --shape round", "wide, tall"),
        ("draw whole.journal --seat 7", "0, 1, 2"),
        ("draw whole.journal -o nowhere/out.svg", "nowhere"),
        ("draw whole.journal -o .", "."),
        ("games --xml", "--json"),
    ],
)
def test_a_mistake_is_told_in_one_line_that_lists_what_is_allowed(command: str, allowed: str, lang: str) -> None:
    written_journal(Path("whole.journal"))
    Path("broken.toml").write_text("this is = = no toml", encoding="utf-8")
    Path("unknown.toml").write_text("[coins_per_rund]\nbank = 3\n", encoding="utf-8")
    done = run(*command.split(), lang=lang)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert allowed in done.err


def test_mistakes_are_told_in_the_language_asked_for() -> None:
    english, french = (run("play", "chess", lang=lang).err for lang in ("en", "fr"))
    games = ", ".join(abilene.games.names())
    assert english == f"There is no game “chess”. Allowed: {games}.\n"
    assert french == f"Il n’y a pas de jeu «\u00a0chess\u00a0». Possibles\u00a0: {games}.\n"


def test_a_language_that_nobody_speaks_is_a_mistake(folder: Path) -> None:
    done = run_process("games", "--lang", "de", folder=folder)
    assert (done.code, done.out) == (2, "")
    assert done.err == "We do not speak “de”. Allowed: en, fr.\n"


def test_a_journal_is_not_writable() -> None:
    Path("game.journal.part").mkdir()
    done = run(*PLAY.split(), "--journal", "game.journal")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "game.journal" in done.err


@pytest.mark.parametrize(
    ("command", "outcome"),
    [
        ("replay damaged.journal", 1),
        ("replay damaged.journal --verify", 1),
        ("play --resume damaged.journal", 1),
        ("draw damaged.journal -o -", 1),
    ],
)
def test_a_damaged_journal_is_named_by_its_first_wrong_line(command: str, outcome: int) -> None:
    lines = written_journal(Path("whole.journal")).read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines, start=1) if line.startswith("12 "))
    lines[number - 1] = lines[number - 1][:-1] + ("0" if lines[number - 1][-1] != "0" else "1")
    Path("damaged.journal").write_text("\n".join(lines), encoding="utf-8")
    before = Path("damaged.journal").read_bytes()
    done = run(*command.split())
    assert (done.code, done.out) == (outcome, "")
    assert done.err.startswith(f"Not a true journal, line {number}: ")
    assert done.err.count("\n") == 1
    assert Path("damaged.journal").read_bytes() == before
    assert run(*command.split(), lang="fr").err.startswith(f"Ce journal ne dit pas vrai, ligne {number}\u00a0: ")


@pytest.mark.parametrize(("lang", "words"), [("en", "other rules: "), ("fr", "autres règles\u00a0: ")])
@pytest.mark.parametrize("line", ["rules 99", "option moonlight true"])
def test_a_journal_of_other_rules_is_not_accused(lang: str, words: str, line: str) -> None:
    lines = written_journal(Path("whole.journal")).read_text(encoding="utf-8").splitlines()
    number = next(i for i, other in enumerate(lines) if other.startswith("rules "))
    lines[number : number + line.startswith("rules")] = [line]
    Path("other.journal").write_text("\n".join(lines), encoding="utf-8")
    done = run("replay", "other.journal", "--verify", lang=lang)
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith(words)
    assert str(number + 1) in done.err
    with pytest.raises(abilene.OtherRules):
        abilene.replay("\n".join(lines))
    assert run("replay", "whole.journal", "--verify").code == 0


@pytest.mark.parametrize(
    "text",
    [b"", b"\xff\xfe\x00nothing", b"abilene journal 1\n", b"abilene journal 1\ngame good_goat_bad\noption x [[[[\n"],
)
def test_what_is_no_journal_at_all_is_told_as_well(text: bytes) -> None:
    Path("none.journal").write_bytes(text)
    done = run("replay", "none.journal")
    assert done.code == 1
    assert done.err.count("\n") == 1
