"""Call methods over D-Bus without a program for each call: the part of the protocol that a reader needs.

Specification: "D-Bus Specification", freedesktop.org, sections Type System, Message Protocol, Authentication.
"""

from __future__ import annotations

import os
import re
import socket
import struct
from dataclasses import dataclass
from typing import Any, Final

PATIENCE: Final = 60.0
"""Seconds until an answer is given up."""

_FIXED: Final = {"y": "B", "b": "I", "n": "h", "q": "H", "i": "i", "u": "I", "x": "q", "t": "Q", "d": "d"}
_CALL, _ANSWER = 1, 2
_PATH, _INTERFACE, _MEMBER, _REPLY_TO, _DESTINATION, _SIGNATURE = 1, 2, 3, 5, 6, 8


class Bus:
    """A connection to a bus."""

    def __init__(self, address: str) -> None:
        """Connect to an address such as ``unix:path=/tmp/bus,guid=1f``."""
        found = re.search(r"unix:(path|abstract)=([^,;]+)", address)
        assert found, f"{address!r} is no address of a local bus"
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(found[2] if found[1] == "path" else "\0" + found[2])
        self._serial = 0
        self._socket.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        assert self._socket.recv(4096).startswith(b"OK"), "the bus does not know this user"
        self._socket.sendall(b"BEGIN\r\n")
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")

    def call(self, to: str, path: str, interface: str, member: str, *arguments: str | int) -> list[Any]:
        """Call a method and return its answer; nothing when it is refused or the receiver is gone."""
        self._serial += 1
        signature = "".join("s" if isinstance(one, str) else "i" for one in arguments)
        body = _Writer()
        for one in arguments:
            body.text(one) if isinstance(one, str) else body.number("i", one)
        fields = _Writer()
        for code, kind, value in (
            (_PATH, "o", path),
            (_INTERFACE, "s", interface),
            (_MEMBER, "s", member),
            (_DESTINATION, "s", to),
            (_SIGNATURE, "g", signature),
        ):
            fields.align(8)
            fields.number("y", code)
            fields.signature(kind)
            fields.signature(value) if kind == "g" else fields.text(value)
        head = struct.pack("<cBBBIII", b"l", _CALL, 0, 1, len(body.data), self._serial, len(fields.data))
        self._socket.sendall(_padded(head + fields.data, 8) + body.data)
        return self._answer()

    def close(self) -> None:
        """Leave the bus."""
        self._socket.close()

    def _answer(self) -> list[Any]:
        """Read messages until the answer to the last call comes; signals are left aside."""
        while True:
            head = self._read(16)
            kind, size, rest = head[1], *struct.unpack_from("<I4xI", head, 4)
            fields = dict(_Reader(head + self._read(-(-rest // 8) * 8), 12).value("a(yv)"))
            body = _Reader(self._read(size))
            if fields.get(_REPLY_TO) == self._serial:
                return body.values(fields.get(_SIGNATURE, "")) if kind == _ANSWER else []

    def _read(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            more = self._socket.recv(count - len(found))
            assert more, "the bus has ended"
            found += more
        return found


class _Writer:
    """Values one after the other, each aligned as its type wants it."""

    def __init__(self) -> None:
        self.data = b""

    def align(self, to: int) -> None:
        self.data = _padded(self.data, to)

    def number(self, kind: str, value: int) -> None:
        self.align(struct.calcsize(_FIXED[kind]))
        self.data += struct.pack("<" + _FIXED[kind], value)

    def text(self, value: str) -> None:
        self.number("u", len(value.encode()))
        self.data += value.encode() + b"\0"

    def signature(self, value: str) -> None:
        self.data += bytes([len(value)]) + value.encode() + b"\0"


@dataclass
class _Reader:
    """Values out of bytes, by their signature."""

    data: bytes
    place: int = 0

    def values(self, signature: str) -> list[Any]:
        found = []
        while signature:
            one = _first_type(signature)
            signature = signature[len(one) :]
            found.append(self.value(one))
        return found

    def value(self, kind: str) -> Any:  # noqa: ANN401 - the type stands in the signature
        match kind[0]:
            case "s" | "o":
                return self._text(self._number("I"))
            case "g":
                return self._text(self._number("B"))
            case "v":
                return self.value(self._text(self._number("B")))
            case "a":
                size = self._number("I")
                self._align(_alignment(kind[1]))
                end, found = self.place + size, []
                while self.place < end:
                    found.append(self.value(kind[1:]))
                return found
            case "(" | "{":
                self._align(8)
                return tuple(self.values(kind[1:-1]))
            case _:
                return self._number(_FIXED[kind])

    def _align(self, to: int) -> None:
        self.place = -(-self.place // to) * to

    def _number(self, form: str) -> int:
        size = struct.calcsize(form)
        self._align(size)
        self.place += size
        number: int = struct.unpack_from("<" + form, self.data, self.place - size)[0]
        return number

    def _text(self, size: int) -> str:
        self.place += size + 1
        return self.data[self.place - size - 1 : self.place - 1].decode()


def _padded(data: bytes, to: int) -> bytes:
    return data + b"\0" * (-len(data) % to)


def _alignment(kind: str) -> int:
    if kind in "({":
        return 8
    return 1 if kind in "gv" else struct.calcsize(_FIXED.get(kind, "I"))


def _first_type(signature: str) -> str:
    """Return the first whole type of a signature."""
    if signature[0] == "a":
        return "a" + _first_type(signature[1:])
    if signature[0] not in "({":
        return signature[0]
    depth = 0
    for place, letter in enumerate(signature):
        depth += (letter in "({") - (letter in ")}")
        if not depth:
            return signature[: place + 1]
    raise ValueError(signature)
