import CollectionLayout

/// The z-order of a collection's elements: by z-index; within one, section backgrounds below cells, and cells below
/// headers, footers and badges; then by index path.
enum ElementOrder {
    /// Sorts elements.
    ///
    /// 1. Elements are distributed to layers, which layouts mix: the cells of a section, its header, those of the next
    ///    section.
    /// 2. Layers are sorted by z-index and rank.
    /// 3. Within a layer most layouts already use the order of index paths, so a layer is only sorted if it is not in
    ///    order.
    static func sort(_ elements: inout [LeasedAttributes]) {
        // 1. Indices are moved, since each copy of an element counts references.
        var layers: [(layer: Layer, members: [Int])] = []
        var places: [Layer: Int] = [:]
        var current = 0
        for index in elements.indices {
            let layer = Layer(elements[index])
            if layers.isEmpty || layers[current].layer != layer {
                current = places[layer] ?? layers.count
                if current == layers.count {
                    places[layer] = current
                    layers.append((layer, []))
                }
            }
            layers[current].members.append(index)
        }
        // 2.
        layers.sort { $0.layer < $1.layer }
        // 3.
        var isSorted = layers.count < 2
        for place in layers.indices where !isInOrder(layers[place].members, of: elements) {
            layers[place].members.sort { isPaintedBefore(elements[$0], elements[$1]) }
            isSorted = false
        }
        if !isSorted { elements = layers.flatMap { layer in layer.members.map { elements[$0] } } }
    }

    /// The elements whose order depends only on their index path.
    private struct Layer: Hashable, Comparable {
        let zIndex: Int
        let rank: Int

        init(_ attributes: LeasedAttributes) {
            zIndex = attributes.zIndex
            rank = ElementOrder.rank(attributes)
        }

        static func < (first: Layer, second: Layer) -> Bool {
            (first.zIndex, first.rank) < (second.zIndex, second.rank)
        }
    }

    /// Returns whether the elements of a layer are already sorted by index path, without duplicates.
    private static func isInOrder(_ members: [Int], of elements: [LeasedAttributes]) -> Bool {
        var last = (section: Int.min, item: Int.min)
        for index in members {
            let path = elements[index].indexPath
            guard path.count == 2, last < (path[0], path[1]) else { return false }
            last = (path[0], path[1])
        }
        return true
    }

    static func isPaintedBefore(
        _ first: LeasedAttributes, _ second: LeasedAttributes
    ) -> Bool {
        if first.zIndex != second.zIndex { return first.zIndex < second.zIndex }
        let ranks = (rank(first), rank(second))
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
        return (first.representedElementKind ?? "") < (second.representedElementKind ?? "")
    }

    private static func rank(_ attributes: LeasedAttributes) -> Int {
        switch attributes.representedElementCategory {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}
