import FlatlayBytes
import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

extension PDFPage {
    func writeFill(_ shape: DrawnShape, _ paint: Paint, _ style: FillStyle) {
        if case .angularGradient = paint { return writeAngular(shape, paint, style) }
        withPaint(paint, .fill, covering: shape.bounds) {
            if style.isEOFilled {
                content.path(shape)
                content.source.append("f*\n")
            } else {
                draw(shape, .fill, paint, reach: 0)
            }
        }
    }

    func writeStroke(_ shape: DrawnShape, _ paint: Paint, _ style: StrokeStyle) {
        let bounds = shape.bounds.insetBy(dx: -style.reach, dy: -style.reach)
        if case .angularGradient = paint {
            let item = DisplayList.Item(node: .root, command: .stroke(shape, paint, style))
            return writePicture(of: [item], covering: bounds)
        }
        withPaint(paint, .stroke, covering: bounds) {
            let (dash, phase) = style.dash(along: bounds)
            content.setLine(style, dash: dash, phase: phase)
            // The start of the dashes depends on more than the outline, but it is the same for equal outlines.
            draw(shape, .stroke, paint, reach: style.reach)
        }
    }

    /// Writes a shape and its border as one drawing if both are opaque. Otherwise returns false and writes nothing.
    func writeOutlined(
        _ first: UnsafePointer<DisplayList.Item>, _ second: UnsafePointer<DisplayList.Item>
    ) -> Bool {
        guard let outlined = OutlinedShape(first, second), case .color(let fill) = outlined.fill, fill.opacity == 1,
            outlined.color.opacity == 1, opacity == 1
        else { return false }
        setAlpha(1000)
        content.setFill(fill)
        content.setStroke(outlined.color)
        content.setLine(outlined.style, dash: [], phase: 0)
        draw(outlined.line, .fillAndStroke, .color(fill), reach: outlined.style.reach)
        return true
    }

    /// Draws an outline with the current paint. An outline that is drawn often in one colour becomes a part of the
    /// file; a gradient would move with the part.
    private func draw(_ shape: DrawnShape, _ operation: PDFOutline.Operation, _ paint: Paint, reach: CGFloat) {
        guard case .color = paint, content.state.decimals == 3,
            let outline = PDFOutline(shape, operation, reach: reach)
        else {
            content.path(shape)
            return content.source.append(operation.name)
        }
        switch outlines[outline, default: .count(0)] {
        case .count(let count) where count < PDFOutline.inlineLimit:
            outlines[outline] = .count(count + 1)
            content.path(shape)
            content.source.append(operation.name)
        case .count:
            let name = part(shape, operation, reach: reach)
            outlines[outline] = .part(name)
            draw(name, at: shape.bounds.origin)
        case .part(let name): draw(name, at: shape.bounds.origin)
        }
    }

    private func part(_ shape: DrawnShape, _ operation: PDFOutline.Operation, reach: CGFloat) -> String {
        let bounds = shape.bounds
        let part = PDFContent(scale: 1, clip: .infinite)
        part.path(shape.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
        part.source.append(operation.name)
        let box = CGRect(origin: .zero, size: bounds.size).insetBy(dx: -reach - 1, dy: -reach - 1)
        return resources.name(resources.part(part, bounds: box, isGroup: false))
    }

    private func draw(_ part: String, at origin: CGPoint) {
        content.source.append("q 1 0 0 1 ")
        content.point(origin)
        content.source.append("cm/")
        content.source.append(part)
        content.source.append(" Do Q\n")
    }

    /// Draws an angular gradient, which PDF lacks, as an image clipped to the shape.
    private func writeAngular(_ shape: DrawnShape, _ paint: Paint, _ style: FillStyle) {
        let bounds = shape.bounds
        let isWhole = content.visibleRect.contains(bounds)
        content.saving {
            content.path(shape)
            content.clip(bounds, isEvenOdd: style.isEOFilled)
            let square = bounds.insetBy(dx: -1, dy: -1)
            let item = DisplayList.Item(node: .root, command: .fill(.rectangle(square), paint, FillStyle()))
            // Equal gradients in equal shapes share an image, unless a part of one is not visible.
            let scale = content.scale * content.state.matrix.averageScale
            guard isWhole, let key = PDFGradientKey(paint, in: square, scale: scale) else {
                return writePicture(of: [item], covering: bounds)
            }
            if let known = gradients[key] { return draw(known, in: square, alpha: 1) }
            gradients[key] = writePicture(of: [item], filling: square)
        }
    }
}

extension StrokeStyle {
    /// The dash lengths and the phase of a line; no dashes if the pattern is too fine to be told from a solid line.
    fileprivate func dash(along bounds: CGRect) -> (lengths: [CGFloat], phase: CGFloat) {
        let period = dash.reduce(0, +)
        let length = (bounds.width + bounds.height) * 2
        guard !dash.isEmpty, length / period * CGFloat(dash.count) < 100_000 else { return ([], 0) }
        let phase = dashPhase.truncatingRemainder(dividingBy: period * 2)
        return (dash, phase < 0 ? phase + period * 2 : phase)
    }
}
