import Foundation

/// A screen within an image: it has a size and a safe area of its own.
///
/// The content is laid out as that of an image of this size: in the part that is free, and beyond it where it ignores the
/// safe area.
private final class ScreenAreaNode: LayoutWrapperNode {
    private let size: CGSize
    private let insets: EdgeInsets

    init(_ child: ViewNode, size: CGSize, insets: EdgeInsets, environment: borrowing EnvironmentValues) {
        self.size = size
        self.insets = insets
        super.init(child, environment)
    }

    override var name: String? { "screen" }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { size }

    /// The part of the screen that is free, from its leading edge.
    private var free: CGRect {
        CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    override func childPlacement(in size: CGSize, for proposal: ProposedViewSize) -> ChildPlacement {
        let offer = ProposedViewSize(free.size)
        let chosen = child.sizeThatFits(offer)
        return ChildPlacement(
            origin: CGPoint(x: free.midX - chosen.width / 2, y: free.midY - chosen.height / 2), proposal: offer)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let left = layoutDirection == .leftToRight ? insets.leading : insets.trailing
        let safeArea = SafeArea(
            whole: frame,
            free: CGRect(
                x: frame.minX + left, y: frame.minY + free.minY, width: free.width, height: free.height))
        super.draw(in: frame, proposal: proposal, pass: pass.with(safeArea))
    }
}

private struct ScreenAreaModifier: NodeModifier {
    typealias Body = Never
    let size: CGSize
    let insets: EdgeInsets

    func wrap(_ node: ViewNode, in context: ViewContext) -> ViewNode {
        ScreenAreaNode(node, size: size, insets: insets, environment: context.environment)
    }
}

nonisolated extension View {
    /// Lays the view out on a screen of a size, with a safe area of its own.
    package func screenArea(size: CGSize, safeAreaInsets: EdgeInsets) -> some View {
        // Several views at the root stand below each other, as in an image.
        VStack { self.environment(\.hasSafeArea, true) }
            .modifier(ScreenAreaModifier(size: size, insets: safeAreaInsets))
    }
}
