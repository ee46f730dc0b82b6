"""Say in one value what the app says and draws of one rule set: its face.

All else of the app asks the face of the rule set in question (`peling_app.books.faces`) and never which book
it is. Sentences stand here in English; whoever shows one asks for its translation, in the context named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from peling.core.melds import MeldKind
from peling.core.scoring import Limit, NearMiss, Reading, ScoreLine, ScoreSheet, Win
from peling.core.tiles import Wind
from peling.play.deal import DealResult
from peling.rules.rulebook import Rules
from peling.rules.ruleset import RuleSet
from peling_app.books.subjects import Subject
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.prose_file import PageWords


@dataclass(frozen=True, slots=True)
class Cover:
    """The words on the cover of a book: title, second line, where it is from; context "Books"."""

    title: str
    subtitle: str
    origin: str


class LineReason(Protocol):
    """How the reason under a line of a score is worded."""

    def __call__(
        self, line: ScoreLine, sheet: ScoreSheet, win: Win | None, wind: Wind, /, *, me: bool
    ) -> str:
        """Return the reason, see `peling_app.books.words.scores.line_reason`."""


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """How the score of a book is worded where it differs from what all share.

    Attributes:
        short: what stands under a sum that an item has doubled, by the id of the item without its first part;
            context "Score".
        limit_title: the heading over a hand that is worth the limit; context "Score".
        line_title: the title of a line; empty where the item's own title is to stand.
        line_value: what a line gives that is a part of the limit.
        line_reason: the reason under a line.
        near_miss: why an item that was looked for is not counted.
        shape: in which shape a hand wins, and what wild tiles stand for in it.
        sets: what stands under a set laid open, by its kind and whether it counts as concealed: the kind
            alone, and with how it counts; a pair is named once, as concealed.
        named: a set by its name, ``{set}``, with how it counts, by whether it counts as concealed.
    """

    short: Mapping[str, str] = field(default_factory=dict)
    limit_title: str = ""
    line_title: Callable[[ScoreLine], str] | None = None
    line_value: Callable[[Limit], str] | None = None
    line_reason: LineReason | None = None
    near_miss: Callable[[NearMiss], str] | None = None
    shape: Callable[[Reading], tuple[str, str]] | None = None
    sets: Mapping[tuple[MeldKind, bool], tuple[Sentence, Sentence]] = field(default_factory=dict)
    named: Mapping[bool, Sentence] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BookFace:
    """What is said and drawn of one rule set.

    Attributes:
        id: the id of the rule set.
        book: the short id of its book in citations.
        prefixes: how the ids of its rules and score items begin.
        cloth: the colour of its binding, ``#RRGGBB``.
        cover: the words on its cover.
        short: what it is called where there is little room; context "Compare".
        quoted: what it is called where a place in it is quoted; context "Citations".
        about: what is special about it, one thing in each; context "About books".
        course: what its course teaches; context "Learn".
        options: gives a card for each of its house rules: what it is called and about, its values as labels.
        limit_line: its title with the limit that a table has agreed on, ``{limit}``; context "Score sheet".
            Empty: the limit stands behind the title.
        subjects: what its score items look at, by patterns of their ids; the first that fits counts.
        terms: for each word of the glossary the rules in which the book uses it.
        meetings: for each thing that a learner may meet for the first time where the book speaks of it.
        places: where the book says what no rule of an action says, by topic; of several the first that the
            rules in force have, of ``errors`` all.
        score: how its score is worded.
        settlement: how a deal is settled, in a few sentences; None or an empty answer: as most books do it.
        why_twice: why a payment is doubled, by the name of who discarded the winning tile, empty if nobody
            did; None: because one of the two is East.
        only_east_over_limit: whether only payments to East may be higher than the limit, not those by East.
        flower_numbers: the numbers that the book gives to drawings of flowers otherwise than they are drawn.
    """

    id: str
    book: str
    prefixes: tuple[str, ...]
    cloth: str
    cover: Cover
    short: str
    quoted: str
    about: tuple[str, ...]
    course: str
    options: Callable[[], Mapping[str, PageWords]] = dict
    limit_line: str = ""
    subjects: tuple[tuple[str, Subject], ...] = ()
    terms: Rules = field(default_factory=dict)
    meetings: Rules = field(default_factory=dict)
    places: Rules = field(default_factory=dict)
    score: ScoreWords = field(default_factory=ScoreWords)
    settlement: Callable[[DealResult, RuleSet], str] | None = None
    why_twice: Callable[[str], str] | None = None
    only_east_over_limit: bool = False
    flower_numbers: tuple[tuple[str, int], ...] = ()
