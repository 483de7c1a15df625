import Foundation

/// Reads files as text, with the errors that users can act on.
enum TextFile {
    /// The largest data file, in megabytes.
    static let megabyteLimit = 256

    /// Reads a file; `name` is what errors call it.
    static func read(_ url: URL, name: String) throws(TemplateError) -> SourceFile {
        let empty = SourceLocation(file: SourceFile(name: name, text: ""), line: 1, column: 1)
        let data: Data
        do {
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
            guard size ?? 0 <= megabyteLimit << 20 else {
                throw TemplateError(.fileTooLarge(limit: megabyteLimit), at: empty)
            }
            data = try Data(contentsOf: url)
        } catch let error as TemplateError {
            throw error
        } catch {
            let isThere = FileManager.default.fileExists(atPath: url.path)
            let problem: TemplateProblem =
                isThere
                ? .unreadableFile(name, reason: "check its permissions") : .fileNotFound(name)
            throw TemplateError(problem, at: empty)
        }
        return try text(of: data, name: name)
    }

    /// Decodes UTF-8, without the mark that some editors put first.
    static func text(of data: Data, name: String) throws(TemplateError) -> SourceFile {
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        if let text = String(validating: bytes, as: UTF8.self) { return SourceFile(name: name, text: text) }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        let file = SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self))
        throw TemplateError(.notUTF8, at: SourceLocation(file: file, line: line + 1, column: 1))
    }
}
