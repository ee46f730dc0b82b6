import struct
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer

from peling_app.kit.model.faces import engraving
from peling_app.platform import resources, shipped
from peling_app.platform.settings import TileSet

pytestmark = pytest.mark.usefixtures("qapp")

TILES = [
    *(f"{suit}{number}" for suit in "CBD" for number in range(1, 10)),
    *("E", "S", "W", "N", "R", "G", "Wh"),
    *(f"{kind}{number}" for kind in ("Fl", "Se") for number in range(1, 5)),
    *("body", "back", "stand"),
]
DRAWINGS = {path.stem: path.read_text() for path in (shipped.assets() / "icons" / "ui").glob("*.svg")}
# Style sheets cannot colour a drawing, so some come ready coloured for day and for night.
READY = sorted(name for name in DRAWINGS if name.endswith(("-day", "-night")))
ICONS = sorted(DRAWINGS.keys() - READY)
SOUNDS = [
    *("discard-1", "discard-2", "discard-3", "draw", "chow", "pung", "kong"),
    *("dice", "shuffle", "win", "drawn", "refuse"),
]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("code", TILES)
@pytest.mark.parametrize("tiles", TileSet)
def test_every_tile_of_each_set_has_drawings_that_qt_reads(code: str, tiles: TileSet) -> None:
    for name in engraving(code, tiles).drawings:
        renderer = QSvgRenderer(str(resources.tile_svg(name)))
        assert renderer.isValid()
        assert renderer.defaultSize().width() > 0


def test_an_unknown_tile_is_refused() -> None:
    with pytest.raises(KeyError, match="C10"):
        resources.tile_svg("C10")


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_has_ink_of_the_colour_asked_for_and_no_other(name: str) -> None:
    image = resources.icon_image(name, "#ff0000", QSize(20, 20)).convertToFormat(QImage.Format.Format_ARGB32)
    colours = [image.pixelColor(x, y) for x in range(20) for y in range(20)]
    inked = [colour for colour in colours if colour.alpha() > 200]
    assert len(inked) > 8
    assert all(colour.red() > 240 and colour.green() < 16 and colour.blue() < 16 for colour in inked)


@pytest.mark.parametrize("name", READY)
def test_a_ready_coloured_icon_comes_for_day_and_night(name: str) -> None:
    stem, _, paper = name.rpartition("-")
    assert f"{stem}-{'night' if paper == 'day' else 'day'}" in DRAWINGS
    assert "currentColor" not in DRAWINGS[name]


def test_an_icon_keeps_its_proportion_in_a_wide_picture() -> None:
    image = resources.icon_image("check", "#000000", QSize(60, 20))
    assert all(QColor(image.pixelColor(x, y)).alpha() == 0 for x in range(20) for y in range(20))
    assert any(QColor(image.pixelColor(x, y)).alpha() > 0 for x in range(20, 40) for y in range(20))


def test_the_icon_of_the_program_has_all_sizes() -> None:
    sizes = {size.width() for size in resources.app_icon().availableSizes()}
    assert sizes == {16, 22, 24, 32, 48, 64, 128, 256, 512}


def test_the_fonts_bring_the_families_of_the_design() -> None:
    families = resources.load_fonts()
    assert resources.WIND in families
    assert any(family.startswith(resources.SERIF) for family in families)
    assert any(family.startswith(resources.SANS) for family in families)


def test_no_font_bears_a_reserved_name() -> None:
    wind = next(path for path in resources.font_files() if path.stem == "PeLingWind").read_bytes()
    family_record = "WenKai".encode("utf-16-be")
    assert family_record not in wind.replace("LxgwWenKai)".encode("utf-16-be"), b"")


def test_every_font_has_its_licence_beside_it() -> None:
    licences = {path.stem.removeprefix("OFL-") for path in (shipped.assets() / "fonts").glob("OFL-*.txt")}
    for path in resources.font_files():
        assert any(path.stem.startswith(licence) for licence in licences), path.name


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_mono_and_never_clips(name: str) -> None:
    with wave.open(str(resources.sound(name))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        frames = file.getnframes()
        samples = struct.unpack(f"<{frames}h", file.readframes(frames))
    assert 0.1 <= frames / 44100 <= 2.0
    assert 8000 < max(map(abs, samples)) < 30000
    assert abs(samples[-1]) < 100


@pytest.mark.parametrize("height", [1, 2, 3])
def test_a_shadow_fits_its_measures(height: int) -> None:
    shadow = resources.shadow(height)
    image = QImage(str(shadow.path))
    assert image.width() == image.height() == 2 * shadow.border + 1
    middle = shadow.border
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(0, middle).alpha() < 12
    assert image.pixelColor(middle, middle).alpha() > 80
    # Half as dark on the edge of what throws it: the blur lies evenly outside and inside.
    edge = image.pixelColor(shadow.spread, middle).alpha()
    assert edge == pytest.approx(image.pixelColor(middle, middle).alpha() / 2, rel=0.25)


def test_a_lost_installation_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "__file__", str(tmp_path / "a" / "peling_app" / "platform" / "shipped.py"))
    shipped.data_dir.cache_clear()
    try:
        with pytest.raises(FileNotFoundError, match="pictures are missing"):
            shipped.data_dir()
    finally:
        shipped.data_dir.cache_clear()


def test_an_installed_package_uses_its_own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "peling_app"
    (package / "assets" / "tiles").mkdir(parents=True)
    monkeypatch.setattr(shipped, "__file__", str(package / "platform" / "shipped.py"))
    shipped.data_dir.cache_clear()
    try:
        assert shipped.data_dir() == package
    finally:
        shipped.data_dir.cache_clear()
