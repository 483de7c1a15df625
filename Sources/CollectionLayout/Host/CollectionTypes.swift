import Foundation

/// The direction of scrolling.
public enum CollectionScrollDirection: Int, Hashable, Sendable {
    /// The content scrolls up and down.
    case vertical = 0
    /// The content scrolls left and right.
    case horizontal
}

/// The positions that an item can be scrolled to.
public struct CollectionScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as bits.
    public let rawValue: UInt

    /// Creates positions from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The item is at the top edge.
    public static let top = CollectionScrollPosition(rawValue: 1)
    /// The item is centred between the top and bottom edges.
    public static let centeredVertically = CollectionScrollPosition(rawValue: 2)
    /// The item is at the bottom edge.
    public static let bottom = CollectionScrollPosition(rawValue: 4)
    /// The item is at the left edge.
    public static let left = CollectionScrollPosition(rawValue: 8)
    /// The item is centred between the left and right edges.
    public static let centeredHorizontally = CollectionScrollPosition(rawValue: 16)
    /// The item is at the right edge.
    public static let right = CollectionScrollPosition(rawValue: 32)
}

/// Which elements are measured for their preferred size.
public enum CollectionMeasuringPolicy: Hashable, Sendable {
    /// All elements, which an image of the whole content needs.
    case everything
    /// Only visible elements, as in UIKit; the others keep their estimates until they become visible.
    case visible
}

/// The category of an element.
public enum CollectionElementCategory: Int, Hashable, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A header, a footer, a badge or the like.
    case supplementaryView
    /// A view without data, such as a background.
    case decorationView
}

extension CollectionScrollDirection {
    var axis: Axis { self == .vertical ? .vertical : .horizontal }
}

/// The kinds of the headers and footers of flow layouts and lists.
public enum CollectionElementKind {
    /// A section header.
    public static let sectionHeader = "UICollectionElementKindSectionHeader"
    /// A section footer.
    public static let sectionFooter = "UICollectionElementKindSectionFooter"
}
