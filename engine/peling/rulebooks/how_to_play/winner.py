"""The doubles and bonuses that only the winner has, and the house rules of the score card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Doubles, Found, Points, ScoreItem, WinBy
from peling.core.tiles import COPIES, Tile
from peling.rulebooks.how_to_play.citations import BONUS_SCORES, DOUBLES, SCORING_NOTES
from peling.rules.composer import WinFacts
from peling.rules.findings import (
    nearly_one_suit,
    nearly_suit_and_honours,
    no_sequence,
    one_sequence,
    sets_made_of,
    the_suit,
    tiles_of_sets,
    won_by,
)
from peling.rules.patterns import sequences
from peling.rules.readings import THIRTEEN_MAJORS
from peling.rules.records import STANDING


@dataclass(frozen=True, slots=True)
class ScoreHouse:
    """The house rules on which the score card depends.

    Attributes:
        no_chow, no_score, last_piece, loose_tile: ``"bonus"``, ``"double"`` or ``"both"`` (A-17).
        loose_drawn: a loose tile that wins is a drawn one too (A-14).
        two_for_own_round: a pair of the own wind that is the round's too counts 2, not 4 (A-11).
        four_only: with four seasons or flowers the own one of them does not double again (A-12).
        only_piece: what the only possible piece is (A-15).
        nine_tile: how the hand of nine tiles may be held (A-10).
        plain_thirteen: the original hand does not double the thirteen odd majors (A-36).
        four_wind_pungs: four sets of winds with any pair are the limit hand of winds too (A-19).
    """

    no_chow: str = "both"
    no_score: str = "both"
    last_piece: str = "both"
    loose_tile: str = "both"
    loose_drawn: bool = True
    two_for_own_round: bool = False
    four_only: bool = False
    only_piece: str = "kind_or_visible"
    nine_tile: str = "concealed_any_extra"
    plain_thirteen: bool = False
    four_wind_pungs: bool = False


def winner_doubles(house: ScoreHouse) -> tuple[ScoreItem[WinFacts], ...]:
    """Return the doubles that only the winner has (A-13, A-17, A-21)."""
    twice = (
        (house.no_chow, NO_CHOW_DOUBLE),
        (house.no_score, NO_SCORE_DOUBLE),
        (house.last_piece, LAST_DOUBLE),
        (house.loose_tile, LOOSE_DOUBLE),
    )
    return (
        SNATCH,
        MIXED,
        TERMINALS,
        PURE,
        original(plain_thirteen=house.plain_thirteen),
        HONOURS,
        *(item for how, item in twice if how != "bonus"),
    )


def bonuses(house: ScoreHouse) -> tuple[ScoreItem[WinFacts], ...]:
    """Return the bonuses, which are added before doubling (A-14, A-15, A-17)."""
    twice = (
        (house.no_chow, NO_CHOW_BONUS),
        (house.no_score, NO_SCORE_BONUS),
        (house.last_piece, LAST_BONUS),
        (house.loose_tile, LOOSE_BONUS),
    )
    given = tuple(item for how, item in twice if how != "double")
    return (MAH_JONGG, drawn(loose=house.loose_drawn), only_piece(house.only_piece), STANDING_HAND, *given)


def original(*, plain_thirteen: bool) -> ScoreItem[WinFacts]:
    """Return the double for East's original hand (A-13, A-36)."""

    def find(facts: WinFacts) -> Found:
        """Double three times for East's hand complete as dealt; with a limit it is a limit hand (A-13).

        The thirteen odd majors too, but for a house rule (A-36).
        """
        bare = plain_thirteen and facts.reading.shape == THIRTEEN_MAJORS
        return SHOWN if facts.win.by is WinBy.DEALT and not bare else ()

    return ScoreItem("HP-X-ORIGINAL", "Original hand", DOUBLES, Doubles(3), find)


def drawn(*, loose: bool) -> ScoreItem[WinFacts]:
    """Return the bonus for a drawn winning piece (A-14)."""
    ways = {WinBy.WALL, WinBy.LAST_WALL, *((WinBy.LOOSE,) if loose else ())}

    def find(facts: WinFacts) -> Found:
        """Give 2 for a winning piece that was drawn, a loose tile too (A-14)."""
        tile = facts.win.tile
        return (evidence(tile),) if tile is not None and facts.win.by in ways else ()

    return ScoreItem("HP-B-DRAWN", "Winning piece drawn", BONUS_SCORES, Points(2), find)


def only_piece(what: str) -> ScoreItem[WinFacts]:
    """Return the bonus for the only possible piece (A-15)."""
    only = _ONLY[what]

    def find(facts: WinFacts) -> Found:
        """Give 2 if no other piece could have completed the hand, drawn or claimed (A-15).

        A kind of which the winner sees all four copies cannot complete it.
        """
        tile = facts.win.tile
        return (evidence(tile, places=facts.places),) if tile is not None and only(facts) else ()

    def near(facts: WinFacts) -> Found:
        tile = facts.win.tile
        if tile is None or only(facts):
            return ()
        others = tuple(kind for kind in _living(facts) if kind is not tile)
        return (evidence(*others),) if 0 < len(others) <= 2 else ()

    return ScoreItem("HP-B-ONLY", "The only possible piece", BONUS_SCORES, Points(2), find, near)


def _living(facts: WinFacts) -> tuple[Tile, ...]:
    """Return the kinds that could have completed the hand and of which the winner does not see all four."""
    return tuple(kind for kind in facts.places if _left(facts, kind))


def _left(facts: WinFacts, kind: Tile) -> int:
    """Return how many copies of a kind the winner does not see before he wins."""
    record = facts.record
    return COPIES - record.hand.all_tiles().count(kind) - record.visible.count(kind)


_ONLY: Final[dict[str, Callable[[WinFacts], bool]]] = {
    "kind_or_visible": lambda facts: len(_living(facts)) == 1,
    "shape_only": lambda facts: len(facts.places) == 1,
    "visible_only": lambda facts: sum(_left(facts, kind) for kind in facts.places) == 1,
}


def _snatched(facts: WinFacts) -> Found:
    """Double once for a hand that is won by the piece another player adds to his exposed pung."""
    return won_by(facts.win, WinBy.ROBBED_KONG)


def _mixed(facts: WinFacts) -> Found:
    """Double once for a won hand of one suit with winds or dragons, both present (A-21)."""
    made = sets_made_of(facts)
    return the_suit(made) if made.suit_and_honours else ()


def _terminals(facts: WinFacts) -> Found:
    """Double once for a won hand of ones or nines with winds or dragons, both present (A-21)."""
    made, tiles = sets_made_of(facts), tiles_of_sets(facts)
    return SHOWN if made.honours and made.suits and all(held.is_major for held in tiles) else ()


def _almost_terminals(facts: WinFacts) -> Found:
    tiles = tiles_of_sets(facts)
    minor = tuple(held for held in tiles if held.is_minor)
    near = sets_made_of(facts).honours and 0 < len(minor) <= 3
    return (evidence(*minor),) if near and any(held.is_terminal for held in tiles) else ()


def _pure(facts: WinFacts) -> Found:
    """Double three times for a won hand of one suit and nothing else."""
    made = sets_made_of(facts)
    return the_suit(made) if made.one_suit else ()


def _all_honours(facts: WinFacts) -> Found:
    """Double three times for a won hand of winds and dragons; with a limit it is a limit hand (A-13)."""
    return SHOWN if sets_made_of(facts).only_honours else ()


def _no_chow(facts: WinFacts) -> Found:
    """Count a won hand of pungs or kongs and a pair, by bonus and double (A-17)."""
    return no_sequence(facts)


def _pair_counts(facts: WinFacts, pair: Tile) -> bool:
    record = facts.record
    return pair.dragon is not None or pair.wind in {record.seat, record.round_wind} - {None}


def _no_score(facts: WinFacts) -> Found:
    """Count a won hand of four chows and a pair that counts nothing, by bonus and double (A-17, A-20).

    Seasons and flowers, the 2 for drawing and the 2 for the only piece do not spoil it.
    """
    sets = facts.reading.sets
    if len(sequences(sets)) != 4 or _pair_counts(facts, sets[-1].tile):
        return ()
    return SHOWN


def _pair_spoils(facts: WinFacts) -> Found:
    """Show the pair that counts, or the one set that is no chow."""
    sets = facts.reading.sets
    runs = len(sequences(sets))
    if runs == 4:
        return (evidence(*sets[-1].tiles),) if _pair_counts(facts, sets[-1].tile) else ()
    others = tuple(meld for meld in sets if meld.is_triplet)
    near = runs == 3 and not _pair_counts(facts, sets[-1].tile)
    return (evidence(*others[0].tiles),) if near else ()


def _last(facts: WinFacts) -> Found:
    """Count the last piece that may be drawn from the wall, if it wins, by bonus and double (A-17, A-26)."""
    return won_by(facts.win, WinBy.LAST_WALL)


def _loose(facts: WinFacts) -> Found:
    """Count a loose tile that wins, after a kong, season or flower, by bonus and double (A-17)."""
    return won_by(facts.win, WinBy.LOOSE)


def _every_winner(_facts: WinFacts) -> Found:
    """Give 20 to the winner."""
    return SHOWN


def _standing(facts: WinFacts) -> Found:
    """Give 100 to a winner who had declared a standing hand."""
    return SHOWN if STANDING in facts.record.circumstances else ()


SNATCH: Final = ScoreItem("HP-X-SNATCH", "Snatching a Kong", DOUBLES, Doubles(1), _snatched)
MIXED: Final = ScoreItem(
    "HP-X-MIXED", "One suit with Winds or Dragons", DOUBLES, Doubles(1), _mixed, nearly_suit_and_honours
)
TERMINALS: Final = ScoreItem(
    "HP-X-TERMINALS",
    "Ones and Nines with Winds or Dragons",
    DOUBLES,
    Doubles(1),
    _terminals,
    _almost_terminals,
)
PURE: Final = ScoreItem("HP-X-PURE", "All of one suit", DOUBLES, Doubles(3), _pure, nearly_one_suit)
HONOURS: Final = ScoreItem("HP-X-HONOURS", "All Winds and Dragons", DOUBLES, Doubles(3), _all_honours)
_CHOWLESS: Final = (_no_chow, one_sequence)
_SCORELESS: Final = (_no_score, _pair_spoils)
NO_CHOW_DOUBLE: Final = ScoreItem(
    "HP-X-NO-CHOW", "Winning by pairs, no Chow", SCORING_NOTES, Doubles(1), *_CHOWLESS
)
NO_SCORE_DOUBLE: Final = ScoreItem(
    "HP-X-NO-SCORE", "No scoring value", SCORING_NOTES, Doubles(1), *_SCORELESS
)
LAST_DOUBLE: Final = ScoreItem(
    "HP-X-LAST", "Fish from the bottom of the sea", SCORING_NOTES, Doubles(1), _last
)
LOOSE_DOUBLE: Final = ScoreItem("HP-X-LOOSE", "Winning with a loose tile", SCORING_NOTES, Doubles(1), _loose)
MAH_JONGG: Final = ScoreItem("HP-B-WIN", "Mah-Jongg", BONUS_SCORES, Points(20), _every_winner)
STANDING_HAND: Final = ScoreItem("HP-B-STANDING", "Standing hand", BONUS_SCORES, Points(100), _standing)
NO_CHOW_BONUS: Final = ScoreItem("HP-B-NO-CHOW", "No Chows", BONUS_SCORES, Points(10), *_CHOWLESS)
NO_SCORE_BONUS: Final = ScoreItem("HP-B-NO-SCORE", "No scoring value", BONUS_SCORES, Points(10), *_SCORELESS)
LAST_BONUS: Final = ScoreItem("HP-B-LAST", "Last piece of the wall", BONUS_SCORES, Points(10), _last)
LOOSE_BONUS: Final = ScoreItem("HP-B-LOOSE", "Winning with a loose tile", BONUS_SCORES, Points(10), _loose)
