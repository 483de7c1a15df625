import Foundation

/// Arranges views on top of each other: the layout of ``ZStack``.
public struct ZStackLayout: Layout, Sendable {
    /// Where the views meet.
    public var alignment: Alignment

    /// A layout.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// No stack in one direction.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.setsOwnGuides = false
        return properties
    }

    /// The size that holds the views of the highest priority, aligned guide to guide.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let highest = subviews.lazy.map(\.priority).max() else { return .zero }
        return frame(of: subviews.filter { $0.priority == highest }, in: proposal).size
    }

    /// Proposes the size of the stack to each view and aligns them guide to guide.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let highest = subviews.lazy.map(\.priority).max() else { return }
        let offer = ProposedViewSize(bounds.size)
        let frame = frame(of: subviews.filter { $0.priority == highest }, in: offer)
        for subview in subviews {
            let dimensions = subview.dimensions(in: offer)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + frame.before.x - dimensions[alignment.horizontal],
                    y: bounds.minY + frame.before.y - dimensions[alignment.vertical]),
                proposal: offer)
        }
    }

    /// The box around views whose guides meet, and the distance of the guides from its upper leading corner.
    private func frame(
        of subviews: [LayoutSubview], in proposal: ProposedViewSize
    ) -> (size: CGSize, before: CGPoint) {
        var before = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        var after = before
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
            before = CGPoint(x: max(before.x, x), y: max(before.y, y))
            after = CGPoint(x: max(after.x, dimensions.width - x), y: max(after.y, dimensions.height - y))
        }
        guard !subviews.isEmpty else { return (.zero, .zero) }
        return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
    }
}
