"""Play the portal of a desktop on a bus; each line that comes in is a setting: namespace, name, JSON.

Usage: python fake_portal.py [NAMESPACE NAME VALUE ...]
"""

import json
import sys

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

PLACE = "/org/freedesktop/portal/desktop"


class Desktop(QDBusVirtualObject):
    """A portal that knows a few settings."""

    def __init__(self, bus: QDBusConnection, given: list[str]) -> None:
        """Know these: three words for each."""
        super().__init__()
        self._bus = bus
        self._values = {
            (namespace, name): json.loads(value)
            for namespace, name, value in zip(given[::3], given[1::3], given[2::3], strict=True)
        }

    def introspect(self, _path: str) -> str:
        """Say nothing of itself."""
        return ""

    def handleMessage(self, message: QDBusMessage, bus: QDBusConnection) -> bool:
        """Answer `Read` as its first version does: with a value of any kind within another."""
        namespace, name = message.arguments()
        if (namespace, name) in self._values:
            bus.send(message.createReply(QDBusVariant(QDBusVariant(self._values[namespace, name]))))
        else:
            bus.send(message.createErrorReply("org.freedesktop.portal.Error.NotFound", "unknown"))
        return True

    def hear(self) -> None:
        """Take a setting from a line, and tell everybody."""
        namespace, name, value = sys.stdin.readline().split(maxsplit=2)
        self._values[namespace, name] = json.loads(value)
        signal = QDBusMessage.createSignal(PLACE, "org.freedesktop.portal.Settings", "SettingChanged")
        signal.setArguments([namespace, name, QDBusVariant(self._values[namespace, name])])
        self._bus.send(signal)


def main() -> None:
    """Be the portal until killed."""
    app = QCoreApplication([])
    bus = QDBusConnection.sessionBus()
    desktop = Desktop(bus, sys.argv[1:])
    bus.registerVirtualObject(PLACE, desktop)
    bus.registerService("org.freedesktop.portal.Desktop")
    lines = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    lines.activated.connect(lambda *_: desktop.hear())
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    app.exec()


if __name__ == "__main__":
    main()
