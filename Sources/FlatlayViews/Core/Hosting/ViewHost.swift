import ActorLeases
import Foundation

/// A view turned into nodes, which can be measured and drawn. Cells, images and overlays each have a host.
///
/// The view's bodies are evaluated when the host is created, and again after actions such as `onAppear`. A host is used
/// by one thread.
package final class ViewHost {
    /// The standard sizes of hosts.
    package enum FittingSize: Hashable, Sendable, CaseIterable {
        /// The minimum size.
        case compressed
        /// The ideal size.
        case ideal
        /// The maximum size; infinite along axes that the view fills.
        case expanded

        /// The proposal for the size.
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
    // Not a closure that makes nodes: that would be another object for each cell.
    @exclusivity(unchecked) private var content: any View
    private let environment: EnvironmentValues
    /// The bodies of the views, to compare those of the next content with; nil before the first update.
    @exclusivity(unchecked) private var bodies: KnownBodies?
    /// How the last view was drawn, if others may follow.
    @exclusivity(unchecked) private var lastPass: DrawingPass?
    /// What the views present above everything.
    @exclusivity(unchecked) private var presented: [(path: ViewPath, presentation: Presentation)] = []
    /// Whether the views are moved back, because a large sheet is above them.
    @exclusivity(unchecked) private var isMovedBack = false
    /// Whether deferred content, which is created while drawing, has been evaluated.
    private var isSettled = false

    /// Actions can change the view after every evaluation. After this many evaluations the view is drawn as it is.
    private static let evaluationLimit = 16

    /// Resolves a view. Several views at the root are stacked vertically. The views continue with the state that the
    /// last host with the same `state` left.
    package init<Content: View>(
        _ view: Content, environment: EnvironmentValues = EnvironmentValues(), resources: DrawingResources,
        state: HostedState = HostedState()
    ) {
        self.resources = resources
        store = state.store
        content = view
        self.environment = environment
        ActorLease.hold { settle() }
    }

    /// Whether the host draws with resources.
    package func uses(_ resources: DrawingResources) -> Bool { self.resources === resources }

    /// Replaces the view in the same environment, if only the strings of plain texts differ. The host then measures and
    /// draws like a new host of the view.
    ///
    /// Views that store, present or defer something can't be updated.
    ///
    /// - Returns: false if the view needs a new host. This one may then show parts of the view, and must not be used
    ///   again.
    package func update(to view: AnyView) -> Bool {
        guard let root, let old = ViewHost.erased(content), !ViewRecord.isOn, presented.isEmpty, store.isUnused else {
            return false
        }
        let bodies = bodies ?? KnownBodies()
        self.bodies = bodies
        bodies.restart()
        var nodes = _KnownNodes(root, bodies: bodies)
        let update = ActorLease.hold {
            EnvironmentScope.open(with: environment) { view._update(&nodes, from: old) }
        }
        guard update != .impossible, nodes.isAtEnd else { return false }
        content = view
        return true
    }

    /// A view as it is, if it is an erased one; the runtime would take longer to cast it.
    private static func erased<Content: View>(_ view: Content) -> AnyView? {
        Content.self == AnyView.self ? unsafeBitCast(view, to: AnyView.self) : nil
    }

    /// Evaluates a view; nil if it is empty, or nested too deep.
    private func makeRoot<Content: View>(of view: Content) -> ViewNode? {
        var context = ViewContext(environment: environment, resources: resources, store: store)
        var nodes = view.makeNodes(in: context)
        // A preference of the window is known only now, and everything depends on it.
        if let scheme = store.preferredColorScheme, scheme != environment.colorScheme {
            context.environment.colorScheme = scheme
            nodes = view.makeNodes(in: context)
        }
        context.limitNesting(of: &nodes, from: 0, in: Content.self)
        // Nodes nested too deep to be created are also too deep to be measured.
        if resources.diagnostics.hasFailed, resources.diagnostics.failure is ViewNestingError { return nil }
        return nodes.count < 2
            ? nodes.first : LayoutNode(VStackLayout(), children: nodes, name: nil, environment: environment)
    }

    /// Evaluates the bodies and runs their pending actions, until none is left.
    ///
    /// - Parameter proposal: the proposal for deferred content; nil to evaluate everything else.
    private func settle(in proposal: ProposedViewSize? = nil) {
        for _ in 0..<ViewHost.evaluationLimit {
            if proposal == nil || root == nil {
                store.startEvaluation()
                root = makeRoot(of: content)
                presented = []
                store.takePresented(into: &presented)
            }
            if let proposal { rehearse(in: proposal) }
            if proposal != nil || !store.hasDeferredContent { store.endEvaluation() }
            guard store.runPending() else { return }
            if proposal != nil { root = nil }
        }
        resources.diagnostics.warn(
            "actions of onAppear, task and onChange still change the view after \(ViewHost.evaluationLimit) evaluations; "
                + "it is drawn in its current state")
        if root == nil { root = makeRoot(of: content) }
    }

    /// Draws into a scratch list, so that deferred content can register its actions.
    private func rehearse(in proposal: ProposedViewSize) {
        let scratch = DrawingResources(
            textShaper: resources.textShaper, images: resources.images, symbols: resources.symbols)
        draw(
            at: .zero, proposal: proposal,
            pass: DrawingPass(builder: DisplayListBuilder(isRehearsal: true), resources: scratch))
    }

    /// The appearance that the views are drawn with: what they prefer for the window, or that of the environment.
    package var windowColorScheme: ColorScheme { store.preferredColorScheme ?? environment.colorScheme }

    /// The appearance of a status bar above the views: dark, with white texts, above the black behind a large sheet.
    package var statusBarColorScheme: ColorScheme { isMovedBack ? .dark : windowColorScheme }

    /// Draws the views, and above them what they present.
    private func draw(at origin: CGPoint, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let root else { return }
        if presented.isEmpty {
            root.draw(at: origin, proposal: proposal, pass: pass)
            // Content that is created while drawing may have presented something.
            store.takePresented(into: &presented)
            guard !presented.isEmpty else { return }
            return presentationLayer(in: origin, proposal, pass).drawPresentations(pass)
        }
        let layer = presentationLayer(in: origin, proposal, pass)
        isMovedBack = layer.movesBack
        layer.drawBehind(pass) { root.draw(at: origin, proposal: proposal, pass: $0) }
        store.takePresented(into: &presented)
        presentationLayer(in: origin, proposal, pass).drawPresentations(pass)
    }

    private func presentationLayer(
        in origin: CGPoint, _ proposal: ProposedViewSize, _ pass: DrawingPass
    ) -> PresentationLayer {
        let frame = CGRect(origin: origin, size: root?.sizeThatFits(proposal) ?? .zero)
        return PresentationLayer(
            presentations: presented.map(\.presentation), safeArea: pass.safeArea ?? SafeArea(whole: frame, free: frame)
        )
    }

    /// Evaluates deferred content and its actions, once a size is proposed.
    private func settleDeferredContent(in proposal: ProposedViewSize) {
        // With an infinite proposal there is no frame for which content could be created.
        guard store.hasDeferredContent, !isSettled, proposal.width?.isInfinite != true,
            proposal.height?.isInfinite != true
        else { return }
        isSettled = true
        settle(in: proposal)
    }

    /// Returns the size that the view chooses for a proposal; zero if it is empty.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        ActorLease.hold {
            settleDeferredContent(in: proposal)
            return root?.sizeThatFits(proposal) ?? .zero
        }
    }

    /// Returns the minimum, the ideal or the maximum size.
    package func sizeThatFits(_ fitting: FittingSize) -> CGSize {
        sizeThatFits(fitting.proposal)
    }

    /// Returns the position of a guide from the leading edge of a frame that ``draw(in:into:)`` fills; nil if neither
    /// the view nor one inside sets it.
    package func explicitAlignment(of guide: HorizontalAlignment, in size: CGSize) -> CGFloat? {
        let proposal = ProposedViewSize(size)
        return ActorLease.hold {
            root?.explicitAlignment(of: guide.key, for: proposal).map { place in
                place + (size.width - sizeThatFits(proposal).width) / 2
            }
        }
    }

    /// Draws the view in a frame. It is proposed the frame's size, and centred if its size differs.
    package func draw(in frame: CGRect, into builder: DisplayListBuilder) {
        let proposal = ProposedViewSize(frame.size)
        let size = sizeThatFits(proposal)
        draw(
            at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: proposal,
            into: builder)
    }

    /// Draws the view with its top left corner at a point, in the size that it chooses for a proposal.
    ///
    /// - Parameter safeArea: the area that bars and notches leave free, for views that extend beyond it; nil for views
    ///   that cannot.
    package func draw(
        at origin: CGPoint, proposal: ProposedViewSize, into builder: DisplayListBuilder, safeArea: SafeArea? = nil
    ) {
        ActorLease.hold {
            settleDeferredContent(in: proposal)
            let pass = pass(into: builder, safeArea)
            draw(at: origin, proposal: proposal, pass: pass)
            // A host that shows one cell after the other draws all of them into one image.
            if bodies != nil { lastPass = pass }
        }
    }

    private func pass(into builder: DisplayListBuilder, _ safeArea: SafeArea?) -> DrawingPass {
        if let lastPass, lastPass.builder === builder, lastPass.safeArea == nil, safeArea == nil { return lastPass }
        return DrawingPass(builder: builder, resources: resources, safeArea: safeArea)
    }
}
