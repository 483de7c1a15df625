import Foundation

/// Draws its child with the opacity of another node, the mask.
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
            // An empty mask hides the whole view.
            return EffectNode(node, environment: context.environment) { _ in nil }
        }
        return MaskNode(node, mask: layer, alignment: alignment, environment: context.environment)
    }
}

nonisolated extension View {
    /// Masks the view with the opacity of other views, which are layered in its frame.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Masks the view with the opacity of another view in its frame.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
