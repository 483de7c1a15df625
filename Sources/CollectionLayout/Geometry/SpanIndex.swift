import Foundation

/// Finds, by halving, which of many stretches of an axis may meet a given one.
///
/// Stretches usually follow each other but may overlap: the index keeps the far edge of everything up to a stretch and
/// the near edge of everything from it on. Both only grow, so they can be searched.
struct SpanIndex: Sendable {
    private var reach: [CGFloat] = []
    private var back: [CGFloat] = []

    init(_ spans: some Sequence<(near: CGFloat, far: CGFloat)> = [(near: CGFloat, far: CGFloat)]()) {
        reach.reserveCapacity(spans.underestimatedCount)
        back.reserveCapacity(spans.underestimatedCount)
        for span in spans {
            reach.append(max(reach.last ?? -.infinity, span.far))
            back.append(span.near)
        }
        for index in back.indices.dropLast().reversed() { back[index] = min(back[index], back[index + 1]) }
    }

    /// A range that holds every stretch that meets `near…far`.
    func meeting(_ near: CGFloat, _ far: CGFloat) -> Range<Int> {
        let lower = Self.first(reach) { $0 >= near }
        let upper = Self.first(back) { $0 > far }
        return lower..<max(lower, upper)
    }

    private static func first(_ values: [CGFloat], where predicate: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if predicate(values[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
