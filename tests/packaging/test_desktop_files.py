import configparser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import dev
from peling.ledger.files.sheet_file import SUFFIX

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"


def test_the_menu_entry_starts_the_command_that_is_installed() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PACKAGING / "pe-ling.desktop", encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == "pe-ling %f", "a sheet opens from the file manager"
    assert 'pe-ling = "peling_app.__main__:main"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_menu_entry_opens_what_the_system_knows_as_a_sheet() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(PACKAGING / "pe-ling.desktop", encoding="utf-8")
    types = ET.parse(PACKAGING / "pe-ling.xml").getroot()  # noqa: S314 -- our own file
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    known = {one.get("type"): one for one in types.iter(f"{space}mime-type")}
    assert set(filter(None, entry["Desktop Entry"]["MimeType"].split(";"))) == set(known)
    patterns = [glob.get("pattern") for one in known.values() for glob in one.iter(f"{space}glob")]
    assert patterns == [f"*{SUFFIX}"]


def test_the_metainfo_names_the_version_and_the_menu_entry() -> None:
    (path,) = PACKAGING.glob("*.metainfo.xml")
    root = ET.parse(path).getroot()  # noqa: S314 -- our own file
    release = root.find("releases/release")
    assert release is not None
    version = release.get("version")
    assert f'version = "{version}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert root.findtext("launchable") == "pe-ling.desktop"


@pytest.mark.parametrize("need", [need for need in dev.LIBRARIES if need.package != "libbrotli1"])
def test_the_debian_package_asks_for_every_library(need: dev.Need) -> None:
    script = (PACKAGING / "build_deb.sh").read_text(encoding="utf-8")
    depends, recommends = script.partition("Depends:")[2].partition("Description:")[0].split("Recommends:")
    assert need.package in (recommends if need.loss else depends).replace(",", " ").split()
