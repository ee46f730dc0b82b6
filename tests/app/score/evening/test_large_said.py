"""What the entry beside the sheet says of a deal the entry in large letters says too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from peling.ledger.entry import Adjustment, DealEntry, Points
from peling_app.score.model.entry_changes import with_dead
from peling_app.score.model.large import LargeEntry
from peling_app.score.view.large.page import LargeEntryPage

TYPED = DealEntry(winner=0, giver=1, hands=tuple(Points(text) for text in ("40", "16+4", "20", "4")))


@pytest.mark.parametrize(
    ("amounts", "said"),
    [
        (("10", "0", "0", "0"), "by hand: all sums come to +10, not 0"),
        (("0", "-30", "0", "0"), "by hand: all sums come to −30, not 0"),
        (("10", "-10", "0", "0"), "all sums come to 0"),
    ],
)
def test_sums_that_were_changed_by_hand_are_not_said_to_come_to_0(
    large: LargeEntryPage, begin: Callable[..., LargeEntry], amounts: tuple[str, ...], said: str
) -> None:
    model = begin("how-to-play")
    model.entry.change(replace(TYPED, adjustments=(Adjustment(amounts, "late"),)))
    large.refresh()
    assert model.can_enter
    assert large.pad.note.accessibleName() == said
    assert large.pad.note.text().startswith("✓") is ("by hand" not in said)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("too-many", "Theo counts 0. Dead: counts nothing."),
        ("too-few", "Theo counts 20. Dead: too few tiles."),
    ],
)
def test_a_dead_hand_is_said_to_be_dead(
    large: LargeEntryPage, begin: Callable[..., LargeEntry], kind: str, said: str
) -> None:
    model = begin("how-to-play")
    model.entry.change(with_dead(TYPED, 1, kind))
    assert large.figures[1].accessibleName() == said
    plain = large.figures[1].grab().toImage()
    model.entry.change(TYPED)
    assert large.figures[1].accessibleName() == "Theo counts 20"
    assert large.figures[1].grab().toImage() != plain, "it is seen, too"
