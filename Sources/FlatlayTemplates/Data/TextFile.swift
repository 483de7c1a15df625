import Flatlay
import Foundation

/// Reads text files, with errors that say what to do.
enum TextFile {
    /// The maximum size of a data file, in megabytes.
    static let megabyteLimit = 256

    /// The kind of a file's content, which decides how its bytes are read.
    enum Content {
        /// A document, which is UTF-8.
        case document
        /// Data, which may also be UTF-16.
        case data
        /// A table, which spreadsheets write in further encodings.
        case table
    }

    /// Reads a file; `name` is its name in errors.
    static func read(
        _ url: URL, name: String, as content: Content = .document
    ) throws(TemplateError) -> SourceFile {
        let empty = SourceLocation(file: SourceFile(name: name, text: ""), line: 1, column: 1)
        let data: Data
        do {
            data = try RegularFile.read(url.path, limit: megabyteLimit << 20)
        } catch {
            throw TemplateError(problem(error, name: name), at: empty)
        }
        return try text(of: data, name: name, as: content)
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

    /// Decodes UTF-8, and UTF-16 of data, and removes a byte order mark.
    static func text(
        of data: Data, name: String, as content: Content = .document
    ) throws(TemplateError) -> SourceFile {
        guard var decoder = UTF16Text(startingWith: data) else {
            return try utf8Text(of: data, name: name, isTable: content == .table, firstLine: 1)
        }
        guard content != .document else {
            let file = SourceFile(name: name, text: "")
            throw TemplateError(.isUTF16, at: SourceLocation(file: file, line: 1, column: 1))
        }
        return SourceFile(name: name, text: String(decoding: decoder.utf8(of: data, isLast: true), as: UTF8.self))
    }

    /// Decodes UTF-8 and removes a byte order mark.
    ///
    /// - Parameter firstLine: the number of the first line, for a part of a file.
    static func utf8Text(
        of data: Data, name: String, isTable: Bool, firstLine: Int
    ) throws(TemplateError) -> SourceFile {
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        if let text = String(validating: bytes, as: UTF8.self) {
            return SourceFile(name: name, text: text, firstLine: firstLine)
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        let file = SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self), firstLine: firstLine)
        throw TemplateError(
            isTable ? .tableNotUTF8 : .notUTF8,
            at: SourceLocation(file: file, line: firstLine + line, column: 1))
    }
}
