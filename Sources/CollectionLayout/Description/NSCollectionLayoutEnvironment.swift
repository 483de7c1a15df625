import Foundation

/// The container size for which a section or a custom group is described.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size before the insets, in points.
    var contentSize: CGSize { get }
    /// The size after the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets as they were specified.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The input of a section provider: the container and the traits.
///
/// ```swift
/// UICollectionViewCompositionalLayout { index, environment in
///     environment.container.effectiveContentSize.width > 500 ? wideSection() : narrowSection()
/// }
/// ```
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The environment that the layout passes to section providers and custom groups.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    /// Whether the preceding section is a grouped list, whose bottom space counts as the space between both sections.
    let followsGroupedList: Bool
    /// The insets that a section may choose; nil for an environment without any.
    let references: InsetReferences?

    init(
        contentSize: CGSize, traitCollection: UITraitCollection, followsGroupedList: Bool = false,
        references: InsetReferences? = nil
    ) {
        self.references = references
        self.contentSize = contentSize
        self.traitCollection = traitCollection
        self.followsGroupedList = followsGroupedList
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

extension NSCollectionLayoutEnvironment {
    /// The size that a section has for its contents, without the insets of a reference.
    package func contentSize(for reference: UIContentInsetsReference) -> CGSize {
        guard reference != .automatic, let references = (self as? LayoutEnvironment)?.references else {
            return container.effectiveContentSize
        }
        return references.insets(for: reference).reducing(references.bounds)
    }
}
