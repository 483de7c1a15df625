import BenchmarkReporting
import Foundation

/// All costs, by series and size.
struct ScalingResults {
    /// A sentence about how a cost grows.
    struct Verdict {
        var text: String
        var isReached: Bool
    }

    private(set) var costs: [Series: [(size: Int, cost: Cost)]] = [:]

    /// Notes the middle of several runs.
    mutating func add(_ runs: [Cost], of series: Series, size: Int) {
        let times = runs.map(\.milliseconds).sorted()
        let memories = runs.map(\.memory).sorted()
        let cost = Cost(milliseconds: times[times.count / 2], memory: memories[memories.count / 2])
        costs[series, default: []].append((size, cost))
    }

    /// Times, and memory.
    var tables: [Table] {
        let groups = [Series.allCases.filter { $0 != .window }, [.window]]
        return groups.compactMap { group -> Table? in
            let series = group.filter { costs[$0] != nil }
            guard let sizes = series.first.flatMap({ costs[$0]?.map(\.size) }) else { return nil }
            var table = Table(
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
            guard let costs = costs[series], costs.count >= 3 else { continue }
            let time = costs[2].cost.milliseconds / costs[1].cost.milliseconds
            // What the process has before it draws anything is no part of the growth.
            let memory = (costs[2].cost.memory - costs[0].cost.memory) / (costs[1].cost.memory - costs[0].cost.memory)
            verdicts.append(
                Verdict(
                    text: String(
                        format: "%@: ten times as many cards take %.1f times as long (at most 11) and %.1f times the"
                            + " memory beyond that of a thousand (at most 11)", series.rawValue, time, memory),
                    isReached: time <= 11 && memory <= 11))
        }
        if let plain = costs[.png]?.dropFirst().first?.cost, let clipped = costs[.clippedPNG]?.dropFirst().first?.cost {
            let ratio = clipped.milliseconds / plain.milliseconds
            verdicts.append(
                Verdict(
                    text: String(
                        format: "clipping every card takes %.2f times as long as not clipping (at most 1.3)", ratio),
                    isReached: ratio <= 1.3))
        }
        if let window = costs[.window], let small = window.first?.cost, let large = window.last?.cost {
            let ratio = large.milliseconds / small.milliseconds
            verdicts.append(
                Verdict(
                    text: String(
                        format: "a window onto a million takes %.1f times as long as one onto ten thousand (at most 2)",
                        ratio), isReached: ratio <= 2))
        }
        return verdicts
    }
}
