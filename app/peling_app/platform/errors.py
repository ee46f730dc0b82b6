"""Keep what a programmer needs of an error in a file, and tell the user one sentence."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final

FILE_NAME: Final = "errors.log"
LONGEST: Final = 200_000
"""A file longer than this many bytes is begun anew; one old file is kept."""


def keep(folder: Path, error: BaseException) -> Path | None:
    """Append an error with its trace to the file in `folder`; return the file, None if that cannot be."""
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LONGEST:
            path.replace(path.with_suffix(".old.log"))
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n")
            file.writelines(traceback.format_exception(error))
            file.write("\n")
    except OSError:
        return None
    return path


def catch_all(folder: Path, tell: Callable[[str], None]) -> None:
    """From now on keep every error that nobody caught, and tell where it is kept.

    `tell` is called in the thread of the error; it must be safe there. What the failed functions held is let
    go: Python keeps the last error, and with it a painter that still paints, over which Qt ends the program.
    """

    def caught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None or issubclass(kind, KeyboardInterrupt):
            return
        path = keep(folder, error)
        traceback.clear_frames(trace)
        tell(str(path) if path is not None else f"{kind.__name__}: {error}")

    def caught_in_thread(failed: threading.ExceptHookArgs) -> None:
        caught(failed.exc_type, failed.exc_value, failed.exc_traceback)

    sys.excepthook = caught
    threading.excepthook = caught_in_thread
