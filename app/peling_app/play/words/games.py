"""Word what is known of players and unfinished games."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Suit, Tile
from peling.rules.course import Length
from peling_app.books.words.house_sets import set_words
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Counted, Sentence, Sentences
from peling_app.kit.words.numbers import signed
from peling_app.kit.words.tiles import tile_name, wind_name
from peling_app.kit.words.times import when_words
from peling_app.play.birds import TASTES, Bird, bird_at
from peling_app.play.setup import Level, SavedGame, Waiting

translate = QCoreApplication.translate


assisted = Sentence("Saved games", "assisted")
assisted_said = Sentence(
    "Saved games", "Something was taken back in this game, or it goes on from a replay or a review."
)
unassisted = Sentence("Saved games", "unassisted")
unassisted_said = Sentence(
    "Saved games", "This game was played as an exam from your first move on, without help of any kind."
)


_SUITS: Final = {
    Suit.BAMBOOS: QT_TRANSLATE_NOOP("Tiles in sentences", "{rank} of bamboos"),
    Suit.CIRCLES: QT_TRANSLATE_NOOP("Tiles in sentences", "{rank} of circles"),
    Suit.CHARACTERS: QT_TRANSLATE_NOOP("Tiles in sentences", "{rank} of characters"),
}
_HONOURS: Final = {
    "E": QT_TRANSLATE_NOOP("Tiles in sentences", "an East wind"),
    "S": QT_TRANSLATE_NOOP("Tiles in sentences", "a South wind"),
    "W": QT_TRANSLATE_NOOP("Tiles in sentences", "a West wind"),
    "N": QT_TRANSLATE_NOOP("Tiles in sentences", "a North wind"),
    "R": QT_TRANSLATE_NOOP("Tiles in sentences", "a red dragon"),
    "G": QT_TRANSLATE_NOOP("Tiles in sentences", "a green dragon"),
    "Wh": QT_TRANSLATE_NOOP("Tiles in sentences", "a white dragon"),
}
level_name: Final = Sentences[Level](
    {
        Level.NOVICE: Sentence("Levels", "Novice"),
        Level.CLUB: Sentence("Levels", "Club"),
        Level.EXPERT: Sentence("Levels", "Expert"),
        Level.MASTER: Sentence("Levels", "Master"),
    }
)
"""The name of a level of play."""
level_words: Final = Sentences[Level](
    {
        Level.NOVICE: Sentence("Levels", "Keeps pairs and neighbours, claims readily, overlooks some."),
        Level.CLUB: Sentence("Levels", "Weighs each claim, counts live tiles, minds open sets."),
        Level.EXPERT: Sentence("Levels", "Weighs all this by what has won in many deals of this book."),
        Level.MASTER: Sentence("Levels", "An Expert who plays close choices out in his head."),
    }
)
"""Say how a computer player of a level plays."""

length_name: Final = Sentences[Length](
    {
        Length.DEAL: Sentence("Length of a game", "One deal"),
        Length.ROUND: Sentence("Length of a game", "A round"),
        Length.GAME: Sentence("Length of a game", "Full game"),
        Length.NO_END: Sentence("Length of a game", "No end"),
    }
)
"""The name of a length of a game."""
length_words: Final = Sentences[Length](
    {
        Length.DEAL: Sentence("Length of a game", "Over after the first deal."),
        Length.ROUND: Sentence("Length of a game", "Over when everybody has been East and lost it again."),
        Length.GAME: Sentence("Length of a game", "Over after four rounds."),
        Length.NO_END: Sentence("Length of a game", "Until you leave the table."),
    }
)
"""Say when a game of a length is over."""


def tile_words(tile: Tile) -> str:
    """Return the name of a tile inside a sentence, for example "5 of characters"."""
    if tile.is_bonus:
        return tile_name(tile)
    words = _HONOURS[tile.code] if tile.suit is None else _SUITS[tile.suit]
    return translate("Tiles in sentences", words).format(rank=tile.rank)


bird_name: Final = Sentences[Bird](
    {
        Bird.MAGPIE: Sentence("Birds", "Magpie"),
        Bird.HERON: Sentence("Birds", "Heron"),
        Bird.CRANE: Sentence("Birds", "Crane"),
        Bird.KINGFISHER: Sentence("Birds", "Kingfisher"),
        Bird.OWL: Sentence("Birds", "Owl"),
        Bird.WAGTAIL: Sentence("Birds", "Wagtail"),
    }
)
"""How a computer player is called unless the user names it: after a bird, as the program."""
place_name: Final = Sentences[int](
    {
        1: Sentence("Birds", "at your right"),
        2: Sentence("Birds", "opposite"),
        3: Sentence("Birds", "at your left"),
    }
)
"""Where a computer player sits, by the number of chairs that are counted from the user to the right."""
_together: Final = Counted("Plurals", "%n deal(s) together")
_new_to_you: Final = Sentence("Birds", "new to you")
_MANNERS: Final = {
    "quick": QT_TRANSLATE_NOOP("Birds", "quick, claims readily"),
    "careful": QT_TRANSLATE_NOOP("Birds", "careful, lays little open"),
    "collector": QT_TRANSLATE_NOOP("Birds", "patient, collects a suit"),
}


def together_words(deals: int) -> str:
    """Say how many deals the user has played with a bird."""
    return _together(deals) if deals else _new_to_you()


def manner(bird: Bird) -> str:
    """Return how a bird likes to play, whatever its level."""
    return translate("Birds", _MANNERS[TASTES[bird]])


you = Sentence("Session", "You")


def called(name: str, place: int, character: str = "") -> str:
    """Return what a player is called, by his place in the order agreed on; the user has place 0.

    A name that was given stays as it is, in every language.
    """
    return name or (you() if place == 0 else bird_name(bird_at(place, character)))


def mark(game: SavedGame) -> str:
    """Return what a game is marked as; nothing where it had help as games do, or nobody knows."""
    return assisted() if game.assisted else unassisted() if game.bears_unassisted else ""


def mark_said(game: SavedGame) -> str:
    """Return what the mark means."""
    return assisted_said() if game.assisted else unassisted_said() if game.bears_unassisted else ""


def saved_words(game: SavedGame) -> str:
    """Say where an unfinished game stands: the deal, the wind, what it waits for."""
    deal = translate("Saved games", "Deal {deal}, you are {wind}.").format(
        deal=game.deal, wind=wind_name(game.wind)
    )
    return f"{deal} {_waiting_words(game)}"


def _waiting_words(game: SavedGame) -> str:
    match game.waiting:
        case Waiting.CLAIM if game.discarder is not None and game.tile is not None:
            if game.robbing:
                words = translate(
                    "Saved games", "{wind} is adding {tile} to a pung; you may take it to go out."
                )
                return words.format(wind=wind_name(game.discarder), tile=tile_words(game.tile))
            return translate("Saved games", "{wind} has discarded {tile} and waits for your answer.").format(
                wind=wind_name(game.discarder), tile=tile_words(game.tile)
            )
        case Waiting.CLAIM:
            return translate("Saved games", "A discard waits for your answer.")
        case Waiting.TURN if game.tile is not None:
            return translate("Saved games", "You have drawn {tile} and are to discard.").format(
                tile=tile_words(game.tile)
            )
        case Waiting.TURN:
            return translate("Saved games", "It is your turn.")
        case Waiting.NEXT_DEAL:
            return translate("Saved games", "It is settled; the next deal waits.")
        case Waiting.COMPUTER:
            return translate("Saved games", "Another player is to play.")
        case Waiting.NOTHING:
            return translate("Saved games", "The game is over.")


def origin_words(game: SavedGame, now: datetime) -> str:
    """Say from which game a game goes on; nothing for one that began by itself."""
    if not game.from_deal:
        return ""
    if game.from_began is None:
        return translate("Saved games", "Goes on from deal {deal} of another game").format(
            deal=game.from_deal
        )
    return translate("Saved games", "Goes on from deal {deal} of the game begun {when}").format(
        deal=game.from_deal, when=when_words(game.from_began, now)
    )


def players_words(game: SavedGame) -> str:
    """Return who plays, how well, and what each of them has: "You +24, Magpie (Novice) −8"."""
    has = game.standings if len(game.standings) == len(game.names) else (None,) * len(game.names)
    return ", ".join(
        _player_words(called(name, place, character), kind, total)
        for place, ((name, kind, character), total) in enumerate(zip(game.names, has, strict=True))
    )


def _player_words(name: str, kind: str, total: int | None) -> str:
    if kind in {level.value for level in Level}:
        who = translate("Saved games", "{name} ({level})").format(name=name, level=level_name(Level(kind)))
    else:
        who = name
    return who if total is None else f"{who} {signed(total)}"


def house_words(game: SavedGame) -> str:
    """Return by which house rules a game is played: the name they were saved under, or what they are."""
    changed = game.has_house_rules
    words = game.house_name or set_words("", changed=changed)
    return translate("Saved games", "House rules: {rules}").format(rules=words)


put_away_words = Counted("GamesPlurals", "%n game(s) put away…")
_finished = Counted("GamesPlurals", "%n finished deal(s)")


def finished_words(deals: int) -> str:
    """Return how many deals of a game are over."""
    return _finished(deals) if deals else translate("Saved games", "no finished deal")


def deal_title(deal: int, ended: str) -> str:
    """Return the name of a deal: its number and how it ended, if that is known."""
    if not ended:
        return translate("Replay", "Deal {number}").format(number=deal)
    return translate("Replay", "Deal {number}: {ended}").format(number=deal, ended=ended)
