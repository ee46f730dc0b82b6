"""The one house rule of the book."""

from typing import Final

from peling.rules.ruleset import Option

OPTIONS: Final = (Option("going_out", (10, 20), "CY-1"),)
