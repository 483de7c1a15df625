"""What the tests share: a template, and the processes that render."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import flatlay

CARD = """\
canvas: { width: 120, height: 40, background: white }
data: { title: Title }
sections:
  - { items: 1, cell: { text: "{{ title }}", font: caption }, layout: { list: {} } }
"""


@pytest.fixture
def card(tmp_path: Path) -> Path:
    """A template of a small card, which shows a title."""
    file = tmp_path / "card.yaml"
    file.write_text(CARD)
    return file


@pytest.fixture
def job(card: Path) -> Callable[[object], flatlay.Job]:
    """The job of a card with a title."""
    return lambda title: flatlay.Job(card, {"title": str(title)})


@pytest.fixture(autouse=True)
def no_process_stays(request: pytest.FixtureRequest) -> Iterator[None]:
    """Pools leave neither a process nor a zombie behind, except those of `flatlay.render`."""
    before = children()
    yield
    assert request.module.__name__ == "test_render" or children() <= before


def children() -> set[int]:
    """The processes that this one has started, zombies included."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            # The name, in brackets, may contain anything.
            state = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(state[1]) == os.getpid():
            found.add(int(folder.name))
    return found


def wait_until(condition: Callable[[], object], seconds: float = 20) -> None:
    """Wait for a condition, and fail if it does not come."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
