"""What somebody likes: language, light, sound, pace; kept in a cookie that scripts can read."""

from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

from abilene.engine.texts import LANGS

SETTINGS_COOKIE = "settings"

# What each setting may be; the first is what it is when nobody says.
SETTINGS: dict[str, tuple[str, ...]] = {
    "lang": ("", *LANGS),
    "light": ("system", "day", "night"),
    "sound": ("off", "on"),
    "motion": ("system", "reduced", "full"),
    "patterns": ("off", "on"),
    "pace": ("900", "0", "400", "1800"),
    "autoplay": ("on", "off"),
    "keys": ("on", "off"),
    "told": ("steps", "skip"),
    "ends": ("off", "on"),
    "text": ("100", "90", "115", "130"),
    "hand": ("right", "left"),
    "taps": ("told", "known"),
}


def read_settings(cookie: str | None) -> dict[str, str]:
    """All settings as a browser's cookie has them, the rest as when nobody says."""
    try:
        given = dict(parse_qsl(cookie or "", max_num_fields=20) if len(cookie or "") < 500 else ())
    except ValueError:  # more than there are
        given = {}
    return {name: given[name] if given.get(name) in values else values[0] for name, values in SETTINGS.items()}


def write_settings(settings: Mapping[str, str]) -> str:
    """The settings as a cookie that scripts can read too."""
    return urlencode({name: value for name, value in settings.items() if value != SETTINGS[name][0]})
