"""Make the nine-patch shadows of assets/shadows: blurred rounded rectangles, black with alpha.

The heights are those of the design: 1 a tile at rest, 2 claim bar and notes, 3 a dragged tile. A picture is
as large as its four corners and one pixel between them; `peling_app.platform.resources.SHADOWS` says how to
lay it.

Usage: python packaging/make_shadows.py
"""

import math
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

SHADOWS = Path(__file__).resolve().parent.parent / "assets" / "shadows"


@dataclass(frozen=True, slots=True)
class Height:
    """A height over the table; `blur` and `radius` in pixels, `alpha` from 0 to 1."""

    number: int
    blur: int
    radius: int
    alpha: float

    @property
    def border(self) -> int:
        """Return the side of a corner: blur outside, then the rounding, then blur inside."""
        return 2 * self.blur + self.radius


HEIGHTS = (Height(1, 6, 4, 0.38), Height(2, 10, 6, 0.40), Height(3, 18, 6, 0.45))


def inside(height: Height, x: int, y: int) -> float:
    """Return how much of the pixel the sharp rectangle covers, from 0 to 1."""
    side = 2 * height.border + 1
    first, last = height.blur + height.radius, side - height.blur - height.radius
    nearest_x = min(max(x + 0.5, first), last)
    nearest_y = min(max(y + 0.5, first), last)
    distance = math.hypot(x + 0.5 - nearest_x, y + 0.5 - nearest_y)
    return min(max(height.radius + 0.5 - distance, 0.0), 1.0)


def blurred(row: list[float], weights: list[float]) -> list[float]:
    """Return the row smoothed with the weights, whose middle stands at the pixel."""
    reach = len(weights) // 2
    padded = [0.0] * reach + row + [0.0] * reach
    return [sum(w * padded[i + k] for k, w in enumerate(weights)) for i in range(len(row))]


def shadow(height: Height) -> list[list[float]]:
    """Return the alpha of every pixel, row by row."""
    side = 2 * height.border + 1
    sigma = height.blur / 2
    bell = [math.exp(-(k * k) / (2 * sigma * sigma)) for k in range(-height.blur, height.blur + 1)]
    weights = [w / sum(bell) for w in bell]
    rows = [blurred([inside(height, x, y) for x in range(side)], weights) for y in range(side)]
    columns = [blurred(list(column), weights) for column in zip(*rows, strict=True)]
    return [[alpha * height.alpha for alpha in row] for row in zip(*columns, strict=True)]


def png(alpha: list[list[float]]) -> bytes:
    """Return a PNG of grey and alpha in 8 bits each, wholly black."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", len(alpha[0]), len(alpha), 8, 4, 0, 0, 0)
    lines = b"".join(b"\0" + b"".join(bytes((0, round(255 * a))) for a in row) for row in alpha)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(lines, 9))
        + chunk(b"IEND", b"")
    )


def main() -> None:
    """Write one PNG for each height."""
    SHADOWS.mkdir(parents=True, exist_ok=True)
    for height in HEIGHTS:
        target = SHADOWS / f"height-{height.number}.png"
        target.write_bytes(png(shadow(height)))
        print(f"{target.name}: blur {height.blur}, border {height.border}")


if __name__ == "__main__":
    main()
