"""Sheets and exports that an earlier version wrote open as they were left."""

import shutil
from pathlib import Path

import pytest

from peling.ledger.files.exchange import FORMAT, from_json
from peling.ledger.files.sheet_file import SUFFIX, SheetFile
from peling.storage.journal_file import FORMAT as FILE_FORMAT

OLD = Path(__file__).parent / "formats"


@pytest.mark.parametrize("number", range(1, FILE_FORMAT + 1))
def test_every_old_file_opens_with_its_figures(tmp_path: Path, number: int) -> None:
    path = tmp_path / f"old{SUFFIX}"
    shutil.copy(OLD / f"format-{number}{SUFFIX}", path)
    path.chmod(0o644)
    exported = from_json((OLD / f"format-{number}.json").read_text(encoding="utf-8"))
    with SheetFile.open(path) as opened:
        assert opened.sheet == exported.sheet
        assert opened.sheet.totals == (-180, 2524, 1770, -114)
        assert opened.sheet.setup.players == ("Anna", "Bertha", "Carl", "Dora")


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_every_old_export_is_read(number: int) -> None:
    sheet = from_json((OLD / f"format-{number}.json").read_text(encoding="utf-8")).sheet
    assert len(sheet.deals) == 11
    assert sheet.sum == 0
