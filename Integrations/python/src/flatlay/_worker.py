"""A process that renders."""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from ._errors import FlatlayError

#: An answer of ``flatlay batch``.
Answer = dict[str, Any]

#: How many bytes are read at once, and how many of the standard error are kept for messages.
_READ_SIZE = 1 << 16
_LOG_SIZE = 2000
#: How long an idle process may take to end, in seconds.
_PATIENCE = 5.0


@dataclass(eq=False)
class Task:
    """A job on its way through the pool."""

    #: The job, as a line of JSON.
    line: bytes
    #: Its ``id``, for answers that the worker did not write.
    id: object
    #: Makes the future's result of an answer, or raises its exception.
    finish: Callable[[Answer], Any]
    #: The most seconds that rendering may take.
    timeout: float | None
    future: Future[Any] = field(default_factory=Future)
    #: Whether a worker has ended with this job among others: it gets a worker for itself.
    alone: bool = False
    #: How many workers have ended with this job alone.
    kills: int = 0


class Worker:
    """A process of ``flatlay batch`` with one thread, and the tasks that it has not answered.

    It answers in order, so the first task is the one that it renders. All methods are called on
    the pool's thread, and none of them waits, except :meth:`stop`.
    """

    def __init__(self, arguments: list[str], selector: selectors.BaseSelector) -> None:
        self.tasks: deque[Task] = deque()
        #: Answers that were read, with their tasks.
        self.answered: list[tuple[Task, Answer]] = []
        #: When the first task has taken too long.
        self.deadline: float | None = None
        #: Whether it has closed its standard output. It will answer nothing more.
        self.has_ended = False
        self.has_answered = False
        self._arguments = arguments
        self._selector = selector
        self._unsent = bytearray()
        self._received = bytearray()
        self._log = b""
        # In a session of its own, so that Ctrl-C reaches this process only, which then decides.
        self._process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._input = self._process.stdin
        self._output = self._process.stdout
        self._errors = self._process.stderr
        for stream in (self._input, self._output, self._errors):
            os.set_blocking(stream.fileno(), False)
        selector.register(self._output, selectors.EVENT_READ, self._receive)
        selector.register(self._errors, selectors.EVENT_READ, self._receive_log)

    def give(self, task: Task) -> None:
        """Send a job."""
        self.tasks.append(task)
        if len(self.tasks) == 1:
            self._start_clock()
        if not self._unsent:
            self._selector.register(self._input, selectors.EVENT_WRITE, self._send)
        self._unsent += task.line

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()

    def stop(self) -> int:
        """Let the process end, and return its exit code, which is negative for a signal."""
        for stream in (self._input, self._output, self._errors):
            if stream.fileno() in self._selector.get_map():
                self._selector.unregister(stream)
        self._input.close()
        try:
            # A process that has closed its output has nothing more to do.
            return self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
        finally:
            self._log += self._errors.read() or b""
            self._output.close()
            self._errors.close()

    @property
    def log(self) -> str:
        """The last lines that the process wrote to its standard error."""
        return self._log.decode(errors="replace").strip()

    def _send(self) -> None:
        try:
            del self._unsent[: os.write(self._input.fileno(), self._unsent)]
        except BlockingIOError:
            return
        except BrokenPipeError:
            # Its output ends as well, and that decides what happens to its tasks.
            self._unsent.clear()
        if not self._unsent:
            self._selector.unregister(self._input)

    def _receive(self) -> None:
        data = os.read(self._output.fileno(), _READ_SIZE)
        if not data:
            self.has_ended = True
            self._selector.unregister(self._output)
            return
        start = len(self._received)
        self._received += data
        if b"\n" not in data:
            return
        # What follows the last line break is the beginning of an answer.
        end = self._received.rindex(b"\n", start) + 1
        for line in self._received[:end].split(b"\n")[:-1]:
            try:
                self._take(json.loads(line))
            except (LookupError, TypeError, ValueError) as error:
                program = self._arguments[0]
                raise FlatlayError(f"'{program}' does not answer as flatlay batch does") from error
        del self._received[:end]

    def _take(self, answer: Answer) -> None:
        # The last line counts the jobs. A job without a start, because of a signal, stays a task.
        if "id" not in answer or answer["status"] == "notStarted":
            return
        self.has_answered = True
        self.answered.append((self.tasks.popleft(), answer))
        self._start_clock()

    def _receive_log(self) -> None:
        data = os.read(self._errors.fileno(), _READ_SIZE)
        if not data:
            self._selector.unregister(self._errors)
        self._log = (self._log + data)[-_LOG_SIZE:]

    def _start_clock(self) -> None:
        timeout = self.tasks[0].timeout if self.tasks else None
        self.deadline = None if timeout is None else time.monotonic() + timeout
