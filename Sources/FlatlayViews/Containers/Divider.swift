import Foundation

/// A line of one pixel across the stack around it: upright in an `HStack`, level anywhere else.
public struct Divider: PrimitiveView, Sendable {
    /// A line.
    public init() {}

    /// Adds the node of the line.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(DividerNode(isUpright: context.stackAxis == .horizontal, environment: context.environment))
    }
}

final class DividerNode: ViewNode {
    private let isUpright: Bool
    private let color: ResolvedColor

    init(isUpright: Bool, environment: borrowing EnvironmentValues) {
        self.isUpright = isUpright
        color = Color.separator.resolve(in: environment)
        super.init(environment)
    }

    override var name: String? { "divider" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return isUpright
            ? CGSize(width: pixels.length, height: size.height) : CGSize(width: size.width, height: pixels.length)
    }

    /// The line keeps its thickness of one pixel wherever it lies; only its near edge is moved to a pixel.
    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        var rect = pixels.round(frame)
        if isUpright { rect.size.width = pixels.length } else { rect.size.height = pixels.length }
        pass.builder.fill(.rectangle(rect), .color(color))
    }
}
