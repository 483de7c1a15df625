import CoreGeometry
import Foundation

/// An element in sight, handed to a section's visible items handler; what the handler sets stays set.
///
/// Frames are in content coordinates with the section's own scrolling left out.
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The order of drawing.
    var zIndex: Int { get set }
    /// Whether the element is not drawn.
    var isHidden: Bool { get set }
    /// The middle, in content coordinates.
    var center: CGPoint { get set }
    /// The transform about the middle.
    var transform: CGAffineTransform { get set }
    /// The transform of space about the middle.
    var transform3D: CATransform3D { get set }
    /// A name for diagnostics.
    var name: String { get }
    /// The element's index path.
    var indexPath: IndexPath { get }
    /// The bounding box after the transform, in content coordinates.
    var frame: CGRect { get }
    /// The size, at the origin.
    var bounds: CGRect { get }
    /// Cell, supplementary view or decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind; nil for cells.
    var representedElementKind: String? { get }
}

/// Called with the visible items of a section, the offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// A name for diagnostics, for example `cell 0.3`.
    public var name: String { elementIdentity.description }
}
