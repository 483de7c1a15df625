import CoreGeometry
import FlatlayControls
import Foundation
import UIKitValues

/// The shapes of a control. It has the size of its look, and takes what it is proposed along an axis without one.
nonisolated struct ControlPicture<Look: ControlLook>: PrimitiveView {
    private let look: Look
    private let tint: AnyShapeStyle

    /// Creates a picture; shapes in the tint have the tint of the environment, or a style of the control's own.
    init(_ look: Look, tint: AnyShapeStyle = AnyShapeStyle(TintShapeStyle())) {
        self.look = look
        self.tint = tint
    }

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(ControlNode(look, tint: context.paint(of: tint), context))
    }
}

/// A node that draws the shapes of a control.
private final class ControlNode<Look: ControlLook>: ViewNode {
    private let look: Look
    private let tint: StylePaint
    private let environment: EnvironmentValues

    init(_ look: Look, tint: StylePaint, _ context: borrowing ViewContext) {
        self.look = look
        self.tint = tint
        environment = context.environment
        super.init(context.environment)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: look.width ?? offered.width, height: look.height ?? offered.height)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let builder = pass.builder
        for shape in look.shapes(in: frame, isRightToLeft: layoutDirection == .rightToLeft) {
            let paint = paint(of: shape)
            guard paint.plainColor?.opacity != 0 else { continue }
            builder.withNode(shape.outline.nodeName, frame: shape.frame) {
                shape.draw(pixels: pixels, in: builder) { outline, rect, line in
                    guard outline.isDrawable else { return }
                    if let line {
                        builder.stroke(outline, paint.paint(in: rect), style: line)
                    } else {
                        builder.fill(outline, paint, in: rect)
                    }
                }
            }
        }
    }

    private func paint(of shape: ControlShape) -> StylePaint {
        let paint =
            if case .tint = shape.color.source {
                tint
            } else {
                StylePaint.color(shape.color.resolve(in: environment))
            }
        return shape.opacity == 1 ? paint : paint.multiplyingOpacity(by: Double(shape.opacity))
    }
}

extension ControlShape.Outline {
    /// The name of a shape view of the same form.
    fileprivate var nodeName: String {
        switch self {
        case .rectangle: Rectangle._nodeName
        case .rounded: RoundedRectangle._nodeName
        case .capsule: Capsule._nodeName
        case .ellipse: Circle._nodeName
        case .spoke: Path._nodeName
        }
    }
}

extension AnyShapeStyle {
    /// A colour of a control's look: the tint is that of the environment.
    init(look color: UIColor) {
        if case .tint = color.source {
            self.init(TintShapeStyle())
        } else {
            self.init(Color(uiColor: color))
        }
    }
}

nonisolated extension View {
    /// Draws the view as a whole fainter while controls are disabled.
    func faded(isEnabled: Bool) -> some View { opacity(isEnabled ? 1 : ControlLooks.disabledOpacity) }
}
