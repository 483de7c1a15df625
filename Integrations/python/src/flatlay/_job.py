"""What is to be rendered."""

from __future__ import annotations

import datetime
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Union

#: A template's file, or the template itself: a mapping, or a text of more than one line.
Template = Union[str, "os.PathLike[str]", Mapping[str, Any]]
#: Data that replace the template's own: values, or the name of a data file.
Data = Union[str, "os.PathLike[str]", Mapping[str, Any], Sequence[Any]]


@dataclass(frozen=True)
class Job:
    """A picture to render. All fields but the first two are options of ``flatlay render``."""

    template: Template
    data: Data | None = None
    format: str = "png"
    scale: float | None = None
    width: float | None = None
    color_scheme: str | None = None
    variant: str | None = None
    device: str | None = None
    viewport: str | None = None
    content_size: str | None = None
    set: Mapping[str, Any] | None = None
    png: str | None = None
    quality: int | None = None
    svg_text: str | None = None
    at: float | None = None
    keys: str | None = None
    focus_path: bool | None = None
    show_frames: bool | None = None

    def message(self) -> dict[str, Any]:
        """Return the job as ``flatlay batch`` reads it, with a template of its own as it is."""
        message = {_camel_case(field.name): getattr(self, field.name) for field in fields(self)}
        message = {key: value for key, value in message.items() if value is not None}
        if not self.has_own_template:
            message["template"] = _absolute(self.template)
        if isinstance(self.data, (str, os.PathLike)):
            message["data"] = _absolute(self.data)
        return message

    @property
    def has_own_template(self) -> bool:
        """Whether the template is not the name of a file, but a template."""
        if isinstance(self.template, str):
            return "\n" in self.template
        return isinstance(self.template, Mapping)


def encode(value: object) -> bytes:
    """Return a value as JSON on one line.

    Raises:
        TypeError: If a part of it is nothing that JSON has, and no date.
        ValueError: If a number of it is not finite.
    """
    return json.dumps(value, allow_nan=False, default=_plain, separators=(",", ":")).encode()


def _plain(value: object) -> object:
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{value!r} is a {type(value).__name__}, which JSON doesn't have")


def _absolute(path: Any) -> str:  # noqa: ANN401
    # Workers stay in the folder in which they were started.
    return str(Path(path).absolute())


def _camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
