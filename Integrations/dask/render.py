"""Renders a picture for each row of a Parquet file, by Dask.

    python render.py ROWS ANSWERS --template card.yaml -o 'out/{id}.png' --scheduler tcp://…:8786

Each worker of Dask keeps workers of `flatlay batch`, one for each of its threads; a task renders a
row group of the file. A row needs a column 'id'; all its columns are the data of its picture.
ANSWERS is a Parquet file of what became of each row. The rows, the template and the folder of the
pictures are on every machine, or on a file system that all of them share.
"""

from __future__ import annotations

import argparse

import pyarrow as pa
import pyarrow.parquet as pq
from distributed import Client, Worker, WorkerPlugin, as_completed, get_worker

from flatlay import Pool

COLUMNS = ["id", "status", "path", "bytes", "hash"]
SCHEMA = pa.schema(
    {**dict.fromkeys(COLUMNS, pa.string()), "bytes": pa.int64(), "error": pa.string()}
)


class FlatlayPlugin(WorkerPlugin):  # type: ignore[misc]
    """Gives each worker a pool, which it has as long as it lives."""

    name = "flatlay"

    def __init__(self, options: list[str]) -> None:
        self._options = options

    def setup(self, worker: Worker) -> None:
        """Make the pool of a worker that has started."""
        self.pool = Pool(worker.state.nthreads, options=self._options)

    def teardown(self, worker: Worker) -> None:
        """End the pool of a worker that is ending."""
        self.pool.terminate()


def render(group: int, path: str) -> pa.Table:
    """Render a picture for each row of a row group, and return the answers."""
    rows = pq.ParquetFile(path).read_row_group(group).to_pylist()
    jobs = ({"id": str(row["id"]), "data": row} for row in rows)
    pool = get_worker().plugins["flatlay"].pool
    answers = [
        {**answer, "error": answer.get("error", {}).get("message")} for answer in pool.answers(jobs)
    ]
    return pa.Table.from_pylist(answers, SCHEMA)


def main() -> None:
    """Send row groups to workers, and write their answers as they come."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows")
    parser.add_argument("answers")
    parser.add_argument("--template", required=True)
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--scheduler", help="its address; without it, a cluster on this machine")
    arguments = parser.parse_args()

    with Client(arguments.scheduler) as client:
        client.register_plugin(
            FlatlayPlugin(["--template", arguments.template, "-o", arguments.output])
        )
        groups = pq.ParquetFile(arguments.rows).num_row_groups
        # Not pure: a second run renders again, even if the first one's answers are still known.
        futures = client.map(render, range(groups), path=arguments.rows, pure=False)
        with pq.ParquetWriter(arguments.answers, SCHEMA) as writer:
            for future in as_completed(futures):
                writer.write_table(future.result())
                future.release()


if __name__ == "__main__":
    main()
