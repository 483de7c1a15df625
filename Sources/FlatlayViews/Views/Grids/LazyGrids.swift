import Foundation

/// A vertical grid that fills row after row. All views are created at once, because an image shows them all.
nonisolated public struct LazyVGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    /// Creates a vertical grid.
    ///
    /// - Parameters:
    ///   - columns: the columns.
    ///   - alignment: the alignment of the columns if the grid is wider than the columns.
    ///   - spacing: the gap between rows in points; nil for the default, 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, spacing: spacing, alignment: alignment.key)
        self.content = content()
    }

    /// The laid out grid.
    public var body: some View { LayoutView(layout: layout, name: "lazy-vgrid", content: content) }
}

/// A horizontal grid that fills column after column. All views are created at once, because an image shows them all.
nonisolated public struct LazyHGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    /// Creates a horizontal grid.
    ///
    /// - Parameters:
    ///   - rows: the rows.
    ///   - alignment: the alignment of the rows if the grid is taller than the rows.
    ///   - spacing: the gap between columns in points; nil for the default, 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, spacing: spacing, alignment: alignment.key)
        self.content = content()
    }

    /// The laid out grid.
    public var body: some View { LayoutView(layout: layout, name: "lazy-hgrid", content: content) }
}

/// Fills lines of tracks: rows of columns for a vertical axis, columns of rows for a horizontal axis.
struct LazyGridLayout: Layout {
    let axis: Axis
    let items: [GridItem]
    let spacing: CGFloat?
    let alignment: AlignmentKey

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.setsOwnGuides = false
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let tracks = tracks(in: proposal[axis.other])
        let lines = lines(of: subviews, tracks)
        let length = lines.reduce(GridTrack.gap(spacing) * CGFloat(max(lines.count - 1, 0))) { $0 + $1.length }
        let used = tracks.last.map { $0.start + $0.length } ?? 0
        return CGSize(along: axis, length, across: max(proposal[axis.other].map { min($0, .infinity) } ?? used, used))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let tracks = tracks(in: bounds.size[axis.other])
        let used = tracks.last.map { $0.start + $0.length } ?? 0
        let shift = GuideSpan.distance(
            from: ViewDimensions(CGSize(along: axis, 0, across: used)).value(of: alignment),
            to: ViewDimensions(bounds.size).value(of: alignment))
        var position: CGFloat = 0
        for line in lines(of: subviews, tracks) {
            for (track, index) in zip(tracks, line.members) {
                let offer = ProposedViewSize(along: axis, nil, across: track.length)
                let cell = CGSize(along: axis, line.length, across: track.length)
                let place = (track.alignment ?? .center).origin(
                    of: subviews[index].dimensions(in: offer), in: ViewDimensions(cell))
                let corner =
                    axis == .vertical
                    ? CGPoint(x: shift + track.start, y: position) : CGPoint(x: position, y: shift + track.start)
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + corner.x + place.x, y: bounds.minY + corner.y + place.y),
                    proposal: offer)
            }
            position += line.length + GridTrack.gap(spacing)
        }
    }

    private struct Line {
        var members: Range<Int>
        var length: CGFloat
    }

    private func lines(of subviews: Subviews, _ tracks: [GridTrack]) -> [Line] {
        stride(from: 0, to: subviews.count, by: tracks.count).map { start in
            let members = start..<min(start + tracks.count, subviews.count)
            let lengths = zip(tracks, members).map { track, index in
                subviews[index].sizeThatFits(ProposedViewSize(along: axis, nil, across: track.length))[axis]
            }
            return Line(members: members, length: lengths.max() ?? 0)
        }
    }

    /// Returns the tracks. If the length is unspecified or infinite, flexible tracks have their minimum length.
    private func tracks(in room: CGFloat?) -> [GridTrack] {
        GridTrack.tracks(of: items, in: room.map { $0.isFinite ? $0 : 0 } ?? 0)
    }
}
