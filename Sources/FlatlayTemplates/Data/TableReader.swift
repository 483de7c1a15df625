import SwiftCSV

/// Reads a table of separated values: the header contains the names, and each row becomes a mapping.
///
/// Fields are texts, exactly as they are written: a code `007`, a surname `Null`. Expressions and settings take them as
/// numbers and truth values where they need some; see ``TemplateValue/typed``.
struct TableReader {
    private let names: [String]
    private let format: TableFormat
    /// The separator of CSV fields.
    private let separator: Character

    /// Reads all rows of a table.
    static func rows(of file: SourceFile, format: TableFormat) throws(TemplateError) -> TemplateValue {
        let declared = declaredSeparator(file, format)
        let file = declared == nil ? file : file.droppingFirstLine
        let separator = declared ?? guessedSeparator(file.text)
        let rows = try fields(of: file, format: format, separator: separator)
        guard let header = rows.first else { return .list([]) }
        let table = try TableReader(header, format: format, separator: separator)
        var values: [TemplateValue] = []
        for row in rows.dropFirst() where row.fields != [""] { values.append(try table.value(of: row).get()) }
        return .list(values)
    }

    /// Reads the header of a table, the first row of a text.
    ///
    /// - Parameter separator: what separates the fields of CSV, if the table says it.
    init(headerOf file: SourceFile, format: TableFormat, separator: Character?) throws(TemplateError) {
        let separator = separator ?? Self.guessedSeparator(file.text)
        let header = try Self.fields(of: file, format: format, separator: separator).first
        let start = SourceLocation(file: file, line: file.firstLine, column: 1)
        self = try TableReader(header ?? Row(fields: [], location: start), format: format, separator: separator)
    }

    private init(_ header: Row, format: TableFormat, separator: Character) throws(TemplateError) {
        names = header.fields
        self.format = format
        self.separator = separator
        if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
            throw TemplateError(.duplicateKey(name), at: header.location)
        }
    }

    /// Reads the rows of a text, which is a part of the table, with their lines. Empty ones are skipped.
    func rows(
        of file: SourceFile
    ) throws(TemplateError) -> [(line: Int, value: Result<TemplateValue, TemplateError>)] {
        try Self.fields(of: file, format: format, separator: separator).filter { $0.fields != [""] }
            .map { ($0.location.line, value(of: $0)) }
    }

    private func value(of row: Row) -> Result<TemplateValue, TemplateError> {
        guard row.fields.count == names.count else {
            return .failure(
                TemplateError(.raggedRow(expected: names.count, found: row.fields.count), at: row.location))
        }
        return .success(.mapping(TemplateMapping(zip(names, row.fields.map(TemplateValue.cell)).map { ($0, $1) })))
    }

    private struct Row {
        let fields: [String]
        let location: SourceLocation
    }

    private static func fields(
        of file: SourceFile, format: TableFormat, separator: Character
    ) throws(TemplateError) -> [Row] {
        format == .tsv ? try tabSeparatedFields(of: file) : try commaSeparatedFields(of: file, separator: separator)
    }

    private static func tabSeparatedFields(of file: SourceFile) throws(TemplateError) -> [Row] {
        do throws(TabSeparatedText.Invalid) {
            return try TabSeparatedText.rows(of: file.text).map { row in
                Row(
                    fields: row.fields,
                    location: SourceLocation(file: file, line: file.firstLine + row.line, column: 1))
            }
        } catch {
            throw self.error(error.reason, file, line: file.firstLine + error.line, format: .tsv)
        }
    }

    private static func commaSeparatedFields(
        of file: SourceFile, separator: Character
    ) throws(TemplateError) -> [Row] {
        // Without a final line break, SwiftCSV drops an empty last field.
        let text = file.text.last?.isNewline == false ? file.text + "\n" : file.text
        var rows: [Row] = []
        var line = file.firstLine
        do {
            let table = try CSV<Enumerated>(
                string: text, delimiter: .character(separator), loadColumns: false, rowLimit: 0)
            try table.enumerateAsArray(startAt: 0, rowLimit: nil) { fields in
                rows.append(Row(fields: fields, location: SourceLocation(file: file, line: line, column: 1)))
                line += fields.reduce(1) { lines, field in field.reduce(lines) { $1.isNewline ? $0 + 1 : $0 } }
            }
        } catch {
            throw self.error("a quote is inside a field; double it and quote the field", file, line: line)
        }
        guard file.text.utf8.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2) else {
            let last = rows.last?.location.line ?? file.firstLine
            throw self.error("a quoted field has no closing quote", file, line: last)
        }
        return rows
    }

    /// The separator in the first line of CSV: Excel writes and reads `sep=;` there.
    static func declaredSeparator(_ file: SourceFile, _ format: TableFormat) -> Character? {
        guard format == .csv else { return nil }
        let line = file.text.prefix { !$0.isNewline }.filter { $0 != "\"" && $0 != " " }
        guard line.count == 5, line.lowercased().hasPrefix("sep="), let separator = line.last else { return nil }
        return separator
    }

    /// The most frequent separator of the first line.
    private static func guessedSeparator(_ text: String) -> Character {
        let header = text.prefix { !$0.isNewline }
        return [",", ";", "\t"].max { left, right in
            header.count { $0 == left } < header.count { $0 == right }
        } ?? ","
    }

    private static func error(
        _ reason: String, _ file: SourceFile, line: Int, format: TableFormat = .csv
    ) -> TemplateError {
        TemplateError(
            .dataSyntax(format: format.name, reason: reason), at: SourceLocation(file: file, line: line, column: 1))
    }
}
