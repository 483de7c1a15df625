#!/usr/bin/env python3
"""Stands in for the command: ends at once, like a process that is killed, at a job that says so."""

import os
import subprocess
import sys

with subprocess.Popen([os.environ["REAL_FLATLAY"], *sys.argv[1:]], stdin=subprocess.PIPE) as real:
    assert real.stdin
    for line in sys.stdin.buffer:
        if b"poison" in line:
            sys.stderr.write("poisoned\n")
            sys.stderr.flush()
            real.kill()
            os.abort()
        real.stdin.write(line)
        real.stdin.flush()
