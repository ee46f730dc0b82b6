"""Set the page of people in pages: all of them in a table, then whoever is chosen in full."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from peling_app.kit.words.tiles import joined
from peling_app.platform.settings import TileSet
from peling_app.play.result.words import result as result_words
from peling_app.score.model.evenings.people import PeopleModel
from peling_app.score.model.evenings.person import PersonPage
from peling_app.score.view.pages import CHART, TABLE, TEXT, Pages, cell, tile_picture
from peling_app.score.words import people as words


class PeopleDocument(Pages):
    """The people set in pages."""

    def __init__(self, model: PeopleModel, tiles: TileSet | None = None) -> None:
        """Set all people, and whoever is chosen; tiles are drawn from a set, None: from the usual one."""
        super().__init__(words.page(), tiles)
        person = model.person
        hand = None if person.best is None else person.best.hand
        laid = set() if hand is None else {hand.faces.of(tile) for one in hand.sets for tile in one.tiles}
        charts = [("chart", person.balance, words.start())] if person.balance.deals else []
        self.furnish(self.text, charts, laid)
        self.text.setHtml(f"<body>{_all(model)}{_person(person)}</body>")
        self.text.setPageSize(TEXT)


def _all(model: PeopleModel) -> str:
    heads = ("", words.evenings(), words.deals(), words.won(), words.in_a_deal(), words.balance())
    rows = [_row((one.name, one.evenings, one.deals, one.won, one.mean, one.balance)) for one in model.rows]
    parts = [
        f"<h1>{escape(words.page())}</h1>",
        f'<p class="quiet">{escape(model.said)}</p>',
        f"{TABLE.format(4)}<thead>{_row(heads, tag='th')}</thead>{''.join(rows)}</table>",
        f'<p class="quiet">{escape(words.together())}: {escape(model.together)}</p>',
    ]
    return "".join(parts)


def _person(page: PersonPage) -> str:
    """Return all about one person, on a page of his own."""
    parts = [f'<h2 style="page-break-before: always;">{escape(page.name)}</h2>']
    if page.note:
        parts.append(f'<p class="quiet">{escape(page.note)}</p>')
    parts.append(_pairs((what, figure) for figure, what in page.figures))
    if page.best is not None:
        hand = page.best.hand
        parts.append(f"<h3>{escape(result_words.best())}</h3>")
        parts.append(f"<p><b>{escape(hand.total)}</b> &nbsp; {escape(page.best.said)}</p>")
        tiles = ("".join(map(tile_picture, map(hand.faces.of, one.tiles))) for one in hand.sets)
        parts.append(f"<p>{' &nbsp; '.join(tiles)}</p>")
        parts.append(f'<p class="quiet">{escape(hand.arithmetic)}</p>' if hand.arithmetic else "")
    over, flows, last = page.titles
    if page.balance.deals:
        shown = joined([line.name for line in page.balance.lines])
        parts.append(f"<h3>{escape(over)}: {escape(shown)}</h3>")
        parts.append(f'<p><img src="chart" width="{CHART[0]}" height="{CHART[1]}"/></p>')
    if page.flows:
        parts.append(f"<h3>{escape(flows)}</h3>{_pairs((one.name, one.shown) for one in page.flows)}")
    rows = "".join(_row((one.day, one.place, one.balance)) for one in page.last)
    parts.append(f"<h3>{escape(last)}</h3>{TABLE.format(3)}{rows}</table>")
    return "".join(parts)


def _pairs(pairs: Iterable[tuple[str, str]]) -> str:
    return f"{TABLE.format(3)}{''.join(map(_row, pairs))}</table>"


def _row(texts: Iterable[str], *, tag: str = "td") -> str:
    cells = (cell(text, tag=tag, align="right" if place else "left") for place, text in enumerate(texts))
    return f"<tr>{''.join(cells)}</tr>"
