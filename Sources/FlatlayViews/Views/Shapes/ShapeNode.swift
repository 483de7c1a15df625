import Foundation

/// A node that draws a shape.
@usableFromInline
final class ShapeNode<Content: Shape>: ViewNode {
    private let shape: Content
    private let paint: StylePaint
    private let fillStyle: FillStyle
    /// The size in which the shape was last drawn, and if it was drawn so twice, its outline.
    @exclusivity(unchecked) private var lastSize: CGSize?
    @exclusivity(unchecked) private var lastOutline: ShapeOutline?

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
        let outline = outline(at: rect)
        guard outline.shape.isDrawable else { return }
        if let stroke = outline.stroke {
            guard DrawingLimit.contains(stroke.lineWidth) else { return }
            pass.builder.stroke(outline.shape, paint.paint(in: rect), style: stroke)
        } else if !outline.shape.isEmpty {
            pass.builder.fill(outline.shape, paint, in: rect, style: fillStyle)
        }
    }

    /// The outline in a pixel-aligned frame. Nodes that show one cell after the other mostly draw the same outline at
    /// other places.
    private func outline(at frame: CGRect) -> ShapeOutline {
        guard lastSize == frame.size else {
            (lastSize, lastOutline) = (frame.size, nil)
            return shape.outline(at: frame, in: layoutDirection)
        }
        if let lastOutline { return shape.place(lastOutline, at: frame, in: layoutDirection) }
        let outline = shape.outline(of: frame.size)
        lastOutline = outline
        return shape.place(outline, at: frame, in: layoutDirection)
    }
}
