"""Keep score as a screen reader would: enter a deal by the keys, find table, heads, cells and totals."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.end2end.processes.screen_reader import Reader, Thing
from tests.end2end.processes.virtual_screen import PATIENCE, Window, needs, wait_until

pytestmark = [
    pytest.mark.slow,
    needs("Xvfb", "xdotool", "dbus-daemon", "/usr/libexec/at-spi-bus-launcher"),
]


def names(table: Thing) -> list[str]:
    """Return what is said of everything in a table: heads and cells, row by row."""
    return [thing.name for thing in table.children()]


@pytest.mark.thorough
def test_a_deal_is_entered_and_its_totals_are_read(start: Callable[..., Window], reader: Reader) -> None:
    window = start(**reader.needed)

    def press(begins: str, role: str = "push button") -> None:
        found = reader.find(role, begins)
        if found is not None:
            found.press()

    def table(name: str) -> list[str]:
        found = reader.find("table", name)
        return [] if found is None else names(found)

    wait_until("a new sheet", lambda: window.title.startswith("New score sheet"), lambda: press("Score"))
    wait_until(
        "an open sheet",
        lambda: reader.find("table", "Deals by players"),
        lambda: press("Begin the sheet"),
    )
    points = "Points of Player 1"
    wait_until("a field for points", lambda: reader.find("text", points), lambda: window.key("F4"))
    window.key("8", "Tab", "F4", "5", "2", "m", "Tab", "F4", "1", "2", "Tab", "F4", "4", "ctrl+Return")
    wait_until("the deal on the sheet", lambda: any("Deal 1" in said for said in table("Deals by players")))
    wait_until("the totals", lambda: any("+" in said for said in table("Totals")))
    deals, totals = table("Deals by players"), table("Totals")
    for number in range(1, 5):
        assert any(said.startswith(f"Player {number}") for said in deals)
    assert any("won" in said for said in deals)
    assert any("Player 2" in said for said in totals)
    window.key("ctrl+q")
    assert window.process.wait(PATIENCE) == 0
