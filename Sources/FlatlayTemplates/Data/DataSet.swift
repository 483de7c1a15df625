import Foundation

/// The data of a template, from any source.
struct DataSet {
    /// All data as one value.
    private(set) var root: TemplateValue
    /// The values of parameters, before those of the data.
    var parameters: [String: TemplateValue] = [:]
    /// Values of the document, after those of the data.
    var variables = Variables()
    /// Notes whether the row of the data is read; nil for data without one.
    var rowUse: RowUse?
    /// Whether the data come from elsewhere than the document, at least some of them.
    private(set) var isGiven = false
    /// The names whose files could not be read, with the reasons, as long as nothing else gives them values. The file of
    /// all data has an empty name.
    private(set) var failures: [(name: String, error: TemplateError)] = []
    /// The file of the list whose rows are read one by one; nil if there is none.
    private(set) var rowFile: URL?

    /// The scope of the data: its names, and `data` for all of it.
    ///
    /// - Parameter outer: the scope of the variables.
    func scope(within outer: Scope?) -> Scope {
        var names = parameters
        names["data"] = root
        return Scope(parent: outer, names: names, current: root, rowUse: rowUse)
    }

    /// Creates the evaluation context for this data.
    ///
    /// - Parameter budget: the budget of the image; nil for that of a single image.
    func evaluation(
        reporter: ErrorReporter, resources: TemplateResources, budget: PictureBudget? = nil
    ) -> Evaluation {
        let plain = Evaluation(
            scope: scope(within: nil), reporter: reporter, resources: resources,
            budget: ViewBudget(picture: budget ?? PictureBudget(data: root)))
        guard !variables.isEmpty else { return plain }
        return plain.within(scope(within: Scope(names: variables.values(of: self, in: plain))))
    }

    /// Loads the data of a document, or the data that replaces it.
    init(_ node: DocumentNode?, options: TemplateOptions, paths: PathPolicy) throws(TemplateError) {
        if let value = options.dataValue {
            self = DataSet(root: value)
            isGiven = true
            rowUse = options.rowUse
            return
        }
        var root: TemplateValue
        if let text = options.dataText {
            root = Self.named(try JSONReader.value(of: SourceFile(name: "data", text: text)), like: node)
        } else if let url = options.dataFile {
            root = Self.named(try Self.file(url, name: url.lastPathComponent), like: node)
        } else {
            let replaced = options.namedDataFiles.map(\.name) + options.valueOverrides.compactMap(\.replacedName)
            let written = WrittenData(node, without: Set(replaced), rows: options.rowsComeLater, paths: paths)
            (root, failures, rowFile) = (written.root, written.failures, written.rowFile)
        }
        for (name, file) in options.namedDataFiles {
            root = try Self.setting(name, of: root, to: Self.file(file, name: file.lastPathComponent))
        }
        self.root = root
        isGiven = options.dataText != nil || options.dataFile != nil || !options.namedDataFiles.isEmpty
        self = try applying(options.valueOverrides)
    }

    private init(root: TemplateValue) {
        self.root = root
    }

    /// Returns the data unless a file of it could not be read.
    ///
    /// - Throws: the first error.
    func complete() throws(TemplateError) -> DataSet {
        if let failure = failures.first { throw failure.error }
        return self
    }

    /// Creates data that replaces the document's; `node` is the document's own data.
    init(_ value: TemplateValue, like node: DocumentNode?) {
        root = Self.named(value, like: node)
        isGiven = true
    }

    /// Returns a copy with the data overrides applied.
    func applying(_ overrides: [ValueOverride]) throws(TemplateError) -> DataSet {
        var copy = self
        for override in overrides where override.concernsData {
            copy.root = try override.apply(to: copy.root)
            copy.failures.removeAll { $0.name == override.replacedName }
        }
        return copy
    }

    /// Reads the values of a data file.
    static func values(of url: URL) throws(TemplateError) -> TemplateValue {
        try file(url, name: url.lastPathComponent)
    }

    /// Returns a copy with some names replaced. Values that are not a mapping replace everything.
    func replacing(_ values: TemplateValue) -> DataSet {
        var copy = self
        if case .mapping(var names) = root, case .mapping(let others) = values {
            for entry in others.entries { names[entry.key] = entry.value }
            copy.root = .mapping(names)
        } else {
            copy.root = values
        }
        return copy
    }

    /// Reads data as written in a document: values, the name of a data file, or a mapping of names to either.
    static func value(written node: DocumentNode, paths: PathPolicy) throws(TemplateError) -> TemplateValue {
        let written = WrittenData(node, paths: paths)
        if let failure = written.failures.first { throw failure.error }
        return written.root
    }

    /// Replacement data that is not a mapping becomes the value of the document's only name, if it has exactly one.
    private static func named(_ value: TemplateValue, like node: DocumentNode?) -> TemplateValue {
        if case .mapping = value { return value }
        guard let entries = node?.entries, entries.count == 1 else { return value }
        return .mapping(TemplateMapping([(entries[0].key, value)]))
    }

    /// Returns data with one of its names replaced or added.
    static func setting(
        _ name: String, of data: TemplateValue, to value: TemplateValue
    ) throws(TemplateError) -> TemplateValue {
        guard case .mapping(var names) = data else {
            let location = SourceLocation(file: SourceFile(name: "data", text: ""), line: 1, column: 1)
            throw TemplateError(
                .wrongType(expected: "a mapping of names, to which '\(name)' is added", found: data.found),
                at: location,
                path: NodePath.root.appending("data"))
        }
        names[name] = value
        return .mapping(names)
    }

    /// Reads a data file.
    ///
    /// - Parameter name: its name in errors.
    static func file(_ url: URL, name: String) throws(TemplateError) -> TemplateValue {
        let format = DataFormat(fileName: name)
        let file = try TextFile.read(url, name: name, as: format?.isTable == true ? .table : .data)
        guard let format else {
            throw TemplateError(.unknownDataFormat(name), at: SourceLocation(file: file, line: 1, column: 1))
        }
        return try format.values(of: file)
    }
}
