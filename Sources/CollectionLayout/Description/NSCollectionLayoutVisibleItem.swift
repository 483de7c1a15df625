import CoreGeometry
import Foundation

/// A visible element, passed to a section's visible items handler. Values that the handler sets persist.
///
/// Frames are in content coordinates, without the section's own scrolling.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The z-index.
    var zIndex: Int { get set }
    /// Whether the element is not drawn.
    var isHidden: Bool { get set }
    /// The centre, in content coordinates.
    var center: CGPoint { get set }
    /// The transform about the centre.
    var transform: CGAffineTransform { get set }
    /// The 3D transform about the centre.
    var transform3D: CATransform3D { get set }
    /// A name for diagnostics.
    var name: String { get }
    /// The element's index path.
    var indexPath: IndexPath { get }
    /// The bounding box after the transform, in content coordinates.
    var frame: CGRect { get }
    /// The size, with the origin at zero.
    var bounds: CGRect { get }
    /// Cell, supplementary view or decoration view.
    var representedElementCategory: CollectionElementCategory { get }
    /// The kind; nil for cells.
    var representedElementKind: String? { get }
}

/// Called with the visible items of a section, the scroll offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// A name for diagnostics, for example `cell 0.3`.
    public var name: String { elementIdentity.description }
}
