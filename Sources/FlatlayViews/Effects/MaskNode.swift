import Foundation

/// Shows its child as far as another node, the mask, is opaque.
final class MaskNode: WrapperNode {
    private let mask: ViewNode
    private let alignment: Alignment

    init(_ child: ViewNode, mask: ViewNode, alignment: Alignment, environment: borrowing EnvironmentValues) {
        self.mask = mask
        self.alignment = alignment
        super.init(child, environment, beside: mask)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let offer = ProposedViewSize(frame.size)
        let origin = alignment.origin(of: mask.dimensions(in: offer), in: child.dimensions(in: proposal))
        pass.builder.withMask {
            place(mask, at: origin, proposal: offer, in: frame, pass: pass)
        } _: {
            super.draw(in: frame, proposal: proposal, pass: pass)
        }
    }
}

private struct MaskModifier<Mask: View>: NodeModifier {
    typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        guard let layer = mask.makeLayeredNode(in: context.entering(1), alignment: alignment) else {
            // Nothing of the view is seen through nothing.
            return EffectNode(node, environment: context.environment) { _ in nil }
        }
        return MaskNode(node, mask: layer, alignment: alignment, environment: context.environment)
    }
}

extension View {
    /// The view as far as others, which lie on top of each other in its frame, are opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// The view as far as another one in its frame is opaque.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
