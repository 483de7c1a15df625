import Foundation

/// The first of several views whose ideal size fits the proposal; if none fits, the last.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a choice of views, which must fit along the given axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Adds the node of the chosen view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let candidates = content.makeNodes(in: context.inStack(context.stackAxis))
        guard !candidates.isEmpty else { return }
        nodes.append(ViewThatFitsNode(candidates, axes: axes, environment: context.environment))
    }
}

final class ViewThatFitsNode: ViewNode {
    private let candidates: [ViewNode]
    private let axes: Axis.Set
    private let isCompressed: Bool

    /// - Parameter isCompressed: whether the size for the proposal has to fit, and not the ideal one.
    init(
        _ candidates: [ViewNode], axes: Axis.Set, isCompressed: Bool = false, environment: borrowing EnvironmentValues
    ) {
        self.candidates = candidates
        self.axes = axes
        self.isCompressed = isCompressed
        super.init(environment, around: candidates.greatestDepth)
    }

    override var children: [ViewNode] { candidates }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal).sizeThatFits(proposal)
    }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        choice(for: proposal).explicitAlignment(of: key, for: proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        place(choice(for: proposal), at: .zero, proposal: proposal, in: frame, pass: pass)
    }

    /// Measures candidates with their ideal length along the constrained axes and the proposed length along the other,
    /// and returns the first that fits.
    private func choice(for proposal: ProposedViewSize) -> ViewNode {
        let question =
            isCompressed
            ? proposal
            : ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height)
        let fitting = candidates.first { candidate in
            let ideal = candidate.sizeThatFits(question)
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        }
        return fitting ?? candidates[candidates.count - 1]
    }
}
