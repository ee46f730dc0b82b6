"""Write what changes while it is typed: one value at a time, and of those that come meanwhile the latest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from peling_app.platform.tasks import Worker

T = TypeVar("T")


class WriteBehind(Generic[T]):
    """Hands values to a writer's thread, skipping those that were overtaken before their turn came."""

    def __init__(
        self,
        writer: Worker,
        write: Callable[[T], Callable[[], Any]],
        written: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Write with the job that `write` makes of a value; tell its answer, or why it could not be done."""
        self._writer = writer
        self._write = write
        self._written = written
        self._failed = failed
        self._waiting: list[T] = []
        self._under_way = 0
        self._turn = 0

    @property
    def is_writing(self) -> bool:
        """Return whether something is being written."""
        return self._under_way > 0

    def put(self, value: T) -> None:
        """Write this as soon as nothing older is being written."""
        self._waiting = [value]
        if not self.is_writing:
            self.flush()

    def flush(self) -> None:
        """Hand over what waits, so that it comes before whatever the writer is asked for next."""
        if self._waiting:
            self._hand_over(self._waiting.pop())

    def forget(self) -> None:
        """Drop what waits to be written, and report nothing of a write that is under way."""
        self._waiting = []
        self._turn += 1
        self._under_way = 0

    def _hand_over(self, value: T) -> None:
        turn = self._turn
        self._under_way += 1

        def written(answer: Any) -> None:  # noqa: ANN401 - whatever the job returns
            if turn == self._turn:
                self._under_way -= 1
                self._written(answer)
                if not self.is_writing:
                    self.flush()

        def failed(error: Exception) -> None:
            if turn == self._turn:
                # What waits is not tried: it would fail as well, and with the next key it is written again.
                self.forget()
                self._failed(error)

        self._writer.ask(self._write(value), written, failed)
