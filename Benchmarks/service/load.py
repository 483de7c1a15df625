"""Asks servers for cards with wrk, by turns, and prints a table. See `run`."""

import argparse
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Server:
    def __init__(self, name, options):
        self.name = name
        self.port = free_port()
        self.folder = tempfile.mkdtemp()
        shutil.copy(os.path.join(HERE, "..", "peers", "card.yaml"), self.folder)
        if name == "flatlay":
            command = [options.flatlay, "serve", "--template-folder", self.folder, "--port", str(self.port)]
        else:
            command = [sys.executable, os.path.join(HERE, "peer.py"), name, str(self.port), options.home]
        # The logs of every request are written, as in use.
        self.logs = open(os.path.join(self.folder, "logs"), "w")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.logs, text=True, start_new_session=True)
        if not self.process.stdout.readline():
            sys.exit(f"service: {name} does not start:\n{open(self.logs.name).read()}")

    def memory(self):
        """Megabytes of all processes of the server; what they share is counted once."""
        total = 0
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                if os.getsid(int(process)) != self.process.pid:
                    continue
                with open(f"/proc/{process}/smaps_rollup") as file:
                    total += int(re.search(r"^Pss: +(\d+)", file.read(), re.M)[1])
            except (OSError, TypeError):
                continue
        return total / 1024

    def stop(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def milliseconds(text):
    number, unit = re.fullmatch(r"([\d.]+)(us|ms|s)", text).groups()
    return float(number) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


def ask(server, cards, first, seconds, connections):
    """Requests a second, and the milliseconds of half and of all but one in a hundred."""
    output = subprocess.run(
        ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "--latency", "-s",
         os.path.join(HERE, "card.lua"), f"http://127.0.0.1:{server.port}"],
        env={**os.environ, "FLATLAY_CARDS": cards, "FLATLAY_FIRST": str(first)}, check=True, capture_output=True,
        text=True).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        sys.exit(f"service: {server.name} has errors:\n{output}")
    times = [milliseconds(re.search(rf"^ +{part}% +(\S+)", output, re.M)[1]) for part in (50, 99)]
    return [float(re.search(r"Requests/sec: +([\d.]+)", output)[1]), *times]


def main():
    parser = argparse.ArgumentParser()
    for name, kind in [("flatlay", str), ("home", str), ("rounds", int), ("seconds", int), ("connections", int),
                       ("with", str)]:
        parser.add_argument("--" + name, type=kind, required=True)
    options = parser.parse_args()
    names = getattr(options, "with").split(",")
    rows = {}
    for index in range(options.rounds):
        for name in names if index % 2 == 0 else names[::-1]:
            server = Server(name, options)
            try:
                # The first second warms up, with titles that are not asked for again.
                ask(server, "distinct", 900_000_000, 1, options.connections)
                figures = ask(server, "distinct", index * 10_000_000, options.seconds, options.connections)
                rows.setdefault((name, "distinct"), []).append(figures + [server.memory()])
                if name == "flatlay":
                    figures = ask(server, "same", 0, options.seconds, options.connections)
                    rows.setdefault((name, "cached"), []).append(figures + [server.memory()])
            finally:
                server.stop()
            print(f"round {index + 1} of {options.rounds}: {name}", file=sys.stderr)
    print(f"{options.connections} connections, {os.cpu_count()} cores, medians of {options.rounds} rounds of "
          f"{options.seconds} s\n")
    print("| Server | Pictures | Requests a second | p50 | p99 | Memory |\n|---|---|---|---|---|---|")
    for (name, cards), figures in rows.items():
        rate, half, most, memory = (statistics.median(column) for column in zip(*figures))
        print(f"| {name} | {cards} | {rate:,.0f} | {half:.1f} ms | {most:.1f} ms | {memory:.0f} MB |")


main()
