import Foundation

/// Lets its child reach into what bars and notches cover. It is as large as its child would be without that: what is
/// beside it stays where it is.
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

    /// Whether bars or notches cover a part of the picture. What cells host does not know of that.
    package var hasSafeArea: Bool {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

extension View {
    /// The view reaches into what bars and notches cover, where its frame touches them.
    ///
    /// ```swift
    /// collection.ignoresSafeArea()
    /// ```
    ///
    /// The view is laid out anew in the larger room; what stands beside it stays where it is. Its content sees no safe area
    /// at these edges any more: text at the top of a stack that ignores it lies below the notch. Containers of overlays
    /// are different: they reach as far as they are told, and what they hold keeps to the safe area, unless it ignores
    /// that itself.
    ///
    /// That is so for the view of a picture; content of cells has no safe area, and this no effect. Nor is there a
    /// keyboard: ignoring its region alone has no effect.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(UnsafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// The view reaches into what bars and notches cover, where its frame touches them.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
