"""Opens a page in headless Chromium and carries out steps, which Browser.swift writes as JSON.

Speaks the DevTools protocol over a pipe (--remote-debugging-pipe), which needs the standard library alone. Prints a
JSON list with the value of each step.
"""

import json
import os
import subprocess
import sys
import tempfile


class Chromium:
    def __init__(self, program, profile, allows_failed_requests=False):
        self.allows_failed_requests = allows_failed_requests
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def set_pipes():
            # The browser reads from descriptor 3 and writes to 4.
            os.dup2(to_browser, 100)
            os.dup2(from_browser, 101)
            os.dup2(100, 3)
            os.dup2(101, 4)

        self.process = subprocess.Popen(
            [program, "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-color-profile=srgb", f"--user-data-dir={profile}", "about:blank"],
            preexec_fn=set_pipes, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.errors = []

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("method") == "Runtime.exceptionThrown":
                self.errors.append(answer["params"]["exceptionDetails"].get("exception", {}).get("description", "?"))
            elif answer.get("method") == "Log.entryAdded" and answer["params"]["entry"]["level"] == "error":
                entry = answer["params"]["entry"]
                if not (self.allows_failed_requests and entry["source"] == "network"):
                    self.errors.append(entry["text"])
            elif answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer.get("result", {})

    def read(self):
        while b"\0" not in self.buffer:
            part = os.read(self.input, 1 << 16)
            if not part:
                raise RuntimeError("the browser ended")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def open(self, address, width, height, dark):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Runtime", "Log", "Page"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Page.navigate", url=address)
        self.evaluate("document.readyState === 'complete' || new Promise(done => addEventListener('load', () => done(true)))")

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", expression))
        return result["result"].get("value")

    def key(self, key):
        text = key if len(key) == 1 else ""
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def mouse(self, kind, x, y):
        pressed = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **pressed)

    def step(self, step):
        if "evaluate" in step:
            return self.evaluate(step["evaluate"])
        if "key" in step:
            return self.key(step["key"])
        if "type" in step:
            return self.call("Input.insertText", text=step["type"]) and None
        if "move" in step:
            return self.mouse("mouseMoved", *step["move"])
        if "click" in step:
            for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
                self.mouse(kind, *step["click"])
            return None
        if "drag" in step:
            (x, y, to_x, to_y) = step["drag"]
            self.mouse("mousePressed", x, y)
            self.mouse("mouseMoved", to_x, to_y)
            return self.mouse("mouseReleased", to_x, to_y)
        if "screenshot" in step:
            import base64
            data = self.call("Page.captureScreenshot", format="png")["data"]
            with open(step["screenshot"], "wb") as file:
                file.write(base64.b64decode(data))
            return None
        if "write" in step:
            with open(step["write"][0], "w", encoding="utf-8") as file:
                file.write(step["write"][1])
            return None
        if "delete" in step:
            os.unlink(step["delete"])
            return None
        raise RuntimeError(f"unknown step {step}")


def main():
    job = json.load(sys.stdin)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Chromium(job["program"], profile, job["failedRequests"])
        try:
            browser.open(job["address"], job["width"], job["height"], job["dark"])
            values = [browser.step(step) for step in job["steps"]]
            json.dump({"values": values, "errors": browser.errors}, sys.stdout)
        finally:
            browser.process.kill()
            browser.process.wait()


main()
