/// The tables of a run, one for each group.
struct Report {
    let benchmarks: [Benchmark]
    let figures: [String: Figures]
    let isMarkdown: Bool

    var text: String {
        var groups: [String] = []
        for benchmark in benchmarks where !groups.contains(benchmark.group) { groups.append(benchmark.group) }
        return groups.map { group in
            (isMarkdown ? "### \(group)\n\n" : "\(group)\n") + render(table(group))
        }
        .joined(separator: "\n\n")
    }

    /// The benchmarks whose median is above what is promised.
    var brokenPromises: [String] {
        benchmarks.compactMap { benchmark in
            guard let promise = benchmark.promise, let found = figures[benchmark.key], found.median > promise else {
                return nil
            }
            return "\(benchmark.key) took \(Quantity.seconds(found.median)), promised \(Quantity.seconds(promise))"
        }
    }

    private func render(_ table: Table) -> String { isMarkdown ? table.markdown : table.text }

    private func table(_ group: String) -> Table {
        var table = Table(heads: [
            "", "size", "median", "least", "most", "promised", "instructions", "allocations", "peak", "held",
        ])
        for benchmark in benchmarks where benchmark.group == group {
            guard let found = figures[benchmark.key] else { continue }
            table.rows.append([
                benchmark.name, Quantity.grouped(benchmark.size), Quantity.seconds(found.median),
                Quantity.seconds(found.least), Quantity.seconds(found.most),
                benchmark.promise.map(Quantity.seconds) ?? "–", found.instructions.map(Quantity.count) ?? "–",
                Quantity.count(found.allocations), Quantity.bytes(found.peakBytes), Quantity.bytes(found.heldBytes),
            ])
        }
        return table
    }
}
