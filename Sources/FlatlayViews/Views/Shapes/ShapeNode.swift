import Foundation

/// A node that draws a shape.
@usableFromInline
final class ShapeNode<Content: Shape>: ViewNode {
    private let shape: Content
    private let paint: StylePaint
    private let fillStyle: FillStyle

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
        let outline = shape.outline(at: rect, in: layoutDirection)
        guard outline.shape.isDrawable else { return }
        if let stroke = outline.stroke {
            guard DrawingLimit.contains(stroke.lineWidth) else { return }
            pass.builder.stroke(outline.shape, paint.paint(in: rect), style: stroke)
        } else if !outline.shape.isEmpty {
            pass.builder.fill(outline.shape, paint, in: rect, style: fillStyle)
        }
    }
}
