"""The frames of cards on baize are seen in high contrast."""

from __future__ import annotations

import pytest

from peling.core.notation import parse_tiles
from peling_app.kit.theme import contrast
from peling_app.learn.model.cards import Card
from peling_app.learn.view.answers.cloth import BaizeCard, Cloth
from peling_app.platform.settings import Cloth as ClothColour
from tests.app.learn.conftest import Bench
from tests.end2end.stage import make_context

FRAME_CONTRAST = 3
"""What accessibility asks of a frame that tells what can be chosen (WCAG 2.2, 1.4.11)."""


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("cloth", list(ClothColour))
def test_every_card_has_a_frame_that_is_seen(bench: Bench, cloth: ClothColour, *, night: bool) -> None:
    """A brown line of a pixel lay on the green: 1.6 to 1."""
    theme = make_context(night=night, settings={"high_contrast": True, "cloth": cloth}).theme
    baize = Cloth(theme)
    baize.lay(on=True)
    card = BaizeCard(theme, Card("a", groups=(parse_tiles("B1 B2 B3"),)))
    baize.column.addWidget(card)
    bench.show(baize, 320, 240)
    card.clearFocus()
    seen = baize.grab().toImage()
    ground = seen.pixelColor(card.x() + 14, card.y() + 10).name()
    for chosen in (False, True):
        card.show_card(Card("a", groups=card.card.groups, chosen=chosen))
        seen = baize.grab().toImage()
        edge = [seen.pixelColor(card.x() + 14, card.y() + down).name() for down in range(8)]
        assert max(contrast(one, ground) for one in edge) >= FRAME_CONTRAST, chosen
