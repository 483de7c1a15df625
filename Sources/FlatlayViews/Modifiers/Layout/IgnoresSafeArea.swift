import Foundation

/// Extends its child into the area that bars and notches cover. It reports the size that the child would have without
/// that, so its neighbours stay in place.
private final class UnsafeAreaNode: WrapperNode {
    private let edges: Edge.Set

    init(_ child: ViewNode, edges: Edge.Set, environment: borrowing EnvironmentValues) {
        self.edges = edges
        super.init(child, environment)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let safeArea = pass.safeArea else { return super.draw(in: frame, proposal: proposal, pass: pass) }
        let inner = pass.with(safeArea.ignoring(edges, layoutDirection))
        let room = safeArea.extending(frame, over: edges, layoutDirection)
        if room == frame { return super.draw(in: frame, proposal: proposal, pass: inner) }
        let offer = ProposedViewSize(room.size)
        let size = child.sizeThatFits(offer)
        let origin = CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
        place(child, at: origin, proposal: offer, in: room, pass: inner)
    }
}

private struct UnsafeAreaModifier: NodeModifier {
    typealias Body = Never
    let edges: Edge.Set

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        guard context.environment.hasSafeArea, !edges.isEmpty else { return node }
        return UnsafeAreaNode(node, edges: edges, environment: context.environment)
    }
}

extension EnvironmentValues {
    private struct SafeAreaKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether bars or notches cover a part of the image. Not set for content that cells host.
    package var hasSafeArea: Bool {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Extends the view into the area that bars and notches cover, where its frame touches it.
    ///
    /// ```swift
    /// collection.ignoresSafeArea()
    /// ```
    ///
    /// The view is laid out again in the larger space; its neighbours stay in place. Its content has no safe area at
    /// these edges any more: text at the top of a stack that ignores the safe area lies below the notch. Overlay
    /// containers differ: they extend as far as they are told, but their content must ignore the safe area itself.
    ///
    /// This applies to the view of an image. Content of cells has no safe area, so the modifier has no effect there.
    /// There is no keyboard either: ignoring its region alone has no effect.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(UnsafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view into the area that bars and notches cover, where its frame touches it.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
