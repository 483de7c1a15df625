import CBenchmarkProbe
import Foundation

/// A program that measures benchmarks and prints one table for each group.
///
/// ```
/// layout-benchmarks [--no-instructions] [--markdown] [NAME…]
/// ```
///
/// Names select the benchmarks whose group or name contains one of them, in any case.
public struct BenchmarkProgram {
    /// The figures of a benchmark that was run.
    public typealias Lookup = (_ group: String, _ name: String, _ size: Int) -> Figures?

    private let benchmarks: [Benchmark]
    private let remarks: (Lookup) -> [String]

    /// A program with its benchmarks, and lines about several of them together, such as ratios.
    public init(_ benchmarks: [Benchmark], remarks: @escaping (Lookup) -> [String] = { _ in [] }) {
        self.benchmarks = benchmarks
        self.remarks = remarks
    }

    /// Runs what the command line asks for and ends the program: with 1 where a promise is not kept or instructions
    /// cannot be counted, with 2 where the command line is wrong.
    public func run() -> Never {
        var names = CommandLine.arguments.dropFirst().map { $0 }
        let isChild = take(Callgrind.childArgument, from: &names)
        let isMarkdown = take("--markdown", from: &names)
        let countsInstructions = !take("--no-instructions", from: &names)
        if let unknown = names.first(where: { $0.hasPrefix("-") }) {
            fail("unknown option \(unknown); known: --markdown, --no-instructions", status: 2)
        }
        let selected = benchmarks.filter { benchmark in
            names.isEmpty || names.contains { benchmark.key.lowercased().contains($0.lowercased()) }
        }
        guard !selected.isEmpty else {
            let groups = Set(benchmarks.map(\.group)).sorted().joined(separator: ", ")
            fail("no benchmark is called \(names.joined(separator: " or ")); groups: \(groups)", status: 2)
        }
        if isChild {
            for benchmark in selected where benchmark.countsInstructions { BenchmarkRunner().count(benchmark) }
            exit(0)
        }
        var figures = measure(selected)
        if countsInstructions {
            progress("counting instructions")
            do {
                for (key, count) in try Callgrind.instructions(arguments: names) {
                    figures[key]?.instructions = count
                }
            } catch {
                fail("\(error)", status: 1)
            }
        }
        let report = Report(benchmarks: selected, figures: figures, isMarkdown: isMarkdown)
        print(report.text)
        let lines = remarks { group, name, size in figures["\(group)/\(name)/\(size)"] }
        if !lines.isEmpty { print("\n" + lines.map { isMarkdown ? "- \($0)" : $0 }.joined(separator: "\n")) }
        let broken = report.brokenPromises
        if !broken.isEmpty { fail("more than promised:\n  " + broken.joined(separator: "\n  "), status: 1) }
        exit(0)
    }

    private func measure(_ selected: [Benchmark]) -> [String: Figures] {
        var figures: [String: Figures] = [:]
        for benchmark in selected {
            progress(benchmark.key)
            figures[benchmark.key] = BenchmarkRunner().figures(of: benchmark)
        }
        return figures
    }

    private func take(_ option: String, from arguments: inout [String]) -> Bool {
        let count = arguments.count
        arguments.removeAll { $0 == option }
        return arguments.count < count
    }

    private func progress(_ text: String) {
        FileHandle.standardError.write(Data("… \(text)\n".utf8))
    }

    private func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
        exit(status)
    }
}
