"""Give the processor's wide registers free again, which painting leaves in use."""

from __future__ import annotations

from hashlib import sha512


def free_wide_registers() -> None:
    """Free the wide registers of this thread, where the processor has any.

    Whenever Qt has filled a picture, as of version 6.11, the upper halves of the AVX registers count as in
    use, and every thread begins with those of the thread that starts it. Code for the lower halves, as the
    kernel's rollouts are, then waits for the upper ones at each step: it takes up to eight times as long. One
    instruction ends that, and OpenSSL's SHA-512 ends by it. Where another library or processor does the sum,
    nothing is changed.
    """
    sha512(b"", usedforsecurity=False).digest()
