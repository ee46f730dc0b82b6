"""By which ends of their names files are found: a promise to every file that has been written."""

from __future__ import annotations

from pathlib import Path

import pytest

from peling.ledger.files import sheet_file
from peling.storage import journal
from peling.storage.journal import glance
from peling.storage.journal_file import log_beside
from tests.engine.storage.journal_files import written

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("suffix", "folder", "names"),
    [
        (
            journal.SUFFIX,
            HERE / "storage" / "journals",
            [f"format-{n}{of}.peling" for n in (1, 2) for of in ("-game", "")],
        ),
        (sheet_file.SUFFIX, HERE / "ledger" / "formats", ["format-1.peling-sheet"]),
    ],
)
def test_files_that_older_versions_wrote_bear_the_end_by_which_files_are_looked_for(
    suffix: str, folder: Path, names: list[str]
) -> None:
    assert sorted(path.name for path in folder.iterdir() if path.name.endswith(suffix)) == names


def test_only_a_file_that_is_not_empty_is_a_log(tmp_path: Path) -> None:
    path = tmp_path / "game.peling"
    log = tmp_path / "game.peling-wal"
    assert not log_beside(path)
    log.touch()
    assert not log_beside(path)
    log.write_bytes(b"x")
    assert log_beside(path)


def test_a_folder_where_the_log_would_be_keeps_nobody_from_looking_into_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.peling"
    written(path)
    plain = glance(path)
    (tmp_path / "game.peling-wal").mkdir()
    assert not log_beside(path)
    assert glance(path) == plain
