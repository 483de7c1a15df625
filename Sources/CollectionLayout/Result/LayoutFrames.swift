import Foundation

/// A solved compositional layout: every frame, by arithmetic or by search.
struct LayoutFrames: Sendable {
    let scrollAxis: Axis
    let grid: PixelGrid
    let contentSize: CGSize
    let sections: [SectionFrames]
    /// The layout's own boundary items, in content coordinates.
    let boundary: [BoundaryFrame]
    /// Whether anything follows the visible rectangle.
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

    /// The sections with something between two positions along the scroll direction.
    func sections(meeting near: CGFloat, _ far: CGFloat) -> Range<Int> { index.meeting(near, far) }

    /// Where the layout's own boundary items are found.
    static let ownPath = IndexPath(item: .max, section: 0)
}

/// Where the content is scrolled to: what frames depend on besides the solved layout.
struct ScrollState {
    /// The bounds less the adjusted content insets, in content coordinates.
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
