import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import Foundation

/// The position and effects of a drawn element, in the coordinates of the image.
struct ElementPlacement: Sendable {
    let element: ElementIdentity
    let frame: CGRect
    /// The list decoration of a row; nil for other elements.
    var row: ListRowDecoration?
    private let center: CGPoint
    private let map: CGAffineTransform
    private let alpha: CGFloat
    private let hasPerspective: Bool

    /// - Parameters:
    ///   - size: the size in which the element is drawn.
    ///   - offset: from content coordinates to those of the image.
    init(_ attributes: LeasedAttributes, size: CGSize, offset: CGPoint) {
        element = attributes.elementIdentity
        // A transform is applied about the centre of the element. `frame` is the bounding box of the result, `bounds`
        // has the size without it.
        let (middle, ownSize) = (attributes.center, attributes.size)
        center = CGPoint(
            x: middle.x + offset.x + (size.width - ownSize.width) / 2,
            y: middle.y + offset.y + (size.height - ownSize.height) / 2)
        frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        hasPerspective = attributes.leavesPlane && attributes.transform3D.hasPerspective
        map = attributes.leavesPlane ? attributes.transform3D.planeMap : attributes.transform
        alpha = attributes.alpha
    }

    /// Draws the element's node, with the drawings of `draw` in its frame.
    ///
    /// - Parameter mark: marks the element's identity, while its node is the current one.
    func draw(
        into builder: DisplayListBuilder, _ diagnostics: Diagnostics, mark: () -> Void = {}, _ draw: () -> Void
    ) {
        if hasPerspective {
            diagnostics.warn(
                "perspective is drawn without foreshortening: the element is scaled and rotated like its centre",
                node: element.nodeName)
        }
        builder.withNode(element.nodeName, frame: frame) {
            mark()
            builder.withEffect(.node) { withEffects(builder, draw) }
        }
    }

    /// Applies the attributes other than the frame.
    private func withEffects(_ builder: DisplayListBuilder, _ draw: () -> Void) {
        func drawMapped() {
            guard !map.isIdentity else { return draw() }
            let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(map)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            builder.withEffect(.transform(transform), draw)
        }
        if alpha < 1 {
            builder.withEffect(.opacity(alpha)) { drawMapped() }
        } else {
            drawMapped()
        }
    }
}
