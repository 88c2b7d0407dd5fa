"""Compiled or not: which form of Conclave's modules Python loads.

Where a C compiler was at hand, compiled modules lie beside the sources and Python prefers them. With `CONCLAVE_PURE=1`
in the environment the sources are loaded instead: for tracing, for profiling, and for playing both forms side by side.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import Final

PACKAGE: Final = __name__.partition(".")[0] + "."


class SourceFinder:
    """Finds the modules of this package as sources only, before Python's own finders see them."""

    def __init__(self) -> None:
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PACKAGE):
            return None
        for folder in path:
            spec = self._folder(folder).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        """Look at the folders anew; `importlib.invalidate_caches` calls this."""
        self._folders.clear()

    def _folder(self, folder: str) -> FileFinder:
        finder = self._folders.get(folder)
        if finder is None:
            finder = self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
        return finder


def asked_for() -> bool:
    """Whether the environment asks for the sources."""
    return os.environ.get("CONCLAVE_PURE", "") not in ("", "0")


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    spec = find_spec("conclave.engine.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


if asked_for() and not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
    sys.meta_path.insert(0, SourceFinder())
