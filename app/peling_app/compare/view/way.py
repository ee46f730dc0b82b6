"""How a hand was won: whose it is, the winds, how the winning tile came and from whom."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from peling.core.scoring import WinBy
from peling.core.tiles import WINDS
from peling_app.compare.model.compare_rows import what_else
from peling_app.kit.model.theme import Theme
from peling_app.kit.model.tiles_entry import EnteredHand
from peling_app.kit.view.layouts import fill, nest
from peling_app.kit.view.lists.choice_box import ChoiceBox, offer
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.text.retranslate import Worded
from peling_app.kit.words import tiles_entry as words
from peling_app.kit.words.tiles import wind_name

WINNER, OTHER = "winner", "other"


class WayOfWinning(Worded):
    """The choices beside the palette; every choice is in the hand's model at once."""

    def __init__(self, model: EnteredHand, theme: Theme, parent: QWidget | None = None) -> None:
        """Show how the hand of a model was won."""
        super().__init__(parent)
        self._model = model
        self.whose = Switch(theme, (WINNER, OTHER))
        self.seat, self.round, self.way, self.giver, self.more = (ChoiceBox() for _ in range(5))
        self._labels = [label("small") for _ in range(5)]
        rows = fill(QVBoxLayout(self), margins=(0, 0, 0, 0), spacing=10)
        first, second, third = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in (first, second, third):
            row.setSpacing(12)
            nest(rows, row)
        rows.addStretch(1)
        first.addWidget(self.whose, 0, Qt.AlignmentFlag.AlignBottom)
        boxes = (self.seat, self.round, self.way, self.giver, self.more)
        for box, over, row, share in zip(
            boxes, self._labels, (first, first, second, second, third), (3, 3, 2, 1, 1), strict=True
        ):
            over.setBuddy(box)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.setMinimumContentsLength(5)
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            both = fill(QVBoxLayout(), over, box, spacing=0)
            nest(row, both, share)
        self.whose.chosen.connect(lambda side: model.set_way(won=side == WINNER))
        self.seat.activated.connect(partial(self._choose, "seat"))
        self.round.activated.connect(partial(self._choose, "round_wind"))
        self.way.activated.connect(partial(self._choose, "by"))
        self.giver.activated.connect(partial(self._choose, "giver"))
        self.more.activated.connect(partial(self._choose, "circumstances"))
        model.changed.connect(self.refresh)
        self.retranslate()

    def refresh(self) -> None:
        """Show the choices as they are in the model."""
        draft = self._model.draft
        self.whose.set_value(WINNER if draft.won else OTHER)
        offer(self.seat, [(wind_name(wind), wind) for wind in WINDS], draft.seat)
        offer(self.round, [(wind_name(wind), wind) for wind in WINDS], draft.round_wind)
        offer(self.way, [(words.way(by), by) for by in words.way], draft.by)
        givers = [wind for wind in WINDS if wind is not draft.seat]
        offer(self.giver, [(wind_name(wind), wind) for wind in givers], draft.giving)
        offered = [(words.beside(name), name) for name in what_else(draft) if name in words.beside]
        offer(self.more, offered, next(iter(sorted(draft.circumstances & set(words.beside))), ""))
        for box in (self.way, self.more):
            box.say_cut()
        self.way.setEnabled(draft.won)
        self.giver.setEnabled(draft.won and draft.by.claimed and draft.by is not WinBy.FIRST_DISCARD)
        self.more.setEnabled(draft.won)

    def retranslate(self) -> None:
        """Word the choices in the present language."""
        name, winner, other = words.whose()
        self.whose.set_words(name, (winner, other))
        boxes = (self.seat, self.round, self.way, self.giver, self.more)
        for box, over, text in zip(boxes, self._labels, words.labels(), strict=True):
            over.setText(text)
            box.setAccessibleName(text)
        self.refresh()

    def _choose(self, field: str, number: int) -> None:
        value: object = {
            "seat": self.seat,
            "round_wind": self.round,
            "by": self.way,
            "giver": self.giver,
            "circumstances": self.more,
        }[field].itemData(number)
        if field == "circumstances":
            value = frozenset({str(value)} if value else ())
        changes: dict[str, object] = {field: value}
        if field == "by":
            changes["circumstances"] = frozenset[str]()
        self._model.set_way(**changes)
