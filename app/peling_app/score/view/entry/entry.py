"""The entry of a deal: four hands by points or tiles, how the deal ended, who pays whom, what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from peling.rules.draft import Place
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.announce import announce
from peling_app.kit.view.controls import ENTER, Button, ToggleButton
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import NO_LIMIT, STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.parts import Scale, bare_area, column, padded, set_look
from peling_app.kit.view.style import display_font
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.text.flow import Flow
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.view.tiles.palette import TilePalette
from peling_app.kit.words.tips import tip
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_rows import PaidShown, RowState, ScoreShown
from peling_app.score.view.entry.area import ShareArea, height_together
from peling_app.score.view.entry.explain import ExplainDialog
from peling_app.score.view.entry.foot import EntryFoot, Extras
from peling_app.score.view.entry.hand import leave
from peling_app.score.view.entry.paid import COUNTED, PAID, TYPED, NetsPart, PaidPart
from peling_app.score.view.entry.row import EntryRow
from peling_app.score.view.entry.score import ScorePart
from peling_app.score.view.entry.way import WayStrip
from peling_app.score.words import entry as words
from peling_app.score.words import entry_paid as paid_words

TILES, POINTS = "tiles", "points"
LEAST_LOWER: Final = 140
"""With less room than this for score and payments the whole panel scrolls instead."""
NARROW: Final = 660
LOW: Final = 640
"""A panel lower than this has no larger tiles to take from than can be hit."""
HIGH: Final = 900
"""One lower than this has less air about its tiles where there is a third row of them, or a penalty."""
WIDE: Final = 1000


class EntryPanel(Worded):
    """The right half of the score sheet.

    Signals:
        compare_asked: show this hand, a `HandRecord`, by every book.
        judge_asked: judge this hand, a `HandDraft`.
    """

    compare_asked = Signal(object)
    judge_asked = Signal(object)

    def __init__(self, model: EntryModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the deal of a model."""
        super().__init__(parent)
        self.model = model
        self._theme = theme
        self._scale = Scale(theme)
        self._title = label()
        self.switch = Switch(theme, (TILES, POINTS))
        self.rows: dict[int, EntryRow] = {}
        self._order: tuple[int, ...] = ()
        self.way = WayStrip(model, self._scale)
        self.palette_of_tiles = TilePalette(theme)
        self.extras = Extras(model, self._scale)
        self.score = ScorePart(self._scale)
        self.explain, self.compare, self.judge = (Button(theme, height=30) for _ in range(3))
        self.paid, self.nets = PaidPart(self._scale), NetsPart(self._scale)
        self.foot = EntryFoot(model, theme)
        self.said = ""
        self._shown_rows: dict[int, tuple[RowState, bool, bool]] = {}
        self._shown_score: ScoreShown | None = None
        self._shown_paid: PaidShown | None = None
        self._lay_out()
        self._connect()
        self._build()
        self.retranslate()

    def _lay_out(self) -> None:
        head = self._head = fill(QHBoxLayout(), (self._title, 1), self.switch)
        self._row_column: QVBoxLayout = column(spacing=4)
        self._left, self._right = QWidget(), QWidget()
        fill(column(self._left), self.score, STRETCH)
        # Below what scrolls: else the last of them is scrolled out of sight.
        ways = Flow(spacing=0)
        for way in (self.explain, self.compare, self.judge):
            ways.addWidget(way)
        self._areas = ShareArea(padded(self._left)), ShareArea(padded(self.paid))
        self._areas[1].seen.connect(self.paid.fit)
        fill(column(self._right), (self._areas[1], 1))
        counted = QWidget()
        fill(column(counted, spacing=2), (self._areas[0], 1), ways)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        fill(self._both, (counted, COUNTED), (self._right, PAID), spacing=18)
        self._body = QWidget()
        self._upper: QVBoxLayout = column(self._body, spacing=7)
        fill(self._upper, self._row_column, self.way, self.palette_of_tiles, self.extras, (self._both, 1))
        self.body = bare_area(self._body)
        # What everybody gains has one place, whatever the rows above it need: a line that is always in sight.
        self._parts = fill(column(self), head, (self.body, 1), self.nets, self.foot)

    def _connect(self) -> None:
        model = self.model
        model.opened.connect(self._build)
        model.changed.connect(self.refresh)
        model.loaded.connect(self._begin_anew)
        model.stuck.connect(self._go_to)
        model.done.connect(lambda said: self._say(said()))
        self.switch.chosen.connect(self._choose_entry)
        self.palette_of_tiles.chosen.connect(model.lay)
        self.palette_of_tiles.dropped.connect(lambda tile, place: place.lay(tile))
        self.explain.clicked.connect(self._explain_score)
        self.compare.clicked.connect(lambda: self.compare_asked.emit(model.record))
        self.judge.clicked.connect(lambda: self.judge_asked.emit(model.hand(model.chosen).draft))
        self._theme.changed.connect(self._restyle)

    def _build(self) -> None:
        """Make a row for each player of the sheet that is open."""
        for row in self.rows.values():
            leave(row)
            self._row_column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows, self._order = {}, ()
        self._forget_shown()
        if self.model.is_open:
            for place in range(len(self.model.names)):
                row = EntryRow(self.model, place, self._scale)
                row.stepped.connect(lambda step, place=place: self.step(step, place))
                row.crossed.connect(lambda step, at, place=place: self.step(step, place, at))
                row.drawn.connect(self.toggle_drawn)
                self.rows[place] = row
            self.way.make_buttons()
        for part in (self.body, self.nets, self.foot, self.switch, self._title):
            part.setVisible(self.model.is_open and (part is not self._title or self._head.count() > 1))

    def lend_switch(self, line: QHBoxLayout | None) -> None:
        """Lay the choice of tiles or points into a line that names the deal; None: into that of the title."""
        (line or self._head).addWidget(self.switch)
        self._title.setVisible(line is None and self.model.is_open)

    @property
    def title(self) -> str:
        """Return which deal it is, with its round."""
        model = self.model
        kinds = {"correction": model.is_correction, "insertion": model.is_insertion}
        return words.title(model.number, model.situation.round_wind, **kinds) if model.is_open else ""

    def refresh(self) -> None:
        """Show the deal as it stands."""
        model = self.model
        if not model.is_open or not self.rows:
            return
        held = self._holds_focus()
        self._arrange(model.order)
        giver_asked = "giver" in model.asked
        for state in model.rows:
            chosen = state.place == model.chosen
            # While a hand is laid it is not known yet what matters: a button would go and come again.
            asked = giver_asked or (state.is_flat and not state.by_points and model.entry.winner is not None)
            shown = (state, chosen, asked)
            if self._shown_rows.get(state.place) != shown:
                self._shown_rows[state.place] = shown
                self.rows[state.place].show_row(state, chosen=chosen, giver_asked=asked)
            self.rows[state.place].hand.set_rests(on=model.fills_wild)
        by_tiles = any(not model.is_by_points(place) for place in model.order)
        self.switch.set_value(TILES if by_tiles else POINTS)
        self.palette_of_tiles.setVisible(by_tiles)
        self.palette_of_tiles.set_bonus(on=model.rules.course.bonus_tiles)
        self.palette_of_tiles.set_left(model.left)
        self.way.refresh()
        self.extras.refresh()
        self.foot.refresh()
        score, paid = model.score, model.paid
        if score != self._shown_score:
            self._shown_score = score
            self.score.show_score(score)
        if paid != self._shown_paid:
            self._shown_paid = paid
            self.paid.show_paid(paid)
            self.nets.show_nets(paid.nets)
        hand = model.reckoning.hands[model.chosen]
        self.explain.setVisible(hand.score is not None)
        self.compare.setVisible(hand.record is not None)
        laid = not model.is_by_points(model.chosen) and not model.hand(model.chosen).draft.is_empty
        self.judge.setVisible(laid)
        self._title.setText(self.title)
        set_look(self._title, display_font(self._theme, 27), self._theme.paper.ink)
        self._fit()
        if held and QApplication.focusWidget() is None:
            # Where it was is no longer shown: points have taken the place of tiles, or tiles that of points.
            self.rows[model.chosen].begin()

    # What the user does

    def step(self, step: int, place: int | None = None, at: Place = Place.CONCEALED) -> None:
        """Go to the player before or after; tiles at this place of the hand, if it is shown."""
        order = self.model.order
        now = order.index(self.model.chosen if place is None else place)
        target = order[(now + step) % len(order)]
        self.model.choose(target)
        self.rows[target].begin(at)
        self.body.ensureWidgetVisible(self.rows[target])

    def toggle_drawn(self) -> None:
        """Say that nobody won, or take that back."""
        self.foot.toggle_drawn()

    @property
    def says_enter(self) -> bool:
        """Return whether Enter presses the button that enters the deal; what can be marked comes first."""
        enter, held = self.foot.enter, self.focusWidget()
        return enter.shown_key == ENTER and (enter.isEnabled() or not isinstance(held, ToggleButton))

    def _explain_score(self) -> None:
        """Show the chosen hand's score as the tutor explains it."""
        hand = self.model.reckoning.hands[self.model.chosen]
        shown = self.model.score.score
        if hand.score is not None and shown is not None:
            dialog = ExplainDialog(self._theme, self.model.names[self.model.chosen], shown, hand.score, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    def begin(self) -> None:
        """Put the focus at the first field; where only the winner counts, the others have none."""
        if self._order:
            first = next((place for place in self._order if self.rows[place].is_typed), self._order[0])
            self.model.choose(first)
            self.rows[first].begin()

    @property
    def handlers(self) -> dict[str, Callable[[], None]]:
        """Return what carries out the commands of the entry, by their ids."""
        return {
            "score.enter": self.foot.submit,
            "score.won": self.toggle_won,
            "score.gave": self.toggle_gave,
            "score.drawn": self.toggle_drawn,
            "score.by-points": self.change_entry,
        }

    def toggle_won(self) -> None:
        """Let the chosen player have won, or take that back."""
        self.model.toggle_winner(self.model.chosen)

    def toggle_gave(self) -> None:
        """Let the chosen player have discarded the winning tile, or take that back."""
        self.model.toggle_giver(self.model.chosen)

    def _choose_entry(self, side: str) -> None:
        """Type points or lay tiles for everybody, and go on with it at once."""
        self.model.set_all_by_points(on=side == POINTS)
        self.rows[self.model.chosen].begin()

    def change_entry(self) -> None:
        """Type the chosen player's points, or lay his tiles."""
        place = self.model.chosen
        self.model.turn(place)
        self.rows[place].begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that mean the same in every field, as soon as there is a deal to enter."""
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        match event.key():
            case _ if not self.model.is_open:
                super().keyPressEvent(event)
            case _ if is_enter(event, Qt.KeyboardModifier.ControlModifier) and (control or self.says_enter):
                self.foot.submit()
            case _ if is_enter(event) and isinstance(button := self.focusWidget(), ToggleButton):
                button.mark()
            case Qt.Key.Key_M if control:
                self.toggle_won()
            case Qt.Key.Key_G if control:
                self.toggle_gave()
            case Qt.Key.Key_F4:
                self.change_entry()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first field."""
        super().focusInEvent(event)
        self.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let score and payments scroll, or the whole panel if there is little room."""
        super().resizeEvent(event)
        self._fit()

    def retranslate(self) -> None:
        """Word the panel in the present language."""
        self.setAccessibleName(words.panel())
        name, tiles, points = words.switch()
        self.switch.set_words(name, (tiles, points), words.switch_helps())
        ways, helps = (self.explain, self.compare, self.judge), paid_words.score_button_helps()
        for button, text, explained in zip(ways, paid_words.score_buttons(), helps, strict=True):
            button.setText(text)
            button.setToolTip(tip(explained))
            button.setAccessibleDescription(explained)
        self._forget_shown()
        self.model.refresh()

    # Inside

    def _fit(self) -> None:
        wide = (width := self.width()) >= WIDE
        factor = 16 / 14 if wide else 1.0
        if factor != self._scale.factor:
            # What is not shown anew would keep the widths of the other size, beside rows that have new ones.
            self._scale.factor = factor
            self._restyle()
        low = self.height() < LOW
        more = self.palette_of_tiles.has_bonus or not self.extras.isHidden()
        tight = self.height() < HIGH and more and not self.palette_of_tiles.isHidden() and not low
        close = tight or (low and self._theme.zoom() > 100)
        beside = width >= NARROW * max(1.0, self._theme.zoom() / 100)
        for row in self.rows.values():
            row.fit(38 if wide else 30, low=close, roomy=beside)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._both.setDirection(across if beside else down)
        self._both.setStretch(0, TYPED if self.palette_of_tiles.isHidden() else COUNTED)
        self.palette_of_tiles.setMaximumWidth(self.palette_of_tiles.low_width if low else NO_LIMIT)
        self.palette_of_tiles.set_close(on=close)
        self._row_column.setSpacing(1 if close else 4)
        self._upper.setSpacing(1 if close else 4 if low else 7)
        self._parts.setSpacing(3 if low or close else 8)
        below = (self.way, self.palette_of_tiles, self.extras)
        seen, space = self.body.viewport().size(), self._upper.spacing()
        room = seen.height() - height_together(self.rows.values(), seen.width(), self._row_column.spacing())
        room -= height_together(below, seen.width(), space) + 2 * space
        for area in self._areas:
            area.set_scrolls(on=beside and room >= LEAST_LOWER)

    def _arrange(self, order: tuple[int, ...]) -> None:
        """Show the rows by their winds, and let Tab go through them so."""
        if order == self._order:
            return
        self._order = order
        for place in order:
            self._row_column.removeWidget(self.rows[place])
        for place in order:
            self._row_column.addWidget(self.rows[place])
            self.rows[place].show()
        stops: list[QWidget] = [self.switch.side(TILES), self.switch.side(POINTS)]
        for place in order:
            stops += self.rows[place].stops()
        stops += self.way.stops()
        # Qt leaves out what takes no focus at present; a row takes it or not as its hand is entered.
        policies = [stop.focusPolicy() for stop in stops]
        for stop in stops:
            stop.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)
        for stop, policy in zip(stops, policies, strict=True):
            stop.setFocusPolicy(policy)

    def _holds_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def _begin_anew(self) -> None:
        for row in self.rows.values():
            row.points.edit.forget_typing()
        if self._holds_focus():
            self.begin()

    def _go_to(self, place: int) -> None:
        """Go to where something is wrong or missing, and say what; another page that asks does so itself."""
        if not self.isVisible():
            return
        source = any(fault.field == "giver" for fault in self.model.blocking[:1])
        target = self.way if source and self.way.drew.isVisible() else self.rows.get(place)
        if target is not None:
            target.begin()
            self.body.ensureWidgetVisible(target)
        self._say(self.model.waiting)

    def _say(self, said: str) -> None:
        """Tell a screen reader what has happened."""
        self.said = said
        if self.isVisible():
            announce(self, said)

    def _forget_shown(self) -> None:
        """Show everything again with the next change."""
        self._shown_rows = {}
        self._shown_score = self._shown_paid = None

    def _restyle(self) -> None:
        self._forget_shown()
        self.refresh()
