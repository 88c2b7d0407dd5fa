"""Sets up what is missing: an environment, the pinned packages, Conclave itself, its compiled modules.

python3 tools/setup.py           the environment for playing, testing and writing: .venv
python3 tools/setup.py bench     the environment of the benchmarks, with the peers: .venv-bench
python3 tools/setup.py cluster   the environment of the cluster's tests, with Ray: .venv-cluster
python3 tools/setup.py lock      pin the packages anew in requirements/*.txt (--upgrade: to their newest versions)

Needs nothing but Python and its venv module. Says one line for each thing it does, and nothing where there is nothing
to do.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
PROJECT = ROOT / "pyproject.toml"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")

# What each lock file is made from, in an order in which each may lean on those before it.
LOCKS = {
    "uv.txt": ["requirements/uv.in"],
    "base.txt": ["pyproject.toml"],
    "dev.txt": ["pyproject.toml", "requirements/dev.in"],
    "bench.txt": ["pyproject.toml", "requirements/bench.in"],
    "cluster.txt": ["pyproject.toml", "requirements/cluster.in", "--extra", "cluster"],
    "node.txt": ["requirements/node.in"],
}

# Environments beside the usual one, each with a lock file of its name.
OTHERS = ("bench", "cluster")


class Environment:
    """A virtual environment that holds exactly what a lock file says, and Conclave itself, editable."""

    def __init__(self, folder: str, lock: str) -> None:
        self.folder = ROOT / folder
        self.locks = [REQUIREMENTS / "uv.txt", REQUIREMENTS / lock]
        self.python = self.folder / BIN / f"python{EXE}"
        self.uv = self.folder / BIN / f"uv{EXE}"

    def set_up(self) -> None:
        self.create()
        if self.changed("packages", *self.locks):
            say(f"Installing packages into {self.folder.name} ...")
            self.install_uv()
            self.call_uv("pip", "sync", "--require-hashes", *map(str, self.locks))
            self.stamp("project").unlink(missing_ok=True)
            self.done("packages", *self.locks)
        if self.changed("project", PROJECT):
            say(f"Installing Conclave into {self.folder.name} ...")
            self.call_uv("pip", "install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
            self.done("project", PROJECT)
        if os.environ.get("CONCLAVE_PURE", "") in ("", "0"):
            compiled = subprocess.run([str(self.python), str(ROOT / "tools" / "compile.py")], check=False)
            if compiled.returncode:
                sys.exit(compiled.returncode)

    def create(self) -> None:
        """Make the environment, unless it is there and made with this very Python."""
        if self.python.exists() and not self.changed("python"):
            return
        say(f"Making {self.folder.name} for Python {sys.version.split()[0]} ...")
        shutil.rmtree(self.folder, ignore_errors=True)
        uv = shutil.which("uv")
        if has_venv():
            run([sys.executable, "-m", "venv", str(self.folder)])
        elif uv:
            run([uv, "venv", "--seed", "--python", sys.executable, str(self.folder)], uv_environment())
        else:
            sys.exit("Python's venv module is missing. Install it (on Debian: apt install python3-venv) and try again.")
        self.done("python")

    def install_uv(self) -> None:
        arguments = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        run([str(self.python), "-m", "pip", *arguments, "--requirement", str(REQUIREMENTS / "uv.txt")])

    def call_uv(self, *arguments: str) -> None:
        run([str(self.uv), *arguments, "--python", str(self.python)], uv_environment())

    def lock(self, upgrade: bool) -> None:
        """Pin the packages anew, for all systems, with hashes and without a word on where they came from."""
        self.create()
        self.install_uv()
        options = ["--universal", "--python-version", ".".join(map(str, OLDEST)), "--generate-hashes"]
        options += ["--no-emit-index-url", "--no-emit-find-links", *(["--upgrade"] if upgrade else [])]
        environment = {**uv_environment(), "UV_CUSTOM_COMPILE_COMMAND": "make lock"}
        for lock, sources in LOCKS.items():
            say(f"Pinning requirements/{lock} ...")
            target = ["--output-file", f"requirements/{lock}"]
            run([str(self.uv), "pip", "compile", *options, *target, *sources], environment)

    def stamp(self, what: str) -> Path:
        return self.folder / f"conclave-{what}.stamp"

    def changed(self, what: str, *files: Path) -> bool:
        """Whether the files, or the Python, are others than when this was last done."""
        stamp = self.stamp(what)
        return not stamp.exists() or stamp.read_text() != fingerprint(files)

    def done(self, what: str, *files: Path) -> None:
        self.stamp(what).write_text(fingerprint(files))


def fingerprint(files: tuple[Path, ...]) -> str:
    # The place counts, because an environment that was moved or copied still points to where it was made.
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {ROOT}\n".encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def has_venv() -> bool:
    """Some systems ship Python without the parts that make a working environment."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return False
    return True


def uv_environment() -> dict[str, str]:
    """The environment for uv: where pip was told to look for packages elsewhere, uv looks there too."""
    environment = dict(os.environ)
    environment.pop("VIRTUAL_ENV", None)
    if not any(name in environment for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_INDEX")):
        index = os.environ.get("PIP_INDEX_URL") or asked("pip", "config", "get", "global.index-url")
        if index:
            environment["UV_DEFAULT_INDEX"] = index
    return environment


def asked(*module: str) -> str:
    """What a module of this Python answers on the command line, or nothing."""
    answer = subprocess.run([sys.executable, "-m", *module], capture_output=True, text=True, check=False)
    return answer.stdout.strip() if answer.returncode == 0 else ""


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command in silence; should it fail, show what it said and stop."""
    result = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if result.returncode:
        print(result.stdout, file=sys.stderr)
        sys.exit(f"This failed: {' '.join(command)}")


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    if sys.version_info < OLDEST:
        wanted, found = ".".join(map(str, OLDEST)), sys.version.split()[0]
        sys.exit(f"Conclave needs Python {wanted} or newer; this is {found}. Try: make PYTHON=python{wanted}")
    parser = argparse.ArgumentParser(description="Set up what is missing.")
    parser.add_argument("what", nargs="?", choices=("dev", *OTHERS, "lock"), default="dev")
    parser.add_argument("--upgrade", action="store_true", help="with lock: take the newest versions")
    arguments = parser.parse_args()
    other = arguments.what if arguments.what in OTHERS else None
    environment = Environment(f".venv-{other}", f"{other}.txt") if other else Environment(".venv", "dev.txt")
    if arguments.what == "lock":
        environment.lock(arguments.upgrade)
    environment.set_up()
    run([str(environment.python), str(ROOT / "tools" / "vendor.py")])


if __name__ == "__main__":
    main()
