/// Which rule applies where: rows with the same rules, each divided into spans.
struct ToleranceSpans {
    /// Adjacent pixels of a row with one rule.
    struct Span {
        var x: Int
        var count: Int
        /// The index in ``ToleranceSpans/rules``.
        var rule: Int
    }

    /// Adjacent rows with the same spans.
    struct Band {
        var rows: Range<Int>
        var spans: [Span]
    }

    /// The rule of the tolerance, and one for each of its regions.
    let rules: [ImageTolerance.Rule]
    /// Bands that together contain all rows.
    let bands: [Band]

    init(_ tolerance: ImageTolerance, width: Int, height: Int) {
        rules = [tolerance.rule] + tolerance.regions.map(\.rule)
        let areas = tolerance.regions.enumerated().compactMap { index, region -> Area? in
            let columns = Self.clamped(region.area.x, region.area.width, to: width)
            let rows = Self.clamped(region.area.y, region.area.height, to: height)
            return columns.isEmpty || rows.isEmpty ? nil : Area(columns: columns, rows: rows, rule: index + 1)
        }
        // 1. Rules change only where a region begins or ends.
        let edges = Set(areas.flatMap { [$0.rows.lowerBound, $0.rows.upperBound] } + [0, height]).sorted()
        // 2. Between two such rows, all rows have the same spans.
        bands = zip(edges, edges.dropFirst()).map { top, bottom in
            let active = areas.filter { $0.rows.contains(top) }
            return Band(rows: top..<bottom, spans: Self.spans(active, width: width))
        }
    }

    private struct Area {
        var columns: Range<Int>
        var rows: Range<Int>
        var rule: Int
    }

    private static func spans(_ areas: [Area], width: Int) -> [Span] {
        guard !areas.isEmpty else { return [Span(x: 0, count: width, rule: 0)] }
        // The rule of each pixel; regions that come later replace those before.
        var rules = [Int](repeating: 0, count: width)
        for area in areas {
            for x in area.columns { rules[x] = area.rule }
        }
        var spans: [Span] = []
        for (x, rule) in rules.enumerated() {
            if let last = spans.last, last.rule == rule {
                spans[spans.count - 1].count += 1
            } else {
                spans.append(Span(x: x, count: 1, rule: rule))
            }
        }
        return spans
    }

    private static func clamped(_ start: Int, _ length: Int, to limit: Int) -> Range<Int> {
        let (end, overflows) = start.addingReportingOverflow(max(0, length))
        let upper = min(limit, max(0, overflows ? limit : end))
        return min(max(0, start), upper)..<upper
    }
}
