"""What ends a command before it has an answer."""

from __future__ import annotations


class CommandError(Exception):
    """Arguments or input that cannot be used; the message is one sentence with file and place."""
