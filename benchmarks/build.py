"""The small games beside a copy of the engine, compiled with it as one group, in `build/bench`.

A game of the house is compiled together with the engine, because calls between groups are slow; so are these. Nothing
in the tree is touched: `build/bench/src/conclave` is Conclave with these two games instead of its own.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tools.compile import ROOT, compile_in_place

SCRATCH: Final = ROOT / "build" / "bench"
"""The root of the copy."""
SOURCES: Final = SCRATCH / "src"
"""What comes first on the path of whoever wants to import the small games as `conclave.games.leduc`."""

_COMPILED: Final = ("*.so", "*.pyd")


def build(compiled: bool = True) -> bool:
    """Bring the copy up to date and, if wanted, compile it where it changed; False if it is not compiled."""
    package = ROOT / "src" / "conclave"
    _mirror(ROOT / "tools" / "compile.py", SCRATCH / "tools" / "compile.py")
    _mirror(ROOT / "pyproject.toml", SCRATCH / "pyproject.toml")
    for path in sorted(package.iterdir()):
        if path.name != "games" and not _built(path):
            _mirror(path, SOURCES / "conclave" / path.name)
    _mirror(ROOT / "benchmarks" / "games", SOURCES / "conclave" / "games")
    return compiled and compile_in_place(SCRATCH)


def _mirror(source: Path, target: Path) -> None:
    """Make the target the same as the source: sources only, compiled modules in the target stay where they are."""
    if source.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        wanted = {path.name for path in source.iterdir() if not _built(path)}
        for path in sorted(target.iterdir()):
            if path.name not in wanted and not _built(path):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        for name in sorted(wanted):
            _mirror(source / name, target / name)
    elif source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def _built(path: Path) -> bool:
    return path.name == "__pycache__" or any(path.match(pattern) for pattern in _COMPILED)
