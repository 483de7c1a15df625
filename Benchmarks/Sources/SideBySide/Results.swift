import BenchmarkReporting
import Foundation

/// What all rounds measured.
struct Results {
    private var measured: [Job: [Contender: [Measurement?]]] = [:]

    /// Notes what a contender took in one round; nil where it failed.
    mutating func add(_ measurement: Measurement?, of contender: Contender, for job: Job) {
        measured[job, default: [:]][contender, default: []].append(measurement)
    }

    /// The middle of what a contender took, in milliseconds.
    func milliseconds(_ contender: Contender, _ job: Job) -> Double? {
        median(runs(contender, job).compactMap { $0?.milliseconds })
    }

    func bytes(_ contender: Contender, _ job: Job) -> Int? {
        runs(contender, job).compactMap { $0?.bytes }.last
    }

    /// The most memory in any round, in MiB.
    func memory(_ contender: Contender, _ job: Job) -> Double? {
        runs(contender, job).compactMap { $0?.memory }.max()
    }

    /// How many times as long one contender takes as another: the middle of the ratios within each round, because the
    /// machine's speed changes from round to round.
    func ratio(_ contender: Contender, to other: Contender, _ job: Job) -> Double? {
        median(
            zip(runs(contender, job), runs(other, job)).compactMap { one, other in
                guard let one, let other, other.milliseconds > 0 else { return nil }
                return one.milliseconds / other.milliseconds
            })
    }

    /// The peer that takes least.
    func bestPeer(_ job: Job) -> Contender? {
        peers(job).min { (milliseconds($0, job) ?? .infinity) < (milliseconds($1, job) ?? .infinity) }
    }

    /// The peers that did a job.
    func peers(_ job: Job) -> [Contender] {
        (measured[job] ?? [:]).keys.filter { $0.part == .peer && milliseconds($0, job) != nil }
            .sorted { $0.name < $1.name }
    }

    private func runs(_ contender: Contender, _ job: Job) -> [Measurement?] {
        measured[job]?[contender] ?? []
    }

    private func median(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }
}
