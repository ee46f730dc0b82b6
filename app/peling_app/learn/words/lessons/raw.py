"""How the words of a page are written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

CONTEXT: Final = "Lessons"
"""The context of these words for the translators."""


@dataclass(frozen=True, slots=True)
class Raw:
    """The English words of a page; see `peling_app.learn.words.lessons.PageWords`."""

    title: str
    text: tuple[str, ...]
    remember: tuple[str, ...] = ()
    ask: str = ""
    todo: str = ""
    hints: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    right: str = ""
