import CoreGeometry
import Foundation

/// Where and how one element is shown.
///
/// The layout hands out copies: changing one changes nothing in the layout.
///
/// Each element of a picture has attributes, of which every property is read: so these are not checked for overlapping
/// accesses.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The element's index path.
    @exclusivity(unchecked) open var indexPath: IndexPath
    /// Cell, supplementary view or decoration view.
    @exclusivity(unchecked) public fileprivate(set) var representedElementCategory: UICollectionView.ElementCategory =
        .cell
    /// The kind; nil for cells.
    @exclusivity(unchecked) public fileprivate(set) var representedElementKind: String?

    /// The size before the transform, in points.
    @exclusivity(unchecked) open var size: CGSize = .zero
    /// The middle, in content coordinates.
    @exclusivity(unchecked) open var center: CGPoint = .zero
    /// The transform about the middle; the identity where ``transform3D`` is more than a map of the plane.
    open var transform: CGAffineTransform = .identity { didSet { spatialTransform = nil } }
    /// The transform of space about the middle. One that is more than a map of the plane counts for ``frame``.
    open var transform3D: CATransform3D {
        get { spatialTransform?.matrix ?? CATransform3DMakeAffineTransform(transform) }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            spatialTransform = CATransform3DIsAffine(newValue) ? nil : SpatialTransform(newValue)
        }
    }
    /// The transform where it is more than a map of the plane.
    @exclusivity(unchecked) private var spatialTransform: SpatialTransform?

    /// Apart from the attributes: its sixteen numbers are most of what they would hold, and few have one.
    private final class SpatialTransform {
        let matrix: CATransform3D

        init(_ matrix: CATransform3D) {
            self.matrix = matrix
        }
    }

    /// Whether ``transform3D`` says more than ``transform``: few elements' does, so none but those pay for a matrix.
    package var leavesPlane: Bool { spatialTransform != nil }
    /// The opacity.
    @exclusivity(unchecked) open var alpha: CGFloat = 1
    /// The order of drawing.
    @exclusivity(unchecked) open var zIndex: Int = 0
    /// Whether the element is not drawn.
    @exclusivity(unchecked) open var isHidden = false

    /// Attributes for a cell at section 0, item 0.
    public required override init() {
        indexPath = IndexPath(item: 0, section: 0)
    }

    /// Attributes for the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        represent(.cell(indexPath))
    }

    /// Attributes for a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.supplementary(elementKind, indexPath))
    }

    /// Attributes for a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.decoration(decorationViewKind, indexPath))
    }

    /// The bounding box after the transform. Setting it sets the middle and the size, undoing the transform's effect
    /// on neither.
    open var frame: CGRect {
        get {
            let corner = CGPoint(x: -size.width / 2, y: -size.height / 2)
            if let spatialTransform {
                return CGRect(origin: corner, size: size).applying(spatialTransform.matrix).moved(by: center)
            }
            if transform.isIdentity { return CGRect(origin: center + corner, size: size) }
            return CGRect(origin: corner, size: size).applying(transform).moved(by: center)
        }
        set {
            center = CGPoint(
                x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
            size = newValue.size
        }
    }

    /// The size, at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// A copy with the same content; subclasses with fields of their own extend it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.represent(elementIdentity)
        copy.size = size
        copy.center = center
        copy.transform = transform
        copy.spatialTransform = spatialTransform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// Whether the other object shows the same element in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return elementIdentity == other.elementIdentity && size == other.size && center == other.center
            && transform == other.transform && spatialTransform?.matrix == other.spatialTransform?.matrix
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }

    /// A hash of the element.
    open override var hash: Int { elementIdentity.hashValue }

    /// The element, the frame and what differs from the defaults, for diagnostics.
    open override var description: String { FrameList.Line(self).description }
}

extension UICollectionViewLayoutAttributes {
    /// Which element this is.
    public var elementIdentity: ElementIdentity {
        ElementIdentity(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }

    func represent(_ element: ElementIdentity) {
        indexPath = element.indexPath
        representedElementCategory = element.category
        representedElementKind = element.kind
    }

    func copied() -> UICollectionViewLayoutAttributes {
        (copy() as? UICollectionViewLayoutAttributes) ?? self
    }
}
