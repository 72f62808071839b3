"""What other packages bring: the bot and the game of `examples`, found as soon as they are installed."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "examples"

PLAYED = """
import pickle
import abilene
from abilene import bots
from abilene.sim import Table, simulate


def play():
    game = abilene.load("pebbles", players=2)
    match = abilene.Match(game, 7)
    while not match.state.over:
        match.choose(match.state.player, match.state.options()[0])
    same = abilene.replay(match.journal())
    again = pickle.loads(pickle.dumps(same))
    assert same.state.scores() == again.state.scores() == match.state.scores()
    one, two = (simulate(Table("pebbles", 2), ["sampler", "random"], 8, seed=1, jobs=jobs).tally for jobs in (1, 2))
    assert one == two
    against = simulate(Table("good_goat_bad", 2), ["sampler", "random"], 3, seed=1, rotate=True)
    print(abilene.games.names()[-1], bots.names()[-1], against.tally.games)


if __name__ == "__main__":
    play()
"""


def test_a_bot_and_a_game_of_other_packages_play(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(tmp_path / "site")]
    subprocess.run([*pip, *offline, EXAMPLES / "sampler", EXAMPLES / "pebbles"], check=True)
    elsewhere = [path for path in sys.path if not Path(path).is_relative_to(EXAMPLES)]
    path = f"import sys; sys.path[:0] = {[str(tmp_path / 'site'), *elsewhere]!r}\n"
    (tmp_path / "play.py").write_text(path + PLAYED, "utf-8")
    done = subprocess.run([sys.executable, tmp_path / "play.py"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "pebbles sampler 3"
