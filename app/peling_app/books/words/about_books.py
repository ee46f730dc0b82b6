"""Say in plain words what is special about each rule book, and how many it is for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.rules.course import Seating

translate = QCoreApplication.translate


def players_words(seats: tuple[int, ...]) -> str:
    """Say how many can play: "two, three or four players"."""
    match seats:
        case (2, 3, 4):
            return translate("About books", "two, three or four players")
        case (3, 4):
            return translate("About books", "three or four players")
        case _:
            return translate("About books", "four players")


def seats_words(seating: Seating) -> str:
    """Say how the seats are found before the first deal."""
    match seating:
        case Seating.HIGHEST_THROW:
            return translate(
                "About books",
                "Drawn by dice: everybody throws once, the highest is East. Equal throws are thrown again.",
            )
        case Seating.WIND_BOX:
            return translate(
                "About books",
                "Winds are drawn: dice tell who lays them out and who draws first. East sits by the wind "
                "box.",
            )
        case Seating.BY_THROW:
            return translate(
                "About books",
                "Winds are drawn: dice tell who draws first. Whoever draws East throws for the first East.",
            )


def about_book(book: str) -> tuple[str, ...]:
    """Return what is special about a rule book, one thing in each sentence or two.

    Raises:
        KeyError: there is no such book.
    """
    match book:
        case "pung-chow":
            return (
                translate(
                    "About books",
                    "The simplest way to begin, and the one in which scores can grow highest: "
                    "nothing limits what a hand can count.",
                ),
                translate(
                    "About books",
                    "All four hands are counted. The winner is paid by everybody and pays nobody; then the "
                    "others settle their differences, so a good hand that did not win may still gain.",
                ),
                translate(
                    "About books", "East pays and receives double, and stays East while winning the deal."
                ),
                translate(
                    "About books",
                    "There is no wind of the round and no reserve: the wall is played to its last tile.",
                ),
                translate(
                    "About books", "Threes and fours of dragons and of the own wind double the whole hand."
                ),
            )
        case "pung-chow-limit":
            return (
                translate(
                    "About books",
                    "The same game as in Part I with an agreed limit, which keeps the great hands in bounds.",
                ),
                translate(
                    "About books",
                    "Seats are drawn from a box of winds, and the game goes in rounds: East, South, West, "
                    "North.",
                ),
                translate("About books", "The last fourteen tiles of the wall are never drawn."),
                translate(
                    "About books",
                    "Some rare hands are worth the whole limit, whatever they would count otherwise.",
                ),
                translate(
                    "About books",
                    "Washing the tiles: whoever is dealt nine or more different ones, nines and honors "
                    "may show them, is paid, and the deal ends.",
                ),
                translate(
                    "About books",
                    "Whoever discards into a hand that is plainly dangerous may have to pay for all.",
                ),
            )
        case "how-to-play":
            return (
                translate(
                    "About books",
                    "A British booklet, with numbered rules and many ways to score: points, bonuses for the "
                    "winner, doubles, and hands that are worth the limit.",
                ),
                translate(
                    "About books",
                    "The latest discard stays alive until the next player discards: it can be claimed even "
                    "after he has drawn, and he puts his tile back.",
                ),
                translate(
                    "About books",
                    "Whoever lets a pung pass is locked: he may not claim that kind until he has had a turn.",
                ),
                translate(
                    "About books",
                    "A tile that is added to an open pung can be snatched to go out. A player who declares a "
                    "standing hand gains a hundred points if he wins.",
                ),
                translate(
                    "About books",
                    "Fourteen tiles stay undrawn. With a wrong number of tiles a hand is dead.",
                ),
                translate(
                    "About books",
                    "Two limit hands pay even when they are not finished, and careless discards may cost the "
                    "payments of all.",
                ),
            )
        case "four-winds":
            return (
                translate(
                    "About books",
                    "A leaflet that came with sets sold abroad. Only the winner counts, and only the winner "
                    "is paid; the losers do not settle among themselves.",
                ),
                translate(
                    "About books",
                    "Ten points are added to every winning hand, then the doubles follow. Full points, "
                    "usually 1000 or 500, are the most a hand can bring.",
                ),
                translate(
                    "About books",
                    "The first banker is found by dice, with one taken off the throw. The banker wins and "
                    "loses double.",
                ),
                translate(
                    "About books",
                    "The pair, called the head of the bird, counts when the last tile completes it.",
                ),
                translate(
                    "About books",
                    "Seven heaps of the wall are held in reserve, and one more for each four that is made.",
                ),
                translate("About books", "Everybody begins with 1000 points in dotted sticks."),
            )
        case "fenghua":
            return (
                translate(
                    "About books",
                    "A living game from the east of China, with flowers and with wild tiles: a tile turned "
                    "up in the wall tells which kind is wild in this deal.",
                ),
                translate(
                    "About books",
                    "A wild tile can stand for any tile in the hand, but never in a set that lies open. "
                    "A wild tile that is discarded can be claimed by nobody.",
                ),
                translate(
                    "About books",
                    "Besides four sets and a pair there are seven pairs, fourteen tiles that stand apart, "
                    "all honours, and eight flowers.",
                ),
                translate(
                    "About books",
                    "To go out on a discard a hand needs four points; on a tile drawn oneself it needs none.",
                ),
                translate(
                    "About books",
                    "Points are added up and rounded up to tens; nothing is doubled. Only the winner is "
                    "paid: twice by everybody for a tile drawn, else twice by the discarder and once by the "
                    "others.",
                ),
                translate(
                    "About books",
                    "Whoever feeds a winner too often pays for all. The bottom tile of the wall may be "
                    "refused.",
                ),
            )
        case _:
            raise KeyError(book)
