import CollectionLayout
import Foundation

extension UICollectionView {
    /// The direction of scrolling.
    public typealias ScrollDirection = CollectionScrollDirection
    /// The positions that an item can be scrolled to.
    public typealias ScrollPosition = CollectionScrollPosition
    /// Which elements are measured for their preferred size.
    public typealias MeasuringPolicy = CollectionMeasuringPolicy
    /// The category of an element.
    public typealias ElementCategory = CollectionElementCategory

    /// When changed cells are measured again.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// Never.
        case disabled = 0
        /// When they request it.
        case enabled
        /// When they request it or their constraints change.
        case enabledIncludingConstraints
    }
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
