"""Renders a picture for each row of a Parquet file, by Spark.

    spark-submit render.py ROWS ANSWERS --template card.yaml -o 'out/{id}.png'

Each partition goes through a process of `flatlay batch`: rows in, answers out, in lines of JSON. A
row needs a column 'id'; all its columns are the data of its picture. ANSWERS is a Parquet file of
what became of each row. The template and the folder of the pictures are on every machine, or on a
file system that all of them share.
"""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterator
from typing import Any

from pyspark.sql import SparkSession
from pyspark.sql.functions import struct, to_json

SCHEMA = "id string, status string, path string, bytes long, hash string, error string"


def main() -> None:
    """Read rows, pipe them through the command, and write its answers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows")
    parser.add_argument("answers")
    parser.add_argument("--template", required=True)
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--partitions", type=int, help="how many parts the rows are divided into")
    parser.add_argument("--flatlay", default="flatlay", help="the command, as executors find it")
    arguments = parser.parse_args()

    spark = SparkSession.builder.appName("flatlay").getOrCreate()
    rows = spark.read.parquet(arguments.rows)
    if arguments.partitions:
        rows = rows.repartition(arguments.partitions)
    jobs = rows.select(
        to_json(struct(rows.id.cast("string").alias("id"), struct("*").alias("data")))
    )
    batch = [arguments.flatlay, "batch", "--threads", "1", "--quiet"]
    batch += ["--template", arguments.template, "-o", arguments.output]
    # 1 means that rows have failed: their answers say so. With any other code Spark tries again.
    # Without checkCode it would take what a killed process has written for all there is.
    command = shlex.join(["sh", "-c", f"{shlex.join(batch)}; test $? -le 1"])
    lines = jobs.rdd.map(lambda row: row[0]).pipe(command, checkCode=True)
    answers = lines.mapPartitions(read_answers)
    spark.createDataFrame(answers, SCHEMA).write.mode("overwrite").parquet(arguments.answers)


def read_answers(lines: Iterator[str]) -> Iterator[tuple[Any, ...]]:
    """Return the answers of a partition as rows; a partition without an end is an error."""
    end = ""
    for line in lines:
        answer = json.loads(line)
        if "id" in answer:
            error = answer.get("error", {}).get("message")
            keys = ("id", "status", "path", "bytes", "hash")
            yield (*(answer.get(key) for key in keys), error)
        end = answer["status"]
    if end != "done":
        raise RuntimeError("flatlay batch ended before its jobs did")


if __name__ == "__main__":
    main()
