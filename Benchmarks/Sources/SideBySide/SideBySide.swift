import BenchmarkReporting
import ComparedScenes
import Flatlay
import Foundation

/// Measures Flatlay and other programs by turns, and prints how far Flatlay is from where it has to be.
///
/// ```
/// side-by-side --peers FOLDER --own-peers FOLDER --home FOLDER --command FILE [--rounds N] [--with PEER,PEER…]
///     [--markdown] [SCENE…]
/// ```
///
/// One round runs every program once for each job, so that what slows the machine down for a while slows all of them
/// down; every other round goes backwards. Flatlay on one thread and on all cores, and tuned C, take a fraction of a
/// second, in which the machine may do something else: they wait until it is idle, and until two of its cores are near
/// each other (see ``CoreDistance``), at most 20 seconds each; they run three times by turns, and the median counts. A
/// turn whose cores are far from each other at its end is run again, at most three times.
/// Figures are the median of all rounds, ratios the median of the ratios within the rounds.
@main
enum SideBySide {
    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("side-by-side: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func run() throws {
        var arguments = Arguments(CommandLine.arguments.dropFirst())
        guard let peers = arguments.value(of: "--peers"), let ownPeers = arguments.value(of: "--own-peers"),
            let home = arguments.value(of: "--home"), let command = arguments.value(of: "--command")
        else {
            throw ArgumentError(
                description: "--peers, --own-peers, --home and --command say where the programs are")
        }
        let rounds = try arguments.number(of: "--rounds") ?? 5
        let names = arguments.value(of: "--with") ?? "typst,takumi,chromium"
        let isMarkdown = arguments.flag("--markdown")
        let scenes = try arguments.rest.map { name in
            guard let scene = ComparedScene(rawValue: name) else {
                throw ArgumentError(
                    description:
                        "'\(name)' is none of \(ComparedScene.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return scene
        }
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let place = Place(
            flatlay: program.appendingPathComponent("compared-scenes").path, command: command, peers: peers,
            ownPeers: ownPeers, home: home)
        let contenders =
            [Contender.flatlay, .flatlayOnAllCores, .limit, .plain]
            + names.split(separator: ",").map { .peer(String($0)) } + [.typstRepeating]
        let goals = Goal.all.filter { scenes.isEmpty || scenes.contains($0.job.scene) }
        var jobs: [Job] = []
        for goal in goals where !jobs.contains(goal.job) { jobs.append(goal.job) }
        var log = DistanceLog()
        let results = measure(jobs, contenders, rounds: rounds, in: place, &log)
        report(ResultTables(results: results, contenders: contenders), jobs, goals, isMarkdown: isMarkdown)
        if let summary = log.summary { print(summary) }
    }

    private static func measure(
        _ jobs: [Job], _ contenders: [Contender], rounds: Int, in place: Place, _ log: inout DistanceLog
    ) -> Results {
        var results = Results()
        for round in 1...rounds {
            for job in jobs {
                let order = (round.isMultiple(of: 2) ? contenders.reversed() : contenders)
                    .filter { $0.makes(job.kind, of: job.scene) }
                report(round, job, "Flatlay")
                for (contender, measurement) in measureQuick(order.filter(\.isQuick), job, in: place, &log) {
                    results.add(measurement, of: contender, for: job)
                }
                for contender in order where !contender.isQuick {
                    // Whoever draws slowly draws the same in every round; twice is enough to see it.
                    if [.plain, .peer, .repeating].contains(contender.part), round > 3 { continue }
                    if [.plain, .repeating].contains(contender.part), job.isCold { continue }
                    report(round, job, contender.name)
                    results.add(contender.measure(job, in: place), of: contender, for: job)
                }
            }
        }
        return results
    }

    private static func report(_ round: Int, _ job: Job, _ name: String) {
        let job = "\(job.scene.rawValue) \(job.kind.rawValue)\(job.isCold ? " cold" : "")"
        FileHandle.standardError.write(Data("… round \(round): \(job) by \(name)\n".utf8))
    }

    /// The maximum number of times that a turn is run again.
    private static let repetitions = 3

    /// Runs programs three times by turns, and returns the median of each.
    private static func measureQuick(
        _ contenders: [Contender], _ job: Job, in place: Place, _ log: inout DistanceLog
    ) -> [(Contender, Measurement?)] {
        IdleMachine.wait()
        let turns = (0..<3).map { _ in
            var turn: [Measurement?] = []
            for _ in 0...repetitions {
                let distance = CoreDistance.waitUntilNear()
                turn = contenders.map { $0.measure(job, in: place) }
                if log.add(before: distance, after: CoreDistance.nanoseconds()) { break }
            }
            return turn
        }
        return contenders.enumerated().map { index, contender in
            let sorted = turns.compactMap { $0[index] }.sorted { $0.milliseconds < $1.milliseconds }
            return (contender, sorted.isEmpty ? nil : sorted[sorted.count / 2])
        }
    }

    private static func report(_ tables: ResultTables, _ jobs: [Job], _ goals: [Goal], isMarkdown: Bool) {
        let warm = jobs.filter { !$0.isCold }
        let cold = jobs.filter(\.isCold)
        for table in [
            tables.field(warm), tables.field(cold), tables.memory(warm.filter { $0.kind == .png }),
            tables.goals(goals), tables.memoryGoals(warm.filter { $0.kind == .png && !$0.scene.isRealContent }),
        ] where !table.rows.isEmpty {
            print((isMarkdown ? table.markdown : table.text) + "\n")
        }
    }
}
