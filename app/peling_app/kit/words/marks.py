"""Mark a text for translation where it is not translated yet: in a table of ids.

It is Qt's own mark under Qt's own name, by which `lupdate` finds it; PySide6 says it takes and gives objects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from PySide6 import QtCore

QT_TRANSLATE_NOOP: Final = cast("Callable[[str, str], str]", QtCore.QT_TRANSLATE_NOOP)
"""Return the text (second argument) unchanged; the context is the first."""
