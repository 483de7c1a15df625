import Foundation

/// The size that a section or a custom group is described for.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size before the insets, in points.
    var contentSize: CGSize { get }
    /// The size after the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets as given.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider may decide by: the container and the traits.
///
/// ```swift
/// UICollectionViewCompositionalLayout { index, environment in
///     environment.container.effectiveContentSize.width > 500 ? wideSection() : narrowSection()
/// }
/// ```
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The environment that the solver hands out.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    /// Whether the section before the one that is asked for is a list of groups, whose room below counts as room between
    /// both.
    let followsGroupedList: Bool

    init(contentSize: CGSize, traitCollection: UITraitCollection, followsGroupedList: Bool = false) {
        self.contentSize = contentSize
        self.traitCollection = traitCollection
        self.followsGroupedList = followsGroupedList
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
