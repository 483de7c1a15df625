/// The names available to a text or a condition; inner names shadow outer ones.
///
/// The outermost scope has the data's own names and `data`. A section adds `section` and `sectionIndex`, a cell `item`
/// and `index`, a repeated view `element` and `elementIndex`, and a cell with parameters their names.
final class Scope {
    private let parent: Scope?
    private let names: [String: TemplateValue]
    private let current: TemplateValue?
    /// Names whose values are computed on first access; nil if there are none.
    private let computed: Computed?
    /// Notes whether the row of the data is read; only in the scope of the data.
    private let rowUse: RowUse?

    /// Names with a way to compute their values.
    struct Computed {
        let names: [String]
        let value: (String) -> TemplateValue?
    }

    /// Creates a scope within `parent`. `current` is the value of `{{ . }}`; if it is a mapping, its names are in
    /// scope.
    init(
        parent: Scope? = nil, names: [String: TemplateValue] = [:], current: TemplateValue? = nil,
        computed: Computed? = nil, rowUse: RowUse? = nil
    ) {
        self.computed = computed
        self.rowUse = rowUse
        self.parent = parent
        self.names = names
        self.current = current
    }

    /// The result of resolving a path.
    enum Resolution {
        case found(TemplateValue)
        /// There is no such value. The name at `position` of the path is the first that is missing; perhaps one of
        /// `known` was meant. If the value before it is no mapping, `owner` says what it is.
        case missing(position: Int, known: [String], owner: String? = nil)
    }

    /// Resolves a path.
    func resolve(_ path: ValuePath) -> Resolution {
        guard let first = path.names.first else {
            return innermost.map(Resolution.found) ?? .missing(position: 0, known: [])
        }
        guard var value = value(named: first, of: path) else { return .missing(position: 0, known: knownNames) }
        for (offset, name) in path.names.dropFirst().enumerated() {
            guard let next = value[name] else {
                let owner = value.kindWithoutNames
                return .missing(position: offset + 1, known: value.names, owner: owner)
            }
            value = next
        }
        return .found(value)
    }

    /// The path of a name like `name` in one of the mappings called `owners`: `item.title` for `title`.
    func nestedName(near name: String, in owners: [String]) -> String? {
        for owner in owners.prefix(100) {
            guard let value = value(named: owner, of: nil), let nearest = Suggestion.nearest(to: name, in: value.names)
            else {
                continue
            }
            return "\(owner).\(nearest)"
        }
        return nil
    }

    private var innermost: TemplateValue? {
        guard let current else { return parent?.innermost }
        rowUse?.note([])
        return current
    }

    /// - Parameter path: the path that is read, which begins with the name; nil if the value is only looked for.
    private func value(named name: String, of path: ValuePath?) -> TemplateValue? {
        var scope: Scope? = self
        while let each = scope {
            if let value = each.names[name] ?? each.current?[name] ?? each.computed?.value(name) {
                if let use = each.rowUse, let path { use.note(path.names) }
                return value
            }
            scope = each.parent
        }
        return nil
    }

    private var knownNames: [String] {
        names.keys.sorted() + (current?.names ?? []) + (computed?.names ?? []) + (parent?.knownNames ?? [])
    }
}

extension TemplateValue {
    /// The value of a name, or of a list index written as a name.
    subscript(name: String) -> TemplateValue? {
        switch self {
        case .mapping(let mapping): mapping[name]
        case .list(let elements): Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
    }

    /// What a value without names is; nil for a mapping. It is the same for all values of a kind, so that the items of
    /// a list have one error together.
    fileprivate var kindWithoutNames: String? {
        switch self {
        case .mapping: nil
        case .null: "nothing"
        case .bool: "true or false"
        case .number: "a number"
        case .string, .cell: "a text"
        case .list: "a list"
        }
    }

    /// The keys of a mapping; none for other values.
    fileprivate var names: [String] {
        if case .mapping(let mapping) = self { mapping.keys } else { [] }
    }
}
