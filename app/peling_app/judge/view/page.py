"""The page *Judge this hand*: a position is laid, and beside it the coach says what is worth more."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from peling.core.actions import Action
from peling.positions.laid import OWN, TABLE
from peling.rules.draft import Place
from peling_app.judge.model.judge import LAST, JudgeModel
from peling_app.judge.session import JudgeSession
from peling_app.judge.view.choices import ChoiceStrip
from peling_app.judge.view.frame import Frame
from peling_app.judge.view.seats import SeatParts
from peling_app.judge.words import judge as words
from peling_app.kit.commands import Flag
from peling_app.kit.model.services import Services
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import STRETCH, fill, keep_room
from peling_app.kit.view.page import Page
from peling_app.kit.view.paper_page import Paper, label
from peling_app.kit.view.parts import Scale, bare_area, padded, set_look
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.style import text_font
from peling_app.kit.view.switch import CLOSE_ROOM, Switch
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.reader import Reader
from peling_app.kit.view.tiles.entry import HandEntry
from peling_app.kit.view.tiles.palette import TilePalette
from peling_app.kit.view.tiles.places import TilePlace
from peling_app.play.tutor.view.advice_view import AdviceView

WIDEST: Final = 1720
NARROW: Final = 1180
LOW: Final = 640
"""A page narrower or lower than this shows one part at a time."""
BESIDE_FRAME: Final = 7
"""Pixels between the judgement and the frame of the focus round it."""
LEAST_ADVICE: Final = 372 + BESIDE_FRAME
OWN_PLACES: Final = (Place.CONCEALED, Place.WINNING, Place.EXPOSED, Place.KONGS, Place.BONUS, Place.WILD)
AT_ONCE, GUESS = "at-once", "guess"


class Part(StrEnum):
    """The parts of the page, of which a small window shows one."""

    POSITION = "position"
    JUDGEMENT = "judgement"


class JudgePage(Page):
    """A position and its judgement.

    Signals:
        house_rules_asked: open the house rules of this book.
    """

    house_rules_asked = Signal(str)

    def __init__(self, services: Services, session: JudgeSession, parent: QWidget | None = None) -> None:
        """Show the position of a session."""
        super().__init__(parent)
        self.services = services
        theme = services.theme
        self._scale = Scale(theme)
        self.model = JudgeModel(session, self)
        self.frame = Frame(self.model, theme)
        self.entry = HandEntry(self.model.entries[OWN], theme, OWN_PLACES)
        self.palette_of_tiles = TilePalette(theme)
        self.seats = SeatParts(self.model, theme)
        self.telling = Switch(theme, (AT_ONCE, GUESS), room=CLOSE_ROOM)
        self.strip = ChoiceStrip(self._scale)
        self.advice = AdviceView(self.model.advice, self._scale, None)
        self._sheet = Paper(theme, self)
        self._title, self._choices = label("title"), label("small")
        self._wrong, self._status = label(wrap=True), label(wrap=True)
        keep_room(self._status)
        self._verdict, self._said = label(wrap=True), label(wrap=True)
        self.copy, self.paste = Button(theme, height=32), Button(theme, height=32)
        self.undo = Button(theme, icon="undo", height=32)
        self.clear = Button(theme, height=32)
        self.back = Button(theme, icon="arrow-left", key="Esc", height=32)
        self.parts = Switch(theme, tuple(Part), room=CLOSE_ROOM)
        self._said_words: Callable[[], str] = str
        self._is_wrong = False
        self._small = False
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page."""
        return (words.title(),)

    @property
    def said(self) -> str:
        """Return what is said of a text that was copied or opened."""
        return self._said.text().strip()

    # What the user does

    def copy_text(self) -> None:
        """Put the position into the clipboard."""
        QGuiApplication.clipboard().setText(self.model.session.text())
        self._say(lambda: words.fixed("copied"))

    def open_text(self) -> None:
        """Lay the position whose text is in the clipboard; say what is wrong with it if it is none."""
        wrong = self.model.open_text(QGuiApplication.clipboard().text())
        if wrong is None:
            self._say(lambda: words.fixed("opened"))
        else:
            self._say(wrong, is_wrong=True)

    def pick(self, action: Action) -> None:
        """Point at a choice: it is judged."""
        self.model.pick(action)
        announce(self, self.model.verdict)

    def show_part(self, part: Part) -> None:
        """Show a part alone in a small window; in a large one both of them."""
        self.parts.setVisible(self._small)
        self.parts.set_value(part)
        self._left.setVisible(not self._small or part is Part.POSITION)
        self._right.setVisible(not self._small or part is Part.JUDGEMENT)
        self._between.setVisible(not self._small)
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus) and not focus.isVisibleTo(self):
            self.parts.focus()

    # Making

    @property
    def _buttons(self) -> tuple[QWidget, ...]:
        """Return what stands at the right of the title."""
        return (self.parts, self.paste, self.copy, self.undo, self.clear, self.back)

    def _lay_out(self) -> None:
        row = Flow(spacing=0, at_right=True)
        for button in self._buttons:
            row.addWidget(button)
        head = fill(QHBoxLayout(), self._title, (row, 1), spacing=0)
        inner = QWidget()
        above = fill(QVBoxLayout(inner), self.frame, 4, self.entry, self._wrong, self._status)
        fill(above, 4, self.seats, STRETCH, margins=(0, 2, 8, 4), spacing=6)
        self._left, self._right, self._between = QWidget(), QWidget(), QWidget()
        self._between.setFixedWidth(24 - BESIDE_FRAME)
        left = fill(QVBoxLayout(self._left), (bare_area(inner), 1), self.palette_of_tiles)
        fill(left, margins=(0, 0, 0, 0), spacing=6)
        judged = QWidget()
        self._judged = fill(QVBoxLayout(judged), self._choices, self.strip, self._verdict, 4, self.advice)
        fill(self._judged, STRETCH, margins=(0, 0, 0, 0), spacing=4)
        self._reader = Reader(padded(judged, left=BESIDE_FRAME, top=4, right=14))
        right = fill(QVBoxLayout(self._right), self.telling, (self._reader, 1))
        fill(right, margins=(0, 0, 0, 0), spacing=6)
        self._right.setMinimumWidth(LEAST_ADVICE)
        both = fill(QHBoxLayout(), (self._left, 62), self._between, (self._right, 38), spacing=0)
        foot = fill(QVBoxLayout(), (both, 1), self._said, spacing=2)
        keep_room(self._said)
        self._whole = fill(QVBoxLayout(self), head, DoubleRule(self.services.theme), (foot, 1), spacing=6)

    def _connect(self) -> None:
        model, session = self.model, self.model.session
        self.palette_of_tiles.chosen.connect(model.put)
        self.palette_of_tiles.dropped.connect(lambda tile, place: place.lay(tile))
        self.frame.house_rules_asked.connect(self._ask_house_rules)
        self.telling.chosen.connect(lambda side: session.set_guess(on=side == GUESS))
        self.strip.chosen.connect(self.pick)
        self.parts.chosen.connect(lambda part: self.show_part(Part(part)))
        model.changed.connect(self._refresh)
        model.advised.connect(self._advise)
        model.unread.connect(partial(self._say, is_wrong=True))
        for entry in model.entries:
            entry.moved.connect(self._note_laid)
        for button, act in (
            (self.copy, self.copy_text),
            (self.paste, self.open_text),
            (self.undo, model.undo),
            (self.clear, model.clear),
            (self.back, self.back_asked.emit),
        ):
            button.clicked.connect(act)
        self.services.theme.changed.connect(self._restyle)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)
        self.services.commands.handle(
            {
                "judge.house-rules": self._ask_house_rules,
                "judge.undo": model.undo,
                "judge.clear": model.clear,
                "judge.copy": self.copy_text,
                "judge.paste": self.open_text,
            }
        )

    def _ask_house_rules(self) -> None:
        self.model.session.use_own_rules()
        self.house_rules_asked.emit(self.model.session.laid.book)

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Lay tiles of the palette where the user is."""
        if isinstance(now, TilePlace) and now.model in self.model.entries:
            self.model.choose(self.model.entries.index(now.model))

    # Showing

    def _refresh(self) -> None:
        model, session, paper = self.model, self.model.session, self.services.theme.paper
        self.entry.call(Place.WINNING, LAST[session.laid.moment])
        bonus = session.rules.course.bonus_tiles or bool(session.laid.own.bonus)
        self.entry.show_place(Place.BONUS, on=bonus)
        self.entry.show_place(Place.WILD, on=model.has_wild)
        self.entry.set_rests(on=model.chosen != OWN)
        self.palette_of_tiles.set_bonus(on=session.rules.course.bonus_tiles)
        self.palette_of_tiles.set_left(model.left)
        troubles = model.troubles
        wrong = " ".join(said for place in (OWN, TABLE) for said in troubles.get(place, ()))
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        set_look(self._wrong, text_font(self.services.theme, 14, QFont.Weight.Bold), paper.red)
        self._say_status()
        self._note_laid()
        self.telling.set_value(GUESS if session.guess else AT_ONCE)
        self._say(str)
        if self.isVisible():
            session.ask()

    def _note_laid(self) -> None:
        """Offer what can be done with what lies on the table, or waits for its second letter."""
        session = self.model.session
        typed = any(one.typed for one in self.model.entries)
        able = {
            Flag.JUDGE_UNDO: session.can_undo,
            Flag.JUDGE_LAID: typed or not session.laid.is_empty,
            Flag.JUDGE_TEXT: not any(place != TABLE for place, _ in session.faults),
        }
        for button, flag in zip((self.undo, self.clear, self.copy), able, strict=True):
            button.setEnabled(able[flag])
        self.services.commands.set_flags(able)

    def _say_status(self) -> None:
        """Say below the hand what is missing, or that it is complete."""
        said = self.model.status
        self._status.setVisible(bool(said))
        if said:
            # When there is nothing more to say its line stays free: what is below must not move.
            self._status.setText(said)
        set_look(self._status, text_font(self.services.theme, 14), self.services.theme.paper.ink2)

    def _advise(self) -> None:
        model, paper = self.model, self.services.theme.paper
        choices = model.choices if len(model.choices) > 1 else ()
        self.strip.show_choices(choices, model.faces)
        self.strip.setVisible(bool(choices))
        self._choices.setVisible(bool(choices))
        self._verdict.setText(model.verdict)
        self._verdict.setVisible(bool(model.verdict))
        set_look(self._verdict, text_font(self.services.theme, 15, QFont.Weight.DemiBold), paper.ink)
        self.advice.show_advice(model.advice)
        self._say_status()

    def _say(self, said: Callable[[], str], *, is_wrong: bool = False) -> None:
        """Say something of a text that was copied or opened, until something else is done."""
        self._said_words, self._is_wrong = said, is_wrong
        paper, weight = self.services.theme.paper, QFont.Weight.Bold if is_wrong else QFont.Weight.Normal
        # It has the room of a line before: the palette must not move for it.
        self._said.setText(said() or " ")
        self._said.setVisible(bool(said()))
        set_look(
            self._said, text_font(self.services.theme, 14, weight), paper.red if is_wrong else paper.ink2
        )
        announce(self._said, said())

    def _restyle(self) -> None:
        """Make what the coach says anew in another look."""
        fresh = AdviceView(self.model.advice, self._scale, None)
        self._judged.replaceWidget(self.advice, fresh)
        self.advice.hide()
        self.advice.deleteLater()
        self.advice = fresh
        self._refresh()
        self._advise()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show both parts if there is room, else one of them."""
        super().resizeEvent(event)
        self._sheet.cover(self)
        self._fit()

    def _fit(self) -> None:
        width, height, theme = self.width(), self.height(), self.services.theme
        side = max(28, (width - max(WIDEST, theme.sized(WIDEST))) // 2)
        self._whole.setContentsMargins(side, 12 if height < LOW else 16, side, 4)
        larger = max(1.0, theme.zoom() / 100)
        self._small = width < NARROW * larger or height < LOW
        self.entry.set_tile_width(38 if width >= 2000 else 30)
        factor = 16 / 14 if width >= 2000 else 1.0
        if factor != self._scale.factor:
            self._scale.factor = factor
            self._restyle()
        self.show_part(Part(self.parts.value()))
        self._show_title()

    def _show_title(self) -> None:
        """Leave the title to the top bar where the buttons need its room."""
        needed = sum(button.sizeHint().width() for button in self._buttons if not button.isHidden())
        margins = self._whole.contentsMargins()
        room = self.width() - margins.left() - margins.right() - needed
        self._title.setVisible(self._title.sizeHint().width() + 16 <= room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lay the tiles of the clipboard where tiles are being laid, wherever the focus is."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.model.entries[self.model.chosen].paste(QGuiApplication.clipboard().text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin in the hand, or where the judgement is shown alone, at the choice of parts."""
        if self.entry.isVisibleTo(self):
            self.entry.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.parts.focus()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask the coach of what is laid."""
        super().showEvent(event)
        self.model.session.ask()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take what was typed."""
        for entry in self.model.entries:
            entry.finish_typing()
        super().hideEvent(event)

    def retranslate(self) -> None:
        """Word the page in the present language."""
        self.setAccessibleName(words.title())
        self._title.setText(words.title())
        for button, name in (
            (self.copy, "copy"),
            (self.paste, "paste"),
            (self.undo, "undo"),
            (self.clear, "clear"),
            (self.back, "back"),
        ):
            button.setText(words.fixed(name))
        self._choices.setText(words.fixed("choices"))
        self._reader.setAccessibleName(words.fixed(Part.JUDGEMENT.value))
        self.parts.set_words(words.fixed("show"), [words.fixed(part.value) for part in Part])
        self.telling.set_words(words.fixed("telling"), [words.fixed(AT_ONCE), words.fixed(GUESS)])
        said, wrong = self._said_words, self._is_wrong
        self._restyle()
        self._say(said, is_wrong=wrong)
