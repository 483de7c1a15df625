import Foundation

/// Finds, by binary search, which of many intervals on an axis may meet a given one.
///
/// Intervals usually follow each other but may overlap. The index therefore stores the maximum far edge of all
/// intervals up to each one, and the minimum near edge of all intervals from each one on. Both sequences are sorted.
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

    /// A range that includes every interval that meets `near…far`.
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
