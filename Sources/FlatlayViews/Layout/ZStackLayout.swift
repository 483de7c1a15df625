import Foundation

/// Arranges views on top of each other: the layout of ``ZStack``.
public struct ZStackLayout: Layout, Sendable {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates a layout with an alignment.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// No stack axis.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.setsOwnGuides = false
        return properties
    }

    /// The size that encloses the views of the highest priority, aligned guide to guide.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let highest = subviews.lazy.map(\.priority).max() else { return .zero }
        let spans = spans(of: subviews.filter { $0.priority == highest }, in: proposal)
        return CGSize(width: spans.horizontal.length, height: spans.vertical.length)
    }

    /// Proposes the size of the stack to each view and aligns them guide to guide.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let highest = subviews.lazy.map(\.priority).max() else { return }
        let offer = ProposedViewSize(bounds.size)
        let spans = spans(of: subviews.filter { $0.priority == highest }, in: offer)
        for subview in subviews {
            let dimensions = subview.dimensions(in: offer)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + spans.horizontal.start(guide: dimensions[alignment.horizontal]),
                    y: bounds.minY + spans.vertical.start(guide: dimensions[alignment.vertical])),
                proposal: offer)
        }
    }

    /// The bounds of views that are aligned guide to guide.
    private func spans(
        of subviews: [LayoutSubview], in proposal: ProposedViewSize
    ) -> (horizontal: GuideSpan, vertical: GuideSpan) {
        var (horizontal, vertical) = (GuideSpan(), GuideSpan())
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            horizontal.add(dimensions.width, guide: dimensions[alignment.horizontal])
            vertical.add(dimensions.height, guide: dimensions[alignment.vertical])
        }
        return (horizontal, vertical)
    }
}
