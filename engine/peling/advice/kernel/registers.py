"""Leave the processor's registers to the kernel as it needs them.

Registers of x86 processors have an upper half that only newer instructions (AVX) use. As long as something
stands there, the kernel's machine code, which mixes older and newer ones, takes eight to fifteen times as
long. Whoever uses the upper halves has to empty them when he is done; Qt, filling a picture, does not, and
a thread begins with what stood there in the one that started it.
"""

from __future__ import annotations

from hashlib import sha512
from typing import Final

_BLOCK: Final = bytes(128)
"""So much SHA-512 takes at a time; of less it only makes a note."""


def clear_upper_halves() -> None:
    """Empty the upper halves of the registers in this thread; it takes a millionth of a second.

    Python has no word for it. OpenSSL's SHA-512 uses the upper halves where there are any and empties them
    at its end; what it reckons is of no use here. Where Python has another one, nothing is gained or lost.
    """
    sha512(_BLOCK, usedforsecurity=False)
