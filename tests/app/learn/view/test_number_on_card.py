"""The number that is painted on an answer card is the one that chooses it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from peling.core.notation import parse_tiles
from peling_app.kit.model.theme import Theme
from peling_app.learn.model.cards import Card
from peling_app.learn.view.answers.answers import ChoiceAnswer
from tests.app.learn.conftest import Bench
from tests.end2end.stage import picture

NUMBERS = range(1, 10)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("on_cloth", [False, True], ids=["paper", "cloth"])
def test_the_number_on_a_card_is_the_one_that_chooses_it(
    theme: Theme, bench: Bench, *, on_cloth: bool
) -> None:
    """A card looks as it does with that number and with no other; the tenth and later ones have none."""
    place = ChoiceAnswer(theme)
    place.on_cloth = on_cloth
    groups = (parse_tiles("B3 B4"),) if on_cloth else ()
    names = [f"card {number}" for number in range(1, 12)]
    place.show_cards([Card(name, groups, "the same") for name in names], open_=True)
    bench.show(place, 700, 1200)
    place.setFocus()
    painted = []
    for card in place.cards:
        shown = picture(card)
        looks = {}
        for key in ("", *map(str, NUMBERS)):
            card.set_key(key)
            looks[key] = picture(card)
        painted.append([key for key, look in looks.items() if look == shown])
    assert painted == [*([str(number)] for number in NUMBERS), [""], [""]]

    chosen: list[str] = []
    place.chosen.connect(chosen.append)
    for number in NUMBERS:
        assert place.press_key(Qt.Key(Qt.Key.Key_0 + number))
    assert chosen == names[:9]
