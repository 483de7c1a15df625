"""Measures programs that compare images by turns: comparison.py PROGRAM FOLDER [--rounds N].

A pass compares images with the same pixels, a failure images of which 680 pixels differ, and writes a picture of the
differences. Flatlay has the new image in memory, as a test has; the others decode two files, as they always do.
"""

import os
import shutil
import statistics
import subprocess
import sys
import time

import cv2
from PIL import Image, ImageChops

program, folder = sys.argv[1:3]
rounds = int(sys.argv[4]) if sys.argv[3:4] == ["--rounds"] else 7


def path(name):
    return os.path.join(folder, name)


def flatlay(kind):
    lines = subprocess.run([program, kind, folder, "3"], check=True, capture_output=True, text=True).stdout
    return statistics.median(float(line) for line in lines.split())


def timed(body):
    def measure(kind):
        images = [path("reference.png"), path("same.png" if kind == "pass" else "changed.png")]
        start = time.perf_counter()
        is_same = body(images, path("peer-difference.png") if kind == "fail" else None)
        milliseconds = (time.perf_counter() - start) * 1000
        assert is_same == (kind == "pass"), body
        return milliseconds

    return measure


# The program reads from the environment which codec it uses, so each codec needs a process of its own, which is timed
# from within: its start does not count.
BLAZEDIFF = """
import sys, time, blazediff
images, picture = sys.argv[1:3], sys.argv[3] if len(sys.argv) > 3 else None
def run(): return blazediff.compare(*images, picture, threshold=0.0, antialiasing=True).match_result
run()
start = time.perf_counter()
is_same = run()
print((time.perf_counter() - start) * 1000, is_same)
"""


def blazediff(own_codec):
    environment = {name: value for name, value in os.environ.items() if name != "BLAZEDIFF_PNG_ENABLED"}
    if own_codec:
        environment["BLAZEDIFF_PNG_ENABLED"] = "1"

    def measure(kind):
        files = [path("reference.png"), path("same.png" if kind == "pass" else "changed.png")]
        files += [path("peer-difference.png")] if kind == "fail" else []
        command = [sys.executable, "-c", BLAZEDIFF, *files]
        output = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
        milliseconds, is_same = output.split()
        assert is_same == str(kind == "pass")
        return float(milliseconds)

    return measure


def by_pillow(images, picture):
    first, second = (Image.open(image).convert("RGBA") for image in images)
    difference = ImageChops.difference(first, second)
    if picture:
        difference.convert("RGB").save(picture, compress_level=1)
    return all(high == 0 for _, high in difference.getextrema())


def by_opencv(images, picture):
    first, second = (cv2.imread(image, cv2.IMREAD_UNCHANGED) for image in images)
    difference = cv2.absdiff(first, second)
    if picture:
        cv2.imwrite(picture, difference)
    return not difference.any()


def by_imagemagick(images, picture):
    command = ["compare", "-metric", "AE", *images, picture or "null:"]
    return subprocess.run(command, capture_output=True).returncode == 0


def by_odiff(images, picture):
    command = ["odiff", "--threshold=0", *images] + ([picture] if picture else [])
    return subprocess.run(command, capture_output=True).returncode == 0


peers = {
    "blazediff": blazediff(False),
    "blazediff, its own codec": blazediff(True),
    "OpenCV": timed(by_opencv),
    "Pillow": timed(by_pillow),
}
if shutil.which("compare"):
    peers["ImageMagick"] = timed(by_imagemagick)
if shutil.which("odiff"):
    peers["odiff"] = timed(by_odiff)

contenders = {"Flatlay": flatlay, **peers}
times = {(name, kind): [] for name in contenders for kind in ("pass", "fail")}
for round in range(rounds):
    order = list(contenders.items())
    for name, measure in order if round % 2 == 0 else reversed(order):
        for kind in ("pass", "fail"):
            times[name, kind].append(measure(kind))

print(f"{'':26}{'pass':>10}{'ratio':>8}{'fail, picture':>16}{'ratio':>8}   (medians of {rounds} rounds, in ms)")
for name in contenders:
    line = f"{name:26}"
    for kind, width in (("pass", 10), ("fail", 16)):
        ratios = [theirs / ours for theirs, ours in zip(times[name, kind], times["Flatlay", kind])]
        line += f"{statistics.median(times[name, kind]):{width}.1f}{statistics.median(ratios):8.2f}"
    print(line)
status = 0
for kind, goal in (("pass", 5), ("fail", 1)):
    ratios = [
        min(times[name, kind][round] for name in peers) / times["Flatlay", kind][round] for round in range(rounds)
    ]
    ratio = statistics.median(ratios)
    reached = ratio >= goal
    status |= not reached
    print(f"{kind}: {ratio:.2f} times as fast as the fastest other program; the goal is {goal}"
          f"{'' if reached else ', which is missed'}")
sys.exit(status)
