"""The change log has the form of Keep a Changelog, and begins with the version of the tree."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final

import pytest

import peling
import release

ROOT: Final = Path(__file__).resolve().parents[2]
TEXT: Final = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
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


NOTES: Final = """# Changelog

{unreleased}## [0.3.0] - 2026-12-24

### Fixed

- A tile.

## [0.2.0] - 2026-11-25

- The first.
"""


@pytest.mark.parametrize("unreleased", ["", "## [Unreleased]\n\n"])
def test_a_release_says_what_is_new_in_it_and_no_more(unreleased: str) -> None:
    said = release.notes("v0.3.0", "0.3.0", NOTES.format(unreleased=unreleased))
    assert said == "### Fixed\n\n- A tile."


@pytest.mark.parametrize(
    ("tag", "version", "unreleased", "why"),
    [
        ("v0.3.1", "0.3.0", "", "the tag is v0.3.1"),
        ("0.3.0", "0.3.0", "", "the tag is 0.3.0"),
        ("v0.2.0", "0.2.0", "", "begins with [0.3.0] - 2026-12-24, not with 0.2.0"),
        ("v0.4.0", "0.4.0", "", "begins with [0.3.0]"),
        ("v0.3.0", "0.3.0", "## [Unreleased]\n\n### Added\n\n- More.\n\n", "not below 0.3.0 yet"),
        ("v0.3.0", "0.3.0", "## [0.3.0]\n\n- No day.\n\n", "begins with [0.3.0], not"),
    ],
)
def test_a_release_whose_papers_are_not_ready_is_stopped(
    tag: str, version: str, unreleased: str, why: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        release.notes(tag, version, NOTES.format(unreleased=unreleased))


def test_the_page_of_a_release_is_made_by_what_checks_it() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert workflow.count('packaging/release.py notes "$GITHUB_REF_NAME"') == 2
    assert "CHANGELOG.md" not in workflow
