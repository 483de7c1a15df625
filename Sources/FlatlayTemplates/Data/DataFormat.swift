import Foundation

/// The formats that data come in, told by the end of the file's name.
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

    /// Reads the values of a text.
    func values(of file: SourceFile) throws(TemplateError) -> TemplateValue {
        switch self {
        case .json: try JSONReader.value(of: file)
        case .jsonl: try JSONReader.lines(of: file)
        case .yaml, .yml: try DocumentParser.parse(file)?.value ?? .null
        case .csv: try TableReader.rows(of: file, separator: nil)
        case .tsv: try TableReader.rows(of: file, separator: "\t")
        }
    }
}
