"""Compiles the hot rooms of Conclave with mypyc: in place, as one group, only when their sources changed.

python tools/compile.py           compile, where a C compiler and Python's headers are at hand
python tools/compile.py --clean   remove the compiled modules

The compiled modules lie beside their sources and are loaded instead of them. Before anything is compiled the old ones
are removed, so that whatever happens next, no compiled code outlives its source.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/conclave")
BUILD = Path("build")
STAMP = BUILD / "compiled.stamp"

# One shared library holds all the code; the modules beside the sources are doors to it.
LIBRARY = "conclave_compiled"

# What is compiled, as patterns inside the package; games are found by looking.
HOT = (
    "phrases.py",
    "engine/*.py",
    "bots/*.py",
    "games/*/components.py",
    "games/*/moves.py",
    "games/*/rules.py",
    "games/*/outlook.py",
    "games/*/sense.py",
    "games/*/sight.py",
    "games/*/state.py",
    "games/*/steps.py",
    "games/*/steps/*.py",
    "games/*/worth.py",
    "games/*/queries/*.py",
    "games/zavandor/asked.py",
    "games/zavandor/lines.py",
    "games/zavandor/naming.py",
    "games/zavandor/reasons.py",
    "games/zavandor/speech.py",
    "speech.py",
    "table/asked.py",
    "table/calls.py",
    "table/live.py",
    "table/match.py",
    "table/message.py",
    "table/patches.py",
    "table/presence.py",
    "table/service.py",
    "table/telling.py",
    "table/turns.py",
    "table/undoing.py",
)

# What is not, though it lies there: code for tests, which gains nothing and wants to be patched and traced.
COLD = ("engine/conformance.py", "engine/fields.py", "engine/span.py")

# Compiled code relies on the types and constants of everything that it may import, compiled or not.
KNOWN_TO_HOT = ("*.py", "engine/**/*.py", "bots/**/*.py", "games/**/*.py", "table/**/*.py")


class CompileError(Exception):
    """The compiler refused the sources; the message is the compiler's own."""


def hot_modules(root: Path = ROOT) -> list[Path]:
    """The sources that are compiled, relative to the root, in a stable order."""
    return _matches(root, HOT, (*COLD, "**/__init__.py"))


def compiled_modules(root: Path = ROOT) -> list[Path]:
    """The compiled modules that lie in the tree, current or not, relative to the root."""
    return _matches(root, ("**/*.so", "**/*.pyd"), ())


def clean(root: Path = ROOT) -> None:
    """Remove every compiled module and what is left of making them."""
    (root / STAMP).unlink(missing_ok=True)
    for module in compiled_modules(root):
        (root / module).unlink()


def obstacle() -> str | None:
    """What is missing on this machine for compiling, or None."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "")
    if os.environ.get("CC"):
        compiler = shlex.split(os.environ["CC"])
    if os.name != "nt" and not (compiler and shutil.which(compiler[0])):
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's C headers are not installed"
    return None


def fingerprint(root: Path = ROOT) -> str:
    """Tells two builds apart: the sources, this tool, Python, mypy."""
    digest = hashlib.sha256()
    sources = _matches(root, KNOWN_TO_HOT, ())
    for path in [*sources, Path("tools/compile.py")]:
        content = (root / path).read_bytes()
        digest.update(f"{path.as_posix()} {len(content)}\n".encode())
        digest.update(content)
    for part in (sys.version, EXTENSION_SUFFIXES[0], _mypy_version()):
        digest.update(f"{part}\n".encode())
    return digest.hexdigest()


def up_to_date(root: Path = ROOT) -> bool:
    """Whether the compiled modules in the tree are those of the sources in the tree."""
    try:
        stamp = (root / STAMP).read_text().splitlines()
    except FileNotFoundError:
        return False
    return stamp == _stamp(root)


def compile_in_place(root: Path = ROOT) -> bool:
    """Make the compiled modules agree with the sources; False where this machine can have none."""
    if up_to_date(root):
        return True
    clean(root)
    modules = hot_modules(root)
    if not modules:
        return False
    missing = obstacle()
    if missing:
        print(f"Not compiled, Conclave runs as plain Python, several times slower: {missing}.", flush=True)
        return False
    print(f"Compiling {len(modules)} modules ...", end="", flush=True)
    began = time.monotonic()
    # The fingerprint is taken before: a source that changes meanwhile is noticed the next time.
    before = fingerprint(root)
    worker = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--worker", str(root)],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if worker.returncode:
        print(" failed.", flush=True)
        clean(root)
        raise CompileError(worker.stdout)
    (root / STAMP).write_text("\n".join(_stamp(root, before)) + "\n")
    print(f" done in {time.monotonic() - began:.0f} s.", flush=True)
    return True


def _stamp(root: Path, sources: str | None = None) -> list[str]:
    """A fingerprint and the compiled modules that belong to it, so that a lost one is noticed too."""
    return [sources or fingerprint(root), *(path.as_posix() for path in compiled_modules(root))]


def _mypy_version() -> str:
    """The installed mypy, by the name of its folder: asking importlib.metadata takes longer than all the rest."""
    mypy = find_spec("mypy")
    if mypy is None or mypy.origin is None:
        raise CompileError("mypy, which brings the compiler mypyc, is not installed here.")
    return " ".join(sorted(path.name for path in Path(mypy.origin).parent.parent.glob("mypy-*.dist-info")))


def _matches(root: Path, wanted: tuple[str, ...], unwanted: tuple[str, ...]) -> list[Path]:
    package = root / PACKAGE
    found = {path for pattern in wanted for path in package.glob(pattern)}
    found -= {path for pattern in unwanted for path in package.glob(pattern)}
    return sorted(path.relative_to(root) for path in found)


def _work(root: Path) -> None:
    """Call mypyc and the C compiler, in this process, with whatever they print."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(root)
    shutil.rmtree(BUILD / "mypyc", ignore_errors=True)
    extensions = mypycify(
        [str(path) for path in hot_modules(root)],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        separate=False,
        group_name=LIBRARY,
        target_dir=str(BUILD / "mypyc"),
    )
    command = build_ext(Distribution({"name": "conclave", "package_dir": {"": "src"}, "ext_modules": extensions}))
    command.inplace = True
    command.build_lib = str(BUILD / "mypyc" / "modules")
    command.build_temp = str(BUILD / "mypyc" / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the hot rooms of Conclave in place.")
    parser.add_argument("--clean", action="store_true", help="remove the compiled modules")
    parser.add_argument("--worker", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        _work(arguments.worker)
    elif arguments.clean:
        clean()
    else:
        try:
            compile_in_place()
        except CompileError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
