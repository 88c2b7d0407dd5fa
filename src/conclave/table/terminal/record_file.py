"""The record of a match on disk: kept after every decision, saved on demand, whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from conclave.engine.records import ENDING
from conclave.speech import file_trouble
from conclave.table.terminal.page import REFUSED, Page


class RecordFile:
    """Where the record of a match is written, if anywhere. It never writes over what it has not written itself."""

    def __init__(self, page: Page, path: Path | None) -> None:
        self.page: Final = page
        self.path: Final = path
        self.written: set[Path] = {path} if path else set()

    def free_path(self) -> Path:
        """Where the match is written if nobody says: a name that nothing has yet."""
        id = self.page.state.game.id
        paths = (Path(f"{id}-{n}{ENDING}" if n else f"{id}{ENDING}") for n in range(10_000))
        return next(path for path in paths if path in self.written or not path.exists())

    def save(self, path: Path | None) -> bool:
        """Write the record; say where, or in one sentence why not."""
        path = path or self.path or self.free_path()
        if path != self.path and not path.suffix and not path.is_dir():
            path = path.with_suffix(ENDING)
        fault = self.write(path)
        self.page.print(fault or self.page.say("saved", path=str(path)), REFUSED if fault else "")
        return not fault

    def keep(self) -> None:
        """Write the record where it was asked to be kept; a fault is told when the person leaves."""
        if self.path is not None:
            self.write(self.path)

    def write(self, path: Path) -> str:
        """The whole record or nothing: written beside, then renamed. What went wrong, or nothing."""
        if path.is_dir():
            return self.page.say("save-folder", path=str(path))
        if path.exists() and path not in self.written:
            return self.page.say("save-exists", path=str(path))
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            beside.write_text(self.page.match.record.write(), encoding="utf-8")
            beside.replace(path)
        except FileNotFoundError:
            return self.page.say("save-no-folder", path=str(path.parent))
        except PermissionError:
            return self.page.say("save-forbidden", path=str(path))
        except OSError as error:
            return self.page.say("save-failed", path=str(path), why=file_trouble(error, self.page.lang))
        finally:
            if beside.exists():
                beside.unlink()
        self.written.add(path)
        return ""
