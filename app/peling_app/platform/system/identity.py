"""Say under which name the desktop knows the program; everything that names it takes it from here.

`DOMAIN` is the one placeholder for a domain of our own. Whoever owns one writes it here and nowhere else: the
id of windows, menu entry, metainfo, MIME types and icons, and the addresses in the metainfo follow from it.
"""

from __future__ import annotations

from typing import Final

DOMAIN: Final = "example.org"
"""A domain that is kept free for examples (RFC 2606, section 3): a placeholder until we own one."""

HOMEPAGE: Final = f"https://pe-ling.{DOMAIN}"


def reverse_id(domain: str) -> str:
    """Return the id of the program for a domain: its parts backwards, then the name.

    A hyphen becomes an underscore, as D-Bus and Flatpak want it.

    >>> reverse_id("pe-ling.github.io")
    'io.github.pe_ling.PeLing'
    """
    return ".".join((*reversed(domain.replace("-", "_").split(".")), "PeLing"))


APP_ID: Final = reverse_id(DOMAIN)
