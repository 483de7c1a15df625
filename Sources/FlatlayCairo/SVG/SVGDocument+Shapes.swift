import CoreGeometry
import FlatlayDrawing
import Foundation

extension SVGDocument {
    func writeFill(_ shape: DrawnShape, _ paint: Paint, _ style: FillStyle) {
        guard openElement(shape, isDashed: false) else { return }
        writePaint(paint, .fill, covering: shape.bounds)
        writeFillStyle(style)
        body.raw("/>")
    }

    func writeStroke(_ shape: DrawnShape, _ paint: Paint, _ style: StrokeStyle) {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        guard openElement(shape, isDashed: style.drawableDash != nil) else { return }
        body.raw(" fill=\"none\"")
        writePaint(paint, .stroke, covering: shape.bounds.insetBy(dx: -style.reach, dy: -style.reach))
        writeStrokeStyle(style, of: shape)
        body.raw("/>")
    }

    /// Writes a shape and its outline as one element, where they are one: a stroke of the same shape, or an opaque one
    /// that runs inside its border. Answers false, and writes nothing, where they are not.
    func writeOutlined(_ first: DisplayList.Command, _ second: DisplayList.Command) -> Bool {
        guard case .fill(let shape, let fill, let fillStyle) = first,
            case .stroke(let line, .color(let color), let strokeStyle) = second, fillStyle == FillStyle(),
            strokeStyle.lineWidth > 0, strokeStyle.lineWidth.isFinite, strokeStyle.drawableDash == nil,
            line == shape || (color.opacity == 1 && shape.isOutset(of: line, by: strokeStyle.lineWidth / 2)),
            openElement(line, isDashed: false)
        else { return false }
        writePaint(fill, .fill, covering: shape.bounds)
        writePaint(.color(color), .stroke, covering: shape.bounds)
        writeStrokeStyle(strokeStyle, of: line)
        body.raw("/>")
        return true
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
            // SVG cuts corners beyond 4 line widths unless told otherwise; right angles reach 1.4.
            if case .path = shape, style.miterLimit != 4, style.miterLimit.isFinite {
                body.attribute("stroke-miterlimit", max(1, style.miterLimit))
            }
        case .round: body.raw(" stroke-linejoin=\"round\"")
        case .bevel: body.raw(" stroke-linejoin=\"bevel\"")
        }
        guard let dash = style.drawableDash else { return }
        body.raw(" stroke-dasharray=\"")
        for (index, length) in dash.enumerated() {
            if index > 0 { body.raw(" ") }
            body.number(length)
        }
        body.raw("\"")
        if style.dashPhase != 0, style.dashPhase.isFinite { body.attribute("stroke-dashoffset", style.dashPhase) }
    }

    /// Writes the tag of a shape with its place, open for further attributes. Answers false for what can't be seen.
    private func openElement(_ shape: DrawnShape, isDashed: Bool) -> Bool {
        SVGShape.open(shape, isDashed: isDashed, in: body)
    }
}
