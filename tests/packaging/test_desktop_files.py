"""What the desktop reads of us: it names the same everywhere, is up to date, and pleases who judges it."""

import argparse
import configparser
import re
import runpy
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer

from peling.ledger.files.sheet_file import SUFFIX as SHEET_SUFFIX
from peling.storage.journal_file import SUFFIX as GAME_SUFFIX
from peling_app.__main__ import parser, version_words
from peling_app.books.view.house_sets_bar import SUFFIX as HOUSE_SUFFIX
from peling_app.platform.own_file import BY_ENDING
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.platform.system import identity
from peling_app.platform.system.identity import APP_ID, DOMAIN
from peling_app.shell.view.dropped import OPENED
from tests.packaging.test_one_folder import of_the_recipe

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
MADE = runpy.run_path(str(PACKAGING / "desktop_files.py"))
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which everything is installed."""
    folder = tmp_path_factory.mktemp("prefix")
    MADE["install"](folder)
    return folder


def entry(prefix: Path) -> configparser.SectionProxy:
    """Return the menu entry."""
    found = configparser.ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]  # keys have capitals
    found.read(prefix / f"share/applications/{APP_ID}.desktop", encoding="utf-8")
    return found["Desktop Entry"]


def metainfo(prefix: Path) -> ET.Element:
    return ET.parse(prefix / f"share/metainfo/{APP_ID}.metainfo.xml").getroot()  # noqa: S314 - our own file


def mime_types(prefix: Path) -> dict[str, ET.Element]:
    types = ET.parse(prefix / f"share/mime/packages/{APP_ID}.xml").getroot()  # noqa: S314 - our own file
    return {one.attrib["type"]: one for one in types.iter(f"{SPACE}mime-type")}


def judged(*command: str) -> str:
    """Return all that a program says; the test is skipped where it is not installed."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"not installed here: {command[0]}")
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    return (ended.stdout + ended.stderr).strip() or ("" if ended.returncode == 0 else str(ended.returncode))


# One id


def test_one_id_names_window_entry_metainfo_types_and_icons(prefix: Path, qapp: QGuiApplication) -> None:
    assert qapp is not None
    files = [path for path in prefix.rglob("*") if path.is_file() and "man" not in path.parts]
    assert files
    assert [path.name for path in files if not path.name.startswith(APP_ID)] == []
    menu, info = entry(prefix), metainfo(prefix)
    assert (menu["Icon"], info.findtext("id"), info.findtext("launchable")) == (
        APP_ID,
        APP_ID,
        f"{APP_ID}.desktop",
    )
    icons = {icon.attrib["name"] for one in mime_types(prefix).values() for icon in one.iter(f"{SPACE}icon")}
    assert {f"{name}.svg" for name in icons} == {
        path.name for path in (prefix / "share/icons/hicolor/scalable/mimetypes").iterdir()
    }
    assert "setDesktopFileName(APP_ID)" in (ROOT / "app/peling_app/__main__.py").read_text(encoding="utf-8")


def test_the_domain_stands_in_one_place() -> None:
    known = re.compile(rf"{re.escape(DOMAIN)}|{re.escape(APP_ID)}|io\.github\.pe_ling")
    # A pyproject.toml can ask nobody; test_release.py holds it to the domain.
    own = {Path(identity.__file__), ROOT / "engine" / "pyproject.toml"}
    roots = (ROOT / name for name in ("app", "engine", "packaging"))
    found = [
        path
        for root in roots
        for path in root.rglob("*")
        if path.suffix in {".py", ".in", ".sh", ".spec", ".qml", ".toml", ".yml", ".iss"} and path not in own
        if known.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("domain", "made"),
    [("example.org", "org.example.PeLing"), ("pe-ling.github.io", "io.github.pe_ling.PeLing")],
)
def test_the_id_is_the_domain_backwards(domain: str, made: str) -> None:
    assert identity.reverse_id(domain) == made


# What is said is true


def test_the_menu_entry_starts_the_command_that_is_installed(prefix: Path) -> None:
    assert entry(prefix)["Exec"] == "pe-ling %f", "a file opens from the file manager"
    assert 'pe-ling = "peling_app.__main__:main"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_windows_and_macos_open_every_type_of_ours_too() -> None:
    """They know the last ending alone, so of .json we must not be more than one choice."""
    last = {f".{ending.rpartition('.')[2]}" for ending in BY_ENDING}
    installer = (PACKAGING / "windows" / "pe-ling.iss").read_text(encoding="utf-8")
    spoken = re.findall(r'^Name: "(\w+)"; MessagesFile', installer, re.MULTILINE)
    assert spoken == list(LANGUAGES), "[Languages] in packaging/windows/pe-ling.iss"
    classes = re.findall(
        r'Subkey: "Software\\Classes\\(\.[\w-]+)([^"]*)";.* ValueName: "([\w.]+)"', installer
    )
    assert {ending for ending, _, _ in classes} == last
    assert {place for _, place, _ in classes} == {"\\OpenWithProgids"}, "none is taken from another program"
    for _, _, name in classes:
        opened = rf'Subkey: "Software\Classes\{name}\shell\open\command"; ValueType: string; ValueData: '
        assert f'{opened}"""{{app}}\\pe-ling.exe"" ""%1"""' in installer
    for key in re.findall(r"{cm:(\w+File)}", installer):
        said = re.findall(rf"^(\w+)\.{key}=Pe-Ling.+$", installer, re.MULTILINE)
        assert said == list(LANGUAGES), f"{key} in packaging/windows/pe-ling.iss"
    documents = of_the_recipe("DOCUMENTS")["DOCUMENTS"]
    ranks = {one["CFBundleTypeExtensions"][0]: one["LSHandlerRank"] for one in documents}
    assert {f".{ending}" for ending in ranks} == last
    assert {ending for ending, rank in ranks.items() if rank == "Owner"} == {"peling", "peling-sheet"}


def test_every_type_of_ours_is_known_opened_and_dropped(prefix: Path) -> None:
    types = mime_types(prefix)
    said = [one.text for one in metainfo(prefix).iter("mediatype")]
    assert set(filter(None, entry(prefix)["MimeType"].split(";"))) == set(types) == set(said)
    patterns = {glob.attrib["pattern"] for one in types.values() for glob in one.iter(f"{SPACE}glob")}
    assert patterns == {f"*{ending}" for ending in (GAME_SUFFIX, SHEET_SUFFIX, HOUSE_SUFFIX)}
    assert {Path(pattern).suffix for pattern in patterns} <= OPENED


def test_what_is_read_by_people_is_there_in_every_language(prefix: Path) -> None:
    others = [language.value for language in LANGUAGES if language is not Language.ENGLISH]
    menu = entry(prefix)
    keys = [f"{key}[{code}]" for key in ("GenericName", "Comment", "Keywords") for code in others]
    assert [key for key in keys if key not in menu] == [], "packaging/desktop/pe-ling.desktop.in"
    for one in mime_types(prefix).values():
        assert {comment.get(LANGUAGE) for comment in one.iter(f"{SPACE}comment")} == {None, *others}
    for kind in ("summary", "caption", "keyword", "p", "li"):
        said = [one for one in metainfo(prefix).iter(kind) if one not in metainfo(prefix).iter("releases")]
        description = [one.get(LANGUAGE) for one in said if one.text]
        news = sum(1 for _ in metainfo(prefix).iterfind(f"releases//{kind}"))
        english = description.count(None) - news
        assert english > 0, kind
        assert {code: description.count(code) for code in others} == dict.fromkeys(others, english), kind


def test_the_screenshots_are_pictures_that_are_made(qapp: QGuiApplication) -> None:
    assert screenshots(qapp)


@pytest.mark.nightly
def test_all_screenshots_are_as_large_as_they_should_be(qapp: QGuiApplication) -> None:
    images = [make() for make in screenshots(qapp)]
    assert {(image.width(), image.height()) for image in images} == {(1440, 900)}


def screenshots(qapp: QGuiApplication) -> list[Callable[[], QImage]]:
    """Return what takes the pictures that shops show; each of them must be one that is made."""
    from tests.end2end.pictures.shots import all_shots  # noqa: PLC0415 - it imports every page

    assert qapp is not None
    made = all_shots()
    names = [name for name, *_ in MADE["SCREENSHOTS"]]
    assert [name for name in names if name not in made] == []
    return [made[name] for name in names]


CHANGES = """# What is new

## [Unreleased]

- Not yet.

## [0.2.0] - 2026-11-25

The first
for *everybody*.

### Added

- A **table** of `felt`,
  and tiles & more.
- Another.

## 0.1.0 – 2026-11-21

- The first.
"""


def test_the_releases_are_those_of_the_change_log(prefix: Path) -> None:
    found = MADE["releases"](CHANGES)
    assert [(one.version, one.date) for one in found] == [("0.2.0", "2026-11-25"), ("0.1.0", "2026-11-21")]
    assert [one.lead for one in found] == ["The first for everybody.", ""]
    assert found[0].news == ("A table of felt, and tiles & more.", "Another.")
    parsed = ET.fromstring(MADE["releases_xml"](found))  # noqa: S314 - our own text
    assert [one.attrib["version"] for one in parsed.iter("release")] == ["0.2.0", "0.1.0"]
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert [one.attrib["version"] for one in metainfo(prefix).iter("release")] == [
        one.version for one in MADE["releases"](log)
    ]


def test_the_manual_page_names_every_option_the_version_and_its_day(prefix: Path) -> None:
    page = (prefix / "share/man/man6/pe-ling.6").read_text(encoding="utf-8").replace("\\-", "-")
    actions: list[argparse.Action] = parser()._actions  # noqa: SLF001 - argparse shows its options nowhere else
    assert [name for one in actions for name in one.option_strings if name not in page] == []
    assert "@" not in page
    assert version_words().removeprefix("Pe-Ling ") in page
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f'.TH PE-LING 6 "{MADE["releases"](log)[0].date}"' in page


def test_the_icons_of_files_can_be_drawn(prefix: Path, qapp: Any) -> None:  # noqa: ANN401 - whichever application
    assert qapp is not None
    for path in (prefix / "share/icons/hicolor/scalable/mimetypes").iterdir():
        assert QSvgRenderer(QByteArray(path.read_bytes())).isValid(), path.name


# Those who judge it


def test_the_judges_of_menu_entries_have_nothing_to_say(prefix: Path) -> None:
    assert judged("desktop-file-validate", str(prefix / f"share/applications/{APP_ID}.desktop")) == ""


@pytest.mark.parametrize("changes", ["", CHANGES])
def test_the_judges_of_metainfo_have_nothing_to_say(prefix: Path, tmp_path: Path, changes: str) -> None:
    text = (prefix / f"share/metainfo/{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    version = judged("appstreamcli", "--version")
    if "version: 0." in version:
        # Before 1.0 the developer was called otherwise, and the present way is not known.
        text = re.sub(
            r"<developer id=.*?<name>(.*?)</name>.*?</developer>",
            r"<developer_name>\1</developer_name>",
            text,
            flags=re.DOTALL,
        )
    if changes:
        text = re.sub(r" *<releases>.*</releases>\n", "", text, flags=re.DOTALL)
        news = MADE["releases_xml"](MADE["releases"](changes))
        text = text.replace("</component>", f"{news}\n</component>")
    file = tmp_path / f"{APP_ID}.metainfo.xml"
    file.write_text(text, encoding="utf-8")
    ended = subprocess.run(
        ["appstreamcli", "validate", "--strict", "--no-net", "--no-color", str(file)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    said = [line for line in ended.stdout.splitlines() if line.strip() and "successful" not in line]
    assert (ended.returncode, said) == (0, []), ended.stdout


def test_the_judges_of_manual_pages_have_nothing_to_say(prefix: Path) -> None:
    assert judged("mandoc", "-Tlint", str(prefix / "share/man/man6/pe-ling.6")) == ""


def test_man_has_nothing_to_say(prefix: Path) -> None:
    page = str(prefix / "share/man/man6/pe-ling.6")
    if shutil.which("man") is None:
        pytest.skip("not installed here: man")
    ended = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "80"},
        timeout=60,
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_the_system_takes_the_types_and_finds_them_by_name(prefix: Path) -> None:
    said = judged("update-mime-database", str(prefix / "share/mime"))
    assert "error" not in said.lower()
    globs = (prefix / "share/mime/globs2").read_text(encoding="utf-8")
    assert "application/x-pe-ling-game:*.peling\n" in globs
    assert "application/x-pe-ling-house-rules+json:*.house-rules.json\n" in globs
