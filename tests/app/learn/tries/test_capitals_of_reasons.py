"""Reasons that begin with a capital that has an accent are seen whole: "Übrig" stood there as "Ubrig"."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from peling.core.notation import parse_tiles
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.style import style_sheet
from peling_app.learn.model.cards import Mark
from peling_app.learn.model.question.rows import Reason, Row, Seen
from peling_app.learn.view.answers.explained import Explained
from peling_app.learn.view.answers.reasons import Closing
from tests.app.learn.conftest import Bench
from tests.by_day import each_once

PLAIN, DOTTED = "Ubrig: Kreise 5", "Übrig: Kreise 5"
TILES = tuple(parse_tiles("D5 D7"))


def of_a_try(title: str) -> Callable[[Theme, str], QWidget]:
    """Return what makes the reason of a wrong try, with this name before it."""

    def made(theme: Theme, words: str) -> QWidget:
        closing = Closing(theme)
        seen = tuple(Seen(tile, Mark.WRONG, "") for tile in TILES)
        closing.show_try([Reason("one", title, seen, (words,), "")], "", Mark.WRONG)
        return closing

    return made


def of_an_answer(**shown: object) -> Callable[[Theme, str], QWidget]:
    """Return what makes a line of an explanation."""

    def made(theme: Theme, words: str) -> QWidget:
        rows = Explained(theme)
        rows.show_rows([Row("one", Mark.WRONG, label="Hand 1", lines=(words,), **shown)])  # type: ignore[arg-type]
        return rows

    return made


CASES = {
    "named": of_a_try("Hand 1"),
    "alone": of_a_try(""),
    "laid-out": of_an_answer(groups=(TILES,)),
    "words-only": of_an_answer(),
    "of-a-tile": of_an_answer(tile=TILES[0]),
}


def inked(label: QLabel) -> int:
    """Return in how many rows of pixels a label has ink."""
    image = label.grab().toImage()
    ground = image.pixel(image.width() - 1, 0)
    return sum(any(image.pixel(x, y) != ground for x in range(image.width())) for y in range(image.height()))


@pytest.mark.thorough
@pytest.mark.parametrize(("high", "case"), each_once([560, 852], list(CASES)))
def test_the_dots_over_the_first_capital_are_seen(bench: Bench, theme: Theme, case: str, high: int) -> None:
    rows = []
    for words in (PLAIN, DOTTED):
        window = QWidget()
        window.setStyleSheet(style_sheet(theme))
        bench.show(window, 700, high)
        made = CASES[case](theme, words)
        fill(QVBoxLayout(window), made, QWidget()).activate()
        (label,) = [one for one in made.findChildren(QLabel) if words in one.text()]
        rows.append(inked(label))
    assert rows[1] >= rows[0] + 2
