"""On every page Tab goes as one reads."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtWidgets import QWidget

from tests.app.reading_order import against_reading
from tests.end2end.walks.sweep import pages

MEANT: Final = {
    "Button 'Continue the last game' -> ": "what is offered first stands at the right; Tab begins with it",
    "Button 'Letzte Partie fortsetzen' -> ": "the same in German",
    " -> Key 'Undo'": "a deal is entered before it is left: the head of the large entry comes last",
    " -> Key 'Rückgängig'": "the same in German",
    " -> Key 'Drawn deal'": "the same where there is nothing to take back",
    " -> Key 'Unentschieden'": "the same in German",
}
"""Steps against the way one reads that are wanted, and why."""


@pytest.mark.nightly
@pytest.mark.usefixtures("qapp")
def test_tab_goes_as_one_reads_on_every_page() -> None:
    found: dict[str, list[str]] = {}
    looked: list[str] = []

    def look(name: str, widget: QWidget) -> None:
        looked.append(name)
        steps = [step for step in against_reading(widget) if not any(meant in step for meant in MEANT)]
        if steps:
            found[name] = steps

    for make in pages([]):
        make(look)
    assert looked
    assert found == {}
