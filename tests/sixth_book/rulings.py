"""Where the book is silent."""

from importlib.resources import files
from typing import Final

from peling.rules.prose import read_prose
from tests.sixth_book import citations

RULINGS: Final = read_prose(files(__package__) / "rulings.md", citations).rulings("Rulings")
