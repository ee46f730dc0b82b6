"""The change log has the form of Keep a Changelog, and begins with the version of the tree."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final

import peling

TEXT: Final = (Path(__file__).resolve().parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
VERSION: Final = re.compile(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d{2}-\d{2})")
KINDS: Final = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def test_every_version_has_its_number_and_day_the_newest_first() -> None:
    headings = re.findall(r"^## (.+)$", TEXT, re.MULTILINE)
    released = [heading for heading in headings if heading != "[Unreleased]"]
    assert headings.index(released[0]) == len(headings) - len(released) <= 1
    found = [VERSION.fullmatch(heading) for heading in released]
    assert all(found)
    numbers = [tuple(map(int, one.groups()[:3])) for one in found if one is not None]
    assert numbers == sorted(set(numbers), reverse=True)
    days = [date.fromisoformat(one[4]) for one in found if one is not None]
    assert days == sorted(days, reverse=True)
    assert ".".join(map(str, numbers[0])) == peling.__version__


def test_what_is_new_stands_below_its_kind_each_once_in_a_version() -> None:
    for version in re.split(r"^## ", TEXT, flags=re.MULTILINE)[1:]:
        kinds = re.findall(r"^### (.+)$", version, re.MULTILINE)
        assert kinds
        assert len(kinds) == len(set(kinds))
        assert set(kinds) <= set(KINDS)
        before = version.partition("### ")[0]
        assert "\n- " not in before


def test_no_entry_stands_twice() -> None:
    entries = re.findall(r"^- (.+(?:\n  .+)*)$", TEXT, re.MULTILINE)
    assert len(entries) > 30
    assert len(entries) == len(set(entries))
