import Foundation

/// The part of a picture that bars and notches leave free, and the whole around it, in the coordinates of the picture.
package struct SafeArea: Hashable, Sendable {
    /// All of the picture.
    package var whole: CGRect
    /// What bars and notches leave free.
    package var free: CGRect

    /// A safe area.
    package init(whole: CGRect, free: CGRect) {
        self.whole = whole
        self.free = free
    }

    /// A frame that reaches to the sides of the whole wherever it reaches to those of the free part.
    func extending(_ frame: CGRect, over edges: Edge.Set, _ direction: LayoutDirection) -> CGRect {
        let left: Edge.Set = direction == .leftToRight ? .leading : .trailing
        let right: Edge.Set = direction == .leftToRight ? .trailing : .leading
        // Frames are sums of rounded numbers: what is this near to a side is at it.
        let slack = 1e-3
        var (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.top), minY <= free.minY + slack { minY = min(minY, whole.minY) }
        if edges.contains(.bottom), maxY >= free.maxY - slack { maxY = max(maxY, whole.maxY) }
        if edges.contains(left), minX <= free.minX + slack { minX = min(minX, whole.minX) }
        if edges.contains(right), maxX >= free.maxX - slack { maxX = max(maxX, whole.maxX) }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

/// Lets its child reach into what bars and notches cover. It is as large as its child would be without that: what is
/// beside it stays where it is.
private final class UnsafeAreaNode: WrapperNode {
    private let edges: Edge.Set

    init(_ child: ViewNode, edges: Edge.Set, environment: borrowing EnvironmentValues) {
        self.edges = edges
        super.init(child, environment)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        guard let room = pass.safeArea?.extending(frame, over: edges, layoutDirection), room != frame else {
            return super.draw(in: frame, proposal: proposal, pass: pass)
        }
        let offer = ProposedViewSize(room.size)
        let size = child.sizeThatFits(offer)
        let origin = CGPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
        place(child, at: origin, proposal: offer, in: room, pass: pass)
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
