"""Runs the command: ``python -m flatlay render card.yaml``."""

import os
import sys

from ._command import find_command
from ._errors import FlatlayError


def main() -> None:
    """Become the command, with the arguments of this process."""
    try:
        command = find_command()
    except FlatlayError as error:
        sys.exit(f"flatlay: {error}")
    os.execv(command, [command, *sys.argv[1:]])


if __name__ == "__main__":
    main()
