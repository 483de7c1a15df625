"""Renders a picture for each row of a Parquet file, by Ray Data.

    python render.py ROWS ANSWERS --template card.yaml -o 'out/{id}.png' --actors 8

Each actor keeps a worker of `flatlay batch`. A row needs a column 'id'; all its columns are the
data of its picture. ANSWERS is a folder of Parquet files of what became of each row. The template
and the folder of the pictures are on every machine, or on a file system that all of them share.
"""

from __future__ import annotations

import argparse

import pyarrow as pa
import ray

from flatlay import Pool

COLUMNS = ["id", "status", "path", "bytes", "hash"]
SCHEMA = pa.schema(
    {**dict.fromkeys(COLUMNS, pa.string()), "bytes": pa.int64(), "error": pa.string()}
)


class Renderer:
    """An actor that renders blocks of rows. Its pool replaces a worker that ends."""

    def __init__(self, options: list[str]) -> None:
        self._pool = Pool(workers=1, options=options)

    def __call__(self, rows: pa.Table) -> pa.Table:
        """Render a picture for each row, and return the answers."""
        jobs = ({"id": str(row["id"]), "data": row} for row in rows.to_pylist())
        answers = [
            {**answer, "error": answer.get("error", {}).get("message")}
            for answer in self._pool.answers(jobs)
        ]
        return pa.Table.from_pylist(answers, SCHEMA)


def main() -> None:
    """Read rows, send them to actors, and write their answers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows")
    parser.add_argument("answers")
    parser.add_argument("--template", required=True)
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--actors", type=int, default=2, help="how many rows are rendered at once")
    parser.add_argument("--block", type=int, default=500, help="how many rows an actor gets")
    arguments = parser.parse_args()

    rows = ray.data.read_parquet(arguments.rows)
    # A block is what an actor gets at once, and what is rendered again if it ends. By itself Ray
    # makes one of a whole file of some megabytes.
    blocks = rows.repartition(target_num_rows_per_block=arguments.block)
    blocks.map_batches(
        Renderer,
        fn_constructor_args=[["--template", arguments.template, "-o", arguments.output]],
        batch_format="pyarrow",
        batch_size=None,
        compute=ray.data.ActorPoolStrategy(size=arguments.actors),
        # An actor keeps a core busy, but counts as half of one: if actors had all cores, the tasks
        # that read and write files would wait for one forever.
        num_cpus=0.5,
        # An actor that ends is started again, and its block is rendered again.
        max_restarts=-1,
        max_task_retries=-1,
    ).write_parquet(arguments.answers)


if __name__ == "__main__":
    main()
