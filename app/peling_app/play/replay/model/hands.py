"""Read out the open hands of a moment, player by player, set by set and tile by tile."""

from __future__ import annotations

from dataclasses import dataclass

from peling.core.tiles import Tile, Wind
from peling.play.deal import DealState
from peling_app.kit.words.tiles import tile_name, wild_tile
from peling_app.play.deals import lying_open
from peling_app.play.open_game import OpenGame, names_by_wind
from peling_app.play.replay.words import replay as words


@dataclass(frozen=True, slots=True)
class HandRow:
    """A line of the list of hands.

    Attributes:
        text: the player; or a set, a bonus tile, a standing tile.
        is_player: the lines after it, up to the next player, are his.
    """

    text: str
    is_player: bool = False


def open_hands(game: OpenGame) -> tuple[HandRow, ...]:
    """Return the hands of all players: first the learner's, then in the order of play."""
    deal, state = game.state.deal, game.state
    if deal is None:
        return ()
    winds = tuple(
        wind for wind in (game.me.after(steps) for steps in range(4)) if wind in state.winds.values()
    )
    names = names_by_wind(state)
    rows: list[HandRow] = []
    for wind in winds:
        hand = deal.hand(wind)
        tiles = standing(deal, wind)
        rows.append(HandRow(words.player(names[wind], wind, len(tiles), own=wind is game.me), is_player=True))
        rows += [HandRow(words.laid_set(meld)) for meld in hand.melds]
        rows += [HandRow(words.bonus(kind)) for kind in hand.bonus]
        drawn = deal.drawn if deal.turn is wind else None
        for place, kind in enumerate(tiles):
            name = wild_tile(tile_name(kind)) if kind in game.view.wild else tile_name(kind)
            last = kind is drawn and place == len(tiles) - 1
            rows.append(HandRow(words.just_drawn(tile=name) if last else name))
    return tuple(rows)


def standing(deal: DealState, wind: Wind) -> tuple[Tile, ...]:
    """Return a player's standing tiles, sorted, the one just drawn last."""
    tiles = list(lying_open(deal, wind))
    if deal.turn is wind and deal.drawn in tiles:
        tiles.remove(deal.drawn)
        tiles.append(deal.drawn)
    return tuple(tiles)
