"""`python -m abilene`: the command line."""

from abilene.cli import main

if __name__ == "__main__":  # a process that simulates games imports this module too
    main()
