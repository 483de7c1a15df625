import Foundation

/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    /// One of the views.
    public typealias Element = LayoutSubview
    /// Some of the views.
    public typealias SubSequence = LayoutSubviews

    /// The direction of reading. Layouts work from the leading side in both directions.
    public let layoutDirection: LayoutDirection
    private let elements: ArraySlice<LayoutSubview>

    init(_ nodes: [ViewNode], layoutDirection: LayoutDirection, recorder: PlacementRecorder? = nil) {
        self.layoutDirection = layoutDirection
        elements = nodes.indices.map { LayoutSubview(node: nodes[$0], index: $0, recorder: recorder) }[...]
    }

    private init(_ elements: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
        self.layoutDirection = layoutDirection
        self.elements = elements
    }

    /// The number of the first view.
    public var startIndex: Int { elements.startIndex }
    /// One more than the number of the last view.
    public var endIndex: Int { elements.endIndex }
    /// A view.
    public subscript(index: Int) -> LayoutSubview { elements[index] }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(elements[bounds], layoutDirection: layoutDirection)
    }
    /// Some of the views.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(indices.map { elements[$0] }[...], layoutDirection: layoutDirection)
    }

    /// The nodes of the views.
    var nodes: [ViewNode] { elements.map(\.node) }

    /// Where a layout puts the views within bounds, from the upper leading corner of the bounds' coordinates.
    func placements(in bounds: CGRect, place: (LayoutSubviews) -> Void) -> [ChildPlacement] {
        let recorder = PlacementRecorder(count: count)
        let recording = LayoutSubviews(nodes, layoutDirection: layoutDirection, recorder: recorder)
        place(recording)
        return zip(self, recorder.placements).map { subview, placement in
            if let placement { return placement }
            let proposal = ProposedViewSize(bounds.size)
            let size = subview.sizeThatFits(proposal)
            return ChildPlacement(
                origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
                proposal: proposal)
        }
    }
}
