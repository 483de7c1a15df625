import BenchmarkReporting
import Foundation

/// All costs, by series and size.
struct ScalingResults {
    /// A sentence about how a cost grows.
    struct Verdict {
        var text: String
        var isReached: Bool
    }

    /// What the rounds cost, in their order.
    private var rounds: [Series: [(size: Int, runs: [Cost])]] = [:]

    /// Notes what one round cost.
    mutating func add(_ cost: Cost, of series: Series, size: Int) {
        var sizes = rounds[series] ?? []
        if let place = sizes.firstIndex(where: { $0.size == size }) {
            sizes[place].runs.append(cost)
        } else {
            sizes.append((size, [cost]))
        }
        rounds[series] = sizes
    }

    /// The middle of the rounds, by series and size.
    var costs: [Series: [(size: Int, cost: Cost)]] {
        rounds.mapValues { sizes in
            sizes.map { size, runs in
                (size, Cost(milliseconds: runs.middle(\.milliseconds), memory: runs.middle(\.memory)))
            }
        }
    }

    /// How many times as long one thing took as another, in the middle of the rounds.
    private func ratio(_ series: Series, _ place: Int, to other: Series, _ otherPlace: Int) -> Double? {
        guard let sizes = rounds[series], let others = rounds[other], sizes.indices.contains(place),
            others.indices.contains(otherPlace)
        else { return nil }
        return zip(sizes[place].runs, others[otherPlace].runs).map { $0.milliseconds / $1.milliseconds }.middle { $0 }
    }

    /// Times, and memory.
    var tables: [TextTable] {
        let groups = [Series.allCases.filter { $0 != .window }, [.window]]
        return groups.compactMap { group -> TextTable? in
            let series = group.filter { costs[$0] != nil }
            guard let sizes = series.first.flatMap({ costs[$0]?.map(\.size) }) else { return nil }
            var table = TextTable(
                heads: ["cards"] + sizes.flatMap { ["\(Quantity.grouped($0)), ms", "MiB"] })
            for one in series {
                table.rows.append(
                    [one.rawValue]
                        + (costs[one] ?? []).flatMap { _, cost in
                            [
                                String(format: cost.milliseconds < 10 ? "%.2f" : "%.0f", cost.milliseconds),
                                String(format: "%.0f", cost.memory),
                            ]
                        })
            }
            return table
        }
    }

    /// What may grow how much.
    var verdicts: [Verdict] {
        var verdicts: [Verdict] = []
        for series in Series.allCases where series != .window {
            guard let costs = costs[series], costs.count >= 3, let time = ratio(series, 2, to: series, 1) else {
                continue
            }
            // What the process has before it draws anything is no part of the growth.
            let memory = (costs[2].cost.memory - costs[0].cost.memory) / (costs[1].cost.memory - costs[0].cost.memory)
            verdicts.append(
                Verdict(
                    text: String(
                        format: "%@: ten times as many cards take %.1f times as long (at most 11) and %.1f times the"
                            + " memory beyond that of a thousand (at most 11)", series.rawValue, time, memory),
                    isReached: time <= 11 && memory <= 11))
        }
        if let ratio = ratio(.clippedPNG, 1, to: .png, 1) {
            verdicts.append(
                Verdict(
                    text: String(
                        format: "clipping every card takes %.2f times as long as not clipping (at most 1.3)", ratio),
                    isReached: ratio <= 1.3))
        }
        if let ratio = ratio(.window, 2, to: .window, 0) {
            verdicts.append(
                Verdict(
                    text: String(
                        format: "a window onto a million takes %.1f times as long as one onto ten thousand (at most 2)",
                        ratio), isReached: ratio <= 2))
        }
        return verdicts
    }
}

extension Collection {
    /// The middle of a figure of the elements; there is at least one.
    fileprivate func middle(_ figure: (Element) -> Double) -> Double { map(figure).sorted()[count / 2] }
}
