import ActorLeases
import CoreGeometry
import Foundation

/// The frame and the appearance of one element.
///
/// The layout returns copies: changing one has no effect on the layout.
///
/// Every element of an image has attributes, and all their properties are read. For speed, they are not checked for
/// overlapping accesses.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The element's index path.
    @exclusivity(unchecked) open var indexPath: IndexPath
    /// Cell, supplementary view or decoration view.
    @exclusivity(unchecked) public fileprivate(set) var representedElementCategory: CollectionElementCategory =
        .cell
    /// The kind; nil for cells.
    @exclusivity(unchecked) public fileprivate(set) var representedElementKind: String?

    /// The size before the transform, in points.
    @exclusivity(unchecked) open var size: CGSize = .zero
    /// The centre, in content coordinates.
    @exclusivity(unchecked) open var center: CGPoint = .zero
    /// The transform about the centre; the identity if ``transform3D`` is not affine in the plane.
    @exclusivity(unchecked) open var transform: CGAffineTransform = .identity { didSet { spatialTransform = nil } }
    /// The 3D transform about the centre; ``frame`` includes it.
    open var transform3D: CATransform3D {
        get { spatialTransform?.matrix ?? CATransform3DMakeAffineTransform(transform) }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            spatialTransform = CATransform3DIsAffine(newValue) ? nil : SpatialTransform(newValue)
        }
    }
    /// The 3D transform, if it is not affine in the plane.
    @exclusivity(unchecked) private var spatialTransform: SpatialTransform?

    /// A separate object, because its sixteen numbers would take most of the memory of the attributes, and few have
    /// one.
    private final class SpatialTransform: Sendable {
        let matrix: CATransform3D

        init(_ matrix: CATransform3D) {
            self.matrix = matrix
        }
    }

    /// Whether ``transform3D`` is more than ``transform``. Few elements have such a matrix, and only those pay for it.
    package var leavesPlane: Bool { spatialTransform != nil }
    /// The opacity.
    @exclusivity(unchecked) open var alpha: CGFloat = 1
    /// The z-index; 0 by default.
    @exclusivity(unchecked) open var zIndex: Int = 0
    /// Whether the element is not drawn.
    @exclusivity(unchecked) open var isHidden = false

    /// Creates attributes for the cell at section 0, item 0.
    public required override init() {
        indexPath = IndexPath(item: 0, section: 0)
    }

    /// Creates attributes for the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        represent(.cell(indexPath))
    }

    /// Creates attributes for a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.supplementary(elementKind, indexPath))
    }

    /// Creates attributes for a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.decoration(decorationViewKind, indexPath))
    }

    /// The bounding box after the transform. Setting it sets the centre and the size as if there were no transform.
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

    /// The size, with the origin at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// A copy with the same content; subclasses with their own properties override it.
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
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return leased { (one: UICollectionViewLayoutAttributes, other) in one.isShown(as: other) }(self, other)
    }

    /// A hash of the element.
    nonisolated open override var hash: Int {
        leased { (attributes: UICollectionViewLayoutAttributes) in attributes.elementIdentity.hashValue }(self)
    }

    /// The element, the frame and the values that differ from the defaults, for diagnostics.
    nonisolated open override var description: String {
        leased { (attributes: UICollectionViewLayoutAttributes) in FrameList.Line(attributes) }(self).description
    }

    private final func isShown(as other: UICollectionViewLayoutAttributes) -> Bool {
        elementIdentity == other.elementIdentity && size == other.size && center == other.center
            && transform == other.transform && spatialTransform?.matrix == other.spatialTransform?.matrix
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
    }
}

extension UICollectionViewLayoutAttributes {
    /// The identity of the element.
    public var elementIdentity: ElementIdentity {
        ElementIdentity(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }

    func represent(_ element: ElementIdentity) {
        indexPath = element.indexPath
        representedElementCategory = element.category
        representedElementKind = element.kind
    }

    func copied() -> UICollectionViewLayoutAttributes {
        (copy(with: nil) as? UICollectionViewLayoutAttributes) ?? self
    }
}
