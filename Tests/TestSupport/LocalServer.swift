import Foundation

/// A web server of one test, on a free port of this machine: Python's, with answers that are slow, huge or elsewhere.
package final class LocalServer {
    private let process = Process()
    /// Its host and port, as `--allow-net` takes it.
    package let host: String

    private static let program = """
        import base64, http.server, os, sys, threading, time
        # It ends by itself even if the tests crash.
        limit = threading.Timer(600, os._exit, (1,))
        limit.daemon = True
        limit.start()
        body = base64.b64decode(sys.argv[1])
        class Handler(http.server.BaseHTTPRequestHandler):
            count = flaky = 0
            def do_GET(self):
                Handler.count += 1
                if self.path.split('?')[0] == '/a.png': return self.answer(200, body)
                if self.path == '/flaky':
                    Handler.flaky += 1
                    if Handler.flaky > 1: return self.answer(200, body)
                    # Meanwhile all threads of the test ask for it; nothing outside of them says so.
                    time.sleep(0.7); return self.answer(500, b'')
                if self.path.split('?')[0] == '/count': return self.answer(200, str(Handler.count).encode())
                if self.path == '/missing': return self.answer(404, b'')
                if self.path == '/slow':
                    # Longer than any limit in the tests, which is for a host that really is slow.
                    time.sleep(20); return self.answer(200, body)
                if self.path == '/huge':
                    self.send_response(200); self.end_headers()
                    try:
                        for _ in range(10000): self.wfile.write(b'0' * 65536)
                    except OSError: pass
                    return
                if self.path.startswith('/to/'): return self.answer(302, b'', self.path[4:])
                if self.path == '/circle': return self.answer(302, b'', '/circle')
                self.answer(200, b'text')
            def answer(self, status, body, location=None):
                self.send_response(status)
                if location: self.send_header('Location', location)
                self.send_header('Content-Length', str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            def log_message(self, *args): pass
        server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        server.daemon_threads = True
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """

    /// Starts the server.
    ///
    /// - Parameter body: what it answers at `/a.png`, with any query.
    package init(body: Data) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", Self.program, body.base64EncodedString()]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        host = "127.0.0.1:" + line.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit {
        // Threads that run tests block most signals, and so do the programs that they start. Such a server would outlive the
        // tests, and keep open what they print to. Waiting for its end could wait for programs of other tests.
        kill(process.processIdentifier, SIGKILL)
    }
}
