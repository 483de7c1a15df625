import Foundation

/// A node that draws a shape.
final class ShapeNode<Content: Shape>: ViewNode {
    private let shape: Content
    private let paint: StylePaint
    private let fillStyle: FillStyle

    init(_ shape: Content, style: some ShapeStyle, fillStyle: FillStyle, environment: EnvironmentValues) {
        self.shape = shape
        paint = style._stylePaint(in: environment)
        self.fillStyle = fillStyle
        super.init(environment)
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
