import Flatlay

// The parts of layouts as templates write them: values, which any thread can decode. The objects that layouts consist
// of are on the main actor.

/// One length of a size.
enum DimensionDescription: Hashable, Sendable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
    case uniformAcrossSiblings(estimate: CGFloat)

    /// Creates the dimension.
    @MainActor
    func make() -> NSCollectionLayoutDimension {
        switch self {
        case .fractionalWidth(let fraction): .fractionalWidth(fraction)
        case .fractionalHeight(let fraction): .fractionalHeight(fraction)
        case .absolute(let length): .absolute(length)
        case .estimated(let estimate): .estimated(estimate)
        case .uniformAcrossSiblings(let estimate): .uniformAcrossSiblings(estimate: estimate)
        }
    }
}

/// A width and a height.
struct SizeDescription: Hashable, Sendable {
    var width: DimensionDescription
    var height: DimensionDescription

    /// The size of the whole container.
    static let whole = SizeDescription(width: .fractionalWidth(1), height: .fractionalHeight(1))
    /// A size of zero.
    static let zero = SizeDescription(width: .absolute(0), height: .absolute(0))

    /// Creates the size.
    @MainActor
    func make() -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width.make(), heightDimension: height.make())
    }
}

/// A gap.
enum SpacingDescription: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(CGFloat)

    /// Creates the spacing.
    @MainActor
    func make() -> NSCollectionLayoutSpacing {
        switch self {
        case .fixed(let length): .fixed(length)
        case .flexible(let length): .flexible(length)
        }
    }
}

/// Gaps around an item.
struct EdgeSpacingDescription: Hashable, Sendable {
    var leading: SpacingDescription?
    var top: SpacingDescription?
    var trailing: SpacingDescription?
    var bottom: SpacingDescription?

    /// Creates the spacing.
    @MainActor
    func make() -> NSCollectionLayoutEdgeSpacing {
        NSCollectionLayoutEdgeSpacing(
            leading: leading?.make(), top: top?.make(), trailing: trailing?.make(), bottom: bottom?.make())
    }
}

/// A position at the edges of a rectangle.
struct AnchorDescription: Hashable, Sendable {
    /// How far the position is from the edges.
    enum Offset: Hashable, Sendable {
        case absolute(CGPoint)
        case fractional(CGPoint)
    }

    var edges: NSDirectionalRectEdge = []
    var offset = Offset.absolute(.zero)

    /// Creates the anchor.
    @MainActor
    func make() -> NSCollectionLayoutAnchor {
        switch offset {
        case .absolute(let point): NSCollectionLayoutAnchor(edges: edges, absoluteOffset: point)
        case .fractional(let point): NSCollectionLayoutAnchor(edges: edges, fractionalOffset: point)
        }
    }
}
