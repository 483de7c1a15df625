import Flatlay

/// The layout of the whole collection: what its sections share.
struct CollectionLayoutDescription {
    var scrollDirection = UICollectionView.ScrollDirection.vertical
    var interSectionSpacing: CGFloat = 0
    var contentInsetsReference: UIContentInsetsReference?

    /// The configuration of a compositional layout.
    @MainActor
    var configuration: UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = scrollDirection
        configuration.interSectionSpacing = interSectionSpacing
        if let contentInsetsReference { configuration.contentInsetsReference = contentInsetsReference }
        return configuration
    }
}

/// The layout of the whole collection as it is written.
struct CollectionLayoutTemplate {
    let value: Dynamic<CollectionLayoutDescription>
    let node: DocumentNode
}

extension ValueType where Value == CollectionLayoutTemplate {
    /// The layout of the whole collection.
    static var collectionLayout: ValueType {
        let layout = ValueType<CollectionLayoutDescription>.record(
            "a layout such as { interSectionSpacing: 20 }",
            Field(
                "scrollDirection",
                ValueType<UICollectionView.ScrollDirection>.word(
                    "scroll direction", ["vertical": .vertical, "horizontal": .horizontal]),
                "Along which axis the sections follow each other.", default: "vertical", example: "horizontal"),
            Field("interSectionSpacing", .length, "The gap between sections.", default: "0", example: "20"),
            Field(
                "contentInsetsReference", .contentInsetsReference,
                "Where the contentInsets of sections begin, across the scroll direction: at the edges (none), at the safe "
                    + "area, 8 points from the edges (layoutMargins), or around a column of at most 672 points "
                    + "(readableContent).", default: "safeArea", example: "readableContent")
        ) {
            CollectionLayoutDescription(
                scrollDirection: $0 ?? .vertical, interSectionSpacing: $1 ?? 0, contentInsetsReference: $2)
        }
        return ValueType<Dynamic<CollectionLayoutDescription>>.dynamic(layout).mapWithNode {
            CollectionLayoutTemplate(value: $0, node: $1)
        }
    }
}
