"""Pictures without a pool of one's own."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ._command import find_command
from ._errors import FlatlayError
from ._image import Image
from ._job import Data, Job, Template
from ._pool import Pool

#: The pools of `render`, by command. They end with the process.
_pools: dict[str, Pool] = {}
_lock = threading.Lock()


def render(
    template: Template,
    data: Data | None = None,
    *,
    format: str = "png",
    scale: float | None = None,
    width: float | None = None,
    color_scheme: str | None = None,
    variant: str | None = None,
    device: str | None = None,
    viewport: str | None = None,
    content_size: str | None = None,
    set: Mapping[str, Any] | None = None,
    png: str | None = None,
    quality: int | None = None,
    svg_text: str | None = None,
    at: float | None = None,
    keys: str | None = None,
    focus_path: bool | None = None,
    show_frames: bool | None = None,
    command: str | os.PathLike[str] | None = None,
) -> Image:
    """Render a picture.

    The process that renders is kept for later calls, so all but the first one are fast.

    Args:
        template: The template's file, or the template: a mapping, or YAML of several lines.
        data: What replaces the template's data: values, or the name of a file.
        format: ``png``, ``svg``, ``pdf``, ``webp``, ``jpeg`` or ``avif``.
        scale: Pixels per point.
        width: The width in points.
        color_scheme: ``light`` or ``dark``.
        variant: A variant that the template defines.
        device: Renders the screen of a device, such as ``iphone-16``.
        viewport: Renders only a window with a size in points, such as ``320x480``.
        content_size: The text size, such as ``xLarge``.
        set: Values that replace those of the template or its data: ``{"canvas.width": 320}``.
        png: How strongly PNG is compressed: ``fast``, ``small`` or ``smallest``.
        quality: The quality of lossy formats, from 1 to 100.
        svg_text: How SVG has text: as ``outlines`` or ``text``.
        at: The seconds of an animation.
        keys: Keys that are pressed before, such as ``right*2 down``.
        focus_path: Draws the way of the focus.
        show_frames: Draws the frames of all cells.
        command: The command; see :func:`find_command`.

    Raises:
        FlatlayError: If there is no picture. It says why, and where in the template.
    """
    job = Job(
        template,
        data,
        format=format,
        scale=scale,
        width=width,
        color_scheme=color_scheme,
        variant=variant,
        device=device,
        viewport=viewport,
        content_size=content_size,
        set=set,
        png=png,
        quality=quality,
        svg_text=svg_text,
        at=at,
        keys=keys,
        focus_path=focus_path,
        show_frames=show_frames,
    )
    return _shared_pool(find_command(command)).render(job)


def render_many(
    jobs: Iterable[Job],
    *,
    workers: int | None = None,
    timeout: float | None = None,
    options: Sequence[str] = (),
    command: str | os.PathLike[str] | None = None,
) -> Iterator[Image | FlatlayError]:
    """Render a picture for each job, in order, by a pool that is closed afterwards.

    See :class:`Pool` for the arguments, and :meth:`Pool.render_many` for the results.
    """
    with Pool(workers, timeout=timeout, options=options, command=command) as pool:
        yield from pool.render_many(jobs)


def _shared_pool(command: str) -> Pool:
    with _lock:
        pool = _pools.get(command)
        if pool is None or pool.is_closed:
            pool = _pools[command] = Pool(command=command)
        return pool


def _forget_pools() -> None:
    global _pools, _lock
    _pools, _lock = {}, threading.Lock()


# A forked process makes pools of its own.
os.register_at_fork(after_in_child=_forget_pools)
