"""What is printed: a text set in pages of A4, with the pictures in it; readable in black and white."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from peling_app.kit.balance import Balance
from peling_app.kit.view.chart import Look, draw_chart
from peling_app.kit.view.style import SERIF_LIST, lining
from peling_app.kit.view.tiles.painting import tile_image
from peling_app.platform.resources import SANS
from peling_app.platform.settings import Settings, TileSet
from peling_app.platform.whole_file import write_whole
from peling_app.score.words import report as printed

PAGE: Final = QSizeF(794, 1123)
"""A sheet of A4 in pixels of which 96 are an inch."""
MARGIN: Final = 60
FOOT: Final = 26
"""Room for the number of the page below what is printed."""
TEXT: Final = QSizeF(PAGE.width() - 2 * MARGIN, PAGE.height() - 2 * MARGIN - FOOT)
"""The part of a page that has words on it."""
TILE: Final = 21
"""Pixels of a tile's width."""
CHART: Final = (660, 300)
SHARP: Final = 3
"""So many pixels of the chart to one of the page."""
INKS: Final = ("#000000", "#404040", "#606060", "#202020")
TABLE: Final = '<table width="100%" cellspacing="0" cellpadding="{}" style="border-collapse: collapse;">'
STYLE: Final = f"""
body {{ font-size: 12px; color: #000000; }}
h1 {{ font-family: {SERIF_LIST}; font-size: 27px; font-weight: normal; }}
h2 {{ font-family: {SERIF_LIST}; font-size: 20px; font-weight: normal; }}
h3 {{ font-family: {SERIF_LIST}; font-size: 16px; font-weight: normal; }}
p {{ margin-top: 3px; margin-bottom: 3px; }}
h2 {{ margin-top: 16px; margin-bottom: 6px; }}
h3 {{ margin-top: 20px; margin-bottom: 4px; }}
td, th {{ border-bottom: 1px solid #d0d0d0; }}
.quiet {{ color: #404040; }}
"""


class Pages:
    """A text set in pages.

    Attributes:
        title: what stands at the foot of every page.
    """

    def __init__(self, title: str, tiles: TileSet | None = None) -> None:
        """Begin without a word; tiles are drawn from a set, None: from the usual one."""
        self.title = title
        self._tiles = Settings().tile_set if tiles is None else tiles
        self.text = QTextDocument()
        font = QFont(SANS)
        font.setPixelSize(12)
        # A PDF has no letters for a ligature, so that "after" could not be searched for or copied.
        font.setFeature(QFont.Tag("liga"), 0)
        self.text.setDefaultFont(lining(font))
        self.text.setDocumentMargin(0)
        self.text.setDefaultStyleSheet(STYLE)

    def furnish(
        self, text: QTextDocument, charts: Iterable[tuple[str, Balance, str]], names: set[str]
    ) -> None:
        """Give a document the pictures that it may show.

        Args:
            text: the document.
            charts: the name of each chart, what is drawn, and what its beginning is called.
            names: the pictures of tiles, as `Faces.of` has them.
        """
        image = QTextDocument.ResourceType.ImageResource
        for name, balance, begin in charts:
            text.addResource(image, QUrl(name), _chart(balance, begin))
        for name in names:
            text.addResource(image, QUrl(f"tile-{name}"), _tile(self._tiles, name))

    @property
    def pages(self) -> int:
        """Return the number of pages."""
        return self.text.pageCount()

    @property
    def plain_text(self) -> str:
        """Return all words, without the feet of the pages."""
        return self.text.toPlainText()

    def paint(self, painter: QPainter, page: int) -> None:
        """Paint a page, counted from 0, in pixels of which 96 are an inch."""
        size = self.text.pageSize()
        painter.save()
        painter.translate(MARGIN, MARGIN - page * size.height())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(0, page * size.height(), size.width(), size.height())
        context.palette.setColor(QPalette.ColorRole.Text, QColor("black"))
        painter.setClipRect(context.clip)
        self.text.documentLayout().draw(painter, context)
        painter.restore()
        painter.save()
        painter.setFont(self.text.defaultFont())
        painter.setPen(QColor("#404040"))
        foot = QRectF(MARGIN, PAGE.height() - MARGIN - FOOT, PAGE.width() - 2 * MARGIN, FOOT)
        bottom = Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, int((bottom | Qt.AlignmentFlag.AlignLeft).value), self.title)
        number = printed.page_of(page=page + 1, pages=self.pages)
        painter.drawText(foot, int((bottom | Qt.AlignmentFlag.AlignRight).value), number)
        painter.restore()

    def image(self, page: int, scale: float = 1.0) -> QImage:
        """Return a picture of a page, counted from 0."""
        image = QImage((PAGE * scale).toSize(), QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        self.paint(painter, page)
        painter.end()
        return image

    def print_to(self, device: QPagedPaintDevice) -> bool:
        """Print all pages; return whether the device took them."""
        device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        device.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
        painter = QPainter()
        if not painter.begin(device):
            return False
        for page in range(self.pages):
            if page:
                device.newPage()
            painter.save()
            scale = device.logicalDpiX() / 96
            painter.scale(scale, scale)
            self.paint(painter, page)
            painter.restore()
        return painter.end()


def write_pages(pages: Pages, file: Path) -> None:
    """Write pages as PDF; an older file is replaced only when the new one is whole.

    Raises:
        OSError: it cannot be written.
    """
    made = QBuffer()
    made.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setTitle(pages.title)
    writer.setCreator("Pe-Ling")
    pages.print_to(writer)
    write_whole(file, bytes(made.data().data()))


def _chart(balance: Balance, begin: str) -> QImage:
    """Draw the balance in black on white."""
    width, height = CHART
    image = QImage(width * SHARP, height * SHARP, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    figures, names = QFont(SANS), QFont(SANS)
    figures.setPixelSize(11 * SHARP)
    names.setPixelSize(12 * SHARP)
    look = Look(INKS, "#000000", "#404040", "#c8c8c8", "#808080", figures, names, SHARP)
    painter = QPainter(image)
    draw_chart(painter, QRectF(image.rect()), balance, look, begin)
    painter.end()
    return image


def _tile(tiles: TileSet, name: str) -> QImage:
    """Draw a tile so that it is sharp on paper."""
    image = tile_image(tiles, name, TILE * SHARP, 1.0)
    image.setDevicePixelRatio(1.0)
    return image


def cell(text: str, *, tag: str = "td", align: str = "right") -> str:
    """Return a cell of a table in HTML."""
    return f'<{tag} align="{align}">{escape(text)}</{tag}>'


def tile_picture(name: str) -> str:
    """Return a tile in HTML."""
    return f'<img src="tile-{escape(name)}" width="{TILE}" height="{round(TILE * 1.5)}"/>'
