import Foundation
import TestSupport
import Testing

/// A browser with the page of a preview.
struct PageBrowser {
    let address: String

    /// Does steps on a page, and returns their values. Runs on a thread of its own: waiting for the browser must not take one of the threads of tasks.
    func run(
        _ page: String = "", _ steps: [Browser.Step], width: Int = 1280, isDark: Bool = false
    ) async throws -> [Any] {
        struct Values: @unchecked Sendable {
            // JSON values, which nobody changes.
            let values: [Any]
        }
        struct Job: @unchecked Sendable {
            // Texts and numbers alone.
            let steps: [Browser.Step]
        }
        let url = try #require(URL(string: address + "/" + page))
        let job = Job(steps: steps)
        return try await withCheckedThrowingContinuation { (done: CheckedContinuation<Values, any Error>) in
            Thread {
                done.resume(
                    with: Result {
                        let browser = Browser(page: url, width: width, isDark: isDark, allowsFailedRequests: true)
                        return Values(values: try browser.run(job.steps))
                    })
            }.start()
        }.values
    }

    /// Waits until an expression is true, at most ten seconds.
    static func until(_ expression: String) -> Browser.Step {
        .evaluate(
            """
            new Promise((done, fail) => {
              const start = performance.now();
              const look = () => {
                let value = false;
                try { value = (\(expression)); } catch { /* It is not there yet. */ }
                if (value) done(true);
                else if (performance.now() - start > 10000) fail(new Error('never: ' + \(Self.quoted(expression))));
                else setTimeout(look, 5);
              };
              look();
            })
            """)
    }

    private static func quoted(_ text: String) -> String {
        let bytes = (try? JSONEncoder().encode(text)) ?? Data("''".utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
