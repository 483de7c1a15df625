"""Many pictures: order, crashes, limits, and the end of a pool."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from conftest import children, wait_until

import flatlay
from flatlay import FlatlayError, Image, Job, Pool

MakeJob = Callable[[object], Job]


def test_results_have_the_order_of_the_jobs(job: MakeJob) -> None:
    with Pool(workers=3) as pool:
        expected = [pool.render(job(number)) for number in range(30)]
        assert list(pool.render_many(job(number) for number in range(30))) == expected
    assert list(flatlay.render_many((job(n) for n in range(30)), workers=1)) == expected
    assert len(set(expected)) == 30


def test_a_wrong_job_does_not_stop_the_others(job: MakeJob) -> None:
    jobs = [job(1), Job("missing.yaml"), job(2), Job({"canvs": {}}), job(3)]
    results = list(flatlay.render_many(jobs, workers=2))
    kinds = [result.kind if isinstance(result, FlatlayError) else "" for result in results]
    assert kinds == ["", kinds[1], "", "template", ""]
    assert "missing.yaml" in str(results[1])


def test_answers_are_those_of_the_command(card: Path, tmp_path: Path) -> None:
    jobs: list[dict[str, object]] = [
        {"id": "ada", "data": {"title": "Ada"}},
        {"id": 7, "tempalte": "x"},
        {"data": {"title": "none"}},
    ]
    options = ["--template", str(card), "-o", f"{tmp_path}/{{id}}.png"]
    with Pool(workers=2, options=options) as pool:
        ada, seven, last = pool.answers(jobs)
    assert (ada["id"], ada["status"], ada["path"]) == ("ada", "ok", f"{tmp_path}/ada.png")
    assert (seven["id"], seven["error"]["kind"]) == (7, "job")
    assert last["bytes"] == len((tmp_path / f"{last['id']}.png").read_bytes())


def test_killed_workers_lose_and_double_nothing(card: Path, tmp_path: Path) -> None:
    before = children()
    options = ["--template", str(card), "-o", f"{tmp_path}/{{id}}.png"]
    jobs = [{"id": number, "data": {"title": f"Card {number}"}} for number in range(240)]
    with Pool(workers=2, options=options) as pool:
        expected = list(pool.answers(jobs))
    answers = []
    with Pool(workers=2, options=options) as pool:
        for answer in pool.answers(jobs):
            answers.append(answer)
            # Not so often that a job could be hit twice.
            if len(answers) % 30 == 0:
                worker = random.choice(sorted(children() - before))
                os.kill(worker, random.choice([signal.SIGKILL, signal.SIGTERM]))
    assert answers == expected
    assert len(list(tmp_path.glob("*.png"))) == len(jobs)


@pytest.fixture
def poisoned(monkeypatch: pytest.MonkeyPatch) -> str:
    """A command that ends at jobs with the word 'poison'."""
    monkeypatch.setenv("REAL_FLATLAY", flatlay.find_command())
    return str(Path(__file__).with_name("poisoned_flatlay.py"))


def test_a_job_that_ends_its_worker_twice_gets_an_error(job: MakeJob, poisoned: str) -> None:
    titles = ["a", "b", "poison", "c", "d", "e", "poison", "poison", "f", "g"]
    results = list(flatlay.render_many(map(job, titles), workers=2, command=poisoned))
    for title, result in zip(titles, results):
        if title == "poison":
            assert isinstance(result, FlatlayError)
            assert result.kind == "worker"
            assert str(result) == "it ended its worker twice, the last time with signal 6: poisoned"
        else:
            assert isinstance(result, Image), str(result)


def test_a_job_that_takes_too_long_gets_an_error(job: MakeJob) -> None:
    before = children()
    with Pool(workers=1, timeout=1.0) as pool:
        image = pool.render(job("a"))
        (worker,) = children() - before
        os.kill(worker, signal.SIGSTOP)
        first, second = pool.submit(job("a")), pool.submit(job("a"))
        assert isinstance(first.exception(), FlatlayError)
        assert str(first.exception()) == "it took more than 1 seconds"
        assert second.result() == image
        assert worker not in children()


def test_large_pictures_and_jobs(card: Path) -> None:
    large = Job(card, {"title": "Large", "unused": "x" * 5_000_000}, scale=20, format="webp")
    results = list(flatlay.render_many([large] * 6, workers=2))
    assert len(set(results)) == 1
    assert isinstance(results[0], Image), results[0]


def test_unicode(card: Path) -> None:
    titles = ["", "ﷺ \u202e abc", "日本語 한국어", "👩‍👩‍👧‍👦", "\u2028\u2029\r\n\t", "\ud800", "\0"]
    with Pool(workers=1) as pool:
        for result in pool.render_many(Job(card, {"title": title}) for title in titles):
            assert isinstance(result, (Image, FlatlayError))
        assert isinstance(pool.render(Job(card)), Image)


def test_jobs_are_taken_as_they_are_needed(job: MakeJob) -> None:
    taken = 0

    def jobs() -> Iterator[Job]:
        nonlocal taken
        while True:
            taken += 1
            yield job(taken)

    before = children()
    with Pool(workers=2) as pool:
        results = pool.render_many(jobs())
        assert isinstance(next(results), Image)
        time.sleep(0.2)
        assert taken <= 17
        results.close()  # type: ignore[attr-defined]
        assert len(children() - before) <= 2
    assert pool.is_closed


def test_a_stream_that_is_closed_early_ends_its_pool(job: MakeJob) -> None:
    results = flatlay.render_many((job(number) for number in range(10_000)), workers=2)
    next(results)
    results.close()  # type: ignore[attr-defined]


def test_a_pool_serves_many_threads(job: MakeJob) -> None:
    with Pool(workers=2) as pool, ThreadPoolExecutor(8) as threads:
        expected = [pool.render(job(number)) for number in range(5)]
        many = threads.map(lambda n: pool.render(job(n % 5)), range(100))
        assert list(many) == [expected[number % 5] for number in range(100)]
        streams = threads.map(
            lambda _: list(pool.render_many(job(number) for number in range(5))), range(8)
        )
        assert list(streams) == [expected] * 8


def test_close_finishes_jobs_and_terminate_gives_them_up(job: MakeJob) -> None:
    pool = Pool(workers=1)
    futures = [pool.submit(job(number)) for number in range(8)]
    pool.close()
    assert all(isinstance(future.result(0), Image) for future in futures)
    pool.close()
    with pytest.raises(FlatlayError, match="the pool is closed"):
        pool.submit(job(1))

    pool = Pool(workers=1)
    futures = [pool.submit(job(number)) for number in range(8)]
    pool.terminate()
    with pytest.raises(FlatlayError, match="the pool was closed before the picture was rendered"):
        futures[-1].result(0)


def test_an_exception_terminates_the_pool(job: MakeJob) -> None:
    with pytest.raises(ZeroDivisionError), Pool(workers=1) as pool:
        pool.submit(job(1))
        raise ZeroDivisionError
    assert pool.is_closed


def test_a_submission_that_waits_ends_with_the_pool(job: MakeJob) -> None:
    before = children()
    pool = Pool(workers=1)
    pool.render(job(1))
    (worker,) = children() - before
    os.kill(worker, signal.SIGSTOP)
    errors: list[BaseException] = []

    def submit() -> None:
        try:
            for number in range(100):
                pool.submit(job(number))
        except FlatlayError as error:
            errors.append(error)

    thread = threading.Thread(target=submit)
    thread.start()
    wait_until(lambda: pool._unfinished == pool._capacity)
    pool.terminate()
    thread.join(10)
    assert [str(error) for error in errors] == ["the pool is closed"]


def test_wrong_options_fail_all_jobs(job: MakeJob) -> None:
    results = flatlay.render_many([job(1), job(2)], options=["--no-such-option"])
    with pytest.raises(FlatlayError, match="--no-such-option"):
        next(results)


def test_a_program_that_is_not_the_command(job: MakeJob) -> None:
    with pytest.raises(FlatlayError, match="does not answer as flatlay batch does"):
        next(flatlay.render_many([job(1)], command="/bin/echo"))


def test_a_program_that_does_nothing(job: MakeJob) -> None:
    results = flatlay.render_many([job(1), job(2)], command="/bin/true")
    assert ["with exit code 0" in str(result) for result in results] == [True, True]


def test_a_file_that_cannot_be_run(job: MakeJob, tmp_path: Path) -> None:
    program = tmp_path / "flatlay"
    program.write_bytes(b"\x7fELF nothing")
    program.chmod(0o755)
    with pytest.raises(FlatlayError, match="can't be started"):
        next(flatlay.render_many([job(1)], command=program))


def test_no_file_stays(job: MakeJob) -> None:
    with Pool(workers=1) as pool:
        pool.render(job(1))
        folder = pool._folder
        assert list(folder.iterdir()) == []
    assert not folder.exists()


def test_a_pool_is_of_one_process(job: MakeJob) -> None:
    with Pool(workers=1) as pool:
        image = pool.render(job(1))
        child = os.fork()
        if child == 0:
            try:
                pool.terminate()
                pool.submit(job(1))
            except RuntimeError:
                os._exit(0)
            os._exit(1)
        assert os.waitpid(child, 0)[1] == 0
        assert pool.render(job(1)) == image
