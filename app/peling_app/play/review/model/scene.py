"""The table at the moment of a decision, with all hands open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from peling.coach.grades import Grade
from peling.coach.review import Judged
from peling.core import actions as act
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase, PlayerView
from peling.play.deal import DealState
from peling_app.books.faces import face
from peling_app.kit.model.faces import AS_DRAWN, Faces
from peling_app.kit.words.numbers import number
from peling_app.kit.words.spoken import in_sentences
from peling_app.kit.words.tiles import begun, tile_name, wind_glyph
from peling_app.play.deals import Deal, lying_open
from peling_app.play.open_game import names_by_wind
from peling_app.play.review.words import review as words
from peling_app.play.words.better_choices import grade_words

WHOLE = (act.GoOut, act.GoOutByFlowers, act.Wash)
"""What is done with the whole hand."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Rings round the tiles of a choice, with words under the first of them.

    Attributes:
        places: the places of the tiles among the standing ones; (-1,): it is the tile offered.
        good: it is the better choice, or was the best.
        words: what stands under them.
        short: the same where there is little room.
    """

    places: tuple[int, ...]
    good: bool
    words: str
    short: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What one player had.

    Attributes:
        glyph, name, wind: of its plate.
        sets: his laid sets, flowers first.
        standing: his other tiles, sorted.
        discards: what he had discarded that nobody took.
    """

    glyph: str
    name: str
    wind: str
    sets: tuple[tuple[Tile, ...], ...]
    standing: tuple[Tile, ...]
    discards: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """The table.

    Attributes:
        title: when it was.
        note: that hands lie open, and how many tiles were left.
        rows: the players: the user first, then in the order of play.
        marks: what was played and what was better.
        offered: the tile that could be claimed; None: there was none.
        faces: how tiles look.
    """

    title: str = ""
    note: str = ""
    rows: tuple[SeatRow, ...] = ()
    marks: tuple[Mark, ...] = ()
    offered: Tile | None = None
    faces: Faces = AS_DRAWN


def scene_of(deal: Deal, judged: Judged) -> Scene:
    """Return the table when a decision was taken."""
    state = deal.steps[deal.before_act(judged.moment)].state
    table, view = state.deal, judged.view
    assert table is not None, "a decision has a table"  # noqa: S101 - for the type checker
    names = names_by_wind(state)
    offer = view.offered
    drawn = None if offer is not None else judged.view.drawn
    rows = _rows(table, view.me, names)
    return Scene(
        _title(judged, drawn, names),
        _note(view),
        rows,
        _marks(judged, rows[0].standing, None if offer is None else offer.tile),
        None if offer is None else offer.tile,
        Faces(tuple(face(state.rules.id).flower_numbers), view.wild),
    )


def last_scene(deal: Deal) -> Scene:
    """Return the table at the end of a deal: it is looked at while the coach is at work."""
    game = deal.game(len(deal.moments) - 1)
    table = game.state.deal
    assert table is not None, "a deal that is over has a table"  # noqa: S101 - for the type checker
    return Scene(
        begun(deal.ended),
        _note(game.view),
        _rows(table, game.me, names_by_wind(game.state)),
        faces=Faces(tuple(face(game.rules.id).flower_numbers), game.view.wild),
    )


def _note(view: PlayerView) -> str:
    """Return that all hands lie open, and how many tiles were left."""
    return f"{words.fixed('all-open')}  ·  {words.left(view.wall.drawable)}"


def _rows(table: DealState, me: Wind, names: Mapping[Wind, str]) -> tuple[SeatRow, ...]:
    """Return what each player had, the user first, then in the order of play."""
    winds = [me]
    while len(winds) < len(table.winds):
        winds.append(table.after(winds[-1]))
    return tuple(_row(table, wind, names[wind], is_me=wind is me) for wind in winds)


def _title(judged: Judged, drawn: Tile | None, names: dict[Wind, str]) -> str:
    """Return when it was; a tile that may be claimed late is that of the discarder, not of who has drawn."""
    view, turn = judged.view, number(judged.turn)
    if view.phase is Phase.LAST:
        return words.bottom_offered(turn=turn)
    if view.offered is not None:
        return words.scene(judged.turn, drawn, view.offered.tile, names[view.offered.by])
    return words.scene(judged.turn, drawn, None, "")


def _row(table: DealState, wind: Wind, name: str, *, is_me: bool) -> SeatRow:
    hand = table.hand(wind)
    laid = [tuple(hand.bonus), *(tuple(meld.tiles) for meld in hand.melds)]
    discards = tuple(one.tile for one in table.discards if one.wind is wind and one.claimed_by is None)
    return SeatRow(
        wind_glyph(wind),
        words.fixed("you") if is_me else name,
        words.plate(wind, dealer=wind is Wind.EAST),
        tuple(tiles for tiles in laid if tiles),
        lying_open(table, wind),
        discards,
    )


def _marks(judged: Judged, standing: Sequence[Tile], offered: Tile | None) -> tuple[Mark, ...]:
    """Return the rings for what was played and for what was better."""
    played = places_of(judged.played, standing, offered)
    if judged.grade in {Grade.BEST, Grade.EQUAL}:
        said = words.fixed("best-played" if judged.grade is Grade.BEST else "equal-played")
        return (Mark(played, True, said, grade_words(judged.grade)),)
    better = places_of(judged.best, standing, offered)
    return (
        Mark(played, False, words.done(judged.played), words.fixed("played")),
        Mark(better, True, words.to_do(judged.best), words.fixed("better")),
    )


def places_of(action: act.Action, standing: Sequence[Tile], offered: Tile | None) -> tuple[int, ...]:
    """Return where the tiles of the hand lie that a choice takes; (-1,): it is about the tile offered alone.

    What is done with the whole hand takes all of them.

    Args:
        action: the choice.
        standing: the tiles of the hand that are not laid down.
        offered: the tile that may be claimed; None: there is none.
    """
    if isinstance(action, WHOLE):
        return tuple(range(len(standing))) or (-1,)
    wanted: list[Tile] = []
    match action:
        case act.Discard(tile) | act.AddedKong(tile) | act.SetOutBonus(tile):
            wanted = [tile]
        case act.ConcealedKong(tile):
            wanted = [tile] * 4
        case act.ClaimChow(own):
            wanted = list(own)
        case act.ClaimPung() | act.ClaimKong() if offered is not None:
            wanted = [offered] * (2 if isinstance(action, act.ClaimPung) else 3)
    found: list[int] = []
    for kind in wanted:
        place = next((n for n, tile in enumerate(standing) if tile == kind and n not in found), None)
        found += [] if place is None else [place]
    return tuple(found) or (-1,)


def spoken(scene: Scene) -> str:
    """Return the table for a screen reader: title, every hand, what is marked."""
    said = [scene.title]
    for row in scene.rows:
        tiles = ", ".join(tile_name(tile) for tile in (*(t for s in row.sets for t in s), *row.standing))
        said.append(f"{row.name}, {row.wind}: {tiles}")
    for mark in scene.marks:
        named = ", ".join(tile_name(scene.rows[0].standing[place]) for place in mark.places if place >= 0)
        said.append(f"{named}: {mark.words}" if named else mark.words)
    return in_sentences(*said)
