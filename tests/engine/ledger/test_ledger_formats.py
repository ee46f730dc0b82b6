"""Sheets and exports that an earlier version wrote open as they were left."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from peling.core.tiles import Wind
from peling.ledger.facts import key_of, mark_of
from peling.ledger.files.exchange import FORMAT, from_json, to_json
from peling.ledger.files.sheet_file import SUFFIX, SheetFile
from peling.ledger.situation import Situation, Step
from tests.engine.ledger.sheets import points

FILE_FORMAT = 1
"""The highest format of a file of a sheet: those of games go on, since only they hold notes of help."""
WITH_STAKES, WITH_COMPUTERS, WITH_PLACE = 2, 3, 4
"""The first formats that know what a point is worth, which places the computer played, where people met."""
OLD = Path(__file__).parent / "formats"


@pytest.mark.parametrize("number", range(1, FILE_FORMAT + 1))
def test_every_old_file_opens_with_its_figures(tmp_path: Path, number: int) -> None:
    path = tmp_path / f"old{SUFFIX}"
    shutil.copy(OLD / f"format-{number}{SUFFIX}", path)
    path.chmod(0o644)
    exported = from_json((OLD / f"format-{number}.json").read_text(encoding="utf-8"))
    with SheetFile.open(path) as opened:
        assert opened.sheet == exported.sheet
        assert opened.sheet.setup.point == ""
        assert opened.sheet.totals == (-180, 2524, 1770, -114)
        assert opened.sheet.setup.players == ("Anna", "Bertha", "Carl", "Dora")


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_every_old_export_is_read(number: int) -> None:
    sheet = from_json((OLD / f"format-{number}.json").read_text(encoding="utf-8")).sheet
    assert len(sheet.deals) == 11
    assert sheet.sum == 0
    assert (sheet.setup.point, sheet.setup.money) == (("", "") if number < WITH_STAKES else ("0.05", "€"))
    assert sheet.setup.computers == (() if number < WITH_COMPUTERS else (1, 2, 3))
    assert sheet.setup.where == ("" if number < WITH_PLACE else "the club")
    assert to_json(sheet).startswith(f'{{\n "what": "pe-ling-sheet",\n "format": {number},')


def test_figures_that_are_stored_are_found_by_keys_as_they_ever_were() -> None:
    """A key that a later version makes otherwise would have every deal reckoned anew, by its rules."""
    plain = Situation(7, (0, 1, 2), 1, (Wind.SOUTH, Wind.EAST, Wind.WEST))
    assert key_of("mark", plain) == "mark SEW -"
    noted = replace(plain, round_wind=Wind.NORTH, noted=frozenset({"thirteenth-win", "standing"}))
    assert key_of("mark", noted) == "mark SEW N standing thirteenth-win"
    elsewhere = replace(plain, number=8, passed=3, step=Step.ROUND_OVER)
    assert key_of("mark", elsewhere) == key_of("mark", plain)
    assert mark_of(points(1, 8, 20, 4, 2)) == "e3b7db1a25ad82e8073c74a7c09d69ef"
