"""The command line: `abilene play`, `simulate`, `arena`, `replay`, `draw`, `games` …, in French and English."""


def main() -> None:
    """Do what the command line says."""
    import os  # imports wait until here: processes that simulate games need none of this
    import sys

    from abilene.cli.app import app

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")  # where ’ or é cannot be shown or read, a substitute can
    app(sys.argv[1:], os.environ)(prog_name="abilene")
