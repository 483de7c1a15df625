import Foundation

/// A node that draws a shape.
@usableFromInline
final class ShapeNode<Content: Shape>: ViewNode {
    private let shape: Content
    private let paint: StylePaint
    private let fillStyle: FillStyle
    /// The size in which the shape was last drawn, and if it was drawn so twice, its outline.
    @exclusivity(unchecked) private var lastSize: CGSize?
    @exclusivity(unchecked) private var lastOutline: KeptOutline?

    @usableFromInline
    init(_ shape: Content, in paint: StylePaint, _ fillStyle: FillStyle, _ context: borrowing ViewContext) {
        self.shape = shape
        self.paint = paint
        self.fillStyle = fillStyle
        super.init(context.environment)
    }

    override var name: String? { Content._nodeName }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let rect = pixels.round(frame)
        guard paint.plainColor?.opacity != 0 else { return }
        guard lastSize == rect.size else {
            (lastSize, lastOutline) = (rect.size, nil)
            let outline = shape.outline(at: rect, in: layoutDirection)
            guard let stroke = outline.stroke else { return fill(outline.shape, in: rect, pass) }
            return draw(outline.shape, stroke, in: rect, pass)
        }
        // Nodes that show one cell after the other mostly draw the same outline at other places.
        let outline = keptOutline(of: rect.size)
        let place = shape.place(outline.shape, at: rect, in: layoutDirection)
        if outline.isStroked { draw(place, outline.stroke, in: rect, pass) } else { fill(place, in: rect, pass) }
    }

    private func keptOutline(of size: CGSize) -> KeptOutline {
        if let lastOutline { return lastOutline }
        let kept = KeptOutline(shape.outline(of: size))
        lastOutline = kept
        return kept
    }

    private func draw(_ outline: DrawnShape, _ stroke: StrokeStyle, in rect: CGRect, _ pass: DrawingPass) {
        guard outline.isDrawable, DrawingLimit.contains(stroke.lineWidth) else { return }
        pass.builder.stroke(outline, paint.paint(in: rect), style: stroke)
    }

    private func fill(_ outline: DrawnShape, in rect: CGRect, _ pass: DrawingPass) {
        guard outline.isDrawable, !outline.isEmpty else { return }
        pass.builder.fill(outline, paint, in: rect, style: fillStyle)
    }
}

/// An outline behind a reference, and its line, which is of no use without one: to read them out of optionals would copy
/// them.
private final class KeptOutline {
    let shape: DrawnShape
    let isStroked: Bool
    let stroke: StrokeStyle

    init(_ outline: ShapeOutline) {
        (shape, isStroked, stroke) = (outline.shape, outline.stroke != nil, outline.stroke ?? StrokeStyle())
    }
}
