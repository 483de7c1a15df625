import CoreGeometry
import Foundation

/// A view that a closure draws, shape by shape. It takes the whole proposed size.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     context.draw(Text("Go"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
public struct Canvas: PrimitiveView {
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// Creates a canvas. `opaque`, `colorMode` and `rendersAsynchronously` have no effect.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
    }

    /// Adds the node of the canvas.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let scope = EnvironmentScope.capture()
        let inner = context.inStack(nil)
        nodes.append(
            CanvasNode(environment: context.environment) { [renderer] frame, pass in
                var graphics = GraphicsContext(pass: pass, context: inner)
                pass.builder.withEffect(.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))) {
                    scope.open { renderer(&graphics, frame.size) }
                }
            })
    }
}

private final class CanvasNode: ViewNode {
    private let render: (CGRect, DrawingPass) -> Void

    init(environment: borrowing EnvironmentValues, render: @escaping (CGRect, DrawingPass) -> Void) {
        self.render = render
        super.init(environment)
    }

    override var name: String? { "canvas" }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        render(pixels.round(frame), pass)
    }
}
