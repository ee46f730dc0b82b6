"""What decisions cost in a whole game: in a deal on average, by what was to be decided and by subject."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from peling.coach.habits import Kind, Loss, PerDeal, Subject, mean_of, per_deal
from peling_app.kit.words.numbers import decimal
from peling_app.play.review.words import habits as words
from peling_app.play.review.work import Known


@dataclass(frozen=True, slots=True)
class SumRow:
    """A kind or a subject.

    Attributes:
        name: its name.
        lost: points lost in a deal, in words.
        part: the same as a part of the axis, 0 to 1.
        low, high: where the points surely lie, likewise: two errors on either side.
        before: what it was in earlier deals, likewise; None: that is not shown.
    """

    name: str
    lost: str
    part: float
    low: float = 0.0
    high: float = 0.0
    before: float | None = None


@dataclass(frozen=True, slots=True)
class GameSums:
    """The sums of a game.

    Attributes:
        note: how many deals have been reviewed, in words.
        lost: points lost in a deal, with its error.
        kinds, subjects: where they were lost, the most first; both together are the same.
    """

    note: str = ""
    lost: str = ""
    kinds: tuple[SumRow, ...] = ()
    subjects: tuple[SumRow, ...] = ()


def game_sums(known: Sequence[Known], whole: int) -> GameSums:
    """Return the sums of the deals of a game that have been reviewed; `whole` is how many are over."""
    if not known:
        return GameSums(words.reviewed(0, whole))
    lost = [one.losses for one in known]
    together = mean_of([sum(loss.lost for loss in deal) for deal in lost])
    return GameSums(
        words.reviewed(len(known), whole),
        words.in_a_deal(together.points, together.se),
        sum_rows(per_deal(lost, Kind, kind_of_loss), words.kinds),
        sum_rows(per_deal(lost, Subject, subject_of_loss), words.subjects),
    )


def kind_of_loss(loss: Loss) -> Kind:
    """Return what was to be decided."""
    return loss.kind


def subject_of_loss(loss: Loss) -> Subject:
    """Return what it was about."""
    return loss.subject


def sum_rows(
    sums: Mapping[words.Key, PerDeal],
    name_of: words.Names[words.Key],
    before: Mapping[words.Key, PerDeal] | None = None,
) -> tuple[SumRow, ...]:
    """Return a row for all that cost something, the most first; `before` is what it cost in earlier deals."""
    earlier = before or {}
    shown = sorted((key for key, one in sums.items() if one.times), key=lambda key: -sums[key].points)
    ends = [sums[key].points + 2 * sums[key].se for key in shown]
    ends += [earlier[key].points for key in shown if key in earlier]
    axis = max(ends, default=0.0) or 1.0
    return tuple(
        SumRow(
            name_of(key),
            decimal(sums[key].points),
            sums[key].points / axis,
            max(0.0, sums[key].points - 2 * sums[key].se) / axis,
            (sums[key].points + 2 * sums[key].se) / axis,
            earlier[key].points / axis if key in earlier else None,
        )
        for key in shown
    )
