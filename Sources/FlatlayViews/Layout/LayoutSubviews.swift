import Foundation

/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    /// A proxy for one view.
    public typealias Element = LayoutSubview
    /// A range of the views.
    public typealias SubSequence = LayoutSubviews

    /// The layout direction. Layouts start at the leading edge in both directions.
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

    /// The index of the first view.
    public var startIndex: Int { elements.startIndex }
    /// One past the index of the last view.
    public var endIndex: Int { elements.endIndex }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { elements[index] }
    /// The views in a range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(elements[bounds], layoutDirection: layoutDirection)
    }
    /// The views at the given indices.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(indices.map { elements[$0] }[...], layoutDirection: layoutDirection)
    }

    var nodes: [ViewNode] { elements.map(\.node) }

    /// The placements that a layout makes within bounds, relative to the top leading corner of their coordinate space.
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
