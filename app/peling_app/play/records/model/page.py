"""Read off what the games came to what the page of records shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from peling.core.tiles import Tile
from peling.play.records import DealRecord, Sums, Tally
from peling.rulebooks import rule_book, rule_set
from peling_app.books.faces import book_ids, faces_in
from peling_app.books.words.rulebooks import short_title
from peling_app.books.words.scores import score_title
from peling_app.kit.balance import Balance, BalanceLine
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.words.numbers import number, signed
from peling_app.kit.words.tiles import wind_name
from peling_app.kit.words.times import date_words
from peling_app.play.records.words import records as words
from peling_app.play.setup import Level
from peling_app.play.words.games import you

_LEVELS = {level.value: place for place, level in enumerate(Level)}


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table.

    Attributes:
        label: the level, or a book that stands over its levels, or "together".
        cells: deals, won, share, mean points, best hand; none over a book.
        sign: 1, 0 or -1, as the mean points.
        is_sum: whether it adds up all others.
    """

    label: str
    cells: tuple[str, ...] = ()
    sign: int = 0
    is_sum: bool = False


@dataclass(frozen=True, slots=True)
class BestHand:
    """One of the best hands: its tiles, what it counted, when and how it was won."""

    sets: tuple[tuple[Tile, ...], ...]
    faces: Faces
    points: str
    when: str
    said: str


@dataclass(frozen=True, slots=True)
class Card:
    """A special hand of a book.

    Attributes:
        name: what the book calls it.
        when: when it was won first; empty: not yet.
        sets: the tiles it was won with.
        faces: how they looked in that deal.
    """

    name: str
    when: str = ""
    sets: tuple[tuple[Tile, ...], ...] = ()
    faces: Faces = AS_DRAWN


@dataclass(frozen=True, slots=True)
class SpecialHands:
    """The special hands of a book.

    Attributes:
        rules_id: its id.
        book: its short title.
        counted: how many of them were won.
        rule: the id of the first of them, where the book says what they are.
        cards: one for each.
    """

    rules_id: str
    book: str
    counted: str
    rule: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RecordsPage:
    """All that the page shows of the deals that are counted.

    Attributes:
        rows: the table, a book and its levels, at the end all together; nothing without deals.
        balance: one line, over all deals.
        after_each: the words beside the balance, with the number of deals.
        best: the best hands, the first one first.
        streaks: the longest streaks, in sentences.
        special: for each book that was played by, in the order of the shelf.
    """

    rows: tuple[Row, ...] = ()
    balance: Balance = field(default_factory=Balance)
    after_each: str = ""
    best: tuple[BestHand, ...] = ()
    streaks: tuple[str, ...] = ()
    special: tuple[SpecialHands, ...] = ()


def records_page(found: Tally) -> RecordsPage:
    """Return the page for what the deals come to."""
    if not found.together.deals:
        return RecordsPage()
    streaks = ((found.winning, words.winning), (found.waiting, words.waiting))
    return RecordsPage(
        rows=_rows(found),
        balance=Balance((BalanceLine(you(), found.balance, own=True, label=signed(found.balance[-1])),)),
        after_each=words.after_each(found.together.deals),
        best=tuple(_best(deal) for deal in found.best),
        streaks=tuple(
            say(streak.deals, streak.until)
            for streak, say in streaks
            if streak.deals > 1 and streak.until is not None
        ),
        special=special_hands({rules_id for rules_id, _ in found.rows}, found.special),
    )


def special_hands(played: set[str], won: Mapping[tuple[str, str], DealRecord]) -> tuple[SpecialHands, ...]:
    """Return the special hands of these books with those that were won, by rule set and item."""
    found = []
    for rules_id in book_ids():
        special = rule_book(rules_id).special if rules_id in played else ()
        if special:
            cards = tuple(_card(rules_id, item, won.get((rules_id, item))) for item in special)
            number_won = sum(bool(card.when) for card in cards)
            counted = words.counted(won=number(number_won), all=number(len(cards)))
            found.append(SpecialHands(rules_id, short_title(rules_id), counted, special[0], cards))
    return tuple(found)


def csv_heads() -> tuple[str, ...]:
    """Return what stands over the columns of the rows that are saved."""
    return tuple(head() for head in words.row_heads)


def csv_cells() -> Callable[[DealRecord], tuple[str | int, ...]]:
    """Return a function that gives the cells of a deal, in the present language; any thread may call it."""
    books = {rules_id: short_title(rules_id) for rules_id in book_ids()}
    ends = (words.ended_won(), words.ended_lost(), words.ended_drawn())
    helped, alone = words.helped(), words.alone()

    def cells(deal: DealRecord) -> tuple[str | int, ...]:
        end = ends[0] if deal.won else ends[2] if deal.winner is None else ends[1]
        hand = deal.hand
        return (
            deal.at.astimezone().strftime("%Y-%m-%d %H:%M:%S"),
            books.get(deal.rules_id, deal.rules_id),
            words.level(deal.level),
            deal.deal,
            wind_name(deal.wind),
            end,
            words.tile_came(None, None) if hand is None else words.tile_came(hand.by, hand.giver),
            deal.points if deal.won else "",
            deal.net,
            helped if deal.assisted else alone if deal.unassisted else "",
            "" if hand is None else " | ".join(" ".join(one.code for one in tiles) for tiles in hand.sets),
        )

    return cells


def _rows(found: Tally) -> tuple[Row, ...]:
    rows: list[Row] = []
    order = {rules_id: place for place, rules_id in enumerate(book_ids())}

    def place(key: tuple[str, str]) -> tuple[int, str, int]:
        return order.get(key[0], len(order)), key[0], _LEVELS.get(key[1], len(_LEVELS))

    before = ""
    for rules_id, kind in sorted(found.rows, key=place):
        if rules_id != before:
            rows.append(Row(short_title(rules_id) if rules_id in order else rules_id))
        before = rules_id
        rows.append(_row(words.level(kind), found.rows[rules_id, kind]))
    rows.append(_row(words.together(), found.together, is_sum=True))
    return tuple(rows)


def _row(label: str, sums: Sums, *, is_sum: bool = False) -> Row:
    mean = mean_of(sums)
    cells = (
        number(sums.deals),
        number(sums.won),
        words.share(sums.won, sums.deals),
        signed(mean),
        number(sums.best) if sums.won else "",
    )
    return Row(label, cells, (mean > 0) - (mean < 0), is_sum)


def mean_of(sums: Sums) -> int:
    """Return the points of a deal in the mean, to the nearest whole one, a half away from 0.

    >>> mean_of(Sums(2, 0, 5)), mean_of(Sums(2, 0, -5)), mean_of(Sums())
    (3, -3, 0)
    """
    if not sums.deals:
        return 0
    whole = (2 * abs(sums.net) + sums.deals) // (2 * sums.deals)
    return whole if sums.net >= 0 else -whole


def _best(deal: DealRecord) -> BestHand:
    hand = deal.hand
    return BestHand(
        sets=_shown(deal),
        faces=_faces(deal),
        points=number(deal.points),
        when=date_words(deal.at),
        said=words.where(
            short_title(deal.rules_id),
            deal.level,
            words.how(deal.wind, *((None, None) if hand is None else (hand.by, hand.giver))),
        ),
    )


def _card(rules_id: str, item: str, won: DealRecord | None) -> Card:
    titles = {one.id: one.title for one in rule_set(rules_id).items}
    name = score_title(item, titles.get(item, ""))
    if won is None:
        return Card(name)
    return Card(name, date_words(won.at), _shown(won), _faces(won))


def _shown(deal: DealRecord) -> tuple[tuple[Tile, ...], ...]:
    if deal.hand is None:
        return ()
    return (*deal.hand.sets, deal.hand.bonus) if deal.hand.bonus else deal.hand.sets


def _faces(deal: DealRecord) -> Faces:
    return faces_in(rule_set(deal.rules_id), () if deal.hand is None else deal.hand.wild)


def when_since(since: datetime | None) -> str:
    """Return from when on deals are counted; nothing where all are."""
    return "" if since is None else words.since(since)
