"""Make the PNG sizes of the program's icon from its two drawings; up to 32 pixels the simpler one is used.

Usage: python packaging/make_icons.py
"""

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "assets" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SIMPLE_UP_TO = 32


def draw(drawing: Path, size: int) -> QImage:
    """Return the drawing as a square picture of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    return image


def main() -> None:
    """Write one PNG for each size beside the drawings."""
    app = QGuiApplication([])
    for size in SIZES:
        name = "pe-ling-small.svg" if size <= SIMPLE_UP_TO else "pe-ling.svg"
        target = ICONS / f"pe-ling-{size}.png"
        if not draw(ICONS / name, size).save(str(target)):
            raise SystemExit(f"Cannot write {target}")
        print(target.name)
    app.quit()


if __name__ == "__main__":
    main()
