"""Renders pages with Flatlay and with a headless browser by turns; see Benchmarks/pages."""

import argparse
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Name, the width and height of the browser's window in points, pixels per point, and the query and variant.
PAGES = [
    ("blog-card", 1200, 630, 1, None, None),
    ("shop", 960, 703, 2, None, None),
    ("shop", 960, 703, 2, "de-DE", "german"),
    ("shop", 960, 703, 2, "ja-JP", "japanese"),
    ("settings", 534, 987, 2, None, None),
    ("poster", 720, 1080, 1, None, None),
    ("release-banner", 1280, 640, 1, None, None),
]


def run(command):
    start = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    seconds = time.perf_counter() - start
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed:\n{done.stderr.decode(errors='replace')}")
    return seconds * 1000


def commands(page, folder):
    name, width, height, scale, locale, variant = page
    title = f"{name}-{variant}" if variant else name
    own = [os.environ.get("FLATLAY_PROGRAM", str(ROOT / "script/flatlay")), "render", f"{ROOT}/Templates/{name}.yaml"]
    own += ["-o", f"{folder}/{title}.png", "--quiet"] + (["--variant", variant] if variant else [])
    query = f"?locale={locale}" if locale else ""
    browser = [
        "chromium-headless-shell", "--no-sandbox", "--hide-scrollbars", "--allow-file-access-from-files",
        f"--force-device-scale-factor={scale}", f"--window-size={width},{height}",
        f"--screenshot={folder}/{title}-html.png", f"file://{ROOT}/docs/comparison/{name}.html{query}",
    ]
    return title, own, browser


def lines(path):
    return sum(1 for line in open(path, encoding="utf-8") if line.strip())


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/pages")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print("| Picture | Template | HTML | Flatlay | Chromium | times as fast |")
        print("|---|---:|---:|---:|---:|---:|")
        for page in PAGES:
            title, own, browser = commands(page, folder)
            # The first run of each reads its files from the disk.
            run(own), run(browser)
            pairs = []
            for turn in range(options.rounds):
                # By turns, and every other time in the other order: the machine's load changes.
                if turn % 2 == 0:
                    pairs.append((run(own), run(browser)))
                else:
                    other = run(browser)
                    pairs.append((run(own), other))
            mine, theirs = (statistics.median(values) for values in zip(*pairs))
            ratio = statistics.median(other / one for one, other in pairs)
            name = page[0]
            print(
                f"| {title} | {lines(f'{ROOT}/Templates/{name}.yaml')} lines "
                f"| {lines(f'{ROOT}/docs/comparison/{name}.html')} lines "
                f"| {mine:.0f} ms | {theirs:.0f} ms | {ratio:.0f} |", flush=True)
            if options.record:
                for suffix in ["", "-html"]:
                    image = Image.open(f"{folder}/{title}{suffix}.png").convert("RGB")
                    size = (480, round(image.height * 480 / image.width)) if image.width > image.height else (
                        320, round(image.height * 320 / image.width))
                    image.resize(size, Image.LANCZOS).save(
                        f"{ROOT}/docs/comparison/{title}{suffix or '-flatlay'}.webp", quality=90, method=6)


if __name__ == "__main__":
    main()
