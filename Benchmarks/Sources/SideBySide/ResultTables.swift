import BenchmarkReporting
import ComparedScenes
import Flatlay
import Foundation

/// The tables of a comparison.
struct ResultTables {
    let results: Results
    let contenders: [Contender]

    /// Milliseconds of every contender.
    func field(_ jobs: [Job]) -> TextTable {
        var table = TextTable(heads: ["milliseconds"] + jobs.map(title))
        for contender in contenders {
            let cells = jobs.map { job in
                results.milliseconds(contender, job).map { String(format: $0 < 10 ? "%.2f" : "%.0f", $0) } ?? "–"
            }
            if cells.contains(where: { $0 != "–" }) { table.rows.append([contender.name] + cells) }
        }
        return table
    }

    /// The most memory of every contender, in MiB.
    func memory(_ jobs: [Job]) -> TextTable {
        var table = TextTable(heads: ["MiB at most"] + jobs.map(title))
        for contender in contenders {
            let cells = jobs.map { job in
                results.memory(contender, job).map { String(format: "%.0f", $0) } ?? "–"
            }
            if cells.contains(where: { $0 != "–" }) { table.rows.append([contender.name] + cells) }
        }
        return table
    }

    /// Each goal, and how far Flatlay is.
    func goals(_ goals: [Goal]) -> TextTable {
        var table = TextTable(
            heads: [
                "", "by", "ms", "of tuned C", "goal", "best peer", "ahead", "goal", "bytes", "all cores", "goal",
                "reached",
            ],
            leadingColumns: 2)
        for goal in goals { if let row = row(goal) { table.rows.append(row) } }
        return table
    }

    /// The goals for memory: at most 1.5 times tuned C, and less than each peer.
    func memoryGoals(_ jobs: [Job]) -> TextTable {
        var table = TextTable(heads: ["", "MiB", "of tuned C", "goal", "least of a peer", "reached"])
        for job in jobs {
            guard let own = results.memory(.flatlay, job), let limit = results.memory(.limit, job) else { continue }
            let peer = results.peers(job).compactMap { results.memory($0, job) }.min()
            let isReached = own <= 1.5 * limit && own < peer ?? .infinity
            table.rows.append([
                title(job), String(format: "%.0f", own), times(own / limit), "≤ 1.50",
                peer.map { String(format: "%.0f", $0) } ?? "–", isReached ? "yes" : "no",
            ])
        }
        return table
    }

    private func row(_ goal: Goal) -> [String]? {
        guard let own = results.milliseconds(goal.contender, goal.job) else { return nil }
        let ofLimit = results.ratio(goal.contender, to: .limit, goal.job)
        let peer = results.bestPeer(goal.job)
        let ahead = peer.flatMap { results.ratio($0, to: goal.contender, goal.job) }
        let fewest = results.peers(goal.job).compactMap { results.bytes($0, goal.job) }.min()
        let part = results.bytes(goal.contender, goal.job).flatMap { own in fewest.map { Double(own) / Double($0) } }
        let gain = results.ratio(goal.contender, to: .flatlayOnAllCores, goal.job)
        var isReached = true
        if let least = goal.onAllCores, let gain { isReached = isReached && gain >= least }
        if let most = goal.ofLimit, let ofLimit { isReached = isReached && ofLimit <= most }
        // Without a peer there is nothing that it is ahead of.
        if let least = goal.ahead { isReached = isReached && ahead ?? 0 >= least }
        if let most = goal.bytesOfPeer, let part { isReached = isReached && part <= most }
        return [
            goal.title, goal.contender == .flatlay ? "one thread" : "all cores",
            String(format: own < 10 ? "%.2f" : "%.0f", own),
            goal.ofLimit == nil ? "–" : ofLimit.map(times) ?? "–", goal.ofLimit.map { "≤ " + times($0) } ?? "–",
            goal.ahead == nil ? "–" : peer.map(\.name) ?? "–", goal.ahead == nil ? "–" : ahead.map(times) ?? "–",
            goal.ahead.map { "≥ " + times($0) } ?? "–",
            goal.bytesOfPeer == nil ? "" : part.map { String(format: "%.2f of the fewest", $0) } ?? "",
            goal.onAllCores == nil ? "–" : gain.map(times) ?? "–", goal.onAllCores.map { "≥ " + times($0) } ?? "–",
            isReached ? "yes" : "no",
        ]
    }

    private func title(_ job: Job) -> String {
        "\(job.scene.rawValue) \(job.kind.rawValue.uppercased())" + (job.isCold ? " cold" : "")
            + (job.keepsText ? " (text)" : "")
    }

    private func times(_ value: Double) -> String { String(format: "%.2f", value) }
}
