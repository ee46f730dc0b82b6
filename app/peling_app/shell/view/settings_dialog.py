"""The dialog of settings; every change is seen and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSlider, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.switch import Switch
from peling_app.kit.words.tips import tip
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import (
    LARGEST_ZOOM,
    LONGEST_PAUSE,
    SMALLEST_ZOOM,
    Appearance,
    Language,
    Motion,
    TutorDepth,
)

CHECKS = ("sound", "tile_index", "turn_tiles", "teaching_labels", "high_contrast")


class SettingsDialog(PaperDialog):
    """Language, look, sound, tiles, pace, text."""

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget | None = None) -> None:
        """Make one row for each setting."""
        super().__init__(theme, parent)
        self._preferences = preferences
        self._names: dict[str, QLabel] = {}
        self._headings: dict[str, QLabel] = {}
        self._switches: dict[str, Switch] = {}
        self._checks: dict[str, QCheckBox] = {}
        self._sliders: dict[str, tuple[QSlider, QLabel]] = {}
        self._heading("general")
        self._add_switch("language", [item.value for item in Language])
        self._add_switch("appearance", [item.value for item in Appearance])
        self._add_slider("text_zoom", SMALLEST_ZOOM, LARGEST_ZOOM, 10)
        self._add_check("high_contrast")
        self._rule()
        self._heading("table")
        self._add_check("tile_index")
        self._add_check("turn_tiles")
        self._add_check("teaching_labels")
        self._add_switch("tutor_depth", [item.value for item in TutorDepth])
        self._rule()
        self._heading("pace")
        self._add_check("sound")
        self._add_switch("reduced_motion", [item.value for item in Motion])
        self._add_slider("computer_pause", 0, LONGEST_PAUSE, 100)
        self.column.addStretch(1)
        self._close = Button(theme, Kind.PRIMARY)
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        fill(self.foot, STRETCH, self._close)
        preferences.changed.connect(self._refresh)
        self.retranslate()
        self._switches["language"].focus()
        self.fit(680, 700)

    def switch(self, name: str) -> Switch:
        """Return the choice of a setting."""
        return self._switches[name]

    def check(self, name: str) -> QCheckBox:
        """Return the box of a setting that is on or off."""
        return self._checks[name]

    def slider(self, name: str) -> QSlider:
        """Return the slider of a setting."""
        return self._sliders[name][0]

    def _heading(self, name: str) -> None:
        heading = label("subheading")
        self._headings[name] = heading
        self.column.addWidget(heading)

    def _rule(self) -> None:
        fill(self.column, 4, SingleRule(self.theme), 2)

    def _row(self, name: str) -> QHBoxLayout:
        row = QHBoxLayout()
        words = label()
        words.setMinimumWidth(190)
        self._names[name] = words
        row.addWidget(words)
        self.column.addLayout(row)
        return row

    def _add_switch(self, name: str, values: list[str]) -> None:
        row = self._row(name)
        switch = Switch(self.theme, values)
        kind: Callable[[str], object] = {
            "language": Language,
            "appearance": Appearance,
            "reduced_motion": Motion,
            "tutor_depth": TutorDepth,
        }[name]
        switch.chosen.connect(lambda value: self._preferences.update(**{name: kind(value)}))
        self._switches[name] = switch
        row.addWidget(switch, 1)

    def _add_check(self, name: str) -> None:
        check = QCheckBox()
        check.toggled.connect(partial(self._take, name))
        self._checks[name] = check
        self.column.addWidget(check)

    def _add_slider(self, name: str, least: int, most: int, step: int) -> None:
        row = self._row(name)
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(least // step, most // step)
        slider.setPageStep(2)
        slider.setMinimumHeight(32)
        value = label()
        value.setMinimumWidth(72)
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        slider.valueChanged.connect(lambda number: self._take(name, number * step))
        self._names[name].setBuddy(slider)
        self._sliders[name] = (slider, value)
        fill(row, (slider, 1), value)

    def _take(self, name: str, value: object) -> None:
        self._preferences.update(**{name: value})

    def retranslate(self) -> None:
        """Word every setting again."""
        self.set_title(self.tr("Settings"))
        self._close.setText(self.tr("Done"))
        self._headings["general"].setText(self.tr("Language and look"))
        self._headings["table"].setText(self.tr("On the table"))
        self._headings["pace"].setText(self.tr("Sound and pace"))
        system = self.tr("System")
        self._word_switch("language", self.tr("Language"), (system, "English", "Deutsch"))
        self._word_switch("appearance", self.tr("Paper"), (system, self.tr("Day"), self.tr("Night")))
        self._word_switch(
            "reduced_motion", self.tr("Reduced motion"), (system, self.tr("On"), self.tr("Off"))
        )
        self._word_switch(
            "tutor_depth", self.tr("Tutor"), (self.tr("Quiet"), self.tr("Teach"), self.tr("Full"))
        )
        for depth, told in zip(
            TutorDepth,
            (
                self.tr("Only what is allowed."),
                self.tr("With the reasons."),
                self.tr("With reasons, citations and near misses."),
            ),
            strict=True,
        ):
            side = self._switches["tutor_depth"].side(depth.value)
            side.setToolTip(tip(told))
            side.setAccessibleDescription(told)
        self._word_slider("text_zoom", self.tr("Text size"))
        self._word_slider("computer_pause", self.tr("Computer’s pause"))
        checks = {
            "sound": self.tr("Sound of the tiles"),
            "tile_index": self.tr("Figures in the corners of the tiles"),
            "turn_tiles": self.tr("Turn open tiles to their owner"),
            "teaching_labels": self.tr("Labels on wall and discards"),
            "high_contrast": self.tr("High contrast: flat paper, strong lines"),
        }
        for name in CHECKS:
            self._checks[name].setText(checks[name])
        self._refresh()

    def _word_switch(self, name: str, words: str, values: tuple[str, ...]) -> None:
        self._names[name].setText(words)
        self._switches[name].set_words(words, values)

    def _word_slider(self, name: str, words: str) -> None:
        self._names[name].setText(words)
        self._sliders[name][0].setAccessibleName(words)

    def _refresh(self) -> None:
        """Show the settings as they are."""
        now = self._preferences.current
        self._switches["language"].set_value(now.language.value)
        self._switches["appearance"].set_value(now.appearance.value)
        self._switches["tutor_depth"].set_value(now.tutor_depth.value)
        self._switches["reduced_motion"].set_value(now.reduced_motion.value)
        for name in CHECKS:
            self._checks[name].setChecked(getattr(now, name))
        zoom, zoom_words = self._sliders["text_zoom"]
        zoom.setValue(now.text_zoom // 10)
        zoom_words.setText(self.tr("{percent} %").format(percent=now.text_zoom))
        zoom.setAccessibleDescription(zoom_words.text())
        pause, pause_words = self._sliders["computer_pause"]
        pause.setValue(now.computer_pause // 100)
        seconds = self.locale().toString(now.computer_pause / 1000, "f", 1)
        pause_words.setText(self.tr("{seconds} s").format(seconds=seconds))
        pause.setAccessibleDescription(pause_words.text())
