/// Keys and values in the order in which they were written. If a key occurs twice, the last value wins.
package struct TemplateMapping: Sendable, Equatable {
    /// A key and its value.
    package struct Entry: Sendable, Equatable {
        package let key: String
        package let value: TemplateValue
    }

    package private(set) var entries: [Entry] = []
    private var positions: [String: Int] = [:]

    package init(_ pairs: [(String, TemplateValue)]) {
        entries.reserveCapacity(pairs.count)
        for (key, value) in pairs {
            self[key] = value
        }
    }

    /// The keys in order.
    package var keys: [String] { entries.map(\.key) }

    /// The value of a key; assigning nil has no effect.
    package subscript(key: String) -> TemplateValue? {
        get { positions[key].map { entries[$0].value } }
        set {
            guard let newValue else { return }
            if let position = positions[key] {
                entries[position] = Entry(key: key, value: newValue)
            } else {
                positions[key] = entries.count
                entries.append(Entry(key: key, value: newValue))
            }
        }
    }

    package static func == (left: TemplateMapping, right: TemplateMapping) -> Bool {
        left.entries.count == right.entries.count && left.entries.allSatisfy { right[$0.key] == $0.value }
    }
}
