"""The dozen rules of the book, in its order."""

from importlib.resources import files
from typing import Final

from peling.rules.prose import read_prose
from tests.sixth_book import citations

ENTRIES: Final = read_prose(files(__package__) / "entries.md", citations).entries("Rules")
