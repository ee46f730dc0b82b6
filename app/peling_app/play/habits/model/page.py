"""Read off reviewed deals what the page shows of one book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from peling.coach.habits import Kind, PerDeal, Subject, per_deal
from peling.core.tiles import Tile
from peling_app.books.faces import book_ids, face
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.faces import Faces
from peling_app.kit.words.numbers import decimal, number
from peling_app.play.habits.model.estimate import (
    LevelScale,
    Trend,
    book_level,
    halves,
    level_scale,
    lost_of,
    trend,
)
from peling_app.play.habits.reader import DealAt, ReviewedDeal
from peling_app.play.habits.which import Which
from peling_app.play.habits.words import habits as words
from peling_app.play.habits.words.named import habit_names, habit_said
from peling_app.play.review.model.game_sums import SumRow, kind_of_loss, subject_of_loss, sum_rows
from peling_app.play.review.model.page import Balance
from peling_app.play.review.words import habits as sum_words

WEEKS: Final = timedelta(weeks=10)
HABITS: Final = 3
"""So many habits are shown; more at once cannot be worked at."""
HANDS: Final = 12
"""A drill has so many hands at most."""
COMPARED: Final = 10
"""With fewer deals the two halves of them are not compared, row by row."""


class OwnHand(NamedTuple):
    """A costly decision of the user: its deal, and which of his decisions it was, from 0."""

    deal: DealAt
    place: int


@dataclass(frozen=True, slots=True)
class DealBar:
    """What a deal of the last game cost.

    Attributes:
        label: its number.
        parts: the points lost by each kind of decision, in the order of `Kind`.
        total: all of them, in words.
        said: the whole in words.
    """

    label: str
    parts: tuple[float, ...]
    total: str
    said: str


@dataclass(frozen=True, slots=True)
class LastGame:
    """The game that was played last.

    Attributes:
        title: when that was.
        note: what it cost in all.
        legend: the kinds of decisions and what each cost in it.
        bars: a bar for each deal.
    """

    title: str = ""
    note: str = ""
    legend: tuple[tuple[str, str], ...] = ()
    bars: tuple[DealBar, ...] = ()


@dataclass(frozen=True, slots=True)
class Habit:
    """A habit that costs something.

    Attributes:
        subject: what it is about.
        name: what it is called.
        often: how often it cost something, and how much.
        said: what it is.
        hand: an own hand in which it cost most.
        faces: how its tiles look.
        own: own hands to practise it with, the most costly first.
        practise, spoken: what its button says, and says to a screen reader.
    """

    subject: Subject
    name: str
    often: str
    said: str
    hand: tuple[Tile, ...]
    faces: Faces
    own: tuple[OwnHand, ...]
    practise: str
    spoken: str


@dataclass(frozen=True, slots=True)
class HabitsPage:
    """All that the page shows of the deals that are added up.

    Attributes:
        level: like which level the user plays; None: there are no deals.
        trend: how what he loses changes.
        game: the game that was played last.
        kinds, subjects: where points are lost, the most first; both together are the same.
        both: that they are.
        compared: whether they are compared with the first half of the deals.
        balance: luck and play of all these deals.
        habits: the habits that cost most.
        books: what is lost by each book, where there are several.
    """

    level: LevelScale | None = None
    trend: Trend = field(default_factory=Trend)
    game: LastGame = field(default_factory=LastGame)
    kinds: tuple[SumRow, ...] = ()
    subjects: tuple[SumRow, ...] = ()
    both: str = ""
    compared: bool = False
    balance: Balance = field(default_factory=Balance)
    habits: tuple[Habit, ...] = ()
    books: tuple[str, ...] = ()


def books_of(deals: Sequence[ReviewedDeal]) -> tuple[str, ...]:
    """Return the books by which these deals were played, in the order of the shelf."""
    played = {deal.sums.rules_id for deal in deals}
    return tuple(book for book in book_ids() if book in played)


def picked(deals: Sequence[ReviewedDeal], which: Which, book: str, now: datetime) -> tuple[ReviewedDeal, ...]:
    """Return the deals of a book that are added up."""
    found = tuple(deal for deal in deals if deal.sums.rules_id == book)
    match which:
        case Which.GAME:
            return tuple(deal for deal in found if deal.deal.game == found[-1].deal.game)
        case Which.WEEKS:
            return tuple(deal for deal in found if deal.deal.at > now - WEEKS)
        case Which.ALL:
            return found


def habits_page(deals: Sequence[ReviewedDeal], which: Which, book: str, now: datetime) -> HabitsPage:
    """Return the page for a book; `deals` are all that are counted, the earliest first."""
    counted = picked(deals, which, book, now)
    books = _books(deals)
    if not counted:
        return HabitsPage(books=books)
    lost = [deal.sums.losses for deal in counted]
    kinds, subjects = per_deal(lost, Kind, kind_of_loss), per_deal(lost, Subject, subject_of_loss)
    compares = which is not Which.GAME and len(counted) >= COMPARED
    earlier = [deal.sums.losses for deal in halves(counted)[0]]
    return HabitsPage(
        level_scale(counted, book),
        Trend() if which is Which.GAME else trend(counted, book),
        _last_game(picked(deals, Which.GAME, book, now)),
        sum_rows(kinds, sum_words.kinds, per_deal(earlier, Kind, kind_of_loss) if compares else None),
        sum_rows(
            subjects, sum_words.subjects, per_deal(earlier, Subject, subject_of_loss) if compares else None
        ),
        words.both_sums(lost_of(counted).points),
        compares,
        balance_of(counted),
        _habits(counted, subjects, book),
        books,
    )


def balance_of(deals: Sequence[ReviewedDeal]) -> Balance:
    """Return luck and play of some deals in whole points, so that the sums hold."""
    result = sum(deal.sums.result for deal in deals)
    lost = round(sum(deal.sums.lost for deal in deals))
    luck = result + lost
    dealt = round(sum(deal.sums.luck.deal for deal in deals))
    draws = round(sum(deal.sums.luck.draws for deal in deals))
    sentence = words.even_luck(luck, lost, len(deals))
    return Balance(result, luck, lost, dealt, draws, luck - dealt - draws, sentence)


def _last_game(deals: Sequence[ReviewedDeal]) -> LastGame:
    shown = sorted(deals, key=lambda deal: deal.deal.number)
    lost = [deal.sums.losses for deal in shown]
    sums = per_deal(lost, Kind, kind_of_loss)
    legend = tuple(
        (sum_words.kinds(kind), decimal(one.points * len(shown), least=0)) for kind, one in sums.items()
    )
    note = words.in_all(sum(deal.sums.lost for deal in shown))
    return LastGame(words.game_title(shown[-1].deal.at), note, legend, tuple(map(_bar, shown)))


def _bar(deal: ReviewedDeal) -> DealBar:
    parts = {kind: sum(loss.lost for loss in deal.sums.losses if loss.kind is kind) for kind in Kind}
    named = tuple((sum_words.kinds(kind), value) for kind, value in parts.items() if value)
    said = words.deal_said(deal.deal.number, deal.sums.lost, named)
    total = decimal(round(deal.sums.lost), least=0)
    return DealBar(number(deal.deal.number), tuple(parts.values()), total, said)


def _habits(deals: Sequence[ReviewedDeal], sums: dict[Subject, PerDeal], book: str) -> tuple[Habit, ...]:
    named = [one for one in Subject if one is not Subject.OTHER and sums[one].times]
    named.sort(key=lambda one: -sums[one].points)
    return tuple(_habit(one, deals, sums[one], book) for one in named[:HABITS])


def _habit(subject: Subject, deals: Sequence[ReviewedDeal], sums: PerDeal, book: str) -> Habit:
    slips = [(deal, slip) for deal in deals for slip in deal.sums.slips if slip.loss.subject is subject]
    slips.sort(key=lambda one: -one[1].loss.lost)
    worst, example = slips[0]
    own = tuple(OwnHand(deal.deal, slip.loss.place) for deal, slip in slips[:HANDS])
    name = habit_names(subject)
    return Habit(
        subject,
        name,
        words.how_often(sums.times, len(deals), decimal(sums.points)),
        habit_said(subject),
        tuple(sorted(example.hand, key=lambda one: one.index)),
        Faces(face(book).flower_numbers, worst.sums.wild),
        own,
        words.practise(len(own)),
        words.practise_spoken(name, len(own)),
    )


def _books(deals: Sequence[ReviewedDeal]) -> tuple[str, ...]:
    rows = []
    for book in books_of(deals):
        played = [deal for deal in deals if deal.sums.rules_id == book]
        lost = lost_of(played)
        points = words.give_or_take(lost.points, lost.se)
        rows.append(words.book_row(short_title(book), len(played), points, book_level(played, book)))
    return tuple(rows) if len(rows) > 1 else ()
