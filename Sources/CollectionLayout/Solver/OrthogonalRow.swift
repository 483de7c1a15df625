import Foundation

/// The viewport and the scroll stops of an orthogonal section.
///
/// Source: compositional layout rules, orthogonal sections, measured on UIKit. Offsets count from the leading inset;
/// the viewport is the bounds minus the insets and does not clip. A last group that is only partly filled stops where a
/// full one would: the row ends with its items, but the group has the length of its size. That was not measured; it
/// keeps the stops of a row equidistant.
struct OrthogonalRow: Sendable {
    enum Groups: Sendable {
        case uniform(count: Int, stride: CGFloat, length: CGFloat)
        case listed(starts: [CGFloat], lengths: [CGFloat])
    }

    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var viewport: CGFloat
    var rowLength: CGFloat
    var groups: Groups
    /// The sorted stops, if negative spacing puts the stop of one group before that of the preceding group.
    private var sortedStops: [CGFloat]?

    init(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, viewport: CGFloat, rowLength: CGFloat,
        groups: Groups
    ) {
        self.behavior = behavior
        self.viewport = viewport
        self.rowLength = rowLength
        self.groups = groups
        guard case .listed(let starts, _) = groups, behavior != .none, behavior != .continuous, behavior != .paging
        else { return }
        let stops = starts.indices.map(stop)
        if zip(stops, stops.dropFirst()).contains(where: { $0 > $1 }) { sortedStops = stops.sorted() }
    }

    /// The largest offset.
    var end: CGFloat { max(0, rowLength - viewport) }

    /// The offset of a row that was not scrolled: 0, or with its first group centred.
    var initialOffset: CGFloat {
        behavior == .groupPagingCentered ? centredStop(0) : 0
    }

    /// Returns the offset at which the row stops for a requested offset.
    ///
    /// 1. Continuous rows stop anywhere.
    /// 2. Others stop at the nearest stop, the lower one of two at the same distance.
    /// 3. At or past the end they stop at the end. Centred stops are not clamped to 0…end.
    func rest(_ requested: CGFloat) -> CGFloat {
        guard requested.isFinite else { return initialOffset }
        switch behavior {
        case .none: return 0
        case .continuous: return min(max(requested, 0), end)
        case .groupPagingCentered:
            return groupCount == 0 ? 0 : nearestStop(to: requested)
        case .continuousGroupLeadingBoundary, .groupPaging:
            guard requested < end, groupCount > 0 else { return end }
            return min(max(nearestStop(to: requested), 0), end)
        case .paging:
            guard requested < end, viewport > 0 else { return end }
            let page = (requested / viewport - 0.5).rounded(.up)
            return min(max(page * viewport, 0), end)
        }
    }

    private var groupCount: Int {
        switch groups {
        case .uniform(let count, _, _): count
        case .listed(let starts, _): starts.count
        }
    }

    private func leadingStop(_ group: Int) -> CGFloat {
        switch groups {
        case .uniform(_, let stride, _): CGFloat(group) * stride
        case .listed(let starts, _): starts.isEmpty ? 0 : starts[group] - starts[0]
        }
    }

    private func centredStop(_ group: Int) -> CGFloat {
        let length: CGFloat =
            switch groups {
            case .uniform(_, _, let length): length
            case .listed(_, let lengths): lengths.isEmpty ? 0 : lengths[group]
            }
        return leadingStop(group) - (viewport - length) / 2
    }

    private func stop(_ group: Int) -> CGFloat {
        behavior == .groupPagingCentered ? centredStop(group) : leadingStop(group)
    }

    /// The stop at an index in sorted order, which is the order of the groups unless spacing is negative.
    private func orderedStop(_ place: Int) -> CGFloat {
        if let sortedStops { return sortedStops[place] }
        if case .uniform(let count, let stride, _) = groups, stride < 0 { return stop(count - 1 - place) }
        return stop(place)
    }

    /// The nearest stop; the lower one of two at the same distance.
    private func nearestStop(to requested: CGFloat) -> CGFloat {
        var (low, high) = (0, groupCount - 1)
        while low < high {
            let middle = (low + high) / 2
            if orderedStop(middle + 1) - requested >= requested - orderedStop(middle) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return orderedStop(low)
    }
}
