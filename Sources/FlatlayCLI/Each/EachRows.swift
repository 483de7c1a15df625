import Flatlay
import FlatlayTemplates
import Foundation

/// The rows of `flatlay render --each`, and the data that all of them share.
///
/// A file of CSV, TSV or JSON lines that `--data` or the template names is read row by row, so it may be larger than
/// memory. Other lists are a part of the data and are read with it.
struct EachRows {
    /// A row of the list.
    struct Row: Sendable {
        /// Its position in the list, from 0.
        let index: Int
        /// Its value, or what is wrong with it in its file.
        let value: Result<TemplateValue, TemplateErrors>
        /// The bytes that it has in its file.
        let size: Int
        /// Its first line in its file; nil for a row of a list that was read as a whole.
        var line: Int?
    }

    private enum Source {
        case file(RowReader)
        case list([TemplateValue])
    }

    /// The data that the images of all rows share.
    let data: EachData
    private var source: Source
    private var count = 0
    /// Rows that were read ahead.
    private var ahead: ArraySlice<Row> = []

    /// Finds the list with a name.
    ///
    /// - Throws: `TemplateErrors`, ``CommandFailure``.
    init(_ name: String, template: String, variant: String?, source: PictureSource) throws {
        var reading = source.reading(variant: variant)
        reading.rowsComeLater = name
        var rows: RowReader?
        /// The path of the file of rows, if the template names it.
        var path: String?
        if let index = reading.namedDataFiles.firstIndex(where: { $0.name == name }) {
            rows = try RowReader(contentsOf: reading.namedDataFiles[index].file)
            if rows != nil {
                // The data has an empty list until the rows are read.
                reading.namedDataFiles.remove(at: index)
                reading.furtherOverrides.insert(ValueOverride(keyPath: "data.\(name)", value: .list([])), at: 0)
            }
        }
        let (value, file) = try source.data(template, reading)
        if rows == nil, let file {
            rows = try RowReader(contentsOf: file)
            path = file.path
        }
        data = EachData(list: name, data: value, file: rows?.name, ownPath: path)
        if let rows {
            self.source = .file(rows)
            return
        }
        switch data.list {
        case .list(let rows)?: self.source = .list(rows)
        case let value?:
            throw CommandFailure.usage("--each \(name): '\(name)' is \(value.found), and should be a list")
        case nil:
            let hint =
                Suggestion.nearest(to: name, in: data.names).map { "did you mean '\($0)'?" }
                ?? "name it with --data \(name)=\(name).csv"
            throw CommandFailure.usage("--each \(name): the data has no '\(name)'; \(hint)")
        }
    }

    /// Returns the next row; nil after the last one.
    ///
    /// - Throws: `TemplateErrors` if the file can't be read any further.
    mutating func next() throws -> Row? {
        if let row = ahead.popFirst() { return row }
        return try read()
    }

    /// Returns the first row with a value, without taking it; nil if none of the first hundred has one.
    ///
    /// - Throws: see ``next()``.
    mutating func firstValue() throws -> TemplateValue? {
        while ahead.count < 100, let row = try read() {
            ahead.append(row)
            if case .success(let value) = row.value { return value }
        }
        return nil
    }

    private mutating func read() throws -> Row? {
        let row: Row?
        switch source {
        case .file(var reader):
            let next = try reader.next()
            source = .file(reader)
            row = next.map { Row(index: count, value: $0.value, size: $0.size, line: $0.line) }
        case .list(let rows):
            row = count < rows.count ? Row(index: count, value: .success(rows[count]), size: 0) : nil
        }
        if row != nil { count += 1 }
        return row
    }
}

/// The data that the images of all rows share, and the position of the rows in it.
struct EachData: Sendable {
    /// The path of the list.
    private let path: [String]
    private let shared: TemplateValue
    /// The name of the file of the rows; nil for a list that was read as a whole.
    let file: String?
    /// The path of that file if the template names it; nil for a file of the command line.
    let ownPath: String?

    init(list: String, data: TemplateValue, file: String?, ownPath: String?) {
        self.file = file
        self.ownPath = ownPath
        path = list.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        shared = data
    }

    /// The path of the list, as it is written.
    var name: String { path.joined(separator: ".") }

    /// The name of the data that has the list.
    var root: String { path.first ?? "" }

    /// The value at the path of the list, if there is one.
    var list: TemplateValue? { shared.value(at: path) }

    /// The names of the data.
    var names: [String] { shared.memberNames }

    /// The data of a row's image: the list has this row only, and `item` is the row.
    func data(of row: TemplateValue) -> TemplateValue {
        shared.replacing(path[...], with: .list([row])).replacing(["item"], with: row)
    }

    /// A row in messages, such as `posts[2]`, or `posts[2] (posts.csv:4)` if its line in its file is known.
    func place(of index: Int, line: Int? = nil) -> String {
        let place = "\(name)[\(index)]"
        guard let file, let line else { return place }
        return "\(place) (\(file):\(line))"
    }

    /// The object that notes whether a template reads a row.
    var rowUse: RowUse { RowUse(list: path) }
}
