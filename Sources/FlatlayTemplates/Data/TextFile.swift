import Flatlay
import Foundation

/// Reads text files, with errors that tell users what to do.
enum TextFile {
    /// The maximum size of a data file, in megabytes.
    static let megabyteLimit = 256

    /// Reads a file; `name` is its name in errors.
    static func read(_ url: URL, name: String) throws(TemplateError) -> SourceFile {
        let empty = SourceLocation(file: SourceFile(name: name, text: ""), line: 1, column: 1)
        let data: Data
        do {
            data = try RegularFile.read(url.path, limit: megabyteLimit << 20)
        } catch {
            throw TemplateError(problem(error, name: name), at: empty)
        }
        return try text(of: data, name: name)
    }

    static func problem(_ failure: RegularFile.Failure, name: String) -> TemplateProblem {
        switch failure {
        case .notFound: .fileNotFound(name)
        case .special(.folder): .unreadableFile(name, reason: "it is a folder; name a file in it")
        case .special(let kind):
            .unreadableFile(name, reason: "it is \(kind.noun); write what it gives into a file, and name that")
        case .tooLarge: .fileTooLarge(limit: megabyteLimit)
        case .forbidden: .unreadableFile(name, reason: "check its permissions")
        case .failed(let reason): .unreadableFile(name, reason: reason)
        }
    }

    /// Decodes UTF-8 and removes a byte order mark.
    ///
    /// - Parameter firstLine: the number of the first line, for a part of a file.
    static func text(of data: Data, name: String, firstLine: Int = 1) throws(TemplateError) -> SourceFile {
        if isUTF16(data) {
            let file = SourceFile(name: name, text: "", firstLine: firstLine)
            throw TemplateError(.isUTF16, at: SourceLocation(file: file, line: firstLine, column: 1))
        }
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        if let text = String(validating: bytes, as: UTF8.self) {
            return SourceFile(name: name, text: text, firstLine: firstLine)
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        let file = SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self), firstLine: firstLine)
        throw TemplateError(.notUTF8, at: SourceLocation(file: file, line: firstLine + line, column: 1))
    }

    /// Whether bytes begin with a byte order mark of UTF-16, or with an ASCII character as one.
    private static func isUTF16(_ data: Data) -> Bool {
        let start = [UInt8](data.prefix(2))
        guard start.count == 2 else { return false }
        return start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || (start[0] == 0) != (start[1] == 0)
    }
}
