"""Play, judge and score the classical mah-jongg of the 1920s, book by book.

What others may build on is `peling.api`; everything else may change with any version.
"""

__all__ = ["__version__"]

__version__ = "0.2.0"
"""The version of the whole tree, by semver.org. It stands here alone; both wheels take it from here."""
