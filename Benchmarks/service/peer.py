"""A small server around another program, which answers /card.png?data.card=JSON with a PNG.

    python peer.py takumi|chromium PORT HOME

It keeps connections open, and draws as many cards at once as there are processors. Nothing is remembered.
"""

import asyncio
import base64
import concurrent.futures
import json
import os
import sys
import urllib.parse

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "peers"))
import pages  # noqa: E402

WIDTH, HEIGHT = pages.SIZES["cards"]


async def takumi(home, workers):
    import takumi_py

    fonts = [open(path, "rb").read() for path in pages.FONT_FILES]
    renderer = takumi_py.Renderer(load_default_fonts=False, fonts=fonts)
    sheets = [renderer._native.compile_stylesheet(pages.style("cards"))]
    pool = concurrent.futures.ThreadPoolExecutor(workers)

    def one(card):
        node = renderer._native.compile_html(pages.body("cards", card, f"{home}/data"))
        return renderer._native.render_compiled(
            node, stylesheets=sheets, width=WIDTH, height=HEIGHT, device_pixel_ratio=1.0, format="png")

    async def draw(card):
        return await asyncio.get_running_loop().run_in_executor(pool, one, card)

    return draw


async def chromium(home, workers):
    from playwright.async_api import async_playwright

    playwright = await async_playwright().start()
    browser = await playwright.chromium.launch(
        executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox", "--disable-gpu"])
    context = await browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
    free = asyncio.Queue()
    for _ in range(workers):
        page = await context.new_page()
        free.put_nowait((page, await context.new_cdp_session(page)))

    async def draw(card):
        page, session = await free.get()
        try:
            await page.set_content(
                f"<!doctype html><meta charset=utf-8><style>{pages.style('cards')}</style>"
                + pages.body("cards", card, f"{home}/data"), wait_until="load")
            picture = await session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
            return base64.b64decode(picture["data"])
        finally:
            free.put_nowait((page, session))

    return draw


async def main():
    peer, port, home = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    draw = await {"takumi": takumi, "chromium": chromium}[peer](home, len(os.sched_getaffinity(0)))

    async def serve(reader, writer):
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                query = urllib.parse.urlsplit(head.split(b" ", 2)[1].decode()).query
                picture = bytes(await draw(json.loads(urllib.parse.parse_qs(query)["data.card"][0])))
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: %d\r\n\r\n" % len(picture))
                writer.write(picture)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", port)
    print("ready", flush=True)
    await server.serve_forever()


asyncio.run(main())
