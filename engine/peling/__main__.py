"""`python -m peling`: the engine on the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from peling.commands import books, score, simulate
from peling.commands.errors import CommandError

_COMMANDS: Final = (
    ("score", score, "score hands and settle cases given as JSON"),
    ("simulate", simulate, "play whole deals between computer players and check every step"),
    ("books", books, "print a rule book in its order, or list the books"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 2 for arguments or input that cannot be used."""
    parser = OneLineParser(prog="python -m peling", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, parser_class=OneLineParser)
    for name, module, words in _COMMANDS:
        command = commands.add_parser(name, help=words, description=words)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    args = parser.parse_args(arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except CommandError as error:
        print(f"peling {args.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has enough. Nothing may be flushed into the closed pipe when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return code


class OneLineParser(argparse.ArgumentParser):
    """A parser that says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and leave with exit code 2."""
        self.exit(2, f"{self.prog}: {message}\n")


if __name__ == "__main__":
    sys.exit(main())
