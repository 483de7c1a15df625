import BenchmarkReporting
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

    /// The benchmarks whose median is above what is promised, and those that take more instructions than they may.
    var brokenPromises: [String] {
        benchmarks.flatMap { benchmark -> [String] in
            guard let found = figures[benchmark.key] else { return [] }
            var broken: [String] = []
            if let promise = benchmark.promise, found.median > promise {
                broken.append("\(Quantity.seconds(found.median)), promised \(Quantity.seconds(promise))")
            }
            if let most = benchmark.mostInstructions, let counted = found.instructions, counted > most {
                broken.append("\(Quantity.count(counted)) instructions, at most \(Quantity.count(most)) allowed")
            }
            return broken.map { "\(benchmark.key) took \($0)" }
        }
    }

    private func render(_ table: TextTable) -> String { isMarkdown ? table.markdown : table.text }

    private func table(_ group: String) -> TextTable {
        var table = TextTable(heads: [
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
