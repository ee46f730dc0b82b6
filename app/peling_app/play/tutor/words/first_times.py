"""Word what a player meets for the first time by a book: a title and two or three sentences for each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling_app.books.faces import face
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence

kicker = Sentence("FirstTimes", "New to you")
got_it = Sentence("FirstTimes", "Got it")
to_lesson = Sentence("FirstTimes", "To the lesson")


def first_words(topic: str, book: str) -> tuple[str, str]:
    """Return title and sentences of a thing, in the words of a book where it has its own.

    Raises:
        KeyError: there is no such thing.
    """
    title, text = face(book).first_words.get(topic) or _FIRST[topic]
    translate = QCoreApplication.translate
    return translate("FirstTimes", title), translate("FirstTimes", text)


_FIRST: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "turn": (
            QT_TRANSLATE_NOOP("FirstTimes", "A turn"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "Play goes round to the right. Each player draws a tile or claims the last discard, and then "
                "discards one tile. You aim at four sets and a pair.",
            ),
        ),
        "east": (
            QT_TRANSLATE_NOOP("FirstTimes", "You are East"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "East is the banker: you hold one tile more and begin with a discard. Whatever you pay or "
                "receive at the settlement is doubled. You stay East until another player wins.",
            ),
        ),
        "round-wind": (
            QT_TRANSLATE_NOOP("FirstTimes", "The wind of the round"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "One wind prevails for a whole round, and East comes first. A set of it counts more in any "
                "hand, as a set of your own wind does in yours.",
            ),
        ),
        "wild": (
            QT_TRANSLATE_NOOP("FirstTimes", "Wild tiles"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "When the wall is broken, a tile is turned up. The other three of its kind are wild: in a "
                "winning hand each of them stands for any tile but a flower. They have a mark of their own.",
            ),
        ),
        "turned-up": (
            QT_TRANSLATE_NOOP("FirstTimes", "The tile turned up"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "It lies face up on the wall and only tells which tiles are wild. Nobody ever draws it. If "
                "it is a flower, the other three flowers are wild; if a season, the other three seasons.",
            ),
        ),
        "wild-held": (
            QT_TRANSLATE_NOOP("FirstTimes", "A wild tile in your hand"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "Keep it: in a winning hand it may be any tile, its own face too. Before that it stays "
                "concealed, because no set laid open and no kong may hold a wild tile. Nobody can claim one "
                "that is discarded.",
            ),
        ),
        "flower": (
            QT_TRANSLATE_NOOP("FirstTimes", "Flowers and seasons"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "They belong to no set. You lay them open at once and draw a loose tile for each. They add "
                "to the score, and more so if the number is that of your wind.",
            ),
        ),
        "meld-flower": (
            QT_TRANSLATE_NOOP("FirstTimes", "Melding a flower"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "On your turn you may lay a flower open and draw a tile from the end of the wall for it. "
                "You need not do it at once, but a hand with a flower in it cannot win.",
            ),
        ),
        "loose": (
            QT_TRANSLATE_NOOP("FirstTimes", "A loose tile"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "A kong uses four tiles for one set, so a tile is missing. It is made good by a loose tile "
                "from the other end of the wall. The same is done for every flower that is laid open.",
            ),
        ),
        "claim": (
            QT_TRANSLATE_NOOP("FirstTimes", "Your first claim"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "You may take the tile that was just discarded, and there is no hurry. What a claim makes "
                "is laid open. Mah-Jongg goes before pung and kong, and these before a chow; you need not "
                "claim anything.",
            ),
        ),
        "chow": (
            QT_TRANSLATE_NOOP("FirstTimes", "To chow"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "With two tiles of your hand the discard makes a sequence of one suit. Only the player at "
                "your left may give it, unless it completes the whole hand. A sequence counts nothing but "
                "is one of your four sets.",
            ),
        ),
        "pung": (
            QT_TRANSLATE_NOOP("FirstTimes", "To pung"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "With a pair in your hand the discard makes three of a kind, whoever discarded it. Play "
                "goes on from you, so others may lose their turn. Laid open, the three count less than "
                "three that you draw yourself.",
            ),
        ),
        "kong-claim": (
            QT_TRANSLATE_NOOP("FirstTimes", "Four of a kind by a claim"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "With three in your hand any player’s discard makes four. They are laid open as one set, "
                "and you draw a tile from the end of the wall. Four count more than three, but everybody "
                "sees what you hold.",
            ),
        ),
        "kong-drawn": (
            QT_TRANSLATE_NOOP("FirstTimes", "Four of a kind in your hand"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "Four that you drew yourself may be laid down on your turn. They count as one concealed "
                "set, and you draw a tile from the end of the wall. Nobody makes you declare them.",
            ),
        ),
        "kong-added": (
            QT_TRANSLATE_NOOP("FirstTimes", "The fourth tile"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "You hold the fourth tile of three that lie open before you. You may add it on your turn "
                "and draw a tile from the end of the wall. A discard is never added so.",
            ),
        ),
        "late-claim": (
            QT_TRANSLATE_NOOP("FirstTimes", "A claim after the draw"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "The next player has drawn already, but the last discard is still alive. You may claim it "
                "until he discards; the tile he drew then goes back on the wall.",
            ),
        ),
        "pung-lock": (
            QT_TRANSLATE_NOOP("FirstTimes", "A pung let pass"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "You let a pung go by. That kind is barred from now on: you may not pung it until you have "
                "had another turn and discarded. To go out you may still take it.",
            ),
        ),
        "four-points": (
            QT_TRANSLATE_NOOP("FirstTimes", "Too few points to claim"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "The discard would complete your hand, but by the book a hand that wins by a discard needs "
                "four points from its patterns. A tile that you draw yourself always wins.",
            ),
        ),
        "lone-wild": (
            QT_TRANSLATE_NOOP("FirstTimes", "A wild tile waits alone"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "Beside complete sets or pairs you have one wild tile, so any tile would win. That is why "
                "you may not claim this discard to win; the next tile you draw wins.",
            ),
        ),
        "mah-jongg": (
            QT_TRANSLATE_NOOP("FirstTimes", "Mah-Jongg"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "Your hand is complete. If you say Mah-Jongg, the deal ends, it is counted, and the others "
                "pay you. You may also play on for a better hand.",
            ),
        ),
        "robbing": (
            QT_TRANSLATE_NOOP("FirstTimes", "Robbing a kong"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "Another player adds a fourth tile to three that lie open, and that very tile completes "
                "your hand. You may take it to go out. His three stay three.",
            ),
        ),
        "eight-flowers": (
            QT_TRANSLATE_NOOP("FirstTimes", "All eight flowers"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "All flowers and seasons lie before you. That wins by itself, whatever your other tiles "
                "are. You may also leave it and play on for a hand that counts more.",
            ),
        ),
        "washing": (
            QT_TRANSLATE_NOOP("FirstTimes", "Washing the tiles"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "You were dealt nine or more different heads: ones, nines, winds and dragons. You may show "
                "them and end the deal, and everybody pays you for them. Once tiles have been drawn, it is "
                "too late.",
            ),
        ),
        "standing": (
            QT_TRANSLATE_NOOP("FirstTimes", "A standing hand"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "You are one tile short with your first discard and may declare that the hand stands. From "
                "then on you discard every tile you draw and claim only to win. If it wins, it counts more.",
            ),
        ),
        "other-standing": (
            QT_TRANSLATE_NOOP("FirstTimes", "A player’s hand stands"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "A player has declared a standing hand: he is one tile short and will not change his hand "
                "any more. Any discard may be the tile he waits for.",
            ),
        ),
        "danger": (
            QT_TRANSLATE_NOOP("FirstTimes", "A dangerous hand"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "The sets that a player has laid open point to a great hand. If your discard completes such "
                "a hand, you may have to pay for everybody.",
            ),
        ),
        "calling": (
            QT_TRANSLATE_NOOP("FirstTimes", "You are calling"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "One tile is missing. To go out you may take it from any player’s discard, for a set or for"
                " the pair; such a claim goes before every chow, pung and kong. The tutor names the tiles "
                "you wait for.",
            ),
        ),
        "last-tiles": (
            QT_TRANSLATE_NOOP("FirstTimes", "The last tiles"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "Few tiles are left to draw. If nobody goes out before they are gone, the deal is drawn. "
                "Unless a house rule says otherwise, nobody pays then and East stays East.",
            ),
        ),
        "bottom-tile": (
            QT_TRANSLATE_NOOP("FirstTimes", "The bottom tile"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "Only the last tile is left, and you may refuse it. If you take it, you win with it or "
                "discard that very tile, and who wins with your discard is paid by you for all. If everybody "
                "refuses, the deal is drawn.",
            ),
        ),
        "settlement": (
            QT_TRANSLATE_NOOP("FirstTimes", "The settlement"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "The deal is over, and every hand is laid open and counted. Each of the others pays the "
                "winner his full score. Below the hands stands who pays whom, at the right how a hand comes "
                "to its score.",
            ),
        ),
        "rounding": (
            QT_TRANSLATE_NOOP("FirstTimes", "Rounded up to tens"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "All patterns of the hand are added, and the total is rounded up to full tens. Only the "
                "rounded score is paid.",
            ),
        ),
        "losers": (
            QT_TRANSLATE_NOOP("FirstTimes", "The others settle too"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "When the winner is paid, the others compare their scores. Of each two the lower pays the "
                "difference. So a good hand earns points even if it does not win.",
            ),
        ),
        "east-double": (
            QT_TRANSLATE_NOOP("FirstTimes", "East’s double"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "East is the banker: whatever East pays or receives is doubled. The column of the factor "
                "shows which payments are.",
            ),
        ),
        "limit": (
            QT_TRANSLATE_NOOP("FirstTimes", "The limit"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "A limit was agreed on: no player pays another more than that for one hand. Only East’s "
                "double may go beyond it. Some hands are worth the limit at once, without counting.",
            ),
        ),
        "liability": (
            QT_TRANSLATE_NOOP("FirstTimes", "One player pays for all"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "A player gave the winner a tile when it was plain to see what he was collecting. He pays "
                "what all the losers would have paid.",
            ),
        ),
        "washed": (
            QT_TRANSLATE_NOOP("FirstTimes", "The tiles were washed"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "A player has shown nine or more different heads as they were dealt. Everybody pays him for "
                "them and nothing is doubled. No other score is settled, and East stays East.",
            ),
        ),
        "drawn": (
            QT_TRANSLATE_NOOP("FirstTimes", "A drawn deal"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "No tile may be drawn any more, and nobody has gone out. Such a deal is drawn, and nobody "
                "pays.",
            ),
        ),
        "sticks": (
            QT_TRANSLATE_NOOP("FirstTimes", "Dotted sticks"),
            QT_TRANSLATE_NOOP(
                "FirstTimes",
                "At a table payments are made with dotted sticks worth 2, 10, 100 and 500. Everybody begins "
                "with 1,000 in sticks, and change is given.",
            ),
        ),
    }
)


def topics_worded() -> frozenset[str]:
    """Return the things that have words."""
    return frozenset(_FIRST)
