import BenchmarkReporting
import ComparedScenes
import Flatlay
import Foundation

/// Measures how cost grows with the number of cards, in time and in memory, and draws it.
///
/// ```
/// scaling-benchmarks [--markdown] [--plot FILE] [SERIES…]
/// ```
///
/// Each figure is measured in a process of its own, because the most memory that a process had is known only for all of
/// it. Five rounds measure everything once, so that what is compared was measured in the same minute: figures are the
/// middle of the rounds, ratios the middle of those within the rounds. Ends with status 1 where cost grows faster than it
/// may.
@main
enum ScalingBenchmarks {
    static func main() {
        do {
            var arguments = Arguments(CommandLine.arguments.dropFirst())
            if let size = try arguments.number(of: "--child") {
                guard let series = arguments.rest.first.flatMap(Series.init(rawValue:)) else { exit(2) }
                print(try series.measure(size).line)
            } else {
                try run(&arguments)
            }
        } catch {
            FileHandle.standardError.write(Data("scaling-benchmarks: \(error)\n".utf8))
            exit(2)
        }
    }

    private static let rounds = 5

    private static func run(_ arguments: inout Arguments) throws {
        let isMarkdown = arguments.flag("--markdown")
        let plot = arguments.value(of: "--plot")
        let names = arguments.rest
        let selected = Series.allCases.filter { series in
            names.isEmpty || names.contains { series.rawValue.contains($0) }
        }
        guard !selected.isEmpty else {
            throw ArgumentError(description: "no series is called \(names.joined(separator: " or "))")
        }
        var results = ScalingResults()
        for round in 1...rounds {
            for place in 0..<3 {
                for series in selected {
                    let size = series.sizes[place]
                    FileHandle.standardError.write(Data("… round \(round): \(series.rawValue), \(size)\n".utf8))
                    results.add(try child(series, size), of: series, size: size)
                }
            }
        }
        for table in results.tables { print((isMarkdown ? table.markdown : table.text) + "\n") }
        let lines = results.verdicts
        print(lines.map { (isMarkdown ? "- " : "") + $0.text }.joined(separator: "\n"))
        if let plot {
            let renderer = ImageRenderer(content: ScalingPlot(results: results))
            renderer.scale = 2
            renderer.background = .white
            renderer.title = "Milliseconds by the number of cards"
            renderer.pngCompression = .smallest
            try renderer.write(to: plot)
        }
        exit(lines.allSatisfy(\.isReached) ? 0 : 1)
    }

    private static func child(_ series: Series, _ size: Int) throws -> Cost {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["--child", "\(size)", series.rawValue]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, let cost = Cost(line: text) else {
            throw ArgumentError(description: "\(series.rawValue) failed at \(size)")
        }
        return cost
    }
}
