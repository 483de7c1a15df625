import CollectionLayout

/// The order in which a collection's elements are painted: by z-index; within one, section backgrounds below cells and
/// cells below headers, footers and badges; then by index path.
enum ElementOrder {
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
