import CollectionLayout

/// The order in which a collection's elements are painted: by z-index; within one, section backgrounds below cells and
/// cells below headers, footers and badges; then by index path.
enum ElementOrder {
    /// Sorts elements. Most come in order already, or nearly: their keys are read once and then compared.
    static func sort(_ elements: inout [UICollectionViewLayoutAttributes]) {
        var keys: [Key] = []
        keys.reserveCapacity(elements.count)
        for (place, attributes) in elements.enumerated() {
            guard let key = Key(attributes, place: place) else { return elements.sort(by: isPaintedBefore) }
            keys.append(key)
        }
        let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.isBefore($1) == true }
        guard !isSorted else { return }
        let unsorted = elements
        keys.sort { $0.isBefore($1) ?? isPaintedBefore(unsorted[$0.place], unsorted[$1.place]) }
        elements = keys.map { unsorted[$0.place] }
    }

    /// What decides about the order of most elements.
    private struct Key {
        let zIndex: Int
        let rank: Int
        let section: Int
        let item: Int
        /// The element's place before sorting.
        let place: Int

        /// Nil for an index path that is no section and item.
        init?(_ attributes: UICollectionViewLayoutAttributes, place: Int) {
            let path = attributes.indexPath
            guard path.count == 2 else { return nil }
            zIndex = attributes.zIndex
            rank = ElementOrder.rank(attributes)
            (section, item) = (path[0], path[1])
            self.place = place
        }

        /// Nil where the kinds decide.
        func isBefore(_ other: Key) -> Bool? {
            if zIndex != other.zIndex { return zIndex < other.zIndex }
            if rank != other.rank { return rank < other.rank }
            if section != other.section { return section < other.section }
            return item == other.item ? nil : item < other.item
        }
    }

    static func isPaintedBefore(
        _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
    ) -> Bool {
        if first.zIndex != second.zIndex { return first.zIndex < second.zIndex }
        let ranks = (rank(first), rank(second))
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
        return (first.representedElementKind ?? "") < (second.representedElementKind ?? "")
    }

    private static func rank(_ attributes: UICollectionViewLayoutAttributes) -> Int {
        switch attributes.representedElementCategory {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}
