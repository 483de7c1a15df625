import Foundation

/// The formats of data files, identified by file extension.
enum DataFormat: String, CaseIterable {
    case json
    case jsonl
    case yaml
    case yml
    case csv
    case tsv

    init?(fileName: String) {
        let end = (fileName as NSString).pathExtension.lowercased()
        self.init(rawValue: end == "ndjson" ? "jsonl" : end)
    }

    /// Whether it is a table, whose first row names the columns.
    var isTable: Bool { self == .csv || self == .tsv }

    /// Whether a file can be read row by row.
    var hasRows: Bool { isTable || self == .jsonl }

    /// Parses the values of a file.
    func values(of file: SourceFile) throws(TemplateError) -> TemplateValue {
        switch self {
        case .json: try JSONReader.value(of: file)
        case .jsonl: try JSONReader.lines(of: file)
        case .yaml, .yml: try DocumentParser.parse(file)?.value ?? .null
        case .csv: try TableReader.rows(of: file, format: .csv)
        case .tsv: try TableReader.rows(of: file, format: .tsv)
        }
    }
}
