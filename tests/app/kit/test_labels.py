"""Labels on paper: nothing of a capital with an accent is cut off, and no text is read as HTML."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QTextDocument
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from peling_app.kit.view import paint, style
from peling_app.kit.view.paper_page import CutLine, label, say, say_in_line
from peling_app.kit.view.parts import Scale, Struck, Words
from peling_app.kit.view.text.terms import Terms, said
from peling_app.platform.resources import load_fonts
from tests.end2end.stage import make_context


def _rows(role: str, word: str, qtbot: QtBot) -> tuple[int, int]:
    """Return how high a label is, and in how many rows of pixels it has ink."""
    made = label(role)
    qtbot.addWidget(made)
    made.setStyleSheet(
        style.style_sheet(make_context().theme) + " QLabel { background: white; color: black; }"
    )
    made.setText(word)
    made.resize(made.sizeHint())
    image = made.grab().toImage().convertToFormat(made.grab().toImage().Format.Format_Grayscale8)
    dark = [
        min(image.pixelColor(x, y).lightness() for x in range(image.width())) for y in range(image.height())
    ]
    return made.height(), sum(light < 200 for light in dark)


def test_what_is_said_in_a_short_line_is_shown_whole_below_it(qtbot: QtBot) -> None:
    """Words on what was just done were cut to "The rows st…first." in a small window with large text."""
    made = label("small")
    qtbot.addWidget(made)
    made.show()
    for wide, below in ((600, ""), (90, "The rows stand by the winds now.")):
        made.resize(wide, 20)
        say_in_line(made, "The rows stand by the winds now.")
        assert QToolTip.text() == below
    assert "…" in made.text()
    QToolTip.hideText()


def test_a_line_shows_fewer_words_before_it_cuts_any(qtbot: QtBot) -> None:
    """In large letters the round and who is East stood there as "South ro…is East"."""
    made = CutLine()
    qtbot.addWidget(made)
    made.show()
    made.say("South round, Bartholomew is East", "South round")
    for wide, shown in ((600, "South round, Bartholomew is East"), (120, "South round")):
        made.resize(wide, 20)
        assert made.text() == shown
        assert made.accessibleName() == "South round, Bartholomew is East"
    made.say("Deal 3 is on the sheet again.")
    assert "…" in made.text()
    made.show_whole()
    assert QToolTip.text() == "Deal 3 is on the sheet again."
    QToolTip.hideText()


@pytest.mark.parametrize("role", ["lead", "heading"])
def test_the_dots_over_a_capital_are_seen(role: str, qtbot: QtBot) -> None:
    plain, dotted = _rows(role, "Ubung", qtbot), _rows(role, "Übung", qtbot)
    assert dotted[1] >= plain[1] + 2
    assert dotted[0] == plain[0] + 2
    assert _rows(role, "üben", qtbot)[0] == plain[0]


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("pixels", [14, 25, 36])
def test_the_dots_over_a_capital_are_seen_where_text_can_be_selected(
    qtbot: QtBot, pixels: int, *, rich: bool
) -> None:
    """Of the first line of a text of the tutor they were cut off: it read "Uber"."""
    load_fonts()
    font = Scale(make_context().theme).display(pixels)
    inked = []
    for word in ("Unun", "Ünun"):
        made = Words(font, "#000000", word, rich=rich)
        qtbot.addWidget(made)
        made.setStyleSheet("background: white")
        made.resize(made.sizeHint())
        image = made.grab().toImage()
        black = [
            y
            for y in range(image.height())
            if any(image.pixelColor(x, y).lightness() < 128 for x in range(image.width()))
        ]
        inked.append(black[-1] - black[0])
        assert made.accessibleName() == word
    high = QFontMetricsF(font).tightBoundingRect
    assert inked[1] - inked[0] >= high("U").top() - high("Ü").top() - 1


def test_in_high_contrast_no_title_is_struck_through(qtbot: QtBot) -> None:
    """Of a claim that is refused, on the cards of the tutor and where Why not? answers; as in the bar."""
    found = []
    for strong in (False, True):
        context = make_context()
        context.preferences.update(high_contrast=strong)
        title = Struck(Scale(context.theme), 21, "Kong")
        qtbot.addWidget(title)
        title.resize(title.sizeHint())
        image = title.grab().toImage()
        pixels = (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))
        found.append(any(pixel.red() > pixel.green() + 60 for pixel in pixels))
    assert found == [True, False]


HOSTILE = "Zq <img src=/tmp/p> &amp; <b>{x}"


@pytest.mark.parametrize("term", ["", "a kong "])
@pytest.mark.parametrize("after", ["", "<i>Part I</i>"])
@pytest.mark.parametrize("explains", [True, False])
def test_a_text_with_words_that_are_explained_is_shown_letter_by_letter(
    qtbot: QtBot, term: str, after: str, *, explains: bool
) -> None:
    terms = Terms(lambda _term, _label: None) if explains else None
    made = said(terms, Scale(make_context().theme).text(14), "black", term + HOSTILE, after=after)
    qtbot.addWidget(made)
    document = QTextDocument()
    if made.textFormat() is Qt.TextFormat.RichText:
        document.setHtml(made.text())
    else:
        document.setPlainText(made.text())
    assert document.toPlainText().startswith(term + HOSTILE)
    assert not any(one.isImageFormat() for one in document.allFormats())


def test_running_text_is_shown_letter_by_letter(qtbot: QtBot) -> None:
    made = label("text", wrap=True)
    qtbot.addWidget(made)
    say(made, HOSTILE)
    document = QTextDocument()
    document.setHtml(made.text())
    assert document.toPlainText() == made.accessibleName() == HOSTILE


def written(font: QFont, words: str, width: float) -> QImage:
    """Return a paragraph of this width as it is painted."""
    image = QImage(400, 120, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setPen(Qt.GlobalColor.black)
    paint.paragraph(painter, QRectF(0, 0, width, 0), words, font, 1.3)
    painter.end()
    return image


def test_no_line_ends_within_the_name_of_the_game() -> None:
    """Among the courses stood "Directions of Playing Mah-" with "Jongg" below it."""
    load_fonts()
    theme = make_context().theme
    for font in (style.display_font(theme, 17.5), style.text_font(theme, 14)):
        advance = QFontMetricsF(font).horizontalAdvance
        narrow, wide = advance("Directions of Playing Mah-J"), advance("Directions of Playing Mah-Jongg.")
        two = written(font, "Directions of Playing\nMah-Jongg.", wide)
        assert written(font, "Directions of Playing Mah-Jongg.", narrow) == two
        assert written(font, "Directions of Playing Mah-Jongg.", wide + 2) != two


@pytest.mark.usefixtures("qapp")
def test_another_text_leaves_what_is_free_at_the_sides_of_a_label() -> None:
    """After a change of the language two heads stood beside their lists."""
    made = label()
    made.setText("Chapters")
    made.setContentsMargins(22, 0, 14, 3)
    made.setText("Übungen")
    around = made.contentsMargins()
    assert (around.left(), around.right(), around.bottom()) == (22, 14, 3)
    assert around.top() > 0, "room for the accent"
