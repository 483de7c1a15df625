import Foundation

/// Opens a page in Debian's headless Chromium and carries out steps, as a person would.
///
/// ```swift
/// let values = try Browser(page: url).run([.key("j"), .evaluate("document.title")])
/// ```
package struct Browser {
    /// What is done with the page.
    package enum Step: Encodable {
        /// Evaluates JavaScript; its value is the step's value. A promise is awaited.
        case evaluate(String)
        /// Presses a key, by its name in JavaScript.
        case key(String)
        /// Types a text into what has the focus.
        case type(String)
        /// Moves the mouse to a point.
        case move(Double, Double)
        /// Clicks at a point.
        case click(Double, Double)
        /// Presses the mouse at one point and releases it at another.
        case drag(from: (Double, Double), to: (Double, Double))
        /// Writes what is visible to a PNG file.
        case screenshot(String)
        /// Writes a text to a file, as an editor would while the page is open.
        case write(String, to: String)
        /// Deletes a file.
        case delete(String)

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .evaluate(let text): try container.encode(["evaluate": text])
            case .key(let key): try container.encode(["key": key])
            case .type(let text): try container.encode(["type": text])
            case .move(let x, let y): try container.encode(["move": [x, y]])
            case .click(let x, let y): try container.encode(["click": [x, y]])
            case .drag(let from, let to): try container.encode(["drag": [from.0, from.1, to.0, to.1]])
            case .screenshot(let path): try container.encode(["screenshot": path])
            case .write(let text, let path): try container.encode(["write": [path, text]])
            case .delete(let path): try container.encode(["delete": path])
            }
        }
    }

    /// Why the steps were not carried out.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private let page: URL
    private let width: Int
    private let height: Int
    private let isDark: Bool
    private let allowsFailedRequests: Bool

    /// - Parameters:
    ///   - page: the address of the page.
    ///   - isDark: whether the person prefers dark pages.
    ///   - allowsFailedRequests: whether answers with errors are no errors of the page.
    package init(
        page: URL, width: Int = 1280, height: Int = 800, isDark: Bool = false, allowsFailedRequests: Bool = false
    ) {
        self.page = page
        self.width = width
        self.height = height
        self.isDark = isDark
        self.allowsFailedRequests = allowsFailedRequests
    }

    /// Carries out the steps and returns the value of each, as JSON has it.
    ///
    /// - Throws: a ``Failure`` if the browser is missing, a step fails, or the page has an error.
    package func run(_ steps: [Step]) throws -> [Any] {
        struct Job: Encodable {
            let program: String
            let address: String
            let width: Int
            let height: Int
            let dark: Bool
            let failedRequests: Bool
            let steps: [Step]
        }
        let program = "/usr/bin/chromium-headless-shell"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw Failure(description: "\(program) is missing; script/bootstrap --tests installs it")
        }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("browser.py")
        let job = Job(
            program: program, address: page.absoluteString, width: width, height: height, dark: isDark,
            failedRequests: allowsFailedRequests, steps: steps)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [script.path]
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(job))
        try input.fileHandleForWriting.close()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let object = try? JSONSerialization.jsonObject(with: answer) as? [String: Any]
        guard let object, let values = object["values"] as? [Any] else {
            throw Failure(description: "the browser failed: \(complaint)")
        }
        if let found = object["errors"] as? [String], !found.isEmpty {
            throw Failure(description: "the page has errors: " + found.joined(separator: "; "))
        }
        return values
    }
}
