import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import Foundation

/// The position and effects of a drawn element, in the coordinates of the image.
struct ElementPlacement: Sendable {
    let element: ElementIdentity
    let frame: CGRect
    /// The list decoration of a row; nil for other elements.
    let row: ListRowDecoration?
    private let center: CGPoint
    /// The transform about the centre; nil for most elements, which have none.
    private let transform: CATransform3D?
    private let alpha: CGFloat

    /// - Parameters:
    ///   - size: the size in which the element is drawn.
    ///   - offset: from content coordinates to those of the image.
    ///   - lists: the list decorations besides the cells; nil if no section is a list.
    init(_ attributes: LeasedAttributes, size: CGSize, offset: CGPoint, lists: ListDrawing? = nil) {
        element = attributes.elementIdentity
        row = lists?.decoration(of: element)
        // A transform is applied about the centre of the element. `frame` is the bounding box of the result, `bounds`
        // has the size without it.
        let (middle, ownSize) = (attributes.center, attributes.size)
        center = CGPoint(
            x: middle.x + offset.x + (size.width - ownSize.width) / 2,
            y: middle.y + offset.y + (size.height - ownSize.height) / 2)
        frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        transform = ElementPlacement.transform(of: attributes)
        alpha = attributes.alpha
    }

    private static func transform(of attributes: LeasedAttributes) -> CATransform3D? {
        if attributes.leavesPlane {
            let transform = attributes.transform3D
            return CATransform3DIsIdentity(transform) ? nil : transform
        }
        let transform = attributes.transform
        return transform.isIdentity ? nil : CATransform3DMakeAffineTransform(transform)
    }

    /// Draws the element's node, with the drawings of `draw` in its frame.
    ///
    /// - Parameter mark: marks the element's identity, while its node is the current one.
    func draw(
        into builder: DisplayListBuilder, mark: () -> Void = {}, _ draw: () -> Void
    ) {
        builder.withNode(element.nodeName, frame: frame) {
            mark()
            builder.withEffect(.node) { withEffects(builder, draw) }
        }
    }

    /// Applies the attributes other than the frame.
    private func withEffects(_ builder: DisplayListBuilder, _ draw: () -> Void) {
        func drawMapped() {
            guard let transform else { return draw() }
            builder.withTransform(transform.around(center), near: center, draw)
        }
        if alpha < 1 {
            builder.withEffect(.opacity(alpha)) { drawMapped() }
        } else {
            drawMapped()
        }
    }
}
