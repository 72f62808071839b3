"""Migrations of the store, from the first schema on."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def config(engine: Engine) -> Config:
    """Alembic's view of this folder and that database."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.attributes["engine"] = engine
    return settings


def upgrade(engine: Engine) -> None:
    """Bring the schema to the newest version, in one transaction."""
    command.upgrade(config(engine), "head")
