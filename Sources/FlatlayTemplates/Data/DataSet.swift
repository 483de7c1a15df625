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
            rowUse = options.rowUse
            return
        }
        var root: TemplateValue
        if let text = options.dataText {
            root = Self.named(try JSONReader.value(of: SourceFile(name: "data", text: text)), like: node)
        } else if let url = options.dataFile {
            root = Self.named(try Self.file(url, name: url.lastPathComponent), like: node)
        } else {
            root = try Self.written(node, without: Set(options.namedDataFiles.map(\.name)), paths: paths)
        }
        for (name, file) in options.namedDataFiles {
            root = try Self.setting(name, of: root, to: Self.file(file, name: file.lastPathComponent))
        }
        self = try DataSet(root: root).applying(options.valueOverrides)
    }

    private init(root: TemplateValue) {
        self.root = root
    }

    /// Creates data that replaces the document's; `node` is the document's own data.
    init(_ value: TemplateValue, like node: DocumentNode?) {
        root = Self.named(value, like: node)
    }

    /// Returns a copy with the data overrides applied.
    func applying(_ overrides: [ValueOverride]) throws(TemplateError) -> DataSet {
        var copy = self
        for override in overrides where override.concernsData { copy.root = try override.apply(to: copy.root) }
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
        try written(node, paths: paths)
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

    /// Reads data as written in a document, without the values of names that are replaced: their files may be missing.
    private static func written(
        _ node: DocumentNode?, without replaced: Set<String> = [], paths: PathPolicy
    ) throws(TemplateError) -> TemplateValue {
        guard let node, !node.isNull else { return .mapping(TemplateMapping([])) }
        if node.string != nil { return try value(of: node, isFile: true, paths: paths) }
        guard let entries = node.entries else { return node.value }
        var pairs: [(String, TemplateValue)] = []
        for entry in entries {
            if replaced.contains(entry.key) { continue }
            let isFile = entry.value.string.map { DataFormat(fileName: $0) != nil } ?? false
            pairs.append((entry.key, try value(of: entry.value, isFile: isFile, paths: paths)))
        }
        return .mapping(TemplateMapping(pairs))
    }

    private static func value(
        of node: DocumentNode, isFile: Bool, paths: PathPolicy
    ) throws(TemplateError) -> TemplateValue {
        guard isFile, let name = node.string else { return node.value }
        guard DataFormat(fileName: name) != nil else {
            throw TemplateError(.unknownDataFormat(name), at: node.location, path: node.path)
        }
        let url: URL
        do {
            url = try paths.file(named: name)
        } catch {
            throw TemplateError(error.problem(for: name), at: node.location, path: node.path)
        }
        return try file(url, name: name)
    }

    private static func file(_ url: URL, name: String) throws(TemplateError) -> TemplateValue {
        let format = DataFormat(fileName: name)
        let file = try TextFile.read(url, name: name, as: format?.isTable == true ? .table : .data)
        guard let format else {
            throw TemplateError(.unknownDataFormat(name), at: SourceLocation(file: file, line: 1, column: 1))
        }
        return try format.values(of: file)
    }
}
