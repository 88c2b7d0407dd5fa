"""Puts the compiled modules into a wheel; without a C compiler the wheel is plain Python and runs everywhere."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface[Any]):
    """Compiles before a wheel is packed. An editable install is compiled by tools/setup.py, when sources change."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        try:
            from tools import compile as compiler
        finally:
            sys.path.remove(self.root)
        if compiler.compile_in_place(Path(self.root)):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"] += [f"/{path.as_posix()}" for path in compiler.compiled_modules(Path(self.root))]
