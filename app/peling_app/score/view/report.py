"""Set a score sheet in pages, for the printer and for a PDF; readable in black and white."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QTextDocument

from peling_app.kit.words.balance import start
from peling_app.platform.settings import TileSet
from peling_app.play.settle.model.page import Payment
from peling_app.score.model.report import Report, ReportDeal, ReportHand, ReportRow
from peling_app.score.view.pages import CHART, STYLE, TABLE, TEXT, Pages, cell, tile_picture, write_pages
from peling_app.score.words import report as printed
from peling_app.score.words import sheet as words

HEADING: Final = 44
"""Room for the heading above the first deal."""
BETWEEN: Final = 20
"""Room between two deals."""


class ReportDocument(Pages):
    """A report set in pages."""

    def __init__(self, report: Report, tiles: TileSet | None = None) -> None:
        """Set a report; tiles are drawn from a set, None: from the usual one."""
        super().__init__(report.title, tiles)
        self._report = report
        self._furnish(self.text)
        measured = self._measured()
        self.text.setHtml(_html(report, self._whole_deals(measured), apart=not self._has_room(measured)))
        self.text.setPageSize(TEXT)

    def _furnish(self, text: QTextDocument) -> None:
        """Give a document the chart and every tile that was laid."""
        report = self._report
        laid = {name for deal in report.deals for hand in deal.hands for one in hand.tiles for name in one}
        self.furnish(text, [("chart", report.balance, start())] if report.rows else [], laid)

    def _measured(self) -> QTextDocument:
        """Return a document by which parts of the report can be measured."""
        measured = QTextDocument()
        measured.setDefaultFont(self.text.defaultFont())
        measured.setDocumentMargin(0)
        measured.setDefaultStyleSheet(STYLE)
        measured.setTextWidth(TEXT.width())
        self._furnish(measured)
        return measured

    def _has_room(self, measured: QTextDocument) -> bool:
        """Return whether the chart has room, with its heading, on the page on which the table ends."""
        heights = []
        for part in (_chart(self._report, apart=False), _first(self._report)):
            measured.setHtml(f"<body>{part}</body>")
            heights.append(measured.size().height())
        measured.setPageSize(TEXT)
        end = measured.documentLayout().blockBoundingRect(measured.lastBlock()).bottom()
        measured.setPageSize(QSizeF(TEXT.width(), -1))
        return end % TEXT.height() + heights[0] + BETWEEN <= TEXT.height()

    def _whole_deals(self, measured: QTextDocument) -> list[str]:
        """Return each deal in HTML; one that has no room on the page goes to the next, and none is split."""
        made: list[str] = []
        taken = float(HEADING)
        for deal in self._report.deals:
            measured.setHtml(f"<body>{_deal(deal)}</body>")
            height = measured.size().height() + BETWEEN
            breaks = taken + height > TEXT.height() and taken > HEADING
            made.append(_deal(deal, on_new_page=breaks))
            taken = height if breaks else taken + height
        return made


def write_pdf(report: Report, file: Path, tiles: TileSet | None = None) -> None:
    """Write a report as PDF; an older file is replaced only when the new one is whole.

    Raises:
        OSError: it cannot be written.
    """
    write_pages(ReportDocument(report, tiles), file)


def _html(report: Report, deals: list[str], *, apart: bool) -> str:
    parts = [_first(report)]
    if report.rows:
        parts += [
            _chart(report, apart=apart),
            f'<h2 style="page-break-before: always;">{escape(printed.reckonings())}</h2>',
            *deals,
        ]
    return f"<body>{''.join(parts)}</body>"


def _first(report: Report) -> str:
    """Return what stands at the beginning: of what the sheet is, and its table."""
    return "".join(
        [
            f"<h1>{escape(report.title)}</h1>",
            f'<p class="quiet">{escape(report.book)}<br/>{escape(report.date)}</p>',
            _table(report),
            f'<p class="quiet">{escape(printed.marks())} &nbsp; {escape(report.sum)}</p>',
        ]
    )


def _chart(report: Report, *, apart: bool) -> str:
    """Return the balance with its heading, on a page of its own or below the table."""
    breaks = ' style="page-break-before: always;"' if apart else ""
    width, height = CHART
    return "".join(
        [
            f"<h2{breaks}>{escape(words.balance_title())}</h2>",
            f'<p><img src="chart" width="{width}" height="{height}"/></p>',
            f'<p class="quiet">{escape(report.balance_words)}</p>',
        ]
    )


def _table(report: Report) -> str:
    heads = "".join(cell(head, tag="th") for head in report.heads)
    rows = "".join(_row(row) for row in report.rows)
    blank = len(report.heads) - len(report.totals) - 1
    totals = cell(report.total_word, tag="th", align="left") + cell("", tag="th") * blank
    totals += "".join(cell(total, tag="th") for total in report.totals)
    return f"{TABLE.format(4)}<thead><tr>{heads}</tr></thead>{rows}<tr>{totals}</tr></table>"


def _row(row: ReportRow) -> str:
    deal, *others = row.leading
    cells = cell(f"{deal} {row.mark}".strip()) + "".join(map(cell, others))
    for one in row.cells:
        east = f"<small>{escape(printed.east_mark())}</small>&nbsp; " if one.east else ""
        amount = escape(one.amount)
        cells += f'<td align="right">{east}{f"<b>{amount}</b>" if one.winner else amount}</td>'
    return f"<tr>{cells}</tr>"


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
        parts.append(f"{TABLE.format(2)}{rows}</table>")
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


def _hand(hand: ReportHand) -> str:
    how = f' <span class="quiet">{escape(hand.how)}</span>' if hand.how else ""
    arithmetic = f' <span class="quiet">{escape(hand.sum)} =</span>' if hand.sum else ""
    head = f"<p><b>{escape(hand.who)}</b>{how}:{arithmetic} <b>{escape(hand.total)}</b></p>"
    if hand.tiles:
        head += f"<p>{' &nbsp; '.join(''.join(map(tile_picture, one)) for one in hand.tiles)}</p>"
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
    table = f"{TABLE.format(1)}{lines}</table>" if lines else ""
    return f'{head}{table}<p class="quiet">{escape(foot)}</p>'
