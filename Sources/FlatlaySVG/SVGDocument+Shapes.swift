import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

extension SVGDocument {
    func writeFill(_ shape: DrawnShape, _ paint: Paint, _ style: FillStyle) {
        writeElement(shape, SVGElement(shape, fill: paint, style)) { shape in
            writePaint(paint, .fill, covering: shape.bounds)
            writeFillStyle(style)
        }
    }

    func writeStroke(_ shape: DrawnShape, _ paint: Paint, _ style: StrokeStyle) {
        writeElement(shape, SVGElement(shape, stroke: paint, style), isDashed: !style.dash.isEmpty) { shape in
            body.raw(" fill=\"none\"")
            writePaint(paint, .stroke, covering: shape.bounds.insetBy(dx: -style.reach, dy: -style.reach))
            writeStrokeStyle(style, of: shape)
        }
    }

    /// The maximum number of texts that are examined between a shape and its border.
    private static let outlinedTextLimit = 16

    /// The first stroke after a shape, if there is only text between them: the order in which a label with a background
    /// and a border is drawn.
    ///
    /// - Parameter belongs: whether drawings of a node are in the same group as the shape.
    func stroke(
        after shape: UnsafePointer<DisplayList.Item>, before end: UnsafePointer<DisplayList.Item>,
        where belongs: (DisplayList.NodeID) -> Bool
    ) -> UnsafePointer<DisplayList.Item>? {
        guard SVGDocument.kind(of: shape) == .fill else { return nil }
        var next = shape + 1
        let last = min(end, next + 1 + SVGDocument.outlinedTextLimit)
        while next < last {
            guard belongs(next.pointee.node) else { return nil }
            switch SVGDocument.kind(of: next) {
            case .text: next += 1
            case .stroke: return next
            case .fill, .other: return nil
            }
        }
        return nil
    }

    private enum Kind {
        case fill, stroke, text, other
    }

    /// The kind of an item in a shape with its border: text has one colour.
    private static func kind(of item: UnsafePointer<DisplayList.Item>) -> Kind {
        item.withCommand { command in
            switch command {
            case .fill: .fill
            case .stroke: .stroke
            case .glyphs(_, _, .color): .text
            case .glyphs, .image, .group: .other
            }
        }
    }

    /// Writes a shape and its border as one element, followed by the texts between them, which the border must not
    /// touch. Otherwise returns false and writes nothing.
    ///
    /// - Parameters:
    ///   - first: the shape.
    ///   - last: the stroke.
    func writeOutlined(_ first: UnsafePointer<DisplayList.Item>, _ last: UnsafePointer<DisplayList.Item>) -> Bool {
        guard let outlined = OutlinedShape(first, last) else { return false }
        let (color, style) = (Paint.color(outlined.color), outlined.style)
        // Edges of text and of the line that share a pixel would be blended in a different order.
        let margin = style.lineWidth / 2 + 1
        for text in (first + 1)..<last {
            guard case .glyphs(let run, let origin, _) = text.pointee.command,
                let ink = inkBounds(of: run, at: origin), outlined.line.holds(ink, margin: margin)
            else { return false }
        }
        writeElement(outlined.line, SVGElement(outlined.line, fill: outlined.fill, stroke: color, style)) { line in
            writePaint(outlined.fill, .fill, covering: outlined.bounds)
            writePaint(color, .stroke, covering: outlined.bounds)
            writeStrokeStyle(style, of: line)
        }
        for text in (first + 1)..<last { text.withCommand { write($0) } }
        return true
    }

    /// Writes a shape as an element: inline the first time, later by reference to a definition.
    ///
    /// - Parameters:
    ///   - element: what elements that share a definition have in common; nil for one that cannot share.
    ///   - attributes: writes the attributes of the shape's appearance to the body.
    private func writeElement(
        _ shape: DrawnShape, _ element: SVGElement?, isDashed: Bool = false, _ attributes: (DrawnShape) -> Void
    ) {
        let known = definesElements ? element.map { elements.index(of: $0) } : nil
        guard let known, !known.isNew else {
            guard openElement(shape, isDashed: isDashed) else { return }
            attributes(shape)
            return body.raw("/>")
        }
        var id = elements[known.index]
        let origin = shape.bounds.origin
        if id.isEmpty {
            id = ids.next()
            let common = shape.offsetBy(dx: -origin.x, dy: -origin.y)
            var isDrawn = false
            defining {
                isDrawn = openElement(common, isDashed: isDashed)
                guard isDrawn else { return }
                body.attribute("id", id)
                attributes(common)
                body.raw("/>")
            }
            guard isDrawn else { return }
            elements[known.index] = id
        }
        body.use(id, at: origin)
    }

    func writeFillStyle(_ style: FillStyle) {
        if style.isEOFilled { body.raw(" fill-rule=\"evenodd\"") }
        if !style.isAntialiased { body.raw(" shape-rendering=\"crispEdges\"") }
    }

    private func writeStrokeStyle(_ style: StrokeStyle, of shape: DrawnShape) {
        if style.lineWidth != 1 { body.attribute("stroke-width", style.lineWidth) }
        switch style.lineCap {
        case .butt: break
        case .round: body.raw(" stroke-linecap=\"round\"")
        case .square: body.raw(" stroke-linecap=\"square\"")
        }
        switch style.lineJoin {
        case .miter:
            // SVG bevels corners beyond 4 line widths by default; right angles reach 1.4.
            if case .path = shape, style.miterLimit != 4 {
                body.attribute("stroke-miterlimit", style.miterLimit)
            }
        case .round: body.raw(" stroke-linejoin=\"round\"")
        case .bevel: body.raw(" stroke-linejoin=\"bevel\"")
        }
        guard !style.dash.isEmpty else { return }
        body.raw(" stroke-dasharray=\"")
        for (index, length) in style.dash.enumerated() {
            if index > 0 { body.raw(" ") }
            body.number(length)
        }
        body.raw("\"")
        if style.dashPhase != 0 { body.attribute("stroke-dashoffset", style.dashPhase) }
    }

    /// Writes the start tag of a shape with its position, open for more attributes. Returns false if nothing is
    /// visible.
    private func openElement(_ shape: DrawnShape, isDashed: Bool) -> Bool {
        SVGShape.open(shape, isDashed: isDashed, in: body)
    }
}
