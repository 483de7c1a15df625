"""Many pictures, by processes that are kept."""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import itertools
import os
import selectors
import shutil
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from ._command import find_command
from ._errors import FlatlayError
from ._image import Image
from ._job import Job, encode
from ._worker import Answer, Task, Worker

_Input = TypeVar("_Input")
_Result = TypeVar("_Result")

#: How many jobs a worker has at once, so that it never waits for the next one.
_DEPTH = 4
#: How many workers a job may end.
_KILL_LIMIT = 2


class Pool:
    """Workers, each a process of ``flatlay batch`` with one thread, that render until it is closed.

    A worker starts when there is a job for it. If one ends, by a signal or for lack of memory,
    another one takes its place and its jobs. A job whose worker has ended twice, while it had no
    other job, gets an error. All methods may be called from any thread.

    >>> with Pool() as pool:
    ...     for image in pool.render_many(Job("card.yaml", {"title": name}) for name in names):
    ...         ...

    Args:
        workers: How many processes there are; by default one for each core.
        timeout: How many seconds a job may take. After them its worker is ended, and it gets an
            error; its start counts, too.
        options: Options of ``flatlay batch`` for all jobs, such as ``["--font", "Nunito.ttf"]``.
        command: The command; see :func:`find_command`.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        timeout: float | None = None,
        options: Sequence[str] = (),
        command: str | os.PathLike[str] | None = None,
    ) -> None:
        if workers is not None and workers < 1:
            raise ValueError("a pool needs at least one worker")
        # The cores that this process may use, which in a container are fewer than there are.
        self._limit = workers or len(os.sched_getaffinity(0))
        self._timeout = timeout
        program = [find_command(command), "batch", "--threads", "1", "--quiet"]
        self._arguments = [*program, *options]
        self._folder = Path(tempfile.mkdtemp(prefix="flatlay-"))
        self._numbers = itertools.count(1)
        self._process = os.getpid()

        # What all threads share. The condition says that something of it has changed.
        self._condition = threading.Condition()
        self._queue: deque[Task] = deque()
        self._unfinished = 0
        self._is_closed = False
        self._is_terminated = False
        self._has_ended = False
        self._failure: FlatlayError | None = None

        # What the pool's own thread uses alone.
        self._workers: list[Worker] = []
        self._selector = selectors.DefaultSelector()
        self._wake_input, self._wake_output = os.pipe()
        for descriptor in (self._wake_input, self._wake_output):
            os.set_blocking(descriptor, False)
        self._selector.register(self._wake_input, selectors.EVENT_READ, self._drain)
        self._thread = threading.Thread(target=self._run, name="flatlay", daemon=True)
        self._thread.start()
        atexit.register(self.terminate)

    # What callers use.

    def render(self, job: Job) -> Image:
        """Render a picture, and wait for it.

        Raises:
            FlatlayError: If there is no picture.
        """
        return self.submit(job).result()

    def submit(self, job: Job) -> Future[Image]:
        """Send a job. Waits while the pool has as many jobs as its workers need."""
        number = next(self._numbers)
        file = self._folder / f"{number}.{job.format}"
        message = {**job.message(), "id": number, "output": str(file)}
        if job.has_own_template:
            message["template"] = self._write_template(job.template)

        def finish(answer: Answer) -> Image:
            if answer["status"] != "ok":
                raise FlatlayError.of(answer)
            data = file.read_bytes()
            file.unlink()
            return Image(data, job.format, answer["hash"], tuple(answer["warnings"]))

        return self._submit(message, finish)

    def render_many(self, jobs: Iterable[Job]) -> Iterator[Image | FlatlayError]:
        """Render a picture for each job, in the order of the jobs.

        A job without a picture gives a :class:`FlatlayError` and does not stop the others. Jobs are
        taken as they are needed, so there may be any number of them, and they may depend on
        earlier pictures. Closing the iterator gives up the jobs that were taken.

        Raises:
            FlatlayError: If the command cannot be run, or the pool is terminated.
        """

        def outcome(future: Future[Image]) -> Image | FlatlayError:
            try:
                return future.result()
            except FlatlayError as error:
                if error.kind == "command":
                    raise
                return error

        return self._in_order(jobs, self.submit, outcome)

    def answers(self, jobs: Iterable[Mapping[str, Any]]) -> Iterator[Answer]:
        """Answer jobs as ``flatlay batch`` does: mappings in, mappings out, pictures in files.

        ``docs/batch.md`` describes both. A job without an ``id`` gets a number. A job that ends its
        worker twice, or takes too long, fails with the kind ``worker``.
        """

        def submit(job: Mapping[str, Any]) -> Future[Answer]:
            return self._submit({"id": next(self._numbers), **job}, lambda answer: answer)

        return self._in_order(jobs, submit, lambda future: future.result())

    def close(self) -> None:
        """Finish all jobs, then end the workers. The pool takes no more jobs."""
        self._end(terminate=False)

    def terminate(self) -> None:
        """End the workers at once. Jobs without a picture get an error."""
        self._end(terminate=True)

    @property
    def is_closed(self) -> bool:
        """Whether the pool takes no more jobs."""
        return self._is_closed

    def __enter__(self) -> Pool:
        """Return the pool, which is closed at the end of the block."""
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Close the pool; after an exception, terminate it."""
        self._end(terminate=kind is not None)

    def _end(self, terminate: bool) -> None:
        # A forked process has no thread to wait for, and the workers are not its own.
        if os.getpid() != self._process:
            return
        with self._condition:
            self._is_closed = True
            self._is_terminated = self._is_terminated or terminate
            self._condition.notify_all()
            self._wake()
        if threading.current_thread() is not self._thread:
            self._thread.join()
        atexit.unregister(self.terminate)

    def _submit(self, message: Mapping[str, Any], finish: Callable[[Answer], Any]) -> Future[Any]:
        if os.getpid() != self._process:
            raise RuntimeError("a pool works in the process that made it; make one after the fork")
        task = Task(encode(message) + b"\n", message["id"], finish, self._timeout)
        with self._condition:
            self._condition.wait_for(lambda: self._unfinished < self._capacity or self._is_closed)
            if self._is_closed:
                raise self._failure or FlatlayError("the pool is closed")
            self._unfinished += 1
            self._queue.append(task)
            self._wake()
        return task.future

    @property
    def _capacity(self) -> int:
        """How many jobs may be unfinished: as many again wait as workers have."""
        return 2 * _DEPTH * self._limit

    def _in_order(
        self,
        jobs: Iterable[_Input],
        submit: Callable[[_Input], Future[_Result]],
        outcome: Callable[[Future[_Result]], Any],
    ) -> Iterator[Any]:
        futures: deque[Future[_Result]] = deque()
        try:
            for job in jobs:
                futures.append(submit(job))
                while futures and (futures[0].done() or len(futures) >= self._capacity):
                    yield outcome(futures.popleft())
            while futures:
                yield outcome(futures.popleft())
        finally:
            for future in futures:
                future.cancel()

    def _write_template(self, template: Any) -> str:  # noqa: ANN401
        text = template.encode() if isinstance(template, str) else encode(template)
        file = self._folder / f"{hashlib.sha256(text).hexdigest()[:16]}.yaml"
        if not file.exists():
            # Another thread may write the same.
            draft = file.with_suffix(f".{next(self._numbers)}")
            draft.write_bytes(text)
            draft.replace(file)
        return str(file)

    def _wake(self) -> None:
        """Make the pool's thread look; called with the condition's lock."""
        # A full pipe wakes the thread as well, and a pool that has ended is closed.
        if not self._has_ended:
            with contextlib.suppress(BlockingIOError):
                os.write(self._wake_output, b"!")

    # What the pool's own thread does.

    def _run(self) -> None:
        try:
            while self._has_work():
                self._hand_out()
                for key, _ in self._selector.select(self._patience()):
                    key.data()
                for worker in list(self._workers):
                    self._settle(worker)
        except FlatlayError as error:
            self._failure = error
        except BaseException as error:
            self._failure = FlatlayError(f"the pool has failed: {error!r}")
            raise
        finally:
            self._finish()

    def _has_work(self) -> bool:
        with self._condition:
            return not self._is_terminated and (self._unfinished > 0 or not self._is_closed)

    def _hand_out(self) -> None:
        """Give the first tasks to workers that have room."""
        while self._queue:
            worker = self._choose_worker(self._queue[0])
            if worker is None:
                return
            task = self._queue.popleft()
            if task.future.running() or task.future.set_running_or_notify_cancel():
                worker.give(task)
            else:
                self._count_finished()

    def _choose_worker(self, task: Task) -> Worker | None:
        """Return the worker with the fewest tasks, or none if no worker has room for another."""

        def is_open(worker: Worker) -> bool:
            return not worker.tasks or not (task.alone or worker.tasks[0].alone)

        workers = filter(is_open, self._workers)
        best = min(workers, key=lambda worker: len(worker.tasks), default=None)
        if (best is None or best.tasks) and len(self._workers) < self._limit:
            return self._start_worker()
        return best if best is not None and len(best.tasks) < _DEPTH else None

    def _start_worker(self) -> Worker:
        try:
            worker = Worker(self._arguments, self._selector)
        except OSError as error:
            raise FlatlayError(f"'{self._arguments[0]}' can't be started: {error}") from error
        self._workers.append(worker)
        return worker

    def _patience(self) -> float | None:
        """Return the seconds until a task has taken too long."""
        deadlines = [worker.deadline for worker in self._workers if worker.deadline is not None]
        return max(0.0, min(deadlines) - time.monotonic()) if deadlines else None

    def _settle(self, worker: Worker) -> None:
        """Answer what a worker has answered, and give its tasks to others if it has ended."""
        for task, answer in worker.answered:
            self._answer(task, answer)
        worker.answered.clear()
        if worker.has_ended:
            self._replace(worker)
        elif worker.deadline is not None and worker.deadline <= time.monotonic():
            task = worker.tasks.popleft()
            self._fail(task, f"it took more than {task.timeout:g} seconds")
            worker.kill()
            self._remove(worker)

    def _replace(self, worker: Worker) -> None:
        """Decide what becomes of the tasks of a worker that has ended."""
        tasks = list(worker.tasks)
        code = self._remove(worker)
        if code == 2 and not worker.has_answered:
            # The options are wrong, for all jobs.
            raise FlatlayError(worker.log)
        # Which of several tasks ended the worker is not known, so each of them is tried alone.
        for task in tasks:
            task.alone = True
        if len(tasks) == 1:
            tasks[0].kills += 1
            if tasks[0].kills == _KILL_LIMIT:
                self._queue.remove(tasks[0])
                how = f"signal {-code}" if code < 0 else f"exit code {code}"
                reason = f"it ended its worker twice, the last time with {how}"
                self._fail(tasks[0], f"{reason}: {worker.log}" if worker.log else reason)

    def _remove(self, worker: Worker) -> int:
        """End a worker, and put its tasks before all others. Returns its exit code."""
        self._workers.remove(worker)
        with self._condition:
            self._queue.extendleft(reversed(worker.tasks))
        return worker.stop()

    def _fail(self, task: Task, message: str) -> None:
        error = {"kind": "worker", "message": message}
        self._answer(task, {"id": task.id, "status": "failed", "error": error})

    def _answer(self, task: Task, answer: Answer) -> None:
        self._count_finished()
        try:
            result = task.finish(answer)
        except Exception as error:
            task.future.set_exception(error)
        else:
            task.future.set_result(result)

    def _count_finished(self) -> None:
        with self._condition:
            self._unfinished -= 1
            self._condition.notify_all()

    def _drain(self) -> None:
        os.read(self._wake_input, 1 << 12)

    def _finish(self) -> None:
        """End all workers, fail all tasks that are left, and remove all files."""
        with self._condition:
            self._is_closed = True
            self._has_ended = True
            self._condition.notify_all()
        tasks = [task for worker in self._workers for task in worker.tasks] + list(self._queue)
        for worker in self._workers:
            if worker.tasks:
                worker.kill()
            worker.stop()
        error = self._failure or FlatlayError("the pool was closed before the picture was rendered")
        for task in tasks:
            if task.future.running() or task.future.set_running_or_notify_cancel():
                task.future.set_exception(error)
        self._selector.close()
        for descriptor in (self._wake_input, self._wake_output):
            os.close(descriptor)
        shutil.rmtree(self._folder, ignore_errors=True)
