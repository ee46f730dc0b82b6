"""The rules of the booklet in its order, in our own words."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from peling.rulebooks.how_to_play import citations
from peling.rules.prose import read_prose

ENTRIES: Final = read_prose(files(__package__) / "entries.md", citations).entries("Rules")
"""Rules of play and payment; the score items stand on their own card."""
