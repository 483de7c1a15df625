import Flatlay
import Foundation

/// Reads the rows of a table, or the values of JSON lines, one at a time: a file of any size takes the memory of one
/// row.
package struct RowReader {
    /// A row of the file.
    package struct Row: Sendable {
        /// Its value, or what is wrong with it. Later rows may be right.
        package let value: Result<TemplateValue, TemplateErrors>
        /// The bytes that it has in the file.
        package let size: Int
        /// The number of its first line in the file, from 1.
        package let line: Int
    }

    private enum Form {
        case lines
        case table(TableFormat)

        var isTable: Bool {
            if case .table = self { true } else { false }
        }

        /// Its name in messages.
        var name: String {
            if case .table(let format) = self { format.name } else { "JSON" }
        }
    }

    /// The maximum size of a row, in megabytes.
    private static let megabyteLimit = 64

    /// The name of the file in messages.
    package let name: String
    private let form: Form
    private let lines: FileLines
    /// The separator that the table's first line names, before its header.
    private var separator: Character?
    /// The reader of the table's rows, once its header is known.
    private var table: TableReader?
    private var waiting: [Row] = []

    /// Opens a file of CSV, TSV or JSON lines; returns nil for other formats, which can only be read as a whole.
    ///
    /// - Throws: `TemplateErrors` if the file can't be opened.
    package init?(contentsOf url: URL) throws(TemplateErrors) {
        name = url.lastPathComponent
        switch DataFormat(fileName: name) {
        case .csv: form = .table(.csv)
        case .tsv: form = .table(.tsv)
        case .jsonl: form = .lines
        case .json, .yaml, .yml, nil: return nil
        }
        do throws(RegularFile.Failure) {
            lines = try FileLines(path: url.path)
        } catch {
            throw Self.errors(TextFile.problem(error, name: name), in: name)
        }
    }

    /// Returns the next row; nil at the end of the file.
    ///
    /// - Throws: `TemplateErrors` if no further rows can be read.
    package mutating func next() throws(TemplateErrors) -> Row? {
        while waiting.isEmpty {
            let first = lines.count + 1
            guard let bytes = try record() else { return nil }
            let file: SourceFile
            do {
                file = try TextFile.utf8Text(of: Data(bytes), name: name, isTable: form.isTable, firstLine: first)
            } catch {
                // Another encoding is that of the whole file, so it is one error.
                throw TemplateErrors(errors: [error])
            }
            // A line of tabs is a row of a table with empty fields.
            guard file.text.contains(where: { form.isTable ? !$0.isNewline : !$0.isWhitespace }) else { continue }
            try read(file, size: bytes.count)
        }
        return waiting.removeFirst()
    }

    private mutating func read(_ file: SourceFile, size: Int) throws(TemplateErrors) {
        guard case .table(let format) = form else {
            waiting = [
                Row(
                    value: Self.result { () throws(TemplateError) in try JSONReader.value(of: file) }, size: size,
                    line: file.firstLine)
            ]
            return
        }
        do throws(TemplateError) {
            if table == nil, separator == nil, let declared = TableReader.declaredSeparator(file, format) {
                separator = declared
                return
            }
            let isHeader = table == nil
            if isHeader { table = try TableReader(headerOf: file, format: format, separator: separator) }
            waiting = try (table?.rows(of: file) ?? []).dropFirst(isHeader ? 1 : 0).map { row in
                Row(value: Self.result(row.value), size: size, line: row.line)
            }
        } catch {
            guard table != nil else { throw TemplateErrors(errors: [error]) }
            waiting = [Row(value: .failure(TemplateErrors(errors: [error])), size: size, line: error.line)]
        }
    }

    /// The bytes of the next line, or of the next lines if a quoted field of a table has line breaks.
    private func record() throws(TemplateErrors) -> [UInt8]? {
        do throws(RegularFile.Failure) {
            guard var record = try lines.next(limit: Self.megabyteLimit << 20) else { return nil }
            guard case .table(let format) = form else {
                // Without its line break, which errors at the end of the line would count.
                if record.last == UInt8(ascii: "\n") { record.removeLast() }
                return record
            }
            var isOpen = Self.isOpen(after: record, isOpen: false, format)
            while isOpen, let line = try lines.next(limit: Self.megabyteLimit << 20) {
                record += line
                isOpen = Self.isOpen(after: line, isOpen: true, format)
                guard record.count <= Self.megabyteLimit << 20 else { throw .tooLarge }
            }
            return record
        } catch .tooLarge {
            throw Self.errors(
                .dataSyntax(
                    format: form.name,
                    reason: "a row has more than \(Self.megabyteLimit) MB; shorten it, or close its quotes"),
                in: name, line: lines.count + 1)
        } catch {
            throw Self.errors(TextFile.problem(error, name: name), in: name)
        }
    }

    /// Whether a quoted field goes on after a line.
    private static func isOpen(after line: [UInt8], isOpen: Bool, _ format: TableFormat) -> Bool {
        switch format {
        // A quote in a quoted field is doubled, so fields are complete where the number of quotes is even.
        case .csv: line.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2) == isOpen
        case .tsv: TabSeparatedText.isOpen(after: line, isOpen: isOpen)
        }
    }

    private static func result<Value>(_ body: () throws(TemplateError) -> Value) -> Result<Value, TemplateErrors> {
        do throws(TemplateError) { return .success(try body()) } catch { return result(.failure(error)) }
    }

    private static func result<Value>(_ value: Result<Value, TemplateError>) -> Result<Value, TemplateErrors> {
        value.mapError { TemplateErrors(errors: [$0]) }
    }

    private static func errors(_ problem: TemplateProblem, in name: String, line: Int = 1) -> TemplateErrors {
        let file = SourceFile(name: name, text: "")
        return TemplateErrors(
            errors: [TemplateError(problem, at: SourceLocation(file: file, line: line, column: 1))])
    }
}
