import Foundation

/// A solved compositional layout, with the frames of all elements.
struct LayoutFrames: Sendable {
    let scrollAxis: Axis
    let grid: PixelGrid
    let contentSize: CGSize
    let sections: [SectionFrames]
    /// The layout's own boundary items, in content coordinates.
    let boundary: [BoundaryFrame]
    /// Whether anything is pinned to the visible rectangle.
    let pins: Bool
    private let index: SpanIndex

    static let empty = LayoutFrames(
        scrollAxis: .vertical, grid: PixelGrid(scale: 1), contentSize: .zero, sections: [], boundary: [])

    init(
        scrollAxis: Axis, grid: PixelGrid, contentSize: CGSize, sections: [SectionFrames], boundary: [BoundaryFrame]
    ) {
        self.scrollAxis = scrollAxis
        self.grid = grid
        self.contentSize = contentSize
        self.sections = sections
        self.boundary = boundary
        pins = boundary.contains { $0.pin != nil } || sections.contains { $0.shape.pins }
        index = SpanIndex(
            sections.lazy.map { section in
                let extent = section.shape.extent
                return (near: section.start + extent.near, far: section.start + extent.far)
            })
    }

    /// The sections whose extents meet an interval of the scroll direction.
    func sections(meeting near: CGFloat, _ far: CGFloat) -> Range<Int> { index.meeting(near, far) }

    /// The index path of the layout's own boundary items.
    static let ownPath = IndexPath(item: .max, section: 0)
}

/// The scroll offsets: the input of frames besides the solved layout.
struct ScrollState {
    /// The bounds minus the adjusted content insets, in content coordinates.
    var visible: CGRect
    /// The requested offsets of orthogonal sections.
    var orthogonalOffsets: [Int: CGFloat]

    func offset(of section: SectionFrames) -> CGFloat {
        guard let row = section.shape.row else { return 0 }
        return orthogonalOffsets[section.section].map(row.rest) ?? row.initialOffset
    }
}

/// One element with its final frame.
struct PlacedElement {
    var element: ElementIdentity
    var frame: CGRect
    var zIndex: Int
}
