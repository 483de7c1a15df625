import Foundation
import CoreGeometry

/// The changes that a visible items handler has made to an element; nil for values that it left as they were.
///
/// Only differences are stored, so that an element that moves for other reasons, such as a pinned header, keeps moving.
@MainActor
struct VisibleItemChange {
    private var alpha: CGFloat?
    private var zIndex: Int?
    private var isHidden: Bool?
    private var transform: CATransform3D?
    private var centerShift: CGPoint?

    /// Creates the difference between the layout's attributes and those that a handler left; nil if there is none.
    init?(from base: UICollectionViewLayoutAttributes, to changed: UICollectionViewLayoutAttributes) {
        guard base != changed else { return nil }
        alpha = changed.alpha == base.alpha ? nil : changed.alpha
        zIndex = changed.zIndex == base.zIndex ? nil : changed.zIndex
        isHidden = changed.isHidden == base.isHidden ? nil : changed.isHidden
        transform = changed.transform3D == base.transform3D ? nil : changed.transform3D
        centerShift = changed.center == base.center ? nil : changed.center - base.center
    }

    func apply(to attributes: UICollectionViewLayoutAttributes) {
        if let alpha { attributes.alpha = alpha }
        if let zIndex { attributes.zIndex = zIndex }
        if let isHidden { attributes.isHidden = isHidden }
        if let transform { attributes.transform3D = transform }
        if let centerShift { attributes.center = attributes.center + centerShift }
    }
}
