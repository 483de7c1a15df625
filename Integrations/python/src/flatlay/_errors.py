"""The error of everything that cannot be rendered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class FlatlayError(Exception):
    """Says why there is no picture, in the words of the command.

    Attributes:
        message: What is wrong, and what to do.
        kind: What has to be changed: the ``job``, its ``template`` or data, the ``picture`` or a
            ``file``, as ``flatlay batch`` names them; ``worker`` if the process that rendered it
            ended or took too long; ``command`` if the command cannot be run.
        file: The template or data file with the error, if there is one.
        line: Its line, from 1.
        column: Its column, from 1.
        further: The other errors of the same job.
    """

    def __init__(
        self,
        message: str,
        *,
        kind: str = "command",
        file: str | None = None,
        line: int | None = None,
        column: int | None = None,
        further: tuple[FlatlayError, ...] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.kind = kind
        self.file = file
        self.line = line
        self.column = column
        self.further = further

    def __str__(self) -> str:
        """Return the message after its place, as compilers write it: ``card.yaml:3:7: …``."""
        place = [str(part) for part in (self.file, self.line, self.column) if part is not None]
        return ": ".join([":".join(place), self.message] if place else [self.message])

    @classmethod
    def of(cls, answer: Mapping[str, Any]) -> FlatlayError:
        """Return the error of an answer of ``flatlay batch`` with the status ``failed``."""
        further = tuple(cls(**error) for error in answer.get("furtherErrors", ()))
        return cls(**answer["error"], further=further)
