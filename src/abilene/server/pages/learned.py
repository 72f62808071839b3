"""How a network learned, in a few lines for the page of the bots, from the record that lies beside it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from abilene.server.words import words

NAMED = 7  # letters of a commit
SHARE = 100  # of what parts are told


def lessons(record: Mapping[str, Any], lang: str) -> list[tuple[str, str]]:
    """How a network learned, in a few lines with their headings, from the record that lies beside it."""
    texts, runs = words(lang), record["runs"]

    def say(name: str, **values: Any) -> str:
        return str(texts.format(f"bots-learned-{name}", **values))

    def share(name: str, switch: str = "") -> int:
        """Of the games of all runs, in per cent; of a run where the switch is off, none."""
        of = [(run["decisions"], run["settings"]) for run in runs]
        met: float = sum(many * how[name] for many, how in of if not switch or how[switch])
        return round(SHARE * met / int(record["decisions"]))

    said = {
        "itself": [
            say(
                "itself",
                decisions=_millions(record["decisions"], lang),
                games=record["games"],
                minutes=round(record["seconds"] / 60),
                runs=len(runs),
                device=", ".join(dict.fromkeys(run["device"] for run in runs)),
            ),
            *_taught(runs, say),
        ],
        "against": [say("against", earlier=share("earlier"), greedy=share("greedy"))],
        "set-ups": [say("set-ups", drawn=share("drawn", "varied"))],
        "size": [
            say("size", megabytes=number(record["bytes"] / 1e6, lang)),
            *([] if record["sampled"] else [say("ahead")]),
        ],
        "record": [
            say("record", rules=record["about"]["rules"], features=record["about"]["features"]),
            *_sources(runs, say),
        ],
    }
    return [(str(texts.format(f"bots-learned-{name}.title")), " ".join(told)) for name, told in said.items()]


def _taught(runs: Sequence[Mapping[str, Any]], say: Callable[..., str]) -> list[str]:
    """For how long greedy said what it would do, and whether that was played."""
    advised = [run for run in runs if run["settings"]["taught"]]
    minutes = sum(run["seconds"] * run["settings"]["taught"] for run in advised) / 60
    if not advised:
        return []
    always = all(run["settings"]["taught"] == 1 for run in runs)
    led = any(run["settings"]["led"] for run in advised)
    return [say("taught", all=int(always), minutes=round(minutes)), *([say("led")] if led else [])]


def _sources(runs: Sequence[Mapping[str, Any]], say: Callable[..., str]) -> list[str]:
    """Of which state of the sources the runs are, as far as it is known."""
    known = [run for run in runs if run["commit"]]
    said = []
    if known:
        commits = ", ".join(dict.fromkeys(run["commit"][:NAMED] for run in known))
        said.append(say("commits", all=int(len(known) == len(runs)), known=len(known), runs=len(runs), commits=commits))
    if changed := sum(bool(run.get("changed")) for run in known):
        said.append(say("changed", count=changed))
    unknown = Counter(tuple(run.get("between", ("", ""))) for run in runs if not run["commit"])
    for (first, last), count in unknown.items():
        told = 0 if not first else "same" if first == last else first[:NAMED]
        said.append(say("between", count=count, first=told, last=last[:NAMED]))
    return said


def _millions(count: int, lang: str) -> str:
    return number(count / 1e6 if count < 1e7 else round(count / 1e6), lang)


def number(value: float, lang: str) -> str:
    """With one digit behind the point, where there is anything there; of what is very small, two."""
    text = f"{value:.2f}" if 0 < value < 0.05 else f"{value:.1f}".removesuffix(".0")
    return (text.replace(".", ",") if lang == "fr" else text).replace("-", "−")
