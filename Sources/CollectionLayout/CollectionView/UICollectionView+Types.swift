import Foundation

extension UICollectionView {
    /// The direction of scrolling.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// Downwards.
        case vertical = 0
        /// Sideways.
        case horizontal
    }

    /// Where an item is put in sight.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The positions as bits.
        public let rawValue: UInt

        /// Positions from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle between the upper and the lower edge.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle between the left and the right edge.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// When cells that change are measured again.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// Never.
        case disabled = 0
        /// When they ask for it.
        case enabled
        /// When they ask for it or their constraints change.
        case enabledIncludingConstraints
    }

    /// Which elements are asked for their preferred size.
    public enum MeasuringPolicy: Hashable, Sendable {
        /// All: what a picture of the whole content needs.
        case everything
        /// Those in sight, as UIKit does; the others keep their estimates until they come into sight.
        case visible
    }

    /// What an element is.
    public enum ElementCategory: Int, Hashable, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A header, a footer, a badge and the like.
        case supplementaryView
        /// A view that shows no data.
        case decorationView
    }
}

extension UICollectionView.ScrollDirection {
    var axis: Axis { self == .vertical ? .vertical : .horizontal }
}

/// Counts the sections and items of a collection view.
public protocol CollectionViewItemCounting: AnyObject {
    /// The number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// The number of items of a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
}

extension CollectionViewItemCounting {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
