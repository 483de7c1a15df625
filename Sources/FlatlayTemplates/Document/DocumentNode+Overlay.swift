extension DocumentNode {
    /// Returns this node merged with another: mappings are merged by key, everything else is replaced. Existing keys
    /// keep their order, and new ones follow. A mapping with numbers as keys replaces single elements of a list.
    func overlaid(with upper: DocumentNode) -> DocumentNode {
        guard let added = upper.entries else { return upper.moved(to: path) }
        if let elements, !added.isEmpty, let indexed = Self.indexed(added, count: elements.count) {
            var merged = elements
            for (index, node) in indexed {
                merged[index] = merged[index].overlaid(with: node)
            }
            return DocumentNode(content: .sequence(merged), location: location, path: path)
        }
        guard let entries else { return upper.moved(to: path) }
        var merged = entries
        var positions = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { _, last in last })
        for entry in added {
            if let position = positions[entry.key] {
                merged[position] = Entry(
                    key: entry.key, keyLocation: entry.keyLocation,
                    value: merged[position].value.overlaid(with: entry.value))
            } else {
                positions[entry.key] = merged.count
                merged.append(entry.replacing(entry.value.moved(to: path.appending(entry.key))))
            }
        }
        return DocumentNode(content: .mapping(merged), location: upper.location, path: path)
    }

    private static func indexed(_ entries: [Entry], count: Int) -> [(Int, DocumentNode)]? {
        let indexed = entries.compactMap { entry -> (Int, DocumentNode)? in
            guard let index = Int(entry.key), index >= 0, index < count else { return nil }
            return (index, entry.value)
        }
        return indexed.count == entries.count ? indexed : nil
    }
}
