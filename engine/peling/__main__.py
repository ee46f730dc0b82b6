"""`python -m peling`: the engine on the command line."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from peling import __version__
from peling.commands.errors import CommandError

COMMANDS: Final = {
    "score": "score hands and settle cases given as JSON",
    "advise": "say what every action of a position is worth, given as JSON",
    "review": "say of a saved game what each decision cost, and what was luck",
    "simulate": "play whole deals between computer players and check every step",
    "match": "measure players against each other on the same walls",
    "train": "find the numbers by which a book's hands are weighed, by play in the kernel",
    "books": "print a rule book in its order, list the books, or say what they lack",
}
"""What each module of `peling.commands` that is a command does."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code.

    0 means that it is done, 2 that arguments or input cannot be used, 1 that the output cannot be written,
    130 that the user broke off; what else a command returns it says itself.
    """
    given = sys.argv[1:] if arguments is None else arguments
    parser = OneLineParser(prog="python -m peling", description=__doc__)
    parser.add_argument("--version", action="version", version=f"peling {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=OneLineParser)
    for name, words in COMMANDS.items():
        command = commands.add_parser(name, help=words, description=words)
        if name in given:
            # The others would more than double the time until a score is there.
            module = import_module(f"peling.commands.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    args = parser.parse_args(given)
    if sys.stdout is None:
        return 1
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A dash that a terminal of an old encoding does not have is no reason to fail.
        sys.stdout.reconfigure(errors="replace")
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except CommandError as error:
        print(f"peling {args.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        _forget_output()
        if not isinstance(error, BrokenPipeError):
            print(f"peling {args.command}: cannot write: {error.strerror}", file=sys.stderr)
        return 1
    return code


def _forget_output() -> None:
    """Let nothing be flushed into an output that takes nothing any more when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class OneLineParser(argparse.ArgumentParser):
    """A parser that says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and leave with exit code 2."""
        self.exit(2, f"{self.prog}: {message}\n")


if __name__ == "__main__":
    sys.exit(main())
