"""The choice of a deal beside its title, in every size of text: which is chosen can be read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.view.style import dress
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.play.deals import Deal
from peling_app.play.review.model.review import ReviewModel
from peling_app.play.review.store import ReviewStore
from peling_app.play.review.view.story import StoryPart
from peling_app.play.session import Session
from tests.by_day import by_day
from tests.end2end.stage import make_context
from tests.end2end.walks.sweep_checks import faults

WIDTHS = (470, 520, 600, 720, 800, 900, 1100)


class SeveralDeals(ReviewModel):
    """The review of a game in which as many deals were played as are wanted."""

    several: tuple[Deal, ...] = ()

    def play(self, count: int) -> None:
        """Let so many deals be played, each as the first."""
        (first,) = super().deals
        self.several = tuple(replace(first, number=number + 1) for number in range(count))

    @property
    def deals(self) -> tuple[Deal, ...]:
        """Return those deals."""
        return self.several

    @property
    def deal(self) -> Deal | None:
        """Return the last deal."""
        return self.several[-1] if self.several else None


@pytest.fixture
def model(qtbot: QtBot, session: Session, store: ReviewStore) -> SeveralDeals:
    made = SeveralDeals(session, store)
    made.open()
    qtbot.waitUntil(lambda: not made.loading, timeout=60_000)
    return made


@pytest.mark.parametrize("zoom", by_day([150], [100, 125, 150]))
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
def test_it_can_be_read_which_deal_is_chosen(
    qtbot: QtBot, model: SeveralDeals, language: Language, zoom: int
) -> None:
    """What the figures mean took the room of the choice, which was an empty box with an arrow."""
    context = make_context(language=language, settings={"text_zoom": zoom, "text_by_system": False})
    dressed = QWidget()
    story = StoryPart(model, context.theme)
    story.setParent(dressed)
    dress(dressed, context.theme)
    qtbot.addWidget(dressed)
    dressed.show()
    for width in WIDTHS:
        story.resize(width, 400)
        for count in (1, 2, 12):
            model.play(count)
            story.retranslate()
            QApplication.processEvents()
            box = story.deals
            assert box.isVisible() is (count > 1)
            assert list(faults(story)) == [], (width, count)
            number = box.currentText().split(":")[0]
            assert count == 1 or (number and box.shown_text().startswith(number)), (width, count)
    context.translations.use(Language.ENGLISH)
