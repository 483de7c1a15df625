import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// The size of the item across the grid.
    public enum Size: Hashable, Sendable {
        /// A length in points.
        case fixed(CGFloat)
        /// An equal share of the available space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into a share, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the item across the grid.
    public var size: Size
    /// The gap to the next item in points; nil for the default, 8.
    public var spacing: CGFloat?
    /// The alignment of views in the item; nil for that of the grid.
    public var alignment: Alignment?

    /// Creates an item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A column with its position, once the available width is known. Rows of a horizontal grid are tracks, too.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?

    /// Returns the tracks of items in an available length. Source: the description of SwiftUI's lazy grids by objc.io.
    ///
    /// 1. Gaps and fixed items are subtracted from the available length.
    /// 2. Each other item in turn takes an equal share of the rest, within its limits.
    /// 3. An adaptive item divides its share among as many tracks as fit.
    static func tracks(of items: [GridItem], in room: CGFloat) -> [GridTrack] {
        let items = items.isEmpty ? [GridItem()] : items
        func gap(after index: Int) -> CGFloat { GridTrack.gap(items[index].spacing) }
        var rest = room - items.indices.dropLast().reduce(0) { $0 + gap(after: $1) }
        var waiting: CGFloat = 0
        for item in items {
            if case .fixed(let length) = item.size { rest -= finite(length) } else { waiting += 1 }
        }
        var tracks: [GridTrack] = []
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = max(rest / max(waiting, 1), 0)
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [finite(length)]
            case .flexible(let minimum, let maximum): lengths = [limited(share, minimum, maximum)]
            case .adaptive(let minimum, let maximum):
                let minimum = max(finite(minimum), 1)
                let count = max(
                    1, min(((share + gap(after: index)) / (minimum + gap(after: index))).rounded(.down), 1000))
                let length = (share - gap(after: index) * (count - 1)) / count
                lengths = Array(repeating: limited(length, minimum, maximum), count: Int(count))
            }
            for (number, length) in lengths.enumerated() {
                if number > 0 { position += gap(after: index) }
                tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
                position += length
            }
            if case .fixed = item.size {
            } else {
                rest -= lengths.reduce(gap(after: index) * CGFloat(lengths.count - 1), +)
                waiting -= 1
            }
            position += gap(after: index)
        }
        return tracks
    }

    static func gap(_ spacing: CGFloat?) -> CGFloat {
        guard let spacing, spacing.isFinite else { return ViewSpacing.ordinaryDistance }
        return spacing
    }

    private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }

    private static func limited(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        max(min(length, maximum.isNaN ? .infinity : maximum), finite(minimum))
    }
}
