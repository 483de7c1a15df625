import SwiftCSV

/// Reads a table of separated values: the header contains the names, and each row becomes a mapping.
///
/// Fields get types like YAML's plain scalars, so `12` is a number and is still shown as written.
enum TableReader {
    static func rows(of file: SourceFile, separator: Character?) throws(TemplateError) -> TemplateValue {
        let rows = try fields(of: file, separator: separator ?? guessedSeparator(file.text))
        guard let header = rows.first else { return .list([]) }
        let names = header.fields
        if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
            throw TemplateError(.duplicateKey(name), at: header.location)
        }
        var values: [TemplateValue] = []
        for row in rows.dropFirst() where row.fields != [""] {
            guard row.fields.count == names.count else {
                throw TemplateError(.raggedRow(expected: names.count, found: row.fields.count), at: row.location)
            }
            values.append(.mapping(TemplateMapping(zip(names, row.fields.map(PlainScalar.value)).map { ($0, $1) })))
        }
        return .list(values)
    }

    private struct Row {
        let fields: [String]
        let location: SourceLocation
    }

    private static func fields(of file: SourceFile, separator: Character) throws(TemplateError) -> [Row] {
        // Without a final line break, SwiftCSV drops an empty last field.
        let text = file.text.last?.isNewline == false ? file.text + "\n" : file.text
        var rows: [Row] = []
        var line = 1
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
            let last = rows.last?.location.line ?? 1
            throw self.error("a quoted field has no closing quote", file, line: last)
        }
        return rows
    }

    /// The most frequent separator of the first line.
    private static func guessedSeparator(_ text: String) -> Character {
        let header = text.prefix { !$0.isNewline }
        return [",", ";", "\t"].max { left, right in
            header.count { $0 == left } < header.count { $0 == right }
        } ?? ","
    }

    private static func error(_ reason: String, _ file: SourceFile, line: Int) -> TemplateError {
        TemplateError(
            .dataSyntax(format: "CSV", reason: reason), at: SourceLocation(file: file, line: line, column: 1))
    }
}
