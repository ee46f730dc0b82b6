"""Show the table, the tutor and the score sheet of Pe-Ling on the desktop."""

from peling import __version__

__all__ = ["__version__"]
