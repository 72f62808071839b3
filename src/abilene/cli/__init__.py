"""The command line: `abilene play`, `simulate`, `arena`, `replay`, `draw`, `games` …, in French and English."""


def main() -> None:
    """Do what the command line says."""
    import os  # imports wait until here: processes that simulate games need none of this
    import sys

    from abilene.cli.app import app

    if sys.argv[1:2] != ["train"]:
        # Networks are asked a few questions at a time. Threads that share out so little mostly wait for each other:
        # on a busy machine that has taken thirty times as long.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")  # where ’ or é cannot be shown or read, a substitute can
    app(sys.argv[1:], os.environ)(prog_name="abilene")
