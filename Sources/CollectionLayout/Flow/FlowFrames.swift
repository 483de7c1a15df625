import Foundation

/// A solved flow layout, with the frames of all elements.
struct FlowFrames: Sendable {
    struct Section: Sendable {
        var start: CGFloat
        var end: CGFloat
        var header: CGRect?
        var body: FlowBody
        var footer: CGRect?
    }

    /// Which headers and footers are pinned, and the area where they stay visible.
    struct Pinning {
        var headers: Bool
        var footers: Bool
        /// The bounds minus the adjusted content insets.
        var visible: CGRect
    }

    let scrollAxis: Axis
    let grid: PixelGrid
    let contentSize: CGSize
    let sections: [Section]
    private let index: SpanIndex

    init(scrollAxis: Axis, grid: PixelGrid, contentSize: CGSize, sections: [Section]) {
        self.scrollAxis = scrollAxis
        self.grid = grid
        self.contentSize = contentSize
        self.sections = sections
        index = SpanIndex(sections.lazy.map { $0.extent(scrollAxis) })
    }

    static let empty = FlowFrames(scrollAxis: .vertical, grid: PixelGrid(scale: 1), contentSize: .zero, sections: [])

    /// The z-index of headers and footers, and of pinned ones.
    static let bandZIndex = 1
    static let pinnedBandZIndex = 10

    /// The elements whose frames meet the rectangle: for each section the header, the cells in order, the footer.
    func elements(in rect: CGRect, _ pinning: Pinning) -> [PlacedElement] {
        guard !rect.hasNaN else { return [] }
        var found: [PlacedElement] = []
        let slack = 1 / grid.scale
        let (near, far) = (rect.near(scrollAxis) - slack, rect.far(scrollAxis) + slack)
        for index in index.meeting(near, far) {
            let section = sections[index]
            if let header = self.header(index, pinning), header.frame.overlaps(rect) { found.append(header) }
            for item in section.body.items(from: near, to: far) {
                if let cell = cell(IndexPath(item: item, section: index)), cell.frame.overlaps(rect) {
                    found.append(cell)
                }
            }
            if let footer = self.footer(index, pinning), footer.frame.overlaps(rect) { found.append(footer) }
        }
        return found
    }

    /// The cell of an item, or nil if there is no such item.
    func cell(_ path: IndexPath) -> PlacedElement? {
        guard sections.indices.contains(path.section), let frame = sections[path.section].body.frame(path.item) else {
            return nil
        }
        return PlacedElement(element: .cell(path), frame: grid.rounded(frame), zIndex: 0)
    }

    /// The header of a section. A pinned one stays visible, but neither before its own place nor past the section's
    /// end.
    func header(_ index: Int, _ pinning: Pinning) -> PlacedElement? {
        guard sections.indices.contains(index), var frame = sections[index].header else { return nil }
        if pinning.headers {
            let last = sections[index].end - frame.size[scrollAxis]
            frame.origin[scrollAxis] = max(frame.near(scrollAxis), min(pinning.visible.near(scrollAxis), last))
        }
        return band(CollectionElementKind.sectionHeader, index, frame, isPinned: pinning.headers)
    }

    /// The footer of a section. A pinned one stays visible, but neither past its own place nor before the section's
    /// start.
    func footer(_ index: Int, _ pinning: Pinning) -> PlacedElement? {
        guard sections.indices.contains(index), var frame = sections[index].footer else { return nil }
        if pinning.footers {
            let wanted = pinning.visible.far(scrollAxis) - frame.size[scrollAxis]
            frame.origin[scrollAxis] = min(frame.near(scrollAxis), max(wanted, sections[index].start))
        }
        return band(CollectionElementKind.sectionFooter, index, frame, isPinned: pinning.footers)
    }

    private func band(_ kind: String, _ section: Int, _ frame: CGRect, isPinned: Bool) -> PlacedElement {
        PlacedElement(
            element: .supplementary(kind, IndexPath(item: 0, section: section)), frame: grid.rounded(frame),
            zIndex: isPinned ? Self.pinnedBandZIndex : Self.bandZIndex)
    }
}

extension FlowFrames.Section {
    /// The extent of the section along the scroll direction.
    func extent(_ axis: Axis) -> (near: CGFloat, far: CGFloat) {
        let frames = [header, body.extent(axis), footer].compactMap { $0 }
        return (
            near: frames.map { $0.near(axis) }.min() ?? start,
            far: max(frames.map { $0.far(axis) }.max() ?? end, end)
        )
    }
}
