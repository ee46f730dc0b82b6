"""Make the picture of the board out of what the user sees; no rule is here, only verdicts are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, Discard
from peling.core.melds import KongForm, Meld, MeldKind
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase, PlayerView
from peling.rules.legality import Verdict
from peling.rules.records import STANDING
from peling_app.kit.model.faces import picture_of
from peling_app.kit.words import plurals
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import tile_name, wild_tile, wind_name
from peling_app.play.table.model.claim_bar import claim_bar, tiles_of
from peling_app.play.table.model.hand_model import HandOrder
from peling_app.play.table.model.picture import HandTile, Picture, SeatPicture, Side, TableTile
from peling_app.play.table.model.wall_picture import wall_labels, wall_picture
from peling_app.play.table.words import board as words

CLAIMS = (ClaimWin, ClaimKong, ClaimPung, ClaimChow)
"""The claims that take the offered tile."""


@dataclass(frozen=True, slots=True)
class Table:
    """What the board must know next to the view.

    Attributes:
        names: what each player is called.
        totals: what each player has won or lost so far.
        thinking: whose computer is thinking visibly; None: nobody.
        can_take_back: the last move can be taken back.
        bonus_numbers: the numbers a rule book puts on drawings of flowers and seasons; absent: as drawn.
        wild: the wild tiles of the deal; they bear a mark.
        covered: which tiles of a four that was all drawn lie face down, counted from 0.
        wind_box: the book marks East by a box of winds.
        open_hands: the standing tiles of other players whose hands lie open, when a deal is looked at again.
        groups: how many of these lie together, where the deal is over.
    """

    names: Mapping[Wind, str]
    totals: Mapping[Wind, int]
    thinking: Wind | None = None
    can_take_back: bool = False
    bonus_numbers: Mapping[str, int] = field(default_factory=dict)
    wild: tuple[Tile, ...] = ()
    covered: frozenset[int] = frozenset({0, 3})
    open_hands: Mapping[Wind, tuple[Tile, ...]] = field(default_factory=dict)
    wind_box: bool = False
    groups: Mapping[Wind, tuple[int, ...]] = field(default_factory=dict)


def board_picture(view: PlayerView, verdicts: Iterable[Verdict], order: HandOrder, table: Table) -> Picture:
    """Return the board as the user sees it now."""
    judged = tuple(verdicts)
    claims = tuple(kind for kind in CLAIMS if any(v.legal and type(v.action) is kind for v in judged))
    seats = {side: SeatPicture() for side in Side}
    for wind in view.winds:
        side = Side(view.me.steps_to(wind))
        seats[side] = _seat(view, wind, claims, table)
    offered = view.offer is not None and bool(claims)
    return Picture(
        seats=(seats[Side.OWN], seats[Side.RIGHT], seats[Side.OPPOSITE], seats[Side.LEFT]),
        hand=_hand(view, judged, order, table),
        wall=wall_picture(view.wall, view.me),
        wild_face=face_of(view.wild[0], table) if view.wild else "",
        wild_line=words.wild_kinds(view.wild) if view.wild else "",
        wild_name=words.wild_said(view.wild, view.wall.turned_up) if view.wild else "",
        slots=view.wall.stacks,
        labels=wall_labels(view.wall, view.me),
        wall_name=words.wall_name(left=plurals.left(view.wall.left)),
        claims=claim_bar(view, judged),
        centre=_centre(view),
        arrow=-1 if view.phase is Phase.OVER else view.me.steps_to(view.turn),
        winds=_compass(view),
        own_turn=view.phase is Phase.TURN and view.turn is view.me,
        over=view.phase is Phase.OVER,
        drop_title=words.fixed("your-sets") if offered else "",
        drop_line=words.drop_line(view.offer.tile, claims) if offered and view.offer is not None else "",
        sets_word=words.fixed("your-sets") if offered or view.hand.melds else "",
        round_wind=view.round_wind.value if view.round_wind is not None else "",
        box_line=words.wind_box(view.round_wind, known=table.wind_box),
        can_take_back=table.can_take_back,
    )


def face_of(kind: Tile, table: Table) -> str:
    """Return the picture of a tile as it looks on this table."""
    return picture_of(kind, table.bonus_numbers, table.wild)


def name_of(kind: Tile, table: Table) -> str:
    """Return how a tile is called where it lies; of a wild one that it is wild."""
    name = tile_name(kind)
    return wild_tile(name) if kind in table.wild else name


def discard_key(place: int) -> int:
    """Return the key of a discard by its place among all discards, from 0."""
    return place + 1


def meld_key(group: int, inside: int) -> int:
    """Return the key of a tile in a set."""
    return group * 10 + inside + 1


def claimed_place(meld: Meld) -> int:
    """Return which tile of a set is the claimed one; the last where all are equal."""
    if meld.claimed is not None and meld.tiles[0] is not meld.tiles[1]:
        return meld.tiles.index(meld.claimed)
    return len(meld.tiles) - 1


def _compass(view: PlayerView) -> tuple[str, str, str, str]:
    def word(side: Side) -> str:
        wind = view.me.after(side)
        return words.centre_wind(wind, own=side is Side.OWN) if wind in view.winds else ""

    return word(Side.OWN), word(Side.RIGHT), word(Side.OPPOSITE), word(Side.LEFT)


def _centre(view: PlayerView) -> str:
    own = view.turn is view.me
    match view.phase:
        case Phase.OVER:
            return words.centre("over", view.turn)
        case Phase.CLAIMS:
            return words.centre("you-discarded" if own else "discarded", view.turn)
        case Phase.ROBBING:
            return words.centre("adds", view.turn)
        case Phase.LAST:
            return words.centre("bottom", view.turn)
        case Phase.TURN:
            return words.centre("your-turn" if own else "plays", view.turn)


def _seat(view: PlayerView, wind: Wind, claims: tuple[type, ...], table: Table) -> SeatPicture:
    own = wind is view.me
    other = None if own else view.opponent(wind)
    dead = view.dead if other is None else other.dead
    concealed = len(view.hand.concealed) if other is None else other.concealed
    melds = view.hand.melds if other is None else other.melds
    bonus = view.hand.bonus if other is None else other.bonus
    standing = STANDING in view.noted if other is None else other.standing
    status = _status(view, wind, dead=dead, thinking=table.thinking is wind)
    line = words.plate_line(wind, status, standing=standing)
    score = number(table.totals.get(wind, 0))
    name = table.names.get(wind, "")
    opened = table.open_hands.get(wind, ())
    return SeatPicture(
        present=True,
        name=name,
        wind=wind.value,
        wind_word=wind_name(wind),
        line=line,
        note=words.plate_note(
            "standing" if standing else "dead" if dead else "deals" if wind is Wind.EAST else ""
        ),
        acting=view.phase is not Phase.OVER and view.turn is wind,
        thinking=table.thinking is wind,
        dead=dead,
        score=score,
        spoken=words.plate_spoken(name=name, line=line, score=score, tiles=plurals.tiles(concealed)),
        concealed=concealed,
        sets=len(melds),
        melds=_melds(melds, _added(view, wind), claims, table.covered),
        bonus=tuple(
            TableTile(place + 1, face_of(kind, table), name_of(kind, table), place)
            for place, kind in enumerate(bonus)
        ),
        discards=_discards(view, wind, claims, table),
        discards_title=words.winds_discards(wind, own=own),
        bonus_title=words.winds_bonus(wind, own=own),
        east=wind is Wind.EAST,
        faces=tuple(face_of(kind, table) for kind in opened),
        groups=table.groups.get(wind, ()) if opened else (),
        face_names=tuple(name_of(kind, table) for kind in opened),
        faces_name=words.open_hand(name, [name_of(kind, table) for kind in opened]) if opened else "",
    )


def _status(view: PlayerView, wind: Wind, *, dead: bool, thinking: bool) -> str:
    if dead:
        return "dead"
    acting = view.turn is wind
    if thinking:
        return "thinking"
    if acting and view.phase is Phase.CLAIMS:
        return "discarded"
    if acting and view.phase is Phase.TURN:
        return "your-turn" if wind is view.me else "plays"
    return "deals" if wind is Wind.EAST else ""


def _added(view: PlayerView, wind: Wind) -> Tile | None:
    """Return the kind that this player adds to a pung, while others are asked whether they take it."""
    offer = view.offer
    return offer.tile if offer is not None and offer.robbing and offer.by is wind else None


def _melds(
    melds: tuple[Meld, ...], added: Tile | None, claims: tuple[type, ...], hidden: frozenset[int]
) -> tuple[TableTile, ...]:
    """Return the tiles of sets; one that is being added lies beside its three, as it is no kong yet."""
    rows: list[TableTile] = []
    for group, meld in enumerate(melds):
        grows = meld.kind is MeldKind.PUNG and meld.tile is added
        tiles = (*meld.tiles, meld.tile) if grows else meld.tiles
        size = len(tiles)
        for inside, kind in enumerate(tiles):
            covered = meld.form is KongForm.DRAWN and inside in hidden
            claimable = grows and bool(claims) and inside == size - 1
            name = words.discard_tile(tile_name(kind), (ClaimWin,)) if claimable else tile_name(kind)
            rows.append(
                TableTile(
                    meld_key(group, inside),
                    "back" if covered else kind.code,
                    f"{name}, {words.fixed('face-down')}" if covered else name,
                    len(rows),
                    group,
                    inside,
                    size,
                    claimable=claimable,
                )
            )
    return tuple(rows)


def _discards(view: PlayerView, wind: Wind, claims: tuple[type, ...], table: Table) -> tuple[TableTile, ...]:
    """Return what a player has discarded, in order; of a claimed tile its print is left."""
    latest = len(view.discards) - 1
    own = [(place, discard) for place, discard in enumerate(view.discards) if discard.wind is wind]
    rows: list[TableTile] = []
    for place, discard in own:
        offered = place == latest and view.offer is not None and not view.offer.robbing
        name, by = name_of(discard.tile, table), discard.claimed_by
        rows.append(
            TableTile(
                discard_key(place),
                face_of(discard.tile, table),
                words.discard_tile(name, claims if offered else ()) if by is None else words.taken(name, by),
                len(rows),
                claimable=offered and bool(claims) and by is None,
                last=place == latest and by is None,
                newest=place == own[-1][0] and by is None,
                taken=-1 if by is None else view.me.steps_to(by),
            )
        )
    return tuple(rows)


def _hand(
    view: PlayerView, verdicts: tuple[Verdict, ...], order: HandOrder, table: Table
) -> tuple[HandTile, ...]:
    raised = _raised(view, verdicts)
    free = {v.action.tile for v in verdicts if isinstance(v.action, Discard) and v.legal}
    barred = {
        v.action.tile
        for v in verdicts
        if isinstance(v.action, Discard) and not v.legal and not v.action.standing
    }
    of = Counter(kind for _, kind in order.tiles)
    seen: Counter[Tile] = Counter()
    rows = []
    for key, kind in order.tiles:
        seen[kind] += 1
        lifted = seen[kind] <= raised[kind]
        drawn = key == order.drawn
        rows.append(
            HandTile(
                key,
                face_of(kind, table),
                words.hand_tile(name_of(kind, table), seen[kind], of[kind], drawn=drawn, raised=lifted),
                raised=lifted,
                drawn=drawn,
                allowed=kind in free,
                forbidden=kind in barred,
            )
        )
    return tuple(rows)


def _raised(view: PlayerView, verdicts: tuple[Verdict, ...]) -> Counter[Tile]:
    """Return how many tiles of each kind belong to what may be claimed or declared now."""
    raised: Counter[Tile] = Counter()
    for verdict in verdicts:
        if not verdict.legal or isinstance(verdict.action, Discard):
            continue
        needed = Counter(tiles_of(verdict.action, view))
        if view.offer is not None and needed:
            needed[view.offer.tile] -= 1
        raised |= needed
    return raised
