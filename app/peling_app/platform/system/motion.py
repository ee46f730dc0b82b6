"""Find out whether the system asks for reduced motion, where it can be known without more than QtCore."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSettings

from peling_app.platform.whole_file import read_whole

GTK_KEY = "gtk-enable-animations"
LONGEST = 2**20
"""Bytes that are read of a file of the desktop; such files have some thousand."""


def system_reduced_motion(environment: Mapping[str, str] | None = None) -> bool:
    """Return whether the system asks for reduced motion.

    Windows: "animation effects" off; macOS: "reduce motion" on; elsewhere GTK's ``gtk-enable-animations=0``
    or KDE's ``AnimationDurationFactor=0``. The variable ``PELING_REDUCED_MOTION`` (0 or 1) overrides them.
    """
    environment = os.environ if environment is None else environment
    forced = forced_motion(environment)
    if forced is not None:
        return forced
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        universal = QSettings("com.apple.universalaccess", "")
        return bool(universal.value("reduceMotion", defaultValue=False, type=bool))
    return _desktop(Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config"))


def forced_motion(environment: Mapping[str, str] | None = None) -> bool | None:
    """Return what ``PELING_REDUCED_MOTION`` says; None: nothing."""
    wish = (os.environ if environment is None else environment).get("PELING_REDUCED_MOTION", "")
    return wish == "1" if wish in {"0", "1"} else None


def _windows() -> bool:
    key = r"HKEY_CURRENT_USER\Control Panel\Desktop\WindowMetrics"
    metrics = QSettings(key, QSettings.Format.NativeFormat)
    return str(metrics.value("MinAnimate", defaultValue="1")) == "0"


def _desktop(config: Path) -> bool:
    for name in ("gtk-4.0", "gtk-3.0"):
        gtk = _entries(config / name / "settings.ini")
        if gtk.get(GTK_KEY, "").lower() in {"0", "false"}:
            return True
    return _entries(config / "kdeglobals").get("AnimationDurationFactor", "") in {"0", "0.0"}


def _entries(path: Path) -> dict[str, str]:
    """Return the keys of an ini file of any section; an unreadable file has none."""
    try:
        lines = read_whole(path, LONGEST).decode("utf-8", "replace").splitlines()
    except OSError:
        return {}
    pairs = (line.split("=", 1) for line in lines if "=" in line)
    return {key.strip(): value.strip() for key, value in pairs}
