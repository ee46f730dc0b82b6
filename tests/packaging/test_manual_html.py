"""The manual for a browser: valid, whole without a network, with links that lead somewhere."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree.ElementTree import Element

import html5lib
import pytest

import manual
from peling_app.kit.commands import COMMANDS
from peling_app.platform.settings import LANGUAGES
from peling_app.shell.words.manual import CHAPTERS

HTML = "{http://www.w3.org/1999/xhtml}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:
    del qapp
    place = tmp_path_factory.mktemp("manual")
    manual.write(place)
    return place


def parsed(folder: Path, name: str) -> Element:
    """Return a page; what is no valid HTML is an error."""
    parser = html5lib.HTMLParser(strict=True)
    found: Element = parser.parse((folder / name).read_text(encoding="utf-8"))
    return found


PAGES = [f"{language.value}.html" for language in LANGUAGES]


@pytest.mark.parametrize("name", [*PAGES, "index.html"])
def test_a_page_is_valid_and_every_link_and_picture_is_there(folder: Path, name: str) -> None:
    page = parsed(folder, name)
    ids = [one.attrib["id"] for one in page.iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids)) > 30
    links = [one.attrib["href"] for tag in ("a", "link") for one in page.iter(f"{HTML}{tag}")]
    assert len(links) > len(CHAPTERS)
    for link in links:
        assert link.removeprefix("#") in ids if link.startswith("#") else (folder / link).is_file(), link
    pictures = list(page.iter(f"{HTML}img"))
    assert len(pictures) >= 8
    for picture in pictures:
        assert (folder / picture.attrib["src"]).is_file()
        assert picture.attrib["alt"]
        assert int(picture.attrib["width"]) >= 800


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_one_heading_of_each_chapter_no_level_is_left_out_and_it_names_its_language(
    folder: Path, name: str
) -> None:
    page = parsed(folder, name)
    assert page.attrib["lang"] == name.removesuffix(".html")
    levels = [int(one.tag[-1]) for one in page.iter() if re.fullmatch(rf"{HTML}h\d", str(one.tag))]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert levels.count(2) == len(CHAPTERS) + 2
    assert all(following - level <= 1 for level, following in pairwise(levels))


@pytest.mark.parametrize("name", PAGES)
def test_every_key_of_the_program_stands_there_once(folder: Path, name: str) -> None:
    page = parsed(folder, name)
    rows = list(page.iter(f"{HTML}tr"))
    assert len(rows) == len([command for command in COMMANDS if command.keys]) + 5


def test_nothing_is_fetched_from_elsewhere(folder: Path) -> None:
    for path in (*folder.glob("*.html"), *folder.glob("*.css")):
        assert not re.search(r"https?:|//[a-z]|@import|<script", path.read_text(encoding="utf-8"))
    style = (folder / "manual.css").read_text(encoding="utf-8")
    for font in re.findall(r'url\("([^"]+)"\)', style):
        assert (folder / font).is_file()


def test_it_is_made_for_phones_night_and_paper(folder: Path) -> None:
    style = (folder / "manual.css").read_text(encoding="utf-8")
    for asked in ("prefers-color-scheme: dark", "@media print", "min-width: 60rem", "prefers-reduced-motion"):
        assert asked in style
    assert 'name="viewport"' in (folder / "en.html").read_text(encoding="utf-8")


def test_every_picture_is_one_of_a_screen() -> None:
    from tests.end2end.pictures.shots import all_shots  # noqa: PLC0415 - it looks for all screens

    assert set(manual.PICTURES.values()) <= set(all_shots())
