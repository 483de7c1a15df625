import Foundation

/// Fills its frame with a style: the node of a colour or a gradient used as a view.
final class StyleNode: ViewNode {
    private let label: String
    private let paint: StylePaint

    init(_ style: some ShapeStyle, name: String, environment: borrowing EnvironmentValues) {
        label = name
        paint = style._stylePaint(in: environment)
        super.init(environment)
    }

    override var name: String? { label }

    override func leastLength(along axis: Axis) -> CGFloat? { 0 }
    override func greatestLength(along axis: Axis) -> CGFloat? { .infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let rect = pixels.round(frame)
        guard rect.width > 0, rect.height > 0, paint.plainColor?.opacity != 0 else { return }
        pass.builder.fill(.rectangle(rect), paint, in: rect)
    }
}
