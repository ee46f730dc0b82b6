"""Give a finished file its name without writing over another one, and write names of files to the disk."""

from __future__ import annotations

import os
from pathlib import Path

from peling.storage.journal_file import JournalError, JournalTrouble


def give_name(unnamed: Path, path: Path) -> None:
    """Rename a finished file, unless there is a file with that name, even one made at this very moment.

    Raises:
        JournalError: there is such a file.
        OSError: the system does not allow it.
    """
    try:
        try:
            os.link(unnamed, path)
        except FileExistsError:
            raise
        except OSError:
            # A file system in which a file has one name: the name is taken first, then the file put there.
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            unnamed.replace(path)
    except FileExistsError as error:
        raise JournalError(JournalTrouble.EXISTS, f"{path.name} exists already") from error


def sync_folder(folder: Path) -> None:
    """Have the names of the files in a folder written to the disk, on systems that can do so."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
