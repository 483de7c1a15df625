"""Finds the command."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from ._errors import FlatlayError

#: The command that a wheel carries; see script/package.
_OWN = Path(__file__).parent / "command" / "bin" / "flatlay"


def find_command(command: str | os.PathLike[str] | None = None) -> str:
    """Return the path of the command.

    It is the first of these: the argument, the environment variable ``FLATLAY``, the command in
    the package's own wheel, ``flatlay`` on ``PATH``.

    Raises:
        FlatlayError: If there is none, or what the argument or the variable names is no program.
    """
    for source, named in (
        ("the argument 'command'", command),
        ("the variable FLATLAY", os.environ.get("FLATLAY")),
    ):
        if named:
            found = shutil.which(os.fspath(named))
            if found is None:
                raise FlatlayError(f"'{os.fspath(named)}', which {source} names, is no program")
            return str(Path(found).absolute())
    if os.access(_OWN, os.X_OK):
        return str(_OWN)
    found = shutil.which("flatlay")
    if found is None:
        raise FlatlayError(
            "the command 'flatlay' was not found; install a wheel that carries it, put it on PATH, "
            "or name it in the environment variable FLATLAY"
        )
    return str(Path(found).absolute())
