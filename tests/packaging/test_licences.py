"""What is said of licences is one thing in every place: of files that are there, by the same holders."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
ROOMS: Final = ("app", "assets", "engine", "packaging", "tests", "translations")
NOTES: Final[list[dict[str, Any]]] = tomllib.loads((ROOT / "REUSE.toml").read_text("utf-8"))["annotations"]


def listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


PATHS: Final = [(path, note) for note in NOTES for path in listed(note["path"])]


@cache
def files() -> tuple[str, ...]:
    """Return the names of all files of the tree."""
    found = (path for room in ROOMS for path in (ROOT / room).rglob("*") if path.is_file())
    return tuple(path.relative_to(ROOT).as_posix() for path in found)


@pytest.mark.parametrize("pattern", [path for path, _ in PATHS])
def test_every_place_that_has_a_licence_is_there(pattern: str) -> None:
    assert any(fnmatch(file, pattern) for file in files())


def test_the_metainfo_has_the_licence_that_it_names() -> None:
    template = ROOT / "packaging" / "desktop" / "pe-ling.metainfo.xml.in"
    text = re.sub(r"@\w+@", "", template.read_text(encoding="utf-8"))
    named = ET.fromstring(text).findtext("metadata_license")  # noqa: S314 - our own file
    relative = template.relative_to(ROOT).as_posix()
    # As REUSE has it, the last note that fits counts.
    assert [note["SPDX-License-Identifier"] for path, note in PATHS if fnmatch(relative, path)][-1] == named


@pytest.mark.parametrize(
    "holder",
    [
        re.sub(r"<.*?>", "", one)
        for note in NOTES
        if note["SPDX-License-Identifier"] == "OFL-1.1"
        for one in listed(note["SPDX-FileCopyrightText"])
    ],
)
def test_debian_is_given_the_holders_of_the_fonts_as_they_are(holder: str) -> None:
    copyrights = " ".join((ROOT / "packaging" / "debian" / "copyright").read_text(encoding="utf-8").split())
    years, _, names = holder.partition(" ")
    for name in re.split(r"\s+and\s+", names.strip()):
        assert re.search(rf"{years} [^0-9]*{re.escape(name.strip())}", copyrights), name
