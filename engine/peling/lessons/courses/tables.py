"""Which pages show a table seen from above: four seats, and what goes from one to another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_PAGES: Final = {
    "winds": "pc-seats/1 pc2-box/1 pc2-box/3 hp-start/1 fw-seats/1",
    "order": """
        pc-seats/2 pc-deal/1 pc-turn/1 pc-turn/2 hp-start/5 hp-turns/1 hp-turns/2 fw-seats/2 fw-wall/2
        fw-threes/1 fh-seats/1 fh-wall/4
    """,
    "next-east": """
        pc-seats/3 pc2-rounds/1 pc2-rounds/2 hp-rounds/1 hp-rounds/2 fw-seats/3 fh-seats/2 fh-seats/3
    """,
    "drawn": "pc-seats/4",
    "chow": "pc-chow/1 hp-turns/3 fw-threes/3 fh-turn/2",
    "not-across": "pc-chow/3",
    "anybody": """
        pc-pung/1 pc-mahjongg/2 hp-turns/4 hp-fours/1 fw-threes/2 fw-fours/2 fw-calls/2 fh-turn/3 fh-kongs/2
    """,
    "passed-over": "pc-pung/2",
    "first": "pc-first/1 pc-first/2 hp-first/1 hp-first/3 fw-threes/4 fh-turn/4",
    "rob": "hp-first/4 fw-fours/3 fh-winning/4",
    "all-pay-south": "pc-settling/1",
    "losers-settle": "pc-settling/3",
    "all-pay-north": "hp-settlement/2 fw-paying/1 fw-paying/2",
    "all-pay-east": "pc-settling/2 hp-settlement/1",
    "limit": "pc2-limit/2 pc2-limit/3",
    "discarder-pays": "fh-paying/1",
    "each-pays-twice": "fh-paying/2",
    "pays-for-all": "fh-paying/3 fh-paying/4",
    "pays-for-all-west": "pc2-penalties/1 pc2-penalties/5",
    "pays-for-all-east": "hp-errors/3",
    "false-call": "hp-errors/1",
    "dead-pays": "hp-errors/4",
    "unfinished": "hp-limits/6",
}
TABLES: Final[Mapping[str, str]] = {page: kind for kind, pages in _PAGES.items() for page in pages.split()}
"""The kind of table of each page that has one, by the id of the page."""
KINDS: Final = tuple(_PAGES)
"""All kinds."""
