"""Environments for learners, each a module to import by its name: it needs what the extra `rl` installs."""
