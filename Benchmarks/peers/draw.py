"""Draws a scene with another program, and prints what that cost as a line of JSON.

    python draw.py PEER SCENE png|svg|pdf COUNT HOME [FILE]

Each image shows other texts. The first one is not counted: it warms up. With FILE, the last one is written there.

The scene `cards` is a batch: 500 images at once, on all cores. Flatlay's command is a peer here, too: it is started
anew for each batch, reads its jobs as JSON and writes files. The other programs keep running and write no files. The
time of a batch ends when all its images are there; reading Flatlay's files to count their bytes is not part of it.
"""

import atexit
import base64
import concurrent.futures
import json
import os
import resource
import shutil
import string
import subprocess
import sys
import tempfile
import time

import pages


def typst_peer(scene, kind, home, _):
    import typst

    # Names of families as typst reads them from the files.
    names = ", ".join(f'"{name}"' for name in pages.FAMILIES.replace("'", "").split(","))
    path = f"{home}/{scene}.typ"
    with open(path, "w", encoding="utf-8") as file:
        file.write(pages.TYPST[scene].replace("FONTS", f"({names})"))
    compiler = typst.Compiler(
        path, root=home, ignore_system_fonts=True, sys_inputs={"contents": "[]"},
        font_paths=["/usr/share/fonts/truetype/dejavu" if scene in ("tags", "grid") else f"{home}/fonts"])

    def draw(contents):
        result = compiler.compile(
            format=kind, ppi=72.0 * pages.SCALES[scene], sys_inputs={"contents": json.dumps(contents)})
        return result if isinstance(result, bytes) else b"".join(result)

    return draw


def takumi_peer(scene, kind, home, workers):
    import takumi_py

    fonts = [open(path, "rb").read() for path in pages.FONT_FILES]
    renderer = takumi_py.Renderer(load_default_fonts=False, fonts=fonts)
    sheets = [renderer._native.compile_stylesheet(pages.style(scene))]
    width, height = pages.SIZES[scene]
    scale = pages.SCALES[scene]

    def one(contents):
        node = renderer._native.compile_html(pages.body(scene, contents, f"{home}/data"))
        if kind == "svg":
            return renderer._native.render_svg_compiled(node, stylesheets=sheets, width=width, height=height).encode()
        return renderer._native.render_compiled(
            node, stylesheets=sheets, width=width * scale, height=height and height * scale,
            device_pixel_ratio=float(scale), format="png")

    if scene != "cards":
        return one
    pool = concurrent.futures.ThreadPoolExecutor(workers)
    return lambda contents: list(pool.map(one, contents))


def chromium_peer(scene, kind, home, workers):
    from playwright.sync_api import sync_playwright

    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(
        executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox", "--disable-gpu"])
    width, height = pages.SIZES[scene]
    context = browser.new_context(
        viewport={"width": width, "height": height or 1000}, device_scale_factor=pages.SCALES[scene])
    page = context.new_page()
    session = context.new_cdp_session(page)

    def one(contents):
        page.set_content(
            f"<!doctype html><meta charset=utf-8><style>@page{{margin:0}}{pages.style(scene)}</style>"
            + pages.body(scene, contents, f"{home}/data"), wait_until="load")
        tall = height or page.evaluate("document.documentElement.scrollHeight")
        if kind == "pdf":
            return page.pdf(width=f"{width}px", height=f"{tall + 1}px", print_background=True)
        picture = session.send("Page.captureScreenshot", {
            "format": "png", "optimizeForSpeed": scene != "photos", "captureBeyondViewport": True,
            "clip": {"x": 0, "y": 0, "width": width, "height": tall, "scale": pages.SCALES[scene]}})
        return base64.b64decode(picture["data"])

    if scene != "cards":
        return one
    return lambda contents: list(map(one, contents))


def flatlay_peer(scene, kind, home, workers):
    """`flatlay batch`. FLATLAY is its program, FLATLAY_THREADS the number of its threads if not one for each core."""
    template = os.path.join(os.path.dirname(os.path.abspath(__file__)), "card.yaml")
    threads = os.environ.get("FLATLAY_THREADS", str(workers))
    folder = tempfile.mkdtemp(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)

    def draw(contents):
        jobs = "".join(json.dumps({"id": index, "data": {"card": card}}) + "\n" for index, card in enumerate(contents))
        run = subprocess.run(
            [os.environ["FLATLAY"], "batch", "--template", template, "--threads", threads, "-o",
             folder + "/{id}." + kind], input=jobs.encode(), stdout=subprocess.PIPE, check=True)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        assert answers[-1]["ok"] == len(contents)
        return [answer["path"] for answer in answers[:-1]]

    return draw


def file_bytes(result):
    """The bytes of an image; those of a batch, a list of images or of their paths, one after the other."""
    if isinstance(result, bytes):
        return result
    return b"".join(image if isinstance(image, bytes) else open(image, "rb").read() for image in result)


def read(scene, variant, home):
    """The contents of an image. There is one grid only, so further ones have other letters in the same places."""
    grid = scene == "grid"
    with open(f"{home}/data/{scene}_{0 if grid else variant}.json", encoding="utf-8") as file:
        contents = json.load(file)
    letters = string.ascii_lowercase
    return [text.translate(str.maketrans(letters, letters[variant:] + letters[:variant])) for text in contents] \
        if grid else contents


def main():
    peer, scene, kind, count, home = sys.argv[1:6]
    count = int(count)
    workers = len(os.sched_getaffinity(0))
    draw = {"typst": typst_peer, "takumi": takumi_peer, "chromium": chromium_peer,
            "flatlay": flatlay_peer}[peer](scene, kind, home, workers)
    times, result = [], b""
    for index in range(count + 1 if count > 1 else 1):
        contents = read(scene, index % 20, home)
        started = time.perf_counter()
        result = draw(contents)
        times.append((time.perf_counter() - started) * 1000)
        result = file_bytes(result)
    if len(sys.argv) > 6:
        with open(sys.argv[6], "wb") as file:
            file.write(result)
    warm = sorted(times[1:] or times)
    print(json.dumps({
        "peer": peer, "work": scene, "kind": kind, "n": count, "first": round(times[0], 2),
        "median": round(warm[len(warm) // 2], 3), "min": round(warm[0], 3), "bytes": len(result),
        "rss_mb": round(resource.getrusage(
            resource.RUSAGE_CHILDREN if peer == "flatlay" else resource.RUSAGE_SELF).ru_maxrss / 1024, 1)}))


main()
