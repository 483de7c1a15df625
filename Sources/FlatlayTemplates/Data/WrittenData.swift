import Foundation

/// The data that a document has: values, the name of a data file, or a mapping of names to either.
///
/// A file that can't be read is no error yet, since other data may replace its name.
struct WrittenData {
    /// The part that could be read.
    private(set) var root = TemplateValue.mapping(TemplateMapping([]))
    /// The names whose files could not be read, with the reasons; an empty name is that of the file of all data.
    private(set) var failures: [(name: String, error: TemplateError)] = []
    /// The file of the list whose rows are read later; nil if there is none.
    private(set) var rowFile: URL?

    private let paths: PathPolicy

    /// Reads the data.
    ///
    /// - Parameters:
    ///   - replaced: names that other data replace, whose files are not read.
    ///   - rows: the name of a list whose rows are read one by one later, if they are in a file of rows; it is empty
    ///     here.
    init(_ node: DocumentNode?, without replaced: Set<String> = [], rows: String? = nil, paths: PathPolicy) {
        self.paths = paths
        guard let node, !node.isNull else { return }
        if node.string != nil {
            if let value = value(of: node, isFile: true, named: "") { root = value }
            return
        }
        guard let entries = node.entries else {
            root = node.value
            return
        }
        var pairs: [(String, TemplateValue)] = []
        for entry in entries where !replaced.contains(entry.key) {
            let format = entry.value.string.flatMap(DataFormat.init(fileName:))
            if entry.key == rows, format?.hasRows == true, let url = url(of: entry.value, named: entry.key) {
                rowFile = url
                pairs.append((entry.key, .list([])))
            } else if let value = value(of: entry.value, isFile: format != nil, named: entry.key) {
                pairs.append((entry.key, value))
            }
        }
        root = .mapping(TemplateMapping(pairs))
    }

    /// The value of a node, or of the file that it names; nil after a failure.
    private mutating func value(of node: DocumentNode, isFile: Bool, named name: String) -> TemplateValue? {
        guard isFile, let file = node.string else { return node.value }
        guard DataFormat(fileName: file) != nil else {
            failures.append((name, TemplateError(.unknownDataFormat(file), at: node.location, path: node.path)))
            return nil
        }
        guard let url = url(of: node, named: name) else { return nil }
        do throws(TemplateError) {
            return try DataSet.file(url, name: file)
        } catch {
            failures.append((name, error))
            return nil
        }
    }

    /// The file that a node names; nil after a failure.
    private mutating func url(of node: DocumentNode, named name: String) -> URL? {
        let file = node.string ?? ""
        do throws(PathProblem) {
            return try paths.file(named: file)
        } catch {
            failures.append((name, TemplateError(error.problem(for: file), at: node.location, path: node.path)))
            return nil
        }
    }
}
