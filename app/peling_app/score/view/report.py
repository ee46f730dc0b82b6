"""Set a score sheet in pages, for the printer and for a PDF; readable in black and white."""

from __future__ import annotations

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

from peling_app.kit.view import paint
from peling_app.kit.view.chart import Look, draw_chart
from peling_app.kit.view.style import SERIF_LIST
from peling_app.kit.words.balance import start
from peling_app.platform.resources import SANS
from peling_app.platform.settings import Settings, TileSet
from peling_app.platform.whole_file import write_whole
from peling_app.play.settle.model.page import Payment
from peling_app.score.model.report import Report, ReportDeal, ReportHand, ReportRow
from peling_app.score.words import report as printed
from peling_app.score.words import sheet as words

PAGE: Final = QSizeF(794, 1123)
"""A sheet of A4 in pixels of which 96 are an inch."""
MARGIN: Final = 60
FOOT: Final = 26
"""Room for the number of the page below what is printed."""
TEXT: Final = QSizeF(PAGE.width() - 2 * MARGIN, PAGE.height() - 2 * MARGIN - FOOT)
"""The part of a page that has words on it."""
HEADING: Final = 44
"""Room for the heading above the first deal."""
BETWEEN: Final = 20
"""Room between two deals."""
TILE: Final = 21
"""Pixels of a tile's width."""
CHART: Final = (660, 300)
SHARP: Final = 3
"""So many pixels of the chart to one of the page."""
INKS: Final = ("#000000", "#404040", "#606060", "#202020")
_TABLE: Final = '<table width="100%" cellspacing="0" cellpadding="{}" style="border-collapse: collapse;">'
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


class ReportDocument:
    """A report set in pages."""

    def __init__(self, report: Report, tiles: TileSet | None = None) -> None:
        """Set a report; tiles are drawn from a set, None: from the usual one."""
        self._report = report
        self._tiles = Settings().tile_set if tiles is None else tiles
        self._text = QTextDocument()
        font = QFont(SANS)
        font.setPixelSize(12)
        # A PDF has no letters for a ligature, so that "after" could not be searched for or copied.
        font.setFeature(QFont.Tag("liga"), 0)
        self._text.setDefaultFont(font)
        self._text.setDocumentMargin(0)
        self._text.setDefaultStyleSheet(STYLE)
        self._furnish(self._text)
        self._text.setHtml(_html(report, self._whole_deals()))
        self._text.setPageSize(TEXT)

    def _furnish(self, text: QTextDocument) -> None:
        """Give a document the pictures that it may show: the chart and every tile that was laid."""
        report, image = self._report, QTextDocument.ResourceType.ImageResource
        if report.rows:
            text.addResource(image, QUrl("chart"), _chart(report))
        laid = {name for deal in report.deals for hand in deal.hands for one in hand.tiles for name in one}
        for name in laid:
            text.addResource(image, QUrl(f"tile-{name}"), _tile(self._tiles, name))

    def _whole_deals(self) -> list[str]:
        """Return each deal in HTML; one that has no room on the page goes to the next, and none is split."""
        made: list[str] = []
        measured = QTextDocument()
        measured.setDefaultFont(self._text.defaultFont())
        measured.setDocumentMargin(0)
        measured.setDefaultStyleSheet(STYLE)
        measured.setTextWidth(TEXT.width())
        self._furnish(measured)
        taken = float(HEADING)
        for deal in self._report.deals:
            measured.setHtml(f"<body>{_deal(deal)}</body>")
            height = measured.size().height() + BETWEEN
            breaks = taken + height > TEXT.height() and taken > HEADING
            made.append(_deal(deal, on_new_page=breaks))
            taken = height if breaks else taken + height
        return made

    @property
    def pages(self) -> int:
        """Return the number of pages."""
        return self._text.pageCount()

    @property
    def plain_text(self) -> str:
        """Return all words, without the feet of the pages."""
        return self._text.toPlainText()

    def paint(self, painter: QPainter, page: int) -> None:
        """Paint a page, counted from 0, in pixels of which 96 are an inch."""
        size = self._text.pageSize()
        painter.save()
        painter.translate(MARGIN, MARGIN - page * size.height())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(0, page * size.height(), size.width(), size.height())
        context.palette.setColor(QPalette.ColorRole.Text, QColor("black"))
        painter.setClipRect(context.clip)
        self._text.documentLayout().draw(painter, context)
        painter.restore()
        painter.save()
        painter.setFont(self._text.defaultFont())
        painter.setPen(QColor("#404040"))
        foot = QRectF(MARGIN, PAGE.height() - MARGIN - FOOT, PAGE.width() - 2 * MARGIN, FOOT)
        bottom = Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, int((bottom | Qt.AlignmentFlag.AlignLeft).value), self._report.title)
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
        """Print all pages; tell whether the device took them."""
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


def write_pdf(report: Report, file: Path, tiles: TileSet | None = None) -> None:
    """Write a report as PDF; an older file is replaced only when the new one is whole.

    Raises:
        OSError: it cannot be written.
    """
    made = QBuffer()
    made.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setTitle(report.title)
    writer.setCreator("Pe-Ling")
    ReportDocument(report, tiles).print_to(writer)
    write_whole(file, bytes(made.data().data()))


def _chart(report: Report) -> QImage:
    """Draw the balance in black on white."""
    width, height = CHART
    image = QImage(width * SHARP, height * SHARP, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    figures, names = QFont(SANS), QFont(SANS)
    figures.setPixelSize(11 * SHARP)
    names.setPixelSize(12 * SHARP)
    look = Look(INKS, "#000000", "#404040", "#c8c8c8", "#808080", figures, names, SHARP)
    painter = QPainter(image)
    draw_chart(painter, QRectF(image.rect()), report.balance, look, start())
    painter.end()
    return image


def _tile(tiles: TileSet, name: str) -> QImage:
    """Draw a tile so that it is sharp on paper."""
    image = paint.tile_image(tiles, name, TILE * SHARP, 1.0)
    image.setDevicePixelRatio(1.0)
    return image


def _html(report: Report, deals: list[str]) -> str:
    parts = [
        f"<h1>{escape(report.title)}</h1>",
        f'<p class="quiet">{escape(report.book)}<br/>{escape(report.date)}</p>',
        _table(report),
        f'<p class="quiet">{escape(printed.marks())} &nbsp; {escape(report.sum)}</p>',
    ]
    if report.rows:
        width, height = CHART
        parts += [
            f"<h2>{escape(words.balance_title())}</h2>",
            f'<p><img src="chart" width="{width}" height="{height}"/></p>',
            f'<p class="quiet">{escape(report.balance_words)}</p>',
            f'<h2 style="page-break-before: always;">{escape(printed.reckonings())}</h2>',
            *deals,
        ]
    return f"<body>{''.join(parts)}</body>"


def _table(report: Report) -> str:
    heads = "".join(_cell(head, tag="th") for head in report.heads)
    rows = "".join(_row(row) for row in report.rows)
    totals = _cell(report.total_word, tag="th", align="left") + _cell("", tag="th")
    totals += "".join(_cell(total, tag="th") for total in report.totals)
    return f"{_TABLE.format(4)}<thead><tr>{heads}</tr></thead>{rows}<tr>{totals}</tr></table>"


def _row(row: ReportRow) -> str:
    cells = _cell(row.deal + (" *" if row.corrected else "")) + _cell(row.score)
    for cell in row.cells:
        east = f"<small>{escape(printed.east_mark())}</small>&nbsp; " if cell.east else ""
        amount = escape(cell.amount)
        cells += f'<td align="right">{east}{f"<b>{amount}</b>" if cell.winner else amount}</td>'
    return f"<tr>{cells}</tr>"


def _cell(text: str, *, tag: str = "td", align: str = "right") -> str:
    return f'<{tag} align="{align}">{escape(text)}</{tag}>'


def _deal(deal: ReportDeal, *, on_new_page: bool = False) -> str:
    breaks = ' style="page-break-before: always;"' if on_new_page else ""
    parts = [f"<h3{breaks}>{escape(deal.heading)}</h3>"]
    parts += [f'<p class="quiet">{escape(note)}</p>' for note in deal.notes]
    parts += map(_hand, deal.hands)
    rows = "".join(
        f"<tr><td>{escape(printed.pays(payer=paid.payer, payee=paid.payee))}</td>"
        f'<td class="quiet">{escape(_base(paid))}</td>'
        f'<td class="quiet">{escape(paid.reason)}</td><td align="right">{escape(paid.points)}</td></tr>'
        for paid in deal.paid.rows
    )
    if rows:
        parts.append(f"{_TABLE.format(2)}{rows}</table>")
    parts += [f'<p class="quiet">{escape(note)}</p>' for note in deal.paid.notes]
    nets = ", ".join(f"{escape(net.name)} <b>{escape(net.amount)}</b>" for net in deal.paid.nets)
    parts.append(f"<p>{escape(printed.gains())}: {nets}</p>")
    return "".join(parts)


def _base(paid: Payment) -> str:
    """Return what is paid before the amount: "104 × 2", "(20 − 10) × 2"."""
    if not paid.factor:
        return paid.difference
    base = f"({paid.difference})" if " " in paid.difference else paid.difference
    return f"{base} {paid.factor}"


def _picture(name: str) -> str:
    return f'<img src="tile-{escape(name)}" width="{TILE}" height="{round(TILE * 1.5)}"/>'


def _hand(hand: ReportHand) -> str:
    how = f' <span class="quiet">{escape(hand.how)}</span>' if hand.how else ""
    arithmetic = f' <span class="quiet">{escape(hand.sum)} =</span>' if hand.sum else ""
    head = f"<p><b>{escape(hand.who)}</b>{how}:{arithmetic} <b>{escape(hand.total)}</b></p>"
    if hand.tiles:
        head += f"<p>{' &nbsp; '.join(''.join(map(_picture, one)) for one in hand.tiles)}</p>"
    score = hand.shown.score
    if score is None:
        return head
    lines = "".join(
        f"<tr><td>{escape(line.title)}</td><td class='quiet'>{escape(line.reason)}</td>"
        f'<td align="right">{escape(line.value)}</td></tr>'
        for line in (*score.points, *score.doubles)
    )
    steps = " → ".join((*hand.shown.steps, hand.total))
    foot = " ".join(filter(None, (steps, hand.shown.limit, hand.shown.note)))
    table = f"{_TABLE.format(1)}{lines}</table>" if lines else ""
    return f'{head}{table}<p class="quiet">{escape(foot)}</p>'
