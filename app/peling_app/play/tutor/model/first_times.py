"""What a player meets for the first time by a rule book: which explanation is shown, and when it is known.

An explanation is known when the user has put it away or when it has been in sight in three deals, by this
rule book or by another that says the same of the thing. Of each of these deals a mark is kept, so that a
deal that is gone on with after a restart counts once, and what was in sight in it stays. What is known is
kept with what was learnt, and comes back with "Show first explanations again".

In one turn one thing is explained, however many are new: the next waits for another turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol
from zlib import crc32

from PySide6.QtCore import QObject, Signal

from peling.core.rules import Citation
from peling.core.view import PlayerView
from peling.lessons.learnt import Known, Learnt, ShownAgain
from peling.play.deal import DealResult
from peling.rules.legality import Verdict
from peling.rules.ruleset import RuleSet
from peling_app.books.faces import book_ids, face
from peling_app.books.model.glossary import explained_term
from peling_app.books.words.citations import place_words
from peling_app.kit.model.lesson_rows import Explained
from peling_app.platform.settings import TutorDepth
from peling_app.play.tutor.model.first_meetings import met_in_play, met_settled
from peling_app.play.tutor.words.first_times import first_words, said_alike

ALL: Final = "first/"
"""How the id begins of whatever is kept here."""
DEALS: Final = 3
"""In so many deals an explanation is shown that the user does not put away."""


@dataclass(frozen=True, slots=True)
class FirstCard:
    """An explanation as it is shown.

    Attributes:
        topic: what it explains.
        title, text: its words.
        rule: the rule of the book, to open it.
        cite: where that stands.
        lesson: the id of the page of the course that teaches it; empty: there is none.
    """

    topic: str
    title: str
    text: str
    rule: str
    cite: str
    lesson: str = ""


class Learner(Protocol):
    """What play asks of whoever keeps what was learnt, and knows the courses."""

    @property
    def known(self) -> frozenset[str]:
        """Return what is known."""

    def do(self, learnt: Learnt) -> None:
        """Remember what was learnt."""

    def page_of(self, rule: str, book: str) -> str:
        """Return the page of a course that teaches a rule; empty if none does."""

    def place_of(self, rule: str, rules: RuleSet) -> Citation | None:
        """Return where a rule stands; None if the book has no such."""


class FirstTimes(QObject):
    """Choose the explanation to be shown, one at a time, and remember which are known.

    Signals:
        changed: something became known, or is to be shown again.
    """

    changed = Signal()

    def __init__(self, learn: Callable[[], Learner], parent: QObject | None = None) -> None:
        """Keep what is known with what was learnt; `learn` is asked when something is first to be shown."""
        super().__init__(parent)
        self._learn = learn
        self._depth = TutorDepth.FULL
        self._deal = ""
        self._moment: tuple[object, ...] = ()
        self._shown = ""

    def set_depth(self, depth: TutorDepth) -> None:
        """Show explanations or, where the tutor is to be quiet, none."""
        if depth is not self._depth:
            self._depth = depth
            self.changed.emit()

    def begin_deal(self, number: int, view: PlayerView) -> None:
        """Note which deal is played, by number and tiles dealt: what is in sight counts once in it."""
        dealt = " ".join(one.code for one in view.dealt)
        self._deal = f"{crc32(f'{number} {view.me.value} {dealt}'.encode()):08x}"

    def in_play(self, view: PlayerView, verdicts: tuple[Verdict, ...], rules: RuleSet) -> FirstCard | None:
        """Return the explanation for a position; None: nothing is new."""
        if self._depth is TutorDepth.QUIET:
            return None
        offered = view.offer is not None and not view.offer.robbing
        self._begin(self._deal, view.turn, len(view.discards) - offered)
        return self._first(met_in_play(view, verdicts, rules), rules)

    def settled(self, result: DealResult, rules: RuleSet) -> FirstCard | None:
        """Return the explanation for a deal that is over."""
        if self._depth is TutorDepth.QUIET:
            return None
        self._begin(self._deal, "settled")
        return self._first(met_settled(result, rules), rules)

    def _begin(self, *moment: object) -> None:
        """Note in which turn the table is; in a new one another thing may be explained."""
        if moment != self._moment:
            self._moment, self._shown = moment, ""

    def _first(self, topics: tuple[str, ...], rules: RuleSet) -> FirstCard | None:
        places = {entry.id: entry.cite for entry in rules.entries}
        for topic in topics:
            if self._shown not in ("", topic):
                continue
            rule = next((rule for rule in face(rules.id).meetings.get(topic, ()) if rule in places), "")
            if rule and not self._is_known(topic, rules.id):
                self._shown = topic
                words = first_words(topic, rules.id, rules.house.changed(rules.options))
                return FirstCard(
                    topic,
                    words.title,
                    words.text,
                    rule,
                    place_words(places[rule]),
                    self._learn().page_of(rule, rules.id),
                )
        return None

    def _is_known(self, topic: str, book: str) -> bool:
        known = self._learn().known
        alike = [one for one in book_ids() if one == book or said_alike(topic, book, one)]
        if any(_id(one, topic) in known for one in alike):
            return True
        seen = sum(len(_seen_in(one, topic, known)) for one in alike)
        return seen >= DEALS and _seen(book, topic, self._deal) not in known

    def seen(self, topic: str, book: str) -> None:
        """Note that an explanation has come into sight; it counts once in a deal."""
        learn = self._learn()
        known, here = learn.known, _seen(book, topic, self._deal)
        if here not in known and len(_seen_in(book, topic, known)) < DEALS:
            learn.do(Known(here))

    def put_away(self, topic: str, book: str) -> None:
        """Note that the user knows a thing."""
        self._learn().do(Known(_id(book, topic)))
        self.changed.emit()

    def show_again(self) -> None:
        """Show all explanations once more: what one book tells may be known from another."""
        self._learn().do(ShownAgain(ALL))
        self._shown = ""
        self.changed.emit()

    def explain(self, term: str, rules: RuleSet) -> Explained | None:
        """Return what a word of the glossary means, with its place in the book that is played."""
        found = explained_term(term, rules, self._learn().place_of)
        if found is None or any(entry.id == found.rule for entry in rules.entries):
            return found
        return replace(found, rule="")


def _id(book: str, topic: str) -> str:
    """Return what is kept when a thing is known."""
    return f"{ALL}{book}/{topic}"


def _seen(book: str, topic: str, deal: str) -> str:
    """Return what is kept when a thing has been in sight in a deal."""
    return f"{_id(book, topic)}/{deal}"


def _seen_in(book: str, topic: str, known: frozenset[str]) -> tuple[str, ...]:
    """Return what is kept of the deals in which a thing has been in sight."""
    return tuple(one for one in known if one.startswith(_seen(book, topic, "")))
