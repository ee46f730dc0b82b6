"""The dialog of settings; every change is seen and kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import is_large
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill, nest, width_anew
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.switch import Switch
from peling_app.kit.view.text.scrolled_over import Slider
from peling_app.kit.words.numbers import decimal
from peling_app.kit.words.tips import tip
from peling_app.platform.loudspeaker import Silence
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import (
    CHOICES,
    LANGUAGES,
    LARGEST_ZOOM,
    LONGEST_PAUSE,
    LOUDEST,
    OWN_NAMES,
    SMALLEST_ZOOM,
    USUAL_ZOOM,
    Appearance,
    Cloth,
    Language,
    Motion,
    TileSet,
    TutorDepth,
)
from peling_app.platform.sounds import Sounds
from peling_app.shell.view.picture_choice import Painted, PictureChoice, paint_cloth, paint_tiles
from peling_app.shell.words.silence import silence_words

BETWEEN: Final = 64
"""Pixels between the halves in a large window."""
ROUND: Final = 80
"""Pixels that margins and a scroll bar take of the width."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
CONTRASTS: Final[dict[str, dict[str, object]]] = {
    "system": {"high_contrast": False, "contrast_by_system": True},
    "on": {"high_contrast": True},
    "off": {"high_contrast": False, "contrast_by_system": False},
}
"""What each choice of contrast is in the settings."""
CHECKS = ("quick_deal", "tile_index", "turn_tiles", "teaching_labels")


class SettingsDialog(PaperDialog):
    """Language, look, sound, tiles, pace, text."""

    def __init__(
        self,
        theme: Theme,
        preferences: Preferences,
        try_sound: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        """Make one row for each setting; `try_sound` lets a tile be heard as loud as it is now."""
        super().__init__(theme, parent)
        self._try_sound = try_sound
        self._preferences = preferences
        self._names: dict[str, QLabel] = {}
        self._headings: dict[str, QLabel] = {}
        self._switches: dict[str, Switch] = {}
        self._pictures: dict[str, PictureChoice] = {}
        self._checks: dict[str, QCheckBox] = {}
        self._sliders: dict[str, tuple[QSlider, QLabel]] = {}
        self._system_text = QCheckBox()
        self._is_wide = parent is not None and is_large(parent.width(), parent.height())
        self._silence: Silence | None = None
        self._sounds: Sounds | None = None
        self._mute = label(wrap=True)
        self._mute.hide()
        self._side = fill(QVBoxLayout(), spacing=8)
        self._sides = fill(QBoxLayout(BESIDE if self._is_wide else BELOW), (self._side, 1))
        self._halves = [self._side]
        fill(self.column, self._sides)
        self._make_look()
        self._rule()
        self._heading("pace")
        self._add_slider("volume", 0, LOUDEST, 10)
        fill(self._side, self._mute)
        self._add_check("quick_deal")
        self._add_switch("reduced_motion", [item.value for item in Motion])
        self._add_slider("computer_pause", 0, LONGEST_PAUSE, 100)
        self._side.addStretch(1)
        self._side = fill(QVBoxLayout(), spacing=8)
        self._halves.append(self._side)
        nest(self._sides, self._side, 1)
        if not self._is_wide:
            self._rule()
        self._make_table()
        self.column.addStretch(1)
        self._close = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self._close)
        self._close.clicked.connect(self.accept)
        fill(self.foot, STRETCH, self._close)
        preferences.changed.connect(self._refresh)
        theme.changed.connect(self._refresh)
        self.retranslate()
        self._switches["language"].focus()
        if self._is_wide:
            self.fit(theme.sized(1180), theme.sized(640))
        else:
            self.fit(680, 840)
        self._place()

    def _make_look(self) -> None:
        """Make the rows of language and look."""
        self._heading("general")
        self._add_switch("language", [Language.SYSTEM, *LANGUAGES])
        self._add_switch("appearance", [item.value for item in Appearance])
        self._add_switch("contrast", list(CONTRASTS))
        self._add_slider("text_zoom", SMALLEST_ZOOM, LARGEST_ZOOM, 10)
        self._system_text.clicked.connect(self._follow_system_text)
        self._side.addWidget(self._system_text)

    def _make_table(self) -> None:
        """Make the rows of what lies on the table."""
        self._heading("table")
        self._add_pictures("tile_set", list(TileSet), self._sized(232, 76), partial(paint_tiles, self.theme))
        self._add_check("tile_index")
        self._add_pictures("cloth", list(Cloth), self._sized(160, 92), partial(paint_cloth, self.theme))
        self._add_check("turn_tiles")
        self._add_check("teaching_labels")
        self._add_switch("tutor_depth", [item.value for item in TutorDepth])
        self._side.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put one half below the other where they have no room side by side."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        needed = width_anew(*self._halves) + BETWEEN + ROUND
        beside = self._is_wide and needed <= self.width()
        self._sides.setDirection(BESIDE if beside else BELOW)
        self._sides.setSpacing(BETWEEN if beside else 8)

    def switch(self, name: str) -> Switch:
        """Return the choice of a setting."""
        return self._switches[name]

    def pictures(self, name: str) -> PictureChoice:
        """Return the choice of a setting that is shown in pictures."""
        return self._pictures[name]

    def check(self, name: str) -> QCheckBox:
        """Return the box of a setting that is on or off."""
        return self._checks[name]

    def slider(self, name: str) -> QSlider:
        """Return the slider of a setting."""
        return self._sliders[name][0]

    def _heading(self, name: str) -> None:
        heading = label("subheading")
        self._headings[name] = heading
        self._side.addWidget(heading)

    def _rule(self) -> None:
        fill(self._side, 4, SingleRule(self.theme), 2)

    def _row(self, name: str) -> QHBoxLayout:
        row = QHBoxLayout()
        words = label()
        words.setMinimumWidth(190)
        self._names[name] = words
        row.addWidget(words)
        nest(self._side, row)
        return row

    def _add_switch(self, name: str, values: list[str]) -> None:
        row = self._row(name)
        switch = Switch(self.theme, values)
        if name == "contrast":
            switch.chosen.connect(lambda value: self._preferences.update(**CONTRASTS[value]))
        else:
            switch.chosen.connect(lambda value: self._preferences.update(**{name: CHOICES[name](value)}))
        self._switches[name] = switch
        row.addWidget(switch, 1)

    def _add_pictures(self, name: str, values: Sequence[StrEnum], size: QSize, painted: Painted) -> None:
        self._row(name)
        choice = PictureChoice(self.theme, [item.value for item in values], size, painted)
        choice.chosen.connect(lambda value: self._preferences.update(**{name: CHOICES[name](value)}))
        self._pictures[name] = choice
        self._side.addWidget(choice)

    def _sized(self, wide: int, high: int) -> QSize:
        """Return the size of a picture, which grows with the text where there is room."""
        zoom = self.theme.zoom() / 100 if self._is_wide else 1
        return QSize(round(wide * zoom), round(high * zoom))

    def _add_check(self, name: str) -> None:
        check = QCheckBox()
        check.toggled.connect(partial(self._take, name))
        self._checks[name] = check
        self._side.addWidget(check)

    def _add_slider(self, name: str, least: int, most: int, step: int) -> None:
        take = {"volume": self._set_volume, "text_zoom": self._set_zoom}.get(name, partial(self._take, name))
        row = self._row(name)
        slider = Slider(Qt.Orientation.Horizontal)
        slider.setRange(least // step, most // step)
        slider.setPageStep(2)
        slider.setMinimumHeight(32)
        value = label()
        value.setMinimumWidth(72)
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        slider.valueChanged.connect(lambda number: take(number * step))
        self._names[name].setBuddy(slider)
        self._sliders[name] = (slider, value)
        fill(row, (slider, 1), value)

    def _take(self, name: str, value: object) -> None:
        self._preferences.update(**{name: value})

    @property
    def system_text(self) -> QCheckBox:
        """Return the box by which text is as large as the system wants it."""
        return self._system_text

    def _set_zoom(self, zoom: int) -> None:
        """Have text of this size, by hand; where the slider only follows what is, nothing changes."""
        if zoom != round(self.theme.own_zoom(), -1):
            self._preferences.update(text_zoom=zoom, text_by_system=False)

    def _follow_system_text(self, followed: bool) -> None:
        """Have text as large as the system wants it, or keep the size it has now."""
        if followed:
            self._preferences.update(text_zoom=USUAL_ZOOM, text_by_system=True)
        else:
            self._preferences.update(text_zoom=round(self.theme.own_zoom(), -1), text_by_system=False)

    def _set_volume(self, volume: int) -> None:
        """Be so loud, or mute, and let it be heard."""
        if volume != self._heard_volume():
            self._preferences.update(**({"sound": True, "volume": volume} if volume else {"sound": False}))
            self._try_sound()

    def follow(self, sounds: Sounds) -> None:
        """Say whether these sounds can be heard, as soon as that is known and whenever it changes."""
        self._sounds = sounds
        sounds.known.connect(self._show_silence)
        self._show_silence()
        sounds.look()

    def _show_silence(self) -> None:
        if self._sounds is not None:
            self.set_silence(self._sounds.silence)

    def set_silence(self, why: Silence | None) -> None:
        """Say why nothing can be heard, if so, in place of a slider that does nothing."""
        if why is not self._silence:
            self._silence = why
            self.retranslate()

    def _heard_volume(self) -> int:
        """Return how loud tiles are heard; 0: they are muted."""
        now = self._preferences.current
        return max(10, round(now.volume, -1)) if now.sound else 0

    def retranslate(self) -> None:
        """Word every setting again."""
        self.set_title(self.tr("Settings"))
        self._close.setText(self.tr("Done"))
        self._headings["general"].setText(self.tr("Language and look"))
        self._headings["table"].setText(self.tr("On the table"))
        self._headings["pace"].setText(self.tr("Sound and pace"))
        system = self.tr("System")
        self._word_switch("language", self.tr("Language"), (system, *(OWN_NAMES[one] for one in LANGUAGES)))
        self._word_switch("appearance", self.tr("Paper"), (system, self.tr("Day"), self.tr("Night")))
        self._word_switch("contrast", self.tr("High contrast"), (system, self.tr("On"), self.tr("Off")))
        self._switches["contrast"].setToolTip(tip(self.tr("Flat paper, strong lines.")))
        self._system_text.setText(self.tr("Text as large as the system wants it"))
        self._word_switch(
            "reduced_motion", self.tr("Reduced motion"), (system, self.tr("On"), self.tr("Off"))
        )
        self._word_switch(
            "tutor_depth", self.tr("Tutor"), (self.tr("Quiet"), self.tr("Teach"), self.tr("Full"))
        )
        for depth, said in zip(
            TutorDepth,
            (
                self.tr("Only what is allowed."),
                self.tr("With the reasons."),
                self.tr("With reasons, citations and near misses."),
            ),
            strict=True,
        ):
            side = self._switches["tutor_depth"].side(depth.value)
            side.setToolTip(tip(said))
            side.setAccessibleDescription(said)
        self._word_pictures(
            "tile_set",
            self.tr("Faces of the tiles"),
            (self.tr("Engraved"), self.tr("Large numerals")),
            (
                self.tr("As tiles were engraved a century ago."),
                self.tr("Large plain figures and letters, for weak eyes."),
            ),
        )
        self._word_pictures(
            "cloth",
            self.tr("Cloth of the table"),
            (self.tr("Green"), self.tr("Ink blue"), self.tr("Mulberry")),
            (
                self.tr("The green of billiards and card tables."),
                self.tr("A deep blue."),
                self.tr("A dark red."),
            ),
        )
        self._word_slider("text_zoom", self.tr("Text size"))
        self._word_slider("volume", self.tr("Sound of the tiles"))
        self._word_silence()
        self._word_slider("computer_pause", self.tr("Computer’s pause"))
        checks = {
            "quick_deal": self.tr("Quick deal: without dice, laid at once"),
            "tile_index": self.tr("Figures in the corners of the tiles"),
            "turn_tiles": self.tr("Turn open tiles to their owner"),
            "teaching_labels": self.tr("Labels on wall and discards"),
        }
        for name in CHECKS:
            self._checks[name].setText(checks[name])
        self._refresh()

    def _word_switch(self, name: str, words: str, values: tuple[str, ...]) -> None:
        self._names[name].setText(words)
        self._switches[name].set_words(words, values)

    def _word_pictures(self, name: str, words: str, values: tuple[str, ...], said: tuple[str, ...]) -> None:
        self._names[name].setText(words)
        self._pictures[name].set_words(words, values, said)

    def _word_slider(self, name: str, words: str) -> None:
        self._names[name].setText(words)
        self._sliders[name][0].setAccessibleName(words)

    def _word_silence(self) -> None:
        """Word why nothing can be heard."""
        words = "" if self._silence is None else silence_words[self._silence]()
        self._mute.setText(words)
        self._mute.setVisible(bool(words))
        self._sliders["volume"][0].setEnabled(not words)

    def _refresh(self) -> None:
        """Show the settings as they are."""
        now = self._preferences.current
        self._switches["language"].set_value(now.language.value)
        self._switches["appearance"].set_value(now.appearance.value)
        self._switches["tutor_depth"].set_value(now.tutor_depth.value)
        self._switches["reduced_motion"].set_value(now.reduced_motion.value)
        by_system = not now.high_contrast and now.contrast_by_system
        self._switches["contrast"].set_value("system" if by_system else "on" if now.high_contrast else "off")
        self._system_text.setChecked(now.text_is_by_system)
        for name, choice in self._pictures.items():
            choice.set_value(getattr(now, name).value)
        for name in CHECKS:
            self._checks[name].setChecked(getattr(now, name))
        # The large numerals say what the figures in the corners would.
        self._checks["tile_index"].setEnabled(now.tile_set is TileSet.ENGRAVED)
        zoom, zoom_words = self._sliders["text_zoom"]
        zoom.setValue(round(self.theme.own_zoom() / 10))
        zoom_words.setText(self.tr("{percent} %").format(percent=self.theme.own_zoom()))
        zoom.setAccessibleDescription(zoom_words.text())
        volume, volume_words = self._sliders["volume"]
        volume.setValue(self._heard_volume() // 10)
        heard = self.tr("{percent} %").format(percent=now.volume) if now.sound else self.tr("Off")
        volume_words.setText(heard)
        volume.setAccessibleDescription(self._mute.text() or heard)
        pause, pause_words = self._sliders["computer_pause"]
        pause.setValue(now.computer_pause // 100)
        # Not by the locale of the dialog: that stays as it was opened.
        pause_words.setText(self.tr("{seconds} s").format(seconds=decimal(now.computer_pause / 1000)))
        pause.setAccessibleDescription(pause_words.text())
