"""Pictures from templates and data, rendered by the ``flatlay`` command.

>>> import flatlay
>>> flatlay.render("card.yaml", {"title": "Hello"}, scale=2).save("card.png")

One picture: :func:`render`. Many: :func:`render_many`, or a :class:`Pool` that is kept.
"""

from ._command import find_command
from ._errors import FlatlayError
from ._image import Image
from ._job import Job
from ._pool import Pool
from ._render import render, render_many
from ._version import __version__

__all__ = [
    "FlatlayError",
    "Image",
    "Job",
    "Pool",
    "__version__",
    "find_command",
    "render",
    "render_many",
]
