"""The bus of a test starts nothing of the machine, whatever desktop that machine has."""

import os
import shutil
from pathlib import Path

import pytest

from tests.end2end import own_bus
from tests.end2end.processes.dbus_wire import Bus

TESTS = Path(__file__).resolve().parents[1]
BUS = "org.freedesktop.DBus"


def test_a_bus_starts_what_a_test_asks_for_and_nothing_of_the_machine(tmp_path: Path) -> None:
    if shutil.which(own_bus.PROGRAM) is None:
        pytest.skip(f"not installed here: {own_bus.PROGRAM}")
    portal = tmp_path / "machine" / "dbus-1" / "services" / "portal.service"
    portal.parent.mkdir(parents=True)
    portal.write_text("[D-BUS Service]\nName=org.freedesktop.portal.Desktop\nExec=/bin/false\n", "utf-8")
    machine = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "machine")}
    daemon, address = own_bus.started(tmp_path, machine, {"org.a11y.Bus": "/bin/false"})
    try:
        bus = Bus(address)
        (names,) = bus.call(BUS, "/org/freedesktop/DBus", BUS, "ListActivatableNames")
        bus.close()
    finally:
        daemon.kill()
        daemon.communicate()
    assert set(names) == {BUS, "org.a11y.Bus"}


def test_no_test_starts_a_bus_of_the_machine() -> None:
    usual = '"--' + 'session"'
    assert not [path.name for path in TESTS.rglob("*.py") if usual in path.read_text(encoding="utf-8")]
