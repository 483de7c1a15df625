import Foundation

/// A view turned into nodes, to be measured and drawn: what a cell, a picture or an overlay holds.
///
/// The view's bodies are evaluated once, when the host is made. A host serves one thread.
package final class ViewHost {
    /// The sizes that hosts ask for when nothing else is known.
    package enum FittingSize: Hashable, Sendable, CaseIterable {
        /// The smallest size.
        case compressed
        /// The size that the view likes best.
        case ideal
        /// The largest size; infinite along axes that the view fills.
        case expanded

        /// What is proposed.
        package var proposal: ProposedViewSize {
            switch self {
            case .compressed: .zero
            case .ideal: .unspecified
            case .expanded: .infinity
            }
        }
    }

    let root: ViewNode?
    private let resources: DrawingResources

    /// Resolves a view. Several views at the root stand one below the other.
    package init<Content: View>(
        _ view: Content, environment: EnvironmentValues = EnvironmentValues(), resources: DrawingResources
    ) {
        self.resources = resources
        let context = ViewContext(environment: environment, resources: resources)
        let nodes = view.makeNodes(in: context)
        root =
            nodes.count < 2
            ? nodes.first : LayoutNode(VStackLayout(), children: nodes, name: nil, environment: environment)
    }

    /// The size that the view chooses for a proposal; zero where there is nothing.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        root?.sizeThatFits(proposal) ?? .zero
    }

    /// The smallest, the ideal or the largest size.
    package func sizeThatFits(_ fitting: FittingSize) -> CGSize {
        sizeThatFits(fitting.proposal)
    }

    /// Where the view sets a guide, in a frame of a size as ``draw(in:into:)`` fills it, from the frame's leading edge;
    /// nil where neither it nor a view inside sets it.
    package func explicitAlignment(of guide: HorizontalAlignment, in size: CGSize) -> CGFloat? {
        let proposal = ProposedViewSize(size)
        return root?.explicitAlignment(of: guide.key, for: proposal).map { place in
            place + (size.width - sizeThatFits(proposal).width) / 2
        }
    }

    /// Draws the view in a frame: it is offered the frame's size and stands in the middle where it takes less, or more.
    package func draw(in frame: CGRect, into builder: DisplayListBuilder) {
        let proposal = ProposedViewSize(frame.size)
        let size = sizeThatFits(proposal)
        draw(
            at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: proposal,
            into: builder)
    }

    /// Draws the view with its upper left corner at a point, as large as it is for a proposal.
    package func draw(at origin: CGPoint, proposal: ProposedViewSize, into builder: DisplayListBuilder) {
        root?.draw(at: origin, proposal: proposal, pass: DrawingPass(builder: builder, resources: resources))
    }
}
