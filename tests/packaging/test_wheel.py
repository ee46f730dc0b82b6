"""What `pip install .` brings: built once, without a network, and asked from its own folder."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NOT_SHIPPED = {"__pycache__", ".qmlls.ini"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    target = folder / "installed"
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(target)
    return target


def shipped(source: Path, under: str) -> set[str]:
    """Return the paths the files below `source` should have in the wheel."""
    return {
        f"{under}/{path.relative_to(source).as_posix()}"
        for path in source.rglob("*")
        if path.is_file() and NOT_SHIPPED.isdisjoint(path.parts) and path.suffix != ".pyc"
    }


def test_the_wheel_has_every_file_of_both_packages(installed: Path) -> None:
    wanted = (
        shipped(ROOT / "engine" / "peling", "peling")
        | shipped(ROOT / "app" / "peling_app", "peling_app")
        | shipped(ROOT / "assets", "peling_app/assets")
        | shipped(ROOT / "translations", "peling_app/translations")
    )
    there = {path.relative_to(installed).as_posix() for path in installed.rglob("*") if path.is_file()}
    assert wanted - there == set()
    extra = {path for path in there - wanted if ".dist-info/" not in path}
    assert extra == set()


def test_the_installed_app_uses_the_assets_that_came_with_it(installed: Path) -> None:
    code = (
        "from peling_app.platform import resources as r, shipped; print(shipped.data_dir()); "
        "print(r.tile_svg('C5').is_file(), r.sound('win').is_file(), len(r.font_files()))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=installed.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.splitlines() == [str(installed / "peling_app"), "True True 7"]


def test_the_installed_app_finds_the_words_of_the_lessons(installed: Path) -> None:
    code = (
        "from peling_app.learn.words import prose; print(prose.__file__); "
        "print(*(len(prose.headings(code)[2]) == len(prose.page_ids()) > 200 for code in ('en', 'de')))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=installed.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    file, found = answer.stdout.splitlines()
    assert Path(file).is_relative_to(installed)
    assert found == "True True"


def test_the_installed_books_have_their_examples(installed: Path) -> None:
    code = (
        "from peling.rulebooks import examples, rule_book, rule_set_ids; "
        "print(all(examples(book)['hands'] for book in rule_set_ids())); "
        "print(rule_book(rule_set_ids()[0]).examples)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=installed.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    all_there, place = answer.stdout.splitlines()
    assert all_there == "True"
    assert Path(place).is_relative_to(installed)


@pytest.mark.nightly
def test_experts_play_from_the_installed_package_by_its_models_and_kernel(installed: Path) -> None:
    code = (
        "import runpy, sys; from peling.advice.formula.model import FOLDER, trained; "
        "from peling.advice.kernel.machine import FILE; from peling.rulebooks import rule_set_ids; "
        "assert all(trained(book, 4).name == book + '-4' for book in rule_set_ids()); "
        "print(FOLDER); print(FILE); assert FILE.is_file(); "
        "sys.argv[1:] = ['match', '--seats', 'master,expert,expert,expert', '--walls', '1', '--json']; "
        "runpy.run_module('peling', run_name='__main__')"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=installed.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    models, kernel, match = answer.stdout.splitlines()
    assert Path(models).is_relative_to(installed)
    assert Path(kernel).is_relative_to(installed)
    assert json.loads(match)["deals"] == 4


def test_the_fonts_go_out_with_their_licences(installed: Path) -> None:
    licences = {path.name for path in installed.glob("*.dist-info/licenses/assets/fonts/*.txt")}
    assert licences == {"OFL-EBGaramond.txt", "OFL-Lato.txt", "OFL-PeLingWind.txt"}


def test_every_licence_goes_out_and_is_named_in_the_expression(installed: Path) -> None:
    texts = {path.stem for path in installed.glob("*.dist-info/licenses/LICENSES/*.txt")}
    data = next(installed.glob("*.dist-info/METADATA")).read_text(encoding="utf-8")
    named = next(line for line in data.splitlines() if line.startswith("License-Expression: "))
    assert texts == set(named.partition(": ")[2].split(" AND "))
    assert texts == {path.stem for path in (ROOT / "LICENSES").iterdir()}
