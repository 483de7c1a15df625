"""What is rendered."""

from __future__ import annotations

import base64
import os
from pathlib import Path

_MIME_TYPES = {
    "png": "image/png",
    "svg": "image/svg+xml",
    "pdf": "application/pdf",
    "webp": "image/webp",
    "jpeg": "image/jpeg",
    "avif": "image/avif",
}


class Image(bytes):
    """The bytes of an image file. Notebooks show them as a picture.

    Attributes:
        format: ``png``, ``svg``, ``pdf``, ``webp``, ``jpeg`` or ``avif``.
        hash: The SHA-256 of the bytes, as ``sha256:…``. Equal pictures have equal hashes.
        warnings: What could not be drawn as requested.
    """

    format: str
    hash: str
    warnings: tuple[str, ...]

    # With default values, because pickle calls it with the bytes alone and sets attributes later.
    def __new__(
        cls, data: bytes, format: str = "png", hash: str = "", warnings: tuple[str, ...] = ()
    ) -> Image:
        """Make an image of a file's bytes."""
        image = super().__new__(cls, data)
        image.format = format
        image.hash = hash
        image.warnings = warnings
        return image

    @property
    def mime_type(self) -> str:
        """The media type, such as ``image/png``."""
        return _MIME_TYPES[self.format]

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the file, and return its path."""
        file = Path(path)
        file.write_bytes(self)
        return file

    def __repr__(self) -> str:
        """Return format and size, because a console should not print the bytes."""
        return f"<flatlay.Image {self.format}, {len(self)} bytes>"

    def _repr_png_(self) -> bytes | None:
        return bytes(self) if self.format == "png" else None

    def _repr_jpeg_(self) -> bytes | None:
        return bytes(self) if self.format == "jpeg" else None

    def _repr_svg_(self) -> str | None:
        return self.decode() if self.format == "svg" else None

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        if self.format == "svg":
            return {self.mime_type: self.decode()}
        return {self.mime_type: base64.b64encode(self).decode()}
