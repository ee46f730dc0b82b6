"""What a release hands out is built by scripts that agree with each other and with the project."""

from __future__ import annotations

import gzip
import re
import sys
import tarfile
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

import build_deb
import build_flatpak
import build_folder
import dev
import notices
import release
import smoke
from peling_app.platform.system.identity import DOMAIN, HOMEPAGE
from tests.packaging.test_one_folder import of_the_recipe

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECTS = [ROOT / "pyproject.toml", ROOT / "engine" / "pyproject.toml"]


def project(path: Path) -> dict[str, Any]:
    """Return what a project says of itself."""
    said: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))["project"]
    return said


@pytest.mark.parametrize("path", PROJECTS, ids=lambda path: path.parent.name)
def test_every_address_of_the_projects_follows_the_one_placeholder(path: Path) -> None:
    said = project(path)
    assert said["urls"]["Homepage"] == HOMEPAGE
    assert all(address.startswith(HOMEPAGE) for address in said["urls"].values())
    assert all(author["email"].endswith(f"@pe-ling.{DOMAIN}") for author in said["authors"])


def test_the_workflows_test_every_python_that_is_declared() -> None:
    declared = {
        found[1]
        for words in project(ROOT / "pyproject.toml")["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", words))
    }
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    assert {"3.11", "3.12", "3.13", "3.14"} <= declared <= set(re.findall(r'"(3\.\d+)"', text))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_files_that_are_there_after_jobs_that_are_there(path: Path) -> None:
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    for name, job in jobs.items():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs), name
        for step in job.get("steps", []):
            for file in re.findall(r"(?:packaging|tests)/[\w/]+\.py|\.ci/run", step.get("run", "")):
                assert (ROOT / file).is_file(), file
    assert all("timeout-minutes" in job or path.stem == "release" for job in jobs.values())


def test_the_gate_is_run_before_anything_else() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8"))["jobs"]
    assert any(".ci/run" in step.get("run", "") for step in jobs["gate"]["steps"])
    assert all(job["needs"] == "gate" for name, job in jobs.items() if name != "gate")


@pytest.mark.parametrize(
    ("name", "used"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("libQt6Quick.so.6", True),
        ("PySide6/Qt6Gui.dll", True),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", True),
        ("PySide6/Qt/lib/libQt6QuickControls2.so.6", False),
        ("PySide6/Qt6QuickControls2.dll", False),
        ("PySide6/Qt/lib/libQt6WaylandCompositor.so.6", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/QtWidgets.abi3.so", True),
        ("PySide6/Qt/qml/QtQuick/qmldir", True),
        ("PySide6/qml/QtQuick/qtquick2plugin.dll", True),
        ("PySide6/Qt/qml/QtQuick/plugins.qmltypes", False),
        ("PySide6/Qt/qml/QtQuick/Controls/qmldir", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/platforms/qoffscreen.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6\\plugins\\imageformats\\qsvg.dll", True),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("libicudata.so.73", True),
        ("libpyside6.abi3.so.6.11", True),
        ("libxcb-cursor.so.0", True),
        ("libstdc++.so.6", False),
        ("libX11.so.6", False),
        ("wasmtime/linux-x86_64/_libwasmtime.so", True),
        ("peling_app/play/table/view/Table.qml", True),
    ],
)
def test_of_qt_and_of_the_system_comes_along_what_is_used(name: str, used: bool) -> None:
    parts = ("is_used", "MODULES", "QML", "PLUGINS", "TRANSLATIONS", "OF_LINUX")
    recipe = of_the_recipe(*parts, re=re)
    assert recipe["is_used"](name, linux=True) is used


def test_a_package_of_debian_asks_for_sounds_and_has_a_change_log(tmp_path: Path) -> None:
    assert any(need.package in build_deb.SOUND for need in dev.LIBRARIES if need.loss == "sound")
    (tmp_path / "doc").mkdir()
    build_deb.document(tmp_path / "doc")
    log = gzip.decompress((tmp_path / "doc" / "changelog.Debian.gz").read_bytes()).decode()
    assert log.startswith(f"pe-ling ({build_folder.version()}-1) stable; urgency=medium\n\n  * ")
    assert f"\n -- {build_folder.MAINTAINER}  " in log
    before = (tmp_path / "doc" / "changelog.Debian.gz").read_bytes()
    build_deb.document(tmp_path / "doc")
    assert (tmp_path / "doc" / "changelog.Debian.gz").read_bytes() == before


def test_every_licence_lies_in_what_is_handed_out(tmp_path: Path) -> None:
    notices.write_notices(tmp_path / "licences", [])
    there = {
        path.relative_to(tmp_path / "licences").as_posix() for path in tmp_path.rglob("*") if path.is_file()
    }
    assert {"qt/COPYING.LGPL-3.0", "qt/COPYING.GPL-3.0", "wasmtime/LICENSE", "miniaudio/LICENSE"} <= there
    assert {f"pe-ling/{path.name}" for path in (ROOT / "LICENSES").iterdir()} <= there
    assert {f"pe-ling/{path.name}" for path in (ROOT / "assets" / "fonts").glob("OFL-*.txt")} <= there
    words = (tmp_path / "licences" / "README.txt").read_text(encoding="utf-8")
    for requirement in project(ROOT / "pyproject.toml")["dependencies"]:
        name = re.split(r"[^\w-]", requirement)[0].removesuffix("-Essentials")
        assert name in words, name


def test_the_manifest_for_flatpak_gives_no_network_and_no_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_flatpak, "FOLDER", tmp_path)
    made = build_flatpak.manifest()
    said = yaml.safe_load(made.read_text(encoding="utf-8"))
    assert made.stem == said["id"]
    assert said["command"] == "pe-ling"
    assert not {word for word in said["finish-args"] if "network" in word or "filesystem" in word}


def test_the_archive_is_the_same_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_folder, "DIST", tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    folder = tmp_path / "pe-ling"
    folder.mkdir()
    (folder / "b").write_text("2", encoding="utf-8")
    (folder / "a").symlink_to("b")
    made = build_folder.archive(folder)
    before = made.read_bytes()
    (folder / "b").touch()
    assert build_folder.archive(folder).read_bytes() == before
    with tarfile.open(made) as packed:
        assert {(one.mtime, one.uid, one.uname) for one in packed} == {(1700000000, 0, "")}


PRETENDS = """
import pathlib, sys
words = sys.argv[1:]
folder = pathlib.Path(words[words.index("--data-dir") + 1])
if "--self-test" in words:
    if {saves}:
        (folder / "games").mkdir(parents=True)
        (folder / "games" / "a.peling").write_text("saved")
    sys.exit({code})
print("7 ms to the first picture")
"""


@pytest.mark.parametrize(("saves", "code"), [(True, 1), (False, 0), (True, 0)])
def test_what_does_not_play_or_save_does_not_pass(tmp_path: Path, saves: bool, code: int) -> None:
    program = tmp_path / "program.py"
    program.write_text(PRETENDS.format(saves=saves, code=code), encoding="utf-8")
    command = [sys.executable, str(program)]
    if saves and code == 0:
        smoke.main(["--of", str(program), "--", *command])
    else:
        with pytest.raises(SystemExit, match=r"The game was not played|A game was to be saved"):
            smoke.main(["--", *command])


def test_a_part_that_this_system_cannot_build_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "subprocess", SimpleNamespace())
    with pytest.raises(SystemExit, match="On this system there is no rpm"):
        release.main(["rpm"])


@pytest.mark.release
def test_everything_is_built_and_a_game_is_played_in_each() -> None:
    release.main([])
    sums = (build_folder.DIST / "SHA256SUMS").read_text(encoding="utf-8")
    for end in (".whl", ".tar.gz", ".tar.xz", ".deb"):
        assert end in sums
    (package,) = build_folder.DIST.glob(f"pe-ling_{build_folder.version()}-*.deb")
    assert package.stat().st_size < 60_000_000
