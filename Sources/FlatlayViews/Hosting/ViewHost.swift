import Foundation

/// A view turned into nodes, to be measured and drawn: what a cell, a picture or an overlay holds.
///
/// The view's bodies are evaluated when the host is made: once, and again after actions of `onAppear` and the like. A
/// host serves one thread.
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

    @exclusivity(unchecked) private(set) var root: ViewNode?
    private let resources: DrawingResources
    private let store: StateStore
    private let makeRoot: (StateStore) -> ViewNode?
    /// Whether content that is made while it is drawn had its say.
    private var isSettled = false

    /// Views may change what they show each time that they are evaluated; after so many times the picture is taken.
    private static let evaluationLimit = 16

    /// Resolves a view. Several views at the root stand one below the other. The views find the state as the last host
    /// with the same one has left it.
    package init<Content: View>(
        _ view: Content, environment: EnvironmentValues = EnvironmentValues(), resources: DrawingResources,
        state: HostedState = HostedState()
    ) {
        self.resources = resources
        store = state.store
        makeRoot = { store in
            let context = ViewContext(environment: environment, resources: resources, store: store)
            var nodes = view.makeNodes(in: context)
            context.limitNesting(of: &nodes, from: 0, in: Content.self)
            // What is nested too deep to be made is also too deep to be measured.
            if resources.diagnostics.failure is ViewNestingError { return nil }
            return nodes.count < 2
                ? nodes.first : LayoutNode(VStackLayout(), children: nodes, name: nil, environment: environment)
        }
        settle()
    }

    /// Evaluates the bodies and runs what they want done, until nothing is left.
    ///
    /// - Parameter proposal: what the view is offered, for content that is made while it is drawn; nil for the rest.
    private func settle(in proposal: ProposedViewSize? = nil) {
        for _ in 0..<ViewHost.evaluationLimit {
            if proposal == nil || root == nil {
                store.startEvaluation()
                root = makeRoot(store)
            }
            if let proposal { rehearse(in: proposal) }
            if proposal != nil || !store.hasDeferredContent { store.endEvaluation() }
            guard store.runPending() else { return }
            if proposal != nil { root = nil }
        }
        resources.diagnostics.warn(
            "actions of onAppear, task and onChange still change the view after \(ViewHost.evaluationLimit) evaluations; "
                + "it is drawn as it is by then")
        if root == nil { root = makeRoot(store) }
    }

    /// Lets content that is made while it is drawn note what it wants done.
    private func rehearse(in proposal: ProposedViewSize) {
        let scratch = DrawingResources(
            textShaper: resources.textShaper, images: resources.images, symbols: resources.symbols)
        root?.draw(
            at: .zero, proposal: proposal,
            pass: DrawingPass(builder: DisplayListBuilder(isRehearsal: true), resources: scratch))
    }

    /// Once the view is offered a size, content that depends on it is made, and its actions run.
    private func settleDeferredContent(in proposal: ProposedViewSize) {
        // What is offered without end has no frame that content could be made for.
        guard store.hasDeferredContent, !isSettled, proposal.width?.isInfinite != true,
            proposal.height?.isInfinite != true
        else { return }
        isSettled = true
        settle(in: proposal)
    }

    /// The size that the view chooses for a proposal; zero where there is nothing.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        settleDeferredContent(in: proposal)
        return root?.sizeThatFits(proposal) ?? .zero
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
    ///
    /// - Parameter safeArea: what bars and notches leave free, for views that reach into what they cover; without one
    ///   there is nothing to reach into.
    package func draw(
        at origin: CGPoint, proposal: ProposedViewSize, into builder: DisplayListBuilder, safeArea: SafeArea? = nil
    ) {
        settleDeferredContent(in: proposal)
        root?.draw(
            at: origin, proposal: proposal,
            pass: DrawingPass(builder: builder, resources: resources, safeArea: safeArea))
    }
}
