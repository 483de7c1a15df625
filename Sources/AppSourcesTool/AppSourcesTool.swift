import Foundation

/// Rewrites an app's files so that they compile on Linux.
///
/// ```
/// AppSourcesTool INPUT OUTPUT
/// ```
///
/// The output begins with the location of the input, so that the compiler reports errors there, and a preview knows
/// where it is declared. Tables for xib files follow; see ``NibTableWriter``. Ends with 1 if a file cannot be read or
/// written.
@main
enum AppSourcesTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { $0 }
        guard arguments.count == 2 else { fail("usage: AppSourcesTool INPUT OUTPUT") }
        let (input, output) = (arguments[0], arguments[1])
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: input))
        } catch {
            fail("\(input): cannot be read: \(error.localizedDescription)")
        }
        guard let source = String(data: data, encoding: .utf8) else {
            fail("\(input): is not UTF-8; save it as UTF-8, which the compiler needs as well")
        }
        let (text, edits) = SourceRewriter.rewrite(source)
        do {
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: output).deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((place(of: input) + text + imports(for: edits) + NibTableWriter.tables(for: source)).utf8).write(
                to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            fail("\(output): cannot be written: \(error.localizedDescription)")
        }
        if let summary = edits.summary { print("\(input): \(summary)") }
    }

    /// The line that tells the compiler where the next one comes from.
    private static func place(of input: String) -> String {
        let path = input.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(path)\", line: 1)\n"
    }

    /// What follows the text: the type of selectors, which Foundation has elsewhere.
    private static func imports(for edits: [SourceEdit]) -> String {
        edits.contains { $0.kind == .selector } ? "\nimport struct UIKit.Selector\n" : ""
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("AppSourcesTool: \(message)\n".utf8))
        exit(1)
    }
}
