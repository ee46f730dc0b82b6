"""Where the booklet is silent or contradicts itself, how we read it, and why."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from peling.rulebooks.how_to_play import citations
from peling.rules.prose import read_prose

_TEXT: Final = read_prose(files(__package__) / "rulings.md", citations)
RULINGS: Final = _TEXT.rulings("Rulings")
NOT_MODELLED: Final = _TEXT.not_modelled("Not modelled")
