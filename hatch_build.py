"""Compiles the hot modules with mypyc into the wheel when ABILENE_MYPYC=1; otherwise the wheel stays pure Python."""

import os
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class MypycHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy", "setuptools"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        # Lives until the hook is dropped, after the wheel is written.
        self.scratch = TemporaryDirectory(prefix="abilene-mypyc-")
        built = compile_modules(hot_modules(Path(self.root)), Path(self.scratch.name))
        build_data["force_include"] |= built
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    return os.environ.get("ABILENE_MYPYC") == "1"


def hot_modules(root: Path) -> list[str]:
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["abilene"]
    found = {path for pattern in settings["compiled"] for path in (root / "src").glob(pattern)}
    # A package's __init__ only gathers names: nothing to gain there.
    left = ["__init__.py", *settings["interpreted"]]
    return sorted(str(path) for path in found if path.name not in left)


def compile_modules(modules: list[str], scratch: Path) -> dict[str, str]:
    """Maps each built library to its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # A group for the engine, for each game and for its bot: calls within one stay C calls, and a compiler that
    # is given one such file a core is done in a third of the time it takes for all in one.
    groups: dict[str, list[str]] = {}
    for module in modules:
        groups.setdefault(group_of(module), []).append(module)
    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups.items()]
    level = os.environ.get("ABILENE_MYPYC_LEVEL", "3")
    # Types of other packages are not needed, and not there where pip builds in isolation.
    paths = ["--no-site-packages", "--ignore-missing-imports", *modules]
    extensions = mypycify(paths, opt_level=level, debug_level="0", separate=separate, target_dir=str(scratch / "c"))
    if os.name == "posix":
        for extension in extensions:
            # Nobody reads what mypyc writes, and to warn of how it is written takes gcc long.
            extension.extra_compile_args = [*extension.extra_compile_args, "-w"]
    build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(scratch / "lib"), str(scratch / "obj")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()
    return {library: os.path.relpath(library, build.build_lib) for library in build.get_outputs()}


def group_of(module: str) -> str:
    """The folder whose modules are compiled together: the engine, a game with its modules, or its bot."""
    _, kind, name, *inner = Path(module).parts[Path(module).parts.index("abilene") :]
    return f"abilene_{name}_bot" if inner[:1] == ["bot"] else f"abilene_{name}" if kind == "games" else "abilene_engine"
