import Foundation

extension UICollectionView {
    /// The direction of scrolling.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// The content scrolls up and down.
        case vertical = 0
        /// The content scrolls left and right.
        case horizontal
    }

    /// The positions that an item can be scrolled to.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The positions as bits.
        public let rawValue: UInt

        /// Creates positions from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item is at the top edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item is centred between the top and bottom edges.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item is at the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item is at the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item is centred between the left and right edges.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item is at the right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// When changed cells are measured again.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// Never.
        case disabled = 0
        /// When they request it.
        case enabled
        /// When they request it or their constraints change.
        case enabledIncludingConstraints
    }

    /// Which elements are measured for their preferred size.
    public enum MeasuringPolicy: Hashable, Sendable {
        /// All elements, which an image of the whole content needs.
        case everything
        /// Only visible elements, as in UIKit; the others keep their estimates until they become visible.
        case visible
    }

    /// The category of an element.
    public enum ElementCategory: Int, Hashable, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A header, a footer, a badge or the like.
        case supplementaryView
        /// A view without data, such as a background.
        case decorationView
    }
}

extension UICollectionView.ScrollDirection {
    var axis: Axis { self == .vertical ? .vertical : .horizontal }
}

/// Provides the numbers of sections and items of a collection view.
@MainActor @preconcurrency
public protocol CollectionViewItemCounting: AnyObject {
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns the number of items of a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
}

extension CollectionViewItemCounting {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
