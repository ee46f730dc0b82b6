"""What was measured for a page, as it is said behind the link below its title."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from peling.coach.grades import CERTAIN
from peling.lessons.model import Figure
from peling_app.kit.words.numbers import decimal, number, signed_tenths
from peling_app.learn.words import well


def measured_html(figures: Iterable[Figure]) -> str:
    """Return every figure in two lines, what was compared and what came of it; below, how sure they are."""
    rows = "".join(f"<p><b>{escape(well.NAMES[one.id]())}</b><br>{escape(_said(one))}</p>" for one in figures)
    return f"{rows}<p>{escape(well.how_sure())}</p>"


def _said(figure: Figure) -> str:
    gain = f"{signed_tenths(figure.points)} ± {decimal(CERTAIN * figure.se)}"
    won = [decimal(one) for one in figure.won]
    if not figure.worlds:
        return well.of_manner(points=gain, deals=number(figure.number), won=won[0])
    return well.of_dilemma(
        points=gain,
        positions=number(figure.number),
        worlds=number(figure.worlds),
        won=won[0],
        other=won[1],
        counts=number(figure.counts[0]),
        less=number(figure.counts[1]),
    )
