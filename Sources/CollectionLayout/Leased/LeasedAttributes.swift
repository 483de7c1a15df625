import ActorLeases
import CoreGeometry
import Foundation

/// The attributes of an element, for code that holds an ``ActorLease``: renderers draw on any thread.
package struct LeasedAttributes: Sendable {
    /// The attributes on the main actor.
    package let attributes: UICollectionViewLayoutAttributes

    /// Wraps attributes.
    @inlinable
    package init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
    }

    /// Whether these are no attributes of an app's own class.
    package var isOfLayoutsOwnClass: Bool { type(of: attributes) == UICollectionViewLayoutAttributes.self }

    /// Wraps a list of attributes.
    package static func list(_ list: [UICollectionViewLayoutAttributes]) -> [LeasedAttributes] {
        list.map { LeasedAttributes($0) }
    }
}

extension LeasedAttributes {
    @usableFromInline typealias Attributes = UICollectionViewLayoutAttributes

    /// The identity of the element.
    @inlinable package var elementIdentity: ElementIdentity {
        leased { (attributes: Attributes) in attributes.elementIdentity }(attributes)
    }
    /// The index path.
    @inlinable package var indexPath: IndexPath {
        leased { (attributes: Attributes) in attributes.indexPath }(attributes)
    }
    /// Cell, supplementary view or decoration view.
    @inlinable package var representedElementCategory: CollectionElementCategory {
        leased { (attributes: Attributes) in attributes.representedElementCategory }(attributes)
    }
    /// The kind; nil for cells.
    @inlinable package var representedElementKind: String? {
        leased { (attributes: Attributes) in attributes.representedElementKind }(attributes)
    }
    /// The bounding box after the transform.
    @inlinable package var frame: CGRect { leased { (attributes: Attributes) in attributes.frame }(attributes) }
    /// The size before the transform.
    @inlinable package var size: CGSize { leased { (attributes: Attributes) in attributes.size }(attributes) }
    /// The centre.
    @inlinable package var center: CGPoint { leased { (attributes: Attributes) in attributes.center }(attributes) }
    /// The opacity.
    @inlinable package var alpha: CGFloat { leased { (attributes: Attributes) in attributes.alpha }(attributes) }
    /// The z-index.
    @inlinable package var zIndex: Int { leased { (attributes: Attributes) in attributes.zIndex }(attributes) }
    /// Whether the element is not drawn.
    @inlinable package var isHidden: Bool { leased { (attributes: Attributes) in attributes.isHidden }(attributes) }
    /// The transform about the centre.
    @inlinable package var transform: CGAffineTransform {
        leased { (attributes: Attributes) in attributes.transform }(attributes)
    }
    /// The 3D transform about the centre.
    @inlinable package var transform3D: CATransform3D {
        leased { (attributes: Attributes) in attributes.transform3D }(attributes)
    }
    /// Whether ``transform3D`` is more than ``transform``.
    @inlinable package var leavesPlane: Bool {
        leased { (attributes: Attributes) in attributes.leavesPlane }(attributes)
    }
}
