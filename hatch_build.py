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

    # One group: calls between modules stay C calls. Its library, abilene__mypyc, lies beside the package.
    extensions = mypycify(modules, opt_level="3", debug_level="0", group_name="abilene", target_dir=str(scratch / "c"))
    build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(scratch / "lib"), str(scratch / "obj")
    build.ensure_finalized()
    build.run()
    return {library: os.path.relpath(library, build.build_lib) for library in build.get_outputs()}
