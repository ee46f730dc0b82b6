"""Draw the tiles with large plain numerals: assets/tiles/numerals, for eyes that need them.

A tile of a suit bears its number as large as it goes and the sign of its suit below; winds and dragons bear
their letter and their character, flowers and seasons one large drawing. Every figure, letter and sign is made
of strokes of our own, without any font. The units are those of the other set: a face is 120 x 160.

Usage: python packaging/make_tiles.py
"""

from math import cos, pi, sin
from pathlib import Path

TILES = Path(__file__).resolve().parent.parent / "assets" / "tiles" / "numerals"
RED, GREEN, BLUE, IVORY = "#A2241D", "#1B6545", "#1D2C47", "#F7EFDC"

FIGURES = {
    "1": "M6 20C16 16 23 9 26 0V76M8 76H44",
    "2": "M3 21C3 8 12 0 24 0C36 0 45 8 45 20C45 38 20 52 3 76H47",
    "3": "M4 0H42L22 29C37 29 46 38 46 52C46 67 36 76 22 76C13 76 6 73 1 67",
    "4": "M34 76V0L0 53H50",
    "5": "M42 0H8L5 34C11 29 17 27 24 27C38 27 47 37 47 51C47 66 37 76 22 76C13 76 6 73 1 67",
    "6": "M39 1C18 10 1 28 1 51C1 66 10 76 24 76C38 76 47 66 47 52C47 38 38 29 25 29C14 29 5 35 2 45",
    "7": "M1 0H47C31 24 21 48 18 76",
    "8": "M24 35C13 35 5 28 5 18C5 7 13 0 24 0C35 0 43 7 43 18C43 28 35 35 24 35"
    "C11 35 1 43 1 56C1 68 11 76 24 76C37 76 47 68 47 56C47 43 37 35 24 35Z",
    "9": "M9 75C30 66 47 48 47 25C47 10 38 0 24 0C10 0 1 10 1 24C1 38 10 47 23 47C34 47 43 41 46 31",
    "E": "M44 0H4V76H44M4 37H38",
    "S": "M44 11C39 4 32 0 23 0C11 0 3 7 3 18C3 30 12 34 24 37C37 40 46 45 46 57C46 69 36 76 23 76"
    "C13 76 6 72 1 64",
    "W": "M-8 0L9 76L24 14L39 76L56 0",
    "N": "M2 76V0L48 76V0",
    "R": "M4 76V0H24C37 0 45 8 45 20C45 32 37 40 24 40H4M26 40L47 76",
    "G": "M45 14C40 5 33 0 24 0C9 0 1 15 1 38C1 61 9 76 24 76C37 76 46 67 46 44H26",
}
"""Middle lines of the strokes in a box 48 wide and 76 high."""

CHARACTERS = {
    "C": "M2 4H58M22 5C22 28 16 42 3 52M21 21H49C49 35 47 46 43 50C40 53 36 52 31 49",
    "E": "M6 8H54M30 0V56M14 17H46V37H14ZM14 27H46M27 38C21 46 13 51 4 54M33 38C39 46 47 51 56 54",
    "S": "M8 7H52M30 0V16M8 56V16H52V50C52 54 49 55 44 54M22 21L26 27M38 21L34 27M18 30H42M16 40H44M30 30V53",
    "W": "M4 4H56M8 17H52V52H8ZM23 5C23 22 22 30 10 36M37 5V28C37 33 39 34 51 33",
    "N": "M20 0V54M20 17H5M20 38C14 43 9 46 3 48M38 0V44C38 50 41 52 46 52C53 52 55 48 56 42"
    "M55 11C50 17 45 21 39 23",
    "R": "M7 12H53V36H7ZM30 0V58",
    "G": "M8 3H24C21 14 13 22 3 27M10 10L16 16M50 2L36 9C41 17 48 23 57 27M36 9L33 3M44 15L53 9"
    "M7 32H22V40H8V48H23C23 54 21 57 15 56M34 31H47V40C47 42 49 43 55 42M34 31C34 38 32 41 28 43"
    "M32 47H50C45 54 39 57 29 58M36 48C41 54 47 57 56 58",
}
"""Middle lines of the characters in a box 60 wide and 58 high: ten thousand, four winds, two dragons."""


def strokes(path: str, place: tuple[float, float, float], width: float, colour: str) -> str:
    """Return a path drawn with a stroke so wide; `place`: left, top, and how many times as large."""
    left, top, scale = place
    return (
        f'<path d="{path}" transform="translate({left:g} {top:g}) scale({scale:g})" fill="none" '
        f'stroke="{colour}" stroke-width="{width / scale:.2f}" stroke-miterlimit="3"/>'
    )


def disc(x: float, y: float, radius: float, colour: str) -> str:
    """Return a filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'


def line(path: str, width: float, colour: str) -> str:
    """Return a line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"/>'
    )


def turned(path: str, x: float, y: float, degrees: float, colour: str, *, edge: float = 0) -> str:
    """Return a filled shape, turned and laid at a place, with an ivory edge if one is wanted."""
    rim = f' stroke="{IVORY}" stroke-width="{edge:g}"' if edge else ""
    return f'<path d="{path}" transform="translate({x:g} {y:g}) rotate({degrees:g})" fill="{colour}"{rim}/>'


def figure(sign: str, colour: str) -> str:
    """Return a large figure or letter in the upper part of the face."""
    return strokes(FIGURES[sign], (36, 19.5, 1), 19, colour)


def character(sign: str, colour: str) -> str:
    """Return a small character below."""
    return strokes(CHARACTERS[sign], (36.6, 111.5, 0.78), 6.5 if sign == "C" else 4.6, colour)


def coin(x: float, y: float, radius: float) -> str:
    """Return the sign of the circles."""
    return "".join(
        disc(x, y, radius * part, colour) for part, colour in ((1, BLUE), (0.66, IVORY), (0.36, BLUE))
    )


def stick() -> str:
    """Return the sign of the bamboos: a stick that lies, with its joints."""
    lies = "M27 126Q43 130 60 126Q77 130 93 126V146Q77 142 60 146Q43 142 27 146Z"
    return f'<path d="{lies}" fill="{GREEN}"/>' + "".join(
        line(f"M{x} 124V148", 6, GREEN) for x in (27, 60, 93)
    )


def bird() -> str:
    """Return a bird that sings: the first of the bamboos has one in every set."""
    body = "M36 137L62 122C66 113 76 109 84 113L97 116L85 121C86 136 74 146 60 146L26 151Z"
    return (
        f'<path d="{body}" fill="{GREEN}"/>'
        + disc(79, 117, 2.6, IVORY)
        + f'<path d="M72 128C64 126 54 131 48 141C60 142 70 138 72 128Z" fill="{IVORY}"/>'
        + line("M58 146V153M67 145V153", 3, GREEN)
    )


def petals(count: int, length: float, wide: float) -> list[tuple[str, float]]:
    """Return so many petals round a middle, each with its turn in degrees."""
    path = (
        f"M0 0C{wide:g} {-length * 0.25:g} {wide:g} {-length * 0.95:g} 0 {-length:g}"
        f"C{-wide:g} {-length * 0.95:g} {-wide:g} {-length * 0.25:g} 0 0Z"
    )
    return [(path, number * 360 / count) for number in range(count)]


def blossom(x: float, y: float, petal: tuple[int, float, float], colour: str, middle: float) -> str:
    """Return a blossom; `petal`: how many, how long, how wide; `middle`: the radius of its middle."""
    drawn = "".join(turned(path, x, y, turn, colour, edge=2) for path, turn in petals(*petal))
    return drawn + disc(x, y, middle, IVORY)


LEAF = "M0 0C9 -11 27 -11 38 0C27 11 9 11 0 0Z"
BLADE = "M0 0C10 -7 32 -7 46 0C32 7 10 7 0 0Z"


def flowers() -> dict[str, str]:
    """Return plum, orchid, chrysanthemum, bamboo; spring, summer, autumn, winter: each one large drawing."""
    maple = (
        "M0 34L-3 18L-22 26L-17 16L-38 8L-28 2L-34 -14L-20 -11L-17 -19L-7 -8L-10 -32L-3 -27L0 -42"
        "L3 -27L10 -32L7 -8L17 -19L20 -11L34 -14L28 2L38 8L17 16L22 26L3 18Z"
    )
    needles = "".join(
        line(f"M60 122L{60 + 50 * cos(turn * pi / 12):.1f} {122 - 50 * sin(turn * pi / 12):.1f}", 5, GREEN)
        for turn in range(13)
    )
    lotus = "".join(
        turned(path, 60, 138, turn, RED, edge=2.5)
        for turn in (-72, 72, -38, 38, 0)
        for path, _ in petals(1, 62, 17)
    )
    return {
        "Fl1": line("M18 150C34 136 46 122 60 108", 7, BLUE) + blossom(66, 104, (5, 42, 25), RED, 11),
        "Fl2": line("M60 152C60 132 60 122 60 110", 6, GREEN)
        + turned(BLADE, 60, 152, -160, GREEN)
        + turned(BLADE, 60, 152, -20, GREEN)
        + "".join(
            turned("M0 0C11 -8 30 -8 42 0C30 8 11 8 0 0Z", 60, 106, turn, BLUE, edge=2)
            for turn in (-90, -20, 200, 40, 140)
        )
        + disc(60, 108, 8, RED),
        "Fl3": line("M60 152V112", 6, GREEN)
        + turned(LEAF, 62, 150, -28, GREEN)
        + turned(LEAF, 58, 150, 208, GREEN)
        + blossom(60, 98, (14, 40, 9), RED, 10),
        "Fl4": line("M44 152V72", 11, GREEN)
        + line("M36 112H52M36 90H52", 4, IVORY)
        + "".join(
            turned(BLADE, 46, y, turn, GREEN) for y, turn in ((104, -42), (104, 0), (104, 42), (132, 20))
        ),
        "Se1": line("M16 142C44 138 74 122 104 84", 6, BLUE)
        + "".join(blossom(x, y, (5, 24, 15), RED, 6) for x, y in ((40, 118), (76, 98)))
        + turned(LEAF, 62, 132, 24, GREEN),
        "Se2": lotus + turned("M-44 0C-30 -13 30 -13 44 0C30 12 -30 12 -44 0Z", 60, 144, 0, GREEN),
        "Se3": line("M60 140V153", 6, BLUE)
        + f'<path d="{maple}" transform="translate(60 110) scale(1.08)" fill="{RED}"/>',
        "Se4": needles + line("M60 153V122", 8, BLUE) + disc(84, 143, 7, RED) + disc(99, 147, 7, RED),
    }


def number_of(kind: str, number: int) -> str:
    """Return the number that a book gives to a flower or season, for the upper left corner."""
    return strokes(FIGURES[str(number)], (17, 16, 0.54), 11, GREEN if kind == "Fl" else RED)


def faces() -> dict[str, str]:
    """Return what is engraved on each tile, and the numbers of flowers and seasons, by name."""
    made: dict[str, str] = {}
    for number in range(1, 10):
        made[f"C{number}"] = figure(str(number), RED) + character("C", RED)
        made[f"D{number}"] = figure(str(number), BLUE) + coin(60, 135, 20)
        made[f"B{number}"] = figure(str(number), GREEN) + (bird() if number == 1 else stick())
    for wind in "ESWN":
        made[wind] = figure(wind, BLUE) + character(wind, BLUE)
    made["R"] = figure("R", RED) + character("R", RED)
    made["G"] = figure("G", GREEN) + character("G", GREEN)
    made["Wh"] = (
        f'<rect x="19" y="19" width="82" height="122" rx="4" fill="none" stroke="{BLUE}" stroke-width="14"/>'
    )
    made |= flowers()
    made |= {f"{kind}-{number}": number_of(kind, number) for kind in ("Fl", "Se") for number in range(1, 5)}
    return made


def svg(drawing: str) -> str:
    """Return a face as a file."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="120" height="160">'
    return f"{head}{drawing}</svg>\n"


def main() -> None:
    """Write one SVG for each face."""
    TILES.mkdir(exist_ok=True)
    for name, drawing in faces().items():
        (TILES / f"{name}.svg").write_text(svg(drawing), encoding="utf-8")


if __name__ == "__main__":
    main()
