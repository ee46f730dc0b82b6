"""Find and read what the program ships: tile faces, icons, fonts, shadows and sounds."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from peling_app.platform.shipped import assets

SERIF = "EB Garamond"
SANS = "Lato"
WIND = "PeLing Wind"
BIRDS = ("magpie", "heron", "crane", "kingfisher", "owl", "wagtail")
ICON_SIZES = (16, 20, 24, 32, 48)


def tile_svg(code: str) -> Path:
    """Return the drawing of a tile by its code: C1-9 B1-9 D1-9 E S W N R G Wh Fl1-4 Se1-4, body, back, stand.

    The portraits of the computer players (`BIRDS`) and of the user (``bird``) are drawn on tiles, too.
    Raises `KeyError` for a code that has no drawing.
    """
    return _existing(assets() / ("birds" if code in BIRDS else "tiles") / f"{code}.svg", code)


def icon_svg(name: str, colour: str) -> bytes:
    """Return the drawing of a control's icon with its lines in a colour such as `#231A14`.

    Raises `KeyError` for a name that has no drawing.
    """
    path = _existing(assets() / "icons" / "ui" / f"{name}.svg", name)
    return path.read_bytes().replace(b"currentColor", colour.encode("ascii"))


def icon_image(name: str, colour: str, size: QSize) -> QImage:
    """Return a control's icon in a colour as a picture of so many device pixels, its proportion kept."""
    renderer = QSvgRenderer(QByteArray(icon_svg(name, colour)))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    side = min(size.width(), size.height())
    painter = QPainter(image)
    renderer.render(painter, QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side))
    painter.end()
    return image


def icon(name: str, colour: str = "#231A14") -> QIcon:
    """Return a control's icon in a colour, in the sizes buttons and menus ask for."""
    result = QIcon()
    for side in ICON_SIZES:
        result.addPixmap(QPixmap.fromImage(icon_image(name, colour, QSize(side, side))))
    return result


def app_icon() -> QIcon:
    """Return the icon of the program in all its sizes."""
    result = QIcon()
    for path in sorted((assets() / "icons").glob("pe-ling-*.png")):
        result.addFile(str(path))
    return result


def font_files() -> tuple[Path, ...]:
    """Return the fonts the program brings along."""
    folder = assets() / "fonts"
    return tuple(sorted(path for path in folder.iterdir() if path.suffix in {".otf", ".ttf"}))


@cache
def load_fonts() -> frozenset[str]:
    """Make the fonts known to Qt and return their families; a file that cannot be read is left out.

    Once is enough: with every font that comes Qt forgets all it knew of the others.
    """
    families: set[str] = set()
    for path in font_files():
        number = QFontDatabase.addApplicationFont(str(path))
        if number >= 0:
            families.update(QFontDatabase.applicationFontFamilies(number))
    return frozenset(families)


def sound(name: str) -> Path:
    """Return a sound: discard-1 to -3, draw, claim, kong, dice, shuffle, win, refuse.

    Raises `KeyError` for a name that has no sound.
    """
    return _existing(assets() / "sounds" / f"{name}.wav", name)


def shadow(height: int) -> "Shadow":
    """Return the shadow of something that lies at height 1, 2 or 3 over the table."""
    return SHADOWS[height]


def _existing(path: Path, key: str) -> Path:
    if not path.is_file():
        raise KeyError(key)
    return path


@dataclass(frozen=True, slots=True)
class Shadow:
    """A nine-patch picture of a shadow, in pixels.

    Lay it `spread` beyond every edge of what throws it and `drop` lower, with corners of `border`.
    """

    height: int
    border: int
    spread: int
    drop: int

    @property
    def path(self) -> Path:
        """Return the picture."""
        return _existing(assets() / "shadows" / f"height-{self.height}.png", str(self.height))


SHADOWS = {
    1: Shadow(height=1, border=16, spread=6, drop=3),
    2: Shadow(height=2, border=26, spread=10, drop=4),
    3: Shadow(height=3, border=42, spread=18, drop=10),
}
